// The desk of an open challenge: who takes part, duels as they are brought, and what the arbiter decides.
#include <gtest/gtest.h>

#include "captured_game.h"
#include "process.h"

namespace arbiter_tests {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

/// Anna and Bence of school A (101, 102), Csaba and Dóra of B (201, 202), Emma of C (301).
class Duels : public testing::Test {
 protected:
  Duels() {
    desk_.write("pupils.csv",
                "Name;School;Category;Rajtszám\nAnna;A;lower;101\nBence;A;upper;102\nCsaba;B;lower;201\n"
                "Dóra;B;upper;202\nEmma;C;upper;301\n");
    done({"db", "init"});
    done({"event", "new", "Cup", "--system", "challenge", "--games", "Camelot,quints,dots"});
    done({"entry", "import", "cup", "pupils.csv"});
  }
  [[nodiscard]] Ran run(Words words) const {
    words.emplace_back("--json");
    return desk_.run(words);
  }
  json done(const Words& words) const {
    const Ran ran = run(words);
    EXPECT_EQ(ran.exit, 0) << words[0] << " " << words[1] << ": " << ran.out << ran.err;
    return ran.exit == 0 ? ran.json() : json();
  }
  void refused(int exit, const std::string& code, const Words& words) const {
    const Ran ran = run(words);
    EXPECT_EQ(ran.exit, exit) << ran.out << ran.err;
    EXPECT_EQ(ran.json()["error"]["code"], code);
  }
  /// "camelot 101-201 a; quints 202-101 draw", with what is violated.
  [[nodiscard]] std::string listed(Words words = {}) const {
    Words all{"duel", "list", "cup"};
    all.insert(all.end(), words.begin(), words.end());
    std::string text;
    const json document = done(all);
    for (const json& duel : document["duels"]) {
      text += (text.empty() ? "" : "; ") + duel["game"].get<std::string>() + " " + duel["a"].dump() + "-" +
              duel["b"].dump() + " " + duel["result"].get<std::string>() +
              (duel["struck"].get<bool>() ? " struck" : "");
      for (const json& violation : duel["violations"]) text += " " + violation["code"].get<std::string>();
    }
    return text;
  }
  Desk desk_;
};

TEST_F(Duels, AreTheSystemOfAnEvent) {
  const json shown = done({"event", "show", "cup"});
  EXPECT_EQ(shown["system"], "challenge");
  EXPECT_EQ(shown["challenge"]["games"], (json{"camelot", "quints", "dots"}));
  EXPECT_EQ(shown["challenge"]["players"], 5);
  done({"event", "set", "cup", "--trophy", "per-opponent", "--excluded-count", "no", "--ties", "chain", "--rows", "4"});
  const json changed = done({"event", "show", "cup"})["challenge"];
  EXPECT_EQ(changed["trophy"], "per_opponent");
  EXPECT_EQ(changed["dsq_base"], "zero");
  EXPECT_EQ(changed["ties"], "chain");
  EXPECT_EQ(changed["rows"], 4);
  EXPECT_EQ(changed["team"], "sum_scores") << "what is not said stays";
  refused(2, "CLI007", {"event", "set", "cup", "--trophy", "twice"});
  refused(2, "CLI008", {"event", "new", "Other", "--system", "challenge", "--game", "dots"});
  refused(4, "EVT148", {"event", "set", "cup", "--games", "chess"});
  refused(4, "EVT157", {"round", "pair", "cup"});
  done({"event", "new", "Rounds"});
  refused(4, "EVT146", {"event", "set", "rounds", "--ties", "chain"});
  refused(4, "EVT146", {"duel", "list", "rounds"});
}

TEST_F(Duels, HavePlayersWithStartNumbers) {
  done({"player", "add", "Feri", "--school", "C", "--category", "adult"});
  refused(4, "EVT153", {"entry", "add", "cup", "Feri", "--start", "101"});
  done({"entry", "add", "cup", "Feri", "--start", "302"});
  const json sheet = done({"duel", "sheet", "cup", "302"});
  EXPECT_EQ(sheet["name"], "Feri");
  EXPECT_EQ(sheet["school"], "C");
  EXPECT_EQ(sheet["category"], "adult");
  EXPECT_EQ(done({"entry", "list", "cup"})["entries"].back()["challenger"]["number"], 302);
  EXPECT_EQ(done({"duel", "enrol", "cup"})["entries"].size(), 0U) << "all are enrolled";
  done({"duel", "enrol", "cup", "Feri", "--start", "303", "--category", "upper"});
  EXPECT_EQ(done({"duel", "sheet", "cup", "Feri"})["number"], 303);
  refused(4, "EVT147", {"duel", "sheet", "cup", "302"});
  done({"duel", "add", "cup", "camelot", "303", "101", "1-0"});
  refused(4, "EVT154", {"duel", "enrol", "cup", "Feri", "--start", "304"});
  refused(3, "EVT080", {"duel", "enrol", "cup", "Feri", "--school", "A"});
}

TEST_F(Duels, HaveTheirOptionsAndPlayersCopiedIntoTheNextEvent) {
  done({"event", "set", "cup", "--ties", "chain"});
  done({"duel", "enrol", "cup", "101", "--category", "upper"});
  done({"event", "copy", "cup", "Next", "--with-entries"});
  EXPECT_EQ(done({"event", "show", "next"})["challenge"]["ties"], "chain");
  const json sheet = done({"duel", "sheet", "next", "101"});
  EXPECT_EQ(sheet["name"], "Anna");
  EXPECT_EQ(sheet["category"], "upper");
}

TEST_F(Duels, AreAddedByNumberOrName) {
  EXPECT_EQ(done({"duel", "add", "cup", "camelot", "101", "201", "a"})["duel"], 1);
  EXPECT_EQ(done({"duel", "add", "cup", "Quints", "dóra", "anna", "="})["duel"], 2);
  EXPECT_EQ(listed(), "camelot 101-201 a; quints 202-101 draw");
  EXPECT_EQ(listed({"--player", "Csaba"}), "camelot 101-201 a");
  EXPECT_EQ(listed({"--game", "quints"}), "quints 202-101 draw");
  refused(4, "EVT147", {"duel", "add", "cup", "camelot", "101", "999", "a"});
  refused(4, "EVT148", {"duel", "add", "cup", "othello", "101", "201", "a"});
  refused(3, "EVT073", {"duel", "add", "cup", "camelot", "101", "101", "a"});
  refused(2, "CLI007", {"duel", "add", "cup", "camelot", "101", "201", "c"});
  refused(2, "CLI003", {"duel", "add", "cup", "camelot", "101", "201"});
}

TEST_F(Duels, AgainstTheRulesAreEnteredWhenTheArbiterSaysSo) {
  refused(4, "EVT086", {"duel", "add", "cup", "camelot", "101", "102", "a"});
  const json one_school = done({"duel", "add", "cup", "camelot", "101", "102", "a", "--yes"});
  EXPECT_EQ(one_school["warnings"][0]["code"], "EVT124");
  EXPECT_EQ(listed(), "camelot 101-102 a SAME_SCHOOL");
  done({"duel", "add", "cup", "camelot", "101", "201", "a"});
  done({"duel", "add", "cup", "camelot", "101", "201", "a", "--signed", "no", "--in-table", "no"});
  refused(4, "EVT086", {"duel", "add", "cup", "quints", "101", "201", "a", "--yes"});
  done({"duel", "add", "cup", "quints", "101", "201", "a", "--confirm-twice"});
  EXPECT_EQ(listed({"--violations"}),
            "camelot 101-102 a SAME_SCHOOL; camelot 101-201 a UNSIGNED_WIN NOT_IN_TABLE; "
            "quints 101-201 a THIRD_GAME_SAME_OPPONENT");
  EXPECT_EQ(done({"standings", "show", "cup"})["excluded"], (json{101, 201}));
}

TEST_F(Duels, MayBeRefusedOnce) {
  refused(4, "EVT086", {"duel", "refuse", "cup", "camelot", "101", "201"});
  done({"duel", "add", "cup", "camelot", "201", "202", "a", "--hors-concours", "yes"});
  done({"duel", "refuse", "cup", "camelot", "101", "201"});
  const json document = done({"duel", "list", "cup"});
  EXPECT_EQ(document["refusals"][0]["refuser"], 201);
  EXPECT_EQ(document["violations"].size(), 0U);
}

TEST_F(Duels, AreCorrectedStruckAndTakenBack) {
  done({"duel", "add", "cup", "camelot", "101", "201", "a", "--at", "11:35"});
  refused(3, "EVT080", {"duel", "correct", "cup", "1", "--result", "b"});
  done({"duel", "correct", "cup", "1", "--result", "b", "--game", "quints", "--reason", "misread"});
  EXPECT_EQ(listed(), "quints 101-201 b");
  EXPECT_EQ(done({"duel", "list", "cup"})["duels"][0]["time"], "11:35");
  done({"duel", "strike", "cup", "1", "--reason", "entered twice"});
  EXPECT_EQ(listed(), "quints 101-201 b struck");
  EXPECT_EQ(done({"standings", "show", "cup"})["rows"][0]["base"], 0);
  refused(4, "EVT150", {"duel", "correct", "cup", "1", "--result", "a", "--reason", "x"});
  refused(4, "EVT149", {"duel", "correct", "cup", "2", "--result", "a", "--reason", "x"});
  const auto log = done({"log", "show", "cup"})["entries"];
  done({"log", "undo", "cup", log.back()["sequence"].dump(), "--reason", "it was another"});
  EXPECT_EQ(listed(), "quints 101-201 b");
}

TEST_F(Duels, OfTheExcludedStandForWhoWonThem) {
  done({"duel", "add", "cup", "camelot", "101", "201", "a"});
  done({"duel", "add", "cup", "camelot", "301", "101", "a"});
  refused(3, "EVT080", {"duel", "exclude", "cup", "101"});
  done({"duel", "exclude", "cup", "101", "--reason", "corrections on the sheet"});
  const json standings = done({"standings", "show", "cup"});
  EXPECT_EQ(standings["excluded"], json{101});
  EXPECT_EQ(standings["ranking"]["upper"][0]["number"], 301);
  EXPECT_EQ(standings["ranking"]["upper"][0]["points"], 2);
  EXPECT_EQ(standings["rows"].back()["rank"], nullptr);
  done({"duel", "exclude", "cup", "101", "--lift", "--reason", "it was another sheet"});
  EXPECT_EQ(done({"standings", "show", "cup"})["excluded"].size(), 0U);
}

TEST_F(Duels, MayHaveARecordThatTellsTheResult) {
  desk_.write("t1.sgf", captured_game("B+R", "Anna", "Csaba"));
  done({"duel", "add", "cup", "dots", "101", "201", "--record", "t1.sgf"});
  done({"duel", "add", "cup", "dots", "201", "101", "--record", "t1.sgf"});
  EXPECT_EQ(listed(), "dots 101-201 a; dots 201-101 b") << "the names say who had which side";
  const json records = done({"record", "list"})["records"];
  ASSERT_EQ(records.size(), 1U);
  EXPECT_EQ(done({"duel", "list", "cup"})["duels"][0]["record"], records[0]["record"].get<std::string>() + ":0");
}

TEST_F(Duels, AreCheckedAgainstTheirRecord) {
  desk_.write("t1.sgf", captured_game("B+R", "Anna", "Csaba"));
  refused(4, "CLI026", {"duel", "add", "cup", "dots", "101", "201", "b", "--record", "t1.sgf"});
  refused(4, "CLI020", {"duel", "add", "cup", "camelot", "101", "201", "a", "--record", "t1.sgf"});
  EXPECT_EQ(listed(), "");
  EXPECT_TRUE(done({"record", "list"})["records"].empty());
  const Ran other_names = run({"duel", "add", "cup", "dots", "101", "202", "a", "--record", "t1.sgf"});
  EXPECT_EQ(other_names.exit, 1);
  EXPECT_EQ(other_names.json()["findings"][0]["code"], "CLI027");
  done({"duel", "add", "cup", "dots", "101", "201", "b", "--record", "t1.sgf", "--despite-record"});
  EXPECT_EQ(listed(), "dots 101-202 a; dots 101-201 b");
  desk_.write("t2.sgf", captured_game("?", "Anna", "Csaba"));
  refused(4, "CLI024", {"duel", "add", "cup", "dots", "101", "201", "--record", "t2.sgf"});
}

TEST_F(Duels, AreShownToPeople) {
  done({"duel", "add", "cup", "camelot", "101", "201", "a"});
  done({"duel", "add", "cup", "camelot", "202", "101", "a", "--signed", "no"});
  done({"duel", "add", "cup", "quints", "301", "101", "=", "--booked-a", "camelot", "--yes"});
  EXPECT_EQ(desk_.run({"duel", "sheet", "cup", "101"}).out,
            "Cup\nno 101, Anna, A, lower\n\n"
            "Camelot             | 201 signed        | 202 lost          |\n"
            "Quints              | 301 draw          |                   |\n"
            "Dots                |                   |                   |\n");
  EXPECT_NE(desk_.run({"duel", "sheet", "cup", "--all"}).out.find("no 301, Emma, C, upper"), std::string::npos);
  const std::string blank = desk_.run({"duel", "sheet", "cup", "--all", "--blank"}).out;
  EXPECT_EQ(blank.find("signed"), std::string::npos);
  const std::string list = desk_.run({"duel", "list", "cup"}).out;
  EXPECT_NE(list.find("booked by a as camelot"), std::string::npos) << list;
  const std::string standings = desk_.run({"standings", "show", "cup"}).out;
  EXPECT_NE(standings.find("Provisional"), std::string::npos) << standings;
  const json explained = done({"standings", "explain", "cup", "101"});
  EXPECT_EQ(explained["wins"][0]["beaten"], 201);
  EXPECT_NE(desk_.run({"standings", "explain", "cup", "Anna"}).out.find("wins that count"), std::string::npos);
  done({"duel", "exclude", "cup", "301", "--reason", "x"});
  const std::string excluded = desk_.run({"standings", "show", "cup"}).out;
  EXPECT_NE(excluded.find("Excluded: 301 Emma, by the arbiter."), std::string::npos) << excluded;
  const std::string csv = desk_.run({"standings", "show", "cup", "--format", "csv"}).out;
  EXPECT_NE(csv.find("101"), std::string::npos) << csv;
  const json central = done({"standings", "crosstable", "cup"});
  EXPECT_EQ(central["rows"][0]["beaten"]["camelot"], json{201});
}

}  // namespace
}  // namespace arbiter_tests
