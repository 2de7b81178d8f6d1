// Which games of the archive a verb speaks of: the options of record search, stats and export.
//
//   constexpr auto options = joined(filter_options, std::array{…});
//   auto filter = filter_of(call, store);
#pragma once

#include <array>

#include "cli/command.h"
#include "cli/database.h"
#include "tournament/store/games.h"

namespace arbiter::cli {

inline constexpr std::array filter_options{
    OptionSpec{"player", 'p', "NAME", "games of a person, by any name and nick the register knows of him"},
    OptionSpec{"words", '\0', "TEXT", "games with each of these words in one of the names"},
    OptionSpec{"event", '\0', "NAME", "games that name this event"},
    OptionSpec{"from", '\0', "DATE", "games of that day or later"},
    OptionSpec{"to", '\0', "DATE", "games of that day or earlier"},
    OptionSpec{"size", '\0', "WxH", "games on boards of that size"},
    OptionSpec{"rules", '\0', "RULES", "games replayed by these rules, whatever board and start position"},
    OptionSpec{"start", '\0', "START", "games from that start position"},
    OptionSpec{"winner", '\0', "SIDE", "first, second or draw"},
    OptionSpec{"ending", '\0', "ENDING", "games that ended so: grounding, resignation, time …"},
    OptionSpec{"verdict", '\0', "VERDICT", "games with that verdict"},
    OptionSpec{"min-dots", '\0', "N", "games of so many dots or more"},
    OptionSpec{"max-dots", '\0', "N", "games of so many dots or fewer"},
    OptionSpec{"opening", '\0', "FILE", "games with the position of that record after --after dots, from any side"},
    OptionSpec{"after", '\0', "N", "4, 8, 12 or 16; else as many as the record of --opening has"},
};

/// Errors: CLI007; CLI067 the record of --opening is too short; of read_input().
dots::Result<tournament::store::GameFilter> filter_of(const Invocation& call, const Store& store);

}  // namespace arbiter::cli
