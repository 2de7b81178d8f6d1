#include "tournament/event/time_control.h"

#include <charconv>

namespace tournament::event {

namespace {

constexpr int longest_seconds = 100 * 3600;
constexpr int most_moves = 1'000;
constexpr std::size_t most_periods = 10;

/// Takes digits from the front of the text.
std::optional<int> take_number(std::string_view& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || value < 0 || text.front() == '-') return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

/// "1h30m", "90m", "45s": units once each, the longer first.
std::optional<int> parse_seconds(std::string_view text) {
  long total = 0;
  int unit = longest_seconds;
  while (!text.empty()) {
    const auto value = take_number(text);
    if (!value || text.empty()) return std::nullopt;
    const int size = text.front() == 'h' ? 3600 : text.front() == 'm' ? 60 : text.front() == 's' ? 1 : 0;
    if (size == 0 || size >= unit) return std::nullopt;
    unit = size;
    total += static_cast<long>(*value) * size;
    text.remove_prefix(1);
  }
  if (total <= 0 || total > longest_seconds) return std::nullopt;
  return static_cast<int>(total);
}

std::optional<Period> parse_period(std::string_view text) {
  Period period;
  if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
    std::string_view moves = text.substr(0, slash);
    const auto count = take_number(moves);
    if (!count || !moves.empty() || *count == 0 || *count > most_moves) return std::nullopt;
    period.moves = *count;
    text.remove_prefix(slash + 1);
  }
  const std::size_t plus = text.find('+');
  const auto base = parse_seconds(text.substr(0, plus));
  if (!base) return std::nullopt;
  period.seconds = *base;
  if (plus == std::string_view::npos) return period;
  const auto increment = parse_seconds(text.substr(plus + 1));
  if (!increment) return std::nullopt;
  period.increment_seconds = *increment;
  return period;
}

std::string time_text(int seconds) {
  return seconds % 60 == 0 ? std::to_string(seconds / 60) + "m" : std::to_string(seconds) + "s";
}

}  // namespace

std::optional<TimeControl> parse_time_control(std::string_view text) {
  TimeControl control;
  constexpr std::string_view each_move = "move=";
  if (text.starts_with(each_move)) {
    const auto seconds = parse_seconds(text.substr(each_move.size()));
    if (!seconds) return std::nullopt;
    control.move_seconds = *seconds;
    return control;
  }
  while (true) {
    const std::size_t end = text.find(';');
    const auto period = parse_period(text.substr(0, end));
    if (!period || control.periods.size() == most_periods) return std::nullopt;
    // A period of all moves that are left is the last one.
    if (!control.periods.empty() && control.periods.back().moves == 0) return std::nullopt;
    control.periods.push_back(*period);
    if (end == std::string_view::npos) return control;
    text.remove_prefix(end + 1);
  }
}

std::string to_text(const TimeControl& control) {
  if (control.move_seconds > 0) return "move=" + time_text(control.move_seconds);
  std::string text;
  for (const Period& period : control.periods) {
    if (!text.empty()) text += ';';
    if (period.moves > 0) text += std::to_string(period.moves) + "/";
    text += time_text(period.seconds);
    if (period.increment_seconds > 0) text += "+" + time_text(period.increment_seconds);
  }
  return text;
}

}  // namespace tournament::event
