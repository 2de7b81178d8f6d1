// A record and its verdict as JSON (arbiter.verify/1, arbiter.record/1) and as lines for people.
//
//   console.json(verdict_json(file.name, checked));
//   console.line(verdict_line(file.name, checked));
#pragma once

#include <string>
#include <vector>

#include "cli/json.h"
#include "cli/verify_files.h"

namespace arbiter::cli {

/// One item of `records` in arbiter.verify/1.
Json verdict_json(const std::string& file, const CheckedRecord& checked);
/// Headers, moves and the last position: one item of `records` in arbiter.record/1.
Json record_json(const std::string& file, const CheckedRecord& checked);

/// "verified  t3.sgf  playdots 39x32  245 of 245 moves  24:1  claimed B+23".
std::string verdict_line(const std::string& file, const CheckedRecord& checked);
/// The findings, "t3.sgf:1:6: warning SGF012: …" each; `least` leaves lesser ones out.
std::vector<std::string> finding_lines(const std::string& file, const CheckedRecord& checked, dots::Severity least);
/// Headers with their names, empty ones left out.
std::vector<std::vector<std::string>> header_rows(const tournament::records::GameRecord& record);
/// "B:20.16", "W:ground".
/// The moves of the main line.
/// What of a record is counted and not shown: `44 variations, 20 marks`. Empty for a game without either.
std::string beside_text(const tournament::records::GameRecord& record);
std::vector<std::string> move_texts(const tournament::records::GameRecord& record);
std::string move_text(const dots::surround::Move& move);

}  // namespace arbiter::cli
