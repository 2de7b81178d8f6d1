// Field against the shared vectors: cases with pictures from several engines, random games, and positions about which
// engines disagree.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus.h"
#include "dots/surround/position.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using dots::Ending;
using dots::Score;
using dots::Winner;
using dots::surround::Contour;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Position;
using dots::surround::PutRefusal;
using dots::surround::Ruleset;
using dots::surround::Start;
using nlohmann::json;

Side side_of(int player) { return player == 1 ? Side::first : Side::second; }
Put put_of(const json& move) { return {side_of(move[0]), {move[1], move[2]}}; }
Point point_of(const json& point) { return {point[0], point[1]}; }

const json& vectors() {
  static const json all = json::parse(corpus_file("vectors/dots-public.json"));
  return all;
}

std::optional<Ruleset> rules_of_case(const json& one_case) {
  const std::string variant = one_case["variant"];
  constexpr std::pair<std::string_view, std::string_view> presets[] = {
      {"std", "tensu"},
      {"suicide=off", "no-suicide"},
      {"base=any", "any-base"},
      {"border=on", "border-wall"},
      {"base=only_opponent,suicide=off", "go-like"},
      {"base=only_opponent,border=on,suicide=off", "go-like;edge=wall"}};
  const auto* preset =
      std::find_if(std::begin(presets), std::end(presets), [&](const auto& each) { return each.first == variant; });
  if (preset == std::end(presets)) return std::nullopt;
  Ruleset rules = dots::surround::parse_ruleset(preset->second).value();
  rules.width = one_case["width"];
  rules.height = one_case["height"];
  rules.start = Start::empty;
  return rules;
}

// Plays one case under one symmetry of the board and tells everything that is not as the case has it.
class CasePlayer {
 public:
  CasePlayer(const json& one_case, Ruleset rules, int symmetry) : turn_{symmetry, rules.width, rules.height} {
    rules.width = turn_.new_width();
    rules.height = turn_.new_height();
    position_.emplace(Position::start(rules, {.free_turns = true}).value());
    watched_ = Field(rules.width, rules.height, Field::rules_of(rules));
    watched_.record_contours(true);
    for (const json& move : one_case["setup"]) {
      const Put put = put_of(move);
      EXPECT_TRUE(play(Move::dot(put.side, turn_(put.point)))) << move;
    }
    for (const json& step : one_case["steps"]) {
      SCOPED_TRACE(step.dump());
      for (const auto& [what, value] : step.items()) take_step(step, what, value);
    }
    undo_to_the_start();
  }

 private:
  struct Before {
    Snapshot field;
    std::string picture;
    std::uint64_t digest;
    bool put;
  };

  bool play(const Move& move) {
    Before before{snapshot(position_->field()), position_->draw(), position_->digest(), move.kind == MoveKind::dot};
    if (!position_->play(move)) return false;
    history_.push_back(std::move(before));
    if (move.kind == MoveKind::dot) watched_.put(move.point, move.side);
    return true;
  }
  void undo() {
    position_->undo();
    if (history_.back().put) watched_.undo();
    EXPECT_EQ(snapshot(position_->field()), history_.back().field);
    EXPECT_EQ(position_->draw(), history_.back().picture);
    EXPECT_EQ(position_->digest(), history_.back().digest);
    history_.pop_back();
  }
  void undo_to_the_start() {
    while (!history_.empty()) undo();
    EXPECT_EQ(position_->field().puts(), 0);
    EXPECT_EQ(position_->draw().find_first_not_of(".\n"), std::string::npos);
  }

  void take_step(const json& step, const std::string& what, const json& value) {
    if (what == "check") {
      EXPECT_EQ(captives()[0], value.value("cap1", captives()[0]));
      EXPECT_EQ(captives()[1], value.value("cap2", captives()[1]));
    } else if (what == "move") {
      const Put put = put_of(value);
      EXPECT_EQ(play(Move::dot(put.side, turn_(put.point))), step["legal"].get<bool>());
    } else if (what == "free" || what == "closed") {
      for (const json& point : value)
        for (const Side side : both_sides)
          EXPECT_EQ(position_->check(Move::dot(side, turn_(point_of(point)))).has_value(), what == "free") << point;
    } else if (what == "house") {
      for (const auto& [player, points] : value.items()) expect_houses(side_of(std::stoi(player)), points);
    } else if (what == "undo") {
      for (int i = 0; i < value.get<int>(); ++i) undo();
    } else if (what == "ground") {
      expect_grounding(step);
    } else if (what == "ground_net") {
      for (const auto& [player, net] : value.items())
        EXPECT_EQ(net_if_grounds(side_of(std::stoi(player))), net) << player;
    } else if (what == "nongrounded") {
      EXPECT_EQ(loose(), value.get<std::vector<int>>());
    } else if (what == "auto_over") {
      EXPECT_EQ(is_decided(), value.get<bool>());
    } else if (what == "chains") {
      EXPECT_EQ(watched_.last_contours().size(), value.get<std::size_t>());
    } else if (what == "last_chain") {
      std::size_t dots = 0;
      for (const Contour& contour : watched_.last_contours()) dots += contour.points.size();
      EXPECT_EQ(dots, value.get<std::size_t>());
    } else if (what == "one_move_captures") {
      for (const auto& [player, points] : value.items()) expect_capturing_points(side_of(std::stoi(player)), points);
    } else if (what == "no_moves") {
      EXPECT_EQ(position_->field().playable_points() == 0, value.get<bool>());
      EXPECT_EQ(position_->outcome().ending == Ending::no_moves, value.get<bool>());
    } else if (what == "result") {
      expect_result(value);
    } else {
      EXPECT_TRUE(what == "legal" || what == "net_p1" || what == "cap") << "unknown step " << what;
    }
  }

