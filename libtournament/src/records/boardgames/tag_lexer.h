// TagLexer: the tokens of PDN, PGN and the texts like them, for every game alike (formats/pdn.md §2).
//
//   TagLexer lexer(text);
//   for (Token token = lexer.next(); token.kind != TokenKind::end; token = lexer.next()) …
//
// One pass, no recursion; a token that is at fault carries its code and the lexer goes on behind it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tournament::records {

enum class TokenKind : std::uint8_t {
  end,
  tag,              ///< `[Name "value"]`
  move_number,      ///< `12.`, `12...`
  word,             ///< a move, a result, `...`
  strength,         ///< `!`, `?`, `(!?)`
  nag,              ///< `$7`
  comment,          ///< `{…}`, `; …`
  line_comment,     ///< `% …`
  variation_open,   ///< `(`
  variation_close,  ///< `)`
  set_up,           ///< `/FEN "…"/`
  captured,         ///< `<42,29>`: the squares that a capture takes
  separator,        ///< `*`
  fault
};

struct Token {
  TokenKind kind = TokenKind::end;
  std::size_t offset = 0;   ///< of its first byte
  std::string_view text{};  ///< as written; of a tag its name, of a comment what is inside
  std::string value{};      ///< of a tag and a set-up: the string without its escapes
  int number = 0;           ///< of a move number and a NAG
  std::string_view code{};  ///< of a fault
  bool glued = false;       ///< no blank stands before it
};

class TagLexer {
 public:
  explicit TagLexer(std::string_view text) : text_(text) {}
  Token next();

 private:
  void skip_blanks();
  [[nodiscard]] std::size_t find(char wanted, std::size_t from) const;
  Token make(TokenKind kind, std::size_t length);
  Token fault(std::string_view code, std::size_t offset, std::size_t resume);
  Token tag();
  Token set_up();
  Token braces();
  Token to_line_end(TokenKind kind);
  Token bracket_round();
  Token nag();
  Token captured();
  Token number_or_word();
  /// The string that begins at `from`; false where none does, or it is not closed in its line.
  bool string_at(std::size_t from, std::string& value, std::size_t& end) const;

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace tournament::records
