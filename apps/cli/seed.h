// The seed of a draw: given, or by chance. It is logged before it is used, so that the draw can be repeated.
//
//   auto seed = seed_of(call);             // --seed 7 -> 7
#pragma once

#include <cstdint>

#include "cli/command.h"

namespace arbiter::cli {

inline constexpr OptionSpec seed_option{"seed", '\0', "N",
                                        "seed of the draw, if there is one; by chance where none is given"};

/// Error: CLI007 no whole number of 0 to 2^53 - 1, which every reader of JSON keeps exactly.
dots::Result<std::uint64_t> seed_of(const Invocation& call);

}  // namespace arbiter::cli
