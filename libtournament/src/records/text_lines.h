// The lines of a text with their numbers, for the formats that go by lines.
//
//   for (TextLines lines(text); const auto line = lines.next();) use(line->number, line->text);
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "dots/result.h"

namespace tournament::records {

struct TextLine {
  int number = 0;
  std::string_view text;  ///< without its end

  /// Place of a byte of the line; columns count characters. Quick when the bytes come in order: a line may be a file.
  [[nodiscard]] dots::Place at(std::size_t offset) const {
    if (offset < counted) counted = 0, column = 1;
    for (; counted < std::min(offset, text.size()); ++counted) column += (text[counted] & '\xC0') == '\x80' ? 0 : 1;
    return {number, column};
  }

  mutable std::size_t counted = 0;  ///< bytes
  mutable int column = 1;           ///< of the byte after them
};

class TextLines {
 public:
  explicit TextLines(std::string_view text) : rest_(text) {}

  /// LF, CRLF or CR ends a line; nothing at the end of the text.
  std::optional<TextLine> next() {
    if (rest_.empty()) return std::nullopt;
    const std::size_t end = std::min(rest_.find_first_of("\r\n"), rest_.size());
    const TextLine line{++number_, rest_.substr(0, end), 0, 1};
    const std::size_t length = rest_.substr(end).starts_with("\r\n") ? 2 : 1;
    rest_.remove_prefix(std::min(end + length, rest_.size()));
    return line;
  }

 private:
  std::string_view rest_;
  int number_ = 0;
};

}  // namespace tournament::records
