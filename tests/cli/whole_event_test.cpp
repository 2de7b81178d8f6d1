// An event of 64 players over seven rounds, by the command alone, with what goes wrong in a hall.
//
// The final table is computed a second time below, by plain sums over the published results and nothing else of the
// program; and the whole script is run twice, in databases of both kinds where PostgreSQL is installed, for the same
// log both times.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "process.h"
#include "sanitized.h"
#include "store/postgres_cluster.h"

namespace arbiter_tests {
namespace {

using Words = std::vector<std::string>;
using nlohmann::json;

constexpr int players = 64, rounds = 7;

class BigHall {
 public:
  explicit BigHall(const std::string& database) : database_{"ARBITER_DB=" + database} {
    std::string csv = "name;club;rating\n";
    for (int i = 1; i < players; ++i)
      csv +=
          "Player " + std::to_string(i) + ";Club " + std::to_string(i % 9) + ";" + std::to_string(2400 - 7 * i) + '\n';
    desk.write("players.csv", csv);
    done({"db", "init"});
    done({"event", "new", "Hall Cup", "--system", "monrad", "--rounds", "7", "--tiebreaks", "SB,WIN", "--half-byes",
          "1", "--missed", "half", "--late-until", "4", "--default-time", "30", "--time", "40/60m;15m"});
    done({"entry", "import", "hall-cup", "players.csv"});
    done({"player", "add", "Late, Lea", "--rating", "2000"});
    done({"entry", "seed", "hall-cup"});
  }

  Ran run(const Words& words) const { return desk.run(words, "", database_); }
  json done(Words words) const {
    words.emplace_back("--json");
    const Ran run = this->run(words);
    EXPECT_EQ(run.exit, 0) << words[0] << ' ' << words[1] << ": " << run.err;
    return run.exit == 0 ? run.json() : json();
  }
  void refused(Words words, const std::string& code) const {
    words.emplace_back("--json");
    const Ran run = this->run(words);
    EXPECT_EQ(run.exit, 4) << run.err;
    EXPECT_EQ(run.json()["error"]["code"], code) << run.err;
  }

  json pairings(int round) const {
    return done({"round", "show", "hall-cup", std::to_string(round)})["rounds"][0]["pairings"];
  }

  /// The better seed mostly wins; who does not, and who draws, follows from the numbers.
  static std::string result_of(int round, const json& pairing) {
    const int first = pairing["first"]["number"], second = pairing["second"]["number"];
    const int chance = (first * second + 13 * round) % 10;
    if (chance < 2) return "=";
    return (first < second) == (chance < 8) ? "1-0" : "0-1";
  }
  /// Enters what is still open.
  void play(int round) const {
    for (const json& pairing : pairings(round))
      if (!pairing["bye"] && pairing["result"].is_null())
        done({"result", "set", "hall-cup", std::to_string(round), std::to_string(pairing["table"].get<int>()),
              result_of(round, pairing)});
  }

  std::vector<std::string> bodies() const {
    std::vector<std::string> all;
    const json log = done({"log", "show", "hall-cup"});
    for (const json& entry : log["entries"]) all.push_back(entry["kind"].get<std::string>() + entry["body"].dump());
    return all;
  }

  Desk desk;

