// What holds for any bytes in any record format: they are read and verified without a crash, nothing is accepted beyond
// what was read, every record comes back equal from JSON, what another format writes can be read again, and
// SGF keeps variations and marks or says that it does not.
//
//   records_hold(bytes, "fuzz.sav");
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "property.h"
#include "tournament/records/codec.h"
#include "tournament/records/record_facts.h"
#include "tournament/records/source_link.h"
#include "tournament/records/verify.h"

/// Whether a record must come back with its variations and marks.
inline bool keeps_lines(const tournament::records::GameRecord& record, const tournament::records::RecordWriter& writer,
                        const tournament::records::Written& written) {
  const bool sgf = writer.id == "sgf" || writer.id == "zagram" || writer.id == "vpoints";
  return sgf && !record.board && std::ranges::none_of(written.lost, [](const auto& each) {
           return each.code == "REC020" || each.code == "REC036";
         });
}

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
      const ReadResult copy = read_records(*file, {});
      holds(copy.records.size() == 1);
      if (keeps_lines(record, writer, *written)) {
        holds(copy.records[0].variations.size() == record.variations.size());
        holds(count_marks(copy.records[0]) == count_marks(record));
      }
    }
  }
}
