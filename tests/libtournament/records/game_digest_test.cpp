// Games seen from any side: digests of turned, mirrored and recoloured copies, openings, and duplicates among many.
#include "tournament/records/game_digest.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "tournament/records/duplicates.h"

namespace tournament::records {
namespace {

using dots::Side;
using dots::surround::Move;
using dots::surround::Point;

/// A game of so many dots on free points, the sides by turns, after a cross.
GameRecord random_game(std::mt19937& random, int width, int height, int dots) {
  GameRecord record;
  record.width = width;
  record.height = height;
  const Point centre{width / 2 - 1, height / 2 - 1};
  record.setup = {{Side::first, centre},
                  {Side::second, {centre.x + 1, centre.y}},
                  {Side::first, {centre.x + 1, centre.y + 1}},
                  {Side::second, {centre.x, centre.y + 1}}};
  std::set<Point> taken;
  for (const auto& dot : record.setup) taken.insert(dot.point);
  Side side = Side::first;
  while (static_cast<int>(record.moves.size()) < dots) {
    const Point point{static_cast<int>(random() % static_cast<unsigned>(width)),
                      static_cast<int>(random() % static_cast<unsigned>(height))};
    if (!taken.insert(point).second) continue;
    record.moves.push_back({.move = Move::dot(side, point)});
    side = other(side);
  }
  return record;
}

/// The same game from another side: `view` has a bit each for mirrored, upside down, transposed, colours exchanged.
GameRecord seen_from(const GameRecord& record, unsigned view) {
  GameRecord copy = record;
  if ((view & 4U) != 0) std::swap(copy.width, copy.height);
  const auto turn = [&](Point& point, Side& side) {
    if ((view & 1U) != 0) point.x = record.width - 1 - point.x;
    if ((view & 2U) != 0) point.y = record.height - 1 - point.y;
    if ((view & 4U) != 0) std::swap(point.x, point.y);
    if ((view & 8U) != 0) side = other(side);
  };
  for (auto& dot : copy.setup) turn(dot.point, dot.side);
  for (auto& recorded : copy.moves) turn(recorded.move.point, recorded.move.side);
  return copy;
}

GameRecord first_dots(GameRecord record, std::size_t count) {
  record.moves.resize(count);
  return record;
}

TEST(GameDigest, IsTheSameFromEverySide) {
  std::mt19937 random(17);
  for (const auto& [width, height] : {std::pair{39, 32}, {30, 30}, {5, 9}}) {
    const GameRecord game = random_game(random, width, height, 18);
    std::set<std::uint64_t> moves;
    std::set<OpeningDigests> openings;
    for (unsigned view = 0; view < 16; ++view) {
      const GameRecord copy = seen_from(game, view);
      moves.insert(moves_digest(canonical_game(copy)));
      openings.insert(opening_digests(copy));
    }
    EXPECT_EQ(moves.size(), 1U) << width << "x" << height;
    EXPECT_EQ(openings.size(), 1U) << width << "x" << height;
  }
}

TEST(GameDigest, TellsGamesApart) {
  std::mt19937 random(18);
  std::set<std::uint64_t> digests;
  constexpr int games = 2'000;
  for (int i = 0; i < games; ++i) digests.insert(moves_digest(canonical_game(random_game(random, 6, 6, 10))));
  EXPECT_EQ(digests.size(), static_cast<std::size_t>(games));
  const GameRecord game = random_game(random, 9, 9, 20);
  GameRecord wider = game, last = game, swapped = game, bare = game;
  wider.width = 10;
  last.moves.back().move.side = other(last.moves.back().move.side);
  std::swap(swapped.moves[3], swapped.moves[4]);
  bare.setup.clear();
  for (const GameRecord* one : {&wider, &last, &swapped, &bare})
    EXPECT_NE(moves_digest(canonical_game(*one)), moves_digest(canonical_game(game)));
}

TEST(GameDigest, TheBeginningOfAGameIsABeginningFromEverySide) {
  std::mt19937 random(19);
  const GameRecord game = random_game(random, 12, 12, 40);
  const auto digests = prefix_digests(canonical_game(game));
  ASSERT_EQ(digests.size(), 41U);
  for (const std::size_t count : {0U, 1U, 2U, 7U, 39U, 40U}) {
    const GameRecord beginning = seen_from(first_dots(game, count), static_cast<unsigned>(count) % 16);
    EXPECT_EQ(moves_digest(canonical_game(beginning)), digests[count]) << count;
    EXPECT_EQ(prefix_digest(canonical_game(game), count), digests[count]) << count;
  }
}

TEST(GameDigest, AnOpeningIsAPositionWhateverTheOrder) {
  std::mt19937 random(20);
  const GameRecord game = random_game(random, 15, 15, 15);
  GameRecord transposed = game;
  std::swap(transposed.moves[0], transposed.moves[2]);
  const OpeningDigests one = opening_digests(game), other_order = opening_digests(transposed);
  EXPECT_EQ(one, other_order);
  EXPECT_NE(moves_digest(canonical_game(game)), moves_digest(canonical_game(transposed)));
  for (std::size_t depth = 0; depth < 3; ++depth) EXPECT_NE(one[depth], 0U);
  EXPECT_EQ(one[3], 0U) << "there is no position after 16 dots";
}

TEST(GameDigest, WhatStandsBesideTheDotsDoesNotCount) {
  std::mt19937 random(21);
  const GameRecord game = random_game(random, 15, 15, 15);
  GameRecord other = game;
  other.first.name = "Anna";
  other.claim.raw = "B+R";
  other.moves[3].time_left = std::chrono::seconds(20);
  other.moves.push_back({.move = Move::ending(dots::surround::MoveKind::resign, Side::second)});
  EXPECT_EQ(moves_digest(canonical_game(game)), moves_digest(canonical_game(other)));
}

/// What the finder says of games that are added in this order.
std::vector<Duplicate> duplicates_among(const std::vector<GameRecord>& games, std::size_t* looked_at = nullptr) {
  Duplicates finder;
  for (const GameRecord& game : games) finder.add(copy_key(game));
  const auto candidates = finder.candidates();
  for (const GameNumber number : candidates) finder.look_at(number, canonical_game(games[number]));
  if (looked_at != nullptr) *looked_at = candidates.size();
  return finder.found();
}

TEST(Duplicates, CopiesAndBeginnings) {
  std::mt19937 random(22);
  const GameRecord game = random_game(random, 30, 30, 60), stranger = random_game(random, 30, 30, 60);
  std::size_t looked_at = 0;
  const auto found = duplicates_among(
      {first_dots(game, 30), game, stranger, seen_from(game, 13), seen_from(first_dots(game, 12), 5)}, &looked_at);
  const std::vector<Duplicate> expected{{0, 1, false}, {3, 1, true}, {4, 1, false}};
  EXPECT_EQ(found, expected);
  EXPECT_EQ(looked_at, 2U) << "the whole game once, and the one of 30 dots";
}

TEST(Duplicates, NothingHasToBeReadAgainWhereNoTwoBeginAlike) {
  std::mt19937 random(23);
  std::vector<GameRecord> games;
  for (int i = 0; i < 50; ++i) games.push_back(random_game(random, 20, 20, 20 + i));
  std::size_t looked_at = 1;
  EXPECT_TRUE(duplicates_among(games, &looked_at).empty());
  EXPECT_EQ(looked_at, 0U);
}

TEST(Duplicates, ShortGamesAreNoEvidence) {
  std::mt19937 random(24);
  const GameRecord game = random_game(random, 20, 20, 40);
  const GameRecord below = first_dots(game, least_dots_of_a_copy - 1), bound = first_dots(game, least_dots_of_a_copy);
  EXPECT_TRUE(duplicates_among({below, below, game}).empty());
  EXPECT_EQ(duplicates_among({bound, bound, game}).size(), 2U);
}

TEST(Duplicates, GamesThatPartAfterTheOpeningAreNone) {
  std::mt19937 random(25);
  const GameRecord game = random_game(random, 20, 20, 40);
  GameRecord parted = first_dots(game, 30);
  parted.moves[20].move.side = other(parted.moves[20].move.side);
  EXPECT_TRUE(duplicates_among({game, parted}).empty());
}

}  // namespace
}  // namespace tournament::records
