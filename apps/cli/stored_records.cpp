#include "cli/stored_records.h"

#include <filesystem>

#include "tournament/records/game_digest.h"

namespace arbiter::cli {

namespace records = tournament::records;

tournament::store::RecordFile to_store(std::string bytes, const CheckedFile& checked) {
  tournament::store::RecordFile file;
  file.file_name = std::filesystem::path(checked.name).filename().string();
  file.bytes = std::move(bytes);
  for (const CheckedRecord& game : checked.records)
    file.games.push_back(tournament::store::describe(game.record, game.report));
  return file;
}

tournament::store::RecordFile to_archive(std::string bytes, const CheckedFile& checked) {
  tournament::store::RecordFile file;
  file.file_name = std::filesystem::path(checked.name).filename().string();
  file.bytes = std::move(bytes);
  for (const CheckedRecord& game : checked.records) {
    if (!game.record.playable) continue;
    file.games.push_back(tournament::store::describe(game.record, game.report));
    file.beginnings.push_back(records::prefix_digests(records::canonical_game(game.record)));
  }
  return file;
}

}  // namespace arbiter::cli
