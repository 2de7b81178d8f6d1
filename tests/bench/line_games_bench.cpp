// Leaves of the tree of legal moves, counted: items_per_second is leaves a second on one core. The positions are those
// of the start, and middle games with captures.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

#include "dots/game.h"

namespace {

void count_leaves(benchmark::State& state, const std::string& game, const std::string& position, int depth) {
  auto started = dots::Game::start({.game = game, .position = position});
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += started->perft(depth);
  state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}

}  // namespace

BENCHMARK_CAPTURE(count_leaves, lines_of_action, "lines-of-action", "", 4);
BENCHMARK_CAPTURE(count_leaves, lines_of_action_middle, "lines-of-action", "1b1b4/1b5w/2w1bb1w/8/3wb1bw/3w1bbw/7w/8 b",
                  4);
BENCHMARK_CAPTURE(count_leaves, camelot, "camelot", "", 4);
BENCHMARK_CAPTURE(count_leaves, camelot_captures, "camelot", "8/1b2b3/5b2/1w2B3/2w2Bb1/2W1w3/3W4/3w4 w", 4);
BENCHMARK_CAPTURE(count_leaves, roll_in_four, "roll-in-four", "", 4);
BENCHMARK_CAPTURE(count_leaves, push_in_four, "push-in-four", "", 4);
BENCHMARK_CAPTURE(count_leaves, quints_placing, "quints", "", 3);
BENCHMARK_CAPTURE(count_leaves, quints_moving, "quints",
                  "1w1b2wb/b1w1bw2/2bw2b1/w2b1w2/1bw2b1w/b1w1b1w1/2b2w1b/w1b2w2 w hand=W:0,B:0", 4);
