// Real records: what is drawn agrees with what the referee counted.
#include <gtest/gtest.h>

#include "corpus.h"
#include "tournament/publish/board_svg.h"
#include "tournament/records/codec.h"
#include "well_formed.h"

namespace tournament::publish {
namespace {

int captured_of(const Diagram& diagram, dots::Side side) {
  int count = 0;
  for (const DiagramDot& dot : diagram.dots) count += dot.captured && dot.side == side ? 1 : 0;
  return count;
}

TEST(DiagramCorpus, every_real_record_is_drawn_with_the_captives_of_its_report) {
  ARBITER_NEEDS_CORPUS();
  int replayed = 0;
  int as_written = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(arbiter_tests::corpus() / "data" / "dots")) {
    if (!entry.is_regular_file() || entry.path().extension() != ".sgf") continue;
    const std::string name = entry.path().filename().string();
    for (const records::GameRecord& record :
         records::read_records(arbiter_tests::read_file(entry.path()), {.file_name = name}).records) {
      const records::VerifyReport report = records::verify(record, {});
      const auto diagram = make_diagram(record, report);
      if (!diagram) continue;
      EXPECT_EQ(diagram->plies.size(), record.moves.size()) << name;
      EXPECT_EQ(publish_tests::scan(board_svg(*diagram, {.title = name})).fault, "") << name;
      ++(diagram->by_rules ? replayed : as_written);
      if (!diagram->by_rules || report.verdict == records::Verdict::stops_at_ply || !report.needs.empty()) continue;
      EXPECT_EQ(captured_of(*diagram, dots::Side::second), report.captives_first) << name;
      EXPECT_EQ(captured_of(*diagram, dots::Side::first), report.captives_second) << name;
    }
  }
  EXPECT_GT(replayed, 0);
  RecordProperty("replayed", replayed);
  RecordProperty("as_written", as_written);
}

}  // namespace
}  // namespace tournament::publish
