// A duel of an open-challenge competition, a challenge that was refused, and how a competition is scored: what its
// files and its log hold.
//
//   Duel duel{.id = 7, .game = "othello", .a = 101, .b = 202, .result = DuelResult::a_wins};
//   const std::string& row = duel.row_of(202);   // the game whose row the duel takes on the sheet of 202
//   parse_word<TrophyReading>("per_win");
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
std::string_view to_text(TrophyReading reading);  ///< all as the enumerators: "per_win"
std::string_view to_text(SameOpponent same_opponent);
std::string_view to_text(DisqualifiedBase base);
std::string_view to_text(TeamScore team);
std::string_view to_text(Ties ties);

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
  std::vector<std::string> games{};  ///< that are played; empty: the seven of Hétpróba
  friend bool operator==(const ChallengeOptions&, const ChallengeOptions&) = default;
};

/// The games of a competition, in the order of its sheets.
std::vector<std::string> games_of(const ChallengeOptions& options);

enum class DuelResult : std::uint8_t { a_wins, b_wins, draw };
std::string_view to_text(DuelResult result);  ///< "a", "b", "draw"

/// What to_text() of these kinds writes; nothing for another word.
template <class Kind>
std::optional<Kind> parse_word(std::string_view text);
template <>
std::optional<TrophyReading> parse_word(std::string_view text);
template <>
std::optional<SameOpponent> parse_word(std::string_view text);
template <>
std::optional<DisqualifiedBase> parse_word(std::string_view text);
template <>
std::optional<TeamScore> parse_word(std::string_view text);
template <>
std::optional<Ties> parse_word(std::string_view text);
template <>
std::optional<DuelResult> parse_word(std::string_view text);

/// A duel in the order of entry.
struct Duel {
  int id = 0;
  std::string game{};
  Number a = 0, b = 0;
  DuelResult result = DuelResult::draw;
  bool hors_concours = false;
  bool signed_by_loser = true;
  std::string booked_a{}, booked_b{};             ///< the game whose row was used; empty: the game itself
  bool entered_in_table = true;                   ///< the winner wrote the loser's number into the central table
  bool corrected_a = false, corrected_b = false;  ///< the row on the sheet was corrected
  std::string time{};                             ///< as it was written down, "11:35"; empty: it was not
  friend bool operator==(const Duel&, const Duel&) = default;

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
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace tournament::challenge
