// A database of schema 1, built by the script that made it then, with everything it could hold: it migrates with all
// that is in it, and its archives load.
#include "event_log.h"
#include "event_rows.h"
#include "log_rows.h"
#include "migrations.h"
#include "store_fixture.h"
#include "values.h"

namespace store_tests {
namespace {

using namespace tournament::event;
namespace detail = tournament::store::detail;
using tournament::store::LogHead;
using tournament::store::OpenMode;
using tournament::store::Store;

const std::string old_players =
    "INSERT INTO players (name, nick, club, federation, birth_year, rating, folded) VALUES "
    "('Ёлкин, Пётр', 'petya', 'Minsk', 'BLR', 1990, 1500, 'елкин петр petya'), "
    "('Erased, Earlier', '', '', '', NULL, NULL, 'erased earlier'), "
    "('Łukasz, Jan', '', '', '', NULL, NULL, 'lukasz jan'); "
    "DELETE FROM players WHERE id = 2;";

/// An event with two entries, in the tables of schema 1.
void fill_events(detail::Connection& connection) {
  auto done = detail::in_transaction(connection, detail::Transaction::Kind::writing, [&]() -> dots::Result<void> {
    detail::Folded folded;
    EventSettings settings = spring_cup();
    auto started = detail::start_log(connection, folded, must(decide({}, CreateEvent{settings}, anna)), anna);
    if (!started) return started.error();
    State state = folded.state;
    const std::vector<LogBody> bodies{EntryAdded{.number = 1, .player = 1}, EntryAdded{.number = 2, .player = 3}};
    const auto entries = must(detail::chain_entries(folded.head, bodies, anna));
    for (const LogEntry& entry : entries) state = apply(std::move(state), entry.body);
    if (auto added = detail::insert_entries(connection, folded.event, entries); !added) return added;
    const LogHead head{.sequence = entries.back().sequence, .hash = entries.back().hash};
    return detail::update_event(connection, detail::summarize(folded.event, state, head));
  });
  must(done);
}

class Schema1Test : public ContractTest {
 protected:
  void SetUp() override {
    const auto target = must(detail::parse_target(place()));
    auto connection = must(detail::Connection::open(target, detail::Access::create));
    must(detail::migrate(connection, detail::migrations(target.dialect).first(1), now));
    must(connection.script(old_players));
    fill_events(connection);
  }
};
INSTANTIATE_TEST_SUITE_P(Store, Schema1Test, testing::ValuesIn(shared_kinds()), name_of);

TEST_P(Schema1Test, migrates_with_everything_kept) {
  EXPECT_EQ(code_of(Store::open(place(), OpenMode::read_write)), "STO016");
  const auto migrated = must(Store::migrate(place(), now));
  EXPECT_EQ(migrated.from, 1);
  EXPECT_EQ(migrated.to, detail::newest_schema());

  Store store = reopen(place());
  EXPECT_EQ(findings_of(store), "");
  const Player petr{.id = 1,
                    .name = "Ёлкин, Пётр",
                    .nick = "petya",
                    .club = "Minsk",
                    .federation = "BLR",
                    .birth_year = 1990,
                    .rating = 1500};
  EXPECT_EQ(must(store.player(1)), petr);
  EXPECT_EQ(must(store.player(3)), (Player{.id = 3, .name = "Łukasz, Jan"}));
  EXPECT_EQ(must(store.load(1)).entries.size(), 2U);
  EXPECT_EQ(must(store.verify_log(1)).sequence, 3);

  // The log of the register begins with those who were there.
  const auto log = must(store.player_log());
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].body.kind, PlayerDecision::kept);
  EXPECT_EQ(log[0].body.player, 1);
  EXPECT_EQ(log[0].actor, "arbiter");
  EXPECT_EQ(log[0].at, now);
  EXPECT_EQ(log[1].body.player, 3);

  // What was found before is found still, and now by the name in Latin letters too.
  EXPECT_EQ(must(store.find_players("elkin")).size(), 1U);
  EXPECT_EQ(must(store.rebuild()), (tournament::store::Rebuilt{.events = 0, .players = 0}));
  // An id that was given once is not given again.
  EXPECT_EQ(must(store.add_player({.name = "New, One"}, anna)), 4);
}

TEST_P(Schema1Test, rows_can_be_rebuilt_from_the_log_after_the_migration) {
  must(Store::migrate(place(), now));
  Store store = reopen(place());
  ASSERT_EQ(raw_sql(place(), "UPDATE players SET club = 'Other', rating = NULL WHERE id = 1"), "");
  ASSERT_EQ(raw_sql(place(), "DELETE FROM players WHERE id = 3"), "");
  EXPECT_EQ(must(store.rebuild()).players, 2);
  EXPECT_EQ(findings_of(store), "");
  EXPECT_EQ(must(store.player(1)).club, "Minsk");
  EXPECT_EQ(must(store.player(3)).name, "Łukasz, Jan");
}

class Schema1ArchiveTest : public ContractTest {};
INSTANTIATE_TEST_SUITE_P(Store, Schema1ArchiveTest, testing::ValuesIn(all_kinds()), name_of);

TEST_P(Schema1ArchiveTest, still_loads) {
  std::string bytes =
      "{\"next_ids\":{\"events\":1,\"players\":8},\"schema\":\"arbiter.archive/1\",\"schema_version\":1}\n"
      "{\"players\":{\"birth_year\":1990,\"club\":\"Minsk\",\"federation\":\"BLR\",\"folded\":\"елкин петр petya\","
      "\"id\":5,\"name\":\"Ёлкин, Пётр\",\"nick\":\"petya\",\"rating\":null}}\n";
  bytes += "{\"end\":{\"lines\":1,\"sha256\":\"" + detail::sha256(bytes) + "\"}}\n";
  write_bytes(path("old.archive"), bytes);
  Store store = must(Store::import_archive(path("old.archive"), place(), now));
  EXPECT_EQ(findings_of(store), "");
  EXPECT_EQ(must(store.player(5)).nick, "petya");
  EXPECT_EQ(must(store.player_log()).size(), 1U);
  EXPECT_EQ(must(store.add_player({.name = "New, One"}, anna)), 8);
}

}  // namespace
}  // namespace store_tests
