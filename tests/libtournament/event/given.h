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

/// An arbiter who has confirmed whatever can be confirmed, with a seed for draws.
inline ev::Context firm() {
  ev::Context context = arbiter();
  context.confirmed = ev::WarningLevel::confirm_twice;
  context.seed = 7;
  return context;
}

/// Folds the entries that the commands give; every command must be allowed.
inline ev::State given(const std::vector<ev::Command>& commands, ev::State state = {},
                       const ev::Context& context = firm()) {
  for (const ev::Command& command : commands) {
    const auto entries = ev::decide(state, command, context);
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

/// What a command appends to the log of an event; it must be allowed.
inline std::vector<ev::LogBody> appended(const ev::State& state, const ev::Command& command) {
  auto entries = ev::decide(state, command, firm());
  EXPECT_TRUE(entries) << entries.error().code;
  return entries ? *entries : std::vector<ev::LogBody>{};
}

/// Settings of an event of one stage.
inline ev::EventSettings of_system(ev::System system, ev::StageOptions options = {}) {
  ev::EventSettings settings = cup();
  settings.system = system;
  settings.options = options;
  return settings;
}

/// An event with entries 1, 2 … and all that comes after.
inline ev::State event_of(int entries, ev::EventSettings settings, std::vector<ev::Command> commands = {}) {
  std::vector<ev::Command> all = with_entries(entries, std::move(settings));
  all.insert(all.end(), commands.begin(), commands.end());
  return given(all);
}

/// Results of the open tables of a round, in the order of the tables: one letter each, 1 = 0 + - x.
inline std::vector<ev::Command> results(const ev::State& state, int round, const std::string& letters,
                                        ev::SectionNumber section = 1) {
  std::vector<ev::Command> commands;
  std::size_t next = 0;
  for (const ev::Pairing& p : ev::find_round(state, section, round)->pairings) {
    if (p.is_bye() || p.result) continue;
    const char letter = letters.at(std::min(next++, letters.size() - 1));
    const auto kind = letter == '1'   ? ev::ResultKind::first_wins
                      : letter == '0' ? ev::ResultKind::second_wins
                      : letter == '=' ? ev::ResultKind::draw
                      : letter == '+' ? ev::ResultKind::first_wins_forfeit
                      : letter == '-' ? ev::ResultKind::second_wins_forfeit
                                      : ev::ResultKind::double_forfeit;
    ev::GameResult result;
    result.kind = kind;
    commands.push_back(ev::SetResult{round, p.table, result, "", section});
  }
  return commands;
}

/// Pairs the next round and enters its results.
inline ev::State play_round(ev::State state, const std::string& letters, ev::SectionNumber section = 1) {
  state = given({ev::PairRound{section}}, std::move(state));
  const auto commands = results(state, ev::rounds_of(state, section), letters, section);
  return given(commands, std::move(state));
}

/// Pairings of a round as "1:4-2 2:3-5 6half_point", byes with their kind.
inline std::string pairs_text(const ev::State& state, int round, ev::SectionNumber section = 1) {
  std::string out;
  const ev::Round* found = ev::find_round(state, section, round);
  if (found == nullptr) return "no round";
  for (const ev::Pairing& p : found->pairings) {
    out += out.empty() ? "" : " ";
    out += p.is_bye() ? std::to_string(p.first) + std::string(ev::to_text(p.bye))
                      : std::to_string(p.table) + ":" + std::to_string(p.first) + "-" + std::to_string(p.second);
  }
  return out;
}

/// Warnings of a command as "EVT112 acknowledge", the gravest first, one a line.
inline std::string warnings(const ev::State& state, const ev::Command& command) {
  const auto decision = ev::consider(state, command, firm());
  if (!decision) return "refused " + decision.error().code;
  std::string out;
  for (const ev::Warning& w : decision->warnings) out += w.code + " " + std::string(to_text(w.level)) + "\n";
  return out;
}

/// Code of the refusal; empty when the command is allowed.
inline std::string refusal(const ev::State& state, const ev::Command& command, const ev::Context& context = arbiter()) {
  const auto entries = ev::decide(state, command, context);
  return entries ? "" : entries.error().code;
}

}  // namespace arbiter_tests
