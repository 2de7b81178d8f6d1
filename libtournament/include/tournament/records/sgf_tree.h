// SgfTree: the text of an SGF file as nodes and properties, whatever the game. It keeps every byte: an untouched tree
// is written back as it was read, and an edited property changes nothing but itself.
//
//   SgfTree tree = SgfTree::parse(text, limits);
//   for (const SgfGame& game : tree.games())
//     for (SgfIndex node = game.root; node != sgf_none; node = tree.node(node).first_child)
//     show(tree.properties(node));
//
// Nodes lie in one arena and name each other by index, so nothing here recurses: neither parsing nor walking nor
// destruction. Offsets count bytes; places count lines and characters (UTF-8 code points). Format: SGF FF[4].
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/diagnostic.h"
#include "tournament/limits.h"

namespace tournament::records {

using SgfIndex = std::uint32_t;
inline constexpr SgfIndex sgf_none = UINT32_MAX;

/// One value: the offsets of its brackets. A value that the file does not close ends at the end of the text.
struct SgfValue {
  std::uint32_t open = 0;
  std::uint32_t close = 0;
};

/// One property: the offsets of its name, and its values as a stretch of the value arena.
struct SgfProperty {
  std::uint32_t name_begin = 0;
  std::uint32_t name_end = 0;
  std::uint32_t first_value = 0;
  std::uint32_t value_count = 0;
};

struct SgfNode {
  std::uint32_t begin = 0;  ///< offset of its semicolon
  std::uint32_t first_property = 0;
  std::uint32_t property_count = 0;
  SgfIndex parent = sgf_none;
  SgfIndex first_child = sgf_none;  ///< the main line
  SgfIndex next_sibling = sgf_none;
  std::uint32_t branch = 0;  ///< the pair of parentheses in which it stands
};

/// A pair of parentheses: the offset of the first one, and the offset after the second.
struct SgfBranch {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

struct SgfGame {
  SgfIndex root = sgf_none;  ///< none: a game without nodes, or over a limit
  std::uint32_t begin = 0;
  std::uint32_t end = 0;    ///< offset after its last parenthesis
  std::uint32_t nodes = 0;  ///< how many, of all variations
  bool over_limit = false;
  dots::Diagnostics diagnostics{};  ///< what is wrong with its syntax, and which limit it breaks
};

/// Lines and columns of offsets, in constant time.
class SgfPlaces {
 public:
  void build(std::string_view text);
  [[nodiscard]] dots::Place at(std::string_view text, std::size_t offset) const {
    std::size_t line = 0;
    return at(text, offset, line);
  }
  /// `line`: index of the line on which the place before this one was found, which is where most are looked for again.
  [[nodiscard]] dots::Place at(std::string_view text, std::size_t offset, std::size_t& line) const;

 private:
  [[nodiscard]] std::size_t characters_before(std::string_view text, std::size_t offset) const;
  std::vector<std::uint32_t> lines_;   ///< offsets of the beginnings of the lines
  std::vector<std::uint32_t> blocks_;  ///< characters before each block of bytes
  bool ascii_ = false;                 ///< a byte is a character everywhere
};

class SgfTree {
 public:
  /// Never fails as a whole: what could not be understood is in diagnostics() and in those of each game.
  static SgfTree parse(std::string text, const Limits& limits);

  [[nodiscard]] std::span<const SgfGame> games() const { return games_; }
  [[nodiscard]] const SgfNode& node(SgfIndex index) const { return nodes_[index]; }
  [[nodiscard]] std::span<const SgfProperty> properties(SgfIndex node) const {
    return std::span(properties_).subspan(nodes_[node].first_property, nodes_[node].property_count);
  }
  [[nodiscard]] std::span<const SgfValue> values(const SgfProperty& property) const {
    return std::span(values_).subspan(property.first_value, property.value_count);
  }
  /// As written: old files have lower-case letters in names.
  [[nodiscard]] std::string_view name(const SgfProperty& property) const {
    return std::string_view(text_).substr(property.name_begin, property.name_end - property.name_begin);
  }
  /// The text between the brackets, escapes included.
  [[nodiscard]] std::string_view raw(const SgfValue& value) const {
    return std::string_view(text_).substr(value.open + 1, value.close - value.open - 1);
  }
  [[nodiscard]] const SgfBranch& branch(const SgfNode& node) const { return branches_[node.branch]; }
  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] dots::Place place(std::size_t offset) const { return places_.at(text_, offset); }
  /// The same for many places in turn: `line` is kept from one to the next.
  [[nodiscard]] dots::Place place(std::size_t offset, std::size_t& line) const {
    return places_.at(text_, offset, line);
  }
  /// Findings outside of the games: an empty file, text between games, a limit of the whole file (LIM001).
  [[nodiscard]] const dots::Diagnostics& diagnostics() const { return diagnostics_; }

  // Editing. The tree goes on showing what was read; write() shows the changes. Values are given unescaped.
  void set_values(const SgfProperty& property, std::span<const std::string> values);
  void remove(const SgfProperty& property);
  void add_property(SgfIndex node, std::string_view name, std::span<const std::string> values);
  [[nodiscard]] std::string write() const;

 private:
  friend class SgfParser;
  struct Edit {
    std::uint32_t end = 0;  ///< the bytes up to here are replaced
    std::string text{};
    std::string added{};  ///< properties that follow
  };
  void reserve(std::size_t nodes);
  [[nodiscard]] std::uint32_t end_of(const SgfProperty& property) const;

  std::string text_;
  std::vector<SgfGame> games_;
  std::vector<SgfNode> nodes_;
  std::vector<SgfProperty> properties_;
  std::vector<SgfValue> values_;
  std::vector<SgfBranch> branches_;
  SgfPlaces places_;
  dots::Diagnostics diagnostics_;
  std::map<std::uint32_t, Edit> edits_;  ///< by first byte
};

/// The text of a value: escapes resolved, soft line breaks gone, line ends as `\n` (as a blank when `one_line`).
std::string sgf_unescape(std::string_view raw, bool one_line);
/// A text as it may stand between brackets; `compose` also escapes the colon.
std::string sgf_escape(std::string_view text, bool compose = false);

}  // namespace tournament::records
