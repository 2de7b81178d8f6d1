#include <algorithm>
#include <array>

#include "cli/decimal.h"
#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/evidence.h"
#include "cli/limits.h"
#include "cli/verbs/table.h"
#include "text/messages.h"
#include "tournament/event/teams.h"
#include "tournament/records/verify.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array set_result_options{
    OptionSpec{"record", '\0', "FILE", "the record of the game; it is verified and stored"},
    OptionSpec{"index", 'n', "N", "the N-th game of the record file, from 1"},
    OptionSpec{"score", '\0', "A:B", "score on the board, halves at most; else that of the record"},
    OptionSpec{"ended", '\0', "HOW",
               "board-full, grounding, stop, agreement, resignation, time, margin, no-show or arbiter"},
    OptionSpec{"reason", '\0', "TEXT", "why; needed when a result that stands is changed"},
    OptionSpec{"despite-record", '\0', "REASON", "keep the given result although the record says otherwise"},
    OptionSpec{"absent", '\0', "WHO", "who did not come: first, second or both; instead of a result"},
    OptionSpec{"waited", '\0', "MINUTES", "how long was waited for who did not come"},
    OptionSpec{"board", '\0', "N", "of a match between teams; for who moves first on the board"},
    section_option,
    limit_option,
};

/// What was typed, before record and pairing are looked at.
struct Typed {
  int round = 0;
  int table = 0;
  std::optional<event::ResultKind> kind{};
  std::optional<event::GameEnd> end{};
  std::optional<event::BoardScore> score{};
  std::string reason{};
  event::SectionNumber section = 1;
  event::BoardNumber board = 0;
};

dots::Result<std::optional<event::BoardScore>> typed_score(const Options& options) {
  const auto text = options.value("score");
  if (!text) return std::optional<event::BoardScore>{};
  const std::size_t colon = std::min(text->find(':'), text->size());
  const auto first = halves_of(std::string_view(*text).substr(0, colon));
  const auto second = halves_of(std::string_view(*text).substr(std::min(colon + 1, text->size())));
  if (!first || !second) return bad_value("--score", *text, "two numbers with halves at most, as 24:1.5");
  return std::optional(event::BoardScore{*first, *second});
}

dots::Result<Typed> typed(const Invocation& call) {
  const auto round = number_at(call, 1, "ROUND");
  if (!round) return round.error();
  const auto table = number_at(call, 2, "TABLE");
  if (!table) return table.error();
  Typed given{*round, *table};
  if (call.arguments() > 3) {
    given.kind = event::parse_result_kind(call.argument(3));
    if (!given.kind)
      return bad_value("RESULT", call.argument(3),
                       "1-0, 0-1, 1/2-1/2, =, +:-, -:+, -:-, 0-0 (both lose), 1/2-0, 0-1/2, unplayed or adjourned");
  } else if (!call.options.has("record") && !call.options.has("absent")) {
    return dots::Error{"CLI003",
                       {{"argument", "RESULT (or --record FILE, --absent WHO)"}, {"usage", usage_of(call.verb)}}};
  }
  if (auto how = call.options.value("ended")) {
    std::string word = *how;
    std::ranges::replace(word, '-', '_');
    given.end = event::parse_game_end(word);
    if (!given.end) return bad_value("--ended", *how, "a way to end, see 'arbiter result set --help'");
  }
  const auto score = typed_score(call.options);
  if (!score) return score.error();
  given.score = *score;
  given.reason = call.options.value_or("reason", "");
  const auto board = call.options.number("board", 1, 1'000'000);
  if (!board) return board.error();
  given.board = board->value_or(0);
  return given;
}

/// The two players of a table; nobody when there is no such table, which the core will say.
Opponents opponents_at(const event::State& state, const Register& people, const Typed& given) {
  Opponents opponents;
  for (const event::Round& round : state.rounds) {
    if (round.section != given.section || round.number != given.round) continue;
    const auto pairing = std::ranges::find(round.pairings, given.table, &event::Pairing::table);
    if (pairing == round.pairings.end()) continue;
    for (const event::BoardGame& game : event::boards_of(state, round, *pairing)) {
      if (game.board != given.board) continue;
      const auto seat = [&people](event::Player& player, event::PlayerId id) {
        const auto known = people.players().find(id);
        if (known != people.players().end()) player = known->second;
        if (id != 0) player.name = people.name(id);
      };
      seat(opponents.first, game.first);
      seat(opponents.second, game.second);
    }
    if (given.board != 0) continue;
    opponents.first.name = people.name(state, pairing->first);
    opponents.second.name = people.name(state, pairing->second);
    for (const event::Entry& entry : state.entries) {
      const auto known = people.players().find(entry.player);
      if (known == people.players().end()) continue;
      if (entry.number == pairing->first) opponents.first = known->second;
      if (entry.number == pairing->second) opponents.second = known->second;
    }
  }
  return opponents;
}

bool has(const dots::Diagnostics& findings, std::string_view code) {
  return std::ranges::find(findings, code, &dots::Diagnostic::code) != findings.end();
}

