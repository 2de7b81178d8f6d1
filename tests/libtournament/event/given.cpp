#include "given.h"

namespace arbiter_tests {

ev::EventSettings cup() {
  ev::EventSettings settings;
  settings.title = "Spring Cup";
  settings.code = "spring-cup";
  settings.rules = "tensu";
  return settings;
}

ev::Context arbiter() { return {.at = "2026-11-29T22:05:03Z", .actor = "Arbiter, Anna"}; }

ev::Context firm() {
  ev::Context context = arbiter();
  context.confirmed = ev::WarningLevel::confirm_twice;
  context.seed = 7;
  return context;
}

ev::State given(const std::vector<ev::Command>& commands, ev::State state, const ev::Context& context) {
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

std::vector<ev::Command> with_entries(int count, ev::EventSettings settings) {
  std::vector<ev::Command> commands{ev::CreateEvent{std::move(settings)}};
  for (int number = 1; number <= count; ++number) commands.emplace_back(ev::AddEntry{100 + number});
  return commands;
}

std::vector<ev::Command> operator+(std::vector<ev::Command> commands, ev::Command next) {
  commands.push_back(std::move(next));
  return commands;
}

ev::GameResult won(ev::ResultKind kind, ev::GameEnd end) {
  return {.kind = kind, .end = end, .score = {}, .record = {}};
}

std::vector<ev::LogBody> appended(const ev::State& state, const ev::Command& command) {
  auto entries = ev::decide(state, command, firm());
  EXPECT_TRUE(entries) << entries.error().code;
  return entries ? *entries : std::vector<ev::LogBody>{};
}

ev::EventSettings of_system(ev::System system, ev::StageOptions options) {
  ev::EventSettings settings = cup();
  settings.system = system;
  settings.options = options;
  return settings;
}

ev::State event_of(int entries, ev::EventSettings settings, std::vector<ev::Command> commands) {
  std::vector<ev::Command> all = with_entries(entries, std::move(settings));
  all.insert(all.end(), commands.begin(), commands.end());
  return given(all);
}

std::vector<ev::Command> results(const ev::State& state, int round, const std::string& letters,
                                 ev::SectionNumber section) {
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

ev::State play_round(ev::State state, const std::string& letters, ev::SectionNumber section) {
  state = given({ev::PairRound{section}}, std::move(state));
  const auto commands = results(state, ev::rounds_of(state, section), letters, section);
  return given(commands, std::move(state));
}

std::string pairs_text(const ev::State& state, int round, ev::SectionNumber section) {
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

std::string warnings(const ev::State& state, const ev::Command& command) {
  const auto decision = ev::consider(state, command, firm());
  if (!decision) return "refused " + decision.error().code;
  std::string out;
  for (const ev::Warning& w : decision->warnings) out += w.code + " " + std::string(to_text(w.level)) + "\n";
  return out;
}

std::string refusal(const ev::State& state, const ev::Command& command, const ev::Context& context) {
  const auto entries = ev::decide(state, command, context);
  return entries ? "" : entries.error().code;
}

}  // namespace arbiter_tests
