#include "cli/duel_words.h"

#include "tournament/event/types.h"

namespace arbiter::cli {

namespace challenge = tournament::challenge;
namespace event = tournament::event;
using challenge::DuelResult;

std::optional<DuelResult> parse_duel_result(std::string_view text) {
  if (const auto word = challenge::parse_word<DuelResult>(text)) return word;
  if (text == "1") return DuelResult::a_wins;
  if (text == "0") return DuelResult::b_wins;
  if (text == "1/2" || text == "½") return DuelResult::draw;
  const auto kind = event::parse_result_kind(text);
  if (kind == event::ResultKind::first_wins) return DuelResult::a_wins;
  if (kind == event::ResultKind::second_wins) return DuelResult::b_wins;
  if (kind == event::ResultKind::draw) return DuelResult::draw;
  return std::nullopt;
}

bool put_corrected(challenge::Duel& duel, std::string_view word) {
  if (word != "a" && word != "b" && word != "both" && word != "none") return false;
  duel.corrected_a = word == "a" || word == "both";
  duel.corrected_b = word == "b" || word == "both";
  return true;
}

std::string_view result_words(DuelResult result) {
  switch (result) {
    case DuelResult::a_wins: return "a wins";
    case DuelResult::b_wins: return "b wins";
    case DuelResult::draw: return "draw";
  }
  return "";
}

std::string duel_remarks(const challenge::Duel& duel) {
  std::string text;
  const auto add = [&text](bool holds, const std::string& remark) {
    if (holds) text += (text.empty() ? "" : ", ") + remark;
  };
  add(duel.hors_concours, "hors concours");
  add(!duel.booked_a.empty(), "booked by a as " + duel.booked_a);
  add(!duel.booked_b.empty(), "booked by b as " + duel.booked_b);
  add(duel.winner() != 0 && !duel.signed_by_loser, "unsigned");
  add(duel.winner() != 0 && !duel.entered_in_table, "not in the table");
  add(duel.corrected_a, "corrected by a");
  add(duel.corrected_b, "corrected by b");
  return text;
}

Json duel_json(const event::RecordedDuel& recorded) {
  const challenge::Duel& duel = recorded.duel;
  return {{"duel", duel.id},
          {"game", duel.game},
          {"a", duel.a},
          {"b", duel.b},
          {"result", challenge::to_text(duel.result)},
          {"hors_concours", duel.hors_concours},
          {"signed", duel.signed_by_loser},
          {"booked_a", duel.row_of(duel.a)},
          {"booked_b", duel.row_of(duel.b)},
          {"in_table", duel.entered_in_table},
          {"corrected_a", duel.corrected_a},
          {"corrected_b", duel.corrected_b},
          {"time", duel.time.empty() ? Json(nullptr) : Json(duel.time)},
          {"record", recorded.record.empty() ? Json(nullptr) : Json(recorded.record)},
          {"struck", recorded.struck}};
}

Json refusal_json(const challenge::Refusal& refusal) {
  return {{"after", refusal.after_duel},
          {"game", refusal.game},
          {"challenger", refusal.challenger},
          {"refuser", refusal.refuser}};
}

}  // namespace arbiter::cli
