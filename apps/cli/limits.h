// The limits of the libraries, changed by name on the command line.
//
//   auto limits = limits_of(options);      // --limit file_bytes=1000000
#pragma once

#include "cli/options.h"
#include "tournament/limits.h"

namespace arbiter::cli {

inline constexpr OptionSpec limit_option{"limit", '\0', "NAME=N", "changes a limit on input, as file_bytes=1000000"};

/// Error: CLI007 no limit of that name, or no number.
dots::Result<tournament::Limits> limits_of(const Options& options);

}  // namespace arbiter::cli
