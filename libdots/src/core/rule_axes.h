// RuleTable: the axes and presets of a small rule set, and its canonical text `game:axis=value;axis=value`.
//
//   static const RuleTable<Rules> table{"othello", axes, presets};
//   auto rules = read_rules(table, "othello;setup=parallel");
//   rules_text(table, *rules) == "othello:first=black;setup=parallel"
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/catalogue.h"
#include "dots/result.h"

namespace dots {

template <class Rules>
struct RuleAxis {
  std::string_view name;
  std::string_view summary;
  bool (*read)(std::string_view value, Rules& rules);  ///< false: no such value
  std::string (*print)(const Rules& rules);
};

/// An axis over an enum whose values are named by `words`, in their order.
template <auto Member, const auto& words, class Rules>
constexpr RuleAxis<Rules> choice_axis(std::string_view name, std::string_view summary) {
  return {name, summary,
          [](std::string_view value, Rules& rules) {
            const auto found = std::ranges::find(words, value);
            if (found == std::end(words)) return false;
            using Value = std::remove_reference_t<decltype(rules.*Member)>;
            rules.*Member = static_cast<Value>(found - std::begin(words));
            return true;
          },
          [](const Rules& rules) { return std::string(words[static_cast<std::size_t>(rules.*Member)]); }};
}

/// An axis over an int from `low` to `high`.
template <auto Member, int low, int high, class Rules>
constexpr RuleAxis<Rules> number_axis(std::string_view name, std::string_view summary) {
  return {name, summary,
          [](std::string_view value, Rules& rules) {
            int number = 0;
            const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), number);
            if (fault != std::errc{} || end != value.data() + value.size() || number < low || number > high)
              return false;
            rules.*Member = number;
            return true;
          },
          [](const Rules& rules) { return std::to_string(rules.*Member); }};
}

/// A named rule set: the defaults with some axes changed.
struct RulePreset {
  std::string_view id;
  std::string_view changes;  ///< `axis=value;axis=value`
  std::string_view summary;
  std::string_view source;
};

template <class Rules>
struct RuleTable {
  std::string_view game;
  std::span<const RuleAxis<Rules>> axes;
  std::span<const RulePreset> presets;  ///< the first is the game's default and changes nothing
};

template <class Rules>
std::string rules_text(const RuleTable<Rules>& table, const Rules& rules) {
  std::string text(table.game);
  char mark = ':';
  for (const RuleAxis<Rules>& axis : table.axes) {
    text.append(1, mark).append(axis.name).append("=").append(axis.print(rules));
    mark = ';';
  }
  return text;
}

/// Errors: RUL002 {axis}, RUL003 {axis, value}, RUL004 {axis}.
template <class Rules>
Result<void> change_rules(const RuleTable<Rules>& table, std::string_view changes, Rules& rules) {
  std::vector<std::string_view> seen;
  while (!changes.empty()) {
    const std::size_t end = std::min(changes.find(';'), changes.size());
    const std::string_view part = changes.substr(0, end);
    changes.remove_prefix(std::min(end + 1, changes.size()));
    if (part.empty()) continue;
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::string_view name = part.substr(0, equals);
    const std::string_view value = part.substr(std::min(equals + 1, part.size()));
    const auto axis = std::ranges::find(table.axes, name, &RuleAxis<Rules>::name);
    if (axis == table.axes.end()) return Error{"RUL002", {{"axis", std::string(name)}}};
    if (std::ranges::find(seen, name) != seen.end()) return Error{"RUL004", {{"axis", std::string(name)}}};
    seen.push_back(name);
    if (!axis->read(value, rules)) return Error{"RUL003", {{"axis", std::string(name)}, {"value", std::string(value)}}};
  }
  return {};
}

/// A preset id, a canonical text, or either with changed axes. Errors: RUL001 {rules}; those of change_rules.
template <class Rules>
Result<Rules> read_rules(const RuleTable<Rules>& table, std::string_view text) {
  Rules rules{};
  const std::size_t end = std::min(text.find_first_of(";:"), text.size());
  const std::string_view head = text.substr(0, end);
  const bool canonical = end < text.size() && text[end] == ':';
  if (!canonical || head != table.game) {
    const auto preset = std::ranges::find(table.presets, head, &RulePreset::id);
    if (canonical || preset == table.presets.end()) return Error{"RUL001", {{"rules", std::string(head)}}};
    if (auto changed = change_rules(table, preset->changes, rules); !changed) return changed.error();
  }
  if (auto changed = change_rules(table, text.substr(std::min(end + 1, text.size())), rules); !changed)
    return changed.error();
  return rules;
}

template <class Rules>
std::vector<RulesInfo> rules_list(const RuleTable<Rules>& table) {
  std::vector<RulesInfo> list;
  for (const RulePreset& preset : table.presets) {
    const std::string_view base = &preset == &table.presets.front() ? std::string_view{} : table.presets.front().id;
    list.push_back({preset.id, table.game, base, preset.summary, preset.source,
                    rules_text(table, read_rules(table, preset.id).value())});
  }
  return list;
}

template <class Rules>
Result<std::vector<AxisInfo>> described_axes(const RuleTable<Rules>& table, std::string_view text) {
  const auto rules = read_rules(table, text);
  if (!rules) return rules.error();
  std::vector<AxisInfo> list;
  for (const RuleAxis<Rules>& axis : table.axes)
    list.push_back({std::string(axis.name), axis.print(*rules), axis.print(Rules{}), axis.summary});
  return list;
}

}  // namespace dots
