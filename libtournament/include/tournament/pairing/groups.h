// Groups by serpentine seeding, and who goes on from them.
//
//   dots::Result<Groups> groups = divide(input);         // groups->at(0): numbers of group A by seed
//   std::vector<int> seeds = qualifiers(standings, 2);   // seeding list of the play-off
#pragma once

#include <vector>

#include "dots/result.h"
#include "tournament/pairing/engine.h"

namespace tournament::pairing {

using Groups = std::vector<std::vector<int>>;

/// Numbers by group, each by seed rank. Seeds go to the groups 1…g, then g…1 and so on; within such a row they may
/// change groups to keep prohibited pairs, and by `options.spread` clubs or federations, apart. A division already in
/// Contestant::group is kept. Errors: PAI013 for fewer than one group, PAI016 when a group would have fewer than two.
dots::Result<Groups> divide(const PairingInput& input);

/// The first `k` of every group (numbers by place) as seeds of a knockout: winners in the order of the groups, then
/// runners-up and so on, placed so that people of one group meet again as late as possible.
std::vector<int> qualifiers(const Groups& standings, int k);

}  // namespace tournament::pairing
