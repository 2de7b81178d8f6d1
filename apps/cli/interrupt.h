// Interruption from the keyboard: at once where nothing can be left half done, else at the end of the step.
//
//   catch_interrupts();
//   { Unbroken step; store.append(…); }          // a Ctrl-C inside waits for the closing brace
#pragma once

namespace arbiter::cli {

/// From now on SIGINT ends the process with exit code 130 (Exit::interrupted).
void catch_interrupts();

/// While one lives, an interruption waits; then it ends the process.
class Unbroken {
 public:
  Unbroken();
  ~Unbroken();
  Unbroken(const Unbroken&) = delete;
  Unbroken& operator=(const Unbroken&) = delete;
};

}  // namespace arbiter::cli
