// Why an entry stands where it stands: its points round by round, its tie-breaks term by term.
#include <algorithm>
#include <array>

#include "cli/challengers.h"
#include "cli/event_words.h"
#include "cli/round_text.h"
#include "cli/verbs/table.h"
#include "tournament/event/teams.h"
#include "tournament/standings/standings.h"

namespace arbiter::cli {
namespace {

namespace challenge = tournament::challenge;
namespace event = tournament::event;
namespace standings = tournament::standings;

constexpr std::array explain_standings_options{
    section_option, OptionSpec{"stage", '\0', "N", "stage of the section; that of the last round where none is given"},
    OptionSpec{"after", '\0', "ROUND", "as it stood after that round"}};

/// What one round gave an entry.
struct RoundLine {
  event::RoundNumber round = 0;
  event::EntryNumber opponent = 0;  ///< 0: rested or away
  bool first = false;
  std::string result{};
  int halves = 0;
};

std::vector<RoundLine> rounds_of(const event::State& state, const standings::Options& options,
                                 const standings::Standings& table, const event::Entry& entry) {
  std::vector<RoundLine> lines;
  event::ScoreTable scores = event::scores_of(state, options.section, table.stage);
  if (state.rules.board_points_first) scores.draw = state.rules.boards * state.rules.board_scores.draw;
  for (const event::Round& round : state.rounds) {
    if (round.section != options.section || round.stage != table.stage || round.number > table.after_round) continue;
    RoundLine line{.round = round.number, .result = "not paired"};
    if (round.number < entry.joined) {
      line.result = "missed";
      if (state.rules.missed == event::ByeKind::half_point) line.halves = scores.draw;
    }
    for (const event::Pairing& pairing : round.pairings) {
      if (pairing.first != entry.number && pairing.second != entry.number) continue;
      line.first = pairing.first == entry.number;
      line.opponent = line.first ? pairing.second : pairing.first;
      line.result = pairing.result || pairing.is_bye() ? result_text(pairing) : "open";
      const event::Section* section = event::find_section(state, options.section);
      const event::System system = section->stages[static_cast<std::size_t>(table.stage) - 1].system;
      if (pairing.is_bye()) {
        line.halves = state.rules.board_points_first ? event::board_points(state, round, pairing).first_halves
                                                     : event::award(pairing.bye, scores, system);
      } else if (pairing.result) {
        const event::Award award = event::primary_award(state, round, pairing);
        line.halves = line.first ? award.first_halves : award.second_halves;
      }
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

/// The separate tables of the direct encounter in which the entry stands.
std::vector<standings::DirectTable> direct_tables(const event::State& state, const standings::Options& options,
                                                  event::EntryNumber number) {
  std::vector<standings::DirectTable> tables = standings::explain_direct_encounters(state, options);
  std::erase_if(tables, [&](const auto& t) { return std::ranges::find(t.numbers, number) == t.numbers.end(); });
  return tables;
}

void print_explanation(const Invocation& call, const OpenEvent& opened, const standings::Options& options,
                       const standings::Standings& table, const standings::Row& row, const event::Entry& entry) {
  const auto& state = opened.state;
  Console& console = call.console;
  const auto named = [&](event::EntryNumber n) { return std::to_string(n) + " " + opened.people.name(state, n); };
  console.line("rank " + std::to_string(row.rank) + ": " + named(row.number) + ", " + halves_text(row.points_halves) +
                   " points after round " + std::to_string(table.after_round),
               Colour::strong);
  std::vector<std::vector<std::string>> rows{{"round", "side", "opponent", "result", "points"}};
  for (const RoundLine& line : rounds_of(state, options, table, entry))
    rows.push_back({std::to_string(line.round),
                    line.opponent == 0 ? ""
                    : line.first       ? "first"
                                       : "second",
                    line.opponent == 0 ? "" : named(line.opponent), line.result, halves_text(line.halves)});
  if (row.penalty_halves != 0) rows.push_back({"", "", "", "penalty", halves_text(row.penalty_halves)});
  console.table(rows);
  if (row.decided_by) console.line("below the one above by " + std::string(event::to_text(*row.decided_by)));
  for (const standings::TieBreakValue& value : row.tiebreaks)
    if (value.applies) console.line(std::string(event::to_text(value.kind)) + " " + standings::to_text(value.value));
  std::string terms;
  for (const auto& term : standings::explain_buchholz(state, options, row.number))
    terms += (terms.empty() ? "BH = " : " + ") + halves_text(term.halves) +
             (term.opponent == 0 ? " (not played)" : "") + (term.cut ? " (cut)" : "");
  if (!terms.empty()) console.line(terms);
  std::string sum;
  for (const auto& term : standings::explain_sonneborn_berger(state, options, row.number))
    sum += (sum.empty() ? "SB = " : " + ") + halves_text(term.made_halves) + "*" +
           halves_text(term.opponent_points_halves);
  if (!sum.empty()) console.line(sum);
  for (const standings::DirectTable& direct : direct_tables(state, options, row.number)) {
    std::string text = direct.all_met ? "DE, all met:" : "DE, not all met:";
    for (std::size_t i = 0; i < direct.numbers.size(); ++i)
      text += (i == 0 ? " " : ", ") + named(direct.numbers[i]) + " " + standings::to_text(direct.points[i]);
    console.line(text);
  }
}

Json document(const OpenEvent& opened, const standings::Options& options, const standings::Standings& table,
              const standings::Row& row, const event::Entry& entry) {
  Json rounds = Json::array(), terms = Json::array(), direct = Json::array(), tiebreaks = Json::object();
  for (const RoundLine& line : rounds_of(opened.state, options, table, entry))
    rounds.push_back({{"round", line.round},
                      {"opponent", line.opponent == 0 ? Json(nullptr) : Json(line.opponent)},
                      {"first", line.first},
                      {"result", line.result},
                      {"points", halves_text(line.halves)}});
  for (const auto& term : standings::explain_sonneborn_berger(opened.state, options, row.number))
    terms.push_back({{"round", term.round},
                     {"opponent", term.opponent == 0 ? Json(nullptr) : Json(term.opponent)},
                     {"made", halves_text(term.made_halves)},
                     {"opponent_points", halves_text(term.opponent_points_halves)},
                     {"product", standings::to_text(term.product)}});
  for (const standings::DirectTable& one : direct_tables(opened.state, options, row.number)) {
    Json points = Json::array();
    for (const standings::Quarters value : one.points) points.push_back(standings::to_text(value));
    direct.push_back({{"numbers", one.numbers}, {"points", std::move(points)}, {"all_met", one.all_met}});
  }
  Json buchholz = Json::array();
  for (const auto& term : standings::explain_buchholz(opened.state, options, row.number))
    buchholz.push_back({{"round", term.round},
                        {"opponent", term.opponent == 0 ? Json(nullptr) : Json(term.opponent)},
                        {"points", halves_text(term.halves)},
                        {"cut", term.cut}});
  for (const standings::TieBreakValue& value : row.tiebreaks)
    tiebreaks[std::string(event::to_text(value.kind))] =
        value.applies ? Json(standings::to_text(value.value)) : Json(nullptr);
  return {{"schema", "arbiter.standings-explain/1"},
          {"event", opened.summary.code},
          {"after_round", table.after_round},
          {"rank", row.rank},
          {"number", row.number},
          {"name", opened.people.name(opened.state, row.number)},
          {"points", halves_text(row.points_halves)},
          {"penalty_points", halves_text(row.penalty_halves)},
          {"decided_by", row.decided_by ? Json(event::to_text(*row.decided_by)) : Json(nullptr)},
          {"tiebreaks", std::move(tiebreaks)},
          {"rounds", std::move(rounds)},
          {"SB", std::move(terms)},
          {"BH", std::move(buchholz)},
          {"DE", std::move(direct)}};
}

/// Of an open challenge: the wins that count, and what each earned.
dots::Result<Exit> explain_challenge(const Invocation& call, const OpenEvent& opened) {
  const auto number = start_number_named(opened, call.argument(1));
  if (!number) return number.error();
  const challenge::Championship championship = named_championship(opened.state, opened.people);
  const std::vector<challenge::WinTerm> terms = challenge::explain_score(championship, *number);
  Json wins = Json::array();
  int score = 0;
  std::vector<std::vector<std::string>> rows{{"duel", "row", "beaten", "point", "trophy"}};
  for (const challenge::WinTerm& term : terms) {
    const std::string name = challenger_name(opened.state, opened.people, term.loser);
    score += 1 + term.trophy;
    wins.push_back(
        {{"duel", term.duel}, {"game", term.game}, {"beaten", term.loser}, {"name", name}, {"trophy", term.trophy}});
    rows.push_back({std::to_string(term.duel), term.game, std::to_string(term.loser) + " " + name, "1",
                    std::to_string(term.trophy)});
  }
  const std::string name = challenger_name(opened.state, opened.people, *number);
  if (!call.console.for_people()) {
    call.console.json({{"schema", "arbiter.standings-explain/1"},
                       {"event", opened.summary.code},
                       {"number", *number},
                       {"name", name},
                       {"points", std::to_string(score)},
                       {"wins", std::move(wins)}});
    return Exit::done;
  }
  call.console.line(std::to_string(*number) + " " + name + ": " + std::to_string(score) + " points, from " +
                        std::to_string(terms.size()) + " wins that count",
                    Colour::strong);
  if (!terms.empty()) call.console.table(rows);
  return Exit::done;
}

dots::Result<Exit> explain_standings(Invocation& call) {
  const auto after = call.options.number("after", 1, 1'000'000);
  if (!after) return after.error();
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  if (opened->state.open_challenge && *section == 1) return explain_challenge(call, *opened);
  const auto stages = event::find_section(opened->state, *section)->stages.size();
  const auto stage = call.options.number("stage", 1, static_cast<int>(stages));
  if (!stage) return stage.error();
  const auto number = entry_named(*opened, call.argument(1), *section);
  if (!number) return number.error();
  const standings::Options options{after->value_or(0), *section, stage->value_or(0)};
  const standings::Standings table = standings::standings(opened->state, options);
  const auto row = std::ranges::find(table.rows, *number, &standings::Row::number);
  const event::Entry* entry = event::find_entry(opened->state, *number);
  if (row == table.rows.end() || entry == nullptr) return dots::Error{"EVT042", {{"number", std::to_string(*number)}}};
  if (call.console.for_people())
    print_explanation(call, *opened, options, table, *row, *entry);
  else
    call.console.json(document(*opened, options, table, *row, *entry));
  return Exit::done;
}

}  // namespace

std::span<const Verb> standings_explain_verbs() {
  static constexpr Verb verbs[] = {
      {"standings", "explain", "EVENT ENTRY", "Shows where the points and tie-breaks of an entry come from",
       explain_standings_options, explain_standings},
  };
  return verbs;
}

}  // namespace arbiter::cli
