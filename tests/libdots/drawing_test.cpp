// Contours that players draw (rules/dots.md §3, §4): what may be drawn, what it closes, and taking it back.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "dots/surround/contour.h"
#include "dots/surround/count.h"
#include "libdots/playing.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;
using dots::Ending;
using dots::Outcome;
using dots::Score;
using dots::Winner;

struct DrawingRow {
  std::string_view why;
  std::string_view picture;
  std::string_view moves;  // the last one is the one that is judged
  std::string code;
  std::string_view changes = "";
};

TEST(Drawing, WhatMayBeDrawnAndWhatNot) {
  const std::string_view two = "..x.x../.xoxox./..x.x../.......";
  const std::string_view crossing = ".xx..../xoxx.../.xxx.../..xox../...x...";
  const std::string_view area = "..xx.../xxxox../xoxx.../xxx....";
  for (const DrawingRow& row : {
           DrawingRow{"a ring drawn late, without a dot", two, "B:.cabbccdbca", ""},
           DrawingRow{"with a dot that it does not touch", two, "B:gd.cabbccdbca", ""},
           DrawingRow{"the other way round and from another dot", two, "B:.dbccbbcadb", ""},
           DrawingRow{"two at once", two, "B:gd.cabbccdbca.eadbecfbea", ""},
           DrawingRow{"drawn by the other side: it belongs to its dots", two, "W:gd.cabbccdbca", ""},
           DrawingRow{"too short", two, "B:.cabbdbca", "DOT030"},
           DrawingRow{"a dot twice", two, "B:.cabbccdbdbca", "DOT031"},
           DrawingRow{"a gap", two, "B:.cabbccecdbca", "DOT032"},
           DrawingRow{"no dot", two, "B:.cabbccddca", "DOT033"},
           DrawingRow{"outside the board", two, "B:.cabbcczzca", "DOT033"},
           DrawingRow{"a dot of the other side", two, "B:.cabbcccbca", "DOT035"},
           DrawingRow{"a dot inside an enclosure", "..x../.xxx./xoxox/.xxx./..x..",
                      "B:.cadbecddcebdacbbca B:.cbdbccbbcb", "DOT034", "holes=no"},
           DrawingRow{"a block of four", "xx../xx../....", "B:.aababbabaa", "DOT036"},
           DrawingRow{"an empty ring", ".x../x.x./.x..", "B:.baabbccbba", "DOT037"},
           DrawingRow{"an empty ring where such areas are painted", ".x../x.x./.x..", "B:.baabbccbba", "",
                      "empty-contour=painted"},
           DrawingRow{"one within the other in one turn", "...../.xx../xxox./.xx../.....",
                      "B:.cbbbacbdcddccb.cbbccddccb", ""},
           DrawingRow{"what is caught already", two, "B:.cabbccdbca B:.cabbccdbca", "DOT037"},
           DrawingRow{"a free point inside", ".xx./xo.x/.xx.", "B:.bacadbccbcabba", "DOT038", "inside=only-enemy"},
           DrawingRow{"enemy dots only", ".xx./xoox/.xx.", "B:.bacadbccbcabba", "", "inside=only-enemy"},
           DrawingRow{"across a line drawn before", crossing, "B:.cbdceddecdcccb B:.dbccbcabbacadb", "DOT039"},
           DrawingRow{"across a line of the same turn", crossing, "B:.cbdceddecdcccb.dbccbcabbacadb", "DOT039"},
           DrawingRow{"along the corner of an area", area, "B:.abbbcbcccdbdadacab", ""},
           DrawingRow{"through the corner of an area", area, "B:.abbbcbcccdbdadacab B:.bbccdcebdacabb", "DOT040"},
           DrawingRow{"around the corner of an area", area, "B:.abbbcbcccdbdadacab B:.bbcbccdcebdacabb", ""},
           DrawingRow{"an own area along its border", ".xxxx./xoxo.x/.xxxx.", "B:.baabbccbba B:.bacadaeafbecdcccbcabba",
                      "DOT041"},
           DrawingRow{"the same where areas have no holes", ".xxxx./xoxo.x/.xxxx.",
                      "B:.baabbccbba B:.bacadaeafbecdcccbcabba", "", "holes=no"},
           DrawingRow{"no turn without a dot", two, "B:.cabbccdbca", "DOT017", "late-contours=no"},
       }) {
    Position position = preset_at("polish", row.picture, row.changes);
    const std::string before = position.draw();
    EXPECT_EQ(play(position, row.moves), row.code) << row.why;
    while (position.plies() > 0) position.undo();
    EXPECT_EQ(position.draw(), before) << row.why;
    EXPECT_TRUE(position.field().drawn().empty()) << row.why;
  }
}

}  // namespace
}  // namespace arbiter_tests
