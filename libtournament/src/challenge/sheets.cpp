#include "sheets.h"

#include <algorithm>

namespace tournament::challenge {
namespace {

std::pair<Number, Number> pair_of(Number one, Number other) { return std::minmax(one, other); }

bool of_one_school(const Championship& championship, Number one, Number other) {
  const auto school = [&](Number number) -> std::string_view {
    const auto found = std::ranges::find(championship.players, number, &Player::number);
    return found == championship.players.end() ? std::string_view{} : std::string_view(found->school);
  };
  return !school(one).empty() && school(one) == school(other);
}

}  // namespace

std::string_view to_text(ViolationKind kind) {
  switch (kind) {
    case ViolationKind::same_school: return "SAME_SCHOOL";
    case ViolationKind::third_game_same_opponent: return "THIRD_GAME_SAME_OPPONENT";
    case ViolationKind::fourth_row: return "FOURTH_ROW";
    case ViolationKind::rebooked_without_need: return "REBOOKED_WITHOUT_NEED";
    case ViolationKind::unsigned_win: return "UNSIGNED_WIN";
    case ViolationKind::not_in_table: return "NOT_IN_TABLE";
    case ViolationKind::illegal_refusal: return "ILLEGAL_REFUSAL";
    case ViolationKind::sheet_corrected: return "SHEET_CORRECTED";
  }
  return "";
}

bool same_school(const Championship& championship, const Duel& duel) {
  return of_one_school(championship, duel.a, duel.b);
}

bool is_counted(const Championship& championship, const Duel& duel) {
  return !duel.hors_concours && !same_school(championship, duel);
}

bool is_counted_win(const Championship& championship, const Duel& duel) {
  return duel.winner() != 0 && duel.signed_by_loser && is_counted(championship, duel);
}

bool Sheets::row_is_full(Number player, const std::string& game) const {
  const auto used = rows_.find({player, game});
  return used != rows_.end() && used->second >= championship_.options.rows_a_game;
}

bool Sheets::pair_is_done(Number one, Number other, const std::string& game) const {
  const auto games = games_.find(pair_of(one, other));
  if (games == games_.end()) return false;
  int played = 0;
  for (const auto& [name, count] : games->second)
    if (championship_.options.same_opponent == SameOpponent::total2 || name == game) played += count;
  return played >= championship_.options.games_an_opponent;
}

std::vector<Violation> Sheets::violations_of(const Duel& duel) const {
  std::vector<Violation> found;
  for (const Number player : {duel.a, duel.b})
    if (player == duel.a ? duel.corrected_a : duel.corrected_b)
      found.push_back({ViolationKind::sheet_corrected, duel.id, {player}});
  if (duel.hors_concours) return found;
  if (same_school(championship_, duel)) {
    found.push_back({ViolationKind::same_school, duel.id, {duel.a, duel.b}});
    return found;
  }
  if (pair_is_done(duel.a, duel.b, duel.game))
    found.push_back({ViolationKind::third_game_same_opponent, duel.id, {duel.a, duel.b}});
  const bool either_is_full = row_is_full(duel.a, duel.game) || row_is_full(duel.b, duel.game);
  for (const Number player : {duel.a, duel.b}) {
    const std::string& booked = duel.row_of(player);
    if (row_is_full(player, booked)) found.push_back({ViolationKind::fourth_row, duel.id, {player}});
    if (booked != duel.game && !either_is_full)
      found.push_back({ViolationKind::rebooked_without_need, duel.id, {player}});
  }
  if (duel.winner() != 0 && !duel.signed_by_loser)
    found.push_back({ViolationKind::unsigned_win, duel.id, {duel.winner()}});
  if (duel.winner() != 0 && !duel.entered_in_table)
    found.push_back({ViolationKind::not_in_table, duel.id, {duel.winner()}});
  return found;
}

std::vector<Violation> Sheets::violations_of(const Refusal& refusal) const {
  const bool allowed = fought_.contains({refusal.refuser, refusal.game}) ||
                       pair_is_done(refusal.challenger, refusal.refuser, refusal.game) ||
                       of_one_school(championship_, refusal.challenger, refusal.refuser);
  if (allowed) return {};
  return {{ViolationKind::illegal_refusal, refusal.after_duel, {refusal.refuser}}};
}

void Sheets::enter(const Duel& duel) {
  for (const Number player : {duel.a, duel.b}) fought_.insert({player, duel.game});
  if (!is_counted(championship_, duel)) return;
  for (const Number player : {duel.a, duel.b}) ++rows_[{player, duel.row_of(player)}];
  ++games_[pair_of(duel.a, duel.b)][duel.game];
}

std::vector<Violation> violations(const Championship& championship) {
  Sheets sheets(championship);
  std::vector<Violation> found;
  const auto add = [&](std::vector<Violation> more) { found.insert(found.end(), more.begin(), more.end()); };
  const auto add_refusals_after = [&](int duel) {
    for (const Refusal& refusal : championship.refusals)
      if (refusal.after_duel == duel) add(sheets.violations_of(refusal));
  };
  add_refusals_after(0);
  for (const Duel& duel : championship.duels) {
    add(sheets.violations_of(duel));
    sheets.enter(duel);
    add_refusals_after(duel.id);
  }
  return found;
}

std::vector<Violation> violations_of(const Championship& so_far, const Duel& next) {
  Sheets sheets(so_far);
  for (const Duel& duel : so_far.duels) sheets.enter(duel);
  return sheets.violations_of(next);
}

std::vector<Violation> violations_of(const Championship& so_far, const Refusal& next) {
  Sheets sheets(so_far);
  for (const Duel& duel : so_far.duels) sheets.enter(duel);
  return sheets.violations_of(next);
}

}  // namespace tournament::challenge
