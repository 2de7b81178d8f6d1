// Teams: line-ups, boards, matches, and what a late change may still do.
#include <gtest/gtest.h>

#include <map>

#include "given.h"
#include "tournament/event/teams.h"
#include "tournament/standings/boards.h"
#include "tournament/standings/standings.h"

namespace {

using namespace tournament::event;
using namespace arbiter_tests;

constexpr ScoreTable two_one_nil{.win = 4, .draw = 2, .loss = 0, .bye = {}};

/// The members of team n: n01 … on the boards and below.
std::vector<PlayerId> members(int team, int count) {
  std::vector<PlayerId> ids;
  for (int i = 1; i <= count; ++i) ids.push_back(100 * team + i);
  return ids;
}

/// Teams 1 … `teams` of `count` members each on `boards` boards.
State teams_of(int teams, int boards, int count, EventRules rules = {}, System system = System::round_robin,
               std::vector<TieBreak> tiebreaks = {TieBreak::board_points, TieBreak::direct_encounter}) {
  EventSettings settings = of_system(system);
  settings.scores = two_one_nil;
  settings.tiebreaks = std::move(tiebreaks);
  rules.boards = boards;
  State state = given({CreateEvent{settings}, SetRules{rules}});
  for (int team = 1; team <= teams; ++team) {
    state = given({AddEntry{1000 + team, 1, members(team, count)}}, std::move(state));
  }
  return state;
}

/// "1:101-201 2:202-102 …", "." for nobody, with results.
std::string boards_text(const State& state, RoundNumber number, TableNumber table) {
  const Round& round = *find_round(state, 1, number);
  std::string out;
  for (const BoardGame& game : boards_of(state, round, round.pairings.at(static_cast<std::size_t>(table) - 1))) {
    const auto name = [](PlayerId id) { return id == 0 ? std::string(".") : std::to_string(id); };
    out += (out.empty() ? "" : " ") + std::to_string(game.board) + ":" + name(game.first) + "-" + name(game.second);
    if (game.result) out += "(" + std::string(to_text(game.result->kind)) + ")";
  }
  return out;
}

SetResult board(int number, ResultKind kind, int round = 1, int table = 1) {
  return {round, table, won(kind), "slip", 1, number};
}

/// The kind that stands for a table, "" for an open one.
std::string stands(const State& state, int round = 1, int table = 1) {
  const Pairing& p = find_round(state, 1, round)->pairings.at(static_cast<std::size_t>(table) - 1);
  return p.result ? std::string(to_text(p.result->kind)) : "";
}

TEST(Teams, PlayByTheBoardOrderWithSidesThatAlternate) {
  const State state = given({PairRound{}}, teams_of(2, 3, 4));
  EXPECT_EQ(boards_text(state, 1, 1), "1:101-201 2:202-102 3:103-203");
}

TEST(Teams, FillTheBoardsOfThoseWhoAreAway) {
  const State state = given({SetMemberAway{.number = 1, .player = 102, .round = 1}, PairRound{}}, teams_of(2, 3, 4));
  EXPECT_EQ(boards_text(state, 1, 1), "1:101-201 2:202-103 3:104-203");
  EXPECT_EQ(refusal(state, SetLineUp{.number = 1, .round = 1, .players = {102}, .reason = "x"}), "EVT096");
  EXPECT_EQ(refusal(state, SetMemberAway{.number = 1, .player = 103, .round = 1}), "EVT053");
  EXPECT_EQ(refusal(state, SetMemberAway{.number = 1, .player = 201, .round = 2}), "EVT092");
}

TEST(Teams, NameTheirLineUp) {
  const State state =
      given({SetLineUp{.number = 1, .round = 1, .players = {101, 0, 104}}, PairRound{}}, teams_of(2, 3, 4));
  EXPECT_EQ(boards_text(state, 1, 1), "1:101-201 2:202-.(+:-) 3:104-203");
  struct Case {
    const char* code;
    std::vector<PlayerId> players;
  };
  for (const Case& c : std::vector<Case>{{"EVT090", {101, 102, 103, 104}},
                                         {"EVT093", {201}},
                                         {"EVT092", {999}},
                                         {"EVT094", {101, 101}},
                                         {"EVT095", {102, 101}},
                                         {"EVT095", {101, 104, 103}}}) {
    EXPECT_EQ(refusal(state, SetLineUp{.number = 1, .round = 2, .players = c.players}), c.code);
  }
  EXPECT_EQ(refusal(state, SetLineUp{.number = 9, .round = 2}), "EVT042");
  const State free = teams_of(2, 2, 2, {.board_order = false});
  EXPECT_EQ(refusal(free, SetLineUp{.number = 1, .round = 1, .players = {102, 101}}), "");
}

TEST(Teams, ChangeALineUpUntilTheFirstResult) {
  State state = given({PairRound{}}, teams_of(2, 2, 3));
  const SetLineUp late{.number = 2, .round = 1, .players = {201, 203}, .reason = "ill"};
  EXPECT_EQ(warnings(state, late), "EVT110 confirm\n");
  EXPECT_EQ(refusal(state, SetLineUp{.number = 2, .round = 1, .players = {201, 203}}), "EVT080");
  state = given({late}, std::move(state));
  EXPECT_EQ(boards_text(state, 1, 1), "1:101-201 2:203-102");
  state = given({board(1, ResultKind::draw)}, std::move(state));
  EXPECT_EQ(refusal(state, SetLineUp{.number = 2, .round = 1, .reason = "x"}, firm()), "EVT097");
}

TEST(Teams, DecideAMatchByItsBoards) {
  State state =
      given({PairRound{}, board(1, ResultKind::first_wins), board(2, ResultKind::first_wins)}, teams_of(2, 3, 3));
  EXPECT_EQ(stands(state), "") << "one board is open";
  state = given({board(3, ResultKind::draw)}, std::move(state));
  EXPECT_EQ(stands(state), "½-½") << "board 2 was won by the second team";
  state = given({board(2, ResultKind::second_wins)}, std::move(state));
  EXPECT_EQ(stands(state), "1-0");
  const Round& round = state.rounds.front();
  EXPECT_EQ(tournament::event::board_points(state, round, round.pairings[0]), (BoardPoints{5, 1}));
  state = given({ClearResult{1, 1, "slip", 1, 3}}, std::move(state));
  EXPECT_EQ(stands(state), "");
  state = given({ClearResult{1, 1, "slip"}}, std::move(state));
  EXPECT_EQ(boards_text(state, 1, 1), "1:101-201 2:202-102 3:103-203");
}

TEST(Teams, RefuseWhatIsNoResultOfAMatch) {
  State state = given({PairRound{}}, teams_of(2, 2, 2));
  EXPECT_EQ(refusal(state, SetResult{1, 1, won(), ""}), "EVT098");
  EXPECT_EQ(refusal(state, board(3, ResultKind::draw)), "EVT090");
  EXPECT_EQ(refusal(state, board(-1, ResultKind::draw)), "EVT090");
  state = given({board(1, ResultKind::draw)}, std::move(state));
  EXPECT_EQ(refusal(state, SetResult{1, 1, won(ResultKind::first_wins_forfeit), "x"}), "EVT099");
  EXPECT_EQ(refusal(state, board(1, ResultKind::first_wins)), "") << "a correction with its reason";
  EXPECT_EQ(refusal(state, SetResult{1, 1, won(), "", 1, 1}), "EVT033");
  const State persons = given(with_entries(2) + PairRound{});
  EXPECT_EQ(refusal(persons, SetResult{1, 1, won(), "", 1, 1}), "EVT090");
}

TEST(Teams, AreForfeitedAsAWhole) {
  State state = given({PairRound{}, DefaultGame{.round = 1, .table = 1, .second_absent = true}}, teams_of(2, 4, 4));
  EXPECT_EQ(stands(state), "+:-");
  const Round& round = state.rounds.front();
  EXPECT_EQ(tournament::event::board_points(state, round, round.pairings[0]), (BoardPoints{8, 0}));
  EXPECT_EQ(refusal(state, board(1, ResultKind::draw)), "EVT099");
}

TEST(Teams, ForfeitTheBoardToWhichNobodyComes) {
  State state = given({SetLineUp{.number = 2, .round = 1, .players = {201}}, PairRound{}}, teams_of(2, 2, 2));
  EXPECT_EQ(boards_text(state, 1, 1), "1:101-201 2:.-102(-:+)");
  EXPECT_EQ(refusal(state, board(2, ResultKind::draw)), "EVT140");
  state = given({board(1, ResultKind::second_wins)}, std::move(state));
  EXPECT_EQ(stands(state), "½-½");
}

TEST(Teams, KeepTheTeamThatPlayedARound) {
  State state = given({PairRound{}, board(1, ResultKind::draw), board(2, ResultKind::draw)}, teams_of(4, 2, 3));
  state = given({SetTeam{.number = 1, .members = {103, 101}, .captain = 7}}, std::move(state));
  EXPECT_NE(boards_text(state, 1, 1).find("101"), std::string::npos);
  const Entry& team = *find_entry(state, 1);
  EXPECT_EQ(line_up(state, team, 1), (std::vector<PlayerId>{101, 102}));
  EXPECT_EQ(line_up(state, team, 2), (std::vector<PlayerId>{103, 101}));
  EXPECT_EQ(team.captain, 7);
  EXPECT_EQ(refusal(state, SetTeam{.number = 1, .members = {201}}), "EVT093");
  EXPECT_EQ(refusal(state, SetTeam{.number = 1, .members = {101, 101}}), "EVT094");
  EXPECT_EQ(refusal(state, SetTeam{.number = 1, .members = {}}), "EVT091");
  EXPECT_EQ(refusal(state, AddEntry{5000, 1, {101}}), "EVT020");
  EXPECT_EQ(warnings(teams_of(2, 3, 3), SetTeam{.number = 1, .members = {101}}), "EVT121 acknowledge\n");
}

TEST(Teams, KeepTheirRulesOnceARoundIsPaired) {
  const State state = given({PairRound{}}, teams_of(2, 2, 2));
  EventRules rules = state.rules;
  rules.boards = 3;
  EXPECT_EQ(refusal(state, SetRules{rules}), "EVT141");
  rules = state.rules;
  rules.board_points_first = true;
  EXPECT_EQ(refusal(state, SetRules{rules}), "EVT141");
  rules = state.rules;
  rules.strict = true;
  EXPECT_EQ(refusal(state, SetRules{rules}), "");
  rules.boards = -1;
  EXPECT_EQ(refusal(teams_of(2, 2, 2), SetRules{rules}), "EVT087");
}

TEST(Teams, UndoOnlyWhatNoBoardRestsOn) {
  State state = given({SetLineUp{.number = 1, .round = 1, .players = {101, 103}}, PairRound{}}, teams_of(2, 2, 3));
  const std::int64_t line_up_entry = state.sequence - 1, pairing = state.sequence;
  EXPECT_EQ(refusal(state, Undo{line_up_entry, "x"}), "EVT083");
  EXPECT_EQ(refusal(state, Undo{2, "x"}), "EVT083") << "the number of boards";
  state = given({board(1, ResultKind::draw)}, std::move(state));
  EXPECT_EQ(refusal(state, Undo{pairing, "x"}, firm()), "EVT083");
  state = given({Undo{state.sequence, "x"}}, std::move(state));
  EXPECT_EQ(boards_text(state, 1, 1), "1:101-201 2:202-103");
}

TEST(Teams, ExchangeSidesOnEveryBoard) {
  State state =
      given({PairRound{}, board(1, ResultKind::first_wins), SwapSides{1, 1, 1, "wrong seats"}}, teams_of(2, 2, 2));
  EXPECT_EQ(boards_text(state, 1, 1), "1:201-101(0-1) 2:102-202");
  EXPECT_EQ(refusal(state, UnpairTable{1, 1, 1, "x"}, firm()), "EVT068");
  EXPECT_EQ(refusal(state, UnpairRound{1, 1, "x"}, firm()), "EVT068");
}

// Four teams on two boards; the points below are counted by hand.
//   round 1 1-4 2-0, 2-3 1-1    round 2 4-3 ½-1½, 1-2 ½-1½    round 3 2-4 1-1, 3-1 0-2
//   match points 1: 4, 2: 4, 3: 3, 4: 1;  board points 1: 4½, 2: 3½, 3: 2½, 4: 1½
State quadrangle(EventRules rules = {}, std::vector<TieBreak> tiebreaks = {TieBreak::board_points}) {
  State state = teams_of(4, 2, 2, rules, System::round_robin, std::move(tiebreaks));
  // Halves of the first team on its two boards, by the pair.
  const std::map<std::pair<int, int>, std::pair<int, int>> made{{{1, 4}, {2, 2}}, {{2, 3}, {2, 0}}, {{4, 3}, {1, 0}},
                                                                {{1, 2}, {1, 0}}, {{2, 4}, {0, 2}}, {{3, 1}, {0, 0}}};
  for (int number = 1; number <= 3; ++number) {
    state = given({PairRound{}}, std::move(state));
    const std::vector<Pairing> pairings = find_round(state, 1, number)->pairings;
    for (const Pairing& p : pairings) {
      for (int b = 1; b <= 2; ++b) {
        const bool listed = made.contains({p.first, p.second});
        const auto& halves = made.at(listed ? std::pair(p.first, p.second) : std::pair(p.second, p.first));
        int first_team = b == 1 ? halves.first : halves.second;
        if (!listed) first_team = 2 - first_team;
        const int mover = b == 1 ? first_team : 2 - first_team;
        const auto kind = mover == 2 ? ResultKind::first_wins : mover == 1 ? ResultKind::draw : ResultKind::second_wins;
        state = given({board(b, kind, number, p.table)}, std::move(state));
      }
    }
  }
  return state;
}

std::string table_of(const State& state) {
  std::string out;
  for (const auto& row : tournament::standings::standings(state, {}).rows) {
    out += std::to_string(row.rank) + ".#" + std::to_string(row.number) + " " +
           tournament::standings::halves_text(row.points_halves);
    for (const auto& value : row.tiebreaks) out += value.applies ? " " + to_text(value.value) : " -";
    out += "\n";
  }
  return out;
}

TEST(TeamStandings, GoByMatchPointsThenBoardPoints) {
  EXPECT_EQ(table_of(quadrangle({}, {TieBreak::board_points, TieBreak::team_sonneborn_berger, TieBreak::buchholz})),
            "1.#1 4 4.5 10 -\n"  // 1·2 + 4·½ + 3·2
            "2.#2 4 3.5 10 -\n"  // 3·1 + 4·1½ + 1·1
            "3.#3 3 2.5 5.5 -\n"
            "4.#4 1 1.5 5.5 -\n");
}

TEST(TeamStandings, GoByBoardPointsWhereTheEventSaysSo) {
  EXPECT_EQ(table_of(quadrangle({.board_points_first = true}, {TieBreak::match_points, TieBreak::board_points})),
            "1.#1 4.5 4 4.5\n2.#2 3.5 4 3.5\n3.#3 2.5 3 2.5\n4.#4 1.5 1 1.5\n");
}

TEST(TeamStandings, LetTheDirectEncounterDecide) {
  EXPECT_EQ(table_of(quadrangle({}, {TieBreak::direct_encounter})), "1.#2 4 2\n2.#1 4 0\n3.#3 3 -\n4.#4 1 -\n");
}

TEST(TeamStandings, ShowTheBestOnEachBoard) {
  std::string out;
  for (const auto& row : tournament::standings::board_table(quadrangle(), {})) {
    out += std::to_string(row.board) + "/" + std::to_string(row.rank) + " " + std::to_string(row.player) + " " +
           tournament::standings::halves_text(row.points_halves) + " of " + std::to_string(row.played) + "\n";
  }
  EXPECT_EQ(out,
            "1/1 101 2.5 of 3\n1/2 201 1.5 of 3\n1/2 401 1.5 of 3\n1/4 301 0.5 of 3\n"
            "2/1 102 2 of 3\n2/1 202 2 of 3\n2/1 302 2 of 3\n2/4 402 0 of 3\n");
}

TEST(TeamStandings, GiveABye) {
  EventSettings settings = of_system(System::monrad, {.rounds = 3});
  settings.scores = two_one_nil;
  State state = given({CreateEvent{settings}, SetRules{{.boards = 4}}});
  for (int team = 1; team <= 3; ++team) {
    state = given({AddEntry{1000 + team, 1, members(team, 4)}}, std::move(state));
  }
  state = given({PairRound{}}, std::move(state));
  const Pairing& bye = state.rounds[0].pairings.back();
  ASSERT_TRUE(bye.is_bye());
  const auto table = tournament::standings::standings(state, {});
  for (const auto& row : table.rows) {
    EXPECT_EQ(row.match_halves, row.number == bye.first ? 2 : 0) << "a draw (FIDE C.04.6)";
    EXPECT_EQ(row.board_halves, row.number == bye.first ? 4 : 0);
  }
}

}  // namespace
