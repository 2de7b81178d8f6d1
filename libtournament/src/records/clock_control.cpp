// TM and OT as a clock control: the forms that programs and servers write.
#include <algorithm>
#include <charconv>
#include <string>

#include "records/sgf_reading.h"
#include "tournament/records/clock.h"

namespace tournament::records {

namespace {

constexpr double longest_seconds = 1e7;

/// Small ASCII letters without blanks; other bytes as they are.
std::string squeezed(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == ' ' || (c >= '\t' && c <= '\r')) continue;
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return out;
}

/// A number from the front of the text, which is shortened: of seconds, where it is not a count.
std::optional<Milliseconds> take_number(std::string_view& text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc{} || !(number >= 0 && number <= longest_seconds)) return std::nullopt;  // nor `nan`
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return from_seconds(number);
}

bool take_word(std::string_view& text, std::initializer_list<std::string_view> words) {
  for (const std::string_view word : words) {
    if (!text.starts_with(word)) continue;
    text.remove_prefix(word.size());
    return true;
  }
  return false;
}

bool take_seconds(std::string_view& text) {
  return take_word(text, {"seconds", "secs", "sec.", "sec", "сек.", "сек", "s"});
}

/// "20 sec / move", "20 сек / ход".
bool read_each_move(std::string_view text, ClockControl& control) {
  const auto seconds = take_number(text);
  if (!seconds) return false;
  take_seconds(text);
  if (!take_word(text, {"/move", "permove", "/ход", "наход"}) || !text.empty()) return false;
  control.free_time = *seconds;
  return true;
}

/// "10 fischer", "fischer 10", "fischer +10s".
bool read_fischer(std::string_view text, ClockControl& control) {
  const bool named_first = take_word(text, {"fischer"});
  take_word(text, {"+", ":"});
  const auto seconds = take_number(text);
  if (!seconds) return false;
  take_seconds(text);
  if (!named_first && !take_word(text, {"fischer"})) return false;
  control.increment = *seconds;
  return text.empty();
}

/// "3x30 byo-yomi", "25/600 canadian": the names may be left out.
bool read_periods(std::string_view text, ClockControl& control) {
  const auto count = take_number(text);
  if (!count) return false;
  const bool moves = text.starts_with('/');
  if (!take_word(text, {"x", "/"})) return false;
  const auto seconds = take_number(text);
  if (!seconds) return false;
  take_seconds(text);
  if (moves)
    take_word(text, {"canadian"});
  else
    take_word(text, {"byo-yomi", "byoyomi"});
  control.period = *seconds;
  return text.empty();
}

/// "15": added for each move. "0+7": added + free for each move.
bool read_numbers(std::string_view text, ClockControl& control) {
  const auto added = take_number(text);
  if (!added) return false;
  control.increment = *added;
  if (text.empty()) return true;
  if (!take_word(text, {"+"})) return false;
  const auto free = take_number(text);
  if (!free || !text.empty()) return false;
  control.free_time = *free;
  return true;
}

/// As an event says it; the first stage gives the main time where TM does not.
bool read_event_form(std::string_view text, ClockControl& control) {
  const auto parsed = event::parse_time_control(text);
  if (!parsed) return false;
  if (parsed->move_seconds > 0) {
    control.free_time = std::chrono::seconds(parsed->move_seconds);
    return true;
  }
  const event::Period& first = parsed->periods.front();
  if (!control.main_time) control.main_time = std::chrono::seconds(first.seconds);
  control.increment = std::chrono::seconds(first.increment_seconds);
  control.stage_moves = first.moves;
  control.stages.assign(parsed->periods.begin() + 1, parsed->periods.end());
  return true;
}

}  // namespace

std::optional<ClockControl> read_clock_control(std::optional<Milliseconds> main_time, std::string_view overtime) {
  const std::string text = squeezed(overtime);
  ClockControl control;
  control.main_time = main_time;
  if (text.empty()) return control;
  for (const auto read : {read_numbers, read_each_move, read_fischer, read_event_form, read_periods}) {
    ClockControl attempt;
    attempt.main_time = main_time;
    if (read(text, attempt)) return attempt;
  }
  return std::nullopt;
}

}  // namespace tournament::records
