// Every code of the pairing room in one table: why a round cannot be paired, what is wrong with a plan, and why two
// contestants meet. Messages and documentation follow these tables.
//
//   for (const CodeInfo& code : codes()) print(code.code, code.args, code.when);
//   if (plan.error().code == code_of(Code::round_open)) …
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tournament::pairing {

enum class Code : std::uint8_t {
  // The round cannot be paired.
  too_few,
  stage_finished,
  round_open,
  no_legal_round,
  bad_number,
  bad_seed_rank,
  bad_round,
  history_contradicts,
  history_off_bracket,
  unknown_in_pair,
  forced_contradiction,
  forced_impossible,
  bad_option,
  bad_teams,
  varma_size,
  bad_groups,
  bad_bracket,
  over_limit,
  // A challenge on a ladder is not allowed.
  challenge_self,
  challenge_unknown,
  challenge_absent,
  challenge_downward,
  challenge_too_far,
  challenge_too_soon,
  challenge_prohibited,
  // Faults of a plan, found by its checker.
  plan_round,
  plan_unknown,
  plan_twice,
  plan_absent,
  plan_bye_order,
  plan_prohibited,
  plan_forced_missing,
  plan_missing,
  plan_not_due,
  plan_sides,
  plan_label,
  plan_leg,
  plan_met,
  plan_bye,
  plan_nearer,
};

struct CodeInfo {
  Code name;
  std::string_view code;  ///< stable
  std::string_view args;  ///< names of the arguments, blank-separated
  std::string_view when;
};
/// The table, in the order of Code.
std::span<const CodeInfo> codes();
std::string_view code_of(Code name);

/// Why a pair meets or a contestant rests.
enum class Reason : std::uint8_t {
  table_round,
  table_prohibited,
  bracket_match,
  bracket_leg,
  bracket_replay,
  rank_neighbours,
  next_below,
  forced,
  challenge,
  ladder_neighbours,
  bye_of_table,
  bye_of_bracket,
  bye_opponent_absent,
  bye_lowest,
};

struct ReasonInfo {
  Reason name;
  std::string_view id;    ///< stable
  std::string_view args;  ///< names of the arguments, blank-separated
  std::string_view when;
};
/// The table, in the order of Reason.
std::span<const ReasonInfo> reasons();
std::string_view to_text(Reason reason);

}  // namespace tournament::pairing
