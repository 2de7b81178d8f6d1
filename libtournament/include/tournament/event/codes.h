// Every refusal of the event room: its code, its arguments and when it happens. Messages and documentation follow this
// table.
//
//   for (const CodeInfo& code : codes()) print(code.code, code.args, code.when);
//   if (result.error().code == code_of(Refusal::already_entered)) …
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tournament::event {

enum class Refusal : std::uint8_t {
  event_exists,
  no_event,
  text_missing,
  control_character,
  not_utf8,
  code_characters,
  score_table,
  tiebreak_repeated,
  not_a_date,
  dates_out_of_order,
  not_a_time,
  birth_year,
  rating,
  federation,
  entries_closed,
  already_entered,
  not_a_player,
  too_few_entries,
  all_rounds_paired,
  unknown_round,
  unknown_table,
  bye_has_no_result,
  correction_without_reason,
  nothing_to_clear,
  forfeit_with_score,
  forfeit_with_record,
  end_does_not_fit,
  score_contradicts_result,
  score_out_of_range,
  not_a_record_id,
  unknown_kind,
  damaged_body,
  over_limit,
};

struct CodeInfo {
  Refusal refusal;
  std::string_view code;  ///< stable
  std::string_view args;  ///< names of the arguments, blank-separated
  std::string_view when;
};

/// The table, in the order of Refusal.
std::span<const CodeInfo> codes();
std::string_view code_of(Refusal refusal);

}  // namespace tournament::event
