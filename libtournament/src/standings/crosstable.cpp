#include <unordered_map>

#include "tally.h"
#include "tournament/standings/standings.h"

namespace tournament::standings {

namespace {

using event::ResultKind;

/// What the result says of one of the two; it speaks of the game and not of the points it was worth.
std::string cell_text(const std::optional<event::GameResult>& result, bool is_first) {
  if (!result) return "";
  switch (result->kind) {
    case ResultKind::first_wins: return is_first ? "1" : "0";
    case ResultKind::draw: return "½";
    case ResultKind::second_wins: return is_first ? "0" : "1";
    case ResultKind::first_wins_forfeit: return is_first ? "+" : "-";
    case ResultKind::second_wins_forfeit: return is_first ? "-" : "+";
    case ResultKind::double_forfeit: return "-";
    case ResultKind::both_lose: return "0";
    case ResultKind::first_half: return is_first ? "½" : "0";
    case ResultKind::second_half: return is_first ? "0" : "½";
    case ResultKind::unplayed:
    case ResultKind::adjourned: return "";
  }
  return "";
}

}  // namespace

Crosstable crosstable(const event::State& state, const Options& options) {
  Crosstable table{.rows = standings(state, options).rows, .cells = {}};
  const std::size_t size = table.rows.size();
  table.cells.assign(size, std::vector<std::vector<CrossCell>>(size));

  table.byes.assign(size, {});
  std::unordered_map<event::EntryNumber, std::size_t> place;
  for (std::size_t i = 0; i < size; ++i) place[table.rows[i].number] = i;

  const Tally counted = tally(state, options);
  for (const event::Round* round : counted_rounds(state, options)) {
    for (const event::Pairing& pairing : round->pairings) {
      const auto first = place.find(pairing.first), second = place.find(pairing.second);
      if (first == place.end()) continue;
      if (pairing.is_bye()) {
        table.byes[first->second].push_back(
            {round->number, pairing.bye, event::award(pairing.bye, counted.scores, counted.system)});
        continue;
      }
      if (second == place.end()) continue;
      std::string ours = cell_text(pairing.result, true), theirs = cell_text(pairing.result, false);
      if (pairing.result && !pairing.boards.empty()) {
        const event::BoardPoints points = board_points(state, *round, pairing);
        ours = halves_text(points.first_halves);
        theirs = halves_text(points.second_halves);
      }
      table.cells[first->second][second->second].push_back({round->number, std::move(ours), true});
      table.cells[second->second][first->second].push_back({round->number, std::move(theirs), false});
    }
  }
  return table;
}

}  // namespace tournament::standings
