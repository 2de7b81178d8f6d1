#include "records/boardgames/notation.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "records/characters.h"

namespace tournament::records {

namespace {

constexpr std::array notations{
    BoardNotation{"russian-draughts", "25", MoveForm::draughts, true, ':'},
    BoardNotation{"brazilian-draughts", "26", MoveForm::draughts, true, 'x'},
    BoardNotation{"lines-of-action", "hp-loa", MoveForm::lines_of_action, false},
    BoardNotation{"camelot", "hp-camelot", MoveForm::camelot},
    BoardNotation{"roll-in-four", "hp-rollin", MoveForm::roll_in},
    BoardNotation{"push-in-four", "hp-pushin", MoveForm::push_in},
    BoardNotation{"quints", "hp-quints", MoveForm::quints},
    BoardNotation{"blocked-reversi", "hp-reversi", MoveForm::reversi, false},
    BoardNotation{"othello", "hp-othello", MoveForm::othello, false},
};

constexpr std::size_t most_squares = 40;  // of one move; the longest series of Camelot has 32

/// Reads the parts of a move from left to right.
class Parts {
 public:
  explicit Parts(std::string_view text, const SquareNumbers* numbers = nullptr) : rest_(text), numbers_(numbers) {}
  [[nodiscard]] bool done() const { return rest_.empty(); }
  bool square() {
    if (rest_.size() >= 2 && is_square(rest_.substr(0, 2))) {
      text_ += lower_case(rest_[0]);
      text_ += rest_[1];
      rest_.remove_prefix(2);
      return true;
    }
    return numbers_ != nullptr && number();
  }
  /// The next character when it is one of `marks`, put down as `as`.
  bool mark(std::string_view marks, char as) {
    if (done() || marks.find(rest_.front()) == std::string_view::npos) return false;
    text_ += as;
    rest_.remove_prefix(1);
    return true;
  }
  std::optional<std::string> whole() { return done() ? std::optional(std::move(text_)) : std::nullopt; }

 private:
  bool number() {
    std::size_t length = 0;
    while (length < rest_.size() && is_digit(rest_[length])) ++length;
    int value = 0;
    if (length == 0 || length > 3) return false;
    std::from_chars(rest_.data(), rest_.data() + length, value);
    const auto square = numbers_->square(value);
    if (!square) return false;
    text_ += *square;
    rest_.remove_prefix(length);
    return true;
  }
  std::string_view rest_;
  const SquareNumbers* numbers_;
  std::string text_;
};

constexpr std::string_view capture_marks = ":xX";

std::optional<std::string> draughts_move(std::string_view word, const SquareNumbers* numbers, char capture) {
  Parts parts(word, numbers);
  if (!parts.square()) return std::nullopt;
  const std::size_t at = word.find_first_of("-:xX");
  const bool glued = at == std::string_view::npos && !is_digit(word.front());  // `a3b4`
  const bool plain = at != std::string_view::npos && word[at] == '-';
  std::size_t squares = 1;
  while (!parts.done() && squares < most_squares) {
    if (!glued && !parts.mark(plain ? "-" : capture_marks, plain ? '-' : capture)) return std::nullopt;
    if (!parts.square()) return std::nullopt;
    ++squares;
  }
  return squares < 2 ? std::nullopt : parts.whole();
}

std::optional<std::string> between_squares(std::string_view word) {
  while (word.ends_with('+')) word.remove_suffix(1);
  Parts parts(word);
  const bool read = parts.square() && (parts.mark("-", '-') || parts.mark(capture_marks, 'x')) && parts.square();
  return read ? parts.whole() : std::nullopt;
}

std::optional<std::string> camelot_move(std::string_view word) {
  Parts parts(word);
  if (!parts.square()) return std::nullopt;
  std::size_t squares = 1;
  for (; !parts.done() && squares < most_squares; ++squares)
    if (!(parts.mark("-^", '-') || parts.mark(capture_marks, 'x')) || !parts.square()) return std::nullopt;
  return squares < 2 ? std::nullopt : parts.whole();
}

std::optional<std::string> square_with(std::string_view word, MoveForm form) {
  Parts parts(word);
  if (!parts.square()) return std::nullopt;
  if (form == MoveForm::roll_in && parts.mark("/", '/')) {
    bool named = false;
    for (const std::string_view edge : {"Nn", "Ee", "Ss", "Ww"}) named = named || parts.mark(edge, edge.front());
    if (!named) return std::nullopt;
  }
  if (form == MoveForm::push_in && !parts.done())
    for (const std::string_view way : {"nN", "eE", "sS", "wW"})
      if (parts.mark(way, way.front())) break;
  return parts.whole();
}

std::optional<std::string> quints_move(std::string_view word) {
  Parts parts(word);
  if (!parts.square()) return std::nullopt;
  if (parts.done()) return parts.whole();
  if (!parts.mark("-", '-') || !parts.square()) return std::nullopt;
  for (std::size_t squares = 2; !parts.done() && squares < most_squares; ++squares)
    if (!parts.mark(capture_marks, 'x') || !parts.square()) return std::nullopt;
  return parts.whole();
}

std::optional<std::string> disc(std::string_view word, bool blocks) {
  const std::string small_word = lower_case(word);
  if (small_word == "pass" || small_word == "pa" || small_word == "ps" || small_word == "--") return "pass";
  Parts parts(word);
  if (blocks) parts.mark("#", '#');
  return parts.square() ? parts.whole() : std::nullopt;
}

/// The number of discs before or after the hyphen of `34-30`.
std::optional<int> discs(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > 64) return std::nullopt;
  return value;
}

struct ResultWord {
  std::string_view text;
  BoardResult result;
};
constexpr std::array result_words{
    ResultWord{"1-0", BoardResult::white},    ResultWord{"0-1", BoardResult::black},
    ResultWord{"1/2-1/2", BoardResult::draw}, ResultWord{"0-0", BoardResult::both_lost},
    ResultWord{"*", BoardResult::unknown},    ResultWord{"2-0", BoardResult::white},
    ResultWord{"0-2", BoardResult::black},    ResultWord{"1-1", BoardResult::draw},
};
const ResultWord* find_result(std::string_view word) {
  const auto* found = std::ranges::find(result_words, word, &ResultWord::text);
  return found == result_words.end() ? nullptr : found;
}

}  // namespace

