#include <algorithm>
#include <string>
#include <vector>

#include "cli/verbs/table.h"
#include "dots/catalogue.h"
#include "text/messages.h"

namespace arbiter::cli {
namespace {

constexpr OptionSpec game_option[] = {{"game", 'g', "GAME", "the game, that of the rules where none is given"}};

/// The game that is told, else the one that has rules of this name, else Dots.
std::string game_of(const Invocation& call) {
  if (const auto told = call.options.value("game")) return *told;
  const std::string& rules = call.argument(0);
  const std::string head = rules.substr(0, rules.find_first_of(":;"));
  for (const dots::GameInfo& game : dots::games())
    if (head == game.id || std::ranges::count(dots::rules_of(game.id), head, &dots::RulesInfo::id) > 0)
      return std::string(game.id);
  return "dots";
}

dots::Result<void> check_game(const std::string& game) {
  if (dots::find_game(game) == nullptr) return dots::Error{"GAM001", {{"game", game}}};
  return {};
}

Json rules_json(const dots::RulesInfo& rules) {
  return {{"id", rules.id},           {"game", rules.game},     {"base", rules.base},
          {"summary", rules.summary}, {"source", rules.source}, {"canonical", rules.canonical}};
}

std::vector<std::string_view> games_to_list(const Invocation& call) {
  if (const auto game = call.options.value("game")) return {dots::find_game(*game)->id};
  std::vector<std::string_view> ids;
  for (const dots::GameInfo& game : dots::games()) ids.push_back(game.id);
  return ids;
}

dots::Result<Exit> list_rules(Invocation& call) {
  if (const auto game = call.options.value("game"))
    if (auto known = check_game(*game); !known) return known.error();
  Json listed = Json::array();
  std::vector<std::vector<std::string>> rows{{"rules", "game", "base", "summary"}};
  for (const std::string_view game : games_to_list(call)) {
    for (const dots::RulesInfo& rules : dots::rules_of(game)) {
      listed.push_back(rules_json(rules));
      rows.push_back(
          {std::string(rules.id), std::string(rules.game), std::string(rules.base), std::string(rules.summary)});
    }
  }
  if (call.console.for_people()) {
    call.console.table(rows);
  } else if (call.console.one_a_line()) {
    for (const Json& rules : listed) call.console.json(rules);
  } else {
    call.console.json({{"schema", "arbiter.rules/1"}, {"rules", std::move(listed)}});
  }
  return Exit::done;
}

Json axis_json(const dots::AxisInfo& axis) {
  return {{"axis", axis.axis}, {"value", axis.value}, {"base", axis.base_value}, {"summary", axis.summary}};
}

dots::Result<Exit> show_rules(Invocation& call) {
  const std::string game = game_of(call);
  const std::string& id = call.argument(0);
  const auto axes = dots::describe_rules(game, id);
  if (!axes) return axes.error();
  const std::vector<dots::RulesInfo> named = dots::rules_of(game);
  const auto preset = std::ranges::find(named, id, &dots::RulesInfo::id);

  if (!call.console.for_people()) {
    Json document{{"schema", "arbiter.ruleset/1"}};
    document.update(preset == named.end() ? Json{{"id", nullptr}, {"game", game}} : rules_json(*preset));
    Json list = Json::array();
    for (const dots::AxisInfo& axis : *axes) list.push_back(axis_json(axis));
    document["axes"] = std::move(list);
    call.console.json(document);
    return Exit::done;
  }
  if (preset != named.end()) {
    call.console.line(std::string(preset->id) + ": " + std::string(preset->summary));
    if (!preset->source.empty()) call.console.line("source: " + std::string(preset->source));
    if (!preset->base.empty()) call.console.line("differs from " + std::string(preset->base) + " where marked *");
    call.console.line(preset->canonical);
    call.console.line("");
  }
  std::vector<std::vector<std::string>> rows{{"", "axis", "value", "meaning"}};
  for (const dots::AxisInfo& axis : *axes)
    rows.push_back({axis.value == axis.base_value ? "" : "*", axis.axis, axis.value, std::string(axis.summary)});
  call.console.table(rows);
  return Exit::done;
}

dots::Result<Exit> diff_rules(Invocation& call) {
  const std::string game = game_of(call);
  const auto left = dots::describe_rules(game, call.argument(0));
  if (!left) return left.error();
  const auto right = dots::describe_rules(game, call.argument(1));
  if (!right) return right.error();

  Json differences = Json::array();
  std::vector<std::vector<std::string>> rows{{"axis", call.argument(0), call.argument(1)}};
  for (const dots::AxisInfo& axis : *left) {
    const auto same = std::ranges::find(*right, axis.axis, &dots::AxisInfo::axis);
    const std::string there = same == right->end() ? "" : same->value;
    if (there == axis.value) continue;
    differences.push_back({{"axis", axis.axis}, {"left", axis.value}, {"right", there}});
    rows.push_back({axis.axis, axis.value, there});
  }
  if (!call.console.for_people()) {
    call.console.json({{"schema", "arbiter.rules-diff/1"},
                       {"left", call.argument(0)},
                       {"right", call.argument(1)},
                       {"differences", std::move(differences)}});
  } else if (rows.size() == 1) {
    call.console.line("no axis differs");
  } else {
    call.console.table(rows);
  }
  return Exit::done;
}

}  // namespace

std::span<const Verb> rules_verbs() {
  static constexpr Verb verbs[] = {
      {"rules", "list", "", "Lists the games and their named rules", game_option, list_rules},
      {"rules", "show", "RULES", "Shows every axis of rules: a preset, or a preset with changes", game_option,
       show_rules},
      {"rules", "diff", "RULES RULES", "Shows the axes in which two rules differ", game_option, diff_rules},
  };
  return verbs;
}

}  // namespace arbiter::cli
