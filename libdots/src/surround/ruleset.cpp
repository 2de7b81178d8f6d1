#include "dots/surround/ruleset.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "core/rule_axes.h"

namespace dots::surround {
namespace {

constexpr std::string_view prefix = "dots:";

// ---- values ------------------------------------------------------------------------------------------------------
constexpr std::string_view start_names[] = {"empty",
                                            "single",
                                            "cross",
                                            "double-cross",
                                            "triple-cross",
                                            "four-crosses",
                                            "random-four-crosses",
                                            "four-crosses-in-quarters",
                                            "custom"};
constexpr std::string_view first_moves_names[] = {"anywhere", "central-square"};
constexpr std::string_view enclosing_names[] = {"automatic", "choice", "optional"};
constexpr std::string_view empty_contour_names[] = {"house", "painted", "forbidden"};
constexpr std::string_view link_names[] = {"neighbour", "two-cells"};
constexpr std::string_view recapture_names[] = {"frees", "keeps"};
constexpr std::string_view count_names[] = {"captives", "captives-and-half-empty", "everything-inside"};
constexpr std::string_view suicide_names[] = {"captured", "refused"};
constexpr std::string_view edge_names[] = {"open", "wall"};
constexpr std::string_view inside_names[] = {"anything", "only-enemy"};
constexpr std::string_view grounding_names[] = {"off", "leader", "anyone"};
constexpr std::string_view pass_names[] = {"forbidden", "two-end"};
constexpr std::string_view switch_names[] = {"no", "yes"};

template <class Number>
bool read_number(std::string_view text, Number& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size();
}

std::string size_text(const Ruleset& rules) { return std::to_string(rules.width) + 'x' + std::to_string(rules.height); }

bool read_size(std::string_view text, Ruleset& rules) {
  const std::size_t times = text.find('x');
  return times != std::string_view::npos && read_number(text.substr(0, times), rules.width) &&
         read_number(text.substr(times + 1), rules.height);
}

std::string komi_text(const Ruleset& rules) {
  const int whole = std::abs(rules.komi_halves) / 2;
  return (rules.komi_halves < 0 ? "-" : "") + std::to_string(whole) + (rules.komi_halves % 2 != 0 ? ".5" : "");
}

bool read_komi(std::string_view text, Ruleset& rules) {
  const bool half = text.ends_with(".5");
  if (half) text.remove_suffix(2);
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  int whole = 0;
  if (text.empty() || text.front() == '-' || !read_number(text, whole) || whole > max_komi_halves / 2 + 1) return false;
  rules.komi_halves = (2 * whole + (half ? 1 : 0)) * (negative ? -1 : 1);
  return true;
}

// ---- axes --------------------------------------------------------------------------------------------------------
using Axis = RuleAxis<Ruleset>;

template <auto Member, const auto& names>
constexpr Axis named_axis(std::string_view name, std::string_view summary) {
  return choice_axis<Member, names, Ruleset>(name, summary);
}

/// Its range is checked with the other axes, by violations().
template <auto Member>
constexpr Axis counted_axis(std::string_view name, std::string_view summary) {
  return {name, summary, [](std::string_view value, Ruleset& rules) { return read_number(value, rules.*Member); },
          [](const Ruleset& rules) { return std::to_string(rules.*Member); }};
}

// The order is the order of the canonical text.
constexpr std::array all_axes = {
    Axis{"size", "width x height of the board in points", read_size, size_text},
    named_axis<&Ruleset::start, start_names>("start", "dots on the board before the first move"),
    counted_axis<&Ruleset::seed>("seed", "seed of a random start position"),
    named_axis<&Ruleset::first_moves, first_moves_names>("first-moves", "where the first move of each side may go"),
    named_axis<&Ruleset::enclosing, enclosing_names>("enclosing", "who closes an enclosure, and when"),
    named_axis<&Ruleset::late_contours, switch_names>("late-contours", "whether a turn may consist of contours only"),
    named_axis<&Ruleset::holes, switch_names>("holes", "whether areas may leave holes"),
    named_axis<&Ruleset::empty_contour, empty_contour_names>("empty-contour",
                                                             "what a contour without an enemy dot becomes"),
    named_axis<&Ruleset::link, link_names>("link", "which own dots are linked"),
    named_axis<&Ruleset::recapture, recapture_names>("recapture", "whether captives taken back stop counting"),
    named_axis<&Ruleset::count, count_names>("count", "what is counted at the end"),
    counted_axis<&Ruleset::penalty>("penalty", "points to the opponent for each own dot inside an own enclosure"),
    named_axis<&Ruleset::extra_move, switch_names>("extra-move", "whether a capturing move keeps the turn"),
    named_axis<&Ruleset::suicide, suicide_names>("suicide", "what happens to a dot put into an enemy house"),
    named_axis<&Ruleset::edge, edge_names>("edge", "whether the edge closes contours"),
    named_axis<&Ruleset::inside, inside_names>("inside", "what a contour may hold"),
    counted_axis<&Ruleset::margin>("margin", "the first lead of so many points wins at once; 0 = off"),
    named_axis<&Ruleset::grounding, grounding_names>("grounding", "who may end the game by grounding"),
    named_axis<&Ruleset::stop, switch_names>("stop", "whether a side may stop for good"),
    named_axis<&Ruleset::agreement, switch_names>("agreement", "whether the players may agree to count"),
    named_axis<&Ruleset::last_safe, switch_names>("last-safe", "whether the last dot on a full board is safe"),
    named_axis<&Ruleset::pass, pass_names>("pass", "whether a side may pass"),
    counted_axis<&Ruleset::players>("players", "players on each side"),
    Axis{"komi", "points added to the second side", read_komi, komi_text},
};

const Axis* find_axis(std::string_view name) {
  const auto* found = std::find_if(all_axes.begin(), all_axes.end(), [&](const Axis& a) { return a.name == name; });
  return found == all_axes.end() ? nullptr : found;
}

// ---- presets -----------------------------------------------------------------------------------------------------
constexpr std::array all_presets = {
    Preset{"tensu", "", "", "Tensu sport code: 39x32, cross, grounding by either side", "Tensu sport code"},
    Preset{"russian", "tensu", "grounding=leader", "main Russian rules: only the leader may ground",
           "Hungarian encyclopedia, main text"},
    Preset{"teaching-15", "tensu", "size=15x15;start=empty;grounding=off;agreement=yes",
           "teaching rules on 15x15, counted by agreement", "15x15 teaching rules"},
    Preset{"polish", "tensu",
           "size=30x30;start=empty;enclosing=optional;late-contours=yes;holes=yes;empty-contour=forbidden;"
           "count=captives-and-half-empty;grounding=off;agreement=yes;last-safe=no",
           "Polish territory game as played on zagram",
           "zagram RU page and records; Hungarian encyclopedia, Polish count"},
    Preset{"zagram-noterr", "tensu", "grounding=off;stop=yes", "zagram without territory: automatic, ends by STOP",
           "zagram RU page and records"},
    Preset{"legion", "polish", "count=captives;penalty=3;late-contours=no;holes=no;last-safe=yes",
           "kropki.legion.pl: optional enclosing, penalty 3 for own dots inside, no empty camps",
           "kropki.legion.pl rules"},
    Preset{"german", "tensu", "start=empty;enclosing=optional;grounding=off;stop=yes",
           "optional enclosing; after a stop the other side plays alone", "German encyclopedia, main text"},
    Preset{"german-all-inside", "german", "count=everything-inside", "as german, every point inside own areas counts",
           "German encyclopedia"},
    Preset{"two-cells", "german", "link=two-cells", "links may skip one unmarked point or go a knight's move",
           "German encyclopedia"},
    Preset{"extra-move", "russian", "extra-move=yes", "a capturing move keeps the turn", "Hungarian encyclopedia"},
    Preset{"free-contour", "russian", "enclosing=choice", "must enclose, but may choose the contour",
           "Hungarian encyclopedia"},
    Preset{"painted-houses", "russian", "empty-contour=painted", "a closed empty contour leaves the game at once",
           "Hungarian encyclopedia"},
    Preset{"keep-captives", "russian", "recapture=keeps", "captives keep counting when their area is taken back",
           "Hungarian encyclopedia"},
    Preset{"team", "russian", "players=2", "two players a side in a fixed order", "Hungarian encyclopedia"},
    Preset{"any-base", "tensu", "empty-contour=painted", "any closed contour is an enclosure", "engines' option"},
    Preset{"border-wall", "tensu", "edge=wall", "the edge closes contours for both sides", "engines' option"},
    Preset{"go-like", "tensu", "inside=only-enemy;suicide=refused", "contours hold enemy dots only; no suicide",
           "engines' option"},
    Preset{"no-suicide", "tensu", "suicide=refused", "no dot into an enemy house unless it captures",
           "engines' option"},
};

const Preset* find_preset(std::string_view id) {
  const auto* found = std::find_if(all_presets.begin(), all_presets.end(), [&](const Preset& p) { return p.id == id; });
  return found == all_presets.end() ? nullptr : found;
}

// Takes the text up to the next `;` off the front.
std::string_view take_part(std::string_view& text) {
  const std::size_t end = std::min(text.find(';'), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

const RuleTable<Ruleset>& axes_table() {
  static const RuleTable<Ruleset> table{"dots", all_axes, {}};
  return table;
}

Ruleset preset_rules(const Preset& preset) {
  Ruleset rules = preset.base.empty() ? Ruleset{} : preset_rules(*find_preset(preset.base));
  [[maybe_unused]] const auto changed = change_rules(axes_table(), preset.text, rules);
  assert(changed);
  return rules;
}

}  // namespace

std::string_view to_text(Start start) { return start_names[static_cast<std::size_t>(start)]; }

std::span<const Preset> presets() { return all_presets; }

std::vector<AxisValue> axes(const Ruleset& rules) {
  std::vector<AxisValue> values;
  for (const Axis& axis : all_axes) values.push_back({axis.name, axis.print(rules)});
  return values;
}

std::string_view axis_summary(std::string_view axis) {
  const Axis* found = find_axis(axis);
  return found == nullptr ? std::string_view{} : found->summary;
}

std::string canonical_text(const Ruleset& rules) {
  std::string text = std::string(prefix) + size_text(rules);
  for (const AxisValue& value : axes(rules))
    if (value.axis != "size") text.append(";").append(value.axis).append("=").append(value.value);
  return text;
}

Result<Ruleset> parse_ruleset(std::string_view text) {
  const std::string_view head = take_part(text);
  Ruleset rules;
  if (head.starts_with(prefix)) {
    const std::string_view size = head.substr(prefix.size());
    if (!read_size(size, rules)) return Error{"RUL003", {{"axis", "size"}, {"value", std::string(size)}}};
  } else if (const Preset* preset = find_preset(head)) {
    rules = preset_rules(*preset);
  } else {
    return Error{"RUL001", {{"rules", std::string(head)}}};
  }
  if (auto changed = change_rules(axes_table(), text, rules); !changed) return changed.error();
  return rules;
}

std::vector<Error> violations(const Ruleset& rules) {
  std::vector<Error> found;
  const auto report_range = [&](std::string_view axis, std::string value, long low, long high) {
    found.push_back({"RUL010",
                     {{"axis", std::string(axis)},
                      {"value", std::move(value)},
                      {"low", std::to_string(low)},
                      {"high", std::to_string(high)}}});
  };
  const auto out_of_range = [&](std::string_view axis, long value, long low, long high) {
    if (value < low || value > high) report_range(axis, std::to_string(value), low, high);
  };
  out_of_range("size", rules.width, 1, max_side);
  out_of_range("size", rules.height, 1, max_side);
  out_of_range("penalty", rules.penalty, 0, max_penalty);
  out_of_range("margin", rules.margin, 0, max_margin);
  out_of_range("players", rules.players, 1, max_players_a_side);
  if (std::abs(rules.komi_halves) > max_komi_halves)
    report_range("komi", komi_text(rules), -max_komi_halves / 2, max_komi_halves / 2);
  const auto contradiction = [&](bool wrong, std::string_view axis, std::string_view with) {
    if (wrong) found.push_back({"RUL011", {{"axis", std::string(axis)}, {"with", std::string(with)}}});
  };
  contradiction(rules.late_contours && rules.enclosing != Enclosing::optional, "late-contours", "enclosing");
  contradiction(rules.holes && rules.enclosing != Enclosing::optional, "holes", "enclosing");
  contradiction(rules.empty_contour == EmptyContour::forbidden && rules.enclosing != Enclosing::optional,
                "empty-contour", "enclosing");
  contradiction(rules.edge == Edge::wall && rules.enclosing == Enclosing::optional, "edge", "enclosing");
  contradiction(rules.inside == Inside::only_enemy && rules.empty_contour == EmptyContour::painted, "inside",
                "empty-contour");
  contradiction(rules.link == Link::two_cells && rules.enclosing != Enclosing::optional, "link", "enclosing");
  contradiction(is_drawn(rules.start) && rules.seed == 0, "start", "seed");
  contradiction(!is_drawn(rules.start) && rules.seed != 0, "seed", "start");
  return found;
}

}  // namespace dots::surround
