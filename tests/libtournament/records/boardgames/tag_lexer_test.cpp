// The tokens that PDN, PGN and the project's own text share.
#include "records/boardgames/tag_lexer.h"

#include <gtest/gtest.h>

#include <array>

namespace tournament::records {
namespace {

std::string tokens(std::string_view text) {
  constexpr std::array names{"end",  "tag", "number", "word",   "strength", "nag", "comment",
                             "line", "(",   ")",      "set-up", "captured", "*",   "fault"};
  std::string list;
  TagLexer lexer(text);
  for (Token token = lexer.next(); token.kind != TokenKind::end; token = lexer.next()) {
    if (!list.empty()) list += ' ';
    list += names[static_cast<std::size_t>(token.kind)];
    if (token.kind == TokenKind::fault) list += '=' + std::string(token.code);
    if (token.kind == TokenKind::word || token.kind == TokenKind::strength) list += '=' + std::string(token.text);
    if (token.kind == TokenKind::move_number || token.kind == TokenKind::nag)
      list += '=' + std::to_string(token.number);
    if (token.kind == TokenKind::tag) list += '=' + std::string(token.text) + ':' + token.value;
    if (token.kind == TokenKind::set_up) list += '=' + token.value;
  }
  return list;
}

struct Row {
  std::string_view text;
  std::string_view tokens;
};

TEST(TagLexer, Tokens) {
  for (const Row& row : {
           Row{"1.32-28!? 19-23", "number=1 word=32-28 strength=!? word=19-23"},
           Row{"12... b6:a5", "number=12 word=b6:a5"},
           Row{"1. ... b6-a5", "number=1 word=... word=b6-a5"},
           Row{"a3b4(!?!!!)", "word=a3b4 strength=(!?!!!)"},
           Row{"[White \"A \\\"B\\\" \\\\ C\"]32-28", "tag=White:A \"B\" \\ C word=32-28"},
           Row{"[ Event  \"x\" ]", "tag=Event:x"},
           Row{"{[%clk 0:01:00]} $7 <12,34> *", "comment nag=7 captured *"},
           Row{"% to the end\nc3-d4 ; also\n*", "line word=c3-d4 comment *"},
           Row{"(c3-d4 (e3-f4))", "( word=c3-d4 ( word=e3-f4 ) )"},
           Row{"/FEN \"W:Wa1:Bh8\"/ a1-b2", "set-up=W:Wa1:Bh8 word=a1-b2"},
           Row{"d4/N #c3 a1n d4-d5xd6 c3^c5xc7 pass --",
               "word=d4/N word=#c3 word=a1n word=d4-d5xd6 word=c3^c5xc7 word=pass word=--"},
           Row{"1-1 1-10 1/2-1/2 2-0*", "word=1-1 word=1-10 word=1/2-1/2 word=2-0 *"},
       })
    EXPECT_EQ(tokens(row.text), row.tokens) << row.text;
}

TEST(TagLexer, Faults) {
  for (const Row& row : {
           Row{"{ a { b } }", "comment fault=PDN003"},
           Row{"{ a", "fault=PDN002"},
           Row{"[White \"A]\nc3-d4", "fault=PDN004 word=c3-d4"},
           Row{"[white \"A\"]", "fault=PDN005"},
           Row{"[White A]\n[Black \"B\"]", "fault=PDN005 tag=Black:B"},
           Row{"$ $256 $255", "fault=PDN009 fault=PDN009 nag=255"},
           Row{"/SETUP \"x\"/\n*", "fault=PDN010 *"},
           Row{"/FEN \"x\" *", "fault=PDN010"},
           Row{"@ & <1", "fault=PDN001 fault=PDN001 fault=PDN001 word=1"},
           Row{"c3-d4 .. e", "word=c3-d4 fault=PDN001 word=e"},
       })
    EXPECT_EQ(tokens(row.text), row.tokens) << row.text;
}

TEST(TagLexer, AnyByteEndsSomewhere) {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text(3, static_cast<char>(byte));
    TagLexer lexer(text);
    int count = 0;
    while (lexer.next().kind != TokenKind::end) ASSERT_LT(++count, 10) << byte;
  }
}

}  // namespace
}  // namespace tournament::records
