#include "tournament/records/verify.h"

#include <algorithm>

#include "records/claim_check.h"
#include "records/replay.h"
#include "tournament/records/board_replay.h"
#include "tournament/records/clock.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::Ruleset;

namespace {

void report_errors(Findings& findings, const std::vector<dots::Error>& errors) {
  for (const dots::Error& error : errors) findings.add(Severity::error, error.code, error.place, error.args);
}

/// The rules to replay by; nothing when they make no game.
std::optional<Ruleset> rules_for(const GameRecord& record, const VerifyOptions& options, Findings& findings) {
  auto rules = dots::surround::parse_ruleset(options.rules.empty() ? record.rules : options.rules);
  if (!rules) {
    report_errors(findings, {rules.error()});
    return std::nullopt;
  }
  rules->width = record.width;
  rules->height = record.height;
  rules->start = dots::surround::Start::custom;
  rules->seed = 0;
  if (record.komi_halves != 0) rules->komi_halves = static_cast<int>(record.komi_halves);
  const auto wrong = dots::surround::violations(*rules);
  report_errors(findings, wrong);
  if (!wrong.empty()) return std::nullopt;
  return *rules;
}

/// Whether a record that does not name its rules may have been played by others than those that were assumed: a dot
/// stands where automatic enclosing had closed the board.
bool perhaps_optional(const GameRecord& record, const VerifyOptions& options, const Replay& replay) {
  return !record.rules_named && options.rules.empty() && replay.entered_enclosure();
}

void referee(const GameRecord& record, const Ruleset& rules, const VerifyOptions& options, VerifyReport& report,
             Findings& findings) {
  dots::Diagnostics replayed;
  Findings refusals(replayed);
  auto started = Replay::start(record, rules, refusals);
  if (!started) return report_errors(findings, {started.error()});
  Replay& replay = *started;
  replay.run();
  const bool optional = perhaps_optional(record, options, replay);
  if (optional) {
    // With contours written down the record can be played as the players drew it; without them nobody knows.
    if (record.contour_place != dots::Place{}) {
      const VerifyOptions drawn{.rules = "polish"};
      if (const auto drawing = rules_for(record, drawn, findings))
        return referee(record, *drawing, drawn, report, findings);
    }
    report.needs = "enclosing=optional";
  }
  refusals.finish();
  for (dots::Diagnostic& d : replayed) findings.add(d.severity, d.code, d.place, std::move(d.args), d.ply);
  if (!record.rules_named && record.contour_place != dots::Place{})
    findings.add(Severity::warning, sgf_code::contour_without_rules, record.contour_place);

  const dots::surround::Field& field = replay.position().field();
  report.rules = dots::surround::canonical_text(rules);
  report.accepted = replay.accepted();
  report.captives_first = field.captives(Side::first);
  report.captives_second = field.captives(Side::second);
  report.loose_first = field.loose(Side::first);
  report.loose_second = field.loose(Side::second);
  if (rules.count == dots::surround::Count::captives_and_half_empty)
    report.count = dots::surround::count_points(replay.position());
  report.out_of_turn = replay.out_of_turn();
  if (options.draw) report.final_position = replay.position().draw();
  const bool holds = check_claim(record, replay, report, findings);
  report.verdict = optional             ? Verdict::not_replayable
                   : !replay.complete() ? Verdict::stops_at_ply
                   : holds              ? Verdict::verified
                                        : Verdict::contradicts_result;
}

}  // namespace

std::string_view to_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::verified: return "verified";
    case Verdict::verified_with_warnings: return "verified_with_warnings";
    case Verdict::contradicts_result: return "contradicts_result";
    case Verdict::stops_at_ply: return "stops_at_ply";
    case Verdict::not_replayable: return "not_replayable";
  }
  return {};
}

VerifyReport verify(const GameRecord& record, const VerifyOptions& options) {
  if (record.board) {
    BoardGameRecord board = *record.board;
    board.playable = record.playable;
    board.diagnostics = record.diagnostics;
    return verify_board(board, options);
  }
  VerifyReport report;
  report.plies = static_cast<int>(record.moves.size());
  report.diagnostics = record.diagnostics;
  Findings findings(report.diagnostics, Findings::default_bound * 2);
  if (record.playable && record.width > 0 && record.height > 0) {
    if (const auto rules = rules_for(record, options, findings)) referee(record, *rules, options, report, findings);
  }
  if (record.playable)
    for (dots::Diagnostic& d : check_clocks(record))
      findings.add(d.severity, d.code, d.place, std::move(d.args), d.ply);
  findings.finish();
  std::stable_sort(
      report.diagnostics.begin(), report.diagnostics.end(), [](const dots::Diagnostic& a, const dots::Diagnostic& b) {
        return a.place.line != b.place.line ? a.place.line < b.place.line : a.place.column < b.place.column;
      });
  if (report.verdict == Verdict::verified && any_at_least(report.diagnostics, Severity::warning))
    report.verdict = Verdict::verified_with_warnings;
  return report;
}

}  // namespace tournament::records
