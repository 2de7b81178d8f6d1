#include "cli/stored_records.h"

#include <filesystem>

namespace arbiter::cli {

tournament::store::RecordFile to_store(std::string bytes, const CheckedFile& checked) {
  tournament::store::RecordFile file;
  file.file_name = std::filesystem::path(checked.name).filename().string();
  file.bytes = std::move(bytes);
  for (const CheckedRecord& game : checked.records)
    file.games.push_back(tournament::store::describe(game.record, game.report));
  return file;
}

}  // namespace arbiter::cli