  [[nodiscard]] std::vector<int> captives() const {
    return {position_->field().captives(Side::first), position_->field().captives(Side::second)};
  }
  [[nodiscard]] std::vector<int> loose() const {
    return {position_->field().loose(Side::first), position_->field().loose(Side::second)};
  }
  [[nodiscard]] long net_if_grounds(Side side) const {
    const Score score = position_->score_if_grounds(side);
    return (score.first_halves - score.second_halves) / 2;
  }
  // Somebody leads by more than grounding would cost him, or grounding costs nobody anything.
  [[nodiscard]] bool is_decided() const {
    const int lead = captives()[0] - captives()[1];
    return lead > loose()[0] || -lead > loose()[1] || loose() == std::vector<int>{0, 0};
  }
  void expect_houses(Side owner, const json& points) {
    std::set<Point> wanted;
    for (const json& point : points) wanted.insert(turn_(point_of(point)));
    std::set<Point> found;
    for_each_point([&](Point p) {
      const PointState state = position_->field().at(p);
      if (state.house && state.house_owner == owner) found.insert(p);
    });
    EXPECT_EQ(found, wanted);
  }
  void expect_capturing_points(Side side, const json& points) {
    std::set<Point> wanted;
    for (const json& point : points) wanted.insert(turn_(point_of(point)));
    std::set<Point> found;
    for_each_point([&](Point p) {
      if (watched_.refusal(p, side) != PutRefusal::none) return;
      if (watched_.put(p, side).captured > 0) found.insert(p);
      watched_.undo();
    });
    EXPECT_EQ(found, wanted);
  }
  // A grounding stays until the next `undo` step takes it back.
  void expect_grounding(const json& step) {
    const Side side = side_of(step["ground"]);
    EXPECT_EQ(net_if_grounds(side), step["net_p1"].get<long>());
    ASSERT_TRUE(play(Move::ending(MoveKind::ground, side)));
    EXPECT_EQ(position_->outcome().ending, Ending::grounding);
    EXPECT_EQ(position_->score(), (Score{2 * step["cap"][0].get<long>(), 2 * step["cap"][1].get<long>()}));
  }
  void expect_result(const std::string& text) {  // "draw", or "1+1" for first by one point
    EXPECT_EQ(position_->outcome().winner,
              text == "draw" ? Winner::draw : dots::winner_of(side_of(text.front() - '0')));
    const Score score = position_->score();
    const long margin = text == "draw" ? 0 : std::stol(text.substr(2));
    EXPECT_EQ(std::abs(score.first_halves - score.second_halves), 2 * margin);
  }
  template <class Visit>
  void for_each_point(Visit visit) {
    for (int y = 0; y < turn_.new_height(); ++y)
      for (int x = 0; x < turn_.new_width(); ++x) visit(Point{x, y});
  }

  Symmetry turn_;
  std::optional<Position> position_;
  Field watched_{1, 1};  // the same dots, with contours
  std::vector<Before> history_;
};

void play_cases(const std::string& variant, int expected_count) {
  int played = 0;
  for (const json& one_case : vectors()["cases"]) {
    if (one_case["variant"] != variant) continue;
    const std::optional<Ruleset> rules = rules_of_case(one_case);
    ASSERT_TRUE(rules.has_value());
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
      SCOPED_TRACE(one_case["id"].get<std::string>() + ", symmetry " + std::to_string(symmetry));
      CasePlayer(one_case, *rules, symmetry);
    }
    ++played;
  }
  EXPECT_EQ(played, expected_count);
}

TEST(Vectors, StandardCasesUnderAllSymmetries) {
  ARBITER_NEEDS_CORPUS();
  play_cases("std", 83);
}

