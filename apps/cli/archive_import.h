// Files on their way into the archive of games: read and verified on all cores, stored in the order of their names.
//
//   ArchiveImport import(store, wanted, options);
//   auto done = import.run(files, [&](const ImportedFile& file) { print(file); });
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/database.h"
#include "cli/verify_files.h"
#include "tournament/store/games.h"

namespace arbiter::cli {

/// A game of which none could be made, and why.
struct RejectedGame {
  int index = 0;
  dots::Error reason;
};

/// What became of a file.
struct ImportedFile {
  std::string name{};
  std::optional<dots::Error> reason{};  ///< why nothing of it was stored
  tournament::store::FileOutcome outcome{};
  std::size_t games = 0;  ///< in the file; 0 for one that was stored before and not read again
  std::vector<RejectedGame> rejected{};
  bool kept_copies = false;                  ///< games that repeat others were stored all the same
  [[nodiscard]] std::size_t copies() const;  ///< games that repeat stored ones
};

class ArchiveImport {
 public:
  /// `only_shows`: the store is read, and nothing is stored.
  ArchiveImport(Store& store, VerifyFilesOptions wanted, const tournament::store::PutOptions& options, bool only_shows)
      : store_(store), wanted_(std::move(wanted)), options_(options), only_shows_(only_shows) {}

  /// `done` is called once a file, in order, when it is on the disk. A file that is stored already is told by its bytes
  /// and not verified again, so that an import that was broken off goes on where it was. Errors: of the store.
  dots::Result<void> run(const std::vector<std::string>& files, const std::function<void(const ImportedFile&)>& done);

 private:
  struct Prepared {
    ImportedFile imported;
    tournament::store::RecordFile file;
  };
  void read(Prepared& prepared) const;
  void verify(Prepared& prepared) const;
  dots::Result<void> store(std::vector<Prepared>& batch, const std::function<void(const ImportedFile&)>& done);

  Store& store_;
  VerifyFilesOptions wanted_;
  tournament::store::PutOptions options_;
  bool only_shows_;
};

}  // namespace arbiter::cli
