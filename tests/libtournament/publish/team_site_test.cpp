// The site of an event of teams: a game page for a board with a record.
#include <gtest/gtest.h>

#include <algorithm>

#include "../event/given.h"
#include "tournament/publish/site.h"

namespace tournament::publish {
namespace {

using namespace event;

TEST(TeamSite, ABoardWithARecordHasAPage) {
  using arbiter_tests::given;
  const std::string id = std::string(64, 'd') + ":0";
  EventRules rules;
  rules.boards = 2;
  const GameResult result{.kind = ResultKind::first_wins, .end = GameEnd::resignation, .score = {}, .record = id};
  SiteInput input;
  input.state =
      given({CreateEvent{arbiter_tests::of_system(System::round_robin)}, SetRules{rules}, AddEntry{1001, 1, {101, 102}},
             AddEntry{1002, 1, {201, 202}}, PairRound{}, SetResult{1, 1, result, "", 1, 2}});
  for (const auto& [number, name] :
       {std::pair{1001, "Szeged"}, {1002, "Miskolc"}, {101, "Anna"}, {102, "Béla"}, {201, "Cili"}, {202, "Dani"}}) {
    Player player;
    player.id = number;
    player.name = name;
    input.players[number] = player;
  }
  input.records[id].record.format = "sgf";
  input.records[id].bytes = "(;GM[40])";
  const Site site = make_site(input);
  const auto page = std::ranges::find(site, "game-1-1-2.html", &SiteFile::path);
  ASSERT_NE(page, site.end());
  EXPECT_NE(page->bytes.find("Dani"), std::string::npos) << "the second team moves first on the second board";
  EXPECT_NE(page->bytes.find("Round 1, table 1, board 2"), std::string::npos);
  const auto rounds = std::ranges::find(site, "rounds.html", &SiteFile::path);
  EXPECT_NE(rounds->bytes.find("href=\"game-1-1-2.html\""), std::string::npos);
}

}  // namespace
}  // namespace tournament::publish
