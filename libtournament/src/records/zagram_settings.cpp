#include "tournament/records/zagram_settings.h"

#include <algorithm>

namespace tournament::records {

using dots::surround::Enclosing;
using dots::surround::Ruleset;
using dots::surround::Start;

namespace {

constexpr int most_digits = 5;

/// Takes the parts off the front, and remembers the first fault.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  int number(std::size_t digits, std::string_view expected) {
    std::size_t length = 0;
    int value = 0;
    while (at_ + length < text_.size() && length < digits && text_[at_ + length] >= '0' && text_[at_ + length] <= '9')
      value = 10 * value + (text_[at_ + length++] - '0');
    if (length == 0) fail(expected);
    at_ += length;
    return value;
  }
  char one_of(std::string_view letters, std::string_view expected) {
    const char letter = at_ < text_.size() ? text_[at_] : '\0';
    if (letter == '\0' || letters.find(letter) == std::string_view::npos) {
      fail(expected);
      return letters.front();
    }
    at_ += 1;
    return letter;
  }
  void skip(char letter) { one_of(std::string_view(&letter, 1), std::string_view(&letter, 1)); }
  [[nodiscard]] bool next_is(char letter) const { return at_ < text_.size() && text_[at_] == letter; }
  [[nodiscard]] bool next_is_digit() const { return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; }
  /// Up to one of `ends`, or the end of the text.
  std::string until(std::string_view ends) {
    const std::size_t end = std::min(text_.find_first_of(ends, at_), text_.size());
    std::string part(text_.substr(at_, end - at_));
    at_ = end;
    return part;
  }
  void end() {
    if (at_ < text_.size()) fail("the end");
  }
  void fail(std::string_view expected) {
    if (error_) return;
    error_ = dots::Error{
        "ZAG001",
        {{"value", std::string(text_.substr(std::min(at_, text_.size()), 20))}, {"expected", std::string(expected)}},
        {1, static_cast<int>(at_) + 1}};
  }
  [[nodiscard]] const std::optional<dots::Error>& error() const { return error_; }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::optional<dots::Error> error_;
};

constexpr std::string_view letters_of_caps = "_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

void read_caps(Cursor& cursor, ZagramSettings& settings) {
  settings.caps = cursor.until(".");
  if (settings.caps.find_first_not_of(letters_of_caps) != std::string::npos) cursor.fail("letters");
}

/// "oT1r0.180.20_PWC", after the mode.
void read_old(Cursor& cursor, ZagramSettings& settings) {
  settings.old_form = true;
  settings.old_letters = cursor.until(".");
  if (settings.old_letters.find_first_not_of(letters_of_caps) != std::string::npos) cursor.fail("letters");
  cursor.skip('.');
  settings.start_seconds = cursor.number(most_digits, "seconds");
  cursor.skip('.');
  settings.turn_seconds = cursor.number(most_digits, "seconds");
  if (cursor.next_is('_')) settings.caps = cursor.until(".");
  if (settings.caps.find_first_not_of(letters_of_caps) != std::string::npos) cursor.fail("letters");
}

void read_new(Cursor& cursor, ZagramSettings& settings) {
  settings.margin = cursor.number(most_digits, "a margin");
  cursor.skip('.');
  if (!cursor.next_is('.')) {
    settings.crosses = cursor.number(1, "crosses");
    if (settings.crosses != 1 && settings.crosses != 2 && settings.crosses != 4) cursor.fail("no crosses, 1, 2 or 4");
  }
  cursor.skip('.');
  settings.first_begins = cursor.one_of("as", "a or s") == 'a';
  cursor.skip('.');
  settings.rated = cursor.one_of("RF", "R or F") == 'R';
  cursor.skip('.');
  settings.clock = cursor.one_of("an", "a or n") == 'a';
  cursor.skip('.');
  settings.start_seconds = cursor.number(most_digits, "seconds");
  cursor.skip('.');
  settings.turn_seconds = cursor.number(most_digits, "seconds");
  cursor.skip('.');
  read_caps(cursor, settings);
  cursor.skip('.');
}

std::string two_digits(int number) {
  return {static_cast<char>('0' + number / 10 % 10), static_cast<char>('0' + number % 10)};
}

std::string_view start_of(int crosses) {
  switch (crosses) {
    case 1: return "cross";
    case 2: return "double-cross";
    case 4: return "four-crosses";
    default: return "empty";
  }
}

}  // namespace

dots::Result<ZagramSettings> parse_zagram_settings(std::string_view text) {
  Cursor cursor(text);
  ZagramSettings settings;
  settings.width = cursor.number(2, "a width of two digits");
  settings.height = cursor.number(2, "a height of two digits");
  if (settings.width < 1 || settings.height < 1) cursor.fail("a size from 1");
  settings.mode = static_cast<ZagramMode>(cursor.one_of("tns", "t, n or s"));
  cursor.next_is_digit() ? read_new(cursor, settings) : read_old(cursor, settings);
  cursor.end();
  if (cursor.error()) return *cursor.error();
  return settings;
}

std::string to_text(const ZagramSettings& settings) {
  std::string text = two_digits(settings.width) + two_digits(settings.height) + static_cast<char>(settings.mode);
  const std::string seconds =
      '.' + std::to_string(settings.start_seconds) + '.' + std::to_string(settings.turn_seconds);
  if (settings.old_form) return text + settings.old_letters + seconds + settings.caps;
  text += std::to_string(settings.margin) + '.' + (settings.crosses == 0 ? "" : std::to_string(settings.crosses));
  text += settings.first_begins ? ".a" : ".s";
  text += settings.rated ? ".R" : ".F";
  text += settings.clock ? ".a" : ".n";
  return text + seconds + '.' + settings.caps + '.';
}

std::string rules_of(const ZagramSettings& settings) {
  std::string text(settings.mode == ZagramMode::territory ? "polish" : "zagram-noterr");
  text += ";size=" + std::to_string(settings.width) + 'x' + std::to_string(settings.height);
  text.append(";start=").append(start_of(settings.crosses));
  if (settings.margin > 0) text += ";margin=" + std::to_string(settings.margin);
  return text;
}

ZagramSettings settings_of(const Ruleset& rules) {
  ZagramSettings settings;
  settings.width = rules.width;
  settings.height = rules.height;
  settings.mode = rules.enclosing == Enclosing::optional ? ZagramMode::territory : ZagramMode::no_territory;
  settings.margin = rules.margin;
  settings.crosses = rules.start == Start::cross                                   ? 1
                     : rules.start == Start::double_cross                          ? 2
                     : rules.start == Start::four_crosses || is_drawn(rules.start) ? 4
                                                                                   : 0;
  return settings;
}

}  // namespace tournament::records
