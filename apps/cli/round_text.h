// Rounds as tables and as JSON, and what there is to say of their pairings.
//
//   print_round(console, round, state, people);
//   print_report(console, state, people, report_on(state, people, round));
#pragma once

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/register.h"
#include "tournament/event/explain.h"
#include "tournament/event/pairing_report.h"

namespace arbiter::cli {

/// "1-0", "rests", "half-point bye", "" for an open game.
std::string result_text(const tournament::event::Pairing& pairing);
/// {"boards": [{"board", "first", "second", "result" …}], "board_points": {"first", "second"}} of a match.
Json boards_json(const tournament::event::State& state, const Register& people, const tournament::event::Round& round,
                 const tournament::event::Pairing& pairing);
Json result_json(const tournament::event::GameResult& result);
Json round_json(const tournament::event::Round& round, const tournament::event::State& state, const Register& people);
void print_round(Console& console, const tournament::event::Round& round, const tournament::event::State& state,
                 const Register& people);

/// The report on a round and why the system paired it so.
struct RoundReport {
  tournament::event::PairingReport report;
  std::vector<tournament::pairing::Explanation> reasons;
};
RoundReport report_on(const tournament::event::State& state, const std::vector<tournament::event::PersonFacts>& facts,
                      const tournament::event::Round& round);
/// A line for each pairing of the round; with `only` for the pairings of these entries.
void print_report(Console& console, const tournament::event::State& state, const Register& people,
                  const RoundReport& report, const std::vector<tournament::event::EntryNumber>& only = {});
Json report_json(const tournament::event::State& state, const Register& people, const RoundReport& report,
                 const std::vector<tournament::event::EntryNumber>& only = {});

}  // namespace arbiter::cli
