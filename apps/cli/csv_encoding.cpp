// Which of the old encodings of eight bits a table is written in.
#include <array>

#include "cli/csv.h"
#include "tournament/publish/display_text.h"
#include "tournament/records/text_encoding.h"

namespace arbiter::cli {
namespace {

constexpr std::u32string_view central_european = U"ąćęłńóśźżĄĆĘŁŃÓŚŹŻáéíőúűÁÉÍÓŐÖÚÜŰöüäÄßčřšžěůýťďňČŘŠŽĚŮÝŤĎŇôÔ";

bool is_small(char32_t c) { return (c >= U'а' && c <= U'я') || c == U'ё'; }
bool is_capital(char32_t c) { return (c >= U'А' && c <= U'Я') || c == U'Ё'; }

/// Words of Russian are small letters after a capital or a small one; the wrong table turns that round.
int cyrillic_score(std::string_view text) {
  int score = 0;
  for (char32_t before = 0; !text.empty();) {
    const char32_t c = tournament::publish::take_code_point(text);
    if (is_small(c)) score += 2;
    if (is_capital(c)) score += is_small(before) ? -4 : 1;
    if (c >= 0x80 && !is_small(c) && !is_capital(c)) score -= 3;
    before = c;
  }
  return score;
}

int latin_score(std::string_view text) {
  int score = 0;
  while (!text.empty()) {
    const char32_t c = tournament::publish::take_code_point(text);
    if (c >= 0x80) score += central_european.find(c) == std::u32string_view::npos ? -3 : 1;
  }
  return score;
}

/// Whether more words are foreign to ASCII throughout than in some of their letters.
bool is_foreign_throughout(std::string_view bytes) {
  int foreign_words = 0, mixed_words = 0;
  std::size_t foreign = 0, ascii = 0;
  const auto end_word = [&] {
    if (foreign > 0 && ascii > 0) ++mixed_words;
    if (foreign > 1 && ascii == 0) ++foreign_words;
    foreign = ascii = 0;
  };
  for (const char c : bytes) {
    if (static_cast<unsigned char>(c) >= 0x80)
      ++foreign;
    else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
      ++ascii;
    else
      end_word();
  }
  end_word();
  return foreign_words > mixed_words;
}

}  // namespace

std::string guess_encoding(std::string_view bytes) {
  const bool cyrillic = is_foreign_throughout(bytes);
  const std::array<std::string, 2> candidates = cyrillic ? std::array<std::string, 2>{"windows-1251", "koi8-r"}
                                                         : std::array<std::string, 2>{"windows-1250", "iso-8859-2"};
  std::array<int, 2> scores{};
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const std::string text = tournament::records::decode_text(bytes, {.forced = candidates[i]}).text;
    scores[i] = cyrillic ? cyrillic_score(text) : latin_score(text);
  }
  return candidates[scores[1] > scores[0] ? 1 : 0];
}

}  // namespace arbiter::cli
