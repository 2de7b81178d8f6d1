#include "cli/game_filter.h"

#include <algorithm>

#include "cli/files.h"
#include "cli/person_names.h"
#include "cli/register.h"
#include "dots/surround/ruleset.h"
#include "tournament/records/codec.h"
#include "tournament/records/game_digest.h"
#include "tournament/records/record_facts.h"

namespace arbiter::cli {

namespace records = tournament::records;
using tournament::store::GameFilter;

namespace {

/// All names of everybody who has that one; itself where the register knows nobody.
dots::Result<std::vector<std::string>> names_like(const Store& store, const std::string& name) {
  // Some databases take only so many values in a statement.
  constexpr std::size_t most_names = 20;
  std::vector<std::string> names{name};
  const auto players = store.find_players(name);
  if (!players) return players.error();
  for (const auto& player : *players) {
    if (!may_be(name, player)) continue;
    for (std::string& each : names_of(player))
      if (names.size() < most_names && std::ranges::find(names, each) == names.end()) names.push_back(std::move(each));
  }
  return names;
}

dots::Result<std::string> day_of(const Options& options, std::string_view name) {
  const std::string text = options.value_or(name, "");
  if (text.empty() || records::recorded_day(text) == text) return text;
  return bad_value("--" + std::string(name), text, "a date YYYY-MM-DD, a month YYYY-MM or a year");
}

dots::Result<void> read_size(const Options& options, GameFilter& filter) {
  const auto text = options.value("size");
  if (!text) return {};
  const std::size_t cross = text->find('x');
  const auto width = whole_number(text->substr(0, cross), 1, dots::surround::max_side);
  const auto height =
      cross == std::string::npos ? width : whole_number(text->substr(cross + 1), 1, dots::surround::max_side);
  if (!width || !height) return bad_value("--size", *text, "WIDTHxHEIGHT");
  filter.width = *width;
  filter.height = *height;
  return {};
}

dots::Result<void> read_opening(const Options& options, GameFilter& filter) {
  const auto file = options.value("opening");
  const auto after = options.number("after", 1, records::opening_depths.back());
  if (!after) return after.error();
  const auto& depths = records::opening_depths;
  if (*after && std::ranges::find(depths, **after) == depths.end())
    return bad_value("--after", std::to_string(**after), "4, 8, 12 or 16");
  if (!file) return {};
  const auto bytes = read_input(*file, tournament::Limits{}.file_bytes);
  if (!bytes) return bytes.error();
  const auto read = records::read_records(*bytes, {.file_name = *file, .encoding = {}, .limits = {}});
  const auto playable = std::ranges::find(read.records, true, &records::GameRecord::playable);
  if (playable == read.records.end()) return dots::Error{"CLI029", {{"file", *file}}};
  const records::OpeningDigests digests = records::opening_digests(*playable);
  for (std::size_t i = 0; i < depths.size(); ++i) {
    if (digests[i] == 0 || (*after && depths[i] != **after)) continue;
    filter.opening_depth = depths[i];
    filter.opening = static_cast<std::int64_t>(digests[i]);
  }
  if (filter.opening_depth == 0)
    return dots::Error{"CLI067", {{"file", *file}, {"wanted", std::to_string(after->value_or(depths.front()))}}};
  return {};
}

dots::Result<std::string> one_of(const Options& options, std::string_view name, std::string_view allowed,
                                 std::initializer_list<std::string_view> values) {
  const std::string text = options.value_or(name, "");
  if (text.empty() || std::ranges::find(values, text) != values.end()) return text;
  return bad_value("--" + std::string(name), text, std::string(allowed));
}

}  // namespace

dots::Result<GameFilter> filter_of(const Invocation& call, const Store& store) {
  const Options& options = call.options;
  GameFilter filter;
  if (const auto name = options.value("player")) {
    auto names = names_like(store, *name);
    if (!names) return names.error();
    filter.names = std::move(names).value();
  }
  filter.name_words = options.value_or("words", "");
  filter.event = options.value_or("event", "");
  filter.start = options.value_or("start", "");
  filter.ending = options.value_or("ending", "");
  const auto from = day_of(options, "from"), to = day_of(options, "to");
  if (!from || !to) return from ? to.error() : from.error();
  filter.from_day = *from;
  filter.to_day = *to;
  if (auto done = read_size(options, filter); !done) return done.error();
  if (const auto text = options.value("rules")) {
    const auto rules = dots::surround::parse_ruleset(*text);
    if (!rules) return rules.error();
    filter.rules = dots::surround::canonical_text(*rules);
  }
  const auto winner = one_of(options, "winner", "first, second or draw", {"first", "second", "draw"});
  if (!winner) return winner.error();
  filter.winner = *winner;
  const auto verdict =
      one_of(options, "verdict", "verified, verified_with_warnings, contradicts_result, stops_at_ply or not_replayable",
             {"verified", "verified_with_warnings", "contradicts_result", "stops_at_ply", "not_replayable"});
  if (!verdict) return verdict.error();
  filter.verdict = *verdict;
  const auto least = options.number("min-dots", 1, tournament::Limits{}.plies);
  const auto most = options.number("max-dots", 1, tournament::Limits{}.plies);
  if (!least || !most) return least ? most.error() : least.error();
  filter.least_dots = least->value_or(0);
  filter.most_dots = most->value_or(0);
  if (auto done = read_opening(options, filter); !done) return done.error();
  return filter;
}

}  // namespace arbiter::cli
