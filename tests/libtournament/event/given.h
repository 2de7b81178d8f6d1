// Events for tests: given a log, when a command, then entries.
//
//   State state = given({CreateEvent{cup()}, AddEntry{11}, AddEntry{12}, PairRound{}});
//   auto entries = decide(state, SetResult{1, 1, win()}, arbiter());
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tournament/event/log.h"

namespace arbiter_tests {

namespace ev = tournament::event;

ev::EventSettings cup();

ev::Context arbiter();

/// An arbiter who has confirmed whatever can be confirmed, with a seed for draws.
ev::Context firm();

/// Folds the entries that the commands give; every command must be allowed.
ev::State given(const std::vector<ev::Command>& commands, ev::State state = {}, const ev::Context& context = firm());

/// An event with players 101, 102 … entered as numbers 1, 2 …
std::vector<ev::Command> with_entries(int count, ev::EventSettings settings = cup());

std::vector<ev::Command> operator+(std::vector<ev::Command> commands, ev::Command next);

ev::GameResult won(ev::ResultKind kind = ev::ResultKind::first_wins, ev::GameEnd end = ev::GameEnd::unknown);

/// What a command appends to the log of an event; it must be allowed.
std::vector<ev::LogBody> appended(const ev::State& state, const ev::Command& command);

/// Settings of an event of one stage.
ev::EventSettings of_system(ev::System system, ev::StageOptions options = {});

/// An event with entries 1, 2 … and all that comes after.
ev::State event_of(int entries, ev::EventSettings settings, std::vector<ev::Command> commands = {});

/// Results of the open tables of a round, in the order of the tables: one letter each, 1 = 0 + - x.
std::vector<ev::Command> results(const ev::State& state, int round, const std::string& letters,
                                 ev::SectionNumber section = 1);

/// Pairs the next round and enters its results.
ev::State play_round(ev::State state, const std::string& letters, ev::SectionNumber section = 1);

/// Pairings of a round as "1:4-2 2:3-5 6half_point", byes with their kind.
std::string pairs_text(const ev::State& state, int round, ev::SectionNumber section = 1);

/// Warnings of a command as "EVT112 acknowledge", the gravest first, one a line.
std::string warnings(const ev::State& state, const ev::Command& command);

/// Code of the refusal; empty when the command is allowed.
std::string refusal(const ev::State& state, const ev::Command& command, const ev::Context& context = arbiter());
/// The same of one who confirms.
inline std::string refused(const ev::State& state, const ev::Command& command) {
  return refusal(state, command, firm());
}

}  // namespace arbiter_tests
