#include "records/move_text.h"

namespace tournament::records {

namespace {

/// Under free turns every move is written with its side.
const dots::surround::Position& board() {
  static const auto position = dots::surround::Position::start(
      dots::surround::parse_ruleset("dots:1x1;start=empty").value(), {.free_turns = true});
  return position.value();
}

}  // namespace

std::string move_text(const dots::surround::Move& move) { return board().print(move); }

dots::Result<dots::surround::Move> read_move(std::string_view text) { return board().parse(text); }

}  // namespace tournament::records
