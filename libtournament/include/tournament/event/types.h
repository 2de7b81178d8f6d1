// Value types of an event (GLOSSARY: event, section, player, entry, round, pairing, table, result).
//
// Three facts on a game are kept apart: what the rules say of the position (records/verify.h), how the game ended
// (GameEnd), and what the event awards (award(), by the event's score table).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dots/outcome.h"
#include "dots/result.h"

namespace tournament::event {

using PlayerId = std::int64_t;
using EntryNumber = int;  ///< 1-based number of an entry in its event
using RoundNumber = int;  ///< 1-based
using TableNumber = int;  ///< 1-based, shown in the hall

/// A person in the register. Personal data live here, never in an event's log, which holds only ids.
struct Player {
  PlayerId id = 0;
  std::string name;  ///< "Surname, Given"
  std::string nick{};
  std::string club{};
  std::string federation{};  ///< three capital letters, or empty
  std::optional<int> birth_year{};
  std::optional<int> rating{};
  friend bool operator==(const Player&, const Player&) = default;
};

/// A player registered in the event.
struct Entry {
  EntryNumber number = 0;
  PlayerId player = 0;
  friend bool operator==(const Entry&, const Entry&) = default;
};

/// Points in halves for a win, a draw and a loss over the board; a forfeit win counts as a win, a forfeit loss as 0.
struct ScoreTable {
  int win = 2;
  int draw = 1;
  int loss = 0;
  friend bool operator==(const ScoreTable&, const ScoreTable&) = default;
};

enum class System : std::uint8_t { round_robin, double_round_robin };
std::string_view to_text(System system);  ///< "round_robin", "double_round_robin"
std::optional<System> parse_system(std::string_view text);

enum class TieBreak : std::uint8_t { direct_encounter, sonneborn_berger, wins, captured_difference };
std::string_view to_text(TieBreak tiebreak);  ///< "DE", "SB", "WIN", "CD"
std::optional<TieBreak> parse_tiebreak(std::string_view text);

/// What an event is created with.
struct EventSettings {
  std::string title;
  std::string code;  ///< short name for commands, [a-z0-9-]
  std::string game = "dots";
  std::string rules;  ///< canonical text
  System system = System::round_robin;
  ScoreTable scores{};
  std::vector<TieBreak> tiebreaks{TieBreak::direct_encounter, TieBreak::sonneborn_berger, TieBreak::wins,
                                  TieBreak::captured_difference};
  std::string place;
  std::string starts_on;  ///< ISO date or empty
  std::string ends_on;
  friend bool operator==(const EventSettings&, const EventSettings&) = default;
};

/// Who won a pairing, as the arbiter records it.
enum class ResultKind : std::uint8_t {
  first_wins,
  draw,
  second_wins,
  first_wins_forfeit,
  second_wins_forfeit,
  double_forfeit
};
std::string_view to_text(ResultKind kind);  ///< "1-0", "½-½", "0-1", "+:-", "-:+", "-:-"
/// Also what keyboards have: "1/2-1/2", "=", "+-", "-+", "--".
std::optional<ResultKind> parse_result_kind(std::string_view text);

constexpr bool is_forfeit(ResultKind kind) { return kind >= ResultKind::first_wins_forfeit; }

/// How a game ended, beside who won it.
enum class GameEnd : std::uint8_t {
  unknown,
  board_full,
  grounding,
  stop,
  agreement,
  resignation,
  time,
  margin,
  no_show,
  arbiter
};
std::string_view to_text(GameEnd end);  ///< as the enumerators: "board_full"
std::optional<GameEnd> parse_game_end(std::string_view text);

/// What a result gives, in halves of a point.
struct Award {
  int first_halves = 0;
  int second_halves = 0;
  friend bool operator==(const Award&, const Award&) = default;
};
Award award(ResultKind kind, const ScoreTable& scores);

/// Score on the board: captives of both sides in halves, after grounding where there was one.
struct BoardScore {
  long first_halves = 0;
  long second_halves = 0;
  friend bool operator==(const BoardScore&, const BoardScore&) = default;
};

using RecordId =
    std::string;  ///< SHA-256 of the stored bytes, hex, followed by ":" and the index of the game in the file

struct GameResult {
  ResultKind kind = ResultKind::draw;
  GameEnd end = GameEnd::unknown;
  std::optional<BoardScore> score{};
  RecordId record{};  ///< empty when there is none
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Two entries at a table, or an entry that rests (second == 0).
struct Pairing {
  TableNumber table = 0;   ///< 0 for a bye
  EntryNumber first = 0;   ///< moves first
  EntryNumber second = 0;  ///< 0: bye
  std::optional<GameResult> result{};
  [[nodiscard]] bool is_bye() const { return second == 0; }
  friend bool operator==(const Pairing&, const Pairing&) = default;
};

struct Round {
  RoundNumber number = 0;
  std::vector<Pairing> pairings;
  friend bool operator==(const Round&, const Round&) = default;
};

}  // namespace tournament::event