std::span<const BoardNotation> board_notations() { return notations; }

const BoardNotation* find_notation(std::string_view game) {
  const auto* found = std::ranges::find(notations, game, &BoardNotation::game);
  return found == notations.end() ? nullptr : found;
}

std::string_view front_of(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && (text[bytes] & '\xC0') == '\x80') --bytes;
  return text.substr(0, bytes);
}

bool is_square(std::string_view text) {
  return text.size() == 2 && lower_case(text[0]) >= 'a' && lower_case(text[0]) <= 'h' && text[1] >= '1' &&
         text[1] <= '8';
}

bool is_ending_word(std::string_view word) {
  return word == "resign" || word == "time" || word == "draw" || word == "claim";
}

std::optional<std::string> normal_move(const BoardNotation& notation, std::string_view word,
                                       const SquareNumbers* numbers) {
  if (const std::string lower = lower_case(word); is_ending_word(lower)) return lower;
  switch (notation.form) {
    case MoveForm::draughts: return draughts_move(word, numbers, notation.capture);
    case MoveForm::lines_of_action:
      return lower_case(word) == "pass" ? std::optional<std::string>("pass") : between_squares(word);
    case MoveForm::camelot: return camelot_move(word);
    case MoveForm::roll_in:
    case MoveForm::push_in: return square_with(word, notation.form);
    case MoveForm::quints: return quints_move(word);
    case MoveForm::reversi: return disc(word, true);
    case MoveForm::othello: return disc(word, false);
  }
  return std::nullopt;
}

bool is_result_word(std::string_view word) { return find_result(word) != nullptr; }

BoardClaim board_claim(std::string_view raw, bool othello, dots::Place place) {
  BoardClaim claim;
  claim.raw = raw;
  claim.place = place;
  claim.result = BoardResult::unreadable;
  if (raw.empty() || raw == "?") {
    claim.result = BoardResult::unknown;
  } else if (const ResultWord* word = find_result(raw)) {
    claim.result = word->result;
  } else if (const std::size_t hyphen = raw.find('-'); othello && hyphen != std::string_view::npos) {
    const auto black = discs(raw.substr(0, hyphen));
    const auto white = discs(raw.substr(hyphen + 1));
    if (!black || !white || *black + *white > 64) return claim;
    claim.black_discs = black;
    claim.white_discs = white;
    claim.result = *black > *white ? BoardResult::black : *white > *black ? BoardResult::white : BoardResult::draw;
  }
  return claim;
}

std::string_view result_text(BoardResult result) {
  switch (result) {
    case BoardResult::white: return "1-0";
    case BoardResult::black: return "0-1";
    case BoardResult::draw: return "1/2-1/2";
    case BoardResult::both_lost: return "0-0";
    case BoardResult::unknown:
    case BoardResult::unreadable: break;
  }
  return "*";
}

}  // namespace tournament::records
