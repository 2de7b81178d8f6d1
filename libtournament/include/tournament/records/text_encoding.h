// Text in any encoding, made UTF-8: by its byte order mark, by what it declares, else UTF-8 where valid, else
// windows-1251.
//
//   DecodedText text = decode_text(bytes, {.declared = "CP1251"});
//   use(text.text, text.encoding);                 // UTF-8; "windows-1251"
//   for (const TextFinding& f : text.findings) …   // what had to be replaced, by offset in the UTF-8 text
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dots/result.h"

namespace tournament::records {

struct TextSource {
  std::string_view forced{};    ///< an encoding that wins over everything but a byte order mark
  std::string_view declared{};  ///< what the file says of itself
  std::string_view fallback = "windows-1251";
};

/// Severity and meaning of the code: sgf_codes.h (SGF007 … SGF009).
struct TextFinding {
  std::string_view code;
  std::size_t offset = 0;  ///< of the first replacement, in the decoded text
  dots::Arguments args{};
};

struct DecodedText {
  std::string text;      ///< valid UTF-8 without NUL bytes
  std::string encoding;  ///< "UTF-8", "windows-1251", …
  std::vector<TextFinding> findings;
};

/// Never fails: bytes that mean nothing become U+FFFD, with a finding.
DecodedText decode_text(std::string_view bytes, const TextSource& source);

/// Text in windows-1251, as old programs want it.
struct EncodedText {
  std::string bytes;
  std::size_t replaced = 0;  ///< characters that windows-1251 does not have, written as `?`
};
EncodedText encode_windows_1251(std::string_view text);

/// The text with U+FFFD for what is not UTF-8, as when a character was cut in two.
std::string replace_invalid_utf8(std::string_view text);

/// Whether the bytes are UTF-8 (no overlong forms, no surrogates).
bool is_utf8(std::string_view bytes);

}  // namespace tournament::records
