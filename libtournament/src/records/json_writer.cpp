// Writes a record as JSON (formats/json.md). What has its default is left out.
#include <nlohmann/json.hpp>

#include "records/boardgames/board_json.h"
#include "records/json_fields.h"
#include "records/losses.h"
#include "records/record_json.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

using dots::Place;
using dots::surround::Point;
using Ordered = nlohmann::ordered_json;

namespace {

template <class Value, std::size_t N>
std::string_view word(const JsonWords<Value, N>& words, Value value) {
  for (const auto& [text, each] : words)
    if (each == value) return text;
  return {};
}

Ordered contours_json(const std::vector<std::vector<Point>>& contours) {
  Ordered list = Ordered::array();
  for (const auto& contour : contours) {
    Ordered points = Ordered::array();
    for (const Point point : contour) points.push_back(to_text(point));
    list.push_back(std::move(points));
  }
  return list;
}

Ordered player_json(const RecordedPlayer& player) {
  Ordered object = Ordered::object();
  put_text(object, "name", player.name);
  put_text(object, "rank", player.rank);
  put_number(object, "rating", player.rating);
  return object;
}

Ordered claim_json(const Claim& claim) {
  Ordered object = Ordered::object();
  put_text(object, "raw", claim.raw);
  object["kind"] = word(json_words::claims, claim.kind);
  object["winner"] = word(json_words::winners, claim.winner);
  if (claim.margin_halves != 0) object["margin_halves"] = claim.margin_halves;
  put_place(object, "place", claim.place);
  return object;
}

Ordered setup_json(const std::vector<dots::surround::SetupDot>& dots, const std::vector<Place>& places) {
  Ordered list = Ordered::array();
  for (std::size_t i = 0; i < dots.size(); ++i) {
    Ordered object{{"side", word(json_words::sides, dots[i].side)}, {"point", to_text(dots[i].point)}};
    if (i < places.size()) put_place(object, "place", places[i]);
    list.push_back(std::move(object));
  }
  return list;
}

Ordered marks_json(const std::vector<Mark>& marks) {
  Ordered list = Ordered::array();
  for (const Mark& mark : marks) {
    Ordered object{{"kind", word(json_words::marks, mark.kind)}, {"point", to_text(mark.point)}};
    put_text(object, "text", mark.text);
    list.push_back(std::move(object));
  }
  return list;
}

Ordered move_json(const RecordedMove& recorded) {
  const auto& move = recorded.move;
  Ordered object{{"side", word(json_words::sides, move.side)}};
  if (move.kind != dots::surround::MoveKind::dot) object["kind"] = word(json_words::moves, move.kind);
  if (move.kind == dots::surround::MoveKind::dot) object["point"] = to_text(move.point);
  if (!move.contours->empty()) object["contours"] = contours_json(*move.contours);
  put_place(object, "place", recorded.place);
  put_time(object, "seconds_left", recorded.time_left);
  put_text(object, "comment", recorded.notes->comment);
  if (!recorded.notes->marks.empty()) object["marks"] = marks_json(recorded.notes->marks);
  if (recorded.notes->fill) object["fill"] = true;
  put_number(object, "put_at", recorded.notes->put_at);
  if (recorded.notes->capture_mark != 0) object["capture_mark"] = recorded.notes->capture_mark;
  return object;
}

Ordered moves_json(const std::vector<RecordedMove>& moves) {
  Ordered list = Ordered::array();
  for (const RecordedMove& each : moves) list.push_back(move_json(each));
  return list;
}

Ordered variations_json(const std::vector<Variation>& variations) {
  Ordered list = Ordered::array();
  for (const Variation& each : variations) {
    Ordered object{{"parent", each.parent}, {"at", each.at}};
    if (!each.setup.empty()) object["setup"] = setup_json(each.setup, {});
    put_text(object, "comment", each.comment);
    if (!each.marks.empty()) object["marks"] = marks_json(each.marks);
    object["moves"] = moves_json(each.moves);
    list.push_back(std::move(object));
  }
  return list;
}

Ordered args_json(const dots::Arguments& args) {
  Ordered list = Ordered::array();
  for (const dots::Argument& each : args) list.push_back({{"name", each.name}, {"value", each.value}});
  return list;
}

Ordered diagnostics_json(const dots::Diagnostics& diagnostics) {
  Ordered list = Ordered::array();
  for (const dots::Diagnostic& each : diagnostics) {
    Ordered object{{"severity", word(json_words::severities, each.severity)}, {"code", each.code}};
    if (!each.args.empty()) object["args"] = args_json(each.args);
    put_place(object, "place", each.place);
    if (each.ply != 0) object["ply"] = each.ply;
    list.push_back(std::move(object));
  }
  return list;
}

void put_headers(Ordered& object, const GameRecord& record) {
  put_text(object, "event", record.event);
  put_text(object, "round", record.round);
  put_text(object, "date", record.date);
  put_text(object, "location", record.place);
  put_text(object, "source", record.source);
  put_text(object, "application", record.application);
  put_text(object, "time_control", record.time_control);
  put_text(object, "comment", record.comment);
  put_text(object, "annotator", record.annotator);
  put_time(object, "main_seconds", record.main_time);
  put_time(object, "clock_first", record.clock_first);
  put_time(object, "clock_second", record.clock_second);
  put_place(object, "time_place", record.time_place);
  if (record.komi_halves != 0) object["komi_halves"] = record.komi_halves;
  put_number(object, "handicap", record.handicap);
  put_place(object, "handicap_place", record.handicap_place);
}

Ordered record_json(const GameRecord& record) {
  Ordered object{{"game", record.game},   {"width", record.width},   {"height", record.height},
                 {"rules", record.rules}, {"format", record.format}, {"dialect", record.dialect}};
  if (!record.rules_named) object["rules_named"] = false;
  if (!record.playable) object["playable"] = false;
  object["first"] = player_json(record.first);
  object["second"] = player_json(record.second);
  put_headers(object, record);
  if (record.claim != Claim{}) object["result"] = claim_json(record.claim);
  if (!record.setup.empty()) object["setup"] = setup_json(record.setup, record.setup_places);
  if (!record.setup_complete) object["setup_complete"] = false;
  if (record.setup_in_line > 0) object["setup_in_line"] = record.setup_in_line;
  if (!record.marks.empty()) object["marks"] = marks_json(record.marks);
  object["moves"] = moves_json(record.moves);
  if (!record.variations.empty()) object["variations"] = variations_json(record.variations);
  if (!record.areas_first.empty()) object["areas_first"] = contours_json(record.areas_first);
  if (!record.areas_second.empty()) object["areas_second"] = contours_json(record.areas_second);
  put_place(object, "contour_place", record.contour_place);
  put_place(object, "end_place", record.end_place);
  if (!record.unheld.empty()) object["unheld"] = record.unheld;
  if (!record.format_facts.empty()) object["format_facts"] = args_json(record.format_facts);
  if (!record.diagnostics.empty()) object["diagnostics"] = diagnostics_json(record.diagnostics);
  return object;
}

}  // namespace

dots::Result<Written> write_json(const GameRecord& record) {
  Written written;
  note_unheld(written.lost, record);
  const Ordered object = record.board ? board_json(record) : record_json(record);
  written.bytes = object.dump(-1, ' ', false, Ordered::error_handler_t::replace);
  return written;
}

}  // namespace tournament::records
