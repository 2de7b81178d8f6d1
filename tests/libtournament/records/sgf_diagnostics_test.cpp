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

struct FindingRow {
  std::string input;
  Findings findings;
};

void expect(const std::vector<FindingRow>& rows) {
  for (const FindingRow& each : rows) EXPECT_EQ(findings_of(each.input), each.findings) << each.input;
}

TEST(SgfDiagnostics, GameFormatAndSize) {
  expect({
      {"(;)", {"error 1:2", "warning 1:2", "critical 1:2"}},
      {"(;FF[4]SZ[20])", {"error 1:2"}},
      {"(;GM[40]SZ[20])", {"warning 1:2"}},
      {"(;GM[40]FF[3]SZ[20])", {"critical 1:12"}},
      {"(;GM[go]FF[4]SZ[20])", {"critical 1:6"}},
      {"(;GM[1]FF[4]SZ[19];B[tt];W[!])", {"critical 1:6"}},
      {"(;GM[40]FF[4])", {"critical 1:2"}},
      {"(;GM[40]FF[4]SZ[])", {"critical 1:17"}},
      {"(;GM[40]FF[4]SZ[x])", {"critical 1:17"}},
      {"(;GM[40]FF[4]SZ[39:])", {"critical 1:20"}},
      {"(;GM[40]FF[4]SZ[-1:63])", {"critical 1:17", "critical 1:20"}},
      {"(;GM[40]FF[4]SZ[62])", {}},
      {"(;GM[40]FF[4]SZ[63])", {"critical 1:17"}},
  });
}

TEST(SgfDiagnostics, Properties) {
  expect({
      {"(;GM[40]FF[4]SZ[20]\nPB[A]PB[B])", {"warning 2:6"}},
      {"(;GM[40]FF[4]SZ[20]PB)", {"error 1:20"}},
      {"(;GM[40]FF[4]SZ[20]GM)", {"warning 1:20", "error 1:20"}},
      {"(;GM[40]FF[4]SZ[20]KM[x]TM[y]HA[z]WR[])", {"warning 1:23", "warning 1:28", "warning 1:33", "warning 1:38"}},
      {"(;GM[40]FF[4]SZ[20];B[aa]BL[x])", {"warning 1:29"}},
      {"(;GM[40]FF[4]SZ[20]BL[300]WL[300]C[x];B[aa]BL[299.5])", {}},
      {"(;GM[40]FF[4]SZ[20]B[cc]W[dd]CR[ee])", {"warning 1:20", "warning 1:25", "warning 1:30"}},
      {"(;GM[40]FF[4]SZ[20];B[aa]SZ[30])", {"error 1:26"}},
      {"(;GM[40]FF[4]SZ[20];AB[aa])", {"error 1:21"}},
  });
}

TEST(SgfDiagnostics, Results) {
  expect({
      {"(;GM[40]FF[4]SZ[20]RE[])", {"error 1:23"}},
      {"(;GM[40]FF[4]SZ[20]RE[B])", {"error 1:24"}},
      {"(;GM[40]FF[4]SZ[20]RE[W+])", {"error 1:25"}},
      {"(;GM[40]FF[4]SZ[20]RE[W+1x])", {"error 1:26", "warning 1:29"}},
      {"(;GM[40]FF[4]SZ[20]RE[W+0.25])", {"error 1:25"}},
      {"(;GM[40]FF[4]SZ[20]RE[?])", {}},
      {"(;GM[40]FF[4]SZ[20]RE[B+Resign])", {}},
      {"(;GM[40]FF[4]SZ[20]RE[B+1];B[aa](;W[bb];B[cc])(;W[dd]))", {"warning 1:47"}},
  });
}

