#include "cli/record_text.h"

#include "dots/surround/position.h"
#include "text/messages.h"
#include "tournament/records/record_facts.h"
#include "tournament/records/source_link.h"

namespace arbiter::cli {
namespace {

namespace records = tournament::records;

Json players_json(const records::GameRecord& record) {
  return {{"first", record.first.name}, {"second", record.second.name}};
}

Json claimed_json(const records::Claim& claim) {
  return {
      {"raw", claim.raw},
      {"winner", winner_json(claim.winner)},
      {"margin", claim.kind == records::ClaimKind::points ? Json(halves_text(claim.margin_halves)) : Json(nullptr)}};
}

Json computed_json(const records::VerifyReport& report) {
  const long margin = report.score.first_halves - report.score.second_halves;
  const bool known = report.outcome.winner != dots::Winner::none;
  return {{"winner", winner_json(report.outcome.winner)},
          {"margin", known ? Json(halves_text(margin < 0 ? -margin : margin)) : Json(nullptr)},
          {"reason", dots::to_text(report.outcome.ending)}};
}

Json count_json(const dots::surround::PointCount& count) {
  return {{"captives", Json::array({count.captives[0], count.captives[1]})},
          {"empty", Json::array({count.empty[0], count.empty[1]})},
          {"neutral", count.neutral},
          {"next", dots::to_text(count.next)},
          {"total", halves_text(count.score.first_halves - count.score.second_halves)}};
}

std::string place_text(const std::string& file, const dots::Place& place) {
  if (place.line == 0) return file;
  return file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

std::size_t variations_of(const records::GameRecord& record) {
  return record.board ? record.board->lines.size() - 1 : record.variations.size();
}

std::string size_text(const records::GameRecord& record) {
  return std::to_string(record.width) + "x" + std::to_string(record.height);
}

}  // namespace

Json verdict_json(const std::string& file, const CheckedRecord& checked) {
  const auto& record = checked.record;
  const auto& report = checked.report;
  Json diagnostics = Json::array();
  for (const dots::Diagnostic& diagnostic : report.diagnostics) diagnostics.push_back(diagnostic_json(diagnostic));
  Json document{{"file", file},
                {"index", record.index},
                {"game", record.game},
                {"dialect", record.dialect},
                {"rules", report.rules.empty() ? record.rules : report.rules},
                {"players", players_json(record)},
                {"plies", report.plies},
                {"accepted", report.accepted},
                {"verdict", records::to_text(report.verdict)},
                {"needs", report.needs},
                {"captives", {{"first", report.captives_first}, {"second", report.captives_second}}},
                {"score", score_json(report.score)},
                {"loose", {{"first", report.loose_first}, {"second", report.loose_second}}},
                {"claimed", claimed_json(record.claim)},
                {"computed", computed_json(report)},
                {"diagnostics", std::move(diagnostics)}};
  if (report.count) document["count"] = count_json(*report.count);
  return document;
}

Json record_json(const std::string& file, const CheckedRecord& checked) {
  const auto& record = checked.record;
  const auto& report = checked.report;
  Json moves = Json::array();
  for (const std::string& move : move_texts(record)) moves.push_back(move);
  Json setup = Json::array();
  for (const dots::surround::SetupDot& dot : record.setup)
    setup.push_back(move_text(dots::surround::Move::dot(dot.side, dot.point)));
  Json document = verdict_json(file, checked);
  document["size"] = size_text(record);
  for (const auto& row : header_rows(record)) document["headers"][row[0]] = row[1];
  document["setup"] = std::move(setup);
  document["moves"] = std::move(moves);
  document["variations"] = variations_of(record);
  document["marks"] = records::count_marks(record);
  if (record.board && !record.board->start.empty()) document["start"] = record.board->start;
  document["position"] = report.final_position;
  return document;
}

std::string verdict_line(const std::string& file, const CheckedRecord& checked) {
  const auto& record = checked.record;
  const auto& report = checked.report;
  std::string line(records::to_text(report.verdict));
  line += "  " + file + "  " + record.dialect;
  if (record.width > 0) line += " " + size_text(record);
  line += "  " + std::to_string(report.accepted) + " of " + std::to_string(report.plies) + " moves  ";
  line += halves_text(report.score.first_halves) + ":" + halves_text(report.score.second_halves);
  if (!record.claim.raw.empty()) line += "  claimed " + record.claim.raw;
  if (!report.needs.empty()) line += "  needs " + report.needs;
  return line;
}

std::vector<std::string> finding_lines(const std::string& file, const CheckedRecord& checked, dots::Severity least) {
  std::vector<std::string> lines;
  for (const dots::Diagnostic& diagnostic : checked.report.diagnostics) {
    if (diagnostic.severity < least) continue;
    const std::string ply = diagnostic.ply == 0 ? "" : "move " + std::to_string(diagnostic.ply) + ": ";
    lines.push_back(place_text(file, diagnostic.place) + ": " + std::string(dots::to_text(diagnostic.severity)) + " " +
                    diagnostic.code + ": " + ply + text::describe(diagnostic));
  }
  return lines;
}

std::vector<std::vector<std::string>> header_rows(const records::GameRecord& record) {
  std::vector<std::vector<std::string>> rows;
  const auto add = [&](const char* name, const std::string& value) {
    if (!value.empty()) rows.push_back({name, value});
  };
  const auto person = [](const records::RecordedPlayer& player) {
    return player.rank.empty() ? player.name : player.name + " (" + player.rank + ")";
  };
  add("first", person(record.first));
  add("second", person(record.second));
  add("event", record.event);
  add("round", record.round);
  add("date", record.date);
  add("place", record.place);
  add("source", record.source);
  for (const records::SourceLink& link : records::source_links(record))
    rows.push_back({std::string(link.site), link.url});
  add("application", record.application);
  add("time control", record.time_control);
  add("annotator", record.annotator);
  add("result", record.claim.raw);
  add("comment", record.comment);
  return rows;
}

std::string beside_text(const records::GameRecord& record) {
  std::string text;
  const auto add = [&](std::size_t count, std::string_view what) {
    if (count == 0) return;
    text.append(text.empty() ? "" : ", ").append(std::to_string(count)).append(what).append(count == 1 ? "" : "s");
  };
  add(variations_of(record), " variation");
  add(records::count_marks(record), " mark");
  return text;
}

std::vector<std::string> move_texts(const records::GameRecord& record) {
  std::vector<std::string> texts;
  for (const records::RecordedMove& move : record.moves) texts.push_back(move_text(move.move));
  if (!record.board) return texts;
  for (const records::BoardMove& move : record.board->moves())
    texts.push_back(move.step == records::BoardStep::set_up ? "/" + move.text + "/" : move.text);
  return texts;
}

std::string move_text(const dots::surround::Move& move) {
  // Under free turns every move is printed with its side.
  static const auto printer = dots::surround::Position::start(
      dots::surround::parse_ruleset("dots:1x1;start=empty").value(), {.free_turns = true});
  return printer->print(move);
}

}  // namespace arbiter::cli
