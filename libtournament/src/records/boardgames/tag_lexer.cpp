#include "records/boardgames/tag_lexer.h"

#include <algorithm>
#include <charconv>
#include <climits>

#include "records/boardgames/notation.h"
#include "records/characters.h"
#include "tournament/records/board_codes.h"

namespace tournament::records {

namespace {

bool is_tag_name(char c) { return is_letter(c) || is_digit(c) || c == '_'; }
bool is_strength(char c) { return c == '!' || c == '?'; }
/// What may stand in a move or a result: a word ends at anything that begins another token.
bool is_word(char c) {
  constexpr std::string_view marks = ":-^#/+=.";
  return is_tag_name(c) || marks.find(c) != std::string_view::npos;
}

/// Numbers too large to mean anything are as good as the largest.
int number_in(std::string_view digits) {
  int value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return error == std::errc{} ? value : INT_MAX;
}

}  // namespace

void TagLexer::skip_blanks() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

std::size_t TagLexer::find(char wanted, std::size_t from) const {
  return std::min(text_.find(wanted, from), text_.size());
}

Token TagLexer::make(TokenKind kind, std::size_t length) {
  Token token{kind, at_, text_.substr(at_, length)};
  at_ += length;
  return token;
}

Token TagLexer::fault(std::string_view code, std::size_t offset, std::size_t resume) {
  Token token{TokenKind::fault, offset, front_of(text_.substr(offset), 20)};
  token.code = code;
  at_ = std::min(std::max(resume, at_ + 1), text_.size());
  return token;
}

Token TagLexer::next() {
  const std::size_t before = at_;
  skip_blanks();
  const bool glued = at_ == before && at_ > 0;
  if (at_ >= text_.size()) return {TokenKind::end, text_.size()};
  Token token;
  const char c = text_[at_];
  switch (c) {
    case '[': token = tag(); break;
    case '{': token = braces(); break;
    case '}': token = fault(pdn_code::brace_stray, at_, at_ + 1); break;
    case ';': token = to_line_end(TokenKind::comment); break;
    case '%': token = to_line_end(TokenKind::line_comment); break;
    case '(': token = bracket_round(); break;
    case ')': token = make(TokenKind::variation_close, 1); break;
    case '$': token = nag(); break;
    case '*': token = make(TokenKind::separator, 1); break;
    case '/': token = set_up(); break;
    case '<': token = captured(); break;
    case '!':
    case '?': {
      std::size_t end = at_;
      while (end < text_.size() && is_strength(text_[end])) ++end;
      token = make(TokenKind::strength, end - at_);
      break;
    }
    default: token = is_word(c) ? number_or_word() : fault(pdn_code::stray, at_, at_ + 1);
  }
  token.glued = glued;
  return token;
}

bool TagLexer::string_at(std::size_t from, std::string& value, std::size_t& end) const {
  if (from >= text_.size() || text_[from] != '"') return false;
  for (std::size_t i = from + 1; i < text_.size() && text_[i] != '\n'; ++i) {
    if (text_[i] == '"') {
      end = i + 1;
      return true;
    }
    if (text_[i] == '\\' && i + 1 < text_.size() && (text_[i + 1] == '"' || text_[i + 1] == '\\')) ++i;
    value += text_[i];
  }
  return false;
}

Token TagLexer::tag() {
  const std::size_t begin = at_;
  const std::size_t line_end = find('\n', at_);
  std::size_t at = begin + 1;
  const auto blanks = [&] {
    while (at < text_.size() && is_blank(text_[at])) ++at;
  };
  blanks();
  const std::size_t name = at;
  while (at < text_.size() && is_tag_name(text_[at])) ++at;
  if (at == name || !is_capital(text_[name])) return fault(pdn_code::tag_form, begin, line_end);
  Token token{TokenKind::tag, begin, text_.substr(name, at - name)};
  blanks();
  if (at >= text_.size() || text_[at] != '"') return fault(pdn_code::tag_form, begin, line_end);
  const std::size_t quote = at;
  if (!string_at(quote, token.value, at)) return fault(pdn_code::string_open, quote, line_end);
  blanks();
  if (at >= text_.size() || text_[at] != ']') return fault(pdn_code::tag_form, begin, line_end);
  at_ = at + 1;
  return token;
}

Token TagLexer::set_up() {
  const std::size_t begin = at_;
  const std::size_t line_end = find('\n', at_);
  if (!text_.substr(begin).starts_with("/FEN")) return fault(pdn_code::set_up_form, begin, line_end);
  std::size_t at = begin + 4;
  while (at < text_.size() && is_blank(text_[at])) ++at;
  Token token{TokenKind::set_up, begin};
  if (at >= text_.size() || text_[at] != '"') return fault(pdn_code::set_up_form, begin, line_end);
  const std::size_t quote = at;
  if (!string_at(quote, token.value, at)) return fault(pdn_code::string_open, quote, line_end);
  while (at < text_.size() && is_blank(text_[at])) ++at;
  if (at >= text_.size() || text_[at] != '/') return fault(pdn_code::set_up_form, begin, line_end);
  at_ = at + 1;
  token.text = text_.substr(begin, at_ - begin);
  return token;
}

Token TagLexer::braces() {
  const std::size_t begin = at_;
  const std::size_t close = find('}', begin);
  if (close == text_.size()) return fault(pdn_code::comment_open, begin, close);
  at_ = close + 1;
  return {TokenKind::comment, begin, text_.substr(begin + 1, close - begin - 1)};
}

Token TagLexer::to_line_end(TokenKind kind) {
  const std::size_t begin = at_;
  at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
  return {kind, begin, text_.substr(begin + 1, at_ - begin - 1)};
}

// `(?)` judges a move, `(` opens a variation.
Token TagLexer::bracket_round() {
  std::size_t end = at_ + 1;
  while (end < text_.size() && is_strength(text_[end])) ++end;
  const bool strength = end > at_ + 1 && end < text_.size() && text_[end] == ')';
  return strength ? make(TokenKind::strength, end + 1 - at_) : make(TokenKind::variation_open, 1);
}

Token TagLexer::nag() {
  std::size_t end = at_ + 1;
  while (end < text_.size() && is_digit(text_[end])) ++end;
  const int number = number_in(text_.substr(at_ + 1, end - at_ - 1));
  if (end == at_ + 1 || number > 255) return fault(pdn_code::nag_form, at_, end);
  Token token = make(TokenKind::nag, end - at_);
  token.number = number;
  return token;
}

Token TagLexer::captured() {
  const std::size_t begin = at_;
  std::size_t end = at_ + 1;
  while (end < text_.size() && (is_tag_name(text_[end]) || text_[end] == ',' || text_[end] == ' ')) ++end;
  if (end >= text_.size() || text_[end] != '>') return fault(pdn_code::stray, begin, begin + 1);
  return make(TokenKind::captured, end + 1 - begin);
}

// `1.` is a number, `1-1` a result and `1-10` a move: the longest run decides.
Token TagLexer::number_or_word() {
  std::size_t end = at_;
  while (end < text_.size() && is_digit(text_[end])) ++end;
  if (end > at_ && end < text_.size() && text_[end] == '.') {
    const int number = number_in(text_.substr(at_, end - at_));
    while (end < text_.size() && text_[end] == '.') ++end;
    Token token = make(TokenKind::move_number, end - at_);
    token.number = number;
    return token;
  }
  if (text_[at_] == '.') {
    while (end < text_.size() && text_[end] == '.') ++end;
    return end - at_ == 3 ? make(TokenKind::word, 3) : fault(pdn_code::stray, at_, end);
  }
  while (end < text_.size() && is_word(text_[end]) && text_[end] != '.') ++end;
  return make(TokenKind::word, end - at_);
}

}  // namespace tournament::records
