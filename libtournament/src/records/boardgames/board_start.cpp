#include "records/boardgames/board_start.h"

#include "records/boardgames/notation.h"

namespace tournament::records {

dots::Result<dots::Game> start_of(const BoardGameRecord& record, std::string_view rules) {
  return dots::Game::start(
      {.game = record.game, .rules = rules.empty() ? record.rules : std::string(rules), .position = record.start});
}

dots::Result<dots::Game> set_up_again(const BoardGameRecord& record, const dots::Game& game, std::string_view gfen) {
  return dots::Game::start({.game = record.game, .rules = game.rules(), .position = std::string(gfen)});
}

bool pass_if_forced(dots::Game& game, const BoardMove& move) {
  if (move.text == "pass" || is_ending_word(move.text)) return false;
  const auto legal = game.legal_moves(2);
  return legal.size() == 1 && legal.front() == "pass" && game.play("pass").has_value();
}

BoardColour colour_to_move(const BoardGameRecord& record, const dots::Game& game) {
  const BoardNotation* notation = find_notation(record.game);
  const bool white = (game.to_move() == dots::Side::first) == (notation == nullptr || notation->white_first);
  return white ? BoardColour::white : BoardColour::black;
}

}  // namespace tournament::records
