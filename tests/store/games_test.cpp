// The archive of games: stored once, found by who, when, where, how and from which opening, counted and walked through.
#include "store_fixture.h"
#include "tournament/records/codec.h"
#include "values.h"

namespace store_tests {
namespace {

namespace records = tournament::records;
using tournament::store::CopyKind;
using tournament::store::FileOutcome;
using tournament::store::FoundGame;
using tournament::store::GameCounts;
using tournament::store::GameFilter;
using tournament::store::PutOptions;
using tournament::store::RecordFile;
using tournament::store::Store;
using tournament::store::detail::sha256;

/// Sixteen dots of both sides after a cross, far from each other, in rows.
const std::string cross = "AB[tp][uq]AW[up][tq]";
std::string sixteen(char row) {
  std::string moves;
  for (int i = 0; i < 16; ++i)
    moves += std::string(i % 2 == 0 ? ";B[" : ";W[") + static_cast<char>('a' + i) +
             static_cast<char>(row + 2 * (i % 2)) + "]";
  return moves;
}
std::string game(const std::string& headers, const std::string& moves) {
  return "(;GM[40]FF[4]SZ[39:32]CA[UTF-8]" + cross + headers + moves + ")";
}

/// As the command stores it.
RecordFile file_of(const std::string& name, const std::string& bytes) {
  RecordFile file{.file_name = name, .bytes = bytes, .games = {}, .beginnings = {}};
  for (const records::GameRecord& record : records::read_records(bytes, {.file_name = name}).records) {
    file.games.push_back(tournament::store::describe(record, records::verify(record, {})));
    file.beginnings.push_back(records::prefix_digests(records::canonical_game(record)));
  }
  return file;
}

class GamesTest : public ContractTest {
 protected:
  std::vector<FileOutcome> put(const std::vector<RecordFile>& files, const PutOptions& options = {}) {
    return must(store_.import_records(files, now, options));
  }
  /// "a.sgf:0 b.sgf:1" in the order in which they are found.
  [[nodiscard]] std::string found(const GameFilter& filter) const {
    std::string text;
    must(store_.visit_games(filter, [&](const FoundGame& each) {
      text += (text.empty() ? "" : " ") + each.file_name + ":" + std::to_string(each.game.index);
      return dots::Result<void>();
    }));
    return text;
  }
  Store store_ = new_store(place());
};
INSTANTIATE_TEST_SUITE_P(Store, GamesTest, testing::ValuesIn(all_kinds()), name_of);

TEST_P(GamesTest, are_stored_once) {
  const RecordFile file = file_of("a.sgf", game("PB[Anna]", sixteen('b')));
  auto outcome = put({file}).front();
  EXPECT_FALSE(outcome.known);
  EXPECT_TRUE(outcome.stored);
  EXPECT_EQ(outcome.sha256, sha256(file.bytes));
  outcome = put({file}).front();
  EXPECT_TRUE(outcome.known);
  EXPECT_FALSE(outcome.stored);
  EXPECT_EQ(must(store_.has_records(std::vector<std::string>{outcome.sha256, std::string(64, '0')})),
            (std::vector<bool>{true, false}));
  EXPECT_EQ(found({}), "a.sgf:0");
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(GamesTest, the_same_dots_under_other_headers_are_a_copy) {
  const RecordFile first = file_of("a.sgf", game("PB[Anna]RE[B+R]", sixteen('b')));
  const RecordFile copy = file_of("b.sgf", game("PB[ann]DT[2026-01-01]", sixteen('b')));
  const auto outcomes = put({first, copy});
  EXPECT_TRUE(outcomes[0].copies.empty());
  ASSERT_EQ(outcomes[1].copies.size(), 1U);
  EXPECT_EQ(outcomes[1].copies[0].kind, CopyKind::whole);
  EXPECT_EQ(outcomes[1].copies[0].of, outcomes[0].sha256 + ":0");
  EXPECT_FALSE(outcomes[1].stored) << "nothing of the file is new";
  EXPECT_EQ(found({}), "a.sgf:0");
  EXPECT_TRUE(put({copy}, {.keep_copies = true}).front().stored);
  EXPECT_EQ(found({}), "a.sgf:0 b.sgf:0");
}

TEST_P(GamesTest, copies_within_a_file_are_left_out_too) {
  const std::string one = game("PB[Anna]", sixteen('b')), other = game("PB[Jan]", sixteen('e'));
  const auto outcome = put({file_of("c.sgf", one + other + one)}).front();
  ASSERT_EQ(outcome.copies.size(), 1U);
  EXPECT_EQ(outcome.copies[0].index, 2);
  EXPECT_EQ(outcome.copies[0].of, outcome.sha256 + ":0");
  EXPECT_EQ(found({}), "c.sgf:0 c.sgf:1");
}

TEST_P(GamesTest, beginnings_are_told_and_stored) {
  const std::string more = ";B[ac];W[ad];B[ae]";
  const auto longer = put({file_of("long.sgf", game("", sixteen('b') + more))}).front();
  auto outcome = put({file_of("short.sgf", game("", sixteen('b')))}).front();
  ASSERT_EQ(outcome.copies.size(), 1U);
  EXPECT_EQ(outcome.copies[0].kind, CopyKind::beginning);
  EXPECT_EQ(outcome.copies[0].of, longer.sha256 + ":0");
  EXPECT_TRUE(outcome.stored);
  outcome = put({file_of("middle.sgf", game("", sixteen('b') + ";B[ac]"))}).front();
  ASSERT_EQ(outcome.copies.size(), 2U) << "one goes on, one ends before";
  outcome = put({file_of("other.sgf", game("", sixteen('b') + ";B[ah]"))}).front();
  ASSERT_EQ(outcome.copies.size(), 1U) << "it leaves the long one behind the short one";
  EXPECT_EQ(outcome.copies[0].kind, CopyKind::continuation);
}

TEST_P(GamesTest, a_batch_is_stored_whole_or_not_at_all) {
  RecordFile bad = file_of("b.sgf", game("", sixteen('e')));
  bad.games.front().winner = "nobody";
  const auto failed =
      store_.import_records(std::vector<RecordFile>{file_of("a.sgf", game("", sixteen('b'))), bad}, now, {});
  EXPECT_EQ(text_of(failed), "STO015 field=winner reason=unknown");
  EXPECT_EQ(found({}), "");
}

TEST_P(GamesTest, rows_are_renewed_when_told_to) {
  RecordFile file = file_of("a.sgf", game("PB[Anna]", sixteen('b')));
  put({file});
  file.games.front().first = "Jan";
  put({file});
  EXPECT_EQ(found({.names = {"Anna"}}), "a.sgf:0");
  put({file}, {.renew = true});
  EXPECT_EQ(found({.names = {"Anna"}}), "");
  EXPECT_EQ(found({.names = {"Jan"}}), "a.sgf:0");
}

class SearchTest : public GamesTest {
 protected:
  SearchTest() {
    put({file_of("a.sgf",
                 game("PB[Ёлкин, Пётр]PW[anna17]EV[Spring Cup]DT[2025-03-01]RE[B+R]RU[russian]", sixteen('b'))),
         file_of("b.sgf", game("PB[Anna]PW[100%_real]EV[spring cup]DT[2025-03-20]RE[W+R]", sixteen('e') + ";B[aA]")),
         file_of("c.sgf", "(;GM[40]FF[4]SZ[20]PB[Jan]PW[Anna]DT[2026]RE[0];B[aa];W[bb];B[cc];W[dd];B[ee])"),
         file_of("d.sgf", game("PB[Zoe]", ";B[tp]"))});
  }
};
INSTANTIATE_TEST_SUITE_P(Store, SearchTest, testing::ValuesIn(all_kinds()), name_of);

TEST_P(SearchTest, by_everything_that_is_listed) {
  const std::pair<GameFilter, const char*> rows[] = {
      {{}, "d.sgf:0 a.sgf:0 b.sgf:0 c.sgf:0"},
      {{.names = {"ANNA"}}, "b.sgf:0 c.sgf:0"},
      {{.names = {"anna", "Anna17"}}, "a.sgf:0 b.sgf:0 c.sgf:0"},
      {{.names = {"елкин петр"}}, "a.sgf:0"},
      {{.names = {""}}, ""},
      {{.name_words = "nn"}, "a.sgf:0 b.sgf:0 c.sgf:0"},
      {{.name_words = "ПЁТР елк"}, "a.sgf:0"},
      {{.name_words = "100"}, "b.sgf:0"},
      {{.event = "Spring Cup"}, "a.sgf:0 b.sgf:0"},
      {{.from_day = "2025-03-02"}, "b.sgf:0 c.sgf:0"},
      {{.from_day = "2025-03-01", .to_day = "2025-03-19"}, "a.sgf:0"},
      {{.to_day = "2025-03"}, "a.sgf:0 b.sgf:0"},
      {{.from_day = "2026"}, "c.sgf:0"},
      {{.width = 20, .height = 20}, "c.sgf:0"},
      {{.start = "cross"}, "d.sgf:0 a.sgf:0 b.sgf:0"},
      {{.winner = "second"}, "b.sgf:0"},
      {{.ending = "resignation"}, "a.sgf:0 b.sgf:0"},
      {{.verdict = "stops_at_ply"}, "d.sgf:0"},
      {{.least_dots = 17}, "b.sgf:0"},
      {{.most_dots = 5}, "d.sgf:0 c.sgf:0"},
      {{.names = {"Anna"}, .winner = "draw"}, "c.sgf:0"},
      {{.most = 1}, "d.sgf:0"},
  };
  for (const auto& [filter, expected] : rows)
    EXPECT_EQ(found(filter), expected) << filter.name_words << filter.event << filter.from_day << filter.to_day;
}

TEST_P(SearchTest, by_rules_whatever_the_board) {
  const auto text = [](const char* rules) {
    return dots::surround::canonical_text(dots::surround::parse_ruleset(rules).value());
  };
  EXPECT_EQ(found({.rules = text("tensu")}), "d.sgf:0 a.sgf:0 b.sgf:0 c.sgf:0");
  EXPECT_EQ(found({.rules = text("tensu;size=5x5;start=empty")}), "d.sgf:0 a.sgf:0 b.sgf:0 c.sgf:0");
  EXPECT_EQ(found({.rules = text("tensu;margin=15")}), "");
}

TEST_P(SearchTest, by_the_opening_from_any_side) {
  // a.sgf upside down, its first moves in another order, and then something else.
  records::GameRecord turned = records::read_records(game("", sixteen('b')), {.file_name = "a.sgf"}).records.front();
  for (auto& dot : turned.setup) dot.point = {38 - dot.point.x, 31 - dot.point.y};
  for (auto& each : turned.moves) each.move.point = {38 - each.move.point.x, 31 - each.move.point.y};
  std::swap(turned.moves[0], turned.moves[2]);
  std::swap(turned.moves[13], turned.moves[15]);
  turned.moves[15].move.point = {5, 20};
  const auto openings = records::opening_digests(turned);
  for (const auto& [number, expected] : {std::pair{0U, "a.sgf:0"}, {1U, "a.sgf:0"}, {2U, "a.sgf:0"}, {3U, ""}})
    EXPECT_EQ(found({.opening_depth = records::opening_depths[number],
                     .opening = static_cast<std::int64_t>(openings[number])}),
              expected)
        << records::opening_depths[number];
}

TEST_P(SearchTest, page_by_page_is_everything_once) {
  std::string all, last;
  for (;;) {
    const auto page = must(store_.games_after({}, last, 2));
    for (const FoundGame& each : page) all += each.file_name + " ";
    if (page.size() < 2) break;
    last = page.back().record + ":" + std::to_string(page.back().game.index);
  }
  for (const char* name : {"a.sgf ", "b.sgf ", "c.sgf ", "d.sgf "}) {
    EXPECT_NE(all.find(name), std::string::npos) << all;
    EXPECT_EQ(all.find(name), all.rfind(name)) << all;
  }
}

TEST_P(SearchTest, counts_by_start_position) {
  const auto counts = must(store_.count_games({}));
  ASSERT_EQ(counts.size(), 2U);
  EXPECT_EQ(counts[0], (GameCounts{.start = "cross", .games = 3, .first_wins = 1, .second_wins = 1, .dots = 34}));
  EXPECT_EQ(counts[1], (GameCounts{.start = "empty", .games = 1, .draws = 1, .dots = 5}));
  EXPECT_TRUE(must(store_.count_games({.event = "no such"})).empty());
}

TEST_P(SearchTest, a_visitor_may_end_it) {
  int seen = 0;
  const auto ended = store_.visit_games({}, [&](const FoundGame&) -> dots::Result<void> {
    if (++seen == 2) return dots::Error{"ABC001"};
    return {};
  });
  EXPECT_EQ(text_of(ended), "ABC001");
  EXPECT_EQ(seen, 2);
  EXPECT_EQ(must(store_.games_after({}, "", 10)).size(), 4U) << "and the store goes on";
}

}  // namespace
}  // namespace store_tests
