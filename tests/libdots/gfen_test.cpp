#include "dots/board8/gfen.h"

#include <gtest/gtest.h>

namespace dots::board8 {
namespace {

TEST(Gfen, ReadsPiecesSideAndCounts) {
  const auto gfen = read_gfen("8/8/8/3bw3/3wb3/8/#6#/W6B b blocks=W:2,B:1");
  ASSERT_TRUE(gfen);
  EXPECT_EQ(gfen->at(*square_from("d5")), 'b');
  EXPECT_EQ(gfen->at(*square_from("a1")), 'W');
  EXPECT_EQ(gfen->places_of('#'), bit(*square_from("a2")) | bit(*square_from("h2")));
  EXPECT_EQ(gfen->to_move, Colour::black);
  EXPECT_EQ(gfen->count("blocks"), (std::array{2, 1}));
  EXPECT_EQ(gfen->count("hand"), (std::array{0, 0}));
}

TEST(Gfen, WritesWhatItRead) {
  for (const std::string text : {"8/8/8/8/8/8/8/8 w", "1b1b1b1b/b1b1b1b1/8/wbWB#3/8/8/8/7w b",
                                 "8/8/8/8/8/8/8/8 w hand=W:20,B:0", "8/8/8/8/8/8/8/8 w hand=W:64,B:0 blocks=W:1,B:2"})
    EXPECT_EQ(write_gfen(read_gfen(text).value()), text);
}

TEST(Gfen, NamesWhatCannotBeRead) {
  const auto code = [](std::string_view text) { return read_gfen(text).error().code; };
  EXPECT_EQ(code("7/8/8/8/8/8/8/8 w"), "GFN001");
  EXPECT_EQ(code("8w/8/8/8/8/8/8/8 w"), "GFN001");
  EXPECT_EQ(code("w8/8/8/8/8/8/8/8 w"), "GFN001");
  EXPECT_EQ(code("8//8/8/8/8/8/8/8 w"), "GFN001");
  EXPECT_EQ(code("8/8/8/8/8/8/8 w"), "GFN002");
  EXPECT_EQ(code("8/8/8/8/8/8/8/8/8 w"), "GFN002");
  EXPECT_EQ(code(""), "GFN002");
  EXPECT_EQ(code("8/8/8/8/8/8/8/8"), "GFN003");
  EXPECT_EQ(code("8/8/8/8/8/8/8/8 x"), "GFN003");
  EXPECT_EQ(code("8/8/8/8/8/8/8/8 w hand"), "GFN004");
  EXPECT_EQ(code("8/8/8/8/8/8/8/8 w hand=W:1"), "GFN004");
  EXPECT_EQ(code("8/8/8/8/8/8/8/8 w hand=W:65,B:0"), "GFN004");
  EXPECT_EQ(code("8/8/8/8/8/8/8/8 w hand=W:1,B:1 hand=W:1,B:1"), "GFN004");
  EXPECT_EQ(code("8/8/8/8/8/8/8/7q w"), "GFN005");
}

TEST(Gfen, NamesSquares) {
  EXPECT_EQ(to_text(square_at(2, 4)), "c5");
  EXPECT_EQ(square_from("h8"), square_at(7, 7));
  for (const std::string_view text : {"", "a", "i1", "a9", "a0", "A1", "a1 "}) EXPECT_FALSE(square_from(text));
}

}  // namespace
}  // namespace dots::board8
