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

inline ev::EventSettings cup() {
  ev::EventSettings settings;
  settings.title = "Spring Cup";
  settings.code = "spring-cup";
  settings.rules = "tensu";
  return settings;
}

inline ev::Context arbiter() { return {.at = "2026-11-29T22:05:03Z", .actor = "Arbiter, Anna"}; }

/// Folds the entries that the commands give; every command must be allowed.
inline ev::State given(const std::vector<ev::Command>& commands) {
  ev::State state;
  for (const ev::Command& command : commands) {
    const auto entries = ev::decide(state, command, arbiter());
    if (!entries) {
      ADD_FAILURE() << "command " << command.index() << " refused with " << entries.error().code;
      return state;
    }
    for (const ev::LogBody& body : *entries) state = ev::apply(std::move(state), body);
  }
  return state;
}

/// An event with players 101, 102 … entered as numbers 1, 2 …
inline std::vector<ev::Command> with_entries(int count, ev::EventSettings settings = cup()) {
  std::vector<ev::Command> commands{ev::CreateEvent{std::move(settings)}};
  for (int number = 1; number <= count; ++number) commands.emplace_back(ev::AddEntry{100 + number});
  return commands;
}

inline std::vector<ev::Command> operator+(std::vector<ev::Command> commands, ev::Command next) {
  commands.push_back(std::move(next));
  return commands;
}

inline ev::GameResult won(ev::ResultKind kind = ev::ResultKind::first_wins, ev::GameEnd end = ev::GameEnd::unknown) {
  return {.kind = kind, .end = end, .score = {}, .record = {}};
}

/// Code of the refusal; empty when the command is allowed.
inline std::string refusal(const ev::State& state, const ev::Command& command, const ev::Context& context = arbiter()) {
  const auto entries = ev::decide(state, command, context);
  return entries ? "" : entries.error().code;
}

}  // namespace arbiter_tests
