// A disk that fails at the n-th change, for every n: afterwards the store is as it was before the call or as it would
// be after it, never between.
#include "failing_disk.h"

#include "store_fixture.h"

namespace store_tests {
namespace {

using tournament::event::ResultKind;
using tournament::store::EventId;
using tournament::store::RecordFile;
using tournament::store::Store;

constexpr int enough = 10'000;

class FailingDiskTest : public StoreTest, public testing::WithParamInterface<FailingDisk::For> {};

INSTANTIATE_TEST_SUITE_P(AllLengths, FailingDiskTest, testing::Values(FailingDisk::For::once, FailingDisk::For::ever));

RecordFile long_record() {
  return {.file_name = "t1.sgf",
          .bytes = std::string(100'000, ';'),
          .games = {{.index = 0, .format = "sgf", .game = "dots", .verdict = "verified"}}};
}

TEST_P(FailingDiskTest, leaves_the_old_or_the_new_log) {
  EventId event = 0;
  std::int64_t before = 0;
  {
    Store store = new_store(path());
    event = paired_event(store, 4);
    before = must(store.load(event)).sequence;
  }
  const std::string good = read_bytes(path());

  const auto command = set_result(1, 1, ResultKind::first_wins);
  bool reached_the_end = false;
  for (int n = 1; n < enough && !reached_the_end; ++n) {
    SCOPED_TRACE(n);
    std::filesystem::remove(path("arbiter.db-wal"));
    std::filesystem::remove(path("arbiter.db-shm"));
    write_bytes(path(), good);
    bool acknowledged = false;
    {
      FailingDisk disk;
      Store store = reopen(path());
      disk.fail_from(n, GetParam());
      const auto done = store.decide_and_append(event, command, anna, {long_record()});
      acknowledged = done.has_value();
      ASSERT_TRUE(acknowledged || done.error().code == "STO008") << text_of(done);
      reached_the_end = !disk.failed();
      if (GetParam() == FailingDisk::For::once && !acknowledged) {
        // The store goes on where it was, on a disk that works again.
        disk.repair();
        const auto again = store.decide_and_append(event, command, anna, {long_record()});
        ASSERT_TRUE(again) << text_of(again);
        ASSERT_EQ(again->entries.front().sequence, before + 1);
        acknowledged = true;
      }
    }
    Store store = reopen(path());
    ASSERT_EQ(findings_of(store), "");
    const auto after = must(store.load(event));
    const auto records = must(store.records());
    const bool is_new = after.sequence == before + 1;
    ASSERT_TRUE(is_new || after.sequence == before);
    ASSERT_EQ(records.size(), is_new ? 1U : 0U) << "the record and the result that names it go together";
    ASSERT_TRUE(is_new || !acknowledged);
  }
  EXPECT_TRUE(reached_the_end);
}

TEST_P(FailingDiskTest, creates_a_whole_database_or_none) {
  bool reached_the_end = false;
  for (int n = 1; n < enough && !reached_the_end; ++n) {
    SCOPED_TRACE(n);
    std::filesystem::remove(path());
    bool acknowledged = false;
    {
      FailingDisk disk;
      disk.fail_from(n, GetParam());
      acknowledged = Store::init(path(), now).has_value();
      reached_the_end = !disk.failed();
    }
    if (std::filesystem::exists(path())) {
      const Store store = reopen(path());
      ASSERT_EQ(findings_of(store), "");
    } else {
      ASSERT_FALSE(acknowledged);
    }
    for (const auto& entry : std::filesystem::directory_iterator(folder()))
      ASSERT_EQ(entry.path(), path()) << "nothing else stays behind";
  }
  EXPECT_TRUE(reached_the_end);
}

}  // namespace
}  // namespace store_tests
