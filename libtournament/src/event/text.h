// What a text that people typed must be before it is kept.
#pragma once

#include <string_view>

#include "dots/result.h"

namespace tournament::event {

struct TextRule {
  std::string_view field;  ///< named in the error
  std::string_view limit;  ///< name of the limit
  int most = 0;            ///< characters (code points)
  bool required = false;   ///< something visible must be in it
};

/// Errors: text_missing, control_character (C0, DEL, C1, line and paragraph separators), not_utf8, over_limit.
dots::Result<void> check_text(std::string_view text, const TextRule& rule);

/// Whether the text is a date "2026-11-29" of the calendar.
bool is_date(std::string_view text);
/// Whether the text is a time "2026-11-29T22:05:03Z".
bool is_time(std::string_view text);
/// Whether the text is a whole number of exactly `digits` digits, which is put into `value`.
bool read_digits(std::string_view text, std::size_t digits, int& value);

}  // namespace tournament::event
