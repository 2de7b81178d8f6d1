// What an event, a section or a stage can be told on the command line.
//
//   auto options = stage_from(call, stage);       // changes what is given
//   auto rules = rules_from(call, state.rules);
#pragma once

#include <array>
#include <string>

#include "cli/command.h"
#include "cli/json.h"
#include "tournament/event/rules.h"
#include "tournament/event/sections.h"

namespace arbiter::cli {

inline constexpr std::array stage_specs{
    OptionSpec{"system", '\0', "SYSTEM",
               "round-robin (where none is given), double-round-robin, groups, knockout, double-elimination, "
               "scheveningen, monrad, ladder, by-hand or challenge (nobody is paired, see 'duel')"},
    OptionSpec{"rounds", '\0', "N", "monrad, ladder, by hand: how many rounds; 0 for an open number"},
    OptionSpec{"cycles", '\0', "N", "round robin, groups, scheveningen: how often each two meet"},
    OptionSpec{"groups", '\0', "N", "how many groups"},
    OptionSpec{"advance", '\0', "N", "how many go on to the next stage, of each group"},
    OptionSpec{"best-of", '\0', "N", "knockouts: games of a match"},
    OptionSpec{"third-place", '\0', "", "knockout: a match for the third place"},
    OptionSpec{"consolation", '\0', "", "knockout: a bracket for the losers of round 1"},
    OptionSpec{"drawn", '\0', "", "knockouts: by lot, not by seeding"},
    OptionSpec{"varma", '\0', "", "round robin of 9 to 24: numbers drawn by federation"},
    OptionSpec{"spread", '\0', "WHAT", "keep people of one club or federation apart: club, federation or none"},
    OptionSpec{"spread-rounds", '\0', "N", "monrad: in how many first rounds"},
    OptionSpec{"max-meetings", '\0', "N", "monrad: how often two may meet when there is no other way"},
    OptionSpec{"ladder-reach", '\0', "N", "how many places above may be challenged"},
    OptionSpec{"without", '\0', "LIST",
               "of third-place, consolation, drawn, varma, reset (second grand final), fill (ladder neighbours)"},
};

inline constexpr std::array rule_specs{
    OptionSpec{"time", '\0', "CONTROL", "time control, as 40/90m+30s;30m+30s or move=60s; empty for none"},
    OptionSpec{"default-time", '\0', "MINUTES", "who comes later loses by forfeit; 0 for none said"},
    OptionSpec{"half-byes", '\0', "N", "half-point byes that an entry may have; 'any' for no limit"},
    OptionSpec{"no-byes-in-last", '\0', "N", "no half-point byes in so many last rounds"},
    OptionSpec{"missed", '\0', "POINTS", "what a late entry has for each round it missed: zero or half"},
    OptionSpec{"late-until", '\0', "ROUND", "the last round for which entries are taken; 0 as the system permits"},
    OptionSpec{"club-apart-until", '\0', "ROUND", "people of one club do not meet up to this round"},
    OptionSpec{"strict", '\0', "YES|NO", "every warning counts one level higher"},
    OptionSpec{"boards", '\0', "N", "teams meet on so many boards; 0 for an event of persons"},
    OptionSpec{"board-order", '\0', "YES|NO", "line-ups keep the board order of the team"},
    OptionSpec{"board-points", '\0', "TABLE", "points of one board, as --points"},
    OptionSpec{"primary", '\0', "WHAT", "teams are ranked by match (where none is given) or board points"},
};

inline constexpr std::array score_specs{
    OptionSpec{"points", '\0', "TABLE",
               "1-1/2-0 (2-1-0 for teams, where none is given), 2-1-0, 3-1-0, 4-2-1, or W:D:L"},
    OptionSpec{"bye-points", '\0', "N", "points of a bye that the pairing gives; else as the system has it"},
};

/// The stage with what the options change. Errors: CLI007.
dots::Result<tournament::event::Stage> stage_from(const Invocation& call, tournament::event::Stage stage);
/// Whether any of the options is given.
bool gives_any(const Invocation& call, std::span<const OptionSpec> specs);
/// The rules with what the options change. Errors: CLI007.
dots::Result<tournament::event::EventRules> rules_from(const Invocation& call, tournament::event::EventRules rules);
/// --points: W:D:L, or a table by its name; --bye-points. What is not given stays. Errors: CLI007.
dots::Result<tournament::event::ScoreTable> scores_from(const Invocation& call, tournament::event::ScoreTable scores);

/// "monrad, 7 rounds"; "knockout, best of 3, third place".
std::string stage_text(const tournament::event::Stage& stage);
std::string scores_text(const tournament::event::ScoreTable& scores);
Json stage_json(const tournament::event::Stage& stage);
Json rules_json(const tournament::event::EventRules& rules);
/// What differs from the rules of an event that said nothing, "half-byes 1, strict"; empty when nothing does.
std::string rules_text(const tournament::event::EventRules& rules);

}  // namespace arbiter::cli
