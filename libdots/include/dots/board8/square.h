// Squares and colours of the 8x8 board that the board games share (rules/boardgames.md §A.0).
//
//   to_text(square_at(2, 4)) == "c5"; square_from("c5") == 34; bit(34) is its place in a bitboard.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dots::board8 {

/// White is the light colour ("világos"), which sits at ranks 1 and 2; Black is the dark one ("sötét").
enum class Colour : std::uint8_t { white = 0, black = 1 };

constexpr Colour other(Colour colour) { return colour == Colour::white ? Colour::black : Colour::white; }
constexpr int index(Colour colour) { return static_cast<int>(colour); }

/// 0..63: a1 = 0, b1 = 1, …, h8 = 63.
using Square = std::uint8_t;
/// One bit a square: bit 0 is a1, bit 63 is h8.
using Bits = std::uint64_t;

/// file and rank 0..7.
constexpr Square square_at(int file, int rank) { return static_cast<Square>(rank * 8 + file); }
constexpr int file_of(Square square) { return square % 8; }
constexpr int rank_of(Square square) { return square / 8; }
constexpr Bits bit(Square square) { return Bits{1} << square; }

inline std::string to_text(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

/// Two characters, `a1`..`h8`; nothing else is a square.
constexpr std::optional<Square> square_from(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
  return square_at(text[0] - 'a', text[1] - '1');
}

}  // namespace dots::board8
