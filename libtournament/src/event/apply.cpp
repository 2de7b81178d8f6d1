#include <algorithm>

#include "apply_challenge.h"
#include "find_pairing.h"
#include "tournament/event/log.h"
#include "tournament/event/teams.h"

namespace tournament::event {

namespace {

void apply_to(State& state, const EventCreated& body) {
  state.settings = body.settings;
  state.created = true;
  Section whole;
  whole.stages.push_back({.system = body.settings.system, .options = body.settings.options});
  state.sections.assign(1, std::move(whole));
  if (body.settings.system == System::challenge) state.open_challenge.emplace();
}

void apply_to(State& state, const EntryAdded& body) {
  Entry entry;
  entry.number = body.number;
  entry.player = body.player;
  entry.section = body.section;
  entry.joined = body.joined;
  entry.members = body.members;
  state.entries.push_back(std::move(entry));
}

void apply_to(State& state, const RoundPaired& body) { state.rounds.push_back(body.round); }

void put_result(State& state, SectionNumber section, RoundNumber number, TableNumber table, BoardNumber board,
                std::optional<GameResult> result) {
  Round* round = round_in(state, section, number);
  Pairing* pairing = round == nullptr ? nullptr : find_table(*round, table);
  if (pairing == nullptr) return;
  if (board == 0) {
    pairing->result = std::move(result);
    pairing->boards.clear();
    return;
  }
  const bool there = board > 0 && board <= state.rules.boards && is_match(state, *pairing);
  if (!there) return;
  auto& boards = pairing->boards;
  boards.resize(static_cast<std::size_t>(state.rules.boards));
  boards[static_cast<std::size_t>(board) - 1] = std::move(result);
  if (std::none_of(boards.begin(), boards.end(), [](const auto& b) { return b.has_value(); })) boards.clear();
  pairing->result = boards.empty() ? std::nullopt : match_result(state, *round, *pairing);
}

void apply_to(State& state, const ResultSet& body) {
  put_result(state, body.section, body.round, body.table, body.board, body.result);
}

void apply_to(State& state, const ResultCleared& body) {
  put_result(state, body.section, body.round, body.table, body.board, std::nullopt);
}

void apply_to(State& state, const RulesSet& body) { state.rules = body.rules; }

void apply_to(State& state, const SectionSet& body) {
  Section* section = section_in(state, body.section);
  if (section == nullptr) {
    state.sections.emplace_back().number = body.section;
    section = &state.sections.back();
  }
  section->name = body.name;
  // A stage that has begun keeps its draw and its entries.
  for (std::size_t i = 0; i < body.stages.size(); ++i) {
    if (i == section->stages.size()) section->stages.emplace_back();
    section->stages[i].system = body.stages[i].system;
    section->stages[i].options = body.stages[i].options;
    section->stages[i].scores = body.stages[i].scores;
  }
  section->stages.resize(body.stages.size());
}

void apply_to(State& state, const StageAdvanced& body) {
  if (Stage* stage = stage_in(state, body.section, body.stage)) stage->entries = body.entries;
}

void apply_to(State& state, const StageDrawn& body) {
  Stage* stage = stage_in(state, body.section, body.stage);
  if (stage == nullptr) return;
  stage->drawn = true;
  stage->seed = body.seed;
  stage->bracket = body.bracket;
  stage->groups = body.groups;
}

void apply_to(State& state, const SeedingSet& body) {
  int place = 0;
  for (const EntryNumber number : body.order) {
    ++place;
    if (Entry* entry = entry_in(state, number)) entry->seed = place;
  }
}

void apply_to(State& state, const EntryWithdrawn& body) {
  Entry* entry = entry_in(state, body.number);
  if (entry != nullptr) entry->leaves.push_back({.from = body.from, .to = 0});
}

void apply_to(State& state, const EntryReturned& body) {
  Entry* entry = entry_in(state, body.number);
  if (entry == nullptr || entry->leaves.empty()) return;
  // A return before the first missed round takes the withdrawal back.
  Leave& leave = entry->leaves.back();
  leave.to = body.from - 1;
  if (leave.to < leave.from) entry->leaves.pop_back();
}

void apply_to(State& state, const EntryReplaced& body) {
  if (Entry* entry = entry_in(state, body.number)) entry->player = body.player;
  // School and category were those of the other player.
  if (state.open_challenge)
    std::erase_if(state.open_challenge->challengers, [&](const Challenger& c) { return c.entry == body.number; });
}

void apply_to(State& state, const ByeWished& body) {
  Entry* entry = entry_in(state, body.number);
  if (entry == nullptr) return;
  std::erase_if(entry->byes, [&](const WishedBye& bye) { return bye.round == body.round; });
  if (!body.kind) return;
  entry->byes.push_back({.round = body.round, .kind = *body.kind});
  std::sort(entry->byes.begin(), entry->byes.end(),
            [](const WishedBye& a, const WishedBye& b) { return a.round < b.round; });
}

void apply_to(State& state, const CheckinSet& body) {
  Section* section = section_in(state, body.section);
  if (section == nullptr) return;
  section->checkin_open = body.open;
  if (!body.open) return;
  for (Entry& entry : state.entries) {
    if (entry.section == body.section) entry.checked_in = false;
  }
}

void apply_to(State& state, const EntryCheckedIn& body) {
  if (Entry* entry = entry_in(state, body.number)) entry->checked_in = body.present;
}

void apply_to(State& state, const TableFixed& body) {
  if (Entry* entry = entry_in(state, body.number)) entry->table = body.table;
}

void apply_to(State& state, const GameSet& body) {
  std::erase_if(state.games, [&](const PlacedGame& game) { return game.place == body.game.place; });
  if (!body.game.choice.game.empty()) state.games.push_back(body.game);
}

void apply_to(State& state, const PairRuleAdded& body) { state.pair_rules.push_back(body.rule); }

void apply_to(State& state, const PairRuleRemoved& body) {
  const auto found = std::find(state.pair_rules.begin(), state.pair_rules.end(), body.rule);
  if (found != state.pair_rules.end()) state.pair_rules.erase(found);
}

void apply_to(State& state, const PenaltySet& body) { state.penalties.push_back(body.penalty); }

void apply_to(State& state, const RoundChanged& body) {
  Round* round = round_in(state, body.section, body.round);
  if (round == nullptr) return;
  std::vector<EntryNumber> named = body.unpaired;
  for (const Pairing& pairing : body.pairings) {
    named.push_back(pairing.first);
    if (!pairing.is_bye()) named.push_back(pairing.second);
  }
  const auto is_named = [&](EntryNumber number) {
    return number != 0 && std::find(named.begin(), named.end(), number) != named.end();
  };
  std::erase_if(round->pairings, [&](const Pairing& p) { return is_named(p.first) || is_named(p.second); });
  round->pairings.insert(round->pairings.end(), body.pairings.begin(), body.pairings.end());
  std::stable_sort(round->pairings.begin(), round->pairings.end(), [](const Pairing& a, const Pairing& b) {
    return a.is_bye() != b.is_bye() ? b.is_bye() : a.table < b.table;
  });
}

void apply_to(State& state, const RoundPhaseSet& body) {
  Round* round = round_in(state, body.section, body.round);
  if (round == nullptr) return;
  if (body.phase == Phase::published && round->phase != Phase::published) ++round->version;
  round->phase = body.phase;
}

void apply_to(State& state, const RoundRemoved& body) {
  std::erase_if(state.rounds,
                [&](const Round& round) { return round.section == body.section && round.number == body.round; });
}

void apply_to(State& state, const TeamSet& body) {
  Entry* entry = entry_in(state, body.number);
  if (entry == nullptr) return;
  std::erase_if(entry->former, [&](const FormerTeam& team) { return team.until >= body.from; });
  const RoundNumber last = body.from - 1;
  const bool had_rounds = last >= entry->joined && (entry->former.empty() || entry->former.back().until < last);
  if (had_rounds && !entry->members.empty()) entry->former.push_back({.until = last, .members = entry->members});
  entry->members = body.members;
  entry->captain = body.captain;
  // What was named with the old team in mind does not hold for the new one.
  std::erase_if(entry->line_ups, [&](const LineUp& line_up) { return line_up.round >= body.from; });
}

void apply_to(State& state, const LineUpSet& body) {
  Entry* entry = entry_in(state, body.number);
  if (entry == nullptr) return;
  std::erase_if(entry->line_ups, [&](const LineUp& line_up) { return line_up.round == body.round; });
  if (body.players.empty()) return;
  entry->line_ups.push_back({.round = body.round, .players = body.players});
  std::sort(entry->line_ups.begin(), entry->line_ups.end(),
            [](const LineUp& a, const LineUp& b) { return a.round < b.round; });
}

void apply_to(State& state, const MemberAwaySet& body) {
  Entry* entry = entry_in(state, body.number);
  if (entry == nullptr) return;
  const MemberAway away{.round = body.round, .player = body.player};
  std::erase(entry->away, away);
  if (!body.away) return;
  entry->away.push_back(away);
  std::sort(entry->away.begin(), entry->away.end(), [](const MemberAway& a, const MemberAway& b) {
    return std::pair(a.round, a.player) < std::pair(b.round, b.player);
  });
}

void apply_to(State& state, const EventClosed&) { state.closed = true; }

void apply_to(State& state, const EventReopened&) { state.closed = false; }

// An undo changes nothing by itself: apply() folds the log again without the entry.
void apply_to(State&, const Undone&) {}

void apply_one(State& state, const LogBody& body) {
  std::visit([&](const auto& b) { apply_to(state, b); }, body);
}

}  // namespace

State apply(State state, const LogBody& body) {
  const auto* undo = std::get_if<Undone>(&body);
  if (undo == nullptr) {
    apply_one(state, body);
    state.log.push_back(body);
    ++state.sequence;
    return state;
  }
  State again = without(state, undo->sequence);
  again.undone = std::move(state.undone);
  again.undone.push_back(undo->sequence);
  again.log = std::move(state.log);
  again.log.push_back(body);
  again.sequence = state.sequence + 1;
  return again;
}

State without(const State& state, std::int64_t sequence) {
  State folded;
  for (std::size_t i = 0; i < state.log.size(); ++i) {
    const auto number = static_cast<std::int64_t>(i) + 1;
    if (number == sequence || std::find(state.undone.begin(), state.undone.end(), number) != state.undone.end()) {
      continue;
    }
    apply_one(folded, state.log[i]);
  }
  return folded;
}

}  // namespace tournament::event
