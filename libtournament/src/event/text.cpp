#include "text.h"

#include <algorithm>
#include <chrono>

#include "refuse.h"

namespace tournament::event {

namespace {

constexpr char32_t invalid = 0xFFFFFFFF;

/// Takes one code point off the front; `invalid` for anything that is not well-formed UTF-8 (Unicode 15, table 3-7).
char32_t take(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || length > text.size()) return invalid;
  char32_t point = length == 1 ? lead : lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return invalid;
    point = point << 6U | (byte(i) & 0x3FU);
  }
  const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
  const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
  if (overlong || surrogate || point > 0x10FFFF) return invalid;
  text.remove_prefix(length);
  return point;
}

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029; }

/// Neither a blank nor something that has no width or only turns the direction of writing.
bool is_visible(char32_t c) {
  return c != ' ' && c != 0xA0 && c != 0xAD && c != 0x1680 && !(c >= 0x2000 && c <= 0x200F) &&
         !(c >= 0x202A && c <= 0x202F) && !(c >= 0x205F && c <= 0x206F) && c != 0x3000 && c != 0xFEFF;
}

}  // namespace

dots::Result<void> check_text(std::string_view text, const TextRule& rule) {
  std::size_t characters = 0;
  bool visible = false;
  const auto at = [&](Refusal refusal) {
    return refuse(refusal, {{"field", std::string(rule.field)}, {"position", std::to_string(characters + 1)}});
  };
  while (!text.empty()) {
    const char32_t c = take(text);
    if (c == invalid) return at(Refusal::not_utf8);
    if (is_control(c)) return at(Refusal::control_character);
    visible = visible || is_visible(c);
    ++characters;
  }
  if (rule.required && !visible) return refuse(Refusal::text_missing, {{"field", std::string(rule.field)}});
  if (characters > static_cast<std::size_t>(rule.most)) {
    dots::Error error = over_limit(rule.limit, static_cast<std::size_t>(rule.most), characters);
    error.args.push_back({"field", std::string(rule.field)});
    return error;
  }
  return {};
}

bool read_digits(std::string_view text, std::size_t digits, int& value) {
  if (text.size() != digits) return false;
  value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return false;
    value = value * 10 + (c - '0');
  }
  return true;
}

bool is_date(std::string_view text) {
  int year = 0, month = 0, day = 0;
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  if (!read_digits(text.substr(0, 4), 4, year) || !read_digits(text.substr(5, 2), 2, month) ||
      !read_digits(text.substr(8, 2), 2, day)) {
    return false;
  }
  using namespace std::chrono;
  return year_month_day(std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                        std::chrono::day(static_cast<unsigned>(day)))
      .ok();
}

bool is_time(std::string_view text) {
  int hour = 0, minute = 0, second = 0;
  if (text.size() != 20 || text[10] != 'T' || text[13] != ':' || text[16] != ':' || text[19] != 'Z') return false;
  return is_date(text.substr(0, 10)) && read_digits(text.substr(11, 2), 2, hour) && hour < 24 &&
         read_digits(text.substr(14, 2), 2, minute) && minute < 60 && read_digits(text.substr(17, 2), 2, second) &&
         second < 60;
}

}  // namespace tournament::event
