// Single games out of record files, as SGF texts that can follow each other in one collection.
//
//   SgfGames games = SgfGames::read(bytes, {});
//   for (int i = 0; i < games.size(); ++i) out << *games.game(i, {.event = "Spring Cup", .round = "3"});
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dots/result.h"
#include "tournament/records/codec.h"

namespace tournament::records {

/// Root properties to be set; an empty one stays as the record has it.
struct SgfHeaders {
  std::string event{};  ///< EV
  std::string round{};  ///< RO
};

class SgfGames {
 public:
  /// Any record file; what is no SGF is written anew from what was read.
  static SgfGames read(std::string_view bytes, const ReadOptions& options);

  [[nodiscard]] int size() const { return static_cast<int>(texts_.size()); }
  /// The game as it is written in its file, in UTF-8 (CA says so), but for the headers.
  /// Errors: REC019 {index} there is no such game, REC010 and REC011 where it has to be written anew.
  [[nodiscard]] dots::Result<std::string> game(int index, const SgfHeaders& headers) const;

 private:
  std::vector<dots::Result<std::string>> texts_;
};

}  // namespace tournament::records
