// Duels of an open challenge: kept by every engine as the log tells them, with their records.
#include "store_fixture.h"

namespace store_tests {
namespace {

using namespace tournament::event;
using tournament::challenge::Duel;
using tournament::challenge::DuelResult;
using tournament::store::EventId;
using tournament::store::Rebuilt;
using tournament::store::Store;

class DuelsTest : public ContractTest {
 protected:
  Store store_ = new_store(place());
  EventId event_ = open_challenge();

  State decide(const Command& command) {
    Context firm = anna;
    firm.confirmed = WarningLevel::confirm_twice;
    return must(store_.decide_and_append(event_, command, firm)).state;
  }
  static Duel duel(int a, int b) { return {.game = "camelot", .a = a, .b = b, .result = DuelResult::a_wins}; }

 private:
  /// Three players with the start numbers 101, 102, 103.
  EventId open_challenge() {
    EventSettings settings = spring_cup();
    settings.system = System::challenge;
    const EventId event = must(store_.create_event(settings, anna)).event;
    for (int number = 1; number <= 3; ++number) {
      const PlayerId player = must(store_.add_player({.name = "Player " + std::to_string(number)}, anna));
      must(store_.decide_and_append(event, AddEntry{player}, anna));
      must(store_.decide_and_append(
          event, SetChallenger{{number, 100 + number, "School " + std::to_string(number), "lower"}, ""}, anna));
    }
    return event;
  }
};

INSTANTIATE_TEST_SUITE_P(Store, DuelsTest, testing::ValuesIn(all_kinds()), name_of);

class StoredDuelsTest : public DuelsTest {};
INSTANTIATE_TEST_SUITE_P(Store, StoredDuelsTest, testing::ValuesIn(shared_kinds()), name_of);

TEST_P(DuelsTest, load_as_they_were_decided) {
  decide(EnterDuel{duel(101, 102), ""});
  Duel second = duel(102, 101);
  second.signed_by_loser = false;
  second.time = "11:35";
  decide(EnterDuel{second, ""});
  decide(RecordRefusal{"camelot", 103, 101});
  Duel corrected = duel(101, 103);
  corrected.id = 1;
  decide(CorrectDuel{corrected, "", "misread"});
  decide(StrikeDuel{2, "entered twice"});
  decide(SetExclusion{103, true, "corrections on the sheet"});
  const State state = decide(SetChallenge{{.trophy = tournament::challenge::TrophyReading::per_opponent}});
  EXPECT_EQ(must(store_.load(event_)), state);
  EXPECT_EQ(state.open_challenge->duels.size(), 2U);
  EXPECT_EQ(must(store_.rebuild()), (Rebuilt{.events = 0, .players = 0}));
  EXPECT_EQ(findings_of(store_), "");
  EXPECT_EQ(must(store_.load(event_)), state);
}

TEST_P(DuelsTest, name_records_that_are_there) {
  const std::string missing = std::string(64, 'a') + ":0";
  EXPECT_EQ(text_of(store_.decide_and_append(event_, EnterDuel{duel(101, 102), missing}, anna)),
            "STO011 kind=record value=" + missing);
  tournament::store::RecordGame game;
  game.verdict = "verified";
  const auto put = must(store_.put_record({.file_name = "game.txt", .bytes = "a game", .games = {game}}, now));
  const State state = decide(EnterDuel{duel(101, 102), put.sha256 + ":0"});
  EXPECT_EQ(state.open_challenge->duels.front().record, put.sha256 + ":0");
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(StoredDuelsTest, come_back_after_reopening) {
  const State state = decide(EnterDuel{duel(101, 102), ""});
  EXPECT_EQ(must(reopen(place()).load(event_)), state);
}

}  // namespace
}  // namespace store_tests
