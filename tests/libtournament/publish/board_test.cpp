#include "tournament/publish/board_svg.h"

#include <gtest/gtest.h>

#include "dots/surround/ruleset.h"
#include "well_formed.h"

namespace tournament::publish {
namespace {

using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;
using publish_tests::scan;

/// Moves in the order of the letters of a picture: capitals and small letters of the first side are a-m, of the second
/// n-z.
std::vector<records::RecordedMove> moves_of(const std::vector<std::string>& picture) {
  std::vector<records::RecordedMove> moves;
  for (char letter = 'a'; letter <= 'z'; ++letter)
    for (int y = 0; y < static_cast<int>(picture.size()); ++y) {
      const std::size_t x = picture[static_cast<std::size_t>(y)].find(letter);
      if (x == std::string::npos) continue;
      records::RecordedMove move;
      move.move = Move::dot(letter <= 'm' ? Side::first : Side::second, {static_cast<int>(x), y});
      moves.push_back(move);
    }
  return moves;
}

records::GameRecord record_of(const std::vector<std::string>& picture) {
  records::GameRecord record;
  record.width = static_cast<int>(picture.front().size());
  record.height = static_cast<int>(picture.size());
  record.moves = moves_of(picture);
  return record;
}

records::VerifyReport accepted(const records::GameRecord& record, const std::string& changes = "") {
  const std::string size = std::to_string(record.width) + "x" + std::to_string(record.height);
  const auto rules = dots::surround::parse_ruleset("tensu;size=" + size + ";start=empty" + changes);
  records::VerifyReport report;
  report.verdict = records::Verdict::verified;
  report.plies = report.accepted = static_cast<int>(record.moves.size());
  report.rules = dots::surround::canonical_text(rules.value());
  return report;
}

const DiagramDot& dot_at(const Diagram& diagram, Point point) {
  for (const DiagramDot& dot : diagram.dots)
    if (dot.point == point) return dot;
  static const DiagramDot none{};
  ADD_FAILURE() << "no dot at " << point.x << "," << point.y;
  return none;
}

// The first side takes n at (1,1); the second takes a at (5,1); f g h i make a house of the first around (3,4).
const std::vector<std::string> two_enclosures_and_a_house = {
    ".b...o..", "cnd.pas.", ".e...t..", "...f....", "..g.h...", "...i....",
};

TEST(Diagram, two_enclosures_and_a_house) {
  const records::GameRecord record = record_of(two_enclosures_and_a_house);
  const auto diagram = make_diagram(record, accepted(record));
  ASSERT_TRUE(diagram);
  EXPECT_TRUE(diagram->by_rules);
  // Letters go from a to z, so that the second side's n goes into the ring after it was closed: a house that is
  // entered.
  ASSERT_EQ(diagram->areas.size(), 2U);
  EXPECT_EQ(diagram->areas[0].owner, Side::first);
  EXPECT_EQ(diagram->areas[1].owner, Side::second);
  for (const DiagramArea& area : diagram->areas) EXPECT_EQ(area.contour.size(), 4U);
  EXPECT_TRUE(dot_at(*diagram, {1, 1}).captured);
  EXPECT_TRUE(dot_at(*diagram, {5, 1}).captured);
  EXPECT_FALSE(dot_at(*diagram, {3, 3}).captured);
  EXPECT_TRUE(dot_at(*diagram, {5, 2}).last);

  const auto ply_of = [&](Point point) {
    return diagram->plies[static_cast<std::size_t>(dot_at(*diagram, point).ply) - 1];
  };
  EXPECT_TRUE(ply_of({1, 1}).suicide);
  EXPECT_EQ(ply_of({5, 2}).captured, 1);
  EXPECT_FALSE(ply_of({5, 2}).suicide);
}

TEST(Diagram, a_swallowed_enclosure_is_no_longer_drawn) {
  // The second side holds a; then the first closes its ring around all of it, and a is free again.
  const std::vector<std::string> picture = {
      "..b....", ".c.d...", "e.n.f..", "gpaqh..", "i.r.j..", ".k.l...", "..z....",
  };
  records::GameRecord record = record_of(picture);
  records::RecordedMove closing = record.moves.back();
  closing.move.side = Side::first;
  record.moves.back() = closing;
  const auto diagram = make_diagram(record, accepted(record));
  ASSERT_TRUE(diagram);
  ASSERT_EQ(diagram->areas.size(), 1U);
  EXPECT_EQ(diagram->areas[0].owner, Side::first);
  EXPECT_FALSE(dot_at(*diagram, {2, 3}).captured);
  EXPECT_TRUE(dot_at(*diagram, {2, 2}).captured);
  EXPECT_EQ(diagram->plies.back().captured, 4);
  EXPECT_EQ(diagram->plies.back().freed, 1);
}

TEST(Diagram, dots_that_were_not_grounded_are_marked) {
  records::GameRecord record = record_of({".....", "..a..", ".....", "n...b"});
  records::RecordedMove ground;
  ground.move = Move::ending(MoveKind::ground, Side::first);
  record.moves.push_back(ground);
  const auto diagram = make_diagram(record, accepted(record));
  ASSERT_TRUE(diagram);
  EXPECT_TRUE(dot_at(*diagram, {2, 1}).loose);   // in the middle
  EXPECT_FALSE(dot_at(*diagram, {4, 3}).loose);  // on the edge
  EXPECT_FALSE(dot_at(*diagram, {0, 3}).loose);  // the other side did not ground
}

TEST(Diagram, dots_put_by_hand_after_a_grounding_only_show_what_is_loose) {
  records::GameRecord record = record_of({".o...", "nap..", ".b...", ".....", "....."});
  record.moves.push_back(record.moves.back());
  record.moves.back().move = Move::dot(Side::second, {0, 2});
  record.moves.back().notes.edit().fill = true;
  const auto diagram = make_diagram(record, accepted(record));
  ASSERT_TRUE(diagram);
  EXPECT_EQ(diagram->dots.size(), 5U);
  EXPECT_TRUE(dot_at(*diagram, {1, 1}).loose);
  EXPECT_TRUE(dot_at(*diagram, {1, 2}).loose);
  EXPECT_FALSE(dot_at(*diagram, {2, 1}).loose);  // of the side that did not ground
  EXPECT_TRUE(diagram->plies.back().accepted);
}

TEST(Diagram, moves_that_the_rules_refuse_are_not_drawn) {
  const records::GameRecord record = record_of({"abcn", "...."});
  records::VerifyReport report = accepted(record);
  report.verdict = records::Verdict::stops_at_ply;
  report.accepted = 2;
  const auto diagram = make_diagram(record, report);
  ASSERT_TRUE(diagram);
  EXPECT_EQ(diagram->dots.size(), 2U);
  ASSERT_EQ(diagram->plies.size(), 4U);
  EXPECT_TRUE(diagram->plies[1].accepted);
  EXPECT_FALSE(diagram->plies[2].accepted);
}

TEST(Diagram, the_start_position_comes_from_the_record_or_from_the_rules) {
  records::GameRecord record;
  record.width = record.height = 8;
  const auto rules = dots::surround::parse_ruleset("tensu;size=8x8");
  records::VerifyReport report;
  report.rules = dots::surround::canonical_text(rules.value());
  const auto by_rules = make_diagram(record, report);
  ASSERT_TRUE(by_rules);
  EXPECT_EQ(by_rules->dots.size(), 4U);

  record.setup = {{Side::second, {0, 0}}};
  const auto by_record = make_diagram(record, report);
  ASSERT_TRUE(by_record);
  ASSERT_EQ(by_record->dots.size(), 1U);
  EXPECT_TRUE(by_record->dots[0].start);
  EXPECT_FALSE(by_record->dots[0].last);
}

TEST(Diagram, without_a_referee_the_written_contours_are_drawn) {
  records::GameRecord record = record_of({".b..", "cnd.", ".e..", "...o"});
  record.moves[3].move.contours = {{{{1, 0}, {2, 1}, {1, 2}, {0, 1}}}};
  const auto diagram = make_diagram(record, {});
  ASSERT_TRUE(diagram);
  EXPECT_FALSE(diagram->by_rules);
  ASSERT_EQ(diagram->areas.size(), 1U);
  EXPECT_EQ(diagram->areas[0].owner, Side::first);
  EXPECT_TRUE(dot_at(*diagram, {1, 1}).captured);
  EXPECT_FALSE(dot_at(*diagram, {3, 3}).captured);
}

TEST(Diagram, nonsense_in_a_record_does_no_harm) {
  records::GameRecord record = record_of({"ab", "n."});
  record.moves[0].move.point = {-1, 7};
  record.moves[1].move.contours = {
      {{}, {{0, 0}}, {{0, 0}, {9, 9}, {300, -4}, {1, 1}}, {{0, 0}, {1, 1}, {0, 1}, {1, 0}}}};
  record.setup = {{Side::first, {5, 5}}, {Side::second, {1, 1}}, {Side::second, {1, 1}}};
  for (const std::string& rules : {std::string(), std::string("no rules"), std::string("dots:2x2;start=custom")}) {
    records::VerifyReport report;
    report.rules = rules;
    report.accepted = 99;
    const auto diagram = make_diagram(record, report);
    ASSERT_TRUE(diagram) << rules;
    EXPECT_EQ(scan(board_svg(*diagram, {.title = "x"})).fault, "") << rules;
  }
  record.width = 256;
  EXPECT_FALSE(make_diagram(record, {}));
  record.width = 0;
  EXPECT_FALSE(make_diagram(record, {}));
}

TEST(BoardSvg, a_small_board_in_full) {
  const Diagram diagram{
      .width = 3,
      .height = 2,
      .dots = {{.point = {0, 0}, .side = Side::first, .start = true},
               {.point = {1, 0}, .side = Side::first, .ply = 1},
               {.point = {2, 1}, .side = Side::second, .ply = 2, .last = true}},
  };
  EXPECT_EQ(
      board_svg(diagram, {.title = "A & B", .description = "Three dots.", .id = "b"}),
      R"svg(<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 82 74" width="164" height="148" role="img" aria-labelledby="b-title b-text"><title id="b-title">A &amp; B</title>
<desc id="b-text">Three dots.</desc>
<defs><pattern id="b-first" width="8" height="8" patternUnits="userSpaceOnUse"><path class="hatch first" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" stroke="#1d4fb8" stroke-width="1" fill="none"/>
</pattern>
<pattern id="b-second" width="8" height="8" patternUnits="userSpaceOnUse"><path class="hatch second" d="M-2 6L2 10M0 0L8 8M6 -2L10 2" stroke="#b8261b" stroke-width="1" fill="none"/>
</pattern>
</defs>
<rect class="paper" x="11" y="17" width="60" height="40" fill="#fffef8"/>
<path class="grid" d="M11 27H71M11 47H71M21 17V57M41 17V57M61 17V57" stroke="#c3d3e6" stroke-width="1"/>
<rect class="edge" x="11" y="17" width="60" height="40" fill="none" stroke="#52606d" stroke-width="1"/>
<g class="labels" fill="#52606d" font-family="sans-serif" font-size="11"><text x="21" y="13" text-anchor="middle">1</text>
<text x="21" y="69" text-anchor="middle">1</text>
<text x="41" y="13" text-anchor="middle">2</text>
<text x="41" y="69" text-anchor="middle">2</text>
<text x="61" y="13" text-anchor="middle">3</text>
<text x="61" y="69" text-anchor="middle">3</text>
<text x="8" y="30" text-anchor="end">1</text>
<text x="74" y="30" text-anchor="start">1</text>
<text x="8" y="50" text-anchor="end">2</text>
<text x="74" y="50" text-anchor="start">2</text>
</g>
<path class="dot first" d="M21 27h.01M41 27h.01" fill="none" stroke="#1d4fb8" stroke-width="15" stroke-linecap="round"/>
<path class="dot second" d="M61 47h.01" fill="none" stroke="#b8261b" stroke-width="15" stroke-linecap="round"/>
<path class="hole" d="M61 47h.01" fill="none" stroke="#fffef8" stroke-width="6" stroke-linecap="round"/>
<path class="start first" d="M21 27m-3 0h6m-3 -3v6" fill="none" stroke="#fffef8" stroke-width="2" stroke-linecap="round"/>
<circle class="last" cx="61" cy="47" r="11" fill="none" stroke="#1c2733" stroke-width="2.5"/>
</svg>
)svg");
}

TEST(BoardSvg, two_enclosures_are_hatched_in_different_directions) {
  const records::GameRecord record = record_of(two_enclosures_and_a_house);
  const std::string svg = board_svg(make_diagram(record, accepted(record)).value(), {.title = "x"});
  const auto scanned = scan(svg);
  EXPECT_EQ(scanned.fault, "");
  std::vector<std::string> fills;
  for (const auto& tag : scanned.tags)
    for (const auto& [name, value] : tag.attributes)
      if (name == "fill" && value.substr(0, 3) == "url") fills.push_back(value);
  EXPECT_EQ(fills, (std::vector<std::string>{"url(#board-first)", "url(#board-second)"}));
  EXPECT_NE(svg.find("class=\"area first\""), std::string::npos);
  EXPECT_NE(svg.find("class=\"contour second\""), std::string::npos);
  EXPECT_NE(svg.find("class=\"dot captured first\""), std::string::npos);
  EXPECT_NE(svg.find("class=\"dot captured second\""), std::string::npos);
}

TEST(BoardSvg, move_numbers_on_wish) {
  Diagram diagram{.width = 2, .height = 1};
  diagram.dots = {{.point = {0, 0}, .side = Side::first, .ply = 7},
                  {.point = {1, 0}, .side = Side::second, .ply = 12345}};
  const std::string svg = board_svg(diagram, {.title = "x", .move_numbers = true});
  EXPECT_NE(svg.find(">7</text>"), std::string::npos);
  EXPECT_NE(svg.find(">12345</text>"), std::string::npos);
}

TEST(BoardSvg, every_size_from_1x1_to_255x255) {
  for (const int width : {1, 2, 9, 10, 39, 99, 100, 255})
    for (const int height : {1, 10, 32, 255}) {
      Diagram diagram{.width = width, .height = height};
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
          diagram.dots.push_back({.point = {x, y}, .side = (x + y) % 2 == 0 ? Side::first : Side::second, .ply = 1});
      const std::string svg = board_svg(diagram, {.title = "x"});
      EXPECT_EQ(scan(svg).fault, "") << width << "x" << height;
      EXPECT_LT(svg.size(), std::size_t{60} * static_cast<std::size_t>(width * height) + 20'000);
    }
}

TEST(BoardSvg, coordinates_thin_out_on_large_boards) {
  const std::vector<std::array<int, 3>> rows = {{1, 1, 1},   {9, 9, 1},      {15, 15, 1},   {39, 39, 5},
                                                {32, 39, 5}, {100, 100, 10}, {255, 255, 25}};
  for (const auto& [side, longest, step] : rows) EXPECT_EQ(label_step(side, longest), step) << side;
}

}  // namespace
}  // namespace tournament::publish
