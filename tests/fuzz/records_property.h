// What holds for any bytes in any record format: they are read and verified without a crash, nothing is accepted beyond
// what was read, every record comes back equal from JSON, and what another format writes can be read again.
//
//   records_hold(bytes, "fuzz.sav");
#pragma once

#include <string>
#include <string_view>

#include "property.h"
#include "tournament/records/codec.h"
#include "tournament/records/source_link.h"
#include "tournament/records/verify.h"

inline void records_hold(std::string_view bytes, const char* file_name) {
  using namespace tournament::records;
  const ReadResult read = read_records(bytes, {.file_name = file_name});
  holds(!read.records.empty() || !read.diagnostics.empty());
  for (const GameRecord& record : read.records) {
    const VerifyReport report = verify(record, {});
    holds(report.accepted >= 0 && report.accepted <= report.plies);
    (void)source_links(record);

    const RecordWriter& json = *find_writer("json");
    const auto part = json.write(record);
    holds(part.has_value());
    const auto text = joined_records(std::span(&part->bytes, 1), json);
    ReadResult again = read_records(*text, {});
    holds(again.records.size() == 1);
    again.records[0].index = record.index;
    holds(again.records[0] == record);

    for (const RecordWriter& writer : record_writers()) {
      const auto written = write_record(record, writer);
      if (!written) {
        holds(!written.error().code.empty());
        continue;
      }
      const auto file = joined_records(std::span(&written->bytes, 1), writer);
      holds(read_records(*file, {}).records.size() == 1);
    }
  }
}
