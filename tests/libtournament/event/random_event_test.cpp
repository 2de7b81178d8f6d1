// Random events of every system, with fixed seeds: what decisions lead to is what their log tells, and no round is ever
// such as a hall would laugh at.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "given.h"
#include "tournament/event/pairing_report.h"
#include "tournament/standings/standings.h"

namespace {

using namespace tournament::event;
using arbiter_tests::firm;
using arbiter_tests::of_system;

class Hall {
 public:
  Hall(System system, unsigned seed) : random_(seed) {
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
    for (int i = 0; i < entries; ++i) run(AddEntry{100 + i});
    if (below(2) == 0) run(SetRules{{.missed = ByeKind::half_point, .half_byes = 2}});
  }

  void step() {
    const RoundNumber last = rounds_of(state_, 1);
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
        if (!p.is_bye() && !p.result) results.emplace_back(SetResult{r.number, p.table, result(), ""});
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

  [[nodiscard]] int rounds() const { return rounds_of(state_, 1); }
  [[nodiscard]] int undone() const { return static_cast<int>(state_.undone.size()); }
  [[nodiscard]] int faults() const { return faults_; }

 private:
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

INSTANTIATE_TEST_SUITE_P(OfEverySystem, RandomEvents,
                         testing::Values(System::round_robin, System::double_round_robin, System::groups,
                                         System::knockout, System::double_elimination, System::scheveningen,
                                         System::monrad, System::ladder, System::by_hand),
                         [](const testing::TestParamInfo<System>& system) {
                           return std::string(to_text(system.param));
                         });

}  // namespace
