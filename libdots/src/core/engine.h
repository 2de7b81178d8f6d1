// Game::Engine: what a family offers to Game, and the one adapter that makes it out of a typed position.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dots/game.h"

namespace dots {

class Game::Engine {
 public:
  virtual ~Engine() = default;
  virtual Result<void> play(std::string_view move) = 0;
  virtual Result<void> check(std::string_view move) = 0;
  virtual void undo() = 0;
  [[nodiscard]] virtual std::string rules() const = 0;
  [[nodiscard]] virtual int plies() const = 0;
  [[nodiscard]] virtual Side to_move() const = 0;
  [[nodiscard]] virtual Outcome outcome() const = 0;
  [[nodiscard]] virtual Score score() const = 0;
  [[nodiscard]] virtual std::uint64_t digest() const = 0;
  [[nodiscard]] virtual std::string draw() const = 0;
  virtual std::vector<std::string> legal_moves(std::size_t limit) = 0;
  virtual std::uint64_t perft(int depth) = 0;
  [[nodiscard]] virtual const surround::Position* dots() const { return nullptr; }
};

/// Position: a typed position with MoveType, parse, print, check, play, undo, legal_moves and the questions below;
/// canonical_text(position.rules()) names its rules.
template <class Position>
class Adapter : public Game::Engine {
 public:
  explicit Adapter(Position position) : position_(std::move(position)) {}

  Result<void> play(std::string_view text) override {
    auto move = position_.parse(text);
    return move ? position_.play(*move) : Result<void>(move.error());
  }
  Result<void> check(std::string_view text) override {
    auto move = position_.parse(text);
    return move ? position_.check(*move) : Result<void>(move.error());
  }
  void undo() override { position_.undo(); }
  [[nodiscard]] std::string rules() const override { return canonical_text(position_.rules()); }
  [[nodiscard]] int plies() const override { return position_.plies(); }
  [[nodiscard]] Side to_move() const override { return position_.to_move(); }
  [[nodiscard]] Outcome outcome() const override { return position_.outcome(); }
  [[nodiscard]] Score score() const override { return position_.score(); }
  [[nodiscard]] std::uint64_t digest() const override { return position_.digest(); }
  [[nodiscard]] std::string draw() const override { return position_.draw(); }
  std::vector<std::string> legal_moves(std::size_t limit) override {
    std::vector<std::string> texts;
    for (const auto& move : position_.legal_moves(limit)) texts.push_back(position_.print(move));
    std::sort(texts.begin(), texts.end());
    return texts;
  }
  std::uint64_t perft(int depth) override {
    if (depth <= 0) return 1;
    if constexpr (requires { position_.perft(depth); }) return position_.perft(depth);
    const auto moves = position_.legal_moves(SIZE_MAX);
    if (depth == 1) return moves.size();
    std::uint64_t nodes = 0;
    for (const auto& move : moves) {
      if (!position_.play(move)) continue;
      nodes += perft(depth - 1);
      position_.undo();
    }
    return nodes;
  }

 protected:
  Position position_;
};

}  // namespace dots