/// Puts typed result and record together.
dots::Result<event::GameResult> combined(const Invocation& call, Typed& given, const std::optional<Evidence>& evidence,
                                         const dots::Diagnostics& findings) {
  event::GameResult result;
  result.end = given.end.value_or(event::GameEnd::unknown);
  result.score = given.score;
  if (!evidence) {
    result.kind = *given.kind;
    return result;
  }
  result.record = evidence->id;
  const auto computed = evidence->computed();
  const auto despite = call.options.value("despite-record");
  if (!given.kind) {
    const bool fits = evidence->game.verified() && computed && !has(findings, "CLI028");
    if (!fits)
      return dots::Error{"CLI024",
                         {{"verdict", std::string(tournament::records::to_text(evidence->game.report.verdict))}}};
    result.kind = *computed;
  } else {
    result.kind = *given.kind;
    if (computed && *computed != *given.kind && !despite)
      return dots::Error{
          "CLI026",
          {{"computed", std::string(event::to_text(*computed))}, {"given", std::string(event::to_text(*given.kind))}}};
  }
  if (despite && given.reason.empty()) given.reason = *despite;
  // A record that says another winner, or does not get to the end, tells neither how it ended nor the score.
  if (!computed || *computed != result.kind) return result;
  if (!given.end) result.end = evidence->end();
  if (!given.score) result.score = evidence->score();
  return result;
}

std::string result_line(const Typed& given, const Opponents& opponents, const event::GameResult& result) {
  std::string line = "round " + std::to_string(given.round) + " table " + std::to_string(given.table) +
                     (given.board == 0 ? "" : " board " + std::to_string(given.board)) + ": " + opponents.first.name +
                     " - " + opponents.second.name + "  " + std::string(event::to_text(result.kind));
  if (result.end != event::GameEnd::unknown) line += "  " + std::string(event::to_text(result.end));
  if (result.score)
    line += "  " + halves_text(result.score->first_halves) + ":" + halves_text(result.score->second_halves);
  return line;
}

/// Somebody did not come: whether the default time is over is the core's to say.
dots::Result<Exit> set_absent(const Invocation& call, OpenEvent& opened, const Typed& given) {
  for (const char* option : {"record", "score", "ended"})
    if (call.options.has(option))
      return dots::Error{"CLI008", {{"option", "--absent"}, {"other", "--" + std::string(option)}}};
  if (given.kind) return dots::Error{"CLI008", {{"option", "--absent"}, {"other", "RESULT"}}};
  const std::string who = call.options.value_or("absent", "");
  if (who != "first" && who != "second" && who != "both") return bad_value("--absent", who, "first, second or both");
  const auto waited = call.options.number("waited", 0, 100'000);
  if (!waited) return waited.error();
  const event::DefaultGame command{given.section,  given.round,         given.table,  who != "second",
                                   who != "first", waited->value_or(0), given.reason, given.board};
  const auto done = decide(call, opened, {command});
  if (!done) return done.error();
  print_done(call, opened.summary.code, *done,
             "round " + std::to_string(given.round) + " table " + std::to_string(given.table) + ": " +
                 (who == "both" ? "neither came" : "the " + who + " did not come"));
  return Exit::done;
}

dots::Result<Exit> set_result(Invocation& call) {
  auto given = typed(call);
  if (!given) return given.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  given->section = *section;
  if (call.options.has("absent")) return set_absent(call, *opened, *given);
  auto& [store, summary, state, people] = *opened;
  const Opponents opponents = opponents_at(state, people, *given);

  std::optional<Evidence> evidence;
  dots::Diagnostics findings;
  if (const auto file = call.options.value("record")) {
    const event::GameChoice choice = event::game_of(state, {*section, given->round, given->table});
    const auto index = index_in_file(call);
    if (!index) return index.error();
    auto read = read_evidence(call, *file, choice, *index);
    if (!read) return read.error();
    evidence = std::move(read).value();
    findings = evidence->against(opponents, choice);
  }
  const auto result = combined(call, *given, evidence, findings);
  if (!result) return result.error();
  std::vector<tournament::store::RecordFile> files;
  if (evidence) files.push_back(std::move(evidence->file));
  const auto done =
      decide(call, *opened,
             {event::SetResult{given->round, given->table, *result, given->reason, *section, given->board}}, files);
  if (!done) return done.error();

  Json found_json = Json::array();
  for (const dots::Diagnostic& finding : findings) found_json.push_back(diagnostic_json(finding));
  print_decisions(call, summary.code, *done, {{"findings", std::move(found_json)}});
  if (call.console.for_people()) {
    if (!only_shows(call)) call.console.line(result_line(*given, opponents, *result));
    for (const dots::Diagnostic& finding : findings)
      call.console.note("finding " + finding.code + ": " + text::describe(finding));
  }
  return findings.empty() ? Exit::done : Exit::findings;
}

}  // namespace

std::span<const Verb> result_verbs() {
  static constexpr Verb verbs[] = {
      {"result", "set", "EVENT ROUND TABLE [RESULT]", "Sets a result, or takes that of the record", set_result_options,
       set_result, true},
  };
  return verbs;
}

}  // namespace arbiter::cli
