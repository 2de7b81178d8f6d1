#include "cli/round_text.h"

#include <algorithm>
#include <optional>

#include "text/reasons.h"
#include "tournament/event/teams.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace pairing = tournament::pairing;

namespace {

std::string bye_text(event::ByeKind kind) {
  switch (kind) {
    case event::ByeKind::allocated: return "rests";
    case event::ByeKind::half_point: return "half-point bye";
    case event::ByeKind::zero_point: return "absent";
    case event::ByeKind::full_point: return "full-point bye";
  }
  return "";
}

Json side_json(const event::State& state, const Register& people, event::EntryNumber number) {
  return number == 0 ? Json(nullptr) : Json{{"number", number}, {"name", people.name(state, number)}};
}

/// The game of the table where it is not that of the event.
std::optional<event::GameChoice> other_game(const event::State& state, const event::Round& round,
                                            const event::Pairing& pairing) {
  if (pairing.is_bye()) return std::nullopt;
  event::GameChoice choice = event::game_of(state, {round.section, round.number, pairing.table});
  if (choice == event::GameChoice{state.settings.game, state.settings.rules}) return std::nullopt;
  return choice;
}

/// What the pairing is part of and what is played: "group B, othello", "semifinal, game 2".
std::string part_text(const event::State& state, const event::Round& round, const event::Pairing& pairing) {
  std::string text = pairing.label;
  if (const auto game = other_game(state, round, pairing)) text += (text.empty() ? "" : ", ") + game->game;
  if (pairing.leg > 1) text += (text.empty() ? "game " : ", game ") + std::to_string(pairing.leg);
  if (pairing.new_start) text += text.empty() ? "new start" : ", new start";
  return text;
}

bool is_wanted(const std::vector<event::EntryNumber>& only, event::EntryNumber first, event::EntryNumber second) {
  return only.empty() || std::ranges::all_of(only, [&](event::EntryNumber n) { return n == first || n == second; });
}

/// The reasons that the engine gave for the pair, whoever moves first.
std::vector<const pairing::Explanation*> reasons_for(const RoundReport& report, event::EntryNumber first,
                                                     event::EntryNumber second) {
  std::vector<const pairing::Explanation*> reasons;
  for (const pairing::Explanation& why : report.reasons)
    if (std::minmax(why.first, why.second) == std::minmax(first, second)) reasons.push_back(&why);
  return reasons;
}

std::string why_text(const RoundReport& report, event::EntryNumber first, event::EntryNumber second) {
  std::string text;
  for (const pairing::Explanation* why : reasons_for(report, first, second))
    text += (text.empty() ? "" : "; ") + text::describe_reason(pairing::to_text(why->reason), why->args);
  return text.empty() ? "the arbiter made the pairing" : text;
}

Json why_json(const RoundReport& report, event::EntryNumber first, event::EntryNumber second) {
  Json reasons = Json::array();
  for (const pairing::Explanation* why : reasons_for(report, first, second))
    reasons.push_back({{"reason", pairing::to_text(why->reason)},
                       {"message", text::describe_reason(pairing::to_text(why->reason), why->args)},
                       {"args", args_json(why->args)}});
  return reasons;
}

std::string sides_text(const event::Sides& sides) {
  return (sides.balance > 0 ? "+" : "") + std::to_string(sides.balance);
}

/// What an arbiter looks for before a round is published.
std::string findings_on(const event::PairLine& line) {
  std::string text;
  const auto add = [&text](const std::string& finding) { text += (text.empty() ? "" : ", ") + finding; };
  if (line.met_in != 0) add("met in round " + std::to_string(line.met_in));
  if (line.prohibited) add("not to meet");
  if (line.one_club) add("one club");
  if (line.first_sides.same_running > 2)
    add("first " + std::to_string(line.first_sides.same_running) + " times running");
  if (line.second_sides.same_running > 2)
    add("second " + std::to_string(line.second_sides.same_running) + " times running");
  return text;
}

std::string findings_on(const event::ByeLine& line) {
  std::string text = line.had_one ? "has had a bye" : "";
  if (line.lower != 0) text += (text.empty() ? "" : ", ") + std::to_string(line.lower) + " has fewer points";
  return text;
}

std::string numbered(const event::State& state, const Register& people, event::EntryNumber number) {
  return std::to_string(number) + " " + people.name(state, number);
}

}  // namespace

