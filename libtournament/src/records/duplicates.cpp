#include "tournament/records/duplicates.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tournament::records {

CopyKey copy_key(const CanonicalGame& game, const OpeningDigests& openings) {
  return {moves_digest(game), openings[2], static_cast<std::uint32_t>(game.moves.size())};
}
CopyKey copy_key(const GameRecord& record) { return copy_key(canonical_game(record), opening_digests(record)); }

bool Duplicates::before(const Entry& a, const Entry& b) {
  return std::tie(a.key.opening, a.key.dots, a.key.moves, a.game) <
         std::tie(b.key.opening, b.key.dots, b.key.moves, b.game);
}

void Duplicates::add(const CopyKey& key) {
  static_assert(opening_depths[2] == least_dots_of_a_copy);
  if (key.opening != 0) entries_.push_back({key, next_});
  ++next_;
  sorted_ = false;
}

void Duplicates::sort() {
  if (!sorted_) std::ranges::sort(entries_, before);
  sorted_ = true;
}

std::vector<GameNumber> Duplicates::candidates() {
  sort();
  std::vector<GameNumber> games;
  for (auto begin = entries_.begin(); begin != entries_.end();) {
    const auto end =
        std::find_if(begin, entries_.end(), [&](const Entry& each) { return each.key.opening != begin->key.opening; });
    // The shortest begin nothing that has to be looked at; of equal games one stands for all.
    for (auto at = begin; at != end; ++at)
      if (at->key.dots > begin->key.dots && at->key.moves != std::prev(at)->key.moves) games.push_back(at->game);
    begin = end;
  }
  std::ranges::sort(games);
  return games;
}

void Duplicates::look_at(GameNumber game, const CanonicalGame& moves) {
  sort();
  const auto self = std::ranges::find(entries_, game, &Entry::game);
  if (self == entries_.end() || self->key.dots != moves.moves.size()) return;
  const std::vector<std::uint64_t> digests = prefix_digests(moves);
  const auto group = std::equal_range(entries_.begin(), entries_.end(), *self,
                                      [](const Entry& a, const Entry& b) { return a.key.opening < b.key.opening; });
  for (auto at = group.first; at != group.second && at->key.dots < self->key.dots; ++at)
    if (digests[at->key.dots] == at->key.moves) beginnings_.push_back({at->game, game, false});
}

std::vector<Duplicate> Duplicates::found() {
  sort();
  std::map<GameNumber, Duplicate> by_game;
  for (std::size_t i = 0, first = 0; i < entries_.size(); ++i) {
    const CopyKey& key = entries_[i].key;
    if (key.moves != entries_[first].key.moves || key.opening != entries_[first].key.opening) first = i;
    if (first != i) by_game[entries_[i].game] = {entries_[i].game, entries_[first].game, true};
  }
  std::map<GameNumber, std::uint32_t> lengths;
  for (const Duplicate& each : beginnings_) lengths[each.of] = 0;
  for (const Entry& entry : entries_)
    if (const auto at = lengths.find(entry.game); at != lengths.end()) at->second = entry.key.dots;
  for (const Duplicate& each : beginnings_) {
    const auto [at, fresh] = by_game.emplace(each.game, each);
    // A whole copy says more; of several longer games the longest, then the first.
    if (fresh || at->second.whole) continue;
    const auto rank = [&](const Duplicate& d) { return std::pair(-static_cast<long>(lengths[d.of]), d.of); };
    if (rank(each) < rank(at->second)) at->second = each;
  }
  std::vector<Duplicate> list;
  for (const auto& [game, duplicate] : by_game) list.push_back(duplicate);
  return list;
}

}  // namespace tournament::records
