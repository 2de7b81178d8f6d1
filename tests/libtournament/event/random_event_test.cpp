// Random events of every system, with fixed seeds: what decisions lead to is what their log tells, and no round is ever
// such as a hall would laugh at.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "given.h"
#include "tournament/event/pairing_report.h"
#include "tournament/event/teams.h"
#include "tournament/standings/standings.h"

namespace {

using namespace tournament::event;
using arbiter_tests::firm;
using arbiter_tests::of_system;

class Hall {
 public:
  Hall(System system, unsigned seed, int boards = 0) : random_(seed), boards_(boards) {
    StageOptions options;
    options.rounds = system == System::monrad || system == System::ladder ? 5 : 0;
    options.best_of = 1 + below(2);
    options.third_place = below(2) == 0;
    options.consolation = below(2) == 0;
    options.drawn = below(2) == 0;
    options.cycles = 1 + below(2);
    run(CreateEvent{of_system(system, options)});
    // Scheveningen needs two teams of one size.
    const int entries = 4 + 2 * below(3) + (system == System::scheveningen ? 0 : below(2));
    EventRules rules;
    if (below(2) == 0) rules = {.missed = ByeKind::half_point, .half_byes = 2};
    if (boards > 0) {
      rules.boards = boards;
      rules.board_order = below(2) == 0;
      rules.board_points_first = below(3) == 0;
    }
    if (rules != EventRules{}) run(SetRules{rules});
    for (int i = 0; i < entries; ++i) run(AddEntry{100 + i, 1, boards > 0 ? team(i) : std::vector<PlayerId>{}});
  }

  void step() {
    const RoundNumber last = rounds_of(state_, 1);
    if (boards_ > 0 && below(3) == 0) return team_step(last);
    switch (below(20)) {
      case 0: return run(AddEntry{200 + below(30)});
      case 1: return run(WithdrawEntry{.number = entry()});
      case 2: return run(ReturnEntry{.number = entry()});
      case 3: return run(WishBye{.number = entry(), .round = last + below(3), .kind = bye()});
      case 4: return run(SetResult{1 + below(last + 1), 1 + below(4), result(), "slip"});
      case 5: return run(ClearResult{1 + below(last + 1), 1 + below(4), "slip"});
      case 6: return run(SwapSides{1, last, 1 + below(3), "x"});
      case 7: return run(SwapEntries{1, last, entry(), entry(), "x"});
      case 8: return run(RepairRound{1, last, "x"});
      case 9: return run(UnpairTable{1, last, entry(), "x"});
      case 10: return run(PairByHand{1, last, entry(), below(3) == 0 ? 0 : entry(), bye(), "x"});
      case 11: return run(Undo{1 + below(static_cast<int>(state_.sequence)), "x"});
      case 12: return run(AddPairRule{{.first = entry(), .second = entry(), .from = 1 + below(4)}, "x"});
      case 13: return run(FixTable{entry(), below(4)});
      case 14: return run(SetPhase{1, last, static_cast<Phase>(below(3))});
      default: return go_on();
    }
  }

  /// What an arbiter does most: the results of the round, then the next one.
  void go_on() {
    const RoundNumber last = rounds_of(state_, 1);
    const Round* round = find_round(state_, 1, last);
    if (round != nullptr && round->phase == Phase::draft) return run(SetPhase{1, last, Phase::checked});
    std::vector<Command> results;
    for (const Round& r : state_.rounds) {
      for (const Pairing& p : r.pairings) {
        if (p.is_bye() || p.result) continue;
        if (!is_match(state_, p)) results.emplace_back(SetResult{r.number, p.table, result(), ""});
        for (const BoardGame& game : boards_of(state_, r, p)) {
          if (!game.result) results.emplace_back(SetResult{r.number, p.table, result(), "", 1, game.board});
        }
      }
    }
    for (const Command& command : results) run(command);
    run(PairRound{1, below(3) == 0 ? Phase::draft : Phase::published});
  }

  void check() const {
    for (const Round& round : state_.rounds) {
      std::set<EntryNumber> seen;
      std::set<TableNumber> tables;
      bool byes = false;
      for (const Pairing& p : round.pairings) {
        ASSERT_NE(p.first, p.second);
        ASSERT_TRUE(seen.insert(p.first).second) << "paired twice";
        ASSERT_NE(find_entry(state_, p.first), nullptr);
        ASSERT_FALSE(byes && !p.is_bye()) << "a table after a bye";
        byes = byes || p.is_bye();
        ASSERT_EQ(p.table == 0, p.is_bye());
        if (p.is_bye()) continue;
        ASSERT_TRUE(seen.insert(p.second).second) << "paired twice";
        ASSERT_TRUE(tables.insert(p.table).second) << "two games at a table";
        check_boards(round, p);
      }
    }
    const auto table = tournament::standings::standings(state_, {});
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
      ASSERT_TRUE(table.rows[i].rank >= table.rows[i - 1].rank || table.rows[i].group != table.rows[i - 1].group);
    }
    pairing_report(state_, {}, 1, rounds_of(state_, 1));
  }

  void rebuild() const {
    State folded;
    for (const auto& [kind, json] : log_) {
      const auto body = decode(kind, json);
      ASSERT_TRUE(body) << json;
      folded = apply(std::move(folded), *body);
    }
    ASSERT_EQ(folded, state_);
    ASSERT_EQ(static_cast<std::size_t>(state_.sequence), log_.size());
  }

