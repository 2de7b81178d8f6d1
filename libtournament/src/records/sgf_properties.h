// The properties that a record of Dots may have, and the programs whose habits the reader knows.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tournament/records/game_record.h"
#include "tournament/records/sgf_tree.h"

namespace tournament::records {

enum class Dialect : std::uint8_t {
  plain,
  zagram,
  playdots,
  notago,
  dotsgame,
  katago,
  vpoints,
  szkrab,
  kropki,
  kropla,
  multipoints,
  oppai
};
std::string_view to_text(Dialect dialect);

/// By the program that it names (AP), else by properties and coordinates that only one program writes.
Dialect detect_dialect(const SgfTree& tree, SgfIndex root);

/// Where a property belongs.
enum class Belongs : std::uint8_t { root, move, anywhere };
/// What it is to the reader.
enum class PropertyKind : std::uint8_t { root_field, setup, move, clock, comment, mark, area };

/// What a root property says.
enum class RootField : std::uint8_t {
  none,
  game,
  format,
  size,
  size_x,
  size_y,
  rules,
  result,
  first_name,
  second_name,
  first_rating,
  second_rating,
  komi,
  handicap,
  date,
  place,
  event,
  round,
  source,
  seconds,
  overtime,
  application,
  annotator,
  ignored
};

struct PropertyInfo {
  std::string_view name;
  Belongs belongs = Belongs::root;
  PropertyKind kind = PropertyKind::root_field;
  RootField field = RootField::none;
  bool second = false;          ///< speaks of the second side
  bool list = false;            ///< may have many values
  bool vpoints = false;         ///< only in the dialect of vpoints; DTDT also in that of multipoints
  bool read_elsewhere = false;  ///< ignored where it stands, but nothing of it is lost
  MarkKind mark = MarkKind::triangle;
};

/// By a name as it is written, of which the capitals count. Null for a property that is not known in the dialect.
const PropertyInfo* find_property(std::string_view written, Dialect dialect);

/// Below 64: for sets of properties.
unsigned property_number(const PropertyInfo& info);

/// The capitals of a name: old files write `PlayerBlack` for PB.
std::string capitals(std::string_view name);

}  // namespace tournament::records
