// What an event has decided for itself about byes, late entries, time, teams and caution.
//
//   EventRules rules;
//   rules.half_byes = 1;          // one half-point bye a person
//   rules.boards = 4;             // teams meet on four boards
#pragma once

#include <optional>

#include "tournament/event/time_control.h"
#include "tournament/event/types.h"

namespace tournament::event {

struct EventRules {
  bool strict = false;                   ///< every warning one level higher
  ByeKind missed = ByeKind::zero_point;  ///< what a late entry has for each round it missed
  std::optional<int> half_byes{};        ///< how many half-point byes an entry may have; no limit without it
  int no_byes_in_last = 0;               ///< half-point byes are refused in so many last rounds
  RoundNumber late_until = 0;            ///< the last round before which entries are taken; 0 = as the system permits
  RoundNumber club_apart_until = 0;      ///< people of one club do not meet up to this round
  TimeControl time{};
  int default_minutes = 0;  ///< who comes later loses by forfeit; 0 = not said
  // Matches between entries with members.
  int boards = 0;                   ///< of a match; 0: entries meet in one game
  bool board_order = true;          ///< line-ups keep the board order of the team
  bool board_points_first = false;  ///< standings by board points, match points only break ties
  ScoreTable board_scores{};        ///< of one board; a match is scored by the table of its stage
  friend bool operator==(const EventRules&, const EventRules&) = default;
};

}  // namespace tournament::event
