// Any bytes as a record file: read and verified without a crash, and nothing is accepted beyond what was read.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "property.h"
#include "tournament/records/codec.h"
#include "tournament/records/verify.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tournament::records;
  const ReadResult read = read_records({reinterpret_cast<const char*>(data), size}, {.file_name = "fuzz.sgf"});
  for (const GameRecord& record : read.records) {
    const VerifyReport report = verify(record, {});
    holds(report.accepted >= 0 && report.accepted <= report.plies);
  }
  return 0;
}
