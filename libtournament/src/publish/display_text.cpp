#include "tournament/publish/display_text.h"

#include <array>
#include <cstddef>

namespace tournament::publish {
namespace {

constexpr char32_t replacement = 0xFFFD;

struct Range {
  char32_t first;
  char32_t last;
};

template <std::size_t N>
constexpr bool is_in(const std::array<Range, N>& ranges, char32_t code) {
  for (const Range& range : ranges)
    if (code >= range.first && code <= range.last) return true;
  return false;
}

constexpr std::array deceptive{
    Range{0x00, 0x08},     Range{0x0B, 0x0C},     Range{0x0E, 0x1F},     Range{0x7F, 0x9F},       Range{0xAD, 0xAD},
    Range{0x061C, 0x061C}, Range{0x180E, 0x180E}, Range{0x200B, 0x200F}, Range{0x2028, 0x202E},   Range{0x2060, 0x206F},
    Range{0xFEFF, 0xFEFF}, Range{0xFFF9, 0xFFFB}, Range{0xFFFE, 0xFFFF}, Range{0xE0000, 0xE007F},
};

constexpr std::array combining{
    Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD},   Range{0x0610, 0x061A},
    Range{0x064B, 0x065F}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF},   Range{0x20D0, 0x20FF},
    Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}, Range{0xE0100, 0xE01EF},
};

constexpr std::array wide{
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0x33FF}, Range{0x3400, 0x4DBF},
    Range{0x4E00, 0x9FFF},   Range{0xA000, 0xA4CF},   Range{0xAC00, 0xD7A3}, Range{0xF900, 0xFAFF},
    Range{0xFE30, 0xFE4F},   Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6}, Range{0x1F300, 0x1F64F},
    Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD},
};

// Base letters of U+00C0 to U+00FF and U+0100 to U+017F, by position; '*' has none.
constexpr std::string_view latin1_base = "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty";
constexpr std::string_view latin_a_base =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln"
    "nnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(latin1_base.size() == 64 && latin_a_base.size() == 128);

char32_t fold(char32_t code) {
  const auto letter = [](char c) { return static_cast<char32_t>(static_cast<unsigned char>(c)); };
  if (code >= 'A' && code <= 'Z') return code + ('a' - 'A');
  if (code >= 0xC0 && code <= 0xFF) return latin1_base[code - 0xC0] == '*' ? code : letter(latin1_base[code - 0xC0]);
  if (code >= 0x100 && code <= 0x17F) return letter(latin_a_base[code - 0x100]);
  if (code >= 0x391 && code <= 0x3A9) return code + 0x20;
  if (code >= 0x410 && code <= 0x42F) return code + 0x20;
  if (code == 0x401 || code == 0x451) return 0x435;  // yo sorts as ye
  if (code >= 0x402 && code <= 0x40F) return code + 0x50;
  return code;
}

bool is_continuation(unsigned char byte) { return (byte & 0xC0U) == 0x80U; }

}  // namespace

char32_t take_code_point(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  std::size_t length = 1;
  char32_t code = lead;
  char32_t least = 0;
  if (lead >= 0xF0 && lead <= 0xF4) {
    length = 4, code = lead & 0x07U, least = 0x10000;
  } else if (lead >= 0xE0) {
    length = 3, code = lead & 0x0FU, least = 0x800;
  } else if (lead >= 0xC2) {
    length = 2, code = lead & 0x1FU, least = 0x80;
  }
  bool sound = lead < 0x80 || (length > 1 && lead <= 0xF4 && text.size() >= length);
  for (std::size_t i = 1; sound && i < length; ++i) {
    sound = is_continuation(byte(i));
    code = (code << 6U) | (byte(i) & 0x3FU);
  }
  sound = sound && code >= least && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  text.remove_prefix(sound ? length : 1);
  return sound ? code : replacement;
}

void append_code_point(std::string& out, char32_t code) {
  const auto put = [&](char32_t byte) { out.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0U | (code >> 6U)), put(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    put(0xE0U | (code >> 12U)), put(0x80U | ((code >> 6U) & 0x3FU)), put(0x80U | (code & 0x3FU));
  } else {
    put(0xF0U | (code >> 18U)), put(0x80U | ((code >> 12U) & 0x3FU));
    put(0x80U | ((code >> 6U) & 0x3FU)), put(0x80U | (code & 0x3FU));
  }
}

bool is_deceptive(char32_t code) { return is_in(deceptive, code); }

std::string display_text(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const char32_t code = take_code_point(text);
    if (code == '\t' || code == '\n' || code == '\r')
      out.push_back(' ');
    else if (!is_deceptive(code))
      append_code_point(out, code);
  }
  return out;
}

int display_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const char32_t code = take_code_point(text);
    if (is_deceptive(code) || is_in(combining, code)) continue;
    width += is_in(wide, code) ? 2 : 1;
  }
  return width;
}

std::string sort_key(std::string_view name) {
  std::string key;
  while (!name.empty()) {
    const char32_t code = take_code_point(name);
    if (!is_deceptive(code) && !is_in(combining, code)) append_code_point(key, fold(code));
  }
  return key;
}

}  // namespace tournament::publish
