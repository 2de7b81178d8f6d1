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

namespace tournament::challenge {

using Number = int;  ///< start number of a player, 1..limits

/// Whether two wins over one opponent earn his base points twice (rules/open-challenge.md §2).
enum class TrophyReading : std::uint8_t { per_win, per_opponent };
/// Two games with one opponent in all, or in each game.
enum class SameOpponent : std::uint8_t { total2, per_game2 };
/// Whether the base points of a disqualified player count for those who beat him.
enum class DisqualifiedBase : std::uint8_t { counts, zero };
enum class TeamScore : std::uint8_t { sum_scores, sum_base, sum_places };
/// Equal scores share a place, or are parted by base points, opponents beaten and the mutual result.
enum class Ties : std::uint8_t { shared, chain };

struct ChallengeOptions {
  TrophyReading trophy = TrophyReading::per_win;
  SameOpponent same_opponent = SameOpponent::total2;
  DisqualifiedBase disqualified_base = DisqualifiedBase::counts;
  TeamScore team = TeamScore::sum_scores;
  Ties ties = Ties::shared;
  int rows_a_game = 3;         ///< rows of a sheet for each game
  int games_an_opponent = 2;   ///< more exclude both players
  int team_of_a_category = 5;  ///< pupils of a category who count for their school
  int diploma_places = 10;
  friend bool operator==(const ChallengeOptions&, const ChallengeOptions&) = default;
};

struct Player {
  Number number = 0;
  std::string name{};
  std::string school{};    ///< empty: of none; then he never meets his own school
  std::string category{};  ///< "lower", "upper", "adult"; adults have no team
};

enum class DuelResult : std::uint8_t { a_wins, b_wins, draw };
std::string_view to_text(DuelResult result);  ///< "a", "b", "draw"

/// A duel in the order of entry.
struct Duel {
  int id = 0;
  std::string game{};
  Number a = 0, b = 0;
  DuelResult result = DuelResult::draw;
  bool hors_concours = false;
  bool signed_by_loser = true;
  std::string booked_a{}, booked_b{};  ///< the game whose row was used; empty: the game itself
  bool entered_in_table = true;        ///< the winner wrote the loser's number into the central table

  [[nodiscard]] const std::string& row_of(Number player) const {
    const std::string& booked = player == a ? booked_a : booked_b;
    return booked.empty() ? game : booked;
  }
  /// 0 for a draw.
  [[nodiscard]] Number winner() const { return result == DuelResult::draw ? 0 : result == DuelResult::a_wins ? a : b; }
  [[nodiscard]] Number loser() const { return result == DuelResult::draw ? 0 : result == DuelResult::a_wins ? b : a; }
};

/// A challenge that was not accepted.
struct Refusal {
  int after_duel = 0;  ///< id of the last duel entered before it; 0: before all
  std::string game{};
  Number challenger = 0, refuser = 0;
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
  illegal_refusal
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

/// The file of `arbiter duel score`: `players[]` no, name, school, category; `duels[]` id, game, a, b, result, and
/// hors_concours, signed, booked_a, booked_b, in_table where they differ from the usual; `refusals[]` after, game,
/// challenger, refuser; `excluded[]`; `options{}`. Unknown keys are left alone. Errors: CHL001 {message} no JSON;
/// CHL002 {key, where} missing or of the wrong kind; CHL003 {value, key, where} an unknown value; CHL004 {number,
/// where} a player twice, unknown, or against himself; LIM001.
dots::Result<Championship> read_championship(std::string_view json);

/// Reads "per_win" and the like. Errors: CHL003.
dots::Result<TrophyReading> read_trophy_reading(std::string_view text);

}  // namespace tournament::challenge
