// What a reader must say of faulty records: severity and place, one row an input.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "corpus.h"
#include "tournament/records/codec.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

/// "warning 1:17", "critical 1:6"
using Findings = std::vector<std::string>;

std::string row(const dots::Diagnostic& d) {
  return std::string(dots::to_text(d.severity)) + ' ' + std::to_string(d.place.line) + ':' +
         std::to_string(d.place.column);
}

/// Everything that is said of a file: of itself, and of each record after it was replayed.
Findings findings_of(const std::string& sgf) {
  const ReadResult read = read_records(sgf, {.file_name = "game.sgf"});
  Findings rows;
  for (const auto& d : read.diagnostics) rows.push_back(row(d));
  for (const GameRecord& record : read.records)
    for (const auto& d : verify(record, {}).diagnostics) rows.push_back(row(d));
  return rows;
}

TEST(SgfDiagnostics, SharedInputs) {
  ARBITER_NEEDS_CORPUS();
  const auto vectors = nlohmann::json::parse(arbiter_tests::corpus_file("vectors/dots-public.json"));
  for (const auto& each : vectors.at("sgf_diagnostics")) {
    Findings wanted;
    for (const auto& d : each.at("diagnostics")) {
      wanted.push_back(d.at("severity").get<std::string>() + ' ' + std::to_string(d.at("line").get<int>()) + ':' +
                       std::to_string(d.at("col").get<int>()));
    }
    EXPECT_EQ(findings_of(each.at("input")), wanted) << each.at("input");
  }
}

}  // namespace
}  // namespace tournament::records
