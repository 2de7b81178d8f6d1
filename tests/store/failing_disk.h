// A disk that fails: a VFS of SQLite in front of the real one, which counts what is written, synced, truncated and
// deleted, and refuses it from a chosen count on.
//
//   FailingDisk disk;                       // for every connection that is opened while it lives
//   disk.fail_from(3, FailingDisk::For::once);
#pragma once

#include <cstdint>

namespace store_tests {

class FailingDisk {
 public:
  enum class For : std::uint8_t { once, ever };

  FailingDisk();
  FailingDisk(const FailingDisk&) = delete;
  FailingDisk& operator=(const FailingDisk&) = delete;
  ~FailingDisk();

  /// The `count`-th change from now fails (1-based), and with `ever` all that follow.
  void fail_from(int count, For how_long);
  void repair();
  /// Did anything fail since fail_from()?
  [[nodiscard]] bool failed() const;
};

}  // namespace store_tests
