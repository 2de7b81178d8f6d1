// The tree under every SGF reader: it loses no byte, it knows every place, and no input makes it crash or stall.
#include "tournament/records/sgf_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "corpus.h"

namespace tournament::records {
namespace {

std::string written(const std::string& text) { return SgfTree::parse(text, {}).write(); }

SgfTree parse(const std::string& text) { return SgfTree::parse(text, {}); }

/// "error SGF004 1:5"
std::vector<std::string> rows(const dots::Diagnostics& list) {
  std::vector<std::string> out;
  for (const auto& d : list) {
    out.push_back(std::string(dots::to_text(d.severity)) + ' ' + d.code + ' ' + std::to_string(d.place.line) + ':' +
                  std::to_string(d.place.column));
  }
  return out;
}

using Rows = std::vector<std::string>;

TEST(SgfTree, WritesBackWhatItRead) {
  for (const std::string text : {
           "(;GM[40]FF[4]SZ[39:32];B[bb](;B[bc];W[bd])(;B[cc];W[cd]))",
           "  mail before (really) \r\n(\t; GM [40]\n FF[4] ;B [aa] [bb] \n) junk ) (;) trailing",
           "(;C[a\\]b\\\\];B[aa])",
           "(;C[never closed \\",
           "(;B[aa",
           "(((",
           ")))",
           "",
       }) {
    EXPECT_EQ(written(text), text);
  }
}

TEST(SgfTree, WritesBackEveryRealFile) {
  ARBITER_NEEDS_CORPUS();
  int files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(arbiter_tests::corpus() / "data" / "dots")) {
    if (!entry.is_regular_file()) continue;
    const std::string bytes = arbiter_tests::read_file(entry.path());
    EXPECT_EQ(written(bytes), bytes) << entry.path();
    ++files;
  }
  EXPECT_GT(files, 100);
}

TEST(SgfTree, WritesBackRandomText) {
  std::mt19937 random(40);
  constexpr std::string_view alphabet = "(();;[]]\\ABab01 \n\r\t:.\xD0\x90\xFF";
  for (int round = 0; round < 20'000; ++round) {
    std::string text = random() % 2 == 0 ? "(;" : "";
    const auto length = random() % 60;
    for (std::size_t i = 0; i < length; ++i) text += alphabet[random() % alphabet.size()];
    ASSERT_EQ(written(text), text);
  }
}

TEST(SgfTree, KeepsVariations) {
  const SgfTree tree = parse("(;A[1];B[2](;C[3];D[4])(;E[5])(;F[6](;G[7])(;H[8])))(;I[9])");
  ASSERT_EQ(tree.games().size(), 2u);
  std::string seen;  // a node before its children, without recursion
  std::vector<SgfIndex> todo{tree.games()[0].root};
  while (!todo.empty()) {
    const SgfIndex index = todo.back();
    todo.pop_back();
    seen += tree.name(tree.properties(index).front());
    if (tree.node(index).next_sibling != sgf_none) todo.push_back(tree.node(index).next_sibling);
    if (tree.node(index).first_child != sgf_none) todo.push_back(tree.node(index).first_child);
  }
  EXPECT_EQ(seen, "ABCDEFGH");
  EXPECT_EQ(tree.raw(tree.values(tree.properties(tree.games()[1].root).front()).front()), "9");
}

TEST(SgfTree, CountsLinesAndCharacters) {
  //                        1 234567    8 9
  const SgfTree tree = parse("(;C[Точки]\r\n;B[aa]\n\n ;W[bb]\r;B[cc])");
  const auto place_of = [&](SgfIndex node) { return tree.place(tree.properties(node).front().name_begin); };
  const SgfIndex root = tree.games()[0].root;
  EXPECT_EQ(place_of(root), (dots::Place{1, 3}));
  EXPECT_EQ(tree.place(tree.values(tree.properties(root).front()).front().close), (dots::Place{1, 10}));
  EXPECT_EQ(place_of(root + 1), (dots::Place{2, 2}));
  EXPECT_EQ(place_of(root + 2), (dots::Place{4, 3}));
  EXPECT_EQ(place_of(root + 3), (dots::Place{5, 2}));
}

TEST(SgfTree, PlacesAgreeWithCountingCharacterByCharacter) {
  std::mt19937 random(7);
  std::string text = "(;C[";
  for (int i = 0; i < 2000; ++i) text += random() % 40 == 0 ? "\n" : random() % 3 == 0 ? "ж" : "x";
  text += "])";
  const SgfTree tree = parse(text);
  dots::Place place{1, 1};
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((text[i] & '\xC0') == '\x80') continue;
    ASSERT_EQ(tree.place(i), place) << i;
    place = text[i] == '\n' ? dots::Place{place.line + 1, 1} : dots::Place{place.line, place.column + 1};
  }
}

TEST(SgfTree, AnEditChangesOnlyItsProperty) {
  const std::string text = "(; PB[Anna]\n PW [Boris] XX ;B[aa]C[x\\]y](;W[bb])(;W[cc]))";
  SgfTree tree = parse(text);
  const SgfIndex root = tree.games()[0].root;
  const std::vector<std::string> names{"Csilla [K]"};
  tree.set_values(tree.properties(root)[1], names);
  EXPECT_EQ(tree.write(), "(; PB[Anna]\n PW[Csilla [K\\]] XX ;B[aa]C[x\\]y](;W[bb])(;W[cc]))");

  tree.remove(tree.properties(root)[0]);
  const std::vector<std::string> result{"B+1"};
  tree.add_property(root, "RE", result);
  tree.add_property(root + 1, "BL", std::vector<std::string>{"30"});
  EXPECT_EQ(tree.write(), "(; \n PW[Csilla [K\\]] XXRE[B+1] ;B[aa]C[x\\]y]BL[30](;W[bb])(;W[cc]))");

  tree.set_values(tree.properties(root)[2], result);
  EXPECT_NE(tree.write().find("XX[B+1]RE[B+1]"), std::string::npos);
}

