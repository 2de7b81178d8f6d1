#include "text/terminal.h"

#include <cstdint>

namespace arbiter::text {
namespace {

struct Decoded {
  char32_t character;
  std::size_t bytes;
};

/// One character from the front of a text that is not empty; U+FFFD with one byte where it is no UTF-8.
Decoded decode(std::string_view text) {
  constexpr Decoded bad{U'\uFFFD', 1};
  const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return bad;
  char32_t character = lead & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return bad;
    character = (character << 6) | (byte(i) & 0x3Fu);
  }
  constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (character < smallest[length] || character > 0x10FFFF || (character >= 0xD800 && character <= 0xDFFF)) return bad;
  return {character, length};
}

bool is_hidden(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x061C || (c >= 0x200B && c <= 0x200F) ||
         (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x2069) || c == 0xFEFF;
}

std::string clean(std::string_view text, bool keep_lines) {
  std::string cleaned;
  cleaned.reserve(text.size());
  while (!text.empty()) {
    const auto [character, bytes] = decode(text);
    if (character == U'\n' && keep_lines) {
      cleaned += '\n';
    } else if (character == U'\n' || character == U'\t') {
      cleaned += ' ';
    } else if (character == U'\uFFFD') {
      cleaned += "\xEF\xBF\xBD";
    } else if (!is_hidden(character)) {
      cleaned += text.substr(0, bytes);
    }
    text.remove_prefix(bytes);
  }
  return cleaned;
}

}  // namespace

std::string one_line(std::string_view text) { return clean(text, false); }
std::string block(std::string_view text) { return clean(text, true); }

std::size_t width(std::string_view text) {
  std::size_t characters = 0;
  for (const char c : text) characters += (static_cast<std::uint8_t>(c) & 0xC0) != 0x80;
  return characters;
}

std::string padded(std::string text, std::size_t columns) {
  const std::size_t characters = width(text);
  if (characters < columns) text.append(columns - characters, ' ');
  return text;
}

}  // namespace arbiter::text
