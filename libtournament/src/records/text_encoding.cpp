#include "tournament/records/text_encoding.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>

#include "records/characters.h"
#include "tournament/records/sgf_codes.h"

namespace tournament::records {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD

struct ByteOrderMark {
  std::string_view bytes;
  std::string_view encoding;
};
constexpr std::array byte_order_marks{ByteOrderMark{"\xEF\xBB\xBF", "UTF-8"},
                                      ByteOrderMark{{"\xFF\xFE", 2}, "UTF-16LE"},
                                      ByteOrderMark{{"\xFE\xFF", 2}, "UTF-16BE"}};

struct Alias {
  std::string_view name;  // lower case
  std::string_view encoding;
};
constexpr std::array aliases{Alias{"utf-8", "UTF-8"}, Alias{"utf8", "UTF-8"}, Alias{"cp1251", "windows-1251"},
                             Alias{"ansi", "windows-1251"}, Alias{"win1251", "windows-1251"}};

std::string canonical_name(std::string_view name) {
  const std::string wanted = lower_case(name);
  const auto alias = std::find_if(aliases.begin(), aliases.end(), [&](const Alias& a) { return a.name == wanted; });
  return alias == aliases.end() ? wanted : std::string(alias->encoding);
}

/// Bytes of the character at the front, 0 when there is no valid one.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto continues = [&](std::size_t i, unsigned from, unsigned to) {
    return i < text.size() && byte(i) >= from && byte(i) <= to;
  };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return continues(1, 0x80, 0xBF) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const bool second = continues(1, lead == 0xE0 ? 0xA0 : 0x80, lead == 0xED ? 0x9F : 0xBF);
    return second && continues(2, 0x80, 0xBF) ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const bool second = continues(1, lead == 0xF0 ? 0x90 : 0x80, lead == 0xF4 ? 0x8F : 0xBF);
    return second && continues(2, 0x80, 0xBF) && continues(3, 0x80, 0xBF) ? 4 : 0;
  }
  return 0;
}

/// Length of the valid UTF-8 at the front.
std::size_t valid_utf8(std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    std::uint64_t eight = 0;
    if (at + sizeof eight <= bytes.size()) {
      std::memcpy(&eight, bytes.data() + at, sizeof eight);
      if ((eight & 0x8080808080808080u) == 0) {
        at += sizeof eight;
        continue;
      }
    }
    const std::size_t length = utf8_length(bytes.substr(at));
    if (length == 0) break;
    at += length;
  }
  return at;
}

/// What was replaced while decoding.
struct Replaced {
  std::size_t first = 0;
  std::size_t count = 0;
  void note(std::size_t offset) {
    if (count++ == 0) first = offset;
  }
};

std::string from_utf8(std::string_view bytes, Replaced& replaced) {
  std::string text;
  text.reserve(bytes.size());
  for (;;) {
    const std::size_t valid = valid_utf8(bytes);
    text += bytes.substr(0, valid);
    bytes.remove_prefix(valid);
    if (bytes.empty()) return text;
    replaced.note(text.size());
    text += replacement;
    bytes.remove_prefix(1);
  }
}

struct CloseConverter {
  void operator()(void* handle) const { iconv_close(handle); }
};
using Converter = std::unique_ptr<void, CloseConverter>;

Converter open_converter(const std::string& encoding, const char* to = "UTF-8") {
  const iconv_t handle = iconv_open(to, encoding.c_str());
  const bool failed = reinterpret_cast<std::intptr_t>(handle) == -1;
  return Converter(failed ? nullptr : handle);
}

std::string convert(void* converter, std::string_view bytes, Replaced& replaced) {
  std::string text;
  std::array<char, 16384> buffer{};
  std::string input(bytes);  // iconv's interface is not const
  char* in = input.data();
  std::size_t in_left = input.size();
  while (in_left > 0) {
    char* out = buffer.data();
    std::size_t out_left = buffer.size();
    const bool failed = iconv(converter, &in, &in_left, &out, &out_left) == static_cast<std::size_t>(-1);
    const int reason = errno;
    text.append(buffer.data(), buffer.size() - out_left);
    if (!failed || reason == E2BIG) continue;
    replaced.note(text.size());
    text += replacement;
    in += 1;
    in_left -= 1;
  }
  return text;
}

