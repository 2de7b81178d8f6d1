// People as the public sees them (docs/decisions/0007-player-register.md).
//
//   event::Player shown = public_player(anna);   // "Kovács, Anna" who said no: "K. A.", without anything else
//   SiteInput input = public_input(given);       // her games without the names and files of their records
//
// Who gave consent, or was never asked, is shown as known. Who refused is shown by initials: an entry, its pairings and
// results need no more.
#pragma once

#include <string>
#include <string_view>

#include "tournament/event/player.h"
#include "tournament/publish/site.h"

namespace tournament::publish {

/// The first letter of each word with a dot: "Nagy-Kovács, Anna" is "N. K. A."; empty for a name without letters.
std::string initials(std::string_view name);

/// With Consent::no the id and the initials alone.
event::Player public_player(const event::Player& player);

/// All players as public_player() has them. A record of a game of somebody who refused keeps moves, rules, dates and
/// verdict; names, remarks, findings and the file itself are left out, and so is the file where it holds other games.
SiteInput public_input(SiteInput input);

}  // namespace tournament::publish
