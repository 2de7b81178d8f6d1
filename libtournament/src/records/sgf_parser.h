// The lexer and parser behind SgfTree::parse: one loop over the bytes, a stack for the variations.
#pragma once

#include <cstddef>
#include <vector>

#include "records/findings.h"
#include "tournament/records/sgf_tree.h"

namespace tournament::records {

class SgfParser {
 public:
  SgfParser(SgfTree& tree, const Limits& limits);
  void run();

 private:
  void game();
  void open_branch();
  /// Whether the game goes on.
  bool close_branch();
  void open_node(std::size_t at);
  bool one_point();
  void property();
  void value(SgfProperty& property);
  void stray();
  void skip_blanks();
  void break_limit(std::string_view limit, std::size_t bound, std::size_t found, std::size_t at);
  /// From the offset after `[` to that of the closing bracket, or the end of the text.
  [[nodiscard]] std::size_t value_end(std::size_t from) const;
  [[nodiscard]] bool game_begins(std::size_t at) const;
  [[nodiscard]] std::size_t skip_text_outside(std::size_t from) const;

  SgfTree& tree_;
  const Limits& limits_;
  std::string_view text_;
  std::size_t at_ = 0;
  Findings outside_;

  // Of the game being read.
  struct Frame {
    SgfIndex node;         ///< the one to return to after the branch
    std::uint32_t branch;  ///< and its parentheses
  };
  SgfGame* game_ = nullptr;
  Findings* findings_ = nullptr;
  std::vector<Frame> frames_;
  std::size_t depth_ = 0;  ///< also counts what is not stored after a limit was broken
  SgfIndex node_ = sgf_none;
  std::uint32_t branch_ = 0;
  bool node_open_ = false;  ///< properties may follow
  bool stop_ = false;       ///< a limit of the whole file is broken
  SgfIndex last_root_ = sgf_none;
  std::vector<SgfIndex> last_child_;
};

}  // namespace tournament::records
