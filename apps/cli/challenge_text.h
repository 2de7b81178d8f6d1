// An open challenge as JSON, and its sheets as text.
//
//   console.json(challenge_standings_json(state, people));
#pragma once

#include "cli/json.h"
#include "cli/open_event.h"
#include "tournament/challenge/championship.h"
#include "tournament/challenge/sheet.h"

namespace arbiter::cli {

/// [{"duel","code","players"}]
Json violations_json(const std::vector<tournament::challenge::Violation>& violations);
/// {category: [{"place","number","points","diploma"}]}
Json ranking_json(const tournament::challenge::Table& table);
/// [{"place","school","points"}]
Json teams_json(const tournament::challenge::Table& table);

/// arbiter.standings/1: rows as those of any event, by category and place, the excluded last; and `ranking`, `teams`,
/// `violations`, `excluded`, `hors_concours` (ids of duels), `provisional`.
Json challenge_standings_json(const tournament::event::State& state, const Register& people);

/// Who beat whom in which game, and the totals.
Json central_table_json(const tournament::event::State& state, const Register& people);

/// arbiter.sheet/1 of one player.
Json sheet_json(const tournament::challenge::Championship& championship, const tournament::challenge::Sheet& sheet);
/// The sheet as it is kept by hand: a line for each game with its rows, empty ones too; lines of about 80 letters.
std::string sheet_text(const tournament::challenge::Championship& championship,
                       const tournament::challenge::Sheet& sheet, const std::string& title);

}  // namespace arbiter::cli
