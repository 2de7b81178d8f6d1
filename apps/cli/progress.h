// A progress bar on standard error, where that is a terminal and the work lasts longer than half a second.
//
//   Progress progress(files.size(), console.quiet());
//   for (…) progress.show(done);
#pragma once

#include <chrono>
#include <cstddef>

namespace arbiter::cli {

class Progress {
 public:
  Progress(std::size_t total, bool quiet);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::size_t done);
  /// Takes the bar away, so that a line can be written in its place.
  void clear();

 private:
  std::size_t total_;
  bool wanted_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point next_;
};

}  // namespace arbiter::cli
