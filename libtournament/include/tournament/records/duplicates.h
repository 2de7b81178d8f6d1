// Duplicates among many games: the same dots in the same order, turned, mirrored or with the colours exchanged, or one
// game the beginning of another.
//
//   Duplicates duplicates;
//   for (…) duplicates.add({file, index}, copy_key(record));             // 32 bytes a game are kept
//   for (GameNumber game : duplicates.candidates()) duplicates.look_at(game, canonical_game(read_again(game)));
//   for (const Duplicate& found : duplicates.found()) …
//
// Games of fewer than least_dots_of_a_copy dots are left out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tournament/records/game_digest.h"

namespace tournament::records {

/// What tells that two games may be copies.
struct CopyKey {
  std::uint64_t moves = 0;    ///< moves_digest()
  std::uint64_t opening = 0;  ///< the position after least_dots_of_a_copy dots; 0: too short
  std::uint32_t dots = 0;
};
CopyKey copy_key(const GameRecord& record);
CopyKey copy_key(const CanonicalGame& game, const OpeningDigests& openings);

/// In the order in which games were added, from 0.
using GameNumber = std::uint32_t;

struct Duplicate {
  GameNumber game = 0;  ///< repeats `of`, or is its beginning
  GameNumber of = 0;    ///< of equal games the one that was added first; else the longest that begins so
  bool whole = true;    ///< false: `game` is a beginning of `of`
  friend bool operator==(const Duplicate&, const Duplicate&) = default;
};

class Duplicates {
 public:
  void add(const CopyKey& key);
  /// Games that may have a beginning among the others, and have to be looked at: none where no two begin alike.
  [[nodiscard]] std::vector<GameNumber> candidates();
  void look_at(GameNumber game, const CanonicalGame& moves);
  /// By `game`. Whole copies are known without looking at any game.
  [[nodiscard]] std::vector<Duplicate> found();

 private:
  struct Entry {
    CopyKey key;
    GameNumber game = 0;
  };
  static bool before(const Entry& a, const Entry& b);
  void sort();

  std::vector<Entry> entries_;  ///< by opening, then digest, then number, once sorted
  std::vector<Duplicate> beginnings_;
  GameNumber next_ = 0;
  bool sorted_ = true;
};

}  // namespace tournament::records
