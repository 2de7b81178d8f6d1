// The record of a duel: refereed like that of any game, and checked against what was entered.
//
//   auto checked = check_duel_record(call, *opened, "t3.pdn", duel, {}, given, false);
//   command.record = checked->id;   files.push_back(checked->file);
#pragma once

#include <optional>
#include <string>

#include "cli/evidence.h"
#include "cli/open_event.h"
#include "tournament/challenge/duel.h"

namespace arbiter::cli {

struct DuelRecord {
  tournament::store::RecordFile file;
  tournament::event::RecordId id;
  tournament::challenge::DuelResult result{};  ///< given, or else that of the record
  dots::Diagnostics findings{};                ///< CLI027 another name, CLI031 a verdict that is not `verified`
};

/// Reads and replays the file. The names of the record tell which side each of the two had; where they do not, `a`
/// moved first. Without `given` the record must tell the result; with `despite` it may say another one. Errors: of
/// read_evidence(); CLI020 it is of another game; CLI024 it gives no result; CLI026 it gives another one.
dots::Result<DuelRecord> check_duel_record(const Invocation& call, const OpenEvent& opened, const std::string& file,
                                           const tournament::challenge::Duel& duel, std::optional<int> index,
                                           std::optional<tournament::challenge::DuelResult> given, bool despite);

}  // namespace arbiter::cli
