#include "records/boardgames/pdn_fen.h"

#include <array>
#include <charconv>
#include <optional>

#include "dots/board8/gfen.h"
#include "records/boardgames/notation.h"
#include "records/characters.h"
#include "tournament/records/board_codes.h"

namespace tournament::records {

namespace {

using dots::board8::Colour;
using dots::board8::Gfen;

std::string_view without_gaps(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

/// Takes the text up to `mark` off the front.
std::string_view next_part(std::string_view& rest, char mark) {
  const std::size_t end = std::min(rest.find(mark), rest.size());
  const std::string_view part = without_gaps(rest.substr(0, end));
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

std::optional<int> number_of(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool put(Gfen& gfen, const std::optional<std::string>& square, char piece) {
  if (!square) return false;
  const auto place = dots::board8::square_from(*square);
  if (!place || gfen.cells[*place] != '.') return false;
  gfen.cells[*place] = piece;
  return true;
}

/// `a3`, `K12`, `31-50`, `K1-4`.
bool put_part(Gfen& gfen, std::string_view part, Colour colour, const SquareNumbers& numbers) {
  const bool king = part.starts_with('K');
  if (king) part.remove_prefix(1);
  const char piece = colour == Colour::white ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
  if (is_square(part)) return put(gfen, lower_case(part), piece);
  const std::size_t hyphen = part.find('-');
  const auto first = number_of(part.substr(0, hyphen));
  const auto last = hyphen == std::string_view::npos ? first : number_of(part.substr(hyphen + 1));
  if (!first || !last || *first > *last || *first < 1 || *last > 32) return false;
  for (int number = *first; number <= *last; ++number)
    if (!put(gfen, numbers.square(number), piece)) return false;
  return true;
}

/// `H0`, `F1`: numbers that some programs add.
bool is_counter(std::string_view part) {
  return (part.starts_with('H') || part.starts_with('F')) && number_of(part.substr(1)).has_value();
}

}  // namespace

dots::Result<PdnPosition> read_pdn_fen(std::string_view text, const SquareNumbers& numbers) {
  const auto refused = [&](std::string_view part) {
    return dots::Error{std::string(pdn_code::position_form),
                       {{"value", std::string(text)}, {"part", std::string(part)}}};
  };
  std::string_view rest = without_gaps(text);
  if (rest.ends_with('.')) rest.remove_suffix(1);
  PdnPosition position;
  Gfen gfen;
  gfen.cells.fill('.');
  const std::string_view turn = next_part(rest, ':');
  if (turn != "W" && turn != "B" && turn != "?") return refused(turn);
  position.turn_said = turn != "?";
  gfen.to_move = turn == "B" ? Colour::black : Colour::white;
  std::array<bool, 2> seen{};
  while (!rest.empty()) {
    std::string_view side = next_part(rest, ':');
    if (seen[0] && seen[1] && is_counter(side)) continue;
    if (!side.starts_with('W') && !side.starts_with('B')) return refused(side);
    const Colour colour = side.front() == 'W' ? Colour::white : Colour::black;
    bool& told = seen[static_cast<std::size_t>(dots::board8::index(colour))];
    if (told) return refused(side);
    told = true;
    side.remove_prefix(1);
    while (!side.empty()) {
      const std::string_view part = next_part(side, ',');
      if (!put_part(gfen, part, colour, numbers)) return refused(part);
    }
  }
  if (!seen[0] || !seen[1]) return refused(turn);
  position.gfen = dots::board8::write_gfen(gfen);
  return position;
}

std::string write_pdn_fen(std::string_view text) {
  const auto gfen = dots::board8::read_gfen(text);
  if (!gfen) return {};
  std::string fen = gfen->to_move == Colour::white ? "W" : "B";
  for (const Colour colour : {Colour::white, Colour::black}) {
    fen += colour == Colour::white ? ":W" : ":B";
    bool first = true;
    for (int square = 0; square < 64; ++square) {
      const char piece = gfen->cells[static_cast<std::size_t>(square)];
      const bool white = piece == 'w' || piece == 'W';
      const bool black = piece == 'b' || piece == 'B';
      if (!(colour == Colour::white ? white : black)) continue;
      if (!first) fen += ',';
      first = false;
      if (piece == 'W' || piece == 'B') fen += 'K';
      fen += dots::board8::to_text(static_cast<dots::board8::Square>(square));
    }
  }
  return fen;
}

}  // namespace tournament::records
