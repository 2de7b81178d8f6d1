// Dates, rounds, events and start positions as records write them.
#include "tournament/records/record_facts.h"

#include <gtest/gtest.h>

#include "tournament/records/codec.h"

namespace tournament::records {
namespace {

using dots::surround::Start;

TEST(RecordFacts, Days) {
  const std::pair<const char*, const char*> rows[] = {
      {"2016-11-12", "2016-11-12"},
      {"2016-11-12 19:54:00", "2016-11-12"},
      {"28.04.2010", "2010-04-28"},
      {"2013-05", "2013-05"},
      {"2013", "2013"},
      {"2013-05,06", "2013-05"},
      {"", ""},
      {"yesterday", ""},
      {"20131", ""},
      {"2016-11-123", ""},
      {"28.04", ""},
  };
  for (const auto& [date, day] : rows) EXPECT_EQ(recorded_day(date), day) << date;
}

TEST(RecordFacts, Rounds) {
  const std::pair<const char*, int> rows[] = {
      {"3", 3},       {"Round 3", 3},     {"2 (faza grupowa)", 2}, {"1 (eliminacje)", 1}, {"Групповой этап. Тур 4", 4},
      {"runda 7", 7}, {"1/32 финала", 0}, {"liga 2", 0},           {"final", 0},          {"", 0},
      {"0", 0},       {"round #12", 12},
  };
  for (const auto& [text, round] : rows) EXPECT_EQ(recorded_round(text), round) << text;
}

GameRecord read_sgf(const std::string& text) { return read_records(text, {.file_name = "x.sgf"}).records.at(0); }

TEST(RecordFacts, TheEventOfAServerGameStandsInItsComment) {
  const std::string playdots = "(;AP[Спортивные Точки (playdots.ru)]GM[40]FF[4]SZ[39:32]CA[UTF-8]";
  EXPECT_EQ(recorded_event(read_sgf(playdots + "EV[турнир]C[Турнирная игра - Open Cup 2017, без территории])")),
            "Open Cup 2017");
  EXPECT_EQ(recorded_event(read_sgf(playdots + "EV[нерейт]C[без территории])")), "");
  EXPECT_EQ(recorded_event(read_sgf(playdots + "EV[Open Cup 2017])")), "Open Cup 2017");
  EXPECT_EQ(recorded_event(read_sgf("(;GM[40]FF[4]SZ[9]EV[rating])")), "rating") << "only that server writes kinds";
}

TEST(RecordFacts, StartPositions) {
  struct Row {
    const char* name;
    const char* text;
    Start start;
    bool swapped;
    int moved;
  };
  const Row rows[] = {
      {"none", "SZ[39:32];B[aa]", Start::empty, false, 0},
      {"a cross", "SZ[39:32]AB[tp][uq]AW[up][tq]", Start::cross, false, 0},
      {"as zagram has it", "SZ[39:32]AB[sp][tq]AW[sq][tp]", Start::cross, false, 0},
      {"colours exchanged", "SZ[39:32]AB[up][tq]AW[tp][uq]", Start::cross, true, 0},
      {"as the first moves", "SZ[39:32];B[tp];W[up];B[uq];W[tq];B[aa]", Start::cross, false, 4},
      {"not in turn", "SZ[39:32];B[tp];W[up];W[tq];B[uq]", Start::cross, false, 4},
      {"moves elsewhere", "SZ[39:32];B[aa];W[up];B[uq];W[tq];B[bb]", Start::empty, false, 0},
      {"something else", "SZ[39:32]AB[aa]AW[bb]", Start::custom, false, 0},
  };
  for (const Row& row : rows) {
    const RecordedStart found = recorded_start(read_sgf(std::string("(;GM[40]FF[4]") + row.text + ")"));
    EXPECT_EQ(found.start, row.start) << row.name;
    EXPECT_EQ(found.colours_swapped, row.swapped) << row.name;
    EXPECT_EQ(found.moved, row.moved) << row.name;
  }
}

}  // namespace
}  // namespace tournament::records
