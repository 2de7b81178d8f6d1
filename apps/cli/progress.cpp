#include "cli/progress.h"

#include <unistd.h>

#include <iostream>
#include <string>

namespace arbiter::cli {
namespace {

constexpr auto first_after = std::chrono::milliseconds(500);
constexpr auto again_after = std::chrono::milliseconds(100);
constexpr std::size_t bar_width = 30;

}  // namespace

Progress::Progress(std::size_t total, bool quiet)
    : total_(total),
      wanted_(!quiet && total > 0 && isatty(STDERR_FILENO) == 1),
      next_(std::chrono::steady_clock::now() + first_after) {}

Progress::~Progress() { clear(); }

void Progress::show(std::size_t done) {
  if (!wanted_ || std::chrono::steady_clock::now() < next_) return;
  next_ = std::chrono::steady_clock::now() + again_after;
  const std::size_t full = done * bar_width / total_;
  std::cerr << "\r[" << std::string(full, '#') << std::string(bar_width - full, '.') << "] " << done << " of " << total_
            << std::flush;
  shown_ = true;
}

void Progress::clear() {
  if (shown_) std::cerr << "\r\x1b[K" << std::flush;
  shown_ = false;
}

}  // namespace arbiter::cli