TEST(Vectors, SuicideRefusedCasesUnderAllSymmetries) {
  ARBITER_NEEDS_CORPUS();
  play_cases("suicide=off", 3);
}

TEST(Vectors, AnyBaseCasesUnderAllSymmetries) {
  ARBITER_NEEDS_CORPUS();
  play_cases("base=any", 2);
}

TEST(Vectors, BorderWallCasesUnderAllSymmetries) {
  ARBITER_NEEDS_CORPUS();
  play_cases("border=on", 6);
}

TEST(Vectors, GoLikeCasesUnderAllSymmetries) {
  ARBITER_NEEDS_CORPUS();
  play_cases("base=only_opponent,suicide=off", 4);
  play_cases("base=only_opponent,border=on,suicide=off", 3);
}

struct RandomGame {
  int width = 0;
  int height = 0;
  std::vector<Put> puts;
  std::vector<std::vector<int>> after;  // captures of first, of second [, net if first grounds, if second grounds]
};

std::vector<RandomGame> random_games() {
  std::vector<RandomGame> games;
  std::istringstream file(corpus_file("vectors/dots-random-games.txt"));
  std::string line;
  while (std::getline(file, line)) {
    if (line.empty() || line.front() == '#') continue;
    RandomGame game;
    std::istringstream moves(line);
    moves >> game.width >> game.height;
    int player = 0;
    Point at;
    char comma = 0;
    while (moves >> player >> comma >> at.x >> comma >> at.y) game.puts.push_back({side_of(player), at});
    std::getline(file, line);
    std::istringstream results(line);
    std::string word;
    while (results >> word) {
      std::replace(word.begin(), word.end(), ':', ' ');
      std::istringstream numbers(word);
      std::vector<int>& after = game.after.emplace_back();
      for (int number = 0; numbers >> number;) after.push_back(number);
    }
    games.push_back(std::move(game));
  }
  return games;
}

TEST(Vectors, RandomGamesMoveByMove) {
  ARBITER_NEEDS_CORPUS();
  const std::vector<RandomGame> games = random_games();
  EXPECT_EQ(games.size(), 732U);
  int number = 0;
  for (const RandomGame& game : games) {
    SCOPED_TRACE("game " + std::to_string(++number));
    Ruleset rules;
    rules.width = game.width;
    rules.height = game.height;
    rules.start = Start::empty;
    Position position = Position::start(rules, {.free_turns = true}).value();
    ASSERT_EQ(game.puts.size(), game.after.size());
    std::vector<std::uint64_t> digests;
    for (std::size_t i = 0; i < game.puts.size(); ++i) {
      digests.push_back(position.field().digest());
      ASSERT_TRUE(position.play(Move::dot(game.puts[i].side, game.puts[i].point))) << "move " << i + 1;
      std::vector<int> got{position.field().captives(Side::first), position.field().captives(Side::second)};
      if (game.after[i].size() > 2)
        for (const Side side : both_sides) {
          const Score score = position.score_if_grounds(side);
          got.push_back(static_cast<int>(score.first_halves - score.second_halves) / 2);
        }
      ASSERT_EQ(got, game.after[i]) << "move " << i + 1;
    }
    while (position.plies() > 0) {
      position.undo();
      ASSERT_EQ(position.field().digest(), digests.back());
      digests.pop_back();
    }
    EXPECT_EQ(snapshot(position.field()), snapshot(Field(game.width, game.height)));
  }
}

// Positions in which other engines go wrong; two engines and the rules agree on the captives, and the rules alone stand
// for the grounding.
TEST(Vectors, PositionsAboutWhichEnginesDisagree) {
  ARBITER_NEEDS_CORPUS();
  ASSERT_EQ(vectors()["disagreements"].size(), 7U);
  for (const json& one : vectors()["disagreements"])
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
      SCOPED_TRACE(one["id"].get<std::string>() + ", symmetry " + std::to_string(symmetry));
      const Symmetry turn{symmetry, one["width"], one["height"]};
      Field field(turn.new_width(), turn.new_height());
      for (const json& move : one["moves"]) {
        const Put put = put_of(move);
        ASSERT_EQ(field.refusal(turn(put.point), put.side), PutRefusal::none) << move;
        field.put(turn(put.point), put.side);
      }
      const std::vector<int> captives{field.captives(Side::first), field.captives(Side::second)};
      EXPECT_EQ(captives, one["oppai_caps"].get<std::vector<int>>());
      EXPECT_EQ(captives, one["katago_caps"].get<std::vector<int>>());
      const int net = captives[0] - captives[1];
      EXPECT_EQ(net - field.loose(Side::first), one["ground_ref"]["1"].get<int>());
      EXPECT_EQ(net + field.loose(Side::second), one["ground_ref"]["2"].get<int>());
    }
}

}  // namespace
}  // namespace arbiter_tests
