// Position: a game on the 8x8 board as it is played, made of a family's board and of what led to it.
//
//   auto position = Position<othello::Board>::start(rules);
//   if (auto move = position->parse("f5"); move && position->play(*move)) position->outcome();
//
// A family offers a Board: a small value type with the pieces and the side to move.
//   using Rules, Move (equality);                       Rules has Colour first
//   static Board start(const Rules&);
//   static Result<Board> read(const Rules&, const Gfen&);   Gfen write(const Rules&) const;
//   Colour to_move() const;
//   std::vector<Move> moves(const Rules&) const;        empty when the game is over
//   void play(const Rules&, const Move&);               a legal move
//   std::string print(const Rules&, const Move&) const; canonical text
//   Result<Move> find(const Rules&, std::string_view) const;   a legal move, or the typed reason why it is none
//   Standing standing(const Rules&) const;              whether the board ends the game
//   std::array<int, 2> score(const Rules&) const;       what is counted, by index(Colour)
//   std::uint64_t perft(const Rules&, int depth) const; leaves, without draw rules
//   static DrawRight draw_right(const Rules&, std::span<const Board> history);   the last one is now
//   static Result<void> may_agree(const Rules&, std::span<const Board> history); where the rules limit agreed draws
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "dots/board8/gfen.h"
#include "dots/board8/square.h"
#include "dots/outcome.h"
#include "dots/result.h"

namespace dots::board8 {

/// What a board says of the end: `ending` is none while the game goes on, `winner` is empty for a draw.
struct Standing {
  Ending ending = Ending::none;
  std::optional<Colour> winner{};
};

/// A draw that the rules give without a request, or one that a player may claim.
enum class DrawKind : std::uint8_t { none, claimable, automatic };
struct DrawRight {
  DrawKind kind = DrawKind::none;
  Ending ending = Ending::none;  ///< repetition or move_limit
};

/// How often the last board of the history has stood, itself included.
template <class Board>
int occurrences(std::span<const Board> history) {
  return static_cast<int>(std::ranges::count(history, history.back()));
}

/// A position that has stood three times, which most families let a player claim (rules/boardgames.md §A.0).
template <class Board>
DrawRight threefold_claim(std::span<const Board> history) {
  if (occurrences(history) < 3) return {};
  return {DrawKind::claimable, Ending::repetition};
}

/// What a player says instead of moving.
enum class Word : std::uint8_t {
  resign,
  time,   ///< the side to move has overstepped its time
  draw,   ///< both agree to a draw
  claim,  ///< the side to move claims the draw that the rules give it
};

template <class Board>
class Position {
 public:
  using Rules = typename Board::Rules;
  using MoveType = std::variant<typename Board::Move, Word>;

  /// position: a GFEN; empty for the start position. Errors: GFN001 … GFN005; those of Board::read.
  static Result<Position> start(const Rules& rules, std::string_view position = {}) {
    if (position.empty()) return Position(rules, Board::start(rules));
    const auto gfen = read_gfen(position);
    if (!gfen) return gfen.error();
    auto board = Board::read(rules, *gfen);
    if (!board) return board.error();
    return Position(rules, std::move(*board));
  }

  /// Errors: GAM002 {ending} the game is over; those of Board::find.
  [[nodiscard]] Result<MoveType> parse(std::string_view text) const {
    if (const Ending ending = outcome().ending; ending != Ending::none) return over(ending);
    if (text == "resign") return MoveType(Word::resign);
    if (text == "time") return MoveType(Word::time);
    if (text == "draw") return MoveType(Word::draw);
    if (text == "claim") return MoveType(Word::claim);
    auto move = board().find(rules_, text);
    if (!move) return move.error();
    return MoveType(std::move(*move));
  }

  [[nodiscard]] std::string print(const MoveType& move) const {
    if (const auto* word = std::get_if<Word>(&move)) {
      constexpr std::string_view words[] = {"resign", "time", "draw", "claim"};
      return std::string(words[static_cast<std::size_t>(*word)]);
    }
    return board().print(rules_, *std::get_if<typename Board::Move>(&move));
  }

