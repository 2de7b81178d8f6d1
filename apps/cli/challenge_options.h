// What an open challenge can be told on the command line: the readings of its rules, and its games.
//
//   auto options = challenge_from(call, state.open_challenge->options);   // changes what is given
#pragma once

#include <array>
#include <string>

#include "cli/command.h"
#include "cli/json.h"
#include "tournament/challenge/duel.h"

namespace arbiter::cli {

inline constexpr std::array challenge_specs{
    OptionSpec{"games", '\0', "LIST",
               "open challenge: its games, by comma; the seven of Hétpróba where none are given"},
    OptionSpec{"trophy", '\0', "READING", "open challenge: base points of the beaten count per-win or per-opponent"},
    OptionSpec{"same-opponent", '\0', "READING",
               "open challenge: games with one opponent are limited in total or per-game"},
    OptionSpec{"opponent-games", '\0', "N", "open challenge: so many games with one opponent; one more excludes both"},
    OptionSpec{"excluded-count", '\0', "YES|NO", "open challenge: base points of the excluded count for who beat them"},
    OptionSpec{"team-score", '\0', "WHAT", "open challenge: a team has the sum of scores, base points or places"},
    OptionSpec{"team-size", '\0', "N", "open challenge: so many of each category count for the team"},
    OptionSpec{"ties", '\0', "HOW", "open challenge: equal scores share a place (shared) or are parted by the chain"},
    OptionSpec{"rows", '\0', "N", "open challenge: rows of a sheet for each game"},
    OptionSpec{"diplomas", '\0', "N", "open challenge: places with a diploma"},
};

/// The options with what is given. Errors: CLI007.
dots::Result<tournament::challenge::ChallengeOptions> challenge_from(const Invocation& call,
                                                                     tournament::challenge::ChallengeOptions options);

/// The id of a game as people write it, "Lines of Action"; the text itself where no game has it.
std::string game_id(std::string_view text);

Json challenge_json(const tournament::challenge::ChallengeOptions& options);
/// "trophy per-win, same-opponent total, …".
std::string challenge_options_text(const tournament::challenge::ChallengeOptions& options);

}  // namespace arbiter::cli
