#include "tournament/pairing/varma.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

#include "random_draw.h"
#include "stage.h"

namespace tournament::pairing {

namespace {

using Numbers = std::vector<int>;

struct VarmaTable {
  int players;                                ///< an odd number uses the next table, without its last number
  std::array<std::array<int, 11>, 4> groups;  ///< A to D, 0-filled
};
// FIDE C.05 Annex 2.
constexpr std::array tables{
    VarmaTable{10, {{{3, 4, 8}, {5, 7, 9}, {1, 6}, {2, 10}}}},
    VarmaTable{12, {{{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}}}},
    VarmaTable{14, {{{4, 5, 6, 11, 12}, {1, 2, 8, 9}, {7, 10, 13}, {3, 14}}}},
    VarmaTable{16, {{{5, 6, 7, 12, 13, 14}, {1, 2, 3, 9, 10}, {8, 11, 15}, {4, 16}}}},
    VarmaTable{18, {{{5, 6, 7, 8, 14, 15, 16}, {1, 2, 3, 10, 11, 12}, {9, 13, 17}, {4, 18}}}},
    VarmaTable{20, {{{6, 7, 8, 9, 15, 16, 17, 18}, {1, 2, 3, 11, 12, 13, 14}, {5, 10, 19}, {4, 20}}}},
    VarmaTable{22, {{{6, 7, 8, 9, 10, 17, 18, 19, 20}, {1, 2, 3, 4, 12, 13, 14, 15}, {11, 16, 21}, {5, 22}}}},
    VarmaTable{24, {{{6, 7, 8, 9, 10, 11, 19, 20, 21, 22}, {1, 2, 3, 4, 13, 14, 15, 16, 17}, {12, 18, 23}, {5, 24}}}},
};

std::array<Numbers, 4> groups_for(int players) {
  const auto* table =
      std::find_if(tables.begin(), tables.end(), [&](const VarmaTable& t) { return t.players >= players; });
  std::array<Numbers, 4> groups;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    for (const int number : table->groups[g]) {
      if (number != 0 && number <= players) groups[g].push_back(number);
    }
  }
  return groups;
}

/// Packs federations, the largest first, whole into groups, in an order drawn by lot.
class Packing {
 public:
  Packing(std::vector<int> sizes, std::array<int, 4> room, RandomDraw& draw)
      : sizes_(std::move(sizes)), room_(room), draw_(draw) {}

  /// Group of every federation; empty when they do not fit.
  std::vector<std::size_t> find() {
    chosen_.clear();
    return place(0) ? chosen_ : std::vector<std::size_t>{};
  }

 private:
  bool place(std::size_t federation) {
    if (federation == sizes_.size()) return true;
    if (hopeless_.contains({federation, room_})) return false;
    std::vector<std::size_t> order(room_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    draw_.shuffle(order);
    for (const std::size_t group : order) {
      if (room_[group] < sizes_[federation]) continue;
      room_[group] -= sizes_[federation];
      chosen_.push_back(group);
      if (place(federation + 1)) return true;
      chosen_.pop_back();
      room_[group] += sizes_[federation];
    }
    hopeless_.insert({federation, room_});
    return false;
  }

  std::vector<int> sizes_;
  std::array<int, 4> room_;
  RandomDraw& draw_;
  std::vector<std::size_t> chosen_;
  std::set<std::pair<std::size_t, std::array<int, 4>>> hopeless_;
};

}  // namespace

dots::Result<std::vector<Numbers>> varma_numbers(const std::vector<int>& federation_sizes, std::uint64_t seed) {
  for (const int size : federation_sizes) {
    if (size < 1 || size > tables.back().players) {
      return refusal(Code::bad_option, {{"option", "federation_sizes"}, arg("value", size)});
    }
  }
  const long players = std::accumulate(federation_sizes.begin(), federation_sizes.end(), 0L);
  if (players < tables.front().players - 1 || players > tables.back().players) {
    return refusal(Code::varma_size, {arg("contestants", players)});
  }
  RandomDraw draw(seed);
  std::array<Numbers, 4> groups = groups_for(static_cast<int>(players));
  std::array<int, 4> room{};
  for (std::size_t g = 0; g < groups.size(); ++g) {
    draw.shuffle(groups[g]);
    room[g] = static_cast<int>(groups[g].size());
  }
  std::vector<std::size_t> order(federation_sizes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return federation_sizes[a] > federation_sizes[b]; });

  // Those that no group can hold take the emptiest groups; the rest are packed whole, the largest of them giving way
  // until it works. People on their own always fit.
  std::vector<Numbers> numbers(federation_sizes.size());
  const auto take = [&](std::size_t federation, std::size_t group, int count) {
    for (; count > 0; --count) {
      numbers[federation].push_back(groups[group].back());
      groups[group].pop_back();
      --room[group];
    }
  };
  for (std::size_t split = 0; split <= order.size(); ++split) {
    std::vector<int> whole;
    for (std::size_t i = split; i < order.size(); ++i) whole.push_back(federation_sizes[order[i]]);
    const auto chosen = Packing(whole, room, draw).find();
    if (chosen.size() == whole.size()) {
      for (std::size_t i = 0; i < chosen.size(); ++i) take(order[split + i], chosen[i], whole[i]);
      break;
    }
    for (int left = federation_sizes[order[split]]; left > 0;) {
      const auto group = static_cast<std::size_t>(std::max_element(room.begin(), room.end()) - room.begin());
      const int count = std::min(left, room[group]);
      take(order[split], group, count);
      left -= count;
    }
  }
  return numbers;
}

}  // namespace tournament::pairing
