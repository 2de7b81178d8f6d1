// Entries: adding, late ones too, seeding, replacement, check-in, fixed tables, and rules for pairs.
#include <algorithm>
#include <climits>
#include <set>

#include "deciding.h"
#include "stage_input.h"

namespace tournament::event {

namespace {

/// The first round that an entry made now can play; a draft can still take it in. Errors: entries_closed.
dots::Result<RoundNumber> first_round_to_play(const State& state, SectionNumber section) {
  const RoundNumber paired = rounds_of(state, section);
  if (paired == 0) return 1;
  const Round* last = find_round(state, section, paired);
  const RoundNumber joined = last->phase == Phase::draft ? paired : paired + 1;
  const bool open = current_stage(state, section) == 1 && takes_late_entries(stage_now(state, section).system);
  if (!open || (state.rules.late_until > 0 && joined > state.rules.late_until)) {
    return refuse(Refusal::entries_closed, {arg("rounds", paired)});
  }
  return joined;
}

const Entry* entry_of_player(const State& state, SectionNumber section, PlayerId player) {
  return detail::first_where(state.entries, [&](const Entry& e) { return e.section == section && e.player == player; });
}

dots::Result<void> check_player(const State& state, SectionNumber section, PlayerId player) {
  if (player <= 0) return refuse(Refusal::not_a_player, {arg("player", player)});
  if (const Entry* same = entry_of_player(state, section, player)) {
    return refuse(Refusal::already_entered, {arg("player", player), arg("number", same->number)});
  }
  return {};
}

std::vector<EntryNumber> by_rating(const Deciding& deciding, SectionNumber section) {
  const auto rating = [&](EntryNumber number) {
    const PlayerId player = find_entry(deciding.state, number)->player;
    const auto* facts =
        detail::first_where(deciding.context.people, [&](const PersonFacts& p) { return p.player == player; });
    return facts == nullptr ? -1 : facts->rating.value_or(-1);
  };
  std::vector<std::pair<int, EntryNumber>> order;
  for (const Entry& entry : deciding.state.entries) {
    if (entry.section == section) order.emplace_back(-rating(entry.number), entry.number);
  }
  std::sort(order.begin(), order.end());
  std::vector<EntryNumber> numbers;
  for (const auto& [below, number] : order) numbers.push_back(number);
  return numbers;
}

bool overlap(const PairRule& a, const PairRule& b) {
  const auto last = [](const PairRule& rule) { return rule.to == 0 ? INT_MAX : rule.to; };
  const bool same_pair = std::minmax(a.first, a.second) == std::minmax(b.first, b.second);
  return same_pair && a.from <= last(b) && b.from <= last(a);
}

/// Somebody cannot be forced to meet two in one round.
bool contradict(const PairRule& a, const PairRule& b) {
  if (overlap(a, b)) return true;
  const bool share = a.first == b.first || a.first == b.second || a.second == b.first || a.second == b.second;
  return a.forced && b.forced && share && a.from == b.from;
}

}  // namespace

Bodies decide_on(Deciding& deciding, const AddEntry& command) {
  const State& state = deciding.state;
  if (auto known = known_section(state, command.section); !known) return known.error();
  const auto joined = first_round_to_play(state, command.section);
  if (!joined) return joined.error();
  if (auto ok = check_player(state, command.section, command.player); !ok) return ok.error();
  const std::size_t count = state.entries.size() + 1;
  if (auto ok = check_members(deciding, command.section, static_cast<EntryNumber>(count), command.members); !ok) {
    return ok.error();
  }
  if (count > static_cast<std::size_t>(deciding.context.limits.players_in_event)) {
    return over_limit("players_in_event", static_cast<std::size_t>(deciding.context.limits.players_in_event), count);
  }
  // Refused here and not at the first pairing, when it would be too late for everybody.
  const auto in_section =
      static_cast<std::size_t>(std::count_if(state.entries.begin(), state.entries.end(),
                                             [&](const Entry& e) { return e.section == command.section; })) +
      1;
  if (const std::size_t rounds = rounds_of_tables(stage_now(state, command.section), in_section);
      rounds > static_cast<std::size_t>(deciding.context.limits.rounds)) {
    return over_limit("rounds", static_cast<std::size_t>(deciding.context.limits.rounds), rounds);
  }
  const auto number = static_cast<EntryNumber>(count);
  if (*joined > 1) {
    deciding.warn(WarningLevel::acknowledge, Refusal::late_entry, {arg("number", number), arg("missed", *joined - 1)});
  }
  warn_of_few_members(deciding, number, command.members.size());
  return one(EntryAdded{.number = number,
                        .player = command.player,
                        .section = command.section,
                        .joined = *joined,
                        .members = command.members});
}

Bodies decide_on(Deciding& deciding, const SeedEntries& command) {
  const State& state = deciding.state;
  if (auto known = known_section(state, command.section); !known) return known.error();
  if (auto ok = check_reason(deciding, command.reason, false); !ok) return ok.error();
  // FIDE C.04.2 2.3: numbers may be corrected until the fourth round has been paired.
  constexpr RoundNumber last_to_change = 3;
  const RoundNumber paired = rounds_of(state, command.section);
  const bool frozen =
      paired > last_to_change || (paired > 0 && stage_now(state, command.section).system != System::monrad &&
                                  stage_now(state, command.section).system != System::by_hand);
  if (frozen) return refuse(Refusal::seeding_frozen, {arg("rounds", paired)});

  const std::vector<EntryNumber> order = command.order.empty() ? by_rating(deciding, command.section) : command.order;
  std::set<EntryNumber> missing;
  for (const Entry& entry : state.entries) {
    if (entry.section == command.section) missing.insert(entry.number);
  }
  for (const EntryNumber number : order) {
    if (missing.erase(number) == 0) return refuse(Refusal::seeding_order, {arg("number", number)});
  }
  if (!missing.empty()) return refuse(Refusal::seeding_order, {arg("number", *missing.begin())});
  if (paired > 0) deciding.warn(WarningLevel::acknowledge, Refusal::seeding_changes, {arg("rounds", paired)});
  return one(SeedingSet{command.section, order, command.reason});
}

Bodies decide_on(Deciding& deciding, const ReplaceEntry& command) {
  const auto entry = known_entry(deciding.state, command.number);
  if (!entry) return entry.error();
  if ((*entry)->player == command.player) {
    return refuse(Refusal::same_player, {arg("number", command.number), arg("player", command.player)});
  }
  if (const RoundNumber round = first_game_of(deciding.state, **entry); round > 0) {
    return refuse(Refusal::has_played, {arg("number", command.number), arg("round", round)});
  }
  const Challenger* challenger =
      deciding.state.open_challenge ? challenger_of(*deciding.state.open_challenge, command.number) : nullptr;
  if (challenger != nullptr && is_named(*deciding.state.open_challenge, challenger->number)) {
    return refuse(Refusal::challenger_named, {arg("number", command.number)});
  }
  if (auto ok = check_player(deciding.state, (*entry)->section, command.player); !ok) return ok.error();
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  return one(EntryReplaced{command.number, command.player, command.reason});
}

Bodies decide_on(Deciding& deciding, const SetCheckin& command) {
  const State& state = deciding.state;
  const auto section = known_section(state, command.section);
  if (!section) return section.error();
  if ((*section)->checkin_open == command.open) {
    return refuse(Refusal::checkin_state, {arg("section", command.section)});
  }
  std::vector<LogBody> bodies = one(CheckinSet{command.section, command.open});
  if (command.open) return bodies;
  const RoundNumber next = rounds_of(state, command.section) + 1;
  for (const Entry& entry : state.entries) {
    if (entry.section != command.section || entry.checked_in || !takes_part(entry, next)) continue;
    if (!knows_wished_byes(stage_now(state, command.section).system)) {
      bodies.emplace_back(EntryWithdrawn{entry.number, next, ""});
    } else if (wished_bye(entry, next) == nullptr) {
      bodies.emplace_back(ByeWished{entry.number, next, ByeKind::zero_point, ""});
    }
  }
  return bodies;
}

Bodies decide_on(Deciding& deciding, const CheckIn& command) {
  const auto entry = known_entry(deciding.state, command.number);
  if (!entry) return entry.error();
  if (!find_section(deciding.state, (*entry)->section)->checkin_open) {
    return refuse(Refusal::checkin_state, {arg("section", (*entry)->section)});
  }
  if ((*entry)->checked_in == command.present) return std::vector<LogBody>{};
  return one(EntryCheckedIn{command.number, command.present});
}

Bodies decide_on(Deciding& deciding, const FixTable& command) {
  const auto entry = known_entry(deciding.state, command.number);
  if (!entry) return entry.error();
  const bool taken = command.table != 0 &&
                     std::any_of(deciding.state.entries.begin(), deciding.state.entries.end(), [&](const Entry& e) {
                       return e.number != command.number && e.section == (*entry)->section && e.table == command.table;
                     });
  if (taken || command.table < 0 || command.table > deciding.context.limits.players_in_event) {
    return refuse(Refusal::table_number, {arg("table", command.table)});
  }
  if ((*entry)->table == command.table) return std::vector<LogBody>{};
  return one(TableFixed{command.number, command.table});
}

Bodies decide_on(Deciding& deciding, const AddPairRule& command) {
  const State& state = deciding.state;
  const PairRule& rule = command.rule;
  const dots::Arguments pair{arg("first", rule.first), arg("second", rule.second)};
  const auto first = known_entry(state, rule.first);
  if (!first) return first.error();
  if (auto second = entry_of(state, (*first)->section, rule.second); !second) return second.error();
  const bool rounds_in_order = rule.from >= 1 && (rule.to == 0 || rule.to >= rule.from);
  // Nobody can be made to meet one and the same in more than one round without saying so each time.
  if (rule.first == rule.second || !rounds_in_order || (rule.forced && rule.to != rule.from)) {
    return refuse(Refusal::pair_rule, pair);
  }
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  const bool stands = std::any_of(state.pair_rules.begin(), state.pair_rules.end(),
                                  [&](const PairRule& other) { return contradict(rule, other); });
  if (stands) return refuse(Refusal::pair_rule_stands, pair);
  return one(PairRuleAdded{rule, command.reason});
}

Bodies decide_on(Deciding& deciding, const RemovePairRule& command) {
  const auto& rules = deciding.state.pair_rules;
  if (std::find(rules.begin(), rules.end(), command.rule) == rules.end()) {
    return refuse(Refusal::pair_rule_missing, {arg("first", command.rule.first), arg("second", command.rule.second)});
  }
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  return one(PairRuleRemoved{command.rule, command.reason});
}

}  // namespace tournament::event
