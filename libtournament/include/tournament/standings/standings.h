// Standings and crosstable: pure projections of an event's state. Whole numbers and halves only, no floating point.
//
//   Standings table = standings(state, {.after_round = 3});
//   for (const Row& row : table.rows) print(row.rank, row.player, halves_text(row.points_halves));
//   for (const SonnebornBergerTerm& term : explain_sonneborn_berger(state, {}, number)) …
//
// In tables (round robin, groups, Scheveningen; FIDE C.07 15.2) a forfeit counts as a game, also for tie-breaks; a bye
// is no game and gives nothing unless the score table says so; who withdrew before half of the games is listed last,
// and his games count for nobody (swiss.md §8.3). Elsewhere byes give what they give (event::award), rounds missed by a
// late entry what the rules of the event say, and tie-breaks look at games on the board alone. Brackets are ranked by
// the round in which one was knocked out, ladders by their order.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "tournament/event/log.h"

namespace tournament::standings {

/// An exact number of quarters (a product of two halves, or the average of two games), printed as a decimal: 13 ->
/// "3.25".
struct Quarters {
  long value = 0;
  friend bool operator==(const Quarters&, const Quarters&) = default;
  friend auto operator<=>(const Quarters&, const Quarters&) = default;
};
std::string to_text(Quarters value);
std::string halves_text(long halves);  ///< 13 -> "6.5"

struct TieBreakValue {
  event::TieBreak kind;
  Quarters value;
  /// False for a direct encounter when nobody was tied with the entry, a Buchholz in tables, points of teams in an
  /// event of persons; the value is 0 then.
  bool applies = true;
};

struct Row {
  int rank = 0;  ///< 1-based; equal in everything share a rank
  event::EntryNumber number = 0;
  event::PlayerId player = 0;
  int played = 0;  ///< results with play, forfeits apart: wins + draws + losses
  int wins = 0, draws = 0, losses = 0;
  int forfeit_wins = 0, forfeit_losses = 0;
  int points_halves = 0;                 ///< byes and penalties with them
  int match_halves = 0;                  ///< of a team: by matches won, byes with them
  int board_halves = 0;                  ///< of a team: by boards won, byes with them
  std::vector<TieBreakValue> tiebreaks;  ///< in the event's order
  /// The tie-break that put the row below the one above it; empty when points did, or when they share the rank.
  std::optional<event::TieBreak> decided_by;
  int group = 0;           ///< 1 = A; ranks begin anew in each group
  int byes = 0;            ///< of every kind that gave something, and rounds missed that did
  int bye_halves = 0;      ///< what they gave
  int penalty_halves = 0;  ///< below zero when points were taken
  bool withdrawn = false;
  bool removed = false;  ///< withdrawn before half of the games of a table: the results count for nobody
};

struct Options {
  int after_round = 0;  ///< 0 = all rounds so far; counts in the section
  event::SectionNumber section = 1;
  event::StageNumber stage = 0;  ///< 0 = that of the last round counted
};

struct Standings {
  std::vector<Row> rows;
  int after_round = 0;  ///< the last round that is counted
  int open_tables = 0;  ///< tables without a result, or adjourned, up to that round
  event::StageNumber stage = 1;
  [[nodiscard]] bool provisional() const { return open_tables > 0; }
};
/// Rows by points, then by the event's tie-breaks in order; who is equal in everything shares the rank and stands in
/// the order of entry.
///
/// Tie-breaks (FIDE C.07, 2026):
///   DE 6    separate table among the entries that are tied on points and on every tie-break before it in the list; the
///           average where two met twice, the sum where all met as often. When all have met, it orders them; else
///           whoever is first alone whatever the missing games give takes the place, then the next one. It is asked
///           again for those who stay tied.
///   SB 9.1  opponent's points times the points made against him, over all games.
///   WIN 7.1 won games, those by forfeit included.
///   BH 8.1  opponents' points; /C1 without the least significant term (14). Not in tables.
///   MP, BP  match points and board points of teams, whichever of them the standings do not go by.
///   EMGSB   opponent's match points times the board points made against it (13).
///
/// Where byes give points (not in tables), BH, SB and EMGSB look at unplayed rounds by article 16: an opponent's wishes
/// for byes up to the end count as draws; an own round without play is a game against somebody with one's own points,
/// who has no more than the opponent that did not come, or than a draw in every round. The cut takes the lowest round
/// that one chose not to play, if there is one.
///   CD      own minus opponents' score on the board, over the games that have one.
Standings standings(const event::State& state, const Options& options);

/// Crosstable cell: what the row's entry got against the column's entry, one item a game.
struct CrossCell {
  event::RoundNumber round = 0;
  std::string text;  ///< "1", "½", "0", "+", "-", board points of a match, "" for an open game
  bool moved_first = false;
};
/// A round without an opponent, and what it was worth.
struct ByeCell {
  event::RoundNumber round = 0;
  event::ByeKind kind = event::ByeKind::allocated;
  int halves = 0;
};
struct Crosstable {
  std::vector<Row> rows;                                   ///< in the order of the standings
  std::vector<std::vector<std::vector<CrossCell>>> cells;  ///< [row][column] in the same order
  std::vector<std::vector<ByeCell>> byes{};                ///< [row]
};
Crosstable crosstable(const event::State& state, const Options& options);

/// One round's share of a Buchholz score.
struct BuchholzTerm {
  event::RoundNumber round = 0;
  event::EntryNumber opponent = 0;  ///< 0: a round without play
  int halves = 0;
  bool cut = false;  ///< not part of BH/C1
};
/// None in tables and brackets.
std::vector<BuchholzTerm> explain_buchholz(const event::State& state, const Options& options,
                                           event::EntryNumber number);

/// One game's share of a Sonneborn-Berger score.
struct SonnebornBergerTerm {
  event::RoundNumber round = 0;
  event::EntryNumber opponent = 0;  ///< 0: a round without play
  int made_halves = 0;              ///< points made against the opponent
  int opponent_points_halves = 0;   ///< as they count for others
  Quarters product;
};
/// The terms of an entry in the order of rounds; none for an unknown number.
std::vector<SonnebornBergerTerm> explain_sonneborn_berger(const event::State& state, const Options& options,
                                                          event::EntryNumber number);

/// A separate table that a direct encounter looked at.
struct DirectTable {
  std::vector<event::EntryNumber> numbers;  ///< the tied ones, best first
  std::vector<Quarters> points;             ///< parallel to numbers
  bool all_met = false;
};
/// Every table that was looked at, from the top of the standings down.
std::vector<DirectTable> explain_direct_encounters(const event::State& state, const Options& options);

}  // namespace tournament::standings
