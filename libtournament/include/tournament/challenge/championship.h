// Championship: an open-challenge competition, in which the players find their own opponents and games
// (rules/open-challenge.md). What is on the sheets, who broke a rule, and the trophy scoring.
//
//   auto championship = read_championship(json_text);
//   for (const Violation& v : violations(*championship)) show(v);
//   for (const PlayerScore& row : score(*championship).players) print(row.number, row.score);
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "dots/result.h"
#include "tournament/challenge/duel.h"

namespace tournament::challenge {

struct Player {
  Number number = 0;
  std::string name{};
  std::string school{};    ///< empty: of none; then he never meets his own school
  std::string category{};  ///< "lower", "upper", "adult"; adults have no team
};

struct Championship {
  ChallengeOptions options{};
  std::vector<Player> players{};
  std::vector<Duel> duels{};
  std::vector<Refusal> refusals{};
  std::vector<Number> excluded{};  ///< by the arbiter, beside those whom the rules exclude
};

enum class ViolationKind : std::uint8_t {
  same_school,               ///< of one school, yet not hors concours; the duel does not count
  third_game_same_opponent,  ///< both are excluded
  fourth_row,
  rebooked_without_need,
  unsigned_win,  ///< the win does not count
  not_in_table,  ///< a warning: the win counts
  illegal_refusal,
  sheet_corrected  ///< the arbiter decides whether it excludes
};
/// "SAME_SCHOOL", "THIRD_GAME_SAME_OPPONENT", …
std::string_view to_text(ViolationKind kind);
/// Whether the players of such a violation are out of the ranking (rules/open-challenge.md §2).
constexpr bool excludes(ViolationKind kind) { return kind == ViolationKind::third_game_same_opponent; }

struct Violation {
  ViolationKind kind{};
  int duel = 0;  ///< of a refusal: the duel before it
  std::vector<Number> players{};
  friend bool operator==(const Violation&, const Violation&) = default;
};

/// In the order of entry.
std::vector<Violation> violations(const Championship& championship);
/// What entering one more duel would violate.
std::vector<Violation> violations_of(const Championship& so_far, const Duel& next);
/// Whether the challenge could not be refused now.
std::vector<Violation> violations_of(const Championship& so_far, const Refusal& next);
/// Whether both are of one school, so that their duel stands outside the competition whatever the sheet says.
bool same_school(const Championship& championship, const Duel& duel);
/// A counted duel takes a row on both sheets; a counted win is decisive and signed as well.
bool is_counted(const Championship& championship, const Duel& duel);
bool is_counted_win(const Championship& championship, const Duel& duel);

/// A row of the table, provisional while the competition runs.
struct PlayerScore {
  Number number = 0;
  int base = 0;                  ///< counted wins
  std::vector<Number> beaten{};  ///< losers of the counted wins, by number, as often as beaten
  int trophy = 0;                ///< by the reading of the options
  int score = 0;                 ///< base + trophy
  bool disqualified = false;
};

struct Ranked {
  int place = 0;  ///< shared places as 1-1-3
  Number number = 0;
  int score = 0;
  bool diploma = false;
};

struct RankedTeam {
  int place = 0;
  std::string school{};
  int points = 0;
};

struct Table {
  std::vector<PlayerScore> players{};                       ///< in the order of the championship's players
  std::map<std::string, std::vector<Ranked>> categories{};  ///< best first
  std::vector<RankedTeam> teams{};                          ///< best first
};

Table score(const Championship& championship);

/// A counted win and what it earned; with the per-opponent reading the first one over an opponent earns his base
/// points.
struct WinTerm {
  int duel = 0;
  std::string game{};  ///< of the row on the winner's sheet
  Number loser = 0;
  int trophy = 0;
  friend bool operator==(const WinTerm&, const WinTerm&) = default;
};
/// In the order of entry: one point each and the trophies add up to the player's score.
std::vector<WinTerm> explain_score(const Championship& championship, Number number);

/// The file of `arbiter duel score`: `players[]` no, name, school, category; `duels[]` id, game, a, b, result, and
/// hors_concours, signed, booked_a, booked_b, in_table where they differ from the usual; `refusals[]` after, game,
/// challenger, refuser; `excluded[]`; `options{}`. Unknown keys are left alone. Errors: CHL001 {message} no JSON;
/// CHL002 {key, where} missing or of the wrong kind; CHL003 {value, key, where} an unknown value; CHL004 {number,
/// where} a player twice, unknown, or against himself; LIM001.
dots::Result<Championship> read_championship(std::string_view json);

/// Reads "per_win" and the like. Errors: CHL003.
dots::Result<TrophyReading> read_trophy_reading(std::string_view text);

}  // namespace tournament::challenge
