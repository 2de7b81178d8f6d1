// Copies among the games of many files: found while the files are read, and looked at once more where needed.
//
//   CopyFinder finder;
//   for (…) finder.add(file_number, checked);
//   for (const CopyLink& link : finder.found(files, wanted)) …
#pragma once

#include <string>
#include <vector>

#include "cli/json.h"
#include "cli/verify_files.h"
#include "tournament/records/duplicates.h"

namespace arbiter::cli {

/// A game among those that were read.
struct CopyPlace {
  std::string file;
  int index = 0;
};
struct CopyLink {
  CopyPlace game;
  CopyPlace of;
  bool whole = true;  ///< false: `game` is the beginning of `of`
};

class CopyFinder {
 public:
  /// Games in the order of the files. 44 bytes of each are kept.
  void add(std::size_t file, const CheckedRecord& checked);
  /// Standard input cannot be read twice.
  void keep_input(std::string bytes) { input_ = std::move(bytes); }
  std::vector<CopyLink> found(const std::vector<std::string>& files, const VerifyFilesOptions& options);

 private:
  struct Game {
    std::uint32_t file;
    int index;
  };
  tournament::records::Duplicates duplicates_;
  std::vector<Game> games_;
  std::string input_;
};

Json copy_json(const CopyLink& link);
/// "copy  b.sgf:2  repeats a.sgf:1, perhaps turned or with the colours exchanged".
std::string copy_line(const CopyLink& link);

}  // namespace arbiter::cli
