#include "tournament/event/player.h"

#include <algorithm>
#include <array>

namespace tournament::event {

namespace {

template <class Enum, std::size_t N>
std::optional<Enum> parse(const std::array<std::string_view, N>& names, std::string_view text) {
  const auto found = std::find(names.begin(), names.end(), text);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

constexpr std::array<std::string_view, 3> sexes{"", "f", "m"};
constexpr std::array<std::string_view, 3> consents{"unknown", "yes", "no"};
constexpr std::array<std::string_view, 4> time_classes{"classic", "rapid", "blitz", "correspondence"};

/// Small letters, as ICAO Doc 9303 part 3 (8th edition), section 6, table B transliterates them.
struct Letter {
  char32_t cyrillic;
  std::string_view latin;
};
constexpr std::array letters{
    Letter{U'а', "a"},    Letter{U'б', "b"},  Letter{U'в', "v"},  Letter{U'г', "g"},  Letter{U'д', "d"},
    Letter{U'е', "e"},    Letter{U'ж', "zh"}, Letter{U'з', "z"},  Letter{U'и', "i"},  Letter{U'й', "i"},
    Letter{U'к', "k"},    Letter{U'л', "l"},  Letter{U'м', "m"},  Letter{U'н', "n"},  Letter{U'о', "o"},
    Letter{U'п', "p"},    Letter{U'р', "r"},  Letter{U'с', "s"},  Letter{U'т', "t"},  Letter{U'у', "u"},
    Letter{U'ф', "f"},    Letter{U'х', "kh"}, Letter{U'ц', "ts"}, Letter{U'ч', "ch"}, Letter{U'ш', "sh"},
    Letter{U'щ', "shch"}, Letter{U'ъ', "ie"}, Letter{U'ы', "y"},  Letter{U'ь', ""},   Letter{U'э', "e"},
    Letter{U'ю', "iu"},   Letter{U'я', "ia"}, Letter{U'ё', "e"},  Letter{U'ђ', "d"},  Letter{U'ѓ', "g"},
    Letter{U'є', "ie"},   Letter{U'ѕ', "dz"}, Letter{U'і', "i"},  Letter{U'ї', "i"},  Letter{U'ј', "j"},
    Letter{U'љ', "lj"},   Letter{U'њ', "nj"}, Letter{U'ћ', "c"},  Letter{U'ќ', "k"},  Letter{U'ў', "u"},
    Letter{U'џ', "dz"},   Letter{U'ґ', "g"}};

/// The Cyrillic letter at the front, all of which are two bytes of UTF-8; 0 for anything else.
char32_t cyrillic_at(std::string_view text) {
  if (text.size() < 2) return 0;
  const auto lead = static_cast<unsigned char>(text[0]), next = static_cast<unsigned char>(text[1]);
  if (lead < 0xD0 || lead > 0xD2 || (next & 0xC0U) != 0x80U) return 0;
  return (lead & 0x1FU) << 6U | (next & 0x3FU);
}

bool is_capital(char32_t code) { return (code >= 0x400 && code <= 0x42F) || code == 0x490; }
char32_t small(char32_t code) {
  if (!is_capital(code)) return code;
  return code == 0x490 ? code + 1 : code + (code < 0x410 ? 0x50 : 0x20);
}

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

std::string_view to_text(Sex sex) { return sexes[static_cast<std::size_t>(sex)]; }
std::optional<Sex> parse_sex(std::string_view text) { return parse<Sex>(sexes, text); }
std::string_view to_text(Consent consent) { return consents[static_cast<std::size_t>(consent)]; }
std::optional<Consent> parse_consent(std::string_view text) { return parse<Consent>(consents, text); }
std::string_view to_text(TimeClass time_class) { return time_classes[static_cast<std::size_t>(time_class)]; }
std::optional<TimeClass> parse_time_class(std::string_view text) { return parse<TimeClass>(time_classes, text); }

std::string to_latin(std::string_view text) {
  std::string out;
  char32_t before = 0;
  while (!text.empty()) {
    const char32_t code = cyrillic_at(text);
    const auto* letter = std::find_if(letters.begin(), letters.end(),
                                      [&](const Letter& row) { return code != 0 && row.cyrillic == small(code); });
    if (letter == letters.end()) {
      out += text.front();
      text.remove_prefix(1);
      before = 0;
      continue;
    }
    text.remove_prefix(2);
    // In a word of capitals all letters of "SHCH" are capitals.
    const bool all_capitals = is_capital(cyrillic_at(text)) || (is_capital(before) && cyrillic_at(text) == 0);
    for (std::size_t i = 0; i < letter->latin.size(); ++i) {
      const bool raised = is_capital(code) && (i == 0 || all_capitals);
      out += raised ? upper(letter->latin[i]) : letter->latin[i];
    }
    before = code;
  }
  return out;
}

std::string latin_name(const Player& player) { return player.latin.empty() ? to_latin(player.name) : player.latin; }

std::vector<std::string> all_nicks(const Player& player) {
  std::vector<std::string> list;
  const auto add = [&list](const std::string& nick) {
    if (!nick.empty() && std::find(list.begin(), list.end(), nick) == list.end()) list.push_back(nick);
  };
  add(player.nick);
  for (const Nick& nick : player.nicks) add(nick.text);
  return list;
}

std::vector<std::string> changed_fields(const Player& before, const Player& after) {
  std::vector<std::string> names;
  const auto compare = [&](const char* name, auto Player::*field) {
    if (before.*field != after.*field) names.emplace_back(name);
  };
  compare("name", &Player::name);
  compare("nick", &Player::nick);
  compare("club", &Player::club);
  compare("federation", &Player::federation);
  compare("birth_year", &Player::birth_year);
  compare("rating", &Player::rating);
  compare("latin", &Player::latin);
  compare("school", &Player::school);
  compare("sex", &Player::sex);
  compare("consent", &Player::consent);
  compare("categories", &Player::categories);
  compare("nicks", &Player::nicks);
  compare("ratings", &Player::ratings);
  return names;
}

}  // namespace tournament::event
