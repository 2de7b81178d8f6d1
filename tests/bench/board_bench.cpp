// Counting of move sequences from given positions; one item is one sequence, so items_per_second is leaves a second.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

#include "dots/board8/position.h"
#include "dots/draughts/board.h"
#include "dots/reversi/board.h"

namespace {

using dots::board8::Position;

template <class Board>
void count(benchmark::State& state, const typename Board::Rules& rules, const std::string& gfen) {
  const auto position = Position<Board>::start(rules, gfen).value();
  const auto depth = static_cast<int>(state.range(0));
  std::int64_t leaves = 0;
  for (auto _ : state) leaves += static_cast<std::int64_t>(position.perft(depth));
  state.SetItemsProcessed(leaves);
}

void draughts(benchmark::State& state, dots::draughts::Variant variant, const std::string& gfen) {
  count<dots::draughts::Board>(state, {.variant = variant}, gfen);
}
void reversi(benchmark::State& state, dots::reversi::Variant variant, const std::string& gfen) {
  count<dots::reversi::Board>(state, {.variant = variant}, gfen);
}

constexpr auto russian = dots::draughts::Variant::russian;
constexpr auto brazilian = dots::draughts::Variant::brazilian;
const std::string kings = "1B5b/b3b3/5b2/2b5/5W2/w3w3/1w3w2/W7 w";
const std::string late = "3bbb1w/3bwwww/2wbwwww/2bbwb1b/2bbwbbb/2bbww1w/1bbbw1w1/bbbbbbbb b blocks=W:0,B:0";

BENCHMARK_CAPTURE(draughts, russian_start, russian, "")->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(draughts, brazilian_start, brazilian, "")->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(draughts, russian_kings, russian, kings)->Arg(7)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reversi, othello_start, dots::reversi::Variant::othello, "")->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reversi, othello_late, dots::reversi::Variant::othello, late)->Arg(7)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reversi, blocked_start, dots::reversi::Variant::blocked, "")->Arg(5)->Unit(benchmark::kMillisecond);

}  // namespace
