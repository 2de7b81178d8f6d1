#include "cli/interrupt.h"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <string_view>

#include "cli/exit.h"

namespace arbiter::cli {
namespace {

std::atomic<int> unbroken{0};
std::atomic<bool> waiting{false};
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

/// Only what a signal handler may call.
[[noreturn]] void leave() {
  constexpr std::string_view text = "\narbiter: CLI130: interrupted\n";
  [[maybe_unused]] const auto written = write(STDERR_FILENO, text.data(), text.size());
  _exit(static_cast<int>(Exit::interrupted));
}

void on_signal(int) {
  if (unbroken == 0) leave();
  waiting = true;
}

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
}

Unbroken::Unbroken() { ++unbroken; }
Unbroken::~Unbroken() {
  if (--unbroken == 0 && waiting) leave();
}

}  // namespace arbiter::cli
