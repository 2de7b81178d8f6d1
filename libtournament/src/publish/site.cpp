#include "tournament/publish/site.h"

#include <set>

#include "publish/site_view.h"
#include "tournament/publish/public_player.h"
#include "tournament/publish/tables.h"

namespace tournament::publish {
namespace {

/// Pages of all games with a record, and the records.
void add_games(Site& site, const SiteView& view) {
  std::set<std::string> stored;  // a file of many games is stored once
  for (const ShownGame& game : shown_games(view)) {
    const SiteRecord& record = *view.record(game.record);
    site.push_back({game.path, game_page(view, game, record)});
    const std::string file = SiteView::record_file(game.record, record);
    if (!file.empty() && stored.insert(file).second) site.push_back({file, record.bytes});
  }
}

/// Of an event that is played in rounds.
void add_rounds(Site& site, const SiteView& view) {
  const SiteInput& input = view.input;
  site.push_back({"index.html", index_page(view)});
  site.push_back({"crosstable.html", crosstable_page(view)});
  site.push_back({"rounds.html", rounds_page(view)});
  site.push_back({"standings.csv", to_csv(Document{"", standings_blocks(view, input.standings, false)})});
  site.push_back({"standings.json", standings_json(view)});
  site.push_back({"crosstable.csv", to_csv(crosstable_table(view, input.crosstable))});
  if (input.state.rules.boards > 0) {
    site.push_back({"boards.html", boards_page(view)});
    site.push_back({"boards.csv", to_csv(Document{"", boards_blocks(view, input.boards, false)})});
  }
}

void add_challenge(Site& site, const SiteView& view) {
  const TableSource source{view.input.state, view.input.players};
  const Document standings = challenge_document(source);
  site.push_back({"index.html", challenge_page(view)});
  site.push_back({"central.html", central_page(view)});
  site.push_back({"sheets.html", sheets_page(view)});
  site.push_back({"standings.csv", to_csv(standings)});
  site.push_back({"standings.json", to_json(standings)});
  site.push_back({"central.csv", to_csv(central_document(source))});
}

}  // namespace

Site make_site(const SiteInput& given) {
  const SiteInput input = public_input(given);
  const SiteView view(input, texts(Language::english));
  Site site;
  if (input.state.open_challenge)
    add_challenge(site, view);
  else
    add_rounds(site, view);
  add_games(site, view);
  site.push_back({"players.html", players_page(view)});
  site.push_back({"style.css", std::string(style_sheet())});
  site.push_back({"icon.svg", icon()});
  for (const event::Entry& entry : input.state.entries)
    site.push_back({SiteView::player_page(entry.number), player_page(view, entry)});
  return site;
}

}  // namespace tournament::publish
