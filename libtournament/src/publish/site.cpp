#include "tournament/publish/site.h"

#include <set>

#include "publish/site_view.h"
#include "tournament/publish/public_player.h"

namespace tournament::publish {
namespace {

void add_games(Site& site, const SiteView& view) {
  std::set<std::string> stored;  // a file of many games is stored once
  for (const event::Round& round : view.input.state.rounds)
    for (const event::Pairing& pairing : round.pairings) {
      const SiteRecord* record = view.record(pairing);
      if (record == nullptr) continue;
      site.push_back({SiteView::game_page(round.number, pairing.table), game_page(view, round, pairing, *record)});
      const std::string file = SiteView::record_file(pairing.result->record, *record);
      if (!file.empty() && stored.insert(file).second) site.push_back({file, record->bytes});
    }
}

}  // namespace

Site make_site(const SiteInput& given) {
  const SiteInput input = public_input(given);
  const SiteView view(input, texts(Language::english));
  Site site{{"index.html", index_page(view)},
            {"crosstable.html", crosstable_page(view)},
            {"rounds.html", rounds_page(view)},
            {"players.html", players_page(view)},
            {"style.css", std::string(style_sheet())},
            {"icon.svg", icon()},
            {"standings.csv", to_csv(Document{"", standings_blocks(view, input.standings, false)})},
            {"standings.json", standings_json(view)},
            {"crosstable.csv", to_csv(crosstable_table(view, input.crosstable))}};
  if (input.state.rules.boards > 0) {
    site.push_back({"boards.html", boards_page(view)});
    site.push_back({"boards.csv", to_csv(Document{"", boards_blocks(view, input.boards, false)})});
  }
  for (const event::Entry& entry : input.state.entries)
    site.push_back({SiteView::player_page(entry.number), player_page(view, entry)});
  add_games(site, view);
  return site;
}

}  // namespace tournament::publish
