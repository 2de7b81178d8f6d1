// The games of an event that have pages of their own: those whose record was given.
#include "dots/catalogue.h"
#include "publish/site_view.h"
#include "tournament/event/teams.h"

namespace tournament::publish {
namespace {

ShownPlayer shown_entry(const SiteView& view, event::EntryNumber number) {
  return {view.name(number), SiteView::player_page(number)};
}

/// Everything but who plays.
ShownGame shown_result(const SiteView& view, const event::Round& round, const event::Pairing& pairing,
                       const event::GameResult& result) {
  ShownGame game;
  game.result = std::string(event::to_text(result.kind));
  game.note = result_note(view.t, result);
  game.place =
      fill(view.t.game_of, {{"round", std::to_string(round.number)}, {"table", std::to_string(pairing.table)}});
  game.place_link = "rounds.html#" + SiteView::round_anchor(round.number);
  game.record = result.record;
  return game;
}

ShownGame shown_pairing(const SiteView& view, const event::Round& round, const event::Pairing& pairing) {
  ShownGame game = shown_result(view, round, pairing, *pairing.result);
  game.first = shown_entry(view, pairing.first);
  game.second = shown_entry(view, pairing.second);
  game.path = SiteView::game_page(round.number, pairing.table);
  return game;
}

/// Persons have no pages of their own in an event of teams: their names lead to the team.
ShownGame shown_board(const SiteView& view, const event::Round& round, const event::Pairing& pairing,
                      const event::BoardGame& board) {
  ShownGame game = shown_result(view, round, pairing, *board.result);
  const auto player = [&](event::PlayerId id, bool of_first) {
    return ShownPlayer{view.person(id), SiteView::player_page(of_first ? pairing.first : pairing.second)};
  };
  game.first = player(board.first, board.first_of_first);
  game.second = player(board.second, !board.first_of_first);
  game.place += ", " + fill(view.t.board_number, {{"board", std::to_string(board.board)}});
  game.path = SiteView::game_page(round.number, pairing.table, board.board);
  return game;
}

/// Who moved first is not told by a duel.
ShownGame shown_duel(const SiteView& view, const event::RecordedDuel& recorded) {
  const challenge::Duel& duel = recorded.duel;
  const auto entry = [&view](challenge::Number number) {
    const event::Challenger* challenger = event::find_challenger(*view.state.open_challenge, number);
    return challenger == nullptr ? 0 : challenger->entry;
  };
  ShownGame game;
  game.first = shown_entry(view, entry(duel.a));
  game.second = shown_entry(view, entry(duel.b));
  game.sides_known = false;
  game.path = SiteView::duel_page(duel.id);
  game.result = duel.winner() == 0 ? std::string(view.t.duel_drawn)
                                   : fill(view.t.duel_winner, {{"name", view.name(entry(duel.winner()))}});
  game.note = dots::game_name(duel.game);
  game.place = fill(view.t.duel_number, {{"duel", std::to_string(duel.id)}});
  game.place_link = "sheets.html#sheet-" + std::to_string(duel.a);
  game.record = recorded.record;
  return game;
}

}  // namespace

std::vector<ShownGame> shown_games(const SiteView& view) {
  std::vector<ShownGame> games;
  for (const event::Round& round : view.state.rounds)
    for (const event::Pairing& pairing : round.pairings) {
      if (view.record(pairing) != nullptr) games.push_back(shown_pairing(view, round, pairing));
      for (const event::BoardGame& board : event::boards_of(view.state, round, pairing))
        if (board.result && view.record(board.result->record) != nullptr)
          games.push_back(shown_board(view, round, pairing, board));
    }
  if (!view.state.open_challenge) return games;
  for (const event::RecordedDuel& duel : view.state.open_challenge->duels)
    if (!duel.struck && view.record(duel.record) != nullptr) games.push_back(shown_duel(view, duel));
  return games;
}

}  // namespace tournament::publish
