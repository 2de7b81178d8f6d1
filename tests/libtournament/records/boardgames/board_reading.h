// What the tests of the notations of board games share: readings as short texts.
//
//   texts(read_tagged("1. c3-d4 b6-c5 *", hint).games[0])   // {"c3-d4", "b6-c5"}
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tournament/records/board_record.h"

namespace tournament::records {

inline std::vector<std::string> texts(const std::vector<BoardMove>& moves) {
  std::vector<std::string> list;
  for (const BoardMove& move : moves) list.push_back(move.text);
  return list;
}
inline std::vector<std::string> texts(const BoardGameRecord& record) { return texts(record.moves()); }

/// `PDN003 critical 1:49`, in the order of the findings.
inline std::vector<std::string> found(const dots::Diagnostics& list) {
  std::vector<std::string> lines;
  for (const dots::Diagnostic& d : list)
    lines.push_back(d.code + ' ' + std::string(to_text(d.severity)) + ' ' + std::to_string(d.place.line) + ':' +
                    std::to_string(d.place.column));
  return lines;
}

using Lines = std::vector<std::string>;

inline BoardGameRecord only(const BoardGames& read) {
  EXPECT_EQ(read.games.size(), 1u);
  EXPECT_EQ(found(read.diagnostics), Lines{});
  return read.games.empty() ? BoardGameRecord{} : read.games.front();
}

inline BoardGameRecord russian(const std::string& text) { return only(read_tagged(text, {"russian-draughts", {}})); }

}  // namespace tournament::records
