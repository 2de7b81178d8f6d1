#include <algorithm>

#include "tournament/store/types.h"
#include "values.h"

namespace tournament::store {

RecordGame describe(const records::GameRecord& record, const records::VerifyReport& report) {
  const auto is_error = [](const dots::Diagnostic& found) { return found.severity >= dots::Severity::error; };
  const auto first_error = std::find_if(report.diagnostics.begin(), report.diagnostics.end(), is_error);
  return RecordGame{.index = record.index,
                    .format = record.format,
                    .dialect = record.dialect,
                    .game = record.game,
                    .rules = report.rules,
                    .first = record.first.name,
                    .second = record.second.name,
                    .event = record.event,
                    .round = record.round,
                    .date = record.date,
                    .claimed = record.claim.raw,
                    .plies = report.plies,
                    .accepted = report.accepted,
                    .verdict = std::string(to_text(report.verdict)),
                    .error_code = first_error == report.diagnostics.end() ? std::string() : first_error->code};
}

event::RecordId record_id(std::string_view bytes, int index) {
  return detail::sha256(bytes) + ':' + std::to_string(index);
}

}  // namespace tournament::store
