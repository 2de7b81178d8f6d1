// A person in the register (GLOSSARY: player).
//
//   Player anna{.name = "Kovács, Anna", .nick = "ania77", .nicks = {{"ania", "zagram"}}};
//   anna.ratings.push_back({.list = "notago", .time_class = TimeClass::blitz, .value = 1640, .date = "2026-10-01"});
//   std::string passport = latin_name(anna);   // "Kovács, Anna"; "Shchukin, Petr" for "Щукин, Пётр"
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tournament::event {

using PlayerId = std::int64_t;

/// What a prize or a team rule may ask; unknown where nobody said it.
enum class Sex : std::uint8_t { unknown, female, male };
std::string_view to_text(Sex sex);  ///< "", "f", "m"
std::optional<Sex> parse_sex(std::string_view text);

/// Whether the person agreed to be shown in public (docs/decisions/0007-player-register.md).
enum class Consent : std::uint8_t { unknown, yes, no };
std::string_view to_text(Consent consent);  ///< as the enumerators
std::optional<Consent> parse_consent(std::string_view text);

/// Kinds of play that rating lists tell apart.
enum class TimeClass : std::uint8_t { classic, rapid, blitz, correspondence };
std::string_view to_text(TimeClass time_class);  ///< as the enumerators
std::optional<TimeClass> parse_time_class(std::string_view text);

/// A name that a person plays by somewhere.
struct Nick {
  std::string text;
  std::string place{};  ///< where: "zagram", "playdots", "vpoints", "notago"; empty for nowhere in particular
  friend bool operator==(const Nick&, const Nick&) = default;
};

/// What a rating list says of a person.
struct ListedRating {
  std::string list;  ///< id of the list: "notago", "fide"
  TimeClass time_class = TimeClass::classic;
  int value = 0;
  std::string date{};  ///< of the list, ISO; empty where unknown
  friend bool operator==(const ListedRating&, const ListedRating&) = default;
};

/// A person in the register. Personal data live here, never in an event's log, which holds only ids.
struct Player {
  PlayerId id = 0;
  std::string name;    ///< "Surname, Given"
  std::string nick{};  ///< the one that is shown
  std::string club{};
  std::string federation{};  ///< three capital letters, or empty
  std::optional<int> birth_year{};
  std::optional<int> rating{};  ///< by which the person is seeded, from no list in particular
  std::string latin{};          ///< the name in Latin letters as the person writes it; empty: see latin_name()
  std::string school{};
  Sex sex = Sex::unknown;
  Consent consent = Consent::unknown;
  std::vector<std::string> categories{};  ///< labels: "U14", "veteran"
  std::vector<Nick> nicks{};              ///< further ones, and where each is used
  std::vector<ListedRating> ratings{};    ///< at most one for each list and time class
  friend bool operator==(const Player&, const Player&) = default;
};

/// The name in Latin letters: as given, else Cyrillic letters by the table of ICAO Doc 9303 part 3 (docs/guide/
/// players.md) and all others as they are.
std::string latin_name(const Player& player);
std::string to_latin(std::string_view text);

/// The nick that is shown and the further ones, each once.
std::vector<std::string> all_nicks(const Player& player);

/// Names of the fields, but for the id, in which two editions of a person differ: "name", "birth_year" …
std::vector<std::string> changed_fields(const Player& before, const Player& after);

}  // namespace tournament::event
