// A duel as people write it: results, and whose row was corrected.
//
//   parse_duel_result("1-0");         // a wins
//   put_corrected(duel, "both");
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/json.h"
#include "tournament/event/open_challenge.h"

namespace arbiter::cli {

/// "a", "1-0" and "1"; "b", "0-1" and "0"; "draw", "1/2-1/2", "1/2" and "=".
std::optional<tournament::challenge::DuelResult> parse_duel_result(std::string_view text);
/// Marks the corrected sheets: "a", "b", "both" or "none". Whether the word is one of these.
bool put_corrected(tournament::challenge::Duel& duel, std::string_view word);

/// "a wins", "b wins", "draw".
std::string_view result_words(tournament::challenge::DuelResult result);
/// "booked by a as quints, unsigned, not in the table, corrected by b"; empty for a duel without anything special.
std::string duel_remarks(const tournament::challenge::Duel& duel);
/// The fields of the log with their usual values too, `record` and `struck`.
Json duel_json(const tournament::event::RecordedDuel& recorded);
Json refusal_json(const tournament::challenge::Refusal& refusal);

}  // namespace arbiter::cli
