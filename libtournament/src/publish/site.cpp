#include "tournament/publish/site.h"

#include <set>

#include "publish/site_view.h"
#include "tournament/publish/public_player.h"
#include "tournament/publish/tables.h"

namespace tournament::publish {
namespace {

ShownGame shown(const SiteView& view, const event::Round& round, const event::Pairing& pairing) {
  return {.first = pairing.first,
          .second = pairing.second,
          .path = SiteView::game_page(round.number, pairing.table),
          .result = std::string(event::to_text(pairing.result->kind)),
          .note = result_note(view.t, *pairing.result),
          .place =
              fill(view.t.game_of, {{"round", std::to_string(round.number)}, {"table", std::to_string(pairing.table)}}),
          .place_link = "rounds.html#" + SiteView::round_anchor(round.number),
          .record = pairing.result->record};
}

/// Who moved first is not told by a duel.
ShownGame shown(const SiteView& view, const event::RecordedDuel& recorded) {
  const challenge::Duel& duel = recorded.duel;
  const auto entry = [&view](challenge::Number number) {
    const event::Challenger* challenger = event::find_challenger(*view.state.open_challenge, number);
    return challenger == nullptr ? 0 : challenger->entry;
  };
  const event::EntryNumber winner = entry(duel.winner());
  return {
      .first = entry(duel.a),
      .second = entry(duel.b),
      .sides_known = false,
      .path = SiteView::duel_page(duel.id),
      .result = winner == 0 ? std::string(view.t.duel_drawn) : fill(view.t.duel_winner, {{"name", view.name(winner)}}),
      .note = game_name(duel.game),
      .place = fill(view.t.duel_number, {{"duel", std::to_string(duel.id)}}),
      .place_link = "sheets.html#sheet-" + std::to_string(duel.a),
      .record = recorded.record};
}

void add_games(Site& site, const SiteView& view) {
  std::set<std::string> stored;  // a file of many games is stored once
  const auto add = [&](const SiteRecord& record, const ShownGame& game) {
    site.push_back({game.path, game_page(view, game, record)});
    const std::string file = SiteView::record_file(game.record, record);
    if (!file.empty() && stored.insert(file).second) site.push_back({file, record.bytes});
  };
  for (const event::Round& round : view.input.state.rounds)
    for (const event::Pairing& pairing : round.pairings)
      if (const SiteRecord* record = view.record(pairing)) add(*record, shown(view, round, pairing));
  if (!view.state.open_challenge) return;
  for (const event::RecordedDuel& duel : view.state.open_challenge->duels)
    if (const SiteRecord* record = duel.struck ? nullptr : view.record(duel.record)) add(*record, shown(view, duel));
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
