// Verifies the records of many files on a few threads and hands the findings over in the order of the files.
//
//   verify_files(files, {.rules = "tensu"}, [&](CheckedFile file) { print(file); });
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tournament/limits.h"
#include "tournament/records/duplicates.h"
#include "tournament/records/game_record.h"
#include "tournament/records/verify.h"

namespace arbiter::cli {

struct CheckedRecord {
  tournament::records::GameRecord record;
  tournament::records::VerifyReport report;
  tournament::records::CopyKey copy{};  ///< where it was asked for
  [[nodiscard]] bool verified() const;
};

/// A file always has at least one record: one that is not replayable stands for a file without any game.
struct CheckedFile {
  std::string name;
  std::vector<CheckedRecord> records;
  std::string bytes{};  ///< as read, where they were asked for
};

struct VerifyFilesOptions {
  std::string rules{};                                 ///< empty: the record's own
  std::map<std::string, std::string> rules_by_game{};  ///< rules for records of these games, where `rules` is empty
  std::string game{};                                  ///< empty: any; records of other games are not replayed
  bool keep_bytes = false;
  bool copy_keys = false;
  bool draw = false;  ///< the final positions
  tournament::Limits limits{};
};

/// `done` is called on the calling thread, once a file, in order.
void verify_files(const std::vector<std::string>& files, const VerifyFilesOptions& options,
                  const std::function<void(CheckedFile)>& done);

/// One file, from bytes already read.
CheckedFile verify_bytes(const std::string& name, std::string_view bytes, const VerifyFilesOptions& options);

}  // namespace arbiter::cli
