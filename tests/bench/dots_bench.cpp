// Random games to the full board under automatic enclosing. Points are shuffled outside of the timed part, from a fixed
// seed; one item is one dot that was put, so items_per_second is moves a second.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "dots/surround/field.h"

namespace {

using dots::Side;
using dots::surround::Field;
using dots::surround::Point;
using dots::surround::PutRefusal;

constexpr int games_prepared = 64;

std::vector<std::vector<Point>> shuffled_games(int width, int height) {
  std::mt19937_64 random(20'161'112);
  std::vector<Point> points;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) points.push_back({x, y});
  std::vector<std::vector<Point>> games;
  for (int i = 0; i < games_prepared; ++i) {
    // Own Fisher-Yates: std::shuffle may differ from library to library, and the games should not.
    for (std::size_t n = points.size(); n > 1; --n) std::swap(points[n - 1], points[random() % n]);
    games.push_back(points);
  }
  return games;
}

using Grounds = Field::Grounds;

/// Where links to the edge are kept, loose dots are asked for after each move.
template <Grounds grounds>
std::int64_t play_to_the_end(Field& field, const std::vector<Point>& points) {
  Side side = Side::first;
  std::int64_t moves = 0;
  for (const Point point : points) {
    if (field.refusal(point, side) != PutRefusal::none) continue;
    field.put(point, side);
    if constexpr (grounds == Grounds::kept) {
      benchmark::DoNotOptimize(field.loose(Side::first));
      benchmark::DoNotOptimize(field.loose(Side::second));
    }
    side = dots::other(side);
    ++moves;
  }
  return moves;
}

void count(benchmark::State& state, std::int64_t moves) {
  state.SetItemsProcessed(moves);
  state.counters["games"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

template <Grounds grounds>
void random_games(benchmark::State& state) {
  const int width = static_cast<int>(state.range(0));
  const int height = static_cast<int>(state.range(1));
  const auto games = shuffled_games(width, height);
  Field field(width, height, {}, grounds);
  std::size_t next = 0;
  std::int64_t moves = 0;
  for (auto _ : state) {
    field.clear();
    moves += play_to_the_end<grounds>(field, games[next]);
    benchmark::DoNotOptimize(field.captives(Side::first));
    next = (next + 1) % games.size();
  }
  count(state, moves);
}

template <Grounds grounds>
void random_games_and_back(benchmark::State& state) {
  const int width = static_cast<int>(state.range(0));
  const int height = static_cast<int>(state.range(1));
  const auto games = shuffled_games(width, height);
  Field field(width, height, {}, grounds);
  std::size_t next = 0;
  std::int64_t moves = 0;
  for (auto _ : state) {
    moves += play_to_the_end<grounds>(field, games[next]);
    while (field.puts() > 0) field.undo();
    benchmark::DoNotOptimize(field.digest());
    next = (next + 1) % games.size();
  }
  count(state, moves);
}

void boards(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgNames({"width", "height"})
      ->Args({39, 32})
      ->Args({30, 30})
      ->Args({20, 20})
      ->Unit(benchmark::kMicrosecond);
}

BENCHMARK(random_games<Grounds::ignored>)->Name("random_games")->Apply(boards);
BENCHMARK(random_games<Grounds::kept>)->Name("random_games_with_grounding")->Apply(boards);
BENCHMARK(random_games_and_back<Grounds::ignored>)->Name("random_games_and_undo")->Apply(boards);
BENCHMARK(random_games_and_back<Grounds::kept>)->Name("random_games_and_undo_with_grounding")->Apply(boards);

}  // namespace
