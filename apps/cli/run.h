// The whole command: finds noun and verb, reads the options, runs the verb, reports what went wrong.
//
//   int main(int argc, char** argv) { return arbiter::cli::run(argc, argv); }
#pragma once

namespace arbiter::cli {

/// Returns the exit code (exit.h).
int run(int argc, const char* const* argv);

}  // namespace arbiter::cli
