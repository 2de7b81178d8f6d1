// Positions on the 8x8 board as pictures.
#include <gtest/gtest.h>

#include "tournament/publish/board8_svg.h"

namespace tournament::publish {
namespace {

std::size_t count(const std::string& text, const std::string& what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

TEST(Board8, PiecesCrownsAndCoveredSquares) {
  const std::string svg = board8_svg("#6B/8/8/3bw3/3wb3/8/8/W6w b", {.title = "A <b> position"});
  EXPECT_EQ(count(svg, "class=\"piece white\""), 4u);
  EXPECT_EQ(count(svg, "class=\"piece black\""), 3u);
  EXPECT_EQ(count(svg, "class=\"crown\""), 2u);
  EXPECT_EQ(count(svg, "class=\"covered\""), 1u);
  EXPECT_EQ(count(svg, "<text"), 32u);
  EXPECT_NE(svg.find("A &lt;b&gt; position"), std::string::npos);
}

TEST(Board8, TheFirstRankIsBelowOrAsInOthelloOnTop) {
  EXPECT_NE(board8_svg("8/8/8/8/8/8/8/w7 w", {}).find("cx=\"44\" cy=\"324\""), std::string::npos);
  EXPECT_NE(board8_svg("8/8/8/8/8/8/8/w7 w", {.first_rank_on_top = true}).find("cx=\"44\" cy=\"44\""),
            std::string::npos);
}

TEST(Board8, WhatIsNoPositionGivesNoPicture) { EXPECT_EQ(board8_svg("8/8 w", {}), ""); }

}  // namespace
}  // namespace tournament::publish
