// Every refusal and warning of the event room: its code, its arguments and when it happens. Messages and documentation
// follow this table.
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
  no_section,
  no_entry,
  other_section,
  section_order,
  stages_missing,
  stage_begun,
  stage_option,
  no_next_stage,
  stage_open,
  who_advances,
  withdrawn_already,
  not_withdrawn,
  round_is_past,
  has_played,
  bye_limit,
  bye_in_last,
  bye_kind,
  no_byes_here,
  checkin_state,
  seeding_frozen,
  seeding_order,
  pair_rule,
  pair_rule_missing,
  pair_rule_stands,
  open_results,
  round_is_draft,
  not_last_round,
  round_has_results,
  phase_order,
  already_paired,
  not_paired,
  not_active,
  with_itself,
  result_stands,
  round_takes_no_result,
  table_number,
  nobody_absent,
  check_failed,
  paired_by_hand,
  reason_missing,
  unknown_sequence,
  undone_already,
  undo_depends,
  undo_of_undo,
  penalty,
  not_confirmed,
  rules_value,
  only_tables,
  same_player,
  // Warnings and consequences (warning.h).
  second_half_bye,
  full_point_bye,
  met_before,
  prohibited_pair,
  one_club,
  second_bye,
  bye_not_lowest,
  past_result,
  later_pairing,
  advanced_on_it,
  published_changes,
  several_games,
  late_entry,
  rejoins,
  early_default,
  open_game,
  leaves_standings,
  seeding_changes,
  left_over,
  check_found,
  adjourned_draw,
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
