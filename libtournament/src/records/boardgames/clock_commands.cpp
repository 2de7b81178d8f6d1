#include "records/boardgames/clock_commands.h"

#include <charconv>
#include <cmath>
#include <cstdio>

#include "records/characters.h"

namespace tournament::records {

namespace {

constexpr double longest_time = 1e9;

struct Command {
  std::string_view whole, name, value;
};

/// The first `[%name value]` at or after `from`.
std::optional<Command> command_at(std::string_view text, std::size_t from, std::size_t& begin) {
  begin = text.find("[%", from);
  if (begin == std::string_view::npos) return std::nullopt;
  const std::size_t close = text.find(']', begin);
  if (close == std::string_view::npos) return std::nullopt;
  const std::string_view inside = text.substr(begin + 2, close - begin - 2);
  const std::size_t blank = std::min(inside.find_first_of(" \t\r\n,"), inside.size());
  return Command{text.substr(begin, close + 1 - begin), inside.substr(0, blank), trimmed(inside.substr(blank))};
}

/// `w0:00:10 B0:00:03`: both sides; a capital has the clock that runs.
std::optional<Milliseconds> time_of_side(std::string_view value, bool white) {
  while (!value.empty()) {
    const std::size_t end = std::min(value.find(' '), value.size());
    const std::string_view part = value.substr(0, end);
    value = trimmed(value.substr(end));
    const bool of_white = part.starts_with('w') || part.starts_with('W');
    const bool of_black = part.starts_with('b') || part.starts_with('B');
    if (white ? of_white : of_black) return read_time(part.substr(1));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Milliseconds> read_time(std::string_view text) {
  double seconds = 0;
  int fields = 0;
  for (; fields < 4; ++fields) {
    const std::size_t colon = text.find(':');
    const std::string_view part = text.substr(0, colon);
    double value = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value, std::chars_format::fixed);
    if (part.empty() || part.front() == '-' || error != std::errc{} || end != part.data() + part.size() ||
        !std::isfinite(value) || value > longest_time)
      return std::nullopt;
    seconds = seconds * 60 + value;
    if (colon == std::string_view::npos) return from_seconds(seconds);
    text.remove_prefix(colon + 1);
  }
  return std::nullopt;
}

std::string write_time(Milliseconds left) {
  const auto thousandths = static_cast<long long>(left.count());
  const auto whole = thousandths / 1000;
  char text[48];
  std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
  std::string time = text;
  if (thousandths % 1000 != 0) {
    std::snprintf(text, sizeof text, ".%03lld", thousandths % 1000);
    time += text;
    while (time.back() == '0') time.pop_back();
  }
  return time;
}

std::string take_clocks(std::string_view comment, bool white_moved, BoardMove& move, std::vector<std::string>& faults) {
  std::string rest;
  std::size_t from = 0;
  std::size_t begin = 0;
  while (const auto command = command_at(comment, from, begin)) {
    rest += comment.substr(from, begin - from);
    from = begin + command->whole.size();
    const bool both = command->name == "clock";
    const bool spent = command->name == "emt";
    if (!both && !spent && command->name != "clk") {
      rest += command->whole;
      continue;
    }
    const auto time = both ? time_of_side(command->value, white_moved) : read_time(command->value);
    if (!time) faults.emplace_back(command->whole);
    if (time) (spent ? move.time_spent : move.time_left) = time;
    if (both || !time) rest += command->whole;
  }
  rest += comment.substr(from);
  return std::string(trimmed(rest));
}

}  // namespace tournament::records
