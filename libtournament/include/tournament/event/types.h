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
#include "tournament/event/player.h"
#include "tournament/event/stage_options.h"

namespace tournament::event {

using EntryNumber = int;    ///< 1-based number of an entry in its event
using RoundNumber = int;    ///< 1-based
using TableNumber = int;    ///< 1-based, shown in the hall
using SectionNumber = int;  ///< 1-based; an event without sections is section 1
using StageNumber = int;    ///< 1-based in its section
using BoardNumber = int;    ///< 1-based in a match between teams

/// Why an entry has no opponent in a round: given by the pairing, or wished for (swiss.md §3.4).
enum class ByeKind : std::uint8_t { allocated, half_point, zero_point, full_point };
std::string_view to_text(ByeKind kind);  ///< as the enumerators: "half_point"
std::optional<ByeKind> parse_bye_kind(std::string_view text);

/// Rounds in which an entry does not take part: from one to another, 0 = until further notice (a withdrawal).
struct Leave {
  RoundNumber from = 1;
  RoundNumber to = 0;
  friend bool operator==(const Leave&, const Leave&) = default;
};

/// A bye or an absence that was announced for a round.
struct WishedBye {
  RoundNumber round = 0;
  ByeKind kind = ByeKind::zero_point;
  friend bool operator==(const WishedBye&, const WishedBye&) = default;
};

/// Members of a team up to a round, before its board order was changed.
struct FormerTeam {
  RoundNumber until = 0;  ///< the last round they were the team for
  std::vector<PlayerId> members{};
  friend bool operator==(const FormerTeam&, const FormerTeam&) = default;
};

/// A member of a team who cannot play in a round.
struct MemberAway {
  RoundNumber round = 0;
  PlayerId player = 0;
  friend bool operator==(const MemberAway&, const MemberAway&) = default;
};

/// Who of a team plays in a round, by board.
struct LineUp {
  RoundNumber round = 0;
  std::vector<PlayerId> players{};  ///< 0: nobody comes to the board
  friend bool operator==(const LineUp&, const LineUp&) = default;
};

/// A player registered in the event.
struct Entry {
  EntryNumber number = 0;
  PlayerId player = 0;
  SectionNumber section = 1;
  RoundNumber joined = 1;  ///< first round of the section that could be played
  int seed = 0;            ///< place in the seeding of the section, 0 = by number
  TableNumber table = 0;   ///< fixed table, 0 = none
  bool checked_in = false;
  std::vector<Leave> leaves{};       ///< in the order of rounds
  std::vector<WishedBye> byes{};     ///< in the order of rounds
  std::vector<PlayerId> members{};   ///< of a team, by board, reserves last; empty for a person
  PlayerId captain = 0;              ///< of a team; need not play, 0 = none was named
  std::vector<FormerTeam> former{};  ///< in the order of rounds
  std::vector<MemberAway> away{};    ///< in the order of rounds
  std::vector<LineUp> line_ups{};    ///< that were named, in the order of rounds (teams.h)
  friend bool operator==(const Entry&, const Entry&) = default;
};
/// Whether the entry takes part in the round: it has joined and is not on leave. A wished bye is not looked at.
bool takes_part(const Entry& entry, RoundNumber round);
/// The bye wished for the round, or null.
const WishedBye* wished_bye(const Entry& entry, RoundNumber round);

/// Points in halves for a win, a draw and a loss over the board; a forfeit win counts as a win, a forfeit loss as 0.
struct ScoreTable {
  int win = 2;
  int draw = 1;
  int loss = 0;
  std::optional<int> bye{};  ///< of a bye that the pairing gives; without it a win, and nothing in a round robin
  friend bool operator==(const ScoreTable&, const ScoreTable&) = default;
};
/// Tables in common use, by name: "1-½-0", "2-1-0", "3-1-0", "4-2-1"; also with "1/2".
std::optional<ScoreTable> parse_score_table(std::string_view name);
/// Its name, or empty for a table of one's own.
std::string_view name_of(const ScoreTable& scores);

enum class System : std::uint8_t {
  round_robin,
  double_round_robin,
  groups,
  knockout,
  double_elimination,
  scheveningen,
  monrad,
  ladder,
  by_hand,   ///< the arbiter makes every pairing
  challenge  ///< nobody is paired: the players find each other (open_challenge.h)
};
std::string_view to_text(System system);  ///< as the enumerators: "double_round_robin"
std::optional<System> parse_system(std::string_view text);
/// Whether everybody's opponents are known before the first game: results of earlier rounds do not matter.
constexpr bool is_table_system(System system) {
  return system == System::round_robin || system == System::double_round_robin || system == System::groups ||
         system == System::scheveningen;
}

enum class TieBreak : std::uint8_t {
  direct_encounter,
  sonneborn_berger,
  wins,
  captured_difference,
  buchholz,
  buchholz_cut_1,        ///< without the least significant of its terms
  match_points,          ///< of teams
  board_points,          ///< of teams
  team_sonneborn_berger  ///< opponent's match points times the board points made against it
};
std::string_view to_text(TieBreak tiebreak);  ///< "DE", "SB", "WIN", "CD", "BH", "BH/C1", "MP", "BP", "EMGSB"
std::optional<TieBreak> parse_tiebreak(std::string_view text);

/// What an event is created with.
struct EventSettings {
  std::string title;
  std::string code;  ///< short name for commands, [a-z0-9-]
  std::string game = "dots";
  std::string rules;  ///< canonical text; of an open challenge, which has several games, both are empty
  System system = System::round_robin;
  ScoreTable scores{};
  std::vector<TieBreak> tiebreaks{TieBreak::direct_encounter, TieBreak::sonneborn_berger, TieBreak::wins,
                                  TieBreak::captured_difference};
  std::string place;
  std::string starts_on;  ///< ISO date or empty
  std::string ends_on;
  StageOptions options{};  ///< of the first stage
  friend bool operator==(const EventSettings&, const EventSettings&) = default;
};

/// Who won a pairing, as the arbiter records it.
enum class ResultKind : std::uint8_t {
  first_wins,
  draw,
  second_wins,
  first_wins_forfeit,
  second_wins_forfeit,
  double_forfeit,
  both_lose,   ///< over the board, by decision
  first_half,  ///< a draw for the first, a loss for the second
  second_half,
  unplayed,  ///< neither played nor forfeited; the two may meet again
  adjourned  ///< open for the standings, a draw for the pairing of the next round (FIDE C.04.2 3.1)
};
/// "1-0", "½-½", "0-1", "+:-", "-:+", "-:-", "0-0", "½-0", "0-½", "unplayed", "adjourned"
std::string_view to_text(ResultKind kind);
/// Also what keyboards have: "1/2-1/2", "=", "+-", "-+", "--", "1/2-0", "0-1/2", "?".
std::optional<ResultKind> parse_result_kind(std::string_view text);

constexpr bool is_forfeit(ResultKind kind) {
  return kind >= ResultKind::first_wins_forfeit && kind <= ResultKind::double_forfeit;
}
/// Whether there was a game on the board that is over.
constexpr bool is_played(ResultKind kind) {
  return !is_forfeit(kind) && kind != ResultKind::unplayed && kind != ResultKind::adjourned;
}
/// The result with the two sides exchanged: who won stays who won.
ResultKind mirrored(ResultKind kind);

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
  goal,       ///< what the game is about is reached: a line, a castle, all captured, all connected
  draw_rule,  ///< a position came back too often, or too many moves without progress
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
/// What a bye gives; `system` decides on an allocated one that the table says nothing of.
int award(ByeKind kind, const ScoreTable& scores, System system);

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
  ByeKind bye = ByeKind::allocated;  ///< of a bye
  int leg = 1;                       ///< which game of a match
  std::string label{};               ///< what it is part of: "group B", "semifinal"; empty in the main part
  bool new_start = false;            ///< a replay, from another start position
  /// Of a match between teams: what was entered for each board, for who moves first on it (teams.h). The result of the
  /// match follows from them, or is a forfeit of a whole team.
  std::vector<std::optional<GameResult>> boards{};
  [[nodiscard]] bool is_bye() const { return second == 0; }
  friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// A draft is the arbiter's own; a checked round takes results; a published one was shown to the players.
enum class Phase : std::uint8_t { draft, checked, published };
std::string_view to_text(Phase phase);
std::optional<Phase> parse_phase(std::string_view text);

struct Round {
  RoundNumber number = 0;  ///< in its section
  std::vector<Pairing> pairings;
  SectionNumber section = 1;
  StageNumber stage = 1;
  Phase phase = Phase::published;
  int version = 1;  ///< of what was published last; counts the publications
  friend bool operator==(const Round&, const Round&) = default;
};

}  // namespace tournament::event
