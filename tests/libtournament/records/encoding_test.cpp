// How the bytes of a record become text: byte order mark, CA, UTF-8 where valid, else windows-1251.
#include <gtest/gtest.h>

#include "tournament/records/codec.h"
#include "tournament/records/sgf_codes.h"
#include "tournament/records/text_encoding.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

std::string game_of(const std::string& name, const std::string& more = {}) {
  return "(;GM[40]FF[4]" + more + "SZ[20]PB[" + name + "];B[aa])";
}

struct EncodingRow {
  std::string bytes;
  std::string encoding;
  std::string name;
};

TEST(Encoding, IsFoundByMarkThenDeclarationThenValidity) {
  const std::string cp1251 = "\xC8\xE2\xE0\xED";  // Иван
  const std::string latin2 = "\xA3ukasz";         // Łukasz in ISO-8859-2
  std::string utf16;
  for (const char c : game_of("A")) (utf16 += c) += '\0';
  for (const EncodingRow& row : {
           EncodingRow{game_of("Иван"), "UTF-8", "Иван"},
           EncodingRow{"\xEF\xBB\xBF" + game_of("Иван"), "UTF-8", "Иван"},
           EncodingRow{game_of(cp1251), "windows-1251", "Иван"},
           EncodingRow{game_of(cp1251, "CA[CP1251]"), "windows-1251", "Иван"},
           EncodingRow{game_of(cp1251, "CA[ANSI]"), "windows-1251", "Иван"},
           EncodingRow{game_of(latin2, "CA[ISO-8859-2]"), "iso-8859-2", "Łukasz"},
           EncodingRow{"\xFF\xFE" + utf16, "UTF-16LE", "A"},
       }) {
    const ReadResult read = read_records(row.bytes, {});
    ASSERT_EQ(read.records.size(), 1u);
    EXPECT_EQ(read.encoding, row.encoding);
    EXPECT_EQ(read.records[0].first.name, row.name);
    EXPECT_TRUE(read.records[0].diagnostics.empty());
  }
}

TEST(Encoding, ANameWithBytesThatAreNoTextIsToldAsText) {
  // iconv passes over such bytes, and takes the rest for a name.
  const ReadResult read = read_records(game_of("A\xFF", "CA[U\xA1\xA1TF-8]"), {});
  EXPECT_TRUE(is_utf8(read.encoding));
  for (const auto& each : read.records.at(0).diagnostics)
    for (const auto& argument : each.args) EXPECT_TRUE(is_utf8(argument.value)) << each.code;
}

TEST(Encoding, CanBeForced) {
  const ReadResult read = read_records(game_of("\xA3ukasz"), {.encoding = "iso-8859-2"});
  EXPECT_EQ(read.encoding, "iso-8859-2");
  EXPECT_EQ(read.records[0].first.name, "Łukasz");
}

TEST(Encoding, InvalidBytesAreReplacedAndReported) {
  const ReadResult read = read_records(game_of("I\xFFv\xC0\xAFn", "CA[UTF-8]"), {});
  ASSERT_EQ(read.records.size(), 1u);
  EXPECT_EQ(read.records[0].first.name, "I\uFFFDv\uFFFD\uFFFDn");
  ASSERT_EQ(read.records[0].diagnostics.size(), 1u);
  const dots::Diagnostic& d = read.records[0].diagnostics[0];
  EXPECT_EQ(d.code, sgf_code::invalid_bytes);
  EXPECT_EQ(d.severity, dots::Severity::warning);
  EXPECT_EQ(d.args[0].value, "3");
  EXPECT_EQ(d.place, (dots::Place{1, 33}));
  EXPECT_EQ(verify(read.records[0], {}).verdict, Verdict::verified_with_warnings);
}

TEST(Encoding, NulBytesCutNothingOff) {
  const ReadResult read = read_records(game_of(std::string("I\0v\0n", 5)), {});
  ASSERT_EQ(read.records.size(), 1u);
  EXPECT_EQ(read.records[0].moves.size(), 1u) << "what follows the NUL bytes is read";
  EXPECT_EQ(read.records[0].first.name, "I\uFFFDv\uFFFDn");
  ASSERT_EQ(read.records[0].diagnostics.size(), 1u);
  EXPECT_EQ(read.records[0].diagnostics[0].code, sgf_code::nul_bytes);
  EXPECT_EQ(read.records[0].diagnostics[0].args[0].value, "2");
}

TEST(Encoding, AFindingBelongsToItsGame) {
  const ReadResult read = read_records(game_of("A") + game_of(std::string("B\0", 2)) + game_of("C"), {});
  ASSERT_EQ(read.records.size(), 3u);
  EXPECT_TRUE(read.records[0].diagnostics.empty());
  EXPECT_EQ(read.records[1].diagnostics.size(), 1u);
  EXPECT_TRUE(read.records[2].diagnostics.empty());
}

TEST(Encoding, AnUnknownNameFallsBack) {
  const ReadResult read = read_records(game_of("Иван", "CA[klingon]"), {});
  EXPECT_EQ(read.encoding, "UTF-8");
  ASSERT_EQ(read.records[0].diagnostics.size(), 1u);
  EXPECT_EQ(read.records[0].diagnostics[0].code, sgf_code::unknown_encoding);
}

TEST(Encoding, AnUnknownNameOfStrangeBytesIsToldAsText) {
  const ReadResult read = read_records(game_of("Ivan", std::string("CA[CP12\xD6\0x]", 11)), {});
  ASSERT_FALSE(read.records[0].diagnostics.empty());
  EXPECT_EQ(read.records[0].diagnostics[0].code, sgf_code::unknown_encoding);
  EXPECT_EQ(read.records[0].diagnostics[0].args[0].value, "cp12??x");
}

TEST(Encoding, ColumnsCountCharactersWhateverTheBytes) {
  const std::string faulty = "(;GM[40]FF[4]CA[CP1251]SZ[39:32]PB[\xC8\xE2\xE0\xED]RE[_])";
  const ReadResult read = read_records(faulty, {});
  ASSERT_EQ(read.records[0].diagnostics.size(), 1u);
  EXPECT_EQ(read.records[0].diagnostics[0].place, (dots::Place{1, 44}));
}

TEST(Encoding, Windows1251UnderTheLabelOfUtf8) {
  const std::string name = "\xC8\xE2\xE0\xED";  // Иван
  const ReadResult read = read_records(game_of(name, "CA[UTF-8]"), {});
  EXPECT_EQ(read.encoding, "windows-1251");
  EXPECT_EQ(read.records[0].first.name, "Иван");
  ASSERT_EQ(read.records[0].diagnostics.size(), 1u);
  EXPECT_EQ(read.records[0].diagnostics[0].code, sgf_code::encoding_differs);
  // A byte order mark, or a reader who insists, is believed.
  EXPECT_EQ(read_records("\xEF\xBB\xBF" + game_of(name, "CA[UTF-8]"), {}).encoding, "UTF-8");
  EXPECT_EQ(read_records(game_of(name, "CA[UTF-8]"), {.encoding = "UTF-8"}).encoding, "UTF-8");
}

TEST(Encoding, WritesWindows1251) {
  EXPECT_EQ(encode_windows_1251("Иван").bytes, "\xC8\xE2\xE0\xED");
  EXPECT_EQ(encode_windows_1251("Иван").replaced, 0u);
  const EncodedText polish = encode_windows_1251("Łukasz");
  EXPECT_EQ(polish.bytes, "?ukasz");
  EXPECT_EQ(polish.replaced, 1u);
}

}  // namespace
}  // namespace tournament::records
