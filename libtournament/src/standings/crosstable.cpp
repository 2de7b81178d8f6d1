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
  }
  return "";
}

}  // namespace

Crosstable crosstable(const event::State& state, const Options& options) {
  Crosstable table{.rows = standings(state, options).rows, .cells = {}};
  const std::size_t size = table.rows.size();
  table.cells.assign(size, std::vector<std::vector<CrossCell>>(size));

  std::vector<std::size_t> place(size + 1);  // of an entry number
  for (std::size_t i = 0; i < size; ++i) place[static_cast<std::size_t>(table.rows[i].number)] = i;
  const auto is_entry = [&](event::EntryNumber n) { return n >= 1 && static_cast<std::size_t>(n) <= size; };

  for (int r = 0; r < last_round(state, options); ++r) {
    const event::Round& round = state.rounds[static_cast<std::size_t>(r)];
    for (const event::Pairing& pairing : round.pairings) {
      if (pairing.is_bye() || !is_entry(pairing.first) || !is_entry(pairing.second)) continue;
      const std::size_t first = place[static_cast<std::size_t>(pairing.first)];
      const std::size_t second = place[static_cast<std::size_t>(pairing.second)];
      table.cells[first][second].push_back({round.number, cell_text(pairing.result, true), true});
      table.cells[second][first].push_back({round.number, cell_text(pairing.result, false), false});
    }
  }
  return table;
}

}  // namespace tournament::standings
