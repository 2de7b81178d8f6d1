// Exit codes, a contract with scripts, and which of them an error code means.
//
//   return exit_of(error.code);   // "SGF012" -> Exit::bad_input
#pragma once

#include <string_view>

namespace arbiter::cli {

enum class Exit : int {
  done = 0,
  findings = 1,  ///< a record fails verification, a check differs
  usage = 2,
  bad_input = 3,
  refused = 4,  ///< not found, conflict, or not allowed in this state
  storage = 5,  ///< input/output or database
  limit = 6,    ///< a limit was exceeded
  internal = 70,
  interrupted = 130,
};

Exit exit_of(std::string_view code);

}  // namespace arbiter::cli
