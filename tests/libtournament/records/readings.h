// What the tests of records read from a text.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tournament/records/codec.h"

namespace tournament::records {

/// The only record of a text; without a name of its file the contents alone tell the format.
inline GameRecord record_in(const std::string& text, const std::string& file_name = "") {
  ReadResult read = read_records(text, {.file_name = file_name});
  EXPECT_EQ(read.records.size(), 1u) << text;
  return read.records.empty() ? GameRecord{} : read.records.front();
}

inline GameRecord sgf_record(const std::string& text) { return record_in(text, "game.sgf"); }
inline GameRecord pointsxt_record(const std::string& bytes) { return record_in(bytes, "game.sav"); }
inline GameRecord vkontakte_record(const std::string& text) { return record_in(text, "game.vktochki"); }

inline std::vector<std::string> codes_of(const dots::Diagnostics& diagnostics) {
  std::vector<std::string> list;
  for (const auto& each : diagnostics) list.push_back(each.code);
  return list;
}

}  // namespace tournament::records
