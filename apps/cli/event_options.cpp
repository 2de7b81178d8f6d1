#include "cli/event_options.h"

#include <algorithm>

#include "cli/decimal.h"
#include "cli/event_words.h"

namespace arbiter::cli {

namespace event = tournament::event;

namespace {

constexpr int highest_number = 1'000'000;

std::string hyphened(std::string_view word) {
  std::string text(word);
  std::ranges::replace(text, '_', '-');
  return text;
}

std::string underscored(std::string word) {
  std::ranges::replace(word, '-', '_');
  return word;
}

/// Puts a number where one is given.
dots::Result<void> take_number(const Invocation& call, std::string_view option, int low, int& into) {
  const auto number = call.options.number(option, low, highest_number);
  if (!number) return number.error();
  if (*number) into = **number;
  return {};
}

struct StageFlag {
  std::string_view name;
  bool event::StageOptions::*field;
  bool can_be_set;  ///< there is an option of that name
};
constexpr StageFlag stage_flags[] = {{"third-place", &event::StageOptions::third_place, true},
                                     {"consolation", &event::StageOptions::consolation, true},
                                     {"drawn", &event::StageOptions::drawn, true},
                                     {"varma", &event::StageOptions::varma, true},
                                     {"reset", &event::StageOptions::grand_final_reset, false},
                                     {"fill", &event::StageOptions::ladder_fill, false}};

dots::Result<void> take_flags(const Invocation& call, event::StageOptions& options) {
  for (const StageFlag& flag : stage_flags)
    if (flag.can_be_set && call.options.has(flag.name)) options.*flag.field = true;
  for (const std::string& name : parts_of(call.options.value_or("without", ""), ',')) {
    const auto flag = std::ranges::find(stage_flags, name, &StageFlag::name);
    if (flag == std::end(stage_flags))
      return bad_value("--without", name, "third-place, consolation, drawn, varma, reset or fill");
    options.*flag->field = false;
  }
  return {};
}

struct StageCount {
  std::string_view name;
  int event::StageOptions::*field;
  int low;
};
constexpr StageCount stage_counts[] = {{"rounds", &event::StageOptions::rounds, 0},
                                       {"cycles", &event::StageOptions::cycles, 1},
                                       {"groups", &event::StageOptions::groups, 1},
                                       {"advance", &event::StageOptions::advance, 0},
                                       {"best-of", &event::StageOptions::best_of, 1},
                                       {"spread-rounds", &event::StageOptions::spread_rounds, 0},
                                       {"max-meetings", &event::StageOptions::max_meetings, 1},
                                       {"ladder-reach", &event::StageOptions::ladder_reach, 1}};

dots::Result<void> take_bye_rules(const Invocation& call, event::EventRules& rules) {
  if (const auto text = call.options.value("half-byes"); text && *text == "any") {
    rules.half_byes.reset();
  } else if (text) {
    const auto number = whole_number(*text, 0, highest_number);
    if (!number) return bad_value("--half-byes", *text, "a whole number or 'any'");
    rules.half_byes = *number;
  }
  if (const auto text = call.options.value("missed")) {
    if (*text != "zero" && *text != "half") return bad_value("--missed", *text, "zero or half");
    rules.missed = *text == "half" ? event::ByeKind::half_point : event::ByeKind::zero_point;
  }
  return {};
}

/// Win, draw and loss where they are given; the points of a bye stay.
dots::Result<void> take_scores(const Invocation& call, std::string_view option, event::ScoreTable& scores) {
  const auto text = call.options.value(option);
  if (!text) return {};
  const std::vector<std::string> parts = parts_of(*text, ':');
  std::vector<long> halves;
  for (const std::string& part : parts)
    if (const auto value = halves_of(part)) halves.push_back(*value);
  const auto bye = scores.bye;
  if (const auto named = event::parse_score_table(*text))
    scores = *named;
  else if (parts.size() == 3 && halves.size() == 3)
    scores = {static_cast<int>(halves[0]), static_cast<int>(halves[1]), static_cast<int>(halves[2]), {}};
  else
    return bad_value("--" + std::string(option), *text,
                     "three numbers with halves at most, as 1:0.5:0, or 1-1/2-0, 2-1-0, 3-1-0, 4-2-1");
  scores.bye = bye;
  return {};
}

dots::Result<void> take_team_rules(const Invocation& call, event::EventRules& rules) {
  if (auto ok = take_number(call, "boards", 0, rules.boards); !ok) return ok;
  if (auto ok = take_yes_no(call.options, "board-order", rules.board_order); !ok) return ok;
  if (auto ok = take_scores(call, "board-points", rules.board_scores); !ok) return ok;
  if (const auto text = call.options.value("primary")) {
    if (*text != "match" && *text != "board") return bad_value("--primary", *text, "match or board");
    rules.board_points_first = *text == "board";
  }
  return {};
}

}  // namespace

bool gives_any(const Invocation& call, std::span<const OptionSpec> specs) {
  return std::ranges::any_of(specs, [&](const OptionSpec& spec) { return call.options.has(spec.name); });
}

dots::Result<event::Stage> stage_from(const Invocation& call, event::Stage stage) {
  if (const auto text = call.options.value("system")) {
    const auto system = event::parse_system(underscored(*text));
    if (!system)
      return bad_value("--system", *text,
                       "round-robin, double-round-robin, groups, knockout, double-elimination, scheveningen, monrad, "
                       "ladder, by-hand or challenge");
    stage.system = *system;
  }
  for (const StageCount& count : stage_counts)
    if (auto ok = take_number(call, count.name, count.low, stage.options.*count.field); !ok) return ok.error();
  if (auto ok = take_flags(call, stage.options); !ok) return ok.error();
  if (const auto text = call.options.value("spread")) {
    const auto spread = event::parse_spread(*text);
    if (!spread) return bad_value("--spread", *text, "club, federation or none");
    stage.options.spread = *spread;
  }
  return stage;
}

dots::Result<event::EventRules> rules_from(const Invocation& call, event::EventRules rules) {
  if (const auto text = call.options.value("time")) {
    const auto time = event::parse_time_control(*text);
    if (!time && !text->empty()) return bad_value("--time", *text, "periods as 40/90m+30s;30m+30s, or move=60s");
    rules.time = time.value_or(event::TimeControl{});
  }
  if (auto ok = take_yes_no(call.options, "strict", rules.strict); !ok) return ok.error();
  if (auto ok = take_team_rules(call, rules); !ok) return ok.error();
  for (const auto& [name, field] : {std::pair{"default-time", &event::EventRules::default_minutes},
                                    {"no-byes-in-last", &event::EventRules::no_byes_in_last},
                                    {"late-until", &event::EventRules::late_until},
                                    {"club-apart-until", &event::EventRules::club_apart_until}})
    if (auto ok = take_number(call, name, 0, rules.*field); !ok) return ok.error();
  if (auto ok = take_bye_rules(call, rules); !ok) return ok.error();
  return rules;
}

dots::Result<event::ScoreTable> scores_from(const Invocation& call, event::ScoreTable scores) {
  if (auto ok = take_scores(call, "points", scores); !ok) return ok.error();
  if (const auto text = call.options.value("bye-points")) {
    const auto halves = halves_of(*text);
    if (!halves) return bad_value("--bye-points", *text, "a number with halves at most");
    scores.bye = static_cast<int>(*halves);
  }
  return scores;
}

std::string scores_text(const event::ScoreTable& scores) {
  std::string text = halves_text(scores.win) + ":" + halves_text(scores.draw) + ":" + halves_text(scores.loss);
  if (scores.bye) text += ", " + halves_text(*scores.bye) + " for a bye";
  return text;
}

std::string stage_text(const event::Stage& stage) {
  const event::StageOptions plain;
  std::string text = hyphened(event::to_text(stage.system));
  for (const StageCount& count : stage_counts)
    if (const int value = stage.options.*count.field; value != plain.*count.field || count.name == "rounds")
      if (value != 0) text += ", " + std::string(count.name) + " " + std::to_string(value);
  if (stage.system == event::System::groups && stage.options.groups == plain.groups)
    text += ", groups " + std::to_string(plain.groups);
  for (const StageFlag& flag : stage_flags)
    if (stage.options.*flag.field != plain.*flag.field)
      text += (flag.can_be_set ? ", " : ", without ") + std::string(flag.name);
  if (stage.options.spread != plain.spread) text += ", spread " + std::string(event::to_text(stage.options.spread));
  if (stage.scores) text += ", points " + scores_text(*stage.scores);
  return text;
}

Json stage_json(const event::Stage& stage) {
  Json document{{"system", event::to_text(stage.system)}};
  for (const StageCount& count : stage_counts)
    document[underscored(std::string(count.name))] = stage.options.*count.field;
  for (const StageFlag& flag : stage_flags) document[underscored(std::string(flag.name))] = stage.options.*flag.field;
  document["spread"] = event::to_text(stage.options.spread);
  document["points"] = stage.scores ? Json(scores_text(*stage.scores)) : Json(nullptr);
  document["entries"] = stage.entries;
  document["seed"] = stage.drawn ? Json(stage.seed) : Json(nullptr);
  return document;
}

Json rules_json(const event::EventRules& rules) {
  return {{"strict", rules.strict},
          {"missed", event::to_text(rules.missed)},
          {"half_byes", rules.half_byes ? Json(*rules.half_byes) : Json(nullptr)},
          {"no_byes_in_last", rules.no_byes_in_last},
          {"late_until", rules.late_until},
          {"club_apart_until", rules.club_apart_until},
          {"time", rules.time.is_set() ? Json(event::to_text(rules.time)) : Json(nullptr)},
          {"default_minutes", rules.default_minutes},
          {"boards", rules.boards},
          {"board_order", rules.board_order},
          {"board_points", scores_text(rules.board_scores)},
          {"primary", rules.board_points_first ? "board" : "match"}};
}

std::string rules_text(const event::EventRules& rules) {
  std::vector<std::string> parts;
  if (rules.half_byes) parts.push_back("half-byes " + std::to_string(*rules.half_byes));
  for (const auto& [name, value] : {std::pair{"no-byes-in-last", rules.no_byes_in_last},
                                    {"late-until", rules.late_until},
                                    {"club-apart-until", rules.club_apart_until}})
    if (value != 0) parts.push_back(std::string(name) + " " + std::to_string(value));
  if (rules.missed == event::ByeKind::half_point) parts.emplace_back("missed half");
  if (rules.strict) parts.emplace_back("strict");
  if (rules.boards > 0) {
    parts.push_back("boards " + std::to_string(rules.boards));
    if (!rules.board_order) parts.emplace_back("any board order");
    if (rules.board_points_first) parts.emplace_back("board points first");
    if (rules.board_scores != event::ScoreTable{}) parts.push_back("board points " + scores_text(rules.board_scores));
  }
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

}  // namespace arbiter::cli