TEST(SgfDiagnostics, PointsAndMarks) {
  expect({
      {"(;GM[40]FF[4]SZ[20];B[!a])", {"error 1:23"}},
      {"(;GM[40]FF[4]SZ[20];B[жa])", {"error 1:23"}},
      {"(;GM[40]FF[4]SZ[20];B[aaa])", {"error 1:25"}},
      {"(;GM[40]FF[4]SZ[20];LB[aa:x][bb:])", {}},
      {"(;GM[40]FF[4]SZ[20];SQ[aa][bbb]TR[c])", {"warning 1:30", "error 1:36"}},
      {"(;GM[40]FF[4]SZ[20]AB[aa][aa]AW[aa])", {"warning 1:27", "warning 1:33"}},
      {"(;GM[40]FF[4]SZ[10]AB[kk])", {"error 1:23"}},
      {"(;GM[40]FF[4]SZ[20];B[aa]W[ab][bb][ba.x])", {"warning 1:38", "warning 1:38"}},
  });
}

TEST(SgfDiagnostics, Handicap) {
  expect({
      {"(;GM[40]FF[4]SZ[20]HA[0];B[on];B[pq];W[ss])", {"warning 1:22"}},
      {"(;GM[40]FF[4]SZ[20]HA[1];B[on];W[pq])", {}},
      {"(;GM[40]FF[4]SZ[20]HA[4]AB[dd][dp][pd][pp];W[jj])", {}},
      {"(;GM[40]FF[4]SZ[20]HA[4]AB[dd][dp][pd];W[jj])", {"warning 1:22"}},
  });
}

TEST(SgfDiagnostics, Rules) {
  const std::string random = "AB[qn][po][wt][vu][ru][qv][wl][vm]AW[pn][qo][vt][wu][qu][rv][vl][wm]";
  const std::string cross = "AB[tp][uq]AW[up][tq]";
  expect({
      {"(;GM[40]FF[4]AP[katago]SZ[20]RU[sui])", {"error 1:36"}},
      {"(;GM[40]FF[4]AP[katago]SZ[20]RU[sui1sui0])", {"warning 1:37"}},
      {"(;GM[40]FF[4]AP[DotsGame]SZ[20]RU[Border=2])", {"error 1:42"}},
      {"(;GM[40]FF[4]AP[DotsGame]SZ[20]RU[Suicide=-1])", {"error 1:43"}},
      {"(;GM[40]FF[4]AP[katago]SZ[39:32]RU[startPosIsRandom0]" + random + ")", {"warning 1:35"}},
      {"(;GM[40]FF[4]AP[katago]SZ[39:32]RU[startPosIsRandom0]" + cross + ")", {}},
      {"(;GM[40]FF[4]AP[katago]SZ[39:32]RU[startPosIsRandom1]" + random + ")", {}},
      {"(;GM[40]FF[4]AP[DotsGame]SZ[39:32]RU[InitPosGenType=0]" + random + ")", {"warning 1:37"}},
      {"(;GM[40]FF[4]AP[zagram.org]SZ[20]RU[MustSurr=1,Colour=3])", {"error 1:48"}},
      {"(;GM[40]FF[4]SZ[20]RU[russian])", {}},
  });
}

TEST(SgfDiagnostics, TheOldProgramsHabitsAreNoFaults) {
  expect({
      {"(;GM[40] FF[0] CA[ANSI] AP[vpoints122] AP[again] PR[red] PB[blue] AN[] SZ[15-20] C[one] [] [two]\n"
       " AB[01-17] AB[02-16] ;R[07-08] TR[00-00] [ie] ;B[07-07] (;W[aa] AW[li] AB[ki] [lh] )(;W[bb]))",
       {}},
      {"(;;R[07-08];B[07-07])", {"critical 1:2"}},
      {"(;GameM[40]FF[4]SiZe[20]PlayerBlack[x];Black[aa])", {}},
  });
}

TEST(SgfDiagnostics, TooManyAreCounted) {
  std::string input = "(;GM[40]FF[4]SZ[20]";
  for (int i = 0; i < 1500; ++i) input += "XX[]";
  const Findings found = findings_of(input + ")");
  EXPECT_EQ(found.size(), 1001u);
  EXPECT_EQ(found.front(), "warning 0:0");
}

}  // namespace
}  // namespace tournament::records
