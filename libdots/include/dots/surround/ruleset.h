// A Dots variant as data (rules/dots.md §1): one value of orthogonal axes, no class per variant.
//
//   Ruleset rules = *parse_ruleset("tensu;margin=15");      // preset, changed axis
//   std::string stored = canonical_text(rules);             // "dots:39x32;start=cross;…", parses back to the same
//   value for (const Error& e : violations(rules)) …              // everything that is wrong with it, not only the
//   first
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/result.h"

namespace dots::surround {

inline constexpr int max_side = 255;           ///< largest width and height of a board
inline constexpr int max_players_a_side = 16;  ///< team play
inline constexpr int max_margin = 65025;
inline constexpr int max_penalty = 100;
inline constexpr int max_komi_halves = 2 * 65025;

enum class Start : std::uint8_t {
  empty,
  single,
  cross,
  double_cross,
  triple_cross,
  four_crosses,
  random_four_crosses,       ///< spread over the board and balanced, as the seed says
  four_crosses_in_quarters,  ///< one in each quarter of the board, as the seed says
  custom
};
/// The value of the axis `start`: "double-cross".
std::string_view to_text(Start start);
/// Whether its dots are drawn from the seed of the rules.
constexpr bool is_drawn(Start start) {
  return start == Start::random_four_crosses || start == Start::four_crosses_in_quarters;
}
enum class FirstMoves : std::uint8_t { anywhere, central_square };
enum class Enclosing : std::uint8_t { automatic, choice, optional };
enum class EmptyContour : std::uint8_t { house, painted, forbidden };
enum class Link : std::uint8_t { neighbour, two_cells };
enum class Recapture : std::uint8_t { frees, keeps };
enum class Count : std::uint8_t { captives, captives_and_half_empty, everything_inside };
enum class Suicide : std::uint8_t { captured, refused };
enum class Edge : std::uint8_t { open, wall };
enum class Inside : std::uint8_t { anything, only_enemy };
enum class Grounding : std::uint8_t { off, leader, anyone };
enum class Pass : std::uint8_t { forbidden, two_end };

/// One variant. The defaults are the Tensu sport code on 39x32.
struct Ruleset {
  int width = 39;
  int height = 32;
  Start start = Start::cross;
  std::uint64_t seed = 0;  ///< of a random start position; 0 when the start is not random
  FirstMoves first_moves = FirstMoves::anywhere;
  Enclosing enclosing = Enclosing::automatic;
  bool late_contours = false;  ///< a turn may consist of contours only (optional enclosing)
  bool holes = false;          ///< areas may leave holes (optional enclosing)
  EmptyContour empty_contour = EmptyContour::house;
  Link link = Link::neighbour;
  Recapture recapture = Recapture::frees;
  Count count = Count::captives;
  int penalty = 0;  ///< points to the opponent for each own dot inside an own enclosure
  bool extra_move = false;
  Suicide suicide = Suicide::captured;
  Edge edge = Edge::open;
  Inside inside = Inside::anything;
  int margin = 0;  ///< first lead of so many points wins at once; 0 = off
  Grounding grounding = Grounding::anyone;
  bool stop = false;
  bool agreement = false;  ///< the players may agree to count
  bool last_safe = true;   ///< the last dot on a full board is safe (scoring only)
  Pass pass = Pass::forbidden;
  int players = 1;      ///< a side
  int komi_halves = 0;  ///< half points added to the second side

  friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// A named variant; `text` holds the axes in which it differs from `base`.
struct Preset {
  std::string_view id;
  std::string_view base;  ///< id of another preset; empty for the defaults
  std::string_view text;  ///< "size=15x15;start=empty"
  std::string_view summary;
  std::string_view source;  ///< where the variant is described
};

/// All presets in the order in which they are listed.
std::span<const Preset> presets();

/// One axis as people see it.
struct AxisValue {
  std::string_view axis;
  std::string value;
  friend bool operator==(const AxisValue&, const AxisValue&) = default;
};
/// Every axis with its value, in canonical order.
std::vector<AxisValue> axes(const Ruleset& rules);
/// One line about an axis; empty for an unknown name.
std::string_view axis_summary(std::string_view axis);

/// "dots:39x32;start=cross;…": every axis, in a fixed order.
std::string canonical_text(const Ruleset& rules);

/// Reads a preset id followed by `;axis=value` changes, or a canonical text, in which an axis left out has its default.
/// Errors: RUL001 unknown preset, RUL002 unknown axis, RUL003 value not of the axis, RUL004 an axis given twice.
Result<Ruleset> parse_ruleset(std::string_view text);

/// Everything that makes the value no game at all (sizes, ranges, contradictions); RUL010 ….
std::vector<Error> violations(const Ruleset& rules);

}  // namespace dots::surround