/// Russian text in windows-1251 under the label of UTF-8: letters only beyond ASCII, two beside each other somewhere,
/// and not one character that is valid UTF-8.
bool is_mislabelled(std::string_view bytes) {
  const auto letter = [&](std::size_t i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    return byte >= 0xC0 || byte == 0xA8 || byte == 0xB8;
  };
  bool pair = false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (static_cast<unsigned char>(bytes[i]) < 0x80) continue;
    if (!letter(i) || utf8_length(bytes.substr(i)) != 0) return false;
    pair |= i > 0 && static_cast<unsigned char>(bytes[i - 1]) >= 0x80;
  }
  return pair;
}

void replace_nul(DecodedText& decoded) {
  std::size_t at = decoded.text.find('\0');
  if (at == std::string::npos) return;
  const std::size_t first = at;
  std::size_t count = 0;
  std::string clean(decoded.text, 0, first);
  for (; at < decoded.text.size(); ++at) {
    if (decoded.text[at] != '\0') {
      clean += decoded.text[at];
    } else {
      clean += replacement;
      ++count;
    }
  }
  decoded.text = std::move(clean);
  decoded.findings.push_back({sgf_code::nul_bytes, first, {{"count", std::to_string(count)}}});
}

/// A name that was read before anything was decoded, as it can be told: names of encodings are ASCII.
std::string printable(std::string name) {
  std::ranges::replace_if(
      name, [](char c) { return c < ' ' || c > '~'; }, '?');
  return name;
}

}  // namespace

EncodedText encode_windows_1251(std::string_view text) {
  EncodedText encoded;
  Replaced replaced;
  const std::string clean = from_utf8(text, replaced);
  const Converter converter = open_converter("UTF-8", "windows-1251");
  for (std::string_view rest = clean; !rest.empty();) {
    const std::size_t length = std::max<std::size_t>(utf8_length(rest), 1);
    std::string character(rest.substr(0, length));
    rest.remove_prefix(length);
    if (length == 1) {
      encoded.bytes += character;
      continue;
    }
    char byte = '?';
    char* in = character.data();
    char* out = &byte;
    std::size_t in_left = length;
    std::size_t out_left = 1;
    const bool failed =
        converter == nullptr || iconv(converter.get(), &in, &in_left, &out, &out_left) == static_cast<std::size_t>(-1);
    if (failed) {
      byte = '?';
      encoded.replaced += 1;
    }
    encoded.bytes += byte;
  }
  return encoded;
}

std::string replace_invalid_utf8(std::string_view text) {
  Replaced replaced;
  return from_utf8(text, replaced);
}

bool is_utf8(std::string_view bytes) { return valid_utf8(bytes) == bytes.size(); }

DecodedText decode_text(std::string_view bytes, const TextSource& source) {
  DecodedText decoded;
  std::string wanted = canonical_name(!source.forced.empty() ? source.forced : source.declared);
  bool marked = false;
  for (const ByteOrderMark& mark : byte_order_marks) {
    if (!bytes.starts_with(mark.bytes)) continue;
    marked = true;
    bytes.remove_prefix(mark.bytes.size());
    wanted = mark.encoding;
    break;
  }
  const std::string guessed = is_utf8(bytes) ? "UTF-8" : canonical_name(source.fallback);
  if (wanted.empty()) wanted = guessed;
  if (wanted == "UTF-8" && guessed != "UTF-8" && source.forced.empty() && !marked && is_mislabelled(bytes)) {
    decoded.findings.push_back({sgf_code::encoding_differs, 0, {{"declared", wanted}, {"used", "windows-1251"}}});
    wanted = "windows-1251";
  }

  Converter converter;
  if (wanted != "UTF-8") {
    converter = open_converter(wanted);
    if (converter == nullptr) {
      decoded.findings.push_back({sgf_code::unknown_encoding, 0, {{"encoding", printable(wanted)}, {"used", guessed}}});
      wanted = guessed;
      if (wanted != "UTF-8") converter = open_converter(wanted);
    }
  }
  Replaced replaced;
  decoded.text = converter != nullptr ? convert(converter.get(), bytes, replaced) : from_utf8(bytes, replaced);
  decoded.encoding = converter != nullptr ? printable(wanted) : "UTF-8";
  if (replaced.count > 0) {
    decoded.findings.push_back({sgf_code::invalid_bytes,
                                replaced.first,
                                {{"count", std::to_string(replaced.count)}, {"encoding", decoded.encoding}}});
  }
  replace_nul(decoded);
  return decoded;
}

}  // namespace tournament::records
