// verify(): replays a record by a rule set and says whether it holds (rules/dots.md §7, formats/sgf-dots.md).
//
//   VerifyReport report = verify(record, {.rules = "tensu"});
//   if (report.verdict == Verdict::stops_at_ply) …report.accepted, report.diagnostics…
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "dots/diagnostic.h"
#include "dots/surround/count.h"
#include "tournament/records/game_record.h"

namespace tournament::records {

enum class Verdict : std::uint8_t {
  verified,
  verified_with_warnings,
  contradicts_result,
  stops_at_ply,
  not_replayable
};
std::string_view to_text(Verdict verdict);

struct VerifyOptions {
  std::string rules{};  ///< overrides the record's own rules, its board size and start apart; empty = the record's
  bool draw = true;     ///< whether the report shows the final position
};

/// How the final score was reached.
enum class Reached : std::uint8_t { none, board, grounding, stop, assumed_grounding };

struct VerifyReport {
  Verdict verdict = Verdict::not_replayable;
  std::string rules;  ///< canonical text the record was replayed by; empty when it could not be
  /// "axis=value" that the record needs beside the contours it does not hold: it names no rules, and automatic
  /// enclosing refuses a dot that optional enclosing may allow.
  std::string needs{};
  int plies = 0;           ///< moves in the main line
  int accepted = 0;        ///< moves that the rules accepted
  int captives_first = 0;  ///< dots captured BY the first side
  int captives_second = 0;
  int loose_first = 0;  ///< what the side would lose by grounding at the end
  int loose_second = 0;
  dots::Score score{};
  dots::Outcome outcome{};  ///< by the rules, with the ending the record shows
  Reached reached = Reached::none;
  /// How the score comes about where empty points count for half (rules/dots.md §3.6).
  std::optional<dots::surround::PointCount> count{};
  std::vector<int> out_of_turn{};   ///< plies at which the same side moved again without STOP or extra move
  std::string final_position{};     ///< as Position::draw(), where it was asked for
  dots::Diagnostics diagnostics{};  ///< the reader's and the referee's, in order of place
};

VerifyReport verify(const GameRecord& record, const VerifyOptions& options);

}  // namespace tournament::records
