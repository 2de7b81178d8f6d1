// The facts of a player as options of the command line.
//
//   event::Player player{.name = call.argument(0)};
//   if (auto read = read_player_options(call.options, player); !read) return read.error();
#pragma once

#include <array>

#include "cli/options.h"
#include "tournament/event/player.h"

namespace arbiter::cli {

inline constexpr std::array player_fact_options{
    OptionSpec{"nick", '\0', "NICK", "nick that is shown"},
    OptionSpec{"nick-at", '\0', "PLACE:NICK", "nick at a place, as zagram:anna; once for each"},
    OptionSpec{"club", '\0', "CLUB", "club"},
    OptionSpec{"school", '\0', "SCHOOL", "school"},
    OptionSpec{"federation", '\0', "FED", "three capital letters"},
    OptionSpec{"birth-year", '\0', "YEAR", "year of birth"},
    OptionSpec{"sex", '\0', "SEX", "f or m"},
    OptionSpec{"category", '\0', "LABEL", "category, as U14; once for each"},
    OptionSpec{"rating", '\0', "N", "rating by which the player is seeded"},
    OptionSpec{"rating-in", '\0', "LIST:CLASS=N[@DATE]",
               "rating of a list for classic, rapid, blitz or correspondence play; once for each"},
    OptionSpec{"latin", '\0', "NAME", "name in Latin letters; without it, it is derived"},
    OptionSpec{"consent", '\0', "ANSWER", "consent to be shown in public: yes, no or unknown"},
};

/// Puts what is given over the player: texts and numbers replace, nicks, categories and ratings are added, a rating of
/// the same list and class replaced. Errors: CLI007.
dots::Result<void> read_player_options(const Options& options, tournament::event::Player& player);

/// Empties the fields named by --clear. Errors: CLI007 no such field.
dots::Result<void> clear_fields(const Options& options, tournament::event::Player& player);
/// Takes away the nicks, categories and ratings named by --drop-nick, --drop-category and --drop-rating.
/// Errors: CLI007 the player has none such.
dots::Result<void> drop_parts(const Options& options, tournament::event::Player& player);

}  // namespace arbiter::cli
