// The referee on records: what it accepts, where it stops, and how a claimed result stands against the board.
#include "tournament/records/verify.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "corpus.h"
#include "libtournament/records/readings.h"
#include "tournament/records/codec.h"
#include "tournament/records/sgf_codes.h"

namespace tournament::records {
namespace {

VerifyReport report_of(const std::string& sgf, const std::string& rules = {}) {
  return verify(sgf_record(sgf), {.rules = rules});
}

std::string codes_in_row(const dots::Diagnostics& list) {
  std::string out;
  for (const auto& d : list) out += (out.empty() ? "" : " ") + d.code;
  return out;
}

TEST(VerifyRealGames, CaptivesAndLooseDots) {
  ARBITER_NEEDS_CORPUS();
  const auto vectors = nlohmann::json::parse(arbiter_tests::corpus_file("vectors/dots-public.json"));
  for (const auto& each : vectors.at("real_games")) {
    const std::string file = each.at("file");
    const ReadResult read = read_records(arbiter_tests::corpus_file("data/dots/" + file), {.file_name = file});
    ASSERT_EQ(read.records.size(), 1u) << file;
    const VerifyReport report = verify(read.records[0], {.rules = "tensu"});
    EXPECT_EQ(report.captives_first, each.at("cap_B").get<int>()) << file;
    EXPECT_EQ(report.captives_second, each.at("cap_W").get<int>()) << file;
    EXPECT_EQ(report.loose_first, each.at("loose_B").get<int>()) << file;
    EXPECT_EQ(report.loose_second, each.at("loose_W").get<int>()) << file;
    EXPECT_EQ(report.accepted, read.records[0].playable ? report.plies : 0) << file;
  }
}

TEST(VerifyRealGames, ResultsAfterGroundingAndFilling) {
  ARBITER_NEEDS_CORPUS();
  struct Row {
    std::string file;
    long net;  // first minus second
  };
  for (const Row& row :
       {Row{"playdots_109964.sgf", 23}, Row{"playdots_1213317.sgf", 121}, Row{"playdots_2089986.sgf", -8}}) {
    const VerifyReport report = report_of(arbiter_tests::corpus_file("data/dots/games/" + row.file));
    EXPECT_EQ(report.verdict, Verdict::verified) << row.file;
    EXPECT_EQ(report.reached, Reached::grounding) << row.file;
    EXPECT_EQ(report.score.first_halves - report.score.second_halves, 2 * row.net) << row.file;
    EXPECT_EQ(report.outcome.ending, dots::Ending::grounding) << row.file;
  }
}

TEST(VerifyRealGames, ThePolishFamilyCountsAsThePlayersDid) {
  ARBITER_NEEDS_CORPUS();
  const auto vectors = nlohmann::json::parse(arbiter_tests::corpus_file("vectors/dots-public.json"));
  for (const auto& each : vectors.at("polish_territory")) {
    const std::string file = each.at("file");
    const ReadResult read = read_records(arbiter_tests::corpus_file("data/dots/" + file), {.file_name = file});
    const VerifyReport report = verify(read.records.at(0), {.rules = "polish"});
    EXPECT_EQ(report.accepted, report.plies) << file;
    ASSERT_TRUE(report.count) << file;
    for (const std::size_t side : {0U, 1U}) {
      EXPECT_EQ(report.count->captives[side], each.at("captives_final").at(side).get<int>()) << file;
      EXPECT_EQ(report.count->empty[side], each.at("empty_final").at(side).get<int>()) << file;
    }
    EXPECT_EQ(report.count->neutral, each.at("neutral").get<int>()) << file;
    EXPECT_EQ(report.count->next, each.at("next_player") == 1 ? dots::Side::first : dots::Side::second) << file;
    EXPECT_EQ(report.count->score.first_halves - report.count->score.second_halves,
              2 * each.at("count_B_minus_W").get<long>())
        << file;
  }
}

TEST(VerifyRealGames, EveryRecordGetsAVerdictAndNoneOfThePolishFamilyIsCalledIllegal) {
  ARBITER_NEEDS_CORPUS();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(arbiter_tests::corpus() / "data" / "dots")) {
    if (!entry.is_regular_file() || entry.path().extension() == ".sav") continue;
    const std::string name = entry.path().filename();
    for (const GameRecord& record : read_records(arbiter_tests::read_file(entry.path()), {.file_name = name}).records) {
      const VerifyReport report = verify(record, {});
      EXPECT_EQ(report.plies, static_cast<int>(record.moves.size())) << name;
      if (!record.rules.starts_with("polish")) continue;
      EXPECT_EQ(report.accepted, report.plies) << name;
      EXPECT_EQ(codes_in_row(report.diagnostics).find("DOT"), std::string::npos) << name;
    }
  }
}

// ---- results ------------------------------------------------------------------------------------------------------

struct ResultRow {
  std::string result;
  std::string line;
  Verdict verdict;
  Reached reached;
  std::string codes;
};

TEST(VerifyResult, StandsAgainstTheBoard) {
  // A ring of W around one dot of B in the corner: nothing of W is loose, B holds nothing.
  const std::string ring = ";B[bb];W[ab];W[ba];W[cb];W[bc]";
  // A dot of B apart: loose.
  const std::string loose = ring + ";B[hh]";
  for (const ResultRow& row : {
           ResultRow{"W+1", ring, Verdict::verified, Reached::board, ""},
           ResultRow{"W+2", ring, Verdict::contradicts_result, Reached::none, "SGF035"},
           ResultRow{"B+1", ring, Verdict::contradicts_result, Reached::none, "SGF034"},
           ResultRow{"0", ring, Verdict::contradicts_result, Reached::none, "SGF034"},
           ResultRow{"Draw", ring, Verdict::contradicts_result, Reached::none, "SGF034"},
           ResultRow{"B+R", ring, Verdict::verified, Reached::none, ""},
           ResultRow{"B+T", ring, Verdict::verified, Reached::none, ""},
           ResultRow{"W+?", ring, Verdict::verified, Reached::none, ""},
           // Only a grounding that nobody wrote down explains these.
           ResultRow{"W+2", loose, Verdict::verified_with_warnings, Reached::assumed_grounding, "SGF036"},
           ResultRow{"W+G", loose, Verdict::verified_with_warnings, Reached::assumed_grounding, "SGF036"},
           ResultRow{"B+G", loose, Verdict::contradicts_result, Reached::none, "SGF034"},
           // Declared.
           ResultRow{"W+2", loose + ";B[]", Verdict::verified, Reached::grounding, ""},
           ResultRow{"W+G", loose + ";B[]", Verdict::verified, Reached::grounding, ""},
           ResultRow{"W+1", loose + ";B[]", Verdict::contradicts_result, Reached::grounding, "SGF035"},
           ResultRow{"W+R", loose + ";B[resign]", Verdict::verified, Reached::board, ""},
           ResultRow{"B+R", loose + ";B[resign]", Verdict::contradicts_result, Reached::board, "SGF034"},
           ResultRow{"W+T", loose + ";B[time]", Verdict::verified, Reached::board, ""},
           ResultRow{"Draw", loose + ";B[draw]", Verdict::verified, Reached::board, ""},
           ResultRow{"W+1", loose + "C[B pressed STOP];W[gh];W[hg]", Verdict::verified, Reached::stop, ""},
           ResultRow{"W+2", loose + "C[B pressed STOP];W[gh]", Verdict::contradicts_result, Reached::stop, "SGF035"},
       }) {
    const VerifyReport report = report_of("(;GM[40]FF[4]SZ[20]RE[" + row.result + "]" + row.line + ")");
    EXPECT_EQ(report.verdict, row.verdict) << row.result << row.line;
    EXPECT_EQ(report.reached, row.reached) << row.result << row.line;
    EXPECT_EQ(codes_in_row(report.diagnostics), row.codes) << row.result << row.line;
  }
}

TEST(VerifyResult, KomiCounts) {
  const std::string game = "GM[40]FF[4]SZ[20]KM[0.5];B[bb];W[jj])";
  EXPECT_EQ(report_of("(;RE[W+0.5]" + game).verdict, Verdict::verified);
  EXPECT_EQ(report_of("(;RE[0]" + game).verdict, Verdict::contradicts_result);
  EXPECT_EQ(report_of("(;RE[W+0.5]" + game, "tensu").verdict, Verdict::verified);
}

TEST(VerifyResult, FindingsStandAfterTheBranchOfTheMainLine) {
  const VerifyReport report = report_of("(;GM[40]FF[4]SZ[20]RE[B+1](;B[aa]\n)(;B[bb]))");
  ASSERT_EQ(codes_in_row(report.diagnostics), "SGF034");
  EXPECT_EQ(report.diagnostics[0].place, (dots::Place{2, 2}));
}

// ---- moves --------------------------------------------------------------------------------------------------------

TEST(VerifyMoves, TheFirstFaultCountsAndTheOthersAreStillFound) {
  const VerifyReport report = report_of("(;GM[40]FF[4]SZ[5];B[aa];W[bb];B[aa];W[cc];B[zz];W[dd])");
  EXPECT_EQ(report.verdict, Verdict::stops_at_ply);
  EXPECT_EQ(report.plies, 6);
  EXPECT_EQ(report.accepted, 2);
  EXPECT_EQ(codes_in_row(report.diagnostics), "DOT003 DOT002");
  EXPECT_EQ(report.diagnostics[0].ply, 3);
  EXPECT_EQ(report.diagnostics[1].ply, 5);
  EXPECT_EQ(report.final_position.substr(0, 5), "x....");
  EXPECT_EQ(report.final_position.substr(18, 5), "...o.") << "moves after a refused one are played";
}

TEST(VerifyMoves, AMoveThatCannotBeReadStopsTheRecord) {
  const VerifyReport report = report_of("(;GM[40]FF[4]SZ[5];B[aa];W[b!];B[cc])");
  EXPECT_EQ(report.verdict, Verdict::stops_at_ply);
  EXPECT_EQ(report.accepted, 1);
  EXPECT_EQ(codes_in_row(report.diagnostics), "SGF041");
}

TEST(VerifyMoves, SetupThatTheRulesRefuseIsNoStart) {
  for (const std::string setup : {"AB[aa][zz]", "AB[a!]"}) {
    const VerifyReport report = report_of("(;GM[40]FF[4]SZ[5]" + setup + ";B[bb])");
    EXPECT_EQ(report.verdict, Verdict::stops_at_ply) << setup;
    EXPECT_EQ(report.accepted, 0) << setup;
  }
}

TEST(VerifyMoves, SidesOutOfTurnAreNotedNotRefused) {
  const VerifyReport report = report_of("(;GM[40]FF[4]SZ[9];B[aa];B[bb];W[cc];B[dd];B[ee];B[ff])");
  EXPECT_EQ(report.verdict, Verdict::verified);
  EXPECT_EQ(report.out_of_turn, (std::vector<int>{2, 5, 6}));
}

TEST(VerifyMoves, AfterStopOneSideMovesAlone) {
  const std::string zagram =
      "(;GM[40]FF[4]AP[zagram.org]SZ[9]RU[Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=1,LastSafe=0,"
      "ScoreTerr=0,InstantWin=0];B[aa];W[bb]C[W pressed STOP];B[cc];B[dd]";
  for (const std::string rules : {"", "tensu"}) {
    const VerifyReport report = report_of(zagram + ")", rules);
    EXPECT_EQ(report.verdict, Verdict::verified);
    EXPECT_EQ(report.reached, Reached::stop);
    EXPECT_EQ(report.plies, 5) << "the STOP is a move";
    EXPECT_TRUE(report.out_of_turn.empty());
  }
  const VerifyReport broken = report_of(zagram + ";W[ee])");
  EXPECT_EQ(broken.verdict, Verdict::stops_at_ply);
  EXPECT_EQ(codes_in_row(broken.diagnostics), "DOT015");
}

// ---- contours -----------------------------------------------------------------------------------------------------

TEST(VerifyContours, AreComparedWithWhatTheRulesEnclose) {
  const std::string head = "(;GM[40]FF[4]SZ[9]RU[russian];W[bb];B[ab];B[ba];B[cb];B[bc";
  for (const std::string same : {".abbacbbcab", ".bcabbacbbc", ".bccbbaabbc", ".cbbaab"}) {
    EXPECT_EQ(codes_in_row(report_of(head + same + "])").diagnostics), "") << same;
  }
  const VerifyReport other = report_of(head + ".abbacbdcbcab])");
  EXPECT_EQ(codes_in_row(other.diagnostics), "SGF048") << "a point of it has no dot";
  EXPECT_EQ(other.diagnostics[0].ply, 5);
  EXPECT_EQ(other.verdict, Verdict::verified_with_warnings);
  EXPECT_EQ(codes_in_row(report_of(head + ".ab!])").diagnostics), "SGF046");
}

TEST(VerifyContours, AHouseCaptureMayComeWithTheOwnersNextMove) {
  EXPECT_EQ(codes_in_row(
                report_of("(;GM[40]FF[4]SZ[9]RU[russian];B[ab];B[ba];B[cb];B[bc];W[bb];B[hh.abbacbbcab])").diagnostics),
            "");
}

TEST(VerifyContours, WithoutNamedRulesTheReaderSaysWhatItAssumed) {
  const std::string head = "(;GM[40]FF[4]SZ[9];W[bb];B[ab];B[ba];B[cb];B[bc.bcabbacbbc]";
  EXPECT_EQ(codes_in_row(report_of(head + ")").diagnostics), "SGF047");
  // A dot where automatic enclosing had closed the board, before anybody drew the contour: not played by that rule.
  const VerifyReport optional = report_of(
      "(;GM[40]FF[4]SZ[9];W[bb];B[ab];B[ba];B[cb];B[bd];B[ac];B[cc];W[bc]"
      ";B[ca.baabacbdcccbcaba])");
  EXPECT_EQ(optional.verdict, Verdict::verified_with_warnings) << "it is played as it was drawn";
  EXPECT_EQ(optional.captives_first, 2);
}

// ---- rules --------------------------------------------------------------------------------------------------------

TEST(VerifyRules, TheOptionWinsButBoardAndSetupAreTheRecords) {
  const std::string game = "(;GM[40]FF[4]SZ[9]AB[ab][ba][cb][bc];W[bb])";
  EXPECT_EQ(report_of(game).captives_first, 1);
  const VerifyReport report = report_of(game, "no-suicide");
  EXPECT_EQ(report.verdict, Verdict::stops_at_ply);
  EXPECT_EQ(codes_in_row(report.diagnostics), "DOT005");
  EXPECT_EQ(report.rules.substr(0, 22), "dots:9x9;start=custom;");
  EXPECT_EQ(codes_in_row(report_of(game, "nonsense").diagnostics), "RUL001");
  EXPECT_EQ(codes_in_row(report_of(game, "border-wall;enclosing=optional").diagnostics), "RUL011");
}

TEST(VerifyRules, FinalAreasOfPolishRecordsMustBeDotsOfTheBoard) {
  const VerifyReport report = report_of(
      "(;GM[40]FF[4]AP[zagram.org]SZ[9]RU[Punish=0,Holes=1,AddTurn=0,MustSurr=0,MinArea=0,Pass=0,Stop=0,LastSafe=0,"
      "ScoreTerr=0,InstantWin=0]RE[B+1];B[aa];W[bb];TB[]TW[.abbacbbcab])");
  EXPECT_EQ(report.verdict, Verdict::contradicts_result);
  EXPECT_EQ(report.accepted, 2);
  EXPECT_EQ(codes_in_row(report.diagnostics), "DOT033 SGF034");
}

TEST(VerifyRules, OfOtherProgramsArePlayed) {
  EXPECT_EQ(report_of("(;GM[40]FF[4]AP[DotsGame]SZ[9]RU[Border=1];W[aa];B[ab];B[ba])").captives_first, 1);
  EXPECT_EQ(report_of("(;GM[40]FF[4]AP[DotsGame]SZ[9]RU[Border=0];W[aa];B[ab];B[ba])").captives_first, 0);
}

TEST(VerifyRules, UnplayableRecordsStillGetAReport) {
  const VerifyReport report = report_of("(;GM[40]FF[4];B[aa];W[bb])");
  EXPECT_EQ(report.verdict, Verdict::not_replayable);
  EXPECT_EQ(report.plies, 2);
  EXPECT_EQ(report.accepted, 0);
  EXPECT_EQ(report.captives_first + report.captives_second + report.loose_first + report.loose_second, 0);
}

}  // namespace
}  // namespace tournament::records
