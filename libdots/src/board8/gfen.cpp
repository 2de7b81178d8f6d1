#include "dots/board8/gfen.h"

#include <algorithm>
#include <charconv>

namespace dots::board8 {
namespace {

constexpr std::string_view pieces = "wbWB#";
constexpr int max_count = 64;

// Takes the text up to the next `mark` off the front.
std::string_view take(std::string_view& text, char mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

Error read_row(std::string_view row, int rank, Gfen& gfen) {
  const Error wrong{"GFN001", {{"row", std::string(row)}}};
  int file = 0;
  for (const char letter : row) {
    if (letter >= '1' && letter <= '8') {
      file += letter - '0';
    } else if (pieces.find(letter) == std::string_view::npos) {
      return {"GFN005", {{"piece", std::string(1, letter)}}};
    } else if (file < 8) {
      gfen.cells[square_at(file++, rank)] = letter;
    } else {
      return wrong;
    }
    if (file > 8) return wrong;
  }
  return file == 8 ? Error{} : wrong;
}

bool read_number(std::string_view text, int& number) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc{} && end == text.data() + text.size() && number >= 0 && number <= max_count;
}

Error read_count(std::string_view text, Gfen& gfen) {
  const Error wrong{"GFN004", {{"text", std::string(text)}}};
  GfenCount count{std::string(take(text, '=')), {}};
  const std::string_view white = take(text, ',');
  if (!white.starts_with("W:") || !text.starts_with("B:")) return wrong;
  if (!read_number(white.substr(2), count.of[0]) || !read_number(text.substr(2), count.of[1])) return wrong;
  if (std::ranges::find(gfen.counts, count.name, &GfenCount::name) != gfen.counts.end()) return wrong;
  gfen.counts.push_back(std::move(count));
  return {};
}

std::string row_text(const Gfen& gfen, int rank) {
  std::string row;
  int free = 0;
  const auto flush = [&] {
    if (free > 0) row += static_cast<char>('0' + free);
    free = 0;
  };
  for (int file = 0; file < 8; ++file) {
    const char piece = gfen.at(square_at(file, rank));
    if (piece == '.') {
      ++free;
    } else {
      flush();
      row += piece;
    }
  }
  flush();
  return row;
}

}  // namespace

Bits Gfen::places_of(char piece) const {
  Bits places = 0;
  for (Square square = 0; square < 64; ++square)
    if (cells[square] == piece) places |= bit(square);
  return places;
}

std::array<int, 2> Gfen::count(std::string_view name) const {
  const auto found = std::ranges::find(counts, name, &GfenCount::name);
  return found == counts.end() ? std::array<int, 2>{} : found->of;
}

Result<Gfen> read_gfen(std::string_view text) {
  Gfen gfen;
  gfen.cells.fill('.');
  std::string_view rows = take(text, ' ');
  for (int rank = 7; rank >= 0; --rank) {
    if (rows.empty()) return Error{"GFN002", {}};
    if (Error error = read_row(take(rows, '/'), rank, gfen); !error.code.empty()) return error;
  }
  if (!rows.empty()) return Error{"GFN002", {}};
  const std::string_view side = take(text, ' ');
  if (side != "w" && side != "b") return Error{"GFN003", {{"text", std::string(side)}}};
  gfen.to_move = side == "w" ? Colour::white : Colour::black;
  while (!text.empty())
    if (Error error = read_count(take(text, ' '), gfen); !error.code.empty()) return error;
  return gfen;
}

std::string write_gfen(const Gfen& gfen) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    text += row_text(gfen, rank);
    if (rank > 0) text += '/';
  }
  text += gfen.to_move == Colour::white ? " w" : " b";
  for (const GfenCount& count : gfen.counts)
    text += " " + count.name + "=W:" + std::to_string(count.of[0]) + ",B:" + std::to_string(count.of[1]);
  return text;
}

}  // namespace dots::board8
