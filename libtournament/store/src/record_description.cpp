#include <algorithm>

#include "tournament/records/record_facts.h"
#include "tournament/store/types.h"
#include "values.h"

namespace tournament::store {
namespace {

std::string start_of(const records::GameRecord& record) {
  return std::string(dots::surround::to_text(records::recorded_start(record).start));
}

/// By the rules; where they say nothing, as the record claims.
std::string winner_of(const records::GameRecord& record, const records::VerifyReport& report) {
  const dots::Winner winner = report.outcome.winner != dots::Winner::none ? report.outcome.winner : record.claim.winner;
  return winner == dots::Winner::none ? "" : std::string(dots::to_text(winner));
}

}  // namespace

RecordGame describe(const records::GameRecord& record, const records::VerifyReport& report) {
  const auto is_error = [](const dots::Diagnostic& found) { return found.severity >= dots::Severity::error; };
  const auto first_error = std::find_if(report.diagnostics.begin(), report.diagnostics.end(), is_error);
  RecordGame game{.index = record.index,
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
  game.day = records::recorded_day(record.date);
  if (!record.playable) return game;
  game.width = record.width;
  game.height = record.height;
  game.winner = winner_of(record, report);
  game.ending = report.outcome.ending == dots::Ending::none ? "" : std::string(dots::to_text(report.outcome.ending));
  game.first_captives = report.captives_first;
  game.second_captives = report.captives_second;
  if (record.width == 0 || record.height == 0) return game;
  game.start = start_of(record);
  const records::CanonicalGame moves = records::canonical_game(record);
  game.dots = static_cast<int>(moves.moves.size());
  // Digests are stored as the signed numbers of databases, bit for bit.
  game.moves_digest = static_cast<std::int64_t>(records::moves_digest(moves));
  const records::OpeningDigests openings = records::opening_digests(record);
  for (std::size_t i = 0; i < openings.size(); ++i) game.openings[i] = static_cast<std::int64_t>(openings[i]);
  return game;
}

event::RecordId record_id(std::string_view bytes, int index) {
  return detail::sha256(bytes) + ':' + std::to_string(index);
}

}  // namespace tournament::store
