#include <array>
#include <limits>

#include "cli/decisions.h"
#include "cli/open_event.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array pair_options{OptionSpec{"all", 'a', "", "all rounds that are left"}};

std::string result_text(const event::Pairing& pairing) {
  if (pairing.is_bye()) return "rests";
  return pairing.result ? std::string(event::to_text(pairing.result->kind)) : "";
}

Json result_json(const event::GameResult& result) {
  Json document{{"result", event::to_text(result.kind)}, {"ended", event::to_text(result.end)}};
  if (result.score)
    document["score"] = {{"first", halves_text(result.score->first_halves)},
                         {"second", halves_text(result.score->second_halves)}};
  if (!result.record.empty()) document["record"] = result.record;
  return document;
}

Json round_json(const event::Round& round, const event::State& state, const Register& people) {
  const auto side = [&](event::EntryNumber number) {
    return number == 0 ? Json(nullptr) : Json{{"number", number}, {"name", people.name(state, number)}};
  };
  Json pairings = Json::array();
  for (const event::Pairing& pairing : round.pairings)
    pairings.push_back({{"table", pairing.table},
                        {"first", side(pairing.first)},
                        {"second", side(pairing.second)},
                        {"bye", pairing.is_bye()},
                        {"result", pairing.result ? result_json(*pairing.result) : Json(nullptr)}});
  return {{"round", round.number}, {"pairings", std::move(pairings)}};
}

void print_round(Console& console, const event::Round& round, const event::State& state, const Register& people) {
  console.line("round " + std::to_string(round.number), Colour::strong);
  std::vector<std::vector<std::string>> rows{{"table", "first", "second", "result"}};
  for (const event::Pairing& pairing : round.pairings)
    rows.push_back({pairing.is_bye() ? "" : std::to_string(pairing.table), people.name(state, pairing.first),
                    people.name(state, pairing.second), result_text(pairing)});
  console.table(rows);
}

dots::Result<Exit> pair(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const event::Command command =
      call.options.has("all") ? event::Command(event::PairAll{}) : event::Command(event::PairRound{});
  const auto done = decide(call, opened->store, opened->summary.id, {command});
  if (!done) return done.error();
  Json rounds = Json::array();
  for (const event::LogEntry& entry : done->entries) {
    const auto* paired = std::get_if<event::RoundPaired>(&entry.body);
    if (paired == nullptr) continue;
    rounds.push_back(round_json(paired->round, done->state, opened->people));
    if (call.console.for_people()) print_round(call.console, paired->round, done->state, opened->people);
  }
  print_decisions(call, opened->summary.code, done->entries, {{"rounds", std::move(rounds)}});
  return Exit::done;
}

dots::Result<Exit> show(Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto& [store, summary, state, people] = *opened;

  std::optional<int> wanted;
  if (call.arguments() > 1) {
    wanted = whole_number(call.argument(1), 1, std::numeric_limits<int>::max());
    if (!wanted) return bad_value("ROUND", call.argument(1), "the number of a round");
    if (static_cast<std::size_t>(*wanted) > state.rounds.size())
      return dots::Error{"EVT030",
                         {{"round", std::to_string(*wanted)}, {"rounds", std::to_string(state.rounds.size())}}};
  }
  Json rounds = Json::array();
  for (const event::Round& round : state.rounds) {
    if (wanted && round.number != *wanted) continue;
    if (call.console.for_people())
      print_round(call.console, round, state, people);
    else if (call.console.one_a_line())
      call.console.json(round_json(round, state, people));
    else
      rounds.push_back(round_json(round, state, people));
  }
  if (!call.console.for_people() && !call.console.one_a_line())
    call.console.json({{"schema", "arbiter.rounds/1"}, {"event", summary.code}, {"rounds", std::move(rounds)}});
  if (call.console.for_people() && state.rounds.empty()) call.console.note("no round is paired yet");
  return Exit::done;
}

constexpr Verb verbs[] = {
    {"round", "pair", "EVENT", "Pairs the next round", pair_options, pair, true},
    {"round", "show", "EVENT [ROUND]", "Shows the pairings of a round, or of all rounds", {}, show},
};

}  // namespace

std::span<const Verb> round_verbs() { return verbs; }

}  // namespace arbiter::cli
