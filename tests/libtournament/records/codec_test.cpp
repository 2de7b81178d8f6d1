// The table of formats: sniffing, limits, and input that is none.
#include "tournament/records/codec.h"

#include <gtest/gtest.h>

#include "corpus.h"
#include "tournament/records/sgf_codes.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

constexpr const char* small_game =
    "\xEF\xBB\xBF(;GM[40]FF[4]CA[UTF-8]SZ[9:8]PB[Анна \\] x]RE[B+1]AB[dd][ee]AW[ed][de];B[bb]BL[9.5]C[B pressed STOP]"
    "(;W[cc.abbccbbaab]LB[aa:x])(;W[dd]))\n(;GM[40]FF[4]AP[katago]SZ[5]RU[sui1];B[aa];W[])";

TEST(Codec, KnowsSgfByContentOrName) {
  for (const std::string bytes :
       {"(;GM[40]FF[4]SZ[5])", " \r\n ( ;GM[40]FF[4]SZ[5])", "\xEF\xBB\xBF(;GM[40]FF[4]SZ[5])"})
    EXPECT_EQ(read_records(bytes, {}).records.size(), 1u);
  EXPECT_EQ(read_records("mail\n(;GM[40]FF[4]SZ[5])", {.file_name = "x.sgf"}).records.size(), 1u);
}

TEST(Codec, SaysWhatItDoesNotRead) {
  struct Row {
    std::string bytes;
    std::string name;
    std::string code;
    std::string argument;
  };
  for (const Row& row : {Row{"hello", "x.txt", "REC001", "x.txt"}, Row{"(hello)", "", "REC001", ""}}) {
    const ReadResult read = read_records(row.bytes, {.file_name = row.name});
    EXPECT_TRUE(read.records.empty()) << row.name;
    ASSERT_EQ(read.diagnostics.size(), 1u) << row.name;
    EXPECT_EQ(read.diagnostics[0].code, row.code) << row.name;
    EXPECT_EQ(read.diagnostics[0].severity, dots::Severity::critical) << row.name;
    EXPECT_EQ(read.diagnostics[0].args[0].value, row.argument) << row.name;
  }
}

TEST(Codec, NothingAtAllIsAnEmptyFile) {
  const ReadResult read = read_records("", {});
  ASSERT_EQ(read.diagnostics.size(), 1u);
  EXPECT_EQ(read.diagnostics[0].code, sgf_code::empty_file);
}

TEST(Codec, HoldsItsLimitsAtNAndNPlusOne) {
  const std::string game = "(;GM[40]FF[4]SZ[9];B[aa];W[bb];B[cc])";
  ReadOptions options;
  options.limits.plies = 3;
  options.limits.file_bytes = game.size();
  EXPECT_TRUE(read_records(game, options).records[0].playable);
  options.limits.plies = 2;
  const ReadResult read = read_records(game, options);
  EXPECT_FALSE(read.records[0].playable);
  EXPECT_EQ(read.records[0].moves.size(), 2u);
  EXPECT_EQ(read.records[0].diagnostics[0].code, "LIM001");
  options.limits.file_bytes = game.size() - 1;
  EXPECT_TRUE(read_records(game, options).records.empty());
  EXPECT_EQ(read_records(game, options).diagnostics[0].code, "LIM001");
}

TEST(Codec, StandsATextCutOffAnywhere) {
  const std::string whole = small_game;
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    const ReadResult read = read_records(whole.substr(0, length), {.file_name = "cut.sgf"});
    dots::Diagnostics all = read.diagnostics;
    for (const GameRecord& record : read.records) {
      const VerifyReport report = verify(record, {});
      all.insert(all.end(), report.diagnostics.begin(), report.diagnostics.end());
    }
    if (length > 3 && length < whole.size() && whole.substr(0, length).find("))\n") == std::string::npos) {
      EXPECT_TRUE(any_at_least(all, dots::Severity::error)) << length;
    }
  }
}

TEST(Codec, StandsAByteChangedAnywhere) {
  const std::string whole = small_game;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (const char byte : {'\0', '(', ')', '[', ']', ';', '\\', '.', '-', '\xFF', 'Z'}) {
      std::string text = whole;
      text[i] = byte;
      for (const GameRecord& record : read_records(text, {.file_name = "changed.sgf"}).records) {
        const VerifyReport report = verify(record, {});
        EXPECT_LE(report.accepted, report.plies);
        if (record.playable && record.width > 0) static_cast<void>(write_sgf(record, SgfDialect::zagram));
      }
    }
  }
}

TEST(Codec, EveryCodeHasAMeaningOfItsOwn) {
  std::string last;
  for (const CodeMeaning& row : sgf_codes()) {
    EXPECT_LT(last, row.code);
    EXPECT_FALSE(row.meaning.empty());
    last = row.code;
  }
}

}  // namespace
}  // namespace tournament::records
