#include "records/losses.h"

#include <algorithm>

#include "dots/surround/ruleset.h"
#include "records/marks.h"
#include "records/word_list.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

using dots::surround::MoveKind;
using dots::surround::Ruleset;

namespace {

std::string_view word_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::ground: return "ground";
    case MoveKind::stop: return "stop";
    case MoveKind::pass: return "pass";
    case MoveKind::agree: return "agree";
    case MoveKind::resign: return "resign";
    case MoveKind::draw: return "draw";
    case MoveKind::time: return "time";
    case MoveKind::dot:
    case MoveKind::contours: break;
  }
  return {};
}

/// The headers that the record has, under the names that Holds::fields uses.
std::vector<std::string_view> fields_of(const GameRecord& record) {
  std::vector<std::string_view> names;
  const auto add = [&](std::string_view name, bool there) {
    if (there) names.push_back(name);
  };
  add("rating",
      !record.first.rank.empty() || !record.second.rank.empty() || record.first.rating || record.second.rating);
  add("event", !record.event.empty());
  add("round", !record.round.empty());
  add("date", !record.date.empty());
  add("place", !record.place.empty());
  add("source", !record.source.empty());
  add("application", !record.application.empty());
  add("time-control", !record.time_control.empty() || record.main_time);
  add("annotator", !record.annotator.empty());
  add("result", !record.claim.raw.empty());
  add("handicap", record.handicap.has_value());
  add("komi", record.komi_halves != 0);
  add("format-facts", !record.format_facts.empty());
  return names;
}

template <class Count>
std::string number(Count count) {
  return std::to_string(count);
}

}  // namespace

void note_loss(dots::Diagnostics& lost, std::string_view code, dots::Arguments args) {
  lost.push_back({dots::Severity::warning, std::string(code), std::move(args), {}, 0});
}

dots::Diagnostics losses(const GameRecord& record, const Holds& holds) {
  dots::Diagnostics lost;
  if (!holds.variations && !record.variations.empty())
    note_loss(lost, lost_code::variations, {{"count", number(record.variations.size())}});
  std::size_t clocks = 0, comments = 0, contours = 0, times = 0, fills = 0, endings = 0;
  std::string words;
  const auto look_at = [&](const std::vector<RecordedMove>& moves) {
    for (const RecordedMove& each : moves) {
      clocks += each.time_left ? 1u : 0u;
      comments += each.notes->comment.empty() ? 0u : 1u;
      contours += each.move.contours->size();
      times += each.notes->put_at || each.notes->capture_mark != 0 ? 1u : 0u;
      fills += each.notes->fill ? 1u : 0u;
      const std::string_view word = word_of(each.move.kind);
      if (word.empty() || has_word(holds.endings, word)) continue;
      endings += 1;
      if (!has_word(words, word)) words.append(words.empty() ? "" : " ").append(word);
    }
  };
  look_at(record.moves);
  std::size_t marks = marks_of_main_line(record);
  for (const Variation& each : record.variations) {
    if (!holds.variations) break;
    look_at(each.moves);
    comments += each.comment.empty() ? 0u : 1u;
    marks += marks_of(each);
  }
  clocks += record.clock_first ? 1u : 0u;
  clocks += record.clock_second ? 1u : 0u;
  if (!holds.clocks && clocks > 0) note_loss(lost, lost_code::clocks, {{"count", number(clocks)}});
  if (!holds.comments && comments > 0) note_loss(lost, lost_code::comments, {{"count", number(comments)}});
  if (!holds.game_comment && !record.comment.empty()) note_loss(lost, lost_code::fields, {{"fields", "comment"}});
  if (!holds.contours && contours > 0) note_loss(lost, lost_code::contours, {{"count", number(contours)}});
  const std::size_t areas = record.areas_first.size() + record.areas_second.size();
  if (!holds.areas && areas > 0) note_loss(lost, lost_code::areas, {{"count", number(areas)}});
  if (!holds.setup && !record.setup.empty())
    note_loss(lost, lost_code::setup_as_moves, {{"count", number(record.setup.size())}});
  if (endings > 0) note_loss(lost, lost_code::endings, {{"count", number(endings)}, {"moves", words}});
  if (!holds.fills && fills > 0) note_loss(lost, lost_code::fills, {{"count", number(fills)}});
  if (!holds.times && times > 0) note_loss(lost, lost_code::times, {{"count", number(times)}});
  if (!holds.marks && marks > 0) note_loss(lost, lost_code::marks, {{"count", number(marks)}});
  std::string missing;
  for (const std::string_view name : fields_of(record))
    if (!has_word(holds.fields, name)) missing.append(missing.empty() ? "" : " ").append(name);
  if (!missing.empty()) note_loss(lost, lost_code::fields, {{"fields", missing}});
  note_unheld(lost, record);
  return lost;
}

void note_unheld(dots::Diagnostics& lost, const GameRecord& record) {
  std::string names;
  for (const std::string& name : record.unheld) names.append(names.empty() ? "" : " ").append(name);
  if (!names.empty()) note_loss(lost, lost_code::unheld, {{"names", names}});
}

void note_rules(dots::Diagnostics& lost, const GameRecord& record, std::string_view assumed) {
  const auto rules = dots::surround::parse_ruleset(record.rules);
  auto other = dots::surround::parse_ruleset(assumed);
  if (!rules || !other) return;
  other->width = rules->width;
  other->height = rules->height;
  other->start = rules->start;
  other->seed = rules->seed;
  other->komi_halves = rules->komi_halves;
  if (*other == *rules) return;
  std::string changed;
  const auto theirs = dots::surround::axes(*other);
  const auto ours = dots::surround::axes(*rules);
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i)
    if (ours[i] != theirs[i])
      changed.append(changed.empty() ? "" : ";").append(ours[i].axis).append("=").append(ours[i].value);
  note_loss(lost, lost_code::rules, {{"rules", changed}, {"assumed", std::string(assumed)}});
}

}  // namespace tournament::records
