// One interface for every pairing system: a value in, a plan out, and a checker that shares no code with the engine.
//
//   const Engine* engine = find_engine("monrad");
//   dots::Result<PairingPlan> plan = engine->pair_next(input);
//   if (plan) for (const dots::Error& fault : engine->check(input, *plan)) …
//
// Engines are functions: the same input gives the same plan, byte for byte. What a system draws by lot follows from
// `seed` alone, which belongs to the stage and stays the same in all its rounds.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dots/result.h"
#include "tournament/pairing/codes.h"

namespace tournament::pairing {

/// How a game ended for one of its two contestants. A double forfeit is a loss for both.
enum class Outcome : std::uint8_t { open, win, draw, loss };

/// `zero_point` is also what an absent or withdrawn contestant has; `none` without an opponent: nothing to play.
enum class ByeKind : std::uint8_t { none, allocated, full_point, half_point, zero_point };

/// One contestant's part in one round of the stage.
struct Seat {
  int opponent = 0;  ///< number, or 0
  bool first = false;
  bool played = true;  ///< false: forfeit
  Outcome outcome = Outcome::open;
  ByeKind bye = ByeKind::none;
  friend bool operator==(const Seat&, const Seat&) = default;
};

struct Contestant {
  int number = 0;      ///< from 1, unique, not necessarily without gaps
  int seed_rank = 0;   ///< from 1, unique; the order of the seeding, and in tables the number drawn
  bool active = true;  ///< takes part in the round to be paired
  int club = 0;        ///< keys for keeping people apart; 0: none
  int federation = 0;
  int team = 0;                 ///< scheveningen: two different keys
  int group = 0;                ///< groups: from 1, to hold a division once made; 0 in all of them: divide here
  int points_halves = 0;        ///< in this stage, as the event counts them
  std::vector<Seat> history{};  ///< [round - 1]; may be shorter than the rounds played
  friend bool operator==(const Contestant&, const Contestant&) = default;
};

enum class Spread : std::uint8_t { none, club, federation };
enum class LadderMove : std::uint8_t {
  swap,   ///< challenger and challenged change places
  insert  ///< the challenger takes the place, those below move down by one
};

/// Options of all systems; each reads its own.
struct SystemOptions {
  int cycles = 1;                 ///< round_robin, groups, scheveningen: sides reversed in every second cycle
  bool swap_last_two = true;      ///< round_robin, groups: as BergerOptions
  bool varma = false;             ///< round_robin of 9 to 24: numbers drawn by federation (varma.h)
  int groups = 2;                 ///< groups
  Spread spread = Spread::none;   ///< groups, drawn knockout, monrad: whom to keep apart where possible
  int spread_rounds = 0;          ///< monrad: in how many first rounds
  bool drawn = false;             ///< knockout, double_elimination: by lot; byes still go to the top seeds
  std::vector<int> bracket{};     ///< knockout, double_elimination: numbers in seeding order, to hold a draw once made
  int best_of = 1;                ///< knockout, double_elimination: games of a match
  bool third_place = false;       ///< knockout
  bool consolation = false;       ///< knockout: the losers of round one play a bracket of their own; of four
                                  ///< contestants, they play for the third place when that is asked for
  bool grand_final_reset = true;  ///< double_elimination: a second final when the unbeaten one loses the first
  int max_meetings = 1;           ///< monrad: how often two may meet, and rest, when there is no other way
  int ladder_reach = 3;           ///< ladder: how many places above may be challenged
  LadderMove ladder_move = LadderMove::swap;
  int ladder_rematch_after = 0;  ///< ladder: rounds that must lie between two games of the same two
  bool ladder_fill = true;       ///< ladder: neighbours without a challenge meet too
  friend bool operator==(const SystemOptions&, const SystemOptions&) = default;
};

struct PairingInput {
  std::vector<Contestant> contestants{};  ///< in any order
  int round = 1;                          ///< to be paired, within the stage
  int total_rounds = 0;                   ///< monrad, ladder: of the stage; 0: open. Other systems know their own
  std::uint64_t seed = 0;
  std::vector<std::pair<int, int>> prohibited{};  ///< numbers; unordered
  std::vector<std::pair<int, int>> forced{};      ///< numbers, of this round; on a ladder (challenger, challenged)
  SystemOptions options{};
  friend bool operator==(const PairingInput&, const PairingInput&) = default;
};

enum class StagePart : std::uint8_t {
  main,              ///< the whole stage
  group,             ///< index: 1 = A
  last,              ///< knockout; index: places in the round, 2 = final
  third_place,       ///< index 0
  consolation,       ///< index as for `last`
  winner_bracket,    ///< index: round
  loser_bracket,     ///< index: round
  grand_final,       ///< index 0
  grand_final_reset  ///< index 0
};
struct StageLabel {
  StagePart part = StagePart::main;
  int index = 0;
  friend bool operator==(const StageLabel&, const StageLabel&) = default;
};
/// "", "group B", "final", "semifinal", "quarterfinal", "last 16", "third place", "consolation semifinal",
/// "winner bracket 1", "loser bracket 2", "grand final", "grand final reset".
std::string to_text(const StageLabel& label);

struct PlannedPair {
  int first = 0;   ///< moves first
  int second = 0;  ///< 0: bye
  StageLabel label{};
  int leg = 1;             ///< which game of the match
  bool new_start = false;  ///< a replay: another start position
  friend bool operator==(const PlannedPair&, const PlannedPair&) = default;
};

struct Explanation {
  int first = 0;
  int second = 0;  ///< 0: about a bye
  Reason reason = Reason::table_round;
  dots::Arguments args{};
  friend bool operator==(const Explanation&, const Explanation&) = default;
};

struct PairingPlan {
  int round = 0;
  std::vector<PlannedPair> pairs{};         ///< in table order, byes last
  std::vector<Explanation> explanations{};  ///< at least one a pair, in the order of the pairs
  friend bool operator==(const PairingPlan&, const PairingPlan&) = default;
};

struct Engine {
  std::string_view
      id;  ///< "round_robin", "knockout", "double_elimination", "groups", "scheveningen", "monrad", "ladder"
  std::string_view name;
  /// The next round. Errors: PAI…, by codes.h.
  dots::Result<PairingPlan> (*pair_next)(const PairingInput& input);
  /// All faults of a plan for that input; empty when all is well. Codes by codes.h.
  std::vector<dots::Error> (*check)(const PairingInput& input, const PairingPlan& plan);
  /// How many rounds the stage takes without replays; 0: as many as its organisers like.
  int (*rounds_for)(const PairingInput& input);
};
std::span<const Engine> engines();
const Engine* find_engine(std::string_view id);

}  // namespace tournament::pairing
