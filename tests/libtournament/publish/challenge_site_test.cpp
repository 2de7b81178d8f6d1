// The site of an open challenge: standings by category, central table, sheets to be printed.
#include <gtest/gtest.h>

#include <algorithm>

#include "../event/given.h"
#include "site_texts.h"
#include "tournament/publish/site.h"
#include "well_formed.h"

namespace tournament::publish {
namespace {

using namespace event;
using arbiter_tests::given;
using arbiter_tests::of_system;
using arbiter_tests::with_entries;
using challenge::DuelResult;
using publish_tests::file;
using publish_tests::has;
using publish_tests::scan;

/// Anna and Béla of school A, Cili and Dani of B, an adult; four duels, the last between Anna and Béla.
SiteInput sample_challenge() {
  std::vector<Command> commands = with_entries(5, of_system(System::challenge));
  const char* names[]{"Anna", "Béla", "Cili", "Dani <b>", "Edit"};
  const char* schools[]{"A", "A", "B", "B", ""};
  for (int number = 1; number <= 5; ++number)
    commands.emplace_back(
        SetChallenger{{number, 100 + number, schools[number - 1], number == 5 ? "adult" : "lower"}, ""});
  const auto duel = [&](int a, int b, std::string game, DuelResult result) {
    challenge::Duel entered{.game = std::move(game), .a = a, .b = b, .result = result};
    entered.hors_concours = a == 101 && b == 102;
    commands.emplace_back(EnterDuel{entered, ""});
  };
  duel(101, 103, "camelot", DuelResult::a_wins);
  duel(103, 105, "quints", DuelResult::a_wins);
  duel(104, 101, "camelot", DuelResult::draw);
  duel(101, 102, "quints", DuelResult::b_wins);
  SiteInput input;
  input.state = given(commands);
  input.state.settings.title = "Seven Games";
  for (int number = 1; number <= 5; ++number) {
    Player player;
    player.id = 100 + number;
    player.name = names[number - 1];
    input.players[player.id] = player;
  }
  return input;
}

TEST(ChallengeSite, HasItsOwnPagesAndNoneOfRounds) {
  std::vector<std::string> paths;
  for (const SiteFile& one : make_site(sample_challenge())) {
    paths.push_back(one.path);
    if (!one.path.ends_with(".html")) continue;
    EXPECT_EQ(scan(one.bytes).fault, "") << one.path;
  }
  std::ranges::sort(paths);
  EXPECT_EQ(paths,
            (std::vector<std::string>{"central.csv", "central.html", "icon.svg", "index.html", "player-1.html",
                                      "player-2.html", "player-3.html", "player-4.html", "player-5.html",
                                      "players.html", "sheets.html", "standings.csv", "standings.json", "style.css"}));
}

TEST(ChallengeSite, RanksByCategoryAndTeams) {
  EXPECT_EQ(file(make_site(sample_challenge()), "standings.csv"),
            "rank,number,name,category,school,base,trophy,score,diploma\r\n"
            "1,101,Anna,Lower school,A,1,1,2,yes\r\n"
            "2,103,Cili,Lower school,B,1,0,1,yes\r\n"
            "3,102,Béla,Lower school,A,0,0,0,yes\r\n"
            "3,104,Dani <b>,Lower school,B,0,0,0,yes\r\n"
            "\r\n"
            "rank,number,name,category,school,base,trophy,score,diploma\r\n"
            "1,105,Edit,Adults,,0,0,0,yes\r\n"
            "\r\n"
            "rank,school,points\r\n"
            "1,A,2\r\n"
            "2,B,1\r\n");
}

TEST(ChallengeSite, CentralTableNamesTheBeatenUnderTheirGame) {
  EXPECT_EQ(file(make_site(sample_challenge()), "central.csv"),
            "number,name,category,school,russian_draughts,lines_of_action,camelot,roll_in_four,push_in_four,quints,"
            "blocked_reversi,base,trophy,score\r\n"
            "101,Anna,Lower school,A,,,103,,,,,1,1,2\r\n"
            "102,Béla,Lower school,A,,,,,,,,0,0,0\r\n"
            "103,Cili,Lower school,B,,,,,,105,,1,0,1\r\n"
            "104,Dani <b>,Lower school,B,,,,,,,,0,0,0\r\n"
            "105,Edit,Adults,,,,,,,,,0,0,0\r\n");
}

TEST(ChallengeSite, SheetsHaveThreeRowsAGameFilledOrFree) {
  const std::string page = file(make_site(sample_challenge()), "sheets.html");
  std::size_t rows = 0;
  for (std::size_t at = page.find("<tr>"); at != std::string::npos; at = page.find("<tr>", at + 1)) ++rows;
  EXPECT_EQ(rows, 5U * (1 + 7 * 3) + 2) << "a head and 21 rows each, and the game hors concours on two of them";
  EXPECT_TRUE(has(page, "hors concours"));
}

TEST(ChallengeSite, IsProvisionalUntilTheEventIsClosed) {
  SiteInput input = sample_challenge();
  EXPECT_TRUE(has(file(make_site(input), "index.html"), "Provisional."));
  input.state.closed = true;
  EXPECT_FALSE(has(file(make_site(input), "index.html"), "Provisional."));
}

TEST(ChallengeSite, WhoRefusedToBeShownHasInitialsAndNoSchool) {
  SiteInput input = sample_challenge();
  input.players[101].consent = Consent::no;
  const Site site = make_site(input);
  for (const SiteFile& one : site) EXPECT_FALSE(has(one.bytes, "Anna")) << one.path;
  EXPECT_TRUE(has(file(site, "central.csv"), "101,A.,Lower school,,"));
  EXPECT_TRUE(has(file(site, "standings.csv"), "1,A,")) << "the team keeps her points";
}

TEST(ChallengeSite, ADuelWithARecordHasAPage) {
  SiteInput input = sample_challenge();
  const std::string id = std::string(64, 'c') + ":0";
  input.state.open_challenge->duels.front().record = id;
  SiteRecord record;
  record.record.format = "sgf";
  record.record.first.name = "Anna";
  record.bytes = "(;GM[40])";
  input.records[id] = record;
  const Site site = make_site(input);
  EXPECT_TRUE(has(file(site, "duel-1.html"), "Anna wins"));
  EXPECT_TRUE(has(file(site, "player-1.html"), "href=\"duel-1.html\""));
  EXPECT_EQ(file(site, "records/" + std::string(64, 'c') + ".sgf"), "(;GM[40])");
  input.players[103].consent = Consent::no;
  for (const SiteFile& one : make_site(input)) EXPECT_FALSE(one.path.starts_with("records/"));
}

}  // namespace
}  // namespace tournament::publish