  /// Errors: GAM002 {ending}; GAM003 nothing gives the claimed draw; GAM004 the move is not legal here; those of
  /// Board::may_agree.
  [[nodiscard]] Result<void> check(const MoveType& move) const {
    if (const Ending ending = outcome().ending; ending != Ending::none) return over(ending);
    if (const auto* word = std::get_if<Word>(&move)) {
      if (*word == Word::claim && draw_right().kind == DrawKind::none) return Error{"GAM003", {}};
      if constexpr (requires { Board::may_agree(rules_, std::span<const Board>(boards_)); })
        if (*word == Word::draw) return Board::may_agree(rules_, std::span<const Board>(boards_));
      return {};
    }
    const auto legal = board().moves(rules_);
    if (std::ranges::find(legal, *std::get_if<typename Board::Move>(&move)) == legal.end()) return Error{"GAM004", {}};
    return {};
  }

  Result<void> play(const MoveType& move) {
    if (auto allowed = check(move); !allowed) return allowed;
    Outcome said;
    Board next = board();
    if (const auto* word = std::get_if<Word>(&move)) {
      said = outcome_of(*word);
    } else {
      next.play(rules_, *std::get_if<typename Board::Move>(&move));
    }
    boards_.push_back(std::move(next));
    said_ = said;
    return {};
  }

  /// Takes back the last move or word; nothing at the start.
  void undo() {
    if (boards_.size() > 1) boards_.pop_back();
    said_ = {};
  }

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Board& board() const { return boards_.back(); }
  [[nodiscard]] int plies() const { return static_cast<int>(boards_.size()) - 1; }
  [[nodiscard]] Side to_move() const { return side_of(board().to_move()); }
  [[nodiscard]] Side side_of(Colour colour) const { return colour == rules_.first ? Side::first : Side::second; }
  /// The board is among those of the history: after a word the last board stands twice.
  [[nodiscard]] DrawRight draw_right() const {
    return said_.ending == Ending::none ? Board::draw_right(rules_, std::span<const Board>(boards_)) : DrawRight{};
  }

  [[nodiscard]] Outcome outcome() const {
    if (said_.ending != Ending::none) return said_;
    const Standing standing = board().standing(rules_);
    if (standing.ending != Ending::none)
      return {standing.winner ? winner_of(side_of(*standing.winner)) : Winner::draw, standing.ending};
    const DrawRight right = draw_right();
    return right.kind == DrawKind::automatic ? Outcome{Winner::draw, right.ending} : Outcome{};
  }

  [[nodiscard]] Score score() const {
    const auto points = board().score(rules_);
    const auto first = static_cast<std::size_t>(index(rules_.first));
    return {2L * points[first], 2L * points[1 - first]};
  }

  /// FNV-1a over the position text.
  [[nodiscard]] std::uint64_t digest() const {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : draw()) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    return hash;
  }
  [[nodiscard]] std::string draw() const { return write_gfen(board().write(rules_)); }

  [[nodiscard]] std::vector<MoveType> legal_moves(std::size_t limit) const {
    std::vector<MoveType> list;
    if (outcome().ending != Ending::none) return list;
    for (auto& move : board().moves(rules_)) {
      if (list.size() == limit) break;
      list.emplace_back(std::move(move));
    }
    return list;
  }

  [[nodiscard]] std::uint64_t perft(int depth) const { return board().perft(rules_, depth); }

 private:
  Position(const Rules& rules, Board board) : rules_(rules), boards_{std::move(board)} {}

  static Error over(Ending ending) { return {"GAM002", {{"ending", std::string(to_text(ending))}}}; }

  [[nodiscard]] Outcome outcome_of(Word word) const {
    switch (word) {
      case Word::resign: return {winner_of(dots::other(to_move())), Ending::resignation};
      case Word::time: return {winner_of(dots::other(to_move())), Ending::time};
      case Word::draw: return {Winner::draw, Ending::draw_agreed};
      case Word::claim: return {Winner::draw, draw_right().ending};
    }
    return {};
  }

  Rules rules_;
  std::vector<Board> boards_;  ///< one a ply, the start first; a word repeats the last
  Outcome said_{};             ///< what a word has made of the game
};

}  // namespace dots::board8
