#include "tally.h"

#include <algorithm>
#include <tuple>

#include "event/stage_input.h"

namespace tournament::standings {

namespace {

using event::ResultKind;

void count(Row& row, ResultKind kind, bool is_first) {
  switch (kind) {
    case ResultKind::first_wins: ++(is_first ? row.wins : row.losses); break;
    case ResultKind::second_wins: ++(is_first ? row.losses : row.wins); break;
    case ResultKind::draw: ++row.draws; break;
    case ResultKind::both_lose: ++row.losses; break;
    case ResultKind::first_half: ++(is_first ? row.draws : row.losses); break;
    case ResultKind::second_half: ++(is_first ? row.losses : row.draws); break;
    case ResultKind::first_wins_forfeit: ++(is_first ? row.forfeit_wins : row.forfeit_losses); return;
    case ResultKind::second_wins_forfeit: ++(is_first ? row.forfeit_losses : row.forfeit_wins); return;
    case ResultKind::double_forfeit: ++row.forfeit_losses; return;
    case ResultKind::unplayed:
    case ResultKind::adjourned: return;
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

event::StageNumber stage_of(const event::State& state, const Options& options) {
  if (options.stage > 0) return options.stage;
  event::StageNumber stage = 1;
  for (const event::Round& round : state.rounds) {
    const bool counts = options.after_round <= 0 || round.number <= options.after_round;
    if (round.section == options.section && counts) stage = std::max(stage, round.stage);
  }
  return stage;
}

/// Adds up rounds.
class Adder {
 public:
  Adder(const event::State& state, const Options& options, Tally& tally)
      : state_(state), options_(options), tally_(tally), tables_(event::is_table_system(tally.system)) {}

  void add_rows() {
    const event::Section* section = event::find_section(state_, options_.section);
    const bool known = section != nullptr && static_cast<std::size_t>(tally_.stage) <= section->stages.size();
    std::vector<event::EntryNumber> numbers = event::seeded_entries(state_, options_.section, tally_.stage);
    std::sort(numbers.begin(), numbers.end());
    for (const event::EntryNumber number : numbers) {
      const event::Entry& entry = *event::find_entry(state_, number);
      Row row;
      row.number = number;
      row.player = entry.player;
      row.withdrawn = !entry.leaves.empty() && entry.leaves.back().to == 0;
      tally_.index[number] = tally_.rows.size();
      tally_.rows.push_back(std::move(row));
    }
    tally_.bye_wins.assign(tally_.rows.size(), 0);
    tally_.slots.assign(tally_.rows.size(), {});
    if (!known) return;
    const event::Stage& stage = section->stages[static_cast<std::size_t>(tally_.stage) - 1];
    for (std::size_t g = 0; g < stage.groups.size(); ++g) {
      for (const event::EntryNumber number : stage.groups[g]) {
        if (Row* row = row_of(number)) row->group = static_cast<int>(g) + 1;
      }
    }
  }

  /// Whoever withdrew from a table before half of his games is removed with all of them.
  void remove_who_left() {
    if (!tables_) return;
    for (Row& row : tally_.rows) {
      if (row.withdrawn) row.removed = !event::games_of(state_, row.number, tally_.stage).counts();
    }
  }

  void add(const event::Round& round) {
    for (auto& slots : tally_.slots) slots.push_back({.round = round.number});
    add_missed(round);
    for (const event::Pairing& p : round.pairings) {
      if (p.is_bye()) {
        add_bye(p.first, event::award(p.bye, tally_.scores, tally_.system),
                event::award(p.bye, tally_.match, tally_.system), board_points(state_, round, p).first_halves);
        const bool given = p.bye == event::ByeKind::allocated || p.bye == event::ByeKind::full_point;
        if (Slot* slot = slot_of(p.first); slot != nullptr && given) slot->kind = Slot::Kind::given;
      } else {
        add_game(round, p);
      }
    }
    for (const event::Penalty& penalty : state_.penalties) {
      Row* row = penalty.round == round.number ? row_of(penalty.number) : nullptr;
      if (row == nullptr) continue;
      row->penalty_halves += penalty.halves;
      row->points_halves += penalty.halves;
    }
  }

 private:
  Row* row_of(event::EntryNumber number) {
    const auto found = tally_.index.find(number);
    return found == tally_.index.end() ? nullptr : &tally_.rows[found->second];
  }

  Slot* slot_of(event::EntryNumber number) {
    const auto found = tally_.index.find(number);
    return found == tally_.index.end() ? nullptr : &tally_.slots[found->second].back();
  }

  void add_bye(event::EntryNumber number, int halves, int match, int boards) {
    Row* row = row_of(number);
    if (row == nullptr || halves == 0) return;
    Slot& slot = *slot_of(number);
    slot.points = halves;
    slot.match = match;
    slot.boards = boards;
    row->match_halves += match;
    row->board_halves += boards;
    ++row->byes;
    row->bye_halves += halves;
    row->points_halves += halves;
    if (halves >= tally_.scores.win) ++tally_.bye_wins[tally_.index[number]];
  }

  void add_missed(const event::Round& round) {
    if (tables_ || state_.rules.missed != event::ByeKind::half_point) return;
    for (const event::Entry& entry : state_.entries) {
      if (entry.section != round.section || round.number >= entry.joined) continue;
      const bool team = tally_.teams && !entry.members.empty();
      add_bye(entry.number, tally_.scores.draw, tally_.match.draw,
              team ? state_.rules.boards * state_.rules.board_scores.draw : 0);
    }
  }

  void add_game(const event::Round& round, const event::Pairing& p) {
    Row* first = row_of(p.first);
    Row* second = row_of(p.second);
    if (first == nullptr || second == nullptr || first->removed || second->removed) return;
    slot_of(p.first)->kind = slot_of(p.second)->kind = Slot::Kind::open;
    if (!p.result || p.result->kind == ResultKind::adjourned) {
      ++tally_.open_tables;
      return;
    }
    const CountedGame game{.round = round.number,
                           .first = tally_.index[p.first],
                           .second = tally_.index[p.second],
                           .kind = p.result->kind,
                           .award = primary_award(state_, round, p),
                           .score = p.result->score,
                           .match = award(p.result->kind, tally_.match),
                           .boards = board_points(state_, round, p)};
    fill(*slot_of(p.first), game, true);
    fill(*slot_of(p.second), game, false);
    first->match_halves += game.match.first_halves;
    second->match_halves += game.match.second_halves;
    first->board_halves += game.boards.first_halves;
    second->board_halves += game.boards.second_halves;
    count(*first, game.kind, true);
    count(*second, game.kind, false);
    first->points_halves += game.award.first_halves;
    second->points_halves += game.award.second_halves;
    if (event::is_played(game.kind) || (tables_ && event::is_forfeit(game.kind))) tally_.games.push_back(game);
  }

  static void fill(Slot& slot, const CountedGame& game, bool is_first) {
    slot.opponent = is_first ? game.second : game.first;
    slot.points = is_first ? game.award.first_halves : game.award.second_halves;
    slot.match = is_first ? game.match.first_halves : game.match.second_halves;
    slot.boards = is_first ? game.boards.first_halves : game.boards.second_halves;
    switch (is_first ? game.kind : event::mirrored(game.kind)) {
      case ResultKind::first_wins_forfeit: slot.kind = Slot::Kind::forfeit_win; break;
      case ResultKind::second_wins_forfeit:
      case ResultKind::double_forfeit: slot.kind = Slot::Kind::forfeit_loss; break;
      case ResultKind::unplayed: slot.kind = Slot::Kind::given; break;
      default: slot.kind = Slot::Kind::played; break;
    }
  }

  const event::State& state_;
  const Options& options_;
  Tally& tally_;
  bool tables_;
};

}  // namespace

std::vector<const event::Round*> counted_rounds(const event::State& state, const Options& options) {
  const event::StageNumber stage = stage_of(state, options);
  std::vector<const event::Round*> rounds;
  for (const event::Round& round : state.rounds) {
    const bool counts = options.after_round <= 0 || round.number <= options.after_round;
    if (round.section == options.section && round.stage == stage && counts) rounds.push_back(&round);
  }
  return rounds;
}

Tally tally(const event::State& state, const Options& options) {
  Tally result;
  result.stage = stage_of(state, options);
  result.match = event::scores_of(state, options.section, result.stage);
  result.scores = result.match;
  result.teams = state.rules.boards > 0;
  if (result.teams && state.rules.board_points_first) {
    const event::ScoreTable& board = state.rules.board_scores;
    const int boards = state.rules.boards;
    result.scores = {boards * board.win, boards * board.draw, boards * board.loss, boards * board.draw};
  }
  const event::Section* section = event::find_section(state, options.section);
  const bool known = section != nullptr && static_cast<std::size_t>(result.stage) <= section->stages.size();
  result.system = known ? section->stages[static_cast<std::size_t>(result.stage) - 1].system : state.settings.system;
  const auto rounds = counted_rounds(state, options);
  Adder adder(state, options, result);
  adder.add_rows();
  adder.remove_who_left();
  for (const event::Round* round : rounds) adder.add(*round);
  result.after_round = rounds.empty() ? 0 : rounds.back()->number;
  result.encounters = encounters_of(result.games);
  return result;
}

}  // namespace tournament::standings
