#include "tally.h"

#include <algorithm>
#include <tuple>

namespace tournament::standings {

namespace {

using event::ResultKind;

void count(Row& row, ResultKind kind, bool is_first) {
  switch (kind) {
    case ResultKind::first_wins: ++(is_first ? row.wins : row.losses); break;
    case ResultKind::second_wins: ++(is_first ? row.losses : row.wins); break;
    case ResultKind::draw: ++row.draws; break;
    case ResultKind::first_wins_forfeit: ++(is_first ? row.forfeit_wins : row.forfeit_losses); return;
    case ResultKind::second_wins_forfeit: ++(is_first ? row.forfeit_losses : row.forfeit_wins); return;
    case ResultKind::double_forfeit: ++row.forfeit_losses; return;
  }
  ++row.played;
}

std::vector<Encounter> encounters_of(const std::vector<CountedGame>& games) {
  std::vector<Encounter> all;
  all.reserve(games.size());
  for (const CountedGame& game : games) {
    const bool in_order = game.first < game.second;
    all.push_back({.low = std::min(game.first, game.second),
                   .high = std::max(game.first, game.second),
                   .games = 1,
                   .low_halves = in_order ? game.award.first_halves : game.award.second_halves,
                   .high_halves = in_order ? game.award.second_halves : game.award.first_halves});
  }
  std::sort(all.begin(), all.end(),
            [](const Encounter& a, const Encounter& b) { return std::tie(a.low, a.high) < std::tie(b.low, b.high); });
  std::vector<Encounter> merged;
  for (const Encounter& e : all) {
    if (merged.empty() || merged.back().low != e.low || merged.back().high != e.high) {
      merged.push_back(e);
      continue;
    }
    ++merged.back().games;
    merged.back().low_halves += e.low_halves;
    merged.back().high_halves += e.high_halves;
  }
  return merged;
}

}  // namespace

int last_round(const event::State& state, const Options& options) {
  const int paired = static_cast<int>(state.rounds.size());
  return options.after_round <= 0 ? paired : std::min(options.after_round, paired);
}

Tally tally(const event::State& state, const Options& options) {
  Tally result;
  result.after_round = last_round(state, options);
  result.scores = state.settings.scores;
  for (const event::Entry& entry : state.entries) {
    Row row;
    row.number = static_cast<event::EntryNumber>(result.rows.size()) + 1;
    row.player = entry.player;
    result.rows.push_back(std::move(row));
  }
  const auto is_entry = [&](event::EntryNumber n) {
    return n >= 1 && static_cast<std::size_t>(n) <= result.rows.size();
  };
  for (int r = 0; r < result.after_round; ++r) {
    const event::Round& round = state.rounds[static_cast<std::size_t>(r)];
    for (const event::Pairing& pairing : round.pairings) {
      if (pairing.is_bye() || !is_entry(pairing.first) || !is_entry(pairing.second)) continue;
      if (!pairing.result) {
        ++result.open_tables;
        continue;
      }
      const CountedGame game{.round = round.number,
                             .first = static_cast<std::size_t>(pairing.first) - 1,
                             .second = static_cast<std::size_t>(pairing.second) - 1,
                             .kind = pairing.result->kind,
                             .award = award(pairing.result->kind, state.settings.scores),
                             .score = pairing.result->score};
      Row& first = result.rows[game.first];
      Row& second = result.rows[game.second];
      count(first, game.kind, true);
      count(second, game.kind, false);
      first.points_halves += game.award.first_halves;
      second.points_halves += game.award.second_halves;
      result.games.push_back(game);
    }
  }
  result.encounters = encounters_of(result.games);
  return result;
}

}  // namespace tournament::standings
