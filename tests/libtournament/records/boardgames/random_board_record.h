// Records of board games with everything in them, by seed.
//
//   BoardGameRecord record = RandomRecord(7).make();
#pragma once

#include <random>
#include <string>

#include "tournament/records/board_record.h"

namespace tournament::records {

/// A record with everything in it; the moves need not be legal.
class RandomRecord {
 public:
  explicit RandomRecord(unsigned seed) : random_(seed) {}
  BoardGameRecord make() {
    BoardGameRecord record;
    record.game = below(2) == 0 ? "russian-draughts" : "brazilian-draughts";
    for (const char* name : {"Event", "Site", "White", "Black", "Annotator", "TimeControl"})
      if (below(2) == 0) record.set_tag(name, word());
    if (below(3) == 0) record.start = "8/8/3b4/8/5B2/2w5/8/6W1 " + std::string(below(2) == 0 ? "w" : "b");
    constexpr BoardResult results[] = {BoardResult::white, BoardResult::black, BoardResult::draw,
                                       BoardResult::both_lost, BoardResult::unknown};
    record.claim.result = results[below(5)];
    fill(record, 0, below(30));
    for (std::size_t i = 0, count = below(6); i < count; ++i) {
      const std::size_t parent = below(record.lines.size());
      if (record.lines[parent].moves.empty()) continue;
      const std::size_t at = below(record.lines[parent].moves.size());
      record.lines.push_back({.parent = parent, .at = at, .comment = comment(), .moves = {}});
      fill(record, record.lines.size() - 1, 1 + below(6));
    }
    return record;
  }

 private:
  std::size_t below(std::size_t bound) { return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_); }
  std::string word() {
    constexpr std::string_view letters = "ab\"\\ [](){}é;%$*1-1/2.x";
    std::string text = "w";
    for (std::size_t i = below(8); i > 0; --i) {
      const char c = letters[below(letters.size())];
      text += (c & '\x80') != 0 ? std::string("é") : std::string(1, c);
    }
    return text + "w";
  }
  std::string comment() {
    if (below(3) != 0) return {};
    std::string text = word();
    std::erase_if(text, [](char c) { return c == '{' || c == '}'; });
    return text;
  }
  void fill(BoardGameRecord& record, std::size_t line, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      BoardMove move;
      const auto square = [&] {
        return std::string{static_cast<char>('a' + below(8)), static_cast<char>('1' + below(8))};
      };
      const char capture = record.game == "russian-draughts" ? ':' : 'x';
      const bool plain = below(2) == 0;
      move.text = square() + (plain ? '-' : capture) + square();
      if (!plain && below(2) == 0) move.text += capture + square();
      if (below(9) == 0) move.step = BoardStep::unknown, move.text = "...";
      if (below(4) == 0) move.time_left = Milliseconds(250 * below(100000));
      if (below(4) == 0) move.time_spent = Milliseconds(100 * below(1000));
      if (below(4) == 0) move.strength = below(2) == 0 ? "!?" : "(!!)";
      if (below(4) == 0) move.nags = {static_cast<int>(below(256))};
      move.comment = comment();
      record.lines[line].moves.push_back(std::move(move));
    }
  }
  std::mt19937 random_;
};

}  // namespace tournament::records
