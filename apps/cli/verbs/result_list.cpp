// Results as they stand, taken back, and points that the arbiter takes or gives.
#include <algorithm>
#include <array>

#include "cli/decimal.h"
#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/round_text.h"
#include "cli/verbs/table.h"
#include "tournament/event/teams.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array clear_options{
    section_option, OptionSpec{"board", '\0', "N", "one board of a match between teams; else the whole match"},
    reason_option};
constexpr std::array penalty_options{reason_option};
constexpr std::array list_result_options{
    OptionSpec{"open", '\0', "", "only tables without a result, and adjourned ones"},
    OptionSpec{"section", '\0', "SECTION", "number or name of a section; all where none is given"}};

dots::Result<Exit> clear(Invocation& call) {
  const auto round = number_at(call, 1, "ROUND");
  if (!round) return round.error();
  const auto table = number_at(call, 2, "TABLE");
  if (!table) return table.error();
  const auto board = call.options.number("board", 1, 1'000'000);
  if (!board) return board.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const auto done =
      decide(call, *opened, {event::ClearResult{*round, *table, reason_of(call), *section, board->value_or(0)}});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done,
             "round " + std::to_string(*round) + " table " + std::to_string(*table) + ": no result");
  return Exit::done;
}

dots::Result<Exit> penalty(Invocation& call) {
  const auto round = number_at(call, 1, "ROUND");
  if (!round) return round.error();
  const auto halves = halves_of(call.argument(3));
  if (!halves || *halves < -1'000'000 || *halves > 1'000'000)
    return bad_value("POINTS", call.argument(3), "a number with halves at most, below zero to take points");
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto number = entry_named(*opened, call.argument(2));
  if (!number) return number.error();
  const event::Penalty penalty{*number, *round, static_cast<int>(*halves)};
  const auto done = decide(call, *opened, {event::SetPenalty{penalty, reason_of(call)}});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done,
             "round " + std::to_string(*round) + ": " + (*halves > 0 ? "+" : "") + halves_text(*halves) + " for " +
                 std::to_string(*number) + " " + opened->people.name(done->state, *number));
  return Exit::done;
}

bool is_open(const event::Pairing& pairing) {
  return !pairing.is_bye() && (!pairing.result || pairing.result->kind == event::ResultKind::adjourned);
}

struct Row {
  const event::Round* round;
  const event::Pairing* pairing;
};

Json row_json(const Row& row, const event::State& state, const Register& people) {
  const auto side = [&](event::EntryNumber n) { return Json{{"number", n}, {"name", people.name(state, n)}}; };
  Json document{{"section", row.round->section},
                {"round", row.round->number},
                {"table", row.pairing->table},
                {"first", side(row.pairing->first)},
                {"second", side(row.pairing->second)},
                {"result", row.pairing->result ? result_json(*row.pairing->result) : Json(nullptr)}};
  if (event::is_match(state, *row.pairing)) document.update(boards_json(state, people, *row.round, *row.pairing));
  return document;
}

std::vector<std::string> row_cells(const Row& row, const event::State& state, const Register& people) {
  std::string how, score;
  if (const auto& result = row.pairing->result) {
    if (result->end != event::GameEnd::unknown) how = event::to_text(result->end);
    std::ranges::replace(how, '_', '-');
    if (result->score)
      score = halves_text(result->score->first_halves) + ":" + halves_text(result->score->second_halves);
  }
  return {std::to_string(row.round->section),
          std::to_string(row.round->number),
          std::to_string(row.pairing->table),
          people.name(state, row.pairing->first),
          people.name(state, row.pairing->second),
          result_text(*row.pairing),
          how,
          score};
}

dots::Result<Exit> list_results(Invocation& call) {
  std::optional<int> wanted;
  if (call.arguments() > 1) {
    const auto round = number_at(call, 1, "ROUND");
    if (!round) return round.error();
    wanted = *round;
  }
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto& [store, summary, state, people] = *opened;
  const auto section = section_of(call, state);
  if (!section) return section.error();
  if (wanted && event::find_round(state, *section, *wanted) == nullptr)
    return dots::Error{
        "EVT030", {{"round", std::to_string(*wanted)}, {"rounds", std::to_string(event::rounds_of(state, *section))}}};
  std::vector<std::vector<std::string>> cells{
      {"section", "round", "table", "first", "second", "result", "how", "score"}};
  Json rows = Json::array();
  for (const event::Round& round : state.rounds) {
    if ((wanted && round.number != *wanted) || (call.options.has("section") && round.section != *section)) continue;
    for (const event::Pairing& pairing : round.pairings) {
      if (pairing.is_bye() || (call.options.has("open") && !is_open(pairing))) continue;
      const Row row{&round, &pairing};
      cells.push_back(row_cells(row, state, people));
      if (call.console.one_a_line())
        call.console.json(row_json(row, state, people));
      else
        rows.push_back(row_json(row, state, people));
    }
  }
  if (call.console.for_people())
    call.console.table(cells);
  else if (!call.console.one_a_line())
    call.console.json({{"schema", "arbiter.results/1"}, {"event", summary.code}, {"results", std::move(rows)}});
  return Exit::done;
}

}  // namespace

std::span<const Verb> result_list_verbs() {
  static constexpr Verb verbs[] = {
      {"result", "clear", "EVENT ROUND TABLE", "Takes a result back", clear_options, clear, true},
      {"result", "penalty", "EVENT ROUND ENTRY POINTS", "Takes points from an entry (-1), or gives some",
       penalty_options, penalty, true},
      {"result", "list", "EVENT [ROUND]", "Lists the tables with their results", list_result_options, list_results},
  };
  return verbs;
}

}  // namespace arbiter::cli
