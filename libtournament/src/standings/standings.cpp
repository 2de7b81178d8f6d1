#include "tournament/standings/standings.h"

#include <array>
#include <cstdlib>

#include "event/stage_input.h"
#include "ranking.h"
#include "tally.h"
#include "unplayed.h"

namespace tournament::standings {

Standings standings(const event::State& state, const Options& options) {
  const Tally counted = tally(state, options);
  return {.rows = rank(state, counted).rows,
          .after_round = counted.after_round,
          .open_tables = counted.open_tables,
          .stage = counted.stage};
}

std::string to_text(Quarters quarters) {
  static constexpr std::array<const char*, 4> fractions{"", ".25", ".5", ".75"};
  const long size = std::abs(quarters.value);
  return (quarters.value < 0 ? "-" : "") + std::to_string(size / 4) + fractions[static_cast<std::size_t>(size % 4)];
}

std::string halves_text(long halves) { return to_text(Quarters{2 * halves}); }

std::vector<SonnebornBergerTerm> explain_sonneborn_berger(const event::State& state, const Options& options,
                                                          event::EntryNumber number) {
  const Tally counted = tally(state, options);
  std::vector<SonnebornBergerTerm> terms;
  const auto found = counted.index.find(number);
  if (found == counted.index.end()) return terms;
  if (!event::is_table_system(counted.system)) {
    const Unplayed unplayed(counted, &Row::points_halves, &Slot::points, counted.scores.draw);
    for (const OpponentTerm& term : unplayed.terms(found->second)) {
      terms.push_back({.round = term.round,
                       .opponent = term.opponent,
                       .made_halves = term.made,
                       .opponent_points_halves = term.points,
                       .product = Quarters{static_cast<long>(term.made) * term.points}});
    }
    return terms;
  }
  const auto add = [&](const CountedGame& game, std::size_t opponent, int made) {
    const int points = counted.rows[opponent].points_halves;
    terms.push_back({.round = game.round,
                     .opponent = counted.rows[opponent].number,
                     .made_halves = made,
                     .opponent_points_halves = points,
                     .product = Quarters{static_cast<long>(made) * points}});
  };
  for (const CountedGame& game : counted.games) {
    if (counted.rows[game.first].number == number) add(game, game.second, game.award.first_halves);
    if (counted.rows[game.second].number == number) add(game, game.first, game.award.second_halves);
  }
  return terms;
}

std::vector<BuchholzTerm> explain_buchholz(const event::State& state, const Options& options,
                                           event::EntryNumber number) {
  const Tally counted = tally(state, options);
  std::vector<BuchholzTerm> terms;
  const auto found = counted.index.find(number);
  if (found == counted.index.end() || event::is_table_system(counted.system) || event::is_bracket(counted.system)) {
    return terms;
  }
  const Unplayed unplayed(counted, &Row::points_halves, &Slot::points, counted.scores.draw);
  for (const OpponentTerm& term : unplayed.terms(found->second)) {
    terms.push_back({.round = term.round, .opponent = term.opponent, .halves = term.points, .cut = term.cut});
  }
  return terms;
}

std::vector<DirectTable> explain_direct_encounters(const event::State& state, const Options& options) {
  return rank(state, tally(state, options)).direct_tables;
}

}  // namespace tournament::standings
