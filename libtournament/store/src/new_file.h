// A file that appears whole or not at all, and never in place of another.
//
//   const Draft draft(path);
//   if (auto written = write_to(draft.path()); !written) return written.error();
//   return draft.publish();
#pragma once

#include <string>

#include "dots/result.h"

namespace tournament::store::detail {

/// STO010 when there is anything of that name, a dangling link included.
dots::Result<void> require_free(const std::string& path);

/// The file that is being built, beside the final one; removed however the building ends.
class Draft {
 public:
  explicit Draft(std::string target);
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft();
  [[nodiscard]] const std::string& path() const { return path_; }
  /// Brings the draft to the disk and gives it its name. Errors: STO004, STO008, STO010.
  [[nodiscard]] dots::Result<void> publish() const;
  /// The error with the final name in place of the draft's.
  [[nodiscard]] dots::Error renamed(dots::Error error) const;

 private:
  void remove() const;
  std::string target_;
  std::string path_;
};

}  // namespace tournament::store::detail
