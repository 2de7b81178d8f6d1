// Makes an archive of games of Dots to measure with: legal moves near each other, names from a pool, dates over twenty
// years; some games again from another side, some again cut short. The same seed makes the same bytes.
//
//   make_archive FOLDER --games 100000 [--seed 1] [--games-in-file 1000]
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "dots/surround/field.h"
#include "dots/surround/point.h"
#include "dots/surround/start_position.h"

namespace {

using dots::Side;
using dots::surround::Field;
using dots::surround::Point;
using dots::surround::PutRefusal;
using dots::surround::SetupDot;

struct Game {
  int width = 39;
  int height = 32;
  std::vector<SetupDot> setup{};
  std::vector<SetupDot> moves{};
  std::string result{};
};

/// Small numbers from a generator whose values the standard fixes; std::uniform_int_distribution it does not.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}
  int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }

 private:
  std::mt19937_64 engine_;
};

Game play(Dice& dice) {
  constexpr std::array<std::pair<int, int>, 4> sizes{{{39, 32}, {39, 32}, {30, 30}, {20, 20}}};
  Game game;
  std::tie(game.width, game.height) = sizes[static_cast<std::size_t>(dice.below(4))];
  dots::surround::Ruleset rules;
  rules.width = game.width;
  rules.height = game.height;
  game.setup = dots::surround::start_dots(rules).value();
  Field field(game.width, game.height);
  for (const SetupDot& dot : game.setup) field.put(dot.point, dot.side);
  std::vector<Point> taken;
  for (const SetupDot& dot : game.setup) taken.push_back(dot.point);
  const int length = 20 + dice.below(40) + dice.below(140);
  Side side = Side::first;
  for (int tries = 0; static_cast<int>(game.moves.size()) < length && tries < 20 * length; ++tries) {
    const Point near =
        taken[taken.size() - 1 - static_cast<std::size_t>(dice.below(std::min(12, static_cast<int>(taken.size()))))];
    const Point point{near.x + dice.below(5) - 2, near.y + dice.below(5) - 2};
    if (field.refusal(point, side) != PutRefusal::none) continue;
    field.put(point, side);
    taken.push_back(point);
    game.moves.push_back({side, point});
    side = dots::other(side);
  }
  const int net = field.captives(Side::first) - field.captives(Side::second);
  if (dice.below(5) < 2)
    game.result = dice.below(2) == 0 ? "B+R" : "W+R";
  else
    game.result = net == 0 ? "0" : net > 0 ? "B+" + std::to_string(net) : "W+" + std::to_string(-net);
  return game;
}

/// The same game upside down or with the colours exchanged.
Game another_view(Game game, Dice& dice) {
  const bool swap = dice.below(2) == 0;
  const auto turn = [&](SetupDot& dot) {
    dot.point = {game.width - 1 - dot.point.x, game.height - 1 - dot.point.y};
    if (swap) dot.side = dots::other(dot.side);
  };
  for (SetupDot& dot : game.setup) turn(dot);
  for (SetupDot& dot : game.moves) turn(dot);
  if (swap && game.result != "0") game.result[0] = game.result[0] == 'B' ? 'W' : 'B';
  return game;
}

std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

std::string text_of(const Game& game, Dice& dice) {
  constexpr int people = 5'000;
  const std::string size = game.width == game.height ? std::to_string(game.width)
                                                     : std::to_string(game.width) + ':' + std::to_string(game.height);
  std::string text = "(;FF[4]GM[40]CA[UTF-8]AP[make_archive]SZ[" + size + "]";
  for (const Side side : {Side::first, Side::second}) {
    text += side == Side::first ? "AB" : "AW";
    for (const SetupDot& dot : game.setup)
      if (dot.side == side) text += '[' + to_sgf(dot.point) + ']';
  }
  text += "PB[player" + std::to_string(dice.below(people)) + "]PW[player" + std::to_string(dice.below(people)) +
          "]EV[Open " + std::to_string(dice.below(1'000)) + "]RO[" + std::to_string(1 + dice.below(9)) + "]DT[" +
          std::to_string(2006 + dice.below(20)) + '-' + two_digits(1 + dice.below(12)) + '-' +
          two_digits(1 + dice.below(28)) + "]RE[" + game.result + "]";
  for (const SetupDot& move : game.moves)
    text += std::string(move.side == Side::first ? ";B[" : ";W[") + to_sgf(move.point) + ']';
  return text + ")\n";
}

long option(int argc, char** argv, std::string_view name, long otherwise) {
  for (int i = 1; i + 1 < argc; ++i)
    if (argv[i] == name) return std::atol(argv[i + 1]);
  return otherwise;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::puts("make_archive FOLDER [--games N] [--seed N] [--games-in-file N]");
    return 2;
  }
  const std::filesystem::path folder(argv[1]);
  const long games = option(argc, argv, "--games", 100'000), in_file = option(argc, argv, "--games-in-file", 1'000);
  Dice dice(static_cast<std::uint64_t>(option(argc, argv, "--seed", 1)));
  Game last;
  std::ofstream out;
  for (long i = 0; i < games; ++i) {
    if (i % in_file == 0) {
      const std::string number = std::to_string(1'000'000 + i / in_file).substr(1);
      const auto sub = folder / number.substr(0, 3);
      std::filesystem::create_directories(sub);
      out = std::ofstream(sub / (number + ".sgf"), std::ios::binary);
    }
    Game game;
    const int kind = last.moves.empty() ? 99 : dice.below(100);
    if (kind < 2) {
      game = another_view(last, dice);
    } else if (kind == 2 && last.moves.size() > 30) {
      game = last;
      game.moves.resize(game.moves.size() / 2 + 8);
      game.result = "B+R";
    } else {
      game = play(dice);
    }
    out << text_of(game, dice);
    last = std::move(game);
  }
  return out.good() ? 0 : 1;
}
