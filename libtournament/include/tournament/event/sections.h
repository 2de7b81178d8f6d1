// Sections of an event and their stages: qualification, groups, knockout …
//
//   Section section{.number = 2, .name = "Juniors", .stages = {}};
//   section.stages.push_back({.system = System::groups, .options = {.advance = 2}});
//   section.stages.push_back({.system = System::knockout, .options = {.third_place = true}});
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tournament/event/types.h"

namespace tournament::event {

struct Stage {
  System system = System::round_robin;
  StageOptions options{};
  std::optional<ScoreTable> scores{};  ///< else that of the event (scores_of, state.h)
  /// Who plays it, in the order of the seeding; empty: everybody of the section. Frozen when a stage before it ended.
  std::vector<EntryNumber> entries{};
  // Made by lot before the first round, and kept.
  bool drawn = false;
  std::uint64_t seed = 0;
  std::vector<EntryNumber> bracket{};              ///< knockouts: in the order of the bracket's seeds
  std::vector<std::vector<EntryNumber>> groups{};  ///< groups, by seed
  friend bool operator==(const Stage&, const Stage&) = default;
};

struct Section {
  SectionNumber number = 1;
  std::string name{};
  std::vector<Stage> stages{};
  bool checkin_open = false;
  friend bool operator==(const Section&, const Section&) = default;
};

/// Two entries that must not meet, or that must meet in one round.
struct PairRule {
  bool forced = false;
  EntryNumber first = 0;
  EntryNumber second = 0;
  RoundNumber from = 1;
  RoundNumber to = 0;  ///< last round it holds for; 0 = to the end
  friend bool operator==(const PairRule&, const PairRule&) = default;
};

/// Points given or, mostly, taken by the arbiter.
struct Penalty {
  EntryNumber number = 0;
  RoundNumber round = 0;  ///< counts from this round's standings on
  int halves = 0;         ///< added to the points: below zero for a penalty
  friend bool operator==(const Penalty&, const Penalty&) = default;
};

}  // namespace tournament::event
