#include "records/sgf_properties.h"

#include <algorithm>
#include <array>

#include "records/characters.h"

namespace tournament::records {

namespace {

using enum PropertyKind;

constexpr PropertyInfo root(std::string_view name, RootField field, bool vpoints = false, bool elsewhere = false) {
  return {name, Belongs::root, root_field, field, false, false, vpoints, elsewhere};
}
constexpr PropertyInfo dots(std::string_view name, Belongs belongs, PropertyKind kind, bool second,
                            bool vpoints = false) {
  return {name, belongs, kind, RootField::none, second, true, vpoints};
}
constexpr PropertyInfo single(std::string_view name, PropertyKind kind, bool second = false) {
  return {name, Belongs::anywhere, kind, RootField::none, second, false, false};
}

constexpr PropertyInfo mark_of(std::string_view name, MarkKind kind) {
  return {name, Belongs::move, mark, RootField::none, false, true, false, false, kind};
}

constexpr std::array all_properties{
    dots("B", Belongs::move, move, false), dots("W", Belongs::move, move, true), single("BL", clock),
    single("WL", clock, true), single("C", comment), root("GM", RootField::game), root("FF", RootField::format),
    root("SZ", RootField::size), root("RU", RootField::rules), root("RE", RootField::result),
    root("PB", RootField::first_name), root("PW", RootField::second_name), root("BR", RootField::first_rating),
    root("WR", RootField::second_rating), root("KM", RootField::komi), root("HA", RootField::handicap),
    root("DT", RootField::date), root("PC", RootField::place), root("EV", RootField::event),
    root("RO", RootField::round), root("SO", RootField::source), root("TM", RootField::seconds),
    root("OT", RootField::overtime), root("AP", RootField::application), root("AN", RootField::annotator),
    root("CA", RootField::ignored, false, true),  // read before the text is decoded
    root("GN", RootField::ignored), root("GC", RootField::ignored), root("BT", RootField::ignored),
    root("WT", RootField::ignored), root("ON", RootField::ignored), root("CP", RootField::ignored),
    dots("AB", Belongs::root, setup, false), dots("AW", Belongs::root, setup, true), mark_of("LB", MarkKind::label),
    mark_of("CR", MarkKind::circle), mark_of("SQ", MarkKind::square), mark_of("TR", MarkKind::triangle),
    mark_of("MA", MarkKind::cross), mark_of("SL", MarkKind::selected), dots("TB", Belongs::anywhere, area, false),
    dots("TW", Belongs::anywhere, area, true),
    // vpoints: red is W, or R in old files.
    dots("R", Belongs::move, move, true, true), dots("AR", Belongs::root, setup, true, true),
    root("PR", RootField::second_name, true), root("SZX", RootField::size_x, true),
    root("SZY", RootField::size_y, true), root("DTDT", RootField::date, true), root("DTTM", RootField::ignored, true),
    root("RUAT", RootField::ignored, true, true),  // read with the rules
};

constexpr std::size_t longest_name = 4;

// Names of one letter or two are looked up, not looked for: 1 + the number of the property, 0 for none.
constexpr std::size_t short_names = 27 * 27;
constexpr std::size_t short_name_key(std::string_view name) {
  const auto letter = [&](std::size_t i) -> std::size_t {
    if (i >= name.size()) return 0;
    return name[i] >= 'A' && name[i] <= 'Z' ? static_cast<std::size_t>(name[i] - 'A') + 1 : short_names;
  };
  return letter(0) * 27 + letter(1);
}
constexpr auto by_short_name = [] {
  std::array<std::uint8_t, short_names> numbers{};
  for (std::size_t i = 0; i < all_properties.size(); ++i)
    if (all_properties[i].name.size() <= 2)
      numbers[short_name_key(all_properties[i].name)] = static_cast<std::uint8_t>(i + 1);
  return numbers;
}();

const PropertyInfo* find_name(std::string_view name) {
  if (name.size() <= 2) {
    const std::size_t key = short_name_key(name);
    const std::size_t number = key < short_names ? by_short_name[key] : 0;
    return number == 0 ? nullptr : &all_properties[number - 1];
  }
  const auto* found = std::find_if(all_properties.begin(), all_properties.end(),
                                   [&](const PropertyInfo& info) { return info.name == name; });
  return found == all_properties.end() ? nullptr : found;
}

struct Program {
  std::string_view name;  // part of AP, lower case
  Dialect dialect;
};
constexpr std::array programs{
    Program{"zagram", Dialect::zagram},
    Program{"playdots", Dialect::playdots},
    Program{"notago", Dialect::notago},
    Program{"dotsgame", Dialect::dotsgame},
    Program{"katago", Dialect::katago},
    Program{"vpoints", Dialect::vpoints},
    Program{"pointsxt", Dialect::vpoints},
    Program{"szkrab", Dialect::szkrab},
    Program{"kropki:", Dialect::kropki},
    Program{"board.cc", Dialect::kropla},
    Program{"multipoints", Dialect::multipoints},
    Program{"pointsop", Dialect::multipoints},
    Program{"oppai", Dialect::oppai},
};

/// `07-08`: column and row from 0, as old vpoints files have them.
bool is_old_point(std::string_view raw) {
  const auto digit = [&](std::size_t i) { return raw[i] >= '0' && raw[i] <= '9'; };
  return raw.size() == 5 && digit(0) && digit(1) && raw[2] == '-' && digit(3) && digit(4);
}

}  // namespace

std::string_view to_text(Dialect dialect) {
  constexpr std::string_view names[] = {"plain",   "zagram", "playdots", "notago", "dotsgame",    "katago",
                                        "vpoints", "szkrab", "kropki",   "kropla", "multipoints", "oppai"};
  return names[static_cast<std::size_t>(dialect)];
}

Dialect detect_dialect(const SgfTree& tree, SgfIndex root_node) {
  bool old_tags = false, date = false, zagram_rules = false, russian = false, named = false, format = false;
  for (const SgfProperty& property : tree.properties(root_node)) {
    const std::string name = capitals(tree.name(property));
    old_tags |= name == "PR" || name == "SZX";
    date |= name == "DTDT";
    format |= name == "FF";
    for (const SgfValue& value : tree.values(property)) {
      const std::string_view raw = tree.raw(value);
      zagram_rules |= name == "RU" && raw.find("MustSurr=") != std::string_view::npos;
      russian |= name == "RU" && raw == "russian";
      if (name != "AP") continue;
      named = true;
      const std::string application = lower_case(raw);
      for (const Program& program : programs)
        if (application.find(program.name) != std::string::npos) return program.dialect;
    }
  }
  // multipoints writes zagram's rules and the date of vpoints; oppai nothing but size, rules and moves.
  if (date && zagram_rules) return Dialect::multipoints;
  if (old_tags || date) return Dialect::vpoints;
  if (russian && !named && !format) return Dialect::oppai;
  // A file of moves alone tells its program by its coordinates.
  const SgfIndex first = tree.node(root_node).first_child;
  if (first == sgf_none) return Dialect::plain;
  for (const SgfProperty& property : tree.properties(first))
    for (const SgfValue& value : tree.values(property))
      if (is_old_point(tree.raw(value))) return Dialect::vpoints;
  return Dialect::plain;
}

const PropertyInfo* find_property(std::string_view written, Dialect dialect) {
  if (written == "B") return &all_properties[0];  // every other property is one of these two
  if (written == "W") return &all_properties[1];
  char letters[longest_name];
  std::size_t length = 0;
  for (const char c : written) {
    if (c >= 'a' && c <= 'z') continue;
    if (length == longest_name) return nullptr;
    letters[length++] = c;
  }
  const std::string_view name(letters, length);
  const PropertyInfo* found = find_name(name);
  const bool own = dialect == Dialect::vpoints || (dialect == Dialect::multipoints && name == "DTDT");
  return found == nullptr || (found->vpoints && !own) ? nullptr : found;
}

unsigned property_number(const PropertyInfo& info) {
  static_assert(all_properties.size() <= 64);
  return static_cast<unsigned>(&info - all_properties.data());
}

std::string capitals(std::string_view name) {
  std::string out;
  std::copy_if(name.begin(), name.end(), std::back_inserter(out), [](char c) { return c < 'a' || c > 'z'; });
  return out;
}

}  // namespace tournament::records
