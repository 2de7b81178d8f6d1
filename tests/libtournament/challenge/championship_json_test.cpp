#include <gtest/gtest.h>

#include "tournament/challenge/championship.h"

namespace tournament::challenge {
namespace {

constexpr const char* two = R"("players":[{"no":1,"school":"A"},{"no":2,"school":"B"}])";

dots::Error fault(const std::string& rest) {
  const auto read = read_championship("{" + std::string(two) + "," + rest + "}");
  return read ? dots::Error{} : read.error();
}

TEST(ChampionshipFile, ReadsPlayersDuelsRefusalsAndOptions) {
  const auto read = read_championship("{" + std::string(two) + R"(,
    "duels":[{"id":7,"game":"loa","a":1,"b":2,"result":"b","signed":false,"booked_a":"quints","in_table":false,
              "hors_concours":true}],
    "refusals":[{"after":7,"game":"loa","challenger":1,"refuser":2}],"excluded":[2],
    "options":{"trophy":"per_opponent","ties":"chain","rows":4}})");
  ASSERT_TRUE(read) << read.error().code;
  const Duel& duel = read->duels.at(0);
  EXPECT_EQ(duel.id, 7);
  EXPECT_EQ(duel.winner(), 2);
  EXPECT_EQ(duel.row_of(1), "quints");
  EXPECT_EQ(duel.row_of(2), "loa");
  EXPECT_FALSE(duel.signed_by_loser || duel.entered_in_table);
  EXPECT_TRUE(duel.hors_concours);
  EXPECT_EQ(read->refusals.at(0).refuser, 2);
  EXPECT_EQ(read->excluded, std::vector<Number>{2});
  EXPECT_EQ(read->options.trophy, TrophyReading::per_opponent);
  EXPECT_EQ(read->options.ties, Ties::chain);
  EXPECT_EQ(read->options.rows_a_game, 4);
}

TEST(ChampionshipFile, NamesWhatIsWrongAndWhere) {
  EXPECT_EQ(read_championship("{").error().code, "CHL001");
  EXPECT_EQ(read_championship("[]").error().code, "CHL002");
  EXPECT_EQ(fault(R"("x":1)").code, "CHL002");  // no duels
  EXPECT_EQ(fault(R"("duels":[{"a":1,"b":2,"result":"a"}])"),
            (dots::Error{"CHL002", {{"key", "game"}, {"where", "duels[0]"}}}));
  EXPECT_EQ(fault(R"("duels":[{"game":"loa","a":"1","b":2,"result":"a"}])").code, "CHL002");
  EXPECT_EQ(fault(R"("duels":[{"game":"loa","a":1,"b":2,"result":"won"}])"),
            (dots::Error{"CHL003", {{"value", "won"}, {"key", "result"}, {"where", "duels[0]"}}}));
  EXPECT_EQ(fault(R"("duels":[{"game":"loa","a":1,"b":3,"result":"a"}])"),
            (dots::Error{"CHL004", {{"number", "3"}, {"where", "duels[0]"}}}));
  EXPECT_EQ(fault(R"("duels":[{"game":"loa","a":1,"b":1,"result":"a"}])").code, "CHL004");
  EXPECT_EQ(fault(R"("duels":[],"excluded":[9])").code, "CHL004");
  EXPECT_EQ(fault(R"("duels":[],"options":{"ties":"coin"}})").code, "CHL001");
  EXPECT_EQ(fault(R"("duels":[],"options":{"ties":"coin"})").code, "CHL003");
  EXPECT_EQ(read_championship(R"({"players":[{"no":1},{"no":1}],"duels":[]})").error().code, "CHL004");
  EXPECT_EQ(read_trophy_reading("most").error().code, "CHL003");
}

TEST(ChampionshipFile, NamesHaveTheLengthOfTheLimits) {
  const auto with_name = [](std::size_t length) {
    return read_championship(R"({"players":[{"no":1,"name":")" + std::string(length, 'x') + R"("}],"duels":[]})");
  };
  EXPECT_TRUE(with_name(200));
  EXPECT_EQ(with_name(201).error().code, "LIM001");
}

}  // namespace
}  // namespace tournament::challenge
