// A process that is killed in the middle of its work loses nothing that it said was done.
#include <string>
#include <vector>

#include "process.h"
#include "store_fixture.h"

namespace store_tests {
namespace {

using tournament::store::EventId;
using tournament::store::Store;

class CrashTest : public ContractTest {};
INSTANTIATE_TEST_SUITE_P(Store, CrashTest, testing::ValuesIn(shared_kinds()), name_of);

TEST_P(CrashTest, every_acknowledged_commit_survives_a_kill) {
  EventId event = 0;
  {
    Store store = new_store(place());
    event = paired_event(store, 4);
  }
  std::vector<std::string> acknowledged;
  // The kill comes right after an acknowledgement, while the next commit is on its way.
  for (const std::size_t commits : {1U, 2U, 3U, 5U, 8U, 13U, 21U, 34U, 55U}) {
    SCOPED_TRACE(commits);
    Process worker({STORE_WORKER, "commit", place(), std::to_string(event), "1000000"});
    std::string line;
    for (std::size_t i = 0; i < commits && worker.read_line(line); ++i) acknowledged.push_back(line);
    worker.kill();
    while (worker.read_line(line)) acknowledged.push_back(line);
    worker.wait();

    Store store = reopen(place());
    ASSERT_EQ(findings_of(store), "");
    const auto log = must(store.log(event));
    std::vector<std::string> kept;
    for (const auto& entry : log) kept.push_back(std::to_string(entry.sequence) + ' ' + entry.hash);
    for (const std::string& promised : acknowledged)
      ASSERT_NE(std::find(kept.begin(), kept.end(), promised), kept.end()) << promised;
  }
  EXPECT_GT(acknowledged.size(), 100U);
}

class WriteAheadLogTest : public StoreTest {};

TEST_F(WriteAheadLogTest, of_a_killed_process_is_read_by_the_next) {
  EventId event = 0;
  {
    Store store = new_store(path());
    event = paired_event(store, 2);
  }
  Process worker({STORE_WORKER, "commit", path(), std::to_string(event), "1000000"});
  std::string line;
  ASSERT_TRUE(worker.read_line(line));
  worker.kill();
  worker.wait();
  ASSERT_TRUE(std::filesystem::exists(path("arbiter.db-wal")));

  const Store store = must(Store::open(path(), tournament::store::OpenMode::read_only));
  EXPECT_EQ(findings_of(store), "");
  EXPECT_GE(must(store.load(event)).sequence, 5);
}

}  // namespace
}  // namespace store_tests
