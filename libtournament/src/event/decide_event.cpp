// The event itself: settings, rules, sections and their stages.
#include <algorithm>
#include <set>

#include "advancing.h"
#include "deciding.h"
#include "text.h"
#include "tournament/event/validate.h"

namespace tournament::event {

namespace {

dots::Result<void> in_range(std::string_view field, int value, int low, int high, Refusal refusal) {
  if (value >= low && value <= high) return {};
  return refuse(refusal,
                {{refusal == Refusal::rules_value ? "field" : "option", std::string(field)}, arg("value", value)});
}

/// A score table may change freely before the first round of its stage is published; later all that was shown changes
/// with it.
dots::Result<void> check_scores(Deciding& deciding, const SetSection& command, StageNumber number, const Stage& stands,
                                const Stage& wanted) {
  if (wanted.scores == stands.scores) return {};
  const State& state = deciding.state;
  const auto shown = std::count_if(state.rounds.begin(), state.rounds.end(), [&](const Round& r) {
    return r.section == command.section && r.stage == number && (r.phase == Phase::published || r.version > 0);
  });
  if (shown == 0) return {};
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok;
  deciding.warn(WarningLevel::confirm_twice, Refusal::scores_change,
                {arg("section", command.section), arg("stage", number), arg("rounds", shown)});
  return {};
}

/// The log of an event gives duels a meaning from its first entry on.
dots::Result<void> check_challenge(const State& state, const SetSection& command) {
  const bool is_challenge = state.open_challenge.has_value();
  for (std::size_t i = 0; i < command.stages.size(); ++i) {
    const bool is_its_stage = is_challenge && command.section == 1 && i == 0;
    if ((command.stages[i].system == System::challenge) != is_its_stage) {
      return refuse(Refusal::challenge_stage,
                    {arg("section", command.section), arg("stage", static_cast<StageNumber>(i) + 1)});
    }
  }
  return {};
}

dots::Result<void> check_stages(Deciding& deciding, const SetSection& command) {
  if (command.stages.empty()) return refuse(Refusal::stages_missing, {arg("section", command.section)});
  if (auto ok = check_challenge(deciding.state, command); !ok) return ok;
  for (const Stage& stage : command.stages) {
    if (auto ok = validate(stage.options, deciding.context.limits); !ok) return ok;
    if (!stage.scores) continue;
    if (auto ok = validate(*stage.scores, deciding.context.limits); !ok) return ok;
  }
  const Section* section = find_section(deciding.state, command.section);
  if (section == nullptr) return {};
  for (std::size_t i = 0; i < section->stages.size(); ++i) {
    const auto number = static_cast<StageNumber>(i) + 1;
    const Stage& stands = section->stages[i];
    const bool begun = !stands.entries.empty() || first_round_of(deciding.state, command.section, number) <=
                                                      rounds_of(deciding.state, command.section);
    if (!begun) continue;
    // The number of rounds and of those who go on may still change.
    StageOptions wanted = i < command.stages.size() ? command.stages[i].options : StageOptions{};
    wanted.rounds = stands.options.rounds;
    wanted.advance = stands.options.advance;
    if (i >= command.stages.size() || command.stages[i].system != stands.system || wanted != stands.options) {
      return refuse(Refusal::stage_begun, {arg("section", command.section), arg("stage", number)});
    }
    if (auto ok = check_scores(deciding, command, number, stands, command.stages[i]); !ok) return ok;
  }
  return {};
}

dots::Result<void> check_team_rules(const Deciding& deciding, const EventRules& rules) {
  const Limits& limits = deciding.context.limits;
  if (auto ok = in_range("boards", rules.boards, 0, limits.boards, Refusal::rules_value); !ok) return ok;
  if (auto ok = validate(rules.board_scores, limits); !ok) return ok;
  if (deciding.state.rounds.empty()) return {};
  const EventRules& stands = deciding.state.rules;
  if (rules.boards != stands.boards) return refuse(Refusal::teams_begun, {{"field", "boards"}});
  if (rules.board_points_first != stands.board_points_first) {
    return refuse(Refusal::teams_begun, {{"field", "board_points_first"}});
  }
  if (rules.board_scores != stands.board_scores) return refuse(Refusal::teams_begun, {{"field", "board_scores"}});
  return {};
}

}  // namespace

Bodies decide_on(Deciding& deciding, const CreateEvent& command) {
  if (deciding.state.created) return refuse(Refusal::event_exists, {{"code", deciding.state.settings.code}});
  auto settings = validated(command.settings, deciding.context.limits);
  if (!settings) return settings.error();
  return one(EventCreated{std::move(*settings)});
}

Bodies decide_on(Deciding& deciding, const SetRules& command) {
  const EventRules& rules = command.rules;
  const int most = deciding.context.limits.rounds;
  if (rules.missed != ByeKind::zero_point && rules.missed != ByeKind::half_point) {
    return refuse(Refusal::rules_value, {{"field", "missed"}, {"value", std::string(to_text(rules.missed))}});
  }
  for (const auto& [field, value] : {std::pair{"half_byes", rules.half_byes.value_or(0)},
                                     {"no_byes_in_last", rules.no_byes_in_last},
                                     {"late_until", rules.late_until},
                                     {"club_apart_until", rules.club_apart_until},
                                     {"default_minutes", rules.default_minutes}}) {
    if (auto ok = in_range(field, value, 0, most, Refusal::rules_value); !ok) return ok.error();
  }
  if (auto ok = check_team_rules(deciding, rules); !ok) return ok.error();
  // Only what its text says can be kept.
  if (rules.time.is_set() && parse_time_control(to_text(rules.time)) != rules.time) {
    return refuse(Refusal::rules_value, {{"field", "time"}, {"value", to_text(rules.time)}});
  }
  if (rules == deciding.state.rules) return std::vector<LogBody>{};
  return one(RulesSet{rules});
}

Bodies decide_on(Deciding& deciding, const SetSection& command) {
  const auto next = static_cast<SectionNumber>(deciding.state.sections.size()) + 1;
  if (command.section < 1 || command.section > next) {
    return refuse(Refusal::section_order, {arg("section", command.section), arg("next", next)});
  }
  if (auto ok = check_text(command.name, {"name", "name_length", deciding.context.limits.name_length}); !ok) {
    return ok.error();
  }
  if (auto ok = check_stages(deciding, command); !ok) return ok.error();
  if (auto ok = check_reason(deciding, command.reason, false); !ok) return ok.error();
  return one(SectionSet{command.section, command.name, command.stages, command.reason});
}

Bodies decide_on(Deciding& deciding, const AdvanceStage& command) {
  if (auto known = known_section(deciding.state, command.section); !known) return known.error();
  const StageNumber stage = current_stage(deciding.state, command.section);
  const Stage* next = stage_in(deciding.state, command.section, stage + 1);
  if (next == nullptr) {
    return refuse(Refusal::no_next_stage, {arg("section", command.section), arg("stage", stage)});
  }
  if (auto ok = check_reason(deciding, command.reason, !command.entries.empty()); !ok) return ok.error();
  if (auto ended = stage_has_ended(deciding.state, command.section, stage); !ended) return ended.error();

  std::vector<EntryNumber> entries = command.entries;
  if (entries.empty()) entries = those_who_advance(deciding.state, command.section, stage);
  const std::vector<EntryNumber> from = seeded_entries(deciding.state, command.section, stage);
  std::set<EntryNumber> seen;
  for (const EntryNumber number : entries) {
    if (std::find(from.begin(), from.end(), number) == from.end() || !seen.insert(number).second) {
      return refuse(Refusal::who_advances, {arg("number", number)});
    }
  }
  if (entries.size() < 2) return refuse(Refusal::who_advances, {arg("number", entries.empty() ? 0 : entries.front())});
  return one(StageAdvanced{command.section, stage + 1, std::move(entries), command.reason});
}

Bodies decide_on(Deciding& deciding, const SetPenalty& command) {
  const auto entry = known_entry(deciding.state, command.penalty.number);
  if (!entry) return entry.error();
  const int most = deciding.context.limits.award_halves;
  if (const int halves = command.penalty.halves; halves == 0 || halves < -most || halves > most) {
    return refuse(Refusal::penalty, {arg("halves", halves)});
  }
  if (auto round = known_round(deciding.state, (*entry)->section, command.penalty.round); !round) return round.error();
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  return one(PenaltySet{command.penalty, command.reason});
}

}  // namespace tournament::event
