#include "unplayed.h"

#include <algorithm>

namespace tournament::standings {

namespace {

using Kind = Slot::Kind;

bool is_chosen(const Slot& slot) { return slot.kind == Kind::requested || slot.kind == Kind::forfeit_loss; }

/// C.07 16.2.5, 16.3: byes that were wished for up to the end are draws for the opponents.
int adjusted(const Row& row, const std::vector<Slot>& slots, int Row::*total, int Slot::*points, int draw) {
  int sum = row.*total;
  for (auto slot = slots.rbegin(); slot != slots.rend() && is_chosen(*slot); ++slot) {
    if (slot->kind == Kind::requested) sum += draw - (*slot).*points;
  }
  return sum;
}

/// C.07 14 and 16.5: the lowest round that was not played by choice, else the lowest.
void mark_cut(std::vector<OpponentTerm>& terms) {
  const auto lower = [](const OpponentTerm& a, const OpponentTerm& b) {
    return std::pair(!a.chosen, a.points) < std::pair(!b.chosen, b.points);
  };
  const auto lowest = std::min_element(terms.begin(), terms.end(), lower);
  if (lowest != terms.end()) lowest->cut = true;
}

}  // namespace

Unplayed::Unplayed(const Tally& tally, int Row::*total, int Slot::*points, int draw)
    : tally_(tally), total_(total), draw_(draw) {
  for (std::size_t i = 0; i < tally.rows.size(); ++i) {
    adjusted_.push_back(adjusted(tally.rows[i], tally.slots[i], total, points, draw));
  }
}

/// C.07 16.4: nobody real has more points than the opponent who was scheduled, or than a draw in every round.
int Unplayed::own_limit(const Slot& slot) const {
  const bool scheduled = slot.kind == Kind::forfeit_win || slot.kind == Kind::forfeit_loss;
  if (scheduled && slot.opponent != Slot::none) return adjusted_[slot.opponent];
  return draw_ * static_cast<int>(tally_.slots.empty() ? 0 : tally_.slots.front().size());
}

std::vector<OpponentTerm> Unplayed::terms(std::size_t row) const {
  std::vector<OpponentTerm> terms;
  for (const Slot& slot : tally_.slots[row]) {
    if (slot.kind == Kind::open) continue;
    OpponentTerm term{.round = slot.round, .made = slot.points, .boards = slot.boards, .chosen = is_chosen(slot)};
    if (slot.kind == Kind::played) {
      term.opponent = tally_.rows[slot.opponent].number;
      term.points = adjusted_[slot.opponent];
    } else {
      term.points = std::min(tally_.rows[row].*total_, own_limit(slot));
    }
    terms.push_back(term);
  }
  mark_cut(terms);
  return terms;
}

}  // namespace tournament::standings