 private:
  std::vector<std::string> database_;
};

/// The script, from the first pairing to the last result.
void play_the_event(const BigHall& hall) {
  hall.done({"entry", "bye", "hall-cup", "5", "2", "half"});
  hall.refused({"entry", "bye", "hall-cup", "5", "3", "half"}, "EVT055");
  hall.done({"entry", "absent", "hall-cup", "9", "3", "6", "--reason", "work"});
  hall.refused({"entry", "bye", "hall-cup", "11", "4", "full"}, "EVT086");
  hall.done({"entry", "bye", "hall-cup", "11", "4", "full", "--yes"});

  // Round 1: at table 3 one does not come.
  hall.done({"round", "pair", "hall-cup", "--seed", "7"});
  hall.refused({"round", "pair", "hall-cup"}, "EVT065");
  hall.refused({"result", "set", "hall-cup", "1", "3", "--absent", "second", "--waited", "10"}, "EVT086");
  hall.done({"result", "set", "hall-cup", "1", "3", "--absent", "second", "--waited", "31"});
  hall.play(1);

  // Round 2, as a draft first: it takes no results before it is checked. Table 4 is entered the wrong way round.
  hall.done({"round", "pair", "hall-cup", "--draft"});
  hall.refused({"result", "set", "hall-cup", "2", "4", "1-0"}, "EVT075");
  hall.done({"round", "check", "hall-cup", "2"});
  hall.done({"round", "publish", "hall-cup", "2"});
  const json table_4 = hall.pairings(2)[3];
  const std::string right = BigHall::result_of(2, table_4) == "1-0" ? "1-0" : "0-1";
  const std::string wrong = right == "1-0" ? "0-1" : "1-0";
  hall.done({"result", "set", "hall-cup", "2", "4", wrong});
  hall.play(2);

  // A late entry has half a point for each round missed; it evens the number out.
  hall.refused({"entry", "add", "hall-cup", "Late, Lea"}, "EVT086");
  hall.done({"entry", "add", "hall-cup", "Late, Lea", "--yes"});
  hall.done({"round", "pair", "hall-cup"});
  hall.play(3);
  hall.done({"entry", "withdraw", "hall-cup", "20", "--reason", "ill"});

  // Round 4 is out when the wrong result of round 2 is noticed: it is corrected with the consequences in view, and
  // round 4, not begun yet, is paired anew.
  hall.done({"round", "pair", "hall-cup"});
  const Words correction{"result", "set", "hall-cup", "2", "4", right, "--reason", "slip misread"};
  hall.refused(correction, "EVT086");
  Words with_yes = correction, with_twice = correction;
  with_yes.emplace_back("--yes");
  with_twice.emplace_back("--confirm-twice");
  hall.refused(with_yes, "EVT086");
  const json corrected = hall.done(with_twice);
  EXPECT_EQ(corrected["warnings"][0]["code"], "EVT107");
  const auto consequences =
      std::ranges::count_if(corrected["warnings"], [](const json& w) { return w["code"] == "EVT108"; });
  EXPECT_EQ(consequences, 4) << "both players, in rounds 3 and 4";
  hall.refused({"round", "repair", "hall-cup", "4", "--reason", "result of round 2"}, "EVT086");
  hall.done({"round", "repair", "hall-cup", "4", "--reason", "result of round 2", "--yes"});
  hall.done({"round", "check", "hall-cup", "4"});
  hall.done({"round", "publish", "hall-cup", "4"});
  hall.play(4);
  hall.done({"entry", "withdraw", "hall-cup", "33"});

  // Round 5: a result at the wrong table is undone; what it was meant for comes after it.
  hall.done({"round", "pair", "hall-cup"});
  const json slip = hall.done({"result", "set", "hall-cup", "5", "2", "-:-"});
  const std::string sequence = std::to_string(slip["entries"][0]["sequence"].get<int>());
  hall.refused({"log", "undo", "hall-cup", "99999", "--reason", "typing"}, "EVT081");
  hall.done({"log", "undo", "hall-cup", sequence, "--reason", "wrong table"});
  EXPECT_TRUE(hall.pairings(5)[1]["result"].is_null());
  hall.play(5);
  hall.refused({"log", "undo", "hall-cup", "3", "--reason", "too late"}, "EVT083");
  hall.done({"result", "penalty", "hall-cup", "5", "2", "-0.5", "--reason", "telephone"});

  hall.done({"round", "pair", "hall-cup"});
  hall.play(6);
  hall.done({"round", "pair", "hall-cup"});
  hall.play(7);
  EXPECT_TRUE(hall.done({"result", "list", "hall-cup", "--open"})["results"].empty());
  hall.refused({"round", "pair", "hall-cup"}, "EVT024");
}

/// One row of the table, by plain sums: halves of points, quarters of Sonneborn-Berger, wins.
struct Sums {
  int halves = 0, quarters = 0, wins = 0;
  auto operator<=>(const Sums&) const = default;
};

/// What a round was for a player: p played, g a bye of the pairing, w or l without play, r wished for or away.
struct Seat {
  char kind = 'r';
  int opponent = 0;
  int made = 0;
};
using Seats = std::map<int, std::array<Seat, rounds>>;

Seats seats_of(const BigHall& hall) {
  Seats seats;
  for (int round = 1; round <= rounds; ++round)
    for (const json& pairing : hall.pairings(round)) {
      const auto at = static_cast<std::size_t>(round) - 1;
      const int first = pairing["first"]["number"];
      if (pairing["bye"]) {
        const std::string kind = pairing["bye_kind"];
        const bool wished = kind == "half_point" || kind == "zero_point";
        seats[first][at] = {wished ? 'r' : 'g', 0, kind == "half_point" ? 1 : kind == "zero_point" ? 0 : 2};
        continue;
      }
      const int second = pairing["second"]["number"];
      const std::string result = pairing["result"]["result"];
      const int made = result == "1-0" || result == "+:-" ? 2 : result == "½-½" ? 1 : 0;
      const bool forfeit = result == "+:-" || result == "-:+";
      const auto kind = [forfeit](int halves) { return !forfeit ? 'p' : halves == 2 ? 'w' : 'l'; };
      seats[first][at] = {kind(made), second, made};
      seats[second][at] = {kind(2 - made), first, 2 - made};
    }
  for (const std::size_t missed : {0U, 1U}) seats[players][missed] = {'r', 0, 1};  // the late entry
  return seats;
}

/// What the published results come to, read from the pairings alone. Sonneborn-Berger by C.07 article 16: rounds
/// without play are games against oneself.
std::map<int, Sums> table_by_hand(const BigHall& hall) {
  const Seats seats = seats_of(hall);
  std::map<int, Sums> table;
  for (const auto& [number, row] : seats)
    for (const Seat& seat : row) {
      table[number].halves += seat.made;
      table[number].wins += seat.made == 2 ? 1 : 0;
    }
  table[2].halves -= 1;     // the telephone
  std::map<int, int> seen;  // points as opponents see them
  for (const auto& [number, row] : seats) {
    seen[number] = table[number].halves;
    for (std::size_t at = rounds; at-- > 0 && (row[at].kind == 'r' || row[at].kind == 'l');)
      if (row[at].kind == 'r') seen[number] += 1 - row[at].made;
  }
  for (const auto& [number, row] : seats)
    for (const Seat& seat : row) {
      const int own = table[number].halves;
      const int value = seat.kind == 'p'                       ? seen[seat.opponent]
                        : seat.kind == 'w' || seat.kind == 'l' ? std::min(own, seen[seat.opponent])
                                                               : std::min(own, rounds);
      table[number].quarters += seat.made * value;
    }
  return table;
}

std::string halves_text(int halves) { return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : ".5"); }
std::string quarters_text(int quarters) {
  constexpr const char* fractions[] = {"", ".25", ".5", ".75"};
  return std::to_string(quarters / 4) + fractions[quarters % 4];
}

TEST(WholeEvent, TheFinalTableIsThatOfPlainSums) {
  const BigHall hall("hall.db");
  play_the_event(hall);
  const std::map<int, Sums> expected = table_by_hand(hall);
  ASSERT_EQ(expected.size(), static_cast<std::size_t>(players));
  const json table = hall.done({"standings", "show", "hall-cup"});
  EXPECT_EQ(table["after_round"], rounds);
  EXPECT_EQ(table["open_tables"], 0);
  ASSERT_EQ(table["rows"].size(), static_cast<std::size_t>(players));
  for (const json& row : table["rows"]) {
    const Sums& sums = expected.at(row["number"]);
    const auto better = std::ranges::count_if(expected, [&](const auto& other) { return other.second > sums; });
    EXPECT_EQ(row["rank"], better + 1) << row;
    EXPECT_EQ(row["points"], halves_text(sums.halves)) << row;
    EXPECT_EQ(row["tiebreaks"]["SB"], quarters_text(sums.quarters)) << row;
    EXPECT_EQ(row["tiebreaks"]["WIN"], std::to_string(sums.wins)) << row;
  }
  // Every round has everybody once, but for those who are away.
  for (int round = 1; round <= rounds; ++round) {
    std::map<int, int> seen;
    for (const json& pairing : hall.pairings(round))
      for (const char* side : {"first", "second"})
        if (!pairing[side].is_null()) ++seen[pairing[side]["number"]];
    for (const auto& [number, times] : seen) EXPECT_EQ(times, 1) << number;
    const std::size_t away = (round < 3 ? 1U : 0U) + (round > 3 ? 1U : 0U) + (round > 4 ? 1U : 0U);
    EXPECT_EQ(seen.size(), players - away) << "round " << round;
  }

  EXPECT_EQ(hall.run({"db", "check"}).exit, 0);
  if (sanitized) return;  // the same commands again would show nothing new there
  const auto bodies = hall.bodies();
  using store_tests::PostgresCluster;
  const BigHall again(PostgresCluster::is_installed() ? PostgresCluster::shared().fresh_address() : "again.db");
  play_the_event(again);
  EXPECT_EQ(again.bodies(), bodies) << "the same script gives the same log";
  EXPECT_EQ(again.done({"standings", "show", "hall-cup"}), table);
}

}  // namespace
}  // namespace arbiter_tests