  /// Nobody plays on two boards or for another team, and the result of a match is what its boards say.
  void check_boards(const Round& round, const Pairing& p) const {
    std::set<PlayerId> seen;
    for (const BoardGame& game : boards_of(state_, round, p)) {
      for (const bool first : {true, false}) {
        const PlayerId player = first ? game.first : game.second;
        if (player == 0) continue;
        ASSERT_TRUE(seen.insert(player).second) << "plays twice";
        const Entry& team = *find_entry(state_, first == game.first_of_first ? p.first : p.second);
        const auto& members = members_in(team, round.number);
        ASSERT_NE(std::find(members.begin(), members.end(), player), members.end()) << "plays for another team";
      }
    }
    if (!p.boards.empty()) {
      ASSERT_EQ(p.result, match_result(state_, round, p));
    }
  }

  [[nodiscard]] int rounds() const { return rounds_of(state_, 1); }
  [[nodiscard]] int undone() const { return static_cast<int>(state_.undone.size()); }
  [[nodiscard]] int faults() const { return faults_; }

 private:
  static std::vector<PlayerId> team(int i) {
    std::vector<PlayerId> members;
    for (int m = 1; m <= 5; ++m) members.push_back(10'000 + 10 * i + m);
    return members;
  }
  PlayerId somebody() { return 10'000 + 10 * below(8) + below(7); }
  void team_step(RoundNumber last) {
    switch (below(8)) {
      case 0: return run(SetMemberAway{entry(), somebody(), last + below(3), below(3) != 0, "x"});
      case 1: {
        std::vector<PlayerId> players;
        const EntryNumber number = entry();
        for (const PlayerId member : team(number - 1)) {
          if (below(3) != 0) players.push_back(below(6) == 0 ? 0 : member);
        }
        return run(SetLineUp{number, last + below(2), players, "x"});
      }
      case 2: {
        const EntryNumber number = entry();
        std::vector<PlayerId> members = team(number - 1);
        std::shuffle(members.begin(), members.end(), random_);
        members.resize(static_cast<std::size_t>(2 + below(4)));
        return run(SetTeam{number, members, somebody(), "x"});
      }
      case 3: return run(ClearResult{1 + below(last + 1), 1 + below(3), "slip", 1, below(boards_ + 1)});
      case 4: return run(DefaultGame{1, last, 1 + below(3), below(2) == 0, below(2) == 0, 60, "x"});
      case 5: return run(SwapSides{1, last, 1 + below(3), "x"});
      default: return run(SetResult{last, 1 + below(3), result(), "slip", 1, 1 + below(boards_)});
    }
  }

  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  EntryNumber entry() { return 1 + below(static_cast<int>(state_.entries.size()) + 1); }
  ByeKind bye() { return static_cast<ByeKind>(below(4)); }
  GameResult result() {
    const int dice = below(20);
    GameResult r;
    r.kind = dice < 9    ? ResultKind::first_wins
             : dice < 16 ? ResultKind::second_wins
                         : static_cast<ResultKind>(below(11));
    return r;
  }
  void nobody_is_away(const Round& round) const {
    for (const Pairing& p : round.pairings) {
      for (const EntryNumber number : {p.first, p.second}) {
        const bool forfeited = p.result && is_forfeit(p.result->kind);
        EXPECT_TRUE(number == 0 || forfeited || takes_part(*find_entry(state_, number), round.number))
            << number << " is away in round " << round.number;
      }
    }
  }
  void run(const Command& command) {
    const auto bodies = decide(state_, command, firm());
    if (!bodies) {
      faults_ += bodies.error().code == "EVT078" ? 1 : 0;  // an engine whose checker says no
      return;
    }
    for (const LogBody& body : *bodies) {
      if (const auto* paired = std::get_if<RoundPaired>(&body)) nobody_is_away(paired->round);
      state_ = apply(std::move(state_), body);
      log_.emplace_back(kind_of(body), encode(body));
    }
  }

  std::mt19937 random_;
  int boards_;
  State state_;
  std::vector<std::pair<std::string, std::string>> log_;
  int faults_ = 0;
};

class RandomEvents : public testing::TestWithParam<System> {};

TEST_P(RandomEvents, AreSoundAndFoldToTheirState) {
  constexpr unsigned events = 112;  // a thousand and eight with all nine systems
  int rounds = 0, undone = 0, faults = 0;
  for (unsigned seed = 1; seed <= events; ++seed) {
    SCOPED_TRACE(seed);
    Hall hall(GetParam(), seed);
    for (int i = 0; i < 40; ++i) hall.step();
    hall.check();
    hall.rebuild();
    if (HasFatalFailure()) return;
    rounds += hall.rounds();
    undone += hall.undone();
    faults += hall.faults();
  }
  EXPECT_EQ(faults, 0) << "rounds that the engine made and its checker refused";
  if (GetParam() != System::by_hand) {
    EXPECT_GT(rounds, 150);
  }
  EXPECT_GT(undone, 20);
}

TEST_P(RandomEvents, OfTeamsAreSoundAndFoldToTheirState) {
  int rounds = 0, faults = 0;
  for (unsigned seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE(seed);
    Hall hall(GetParam(), 1000 + seed, 1 + static_cast<int>(seed % 4));
    for (int i = 0; i < 40; ++i) hall.step();
    hall.check();
    hall.rebuild();
    if (HasFatalFailure()) return;
    rounds += hall.rounds();
    faults += hall.faults();
  }
  EXPECT_EQ(faults, 0) << "rounds that the engine made and its checker refused";
  if (GetParam() != System::by_hand) {
    EXPECT_GT(rounds, 40);
  }
}

INSTANTIATE_TEST_SUITE_P(OfEverySystem, RandomEvents,
                         testing::Values(System::round_robin, System::double_round_robin, System::groups,
                                         System::knockout, System::double_elimination, System::scheveningen,
                                         System::monrad, System::ladder, System::by_hand),
                         [](const testing::TestParamInfo<System>& system) {
                           return std::string(to_text(system.param));
                         });

}  // namespace
