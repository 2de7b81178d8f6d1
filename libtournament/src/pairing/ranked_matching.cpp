#include "ranked_matching.h"

#include <algorithm>
#include <deque>
#include <numeric>

namespace tournament::pairing {

RankedMatching::RankedMatching(int n, Compatible compatible)
    : n_(n),
      compatible_(std::move(compatible)),
      partner_(index(n), -1),
      parent_(index(n), -1),
      base_(index(n), 0),
      fixed_(index(n), false) {}

bool RankedMatching::complete() {
  // Neighbours first: it is nearly what is wanted, and leaves little to augment.
  for (int a = 0; a < n_; ++a) {
    for (int b = a + 1; b < n_ && partner_[index(a)] < 0; ++b) {
      if (partner_[index(b)] >= 0 || !compatible_(a, b)) continue;
      partner_[index(a)] = b;
      partner_[index(b)] = a;
    }
  }
  for (int a = 0; a < n_; ++a) {
    if (partner_[index(a)] < 0 && !augment(a)) return false;
  }
  return true;
}

bool RankedMatching::fix(int a, int b) {
  const int left = partner_[index(a)], right = partner_[index(b)];
  fixed_[index(a)] = fixed_[index(b)] = true;
  if (left == b) return true;
  partner_[index(left)] = partner_[index(right)] = -1;
  partner_[index(a)] = b;
  partner_[index(b)] = a;
  if (compatible_(left, right)) {
    partner_[index(left)] = right;
    partner_[index(right)] = left;
    return true;
  }
  if (augment(left)) return true;
  fixed_[index(a)] = fixed_[index(b)] = false;
  partner_[index(a)] = left;
  partner_[index(left)] = a;
  partner_[index(b)] = right;
  partner_[index(right)] = b;
  return false;
}

int RankedMatching::common_base(int a, int b) const {
  std::vector<bool> on_path(index(n_), false);
  for (int v = a;;) {
    v = base_[index(v)];
    on_path[index(v)] = true;
    if (partner_[index(v)] < 0) break;
    v = parent_[index(partner_[index(v)])];
  }
  for (int v = b;;) {
    v = base_[index(v)];
    if (on_path[index(v)]) return v;
    v = parent_[index(partner_[index(v)])];
  }
}

void RankedMatching::mark_blossom(int vertex, int base, int child, std::vector<bool>& in_blossom) {
  while (base_[index(vertex)] != base) {
    const int other = partner_[index(vertex)];
    in_blossom[index(base_[index(vertex)])] = in_blossom[index(base_[index(other)])] = true;
    parent_[index(vertex)] = child;
    child = other;
    vertex = parent_[index(other)];
  }
}

bool RankedMatching::augment(int root) {
  std::vector<bool> reached(index(n_), false);
  std::fill(parent_.begin(), parent_.end(), -1);
  std::iota(base_.begin(), base_.end(), 0);
  reached[index(root)] = true;
  std::deque<int> queue{root};
  while (!queue.empty()) {
    const int v = queue.front();
    queue.pop_front();
    for (int to = 0; to < n_; ++to) {
      if (to == v || fixed_[index(to)] || base_[index(v)] == base_[index(to)] || partner_[index(v)] == to) continue;
      if (!compatible_(v, to)) continue;
      const int mate = partner_[index(to)];
      if (to == root || (mate >= 0 && parent_[index(mate)] >= 0)) {
        // An odd cycle: all of it can be reached at even distance, and acts as its base.
        const int base = common_base(v, to);
        std::vector<bool> in_blossom(index(n_), false);
        mark_blossom(v, base, to, in_blossom);
        mark_blossom(to, base, v, in_blossom);
        for (int i = 0; i < n_; ++i) {
          if (!in_blossom[index(base_[index(i)])]) continue;
          base_[index(i)] = base;
          if (!reached[index(i)]) {
            reached[index(i)] = true;
            queue.push_back(i);
          }
        }
      } else if (parent_[index(to)] < 0) {
        parent_[index(to)] = v;
        if (mate < 0) {
          for (int end = to; end >= 0;) {
            const int before = parent_[index(end)], next = partner_[index(before)];
            partner_[index(end)] = before;
            partner_[index(before)] = end;
            end = next;
          }
          return true;
        }
        reached[index(mate)] = true;
        queue.push_back(mate);
      }
    }
  }
  return false;
}

}  // namespace tournament::pairing
