#include "tournament/event/types.h"

#include <gtest/gtest.h>

#include "tournament/event/codes.h"

namespace {

using namespace tournament::event;

TEST(EventTexts, EveryValueReadsBack) {
  for (const System system : {System::round_robin, System::double_round_robin}) {
    EXPECT_EQ(parse_system(to_text(system)), system);
  }
  for (int i = 0; i <= static_cast<int>(TieBreak::captured_difference); ++i) {
    EXPECT_EQ(parse_tiebreak(to_text(static_cast<TieBreak>(i))), static_cast<TieBreak>(i));
  }
  for (int i = 0; i <= static_cast<int>(ResultKind::double_forfeit); ++i) {
    EXPECT_EQ(parse_result_kind(to_text(static_cast<ResultKind>(i))), static_cast<ResultKind>(i));
  }
  for (int i = 0; i <= static_cast<int>(GameEnd::arbiter); ++i) {
    EXPECT_EQ(parse_game_end(to_text(static_cast<GameEnd>(i))), static_cast<GameEnd>(i));
  }
}

TEST(EventTexts, AsTheyArePrinted) {
  EXPECT_EQ(to_text(System::double_round_robin), "double_round_robin");
  EXPECT_EQ(to_text(TieBreak::direct_encounter), "DE");
  EXPECT_EQ(to_text(TieBreak::captured_difference), "CD");
  EXPECT_EQ(to_text(ResultKind::draw), "½-½");
  EXPECT_EQ(to_text(ResultKind::second_wins_forfeit), "-:+");
  EXPECT_EQ(to_text(GameEnd::no_show), "no_show");
}

TEST(EventTexts, ResultsAsTyped) {
  EXPECT_EQ(parse_result_kind("1/2-1/2"), ResultKind::draw);
  EXPECT_EQ(parse_result_kind("="), ResultKind::draw);
  EXPECT_EQ(parse_result_kind("+-"), ResultKind::first_wins_forfeit);
  EXPECT_EQ(parse_result_kind("--"), ResultKind::double_forfeit);
  EXPECT_EQ(parse_result_kind("2-0"), std::nullopt);
  EXPECT_EQ(parse_result_kind(""), std::nullopt);
  EXPECT_EQ(parse_system("swiss"), std::nullopt);
  EXPECT_EQ(parse_tiebreak("de"), std::nullopt);
  EXPECT_EQ(parse_game_end(""), std::nullopt);
}

TEST(Award, ByTheScoreTable) {
  const ScoreTable three_one{.win = 6, .draw = 2, .loss = 0};
  EXPECT_EQ(award(ResultKind::first_wins, three_one), (Award{6, 0}));
  EXPECT_EQ(award(ResultKind::draw, three_one), (Award{2, 2}));
  EXPECT_EQ(award(ResultKind::second_wins, {}), (Award{0, 2}));
}

TEST(Award, ForfeitLossIsNothingEvenWhereALossIsWorthPoints) {
  const ScoreTable three_two_one{.win = 6, .draw = 4, .loss = 2};
  EXPECT_EQ(award(ResultKind::first_wins, three_two_one), (Award{6, 2}));
  EXPECT_EQ(award(ResultKind::first_wins_forfeit, three_two_one), (Award{6, 0}));
  EXPECT_EQ(award(ResultKind::second_wins_forfeit, three_two_one), (Award{0, 6}));
  EXPECT_EQ(award(ResultKind::double_forfeit, three_two_one), (Award{0, 0}));
}

TEST(EventCodes, AreUniqueAndExplained) {
  std::string_view previous;
  for (const CodeInfo& info : codes()) {
    EXPECT_EQ(code_of(info.refusal), info.code);
    EXPECT_FALSE(info.when.empty()) << info.code;
    if (info.code.starts_with("EVT")) {
      EXPECT_LT(previous, info.code);
      previous = info.code;
    }
  }
  EXPECT_EQ(code_of(Refusal::already_entered), "EVT021");
}

}  // namespace
