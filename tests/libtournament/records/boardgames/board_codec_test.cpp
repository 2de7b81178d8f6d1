// The notations of board games as rows of the codec table: known by their content, converted into each other.
#include "tournament/records/codec.h"

#include "board_reading.h"
#include "random_board_record.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

constexpr std::string_view pdn = "[White \"Anna\"]\n[GameType \"25\"]\n1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n";
constexpr std::string_view ggf_game =
    "1 (;GM[Othello]PB[b]PW[w]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5];)";

TEST(BoardCodec, KnownByContent) {
  struct Row {
    std::string_view bytes, file, format, game;
  };
  for (const Row& row : {
           Row{pdn, "x", "pdn", "russian-draughts"},
           Row{"% a line\n[GameType \"hp-quints\"]\n1. d4 *", "x.txt", "board-text", "quints"},
           Row{"[Event \"x\"]\n[Result \"33-31\"]\n1. F5 D6", "x.pgn", "wthor", "othello"},
           Row{"1. c8-c6 h4-f2", "x.txt", "loa-text", "lines-of-action"},
           Row{ggf_game, "x", "ggf", "othello"},
           Row{"f5d6c3d3", "x", "othello-moves", "othello"},
           Row{"F5 D6 C3", "x", "wthor", "othello"},
           Row{"(;GM[9];B[b1-b3])", "x", "sgf", "lines-of-action"},
           Row{"(;GM[2];B[f5])", "x", "sgf", "othello"},
           Row{"(;GM[40]SZ[9];B[aa])", "x", "sgf", "dots"},
       }) {
    const ReadResult read = read_records(row.bytes, {.file_name = std::string(row.file)});
    ASSERT_EQ(read.records.size(), 1u) << row.bytes;
    EXPECT_EQ(read.records[0].format, row.format) << row.bytes;
    EXPECT_EQ(read.records[0].game, row.game) << row.bytes;
  }
}

TEST(BoardCodec, TheGameMayBeNamedFromOutside) {
  const ReadResult read = read_records("1.a3b4", {.file_name = "x.pdn", .game = "brazilian-draughts"});
  ASSERT_EQ(read.records.size(), 1u);
  EXPECT_EQ(read.records[0].game, "brazilian-draughts");
  EXPECT_EQ(verify(read.records[0], {}).verdict, Verdict::verified);
  const ReadResult unnamed = read_records("1.a3b4", {.file_name = "x.pdn"});
  ASSERT_EQ(unnamed.records.size(), 1u);
  EXPECT_FALSE(unnamed.records[0].playable);
  EXPECT_EQ(verify(unnamed.records[0], {}).verdict, Verdict::not_replayable);
}

TEST(BoardCodec, HeadersOfAnyGame) {
  const ReadResult read = read_records(ggf_game, {});
  ASSERT_EQ(read.records.size(), 1u);
  EXPECT_EQ(read.records[0].first.name, "b") << "Black begins";
  EXPECT_EQ(read.records[0].second.name, "w");
  EXPECT_EQ(read.records[0].plies(), 1u);
}

TEST(BoardCodec, LatinOneIsReadWhereItIsNoUtf8) {
  const ReadResult read = read_records("[White \"B\xE9la\"]\n[GameType \"25\"]\n*", {});
  ASSERT_EQ(read.records.size(), 1u);
  EXPECT_EQ(read.records[0].first.name, "Béla");
  EXPECT_EQ(read.encoding, "iso-8859-1");
}

std::string converted(std::string_view bytes, std::string_view format) {
  const ReadResult read = read_records(bytes, {});
  const RecordWriter* writer = find_writer(format);
  if (read.records.size() != 1 || writer == nullptr) return "?";
  const auto written = write_record(read.records[0], *writer);
  if (!written) return written.error().code;
  const std::string game = written->bytes;
  return joined_records({&game, 1}, *writer).value();
}

TEST(BoardCodec, Conversions) {
  EXPECT_EQ(converted(pdn, "board-text"),
            "[White \"Anna\"]\n[Result \"*\"]\n[GameType \"25\"]\n\n"
            "1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n\n");
  EXPECT_EQ(converted(ggf_game, "othello-moves"), "f5\n");
  EXPECT_EQ(converted(ggf_game, "sgf"), "(;FF[4]GM[2]CA[UTF-8]SZ[8]PB[b]PW[w];B[f5])\n");
  EXPECT_EQ(converted("1. c8-c6 h4-f2", "sgf"), "(;FF[4]GM[9]CA[UTF-8]SZ[8];B[c8-c6];W[h4-f2])\n");
  EXPECT_EQ(converted(pdn, "sgf"), "REC017") << "no SGF for draughts";
  EXPECT_EQ(converted(pdn, "zagram"), "REC017");
  EXPECT_EQ(converted("(;GM[40]SZ[9];B[aa])", "pdn"), "REC017");
  EXPECT_EQ(converted("[GameType \"25\"] 1. c3-e5 *", "pdn"), "BRD004");
}

TEST(BoardCodec, WhatATargetCannotHoldIsNamed) {
  const ReadResult read =
      read_records("[GameType \"hp-othello\"] [White \"w\"] 1. f5 {good [%clk 0:01:00]} d6! (f6) *", {});
  const auto written = write_record(read.records.at(0), *find_writer("othello-moves"));
  ASSERT_TRUE(written);
  Lines codes;
  for (const dots::Diagnostic& lost : written->lost) codes.push_back(lost.code);
  EXPECT_EQ(codes, (Lines{"REC020", "REC021", "REC022", "REC037", "REC028"}));
}

TEST(BoardCodec, JsonHoldsEverything) {
  for (unsigned seed = 1; seed <= 200; ++seed) {
    const ReadResult read = read_records(write_pdn(RandomRecord(seed).make())->text, {});
    ASSERT_EQ(read.records.size(), 1u);
    const auto written = write_record(read.records[0], *find_writer("json"));
    ASSERT_TRUE(written);
    const ReadResult again = read_records(joined_records({&written->bytes, 1}, *find_writer("json")).value(), {});
    ASSERT_EQ(again.records.size(), 1u);
    EXPECT_TRUE(again.records[0] == read.records[0]) << written->bytes;
  }
}

TEST(BoardCodec, JsonOfTheWrongKindIsRefused) {
  const auto codes = [](const std::string& record) {
    const ReadResult read = read_records("{\"schema\":\"arbiter.game-record/1\",\"records\":[" + record + "]}", {});
    Lines list;
    for (const dots::Diagnostic& d : read.records.at(0).diagnostics) list.push_back(d.code + ' ' + d.args.at(0).value);
    return list;
  };
  EXPECT_EQ(codes(R"({"game":"quints","board":{"lines":[{"moves":[{"text":"d4"}]}]}})"), Lines{});
  EXPECT_EQ(codes(R"({"game":"chess","board":{}})"), Lines{"JSN003 records[0].game"});
  EXPECT_EQ(codes(R"({"game":"quints","board":{"lines":[{"moves":[{"text":4}]}]}})"),
            Lines{"JSN003 records[0].board.lines[0].moves[0].text"});
  EXPECT_EQ(codes(R"({"game":"quints","board":{"lines":[{"moves":[]},{"parent":7,"moves":[]}]}})"),
            Lines{"JSN003 records[0].board.lines[1].parent"});
  EXPECT_EQ(codes(R"({"game":"quints","board":{"tags":[{"nick":"x"}]}})"),
            Lines{"JSN004 records[0].board.tags[0].nick"});
}

}  // namespace
}  // namespace tournament::records
