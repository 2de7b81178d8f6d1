// What the parts of the SGF reader share while they read one game of Dots (GM[40]).
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dots/surround/point.h"
#include "records/findings.h"
#include "records/numbers.h"
#include "records/sgf_properties.h"
#include "tournament/records/game_record.h"
#include "tournament/records/sgf_tree.h"

namespace tournament::records {

struct SgfReading {
  const SgfTree& tree;
  const Limits& limits;
  GameRecord& record;
  Findings& findings;
  Dialect dialect = Dialect::plain;
  bool other_game = false;  ///< GM names another game

  /// Place of the first character between the brackets.
  [[nodiscard]] dots::Place place(const SgfValue& value) const { return tree.place(std::size_t{value.open} + 1); }
  [[nodiscard]] std::string text(const SgfValue& value, bool one_line = true) const {
    return sgf_unescape(tree.raw(value), one_line);
  }
  /// What no field of a record holds; it is lost when the record is written in another format.
  void unheld(std::string name) {
    constexpr std::size_t most = 100;  // that it is lost is told all the same
    if (record.unheld.size() >= most) return;
    if (std::find(record.unheld.begin(), record.unheld.end(), name) == record.unheld.end())
      record.unheld.push_back(std::move(name));
  }
  void warn(std::string_view code, dots::Place place, dots::Arguments args = {}) {
    findings.add(dots::Severity::warning, code, place, std::move(args));
  }
};

// sgf_root.cpp: game, size, names, clock and the like.
/// Only the first value counts, and none of a repeated property (`counts` is false); all are looked at.
void read_root_property(SgfReading& reading, RootField field, const SgfProperty& property, bool counts);
/// GM, FF and SZ must be there.
void require_root_properties(SgfReading& reading, SgfIndex root);

// sgf_rules.cpp: RU, and the rules text of the record, once its moves are read.
/// What RU and the program that wrote the record say about the rules, as axes for a rules text.
struct SgfRules {
  std::string base = "tensu";
  std::string axes{};        ///< ";axis=value…"
  bool named = false;        ///< the record says by which rules it was played
  bool fixed_start = false;  ///< it says that the start position is not a random one
  dots::Place place{};       ///< of the bracket that opens RU
};
SgfRules read_rules(SgfReading& reading, SgfIndex root);
/// Puts the text together, and looks at what only the whole record shows.
void settle_rules(SgfReading& reading, SgfRules& rules);

// sgf_result.cpp: RE.
Claim read_claim(SgfReading& reading, const SgfValue& value);

// sgf_points.cpp: points, contours, marks.
struct ReadPoint {
  std::optional<dots::surround::Point> point{};
  std::size_t length = 0;  ///< characters used
};
/// Reads a point from the front of `raw`, which stands at `offset`, and says what is wrong with it.
ReadPoint read_point(SgfReading& reading, std::string_view raw, std::size_t offset, int ply = 0);
using Contours = std::vector<std::vector<dots::surround::Point>>;
/// Reads `.ababab.cdcdcd`, written with a dot or without; what is no contour is reported and left out.
Contours read_contours(SgfReading& reading, std::string_view raw, std::size_t offset,
                       std::optional<dots::surround::Point> dot, int ply);
/// Points one after the other: `abcd`.
std::vector<dots::surround::Point> read_points(SgfReading& reading, std::string_view raw, std::size_t offset, int ply);
/// The marks of a property. One that cannot be read in whole is left out, and the property named as not held.
void read_marks(SgfReading& reading, const PropertyInfo& info, const SgfProperty& property, std::vector<Mark>& marks);
void report_extra(SgfReading& reading, dots::Severity severity, std::string_view raw, std::size_t offset, int ply = 0);

/// What zagram writes as a comment when a side stops for good.
constexpr std::string_view stop_comment(dots::Side side) {
  return side == dots::Side::first ? "B pressed STOP" : "W pressed STOP";
}

// sgf_lines.cpp: setup, the moves of the main line, and the variations.
void read_lines(SgfReading& reading, const SgfGame& game);

}  // namespace tournament::records