TEST(SgfTree, ResolvesEscapes) {
  EXPECT_EQ(sgf_unescape("a\\]b\\\\c\\:d", true), "a]b\\c:d");
  EXPECT_EQ(sgf_unescape("one\\\r\ntwo\r\nthree\tfour\\", false), "onetwo\nthree four\\");
  EXPECT_EQ(sgf_unescape("one\ntwo", true), "one two");
  for (const std::string text : {"a]b", "\\", "]]\\]", "x:y", ""}) {
    EXPECT_EQ(sgf_unescape(sgf_escape(text), false), text);
    EXPECT_EQ(sgf_unescape(sgf_escape(text, true), false), text);
  }
}

TEST(SgfTree, SaysWhatIsWrongWithTheSyntax) {
  const auto of_game = [](const std::string& text) { return rows(parse(text).games()[0].diagnostics); };
  EXPECT_EQ(rows(parse(" \n").diagnostics()), Rows{"warning SGF001 1:1"});
  EXPECT_EQ(rows(parse("hello\n(;B[aa])").diagnostics()), Rows{"warning SGF003 1:1"});
  EXPECT_EQ(rows(parse("(;B[aa])\n )").diagnostics()), Rows{"warning SGF003 2:2"});
  EXPECT_EQ(of_game("()"), Rows{"error SGF002 1:2"});
  EXPECT_EQ(of_game("(;B[aa]!;W[bb])"), Rows{"error SGF004 1:8"});
  EXPECT_EQ(of_game("(;[aa]B[bb])"), Rows{"error SGF004 1:3"});
  EXPECT_EQ(of_game("(;B[aa](W[bb]))"), Rows{"error SGF004 1:9"});
  EXPECT_EQ(of_game("(;B[aa];W[b"), (Rows{"error SGF005 1:10", "error SGF006 1:12"}));
  EXPECT_EQ(of_game("(;B[aa](;W[bb])"), Rows{"error SGF006 1:16"});
  EXPECT_EQ(of_game("(;B[aa])"), Rows{});
}

TEST(SgfTree, HoldsItsLimitsAtNAndNPlusOne) {
  const auto critical = [](const SgfTree& tree) {
    std::string limits;
    const auto collect = [&](const dots::Diagnostics& list) {
      for (const auto& d : list)
        if (d.code == "LIM001") limits += d.args[0].value + ' ' + d.args[1].value + ' ' + d.args[2].value + ';';
    };
    collect(tree.diagnostics());
    for (const SgfGame& game : tree.games()) collect(game.diagnostics);
    return limits;
  };
  const std::string text = "(;B[aa](;W[bb])(;W[cc]))(;B[d][e][f])";
  Limits exact;
  exact.file_bytes = text.size();
  exact.games_in_file = 2;
  exact.nodes_in_file = 4;
  exact.nesting = 2;
  exact.property_bytes = 2;
  exact.values_in_property = 3;
  EXPECT_EQ(critical(SgfTree::parse(text, exact)), "");

  const auto with = [&](auto change) {
    Limits limits = exact;
    change(limits);
    return SgfTree::parse(text, limits);
  };
  EXPECT_EQ(critical(with([](Limits& l) { l.file_bytes -= 1; })), "file_bytes 36 37;");
  EXPECT_EQ(critical(with([](Limits& l) { l.games_in_file = 1; })), "games_in_file 1 2;");
  EXPECT_EQ(critical(with([](Limits& l) { l.nodes_in_file = 3; })), "nodes_in_file 3 4;nodes_in_file 3 4;");
  EXPECT_EQ(critical(with([](Limits& l) { l.nesting = 1; })), "nesting 1 2;");
  EXPECT_EQ(critical(with([](Limits& l) { l.values_in_property = 2; })), "values_in_property 2 3;");
  const SgfTree tree = with([](Limits& l) { l.property_bytes = 1; });
  EXPECT_EQ(critical(tree), "property_bytes 1 2;");
  EXPECT_EQ(tree.games()[0].root, sgf_none) << "the game over the limit is not made";
  EXPECT_NE(tree.games()[1].root, sgf_none) << "the other one is";
  EXPECT_EQ(tree.write(), text);
}

TEST(SgfTree, StandsDeepAndGiganticInput) {
  const auto repeat = [](const std::string& text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
  };
  const std::string nested = repeat("(;B[aa]", 100'000) + repeat(")", 100'000) + "(;B[bb])";
  const SgfTree limited = parse(nested);
  ASSERT_EQ(limited.games().size(), 2u);
  EXPECT_TRUE(limited.games()[0].over_limit);
  EXPECT_NE(limited.games()[1].root, sgf_none);

  Limits deep;
  deep.nesting = 200'000;
  const SgfTree whole = SgfTree::parse(nested, deep);
  EXPECT_FALSE(whole.games()[0].over_limit);
  EXPECT_EQ(whole.write(), nested);

  EXPECT_TRUE(parse("(;C[" + repeat("\\]", 2'000'000) + "])").games()[0].over_limit);
  EXPECT_TRUE(parse("(;B" + repeat("[aa]", 100'000) + ")").games()[0].over_limit);
  EXPECT_FALSE(parse("(" + repeat("(;B[aa])", 100'000) + ")").games()[0].over_limit);
  EXPECT_EQ(parse(repeat("( ", 300'000) + "a").games().size(), 1u);
  EXPECT_EQ(parse("x" + repeat("(x", 300'000)).games().size(), 0u);
}

}  // namespace
}  // namespace tournament::records