std::string result_text(const event::Pairing& pairing) {
  if (pairing.is_bye()) return bye_text(pairing.bye);
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

Json boards_json(const event::State& state, const Register& people, const event::Round& round,
                 const event::Pairing& pairing) {
  Json boards = Json::array();
  const auto side = [&people](event::PlayerId id) {
    return id == 0 ? Json(nullptr) : Json{{"player", id}, {"name", people.name(id)}};
  };
  for (const event::BoardGame& game : event::boards_of(state, round, pairing))
    boards.push_back({{"board", game.board},
                      {"first", side(game.first)},
                      {"second", side(game.second)},
                      {"first_team", game.first_of_first ? pairing.first : pairing.second},
                      {"result", game.result ? result_json(*game.result) : Json(nullptr)},
                      {"by_line_up", game.by_line_up}});
  const event::BoardPoints points = event::board_points(state, round, pairing);
  return {
      {"boards", std::move(boards)},
      {"board_points", {{"first", halves_text(points.first_halves)}, {"second", halves_text(points.second_halves)}}}};
}

Json round_json(const event::Round& round, const event::State& state, const Register& people) {
  Json pairings = Json::array();
  for (const event::Pairing& pairing : round.pairings) {
    Json row{{"table", pairing.table},
             {"first", side_json(state, people, pairing.first)},
             {"second", side_json(state, people, pairing.second)},
             {"bye", pairing.is_bye()},
             {"result", pairing.result ? result_json(*pairing.result) : Json(nullptr)}};
    if (pairing.is_bye()) row["bye_kind"] = event::to_text(pairing.bye);
    if (!pairing.label.empty()) row["part"] = pairing.label;
    if (pairing.leg > 1) row["game"] = pairing.leg;
    if (pairing.new_start) row["new_start"] = true;
    if (const auto game = other_game(state, round, pairing)) {
      row["plays"] = game->game;
      row["rules"] = game->rules;
    }
    if (event::is_match(state, pairing)) row.update(boards_json(state, people, round, pairing));
    pairings.push_back(std::move(row));
  }
  return {{"round", round.number},    {"section", round.section},
          {"stage", round.stage},     {"phase", event::to_text(round.phase)},
          {"version", round.version}, {"pairings", std::move(pairings)}};
}

void print_round(Console& console, const event::Round& round, const event::State& state, const Register& people) {
  std::string heading = "round " + std::to_string(round.number);
  if (state.sections.size() > 1) heading += ", section " + std::to_string(round.section);
  if (round.phase != event::Phase::published) heading += " (" + std::string(event::to_text(round.phase)) + ")";
  if (round.version > 1) heading += ", version " + std::to_string(round.version);
  console.line(heading, Colour::strong);
  const bool has_parts =
      std::ranges::any_of(round.pairings, [&](const auto& p) { return !part_text(state, round, p).empty(); });
  std::vector<std::vector<std::string>> rows{{"table", "first", "second", "result"}};
  if (has_parts) rows.front().emplace_back("part");
  for (const event::Pairing& pairing : round.pairings) {
    rows.push_back({pairing.is_bye() ? "" : std::to_string(pairing.table), people.name(state, pairing.first),
                    people.name(state, pairing.second), result_text(pairing)});
    if (has_parts) rows.back().push_back(part_text(state, round, pairing));
    const std::vector<event::BoardGame> games = event::boards_of(state, round, pairing);
    if (!games.empty() && (pairing.result || !pairing.boards.empty())) {
      const event::BoardPoints points = event::board_points(state, round, pairing);
      rows.back()[3] += (rows.back()[3].empty() ? "" : "  ") + halves_text(points.first_halves) + ":" +
                        halves_text(points.second_halves);
    }
    for (const event::BoardGame& game : games) {
      const auto seat = [&people](event::PlayerId id) { return "  " + (id == 0 ? std::string("-") : people.name(id)); };
      rows.push_back({std::to_string(pairing.table) + "." + std::to_string(game.board), seat(game.first),
                      seat(game.second), game.result ? std::string(event::to_text(game.result->kind)) : ""});
      if (has_parts) rows.back().emplace_back();
    }
  }
  console.table(rows);
}

RoundReport report_on(const event::State& state, const std::vector<event::PersonFacts>& facts,
                      const event::Round& round) {
  return {event::pairing_report(state, facts, round.section, round.number),
          event::explain_pairings(state, facts, round.section, round.number)};
}

void print_report(Console& console, const event::State& state, const Register& people, const RoundReport& report,
                  const std::vector<event::EntryNumber>& only) {
  std::vector<std::vector<std::string>> rows{
      {"table", "first", "points", "sides", "second", "points", "sides", "remarks", "why"}};
  for (const event::PairLine& line : report.report.pairs) {
    if (!is_wanted(only, line.first, line.second)) continue;
    rows.push_back({std::to_string(line.table), numbered(state, people, line.first), halves_text(line.first_halves),
                    sides_text(line.first_sides), numbered(state, people, line.second), halves_text(line.second_halves),
                    sides_text(line.second_sides), findings_on(line), why_text(report, line.first, line.second)});
  }
  for (const event::ByeLine& line : report.report.byes) {
    if (!is_wanted(only, line.number, 0)) continue;
    const bool wished = line.kind == event::ByeKind::half_point || line.kind == event::ByeKind::zero_point;
    rows.push_back({"", numbered(state, people, line.number), "+" + halves_text(line.halves), "", bye_text(line.kind),
                    "", "", findings_on(line), wished ? "it was announced" : why_text(report, line.number, 0)});
  }
  console.table(rows);
  if (!only.empty()) return;
  for (const event::EntryNumber number : report.report.unpaired)
    console.line("no pairing: " + numbered(state, people, number), Colour::bad);
  for (const event::EntryNumber number : report.report.away) console.line("away: " + numbered(state, people, number));
}

Json report_json(const event::State& state, const Register& people, const RoundReport& report,
                 const std::vector<event::EntryNumber>& only) {
  Json pairs = Json::array(), byes = Json::array();
  const auto sides = [](const event::Sides& s) { return Json{{"balance", s.balance}, {"running", s.same_running}}; };
  for (const event::PairLine& line : report.report.pairs) {
    if (!is_wanted(only, line.first, line.second)) continue;
    pairs.push_back(
        {{"table", line.table},
         {"first", side_json(state, people, line.first)},
         {"second", side_json(state, people, line.second)},
         {"points", {{"first", halves_text(line.first_halves)}, {"second", halves_text(line.second_halves)}}},
         {"sides", {{"first", sides(line.first_sides)}, {"second", sides(line.second_sides)}}},
         {"met_in", line.met_in == 0 ? Json(nullptr) : Json(line.met_in)},
         {"one_club", line.one_club},
         {"prohibited", line.prohibited},
         {"why", why_json(report, line.first, line.second)}});
  }
  for (const event::ByeLine& line : report.report.byes) {
    if (!is_wanted(only, line.number, 0)) continue;
    byes.push_back({{"entry", side_json(state, people, line.number)},
                    {"kind", event::to_text(line.kind)},
                    {"gives", halves_text(line.halves)},
                    {"had_one", line.had_one},
                    {"lower", line.lower == 0 ? Json(nullptr) : Json(line.lower)},
                    {"why", why_json(report, line.number, 0)}});
  }
  return {{"pairs", std::move(pairs)},
          {"byes", std::move(byes)},
          {"unpaired", report.report.unpaired},
          {"away", report.report.away}};
}

}  // namespace arbiter::cli
