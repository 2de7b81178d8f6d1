// SGF of Lines of Action, GM[9], and of Othello, GM[2] (formats/lines-of-action-sgf.md, formats/othello.md §4).
#include <algorithm>
#include <array>

#include "dots/board8/gfen.h"
#include "records/boardgames/board_sgf.h"
#include "records/boardgames/notation.h"
#include "records/boardgames/tagged_game.h"
#include "records/characters.h"
#include "records/findings.h"
#include "records/sgf_properties.h"
#include "records/sgf_reading.h"
#include "tournament/records/board_codes.h"

namespace tournament::records {

using dots::Severity;
using dots::board8::Colour;

namespace {

class BoardSgfGameReader {
 public:
  BoardSgfGameReader(const SgfTree& tree, const SgfGame& game, const Limits& limits, BoardGameRecord& record)
      : tree_(tree), game_(game), limits_(limits), record_(record), findings_(record.diagnostics) {
    gfen_.cells.fill('.');
    gfen_.to_move = Colour::black;
  }

  void read(std::string_view gm) {
    record_.format = "sgf";
    record_.dialect = "sgf";
    record_.game = gm == "9" ? "lines-of-action" : "othello";
    notation_ = find_notation(record_.game);
    record_.end_place = tree_.place(game_.end);
    for (dots::Diagnostic fault : game_.diagnostics) {
      if (fault.severity >= Severity::error) {
        fault.severity = Severity::critical;
        record_.playable = false;
      }
      record_.diagnostics.push_back(std::move(fault));
    }
    walk();
    settle_start();
    findings_.finish();
    std::ranges::stable_sort(record_.diagnostics, [](const auto& a, const auto& b) {
      return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
  }

 private:
  struct Branch {
    SgfIndex node;
    std::size_t line;
  };

  // The main line follows first children; each sibling begins a line of its own, read after the one it leaves.
  void walk() {
    std::vector<Branch> waiting{{game_.root, 0}};
    while (!waiting.empty() && record_.playable) {
      Branch branch = waiting.back();
      waiting.pop_back();
      for (SgfIndex node = branch.node; node != sgf_none && record_.playable; node = tree_.node(node).first_child) {
        if (node != branch.node || node == game_.root) add_siblings(node, branch.line, waiting);
        read_node(node, branch.line);
      }
    }
  }

  void add_siblings(SgfIndex node, std::size_t line, std::vector<Branch>& waiting) {
    const std::size_t first = waiting.size();
    for (SgfIndex next = tree_.node(node).next_sibling; next != sgf_none; next = tree_.node(next).next_sibling) {
      BoardLine variation;
      variation.parent = line;
      variation.at = record_.lines[line].moves.size();
      waiting.push_back({next, record_.lines.size()});
      record_.lines.push_back(std::move(variation));
    }
    std::reverse(waiting.begin() + static_cast<std::ptrdiff_t>(first), waiting.end());
  }

  void refuse(std::string_view code, std::size_t offset, dots::Arguments args) {
    record_.playable = false;
    findings_.add(Severity::critical, code, tree_.place(offset), std::move(args));
  }

  void note_unheld(std::string_view name) {
    if (std::ranges::find(record_.unheld, name) == record_.unheld.end()) record_.unheld.emplace_back(name);
  }

  void read_node(SgfIndex node, std::size_t line) {
    const bool root = node == game_.root;
    const std::size_t before = record_.lines[line].moves.size();
    for (const SgfProperty& property : tree_.properties(node)) {
      const std::string name = capitals(tree_.name(property));
      if (name == "B" || name == "W") move(property, name == "B", line);
    }
    for (const SgfProperty& property : tree_.properties(node)) read(property, line, before, root);
  }

  [[nodiscard]] std::string text(const SgfProperty& property, bool one_line = true) const {
    const auto values = tree_.values(property);
    return values.empty() ? std::string() : sgf_unescape(tree_.raw(values.front()), one_line);
  }
  [[nodiscard]] std::size_t offset(const SgfProperty& property) const {
    const auto values = tree_.values(property);
    return values.empty() ? property.name_begin : std::size_t{values.front().open} + 1;
  }

  void read(const SgfProperty& property, std::size_t line, std::size_t before, bool root) {
    const std::string name = capitals(tree_.name(property));
    std::vector<BoardMove>& moves = record_.lines[line].moves;
    BoardMove* move = moves.size() > before ? &moves.back() : nullptr;
    if (name == "B" || name == "W") return;
    if (name == "C") return comment(text(property, false), line);
    if (name == "BL" || name == "WL") return clock(property, move, name == "BL");
    if (name == "AB" || name == "AW" || name == "AE" || name == "PL") return set_up(property, name, root);
    if (const BoardSgfMark* mark = find_sgf_mark(name); mark != nullptr && move != nullptr) {
      move->strength = mark->strength;
      return;
    }
    if (root) return read_root(property, name);
    note_unheld(name);
  }

  void comment(const std::string& more, std::size_t line) {
    BoardLine& held = record_.lines[line];
    std::string& comment = held.moves.empty() ? held.comment : held.moves.back().comment;
    comment.append(comment.empty() || more.empty() ? "" : "\n").append(more);
  }

  void clock(const SgfProperty& property, BoardMove* move, bool black) {
    if (move == nullptr || black != (move->by == BoardColour::black)) return note_unheld(black ? "BL" : "WL");
    move->time_left = read_seconds(text(property));
    if (!move->time_left)
      findings_.add(Severity::warning, sgf_code::number_expected, tree_.place(offset(property)),
                    {{"property", std::string(tree_.name(property))}, {"value", text(property)}});
  }

  void read_root(const SgfProperty& property, std::string_view name) {
    const std::string value = text(property);
    if (name == "GM" || name == "FF" || name == "CA") return;
    if (name == "SZ") {
      if (value != "8" && value != "8:8") refuse(board_sgf_code::size, offset(property), {{"value", value}});
    } else if (name == "RE") {
      record_.claim = read_sgf_claim(value, tree_.place(offset(property)));
      if (record_.claim.result == BoardResult::unreadable)
        findings_.add(Severity::error, sgf_code::result_player, record_.claim.place, {{"value", value}});
    } else if (name == "SU") {
      set_up_type(value, offset(property));
    } else if (const BoardSgfHeader* header = find_sgf_header(name)) {
      if (!record_.tag(header->tag).empty()) {
        findings_.add(Severity::warning, sgf_code::property_repeated, tree_.place(property.name_begin),
                      {{"property", std::string(name)}});
      } else {
        record_.set_tag(header->tag, value, tree_.place(offset(property)));
      }
    } else {
      note_unheld(name);
    }
  }

  void set_up_type(const std::string& value, std::size_t at) {
    const std::string type = lower_case(value);
    custom_ = type == "custom";
    custom_at_ = at;
    if (!custom_ && type != "standard") refuse(board_sgf_code::set_up_type, at, {{"value", value}});
  }

  void set_up(const SgfProperty& property, std::string_view name, bool root) {
    if (!root) return refuse(board_sgf_code::late_set_up, property.name_begin, {{"property", std::string(name)}});
    for (const SgfValue& value : tree_.values(property)) {
      const std::string point = sgf_unescape(tree_.raw(value), true);
      const std::size_t at = std::size_t{value.open} + 1;
      if (name == "PL") {
        gfen_.to_move = point.starts_with('W') || point.starts_with('w') ? Colour::white : Colour::black;
        turn_said_ = true;
        continue;
      }
      const auto square = read_sgf_square(record_.game, point);
      const auto place = square ? dots::board8::square_from(*square) : std::nullopt;
      if (!place) return refuse(board_sgf_code::point_form, at, {{"value", point}});
      gfen_.cells[*place] = name == "AB" ? 'b' : name == "AW" ? 'w' : '.';
      placed_ = true;
    }
  }

  void settle_start() {
    if (!record_.playable) return;
    if (custom_ && !placed_) return refuse(board_sgf_code::custom_empty, custom_at_, {});
    if (!placed_ && !turn_said_) return;
    if (!placed_) {  // the start position with the other side to move
      const auto start = dots::board8::read_gfen(start_gfen(record_.game));
      if (start) gfen_.cells = start->cells;
    }
    std::string gfen = dots::board8::write_gfen(gfen_);
    if (gfen != start_gfen(record_.game)) record_.start = std::move(gfen);
  }

  void move(const SgfProperty& property, bool black, std::size_t line) {
    const std::string value = text(property);
    const std::size_t at = offset(property);
    std::vector<BoardMove>& moves = record_.lines[line].moves;
    if (moves.size() >= static_cast<std::size_t>(limits_.plies)) {
      record_.playable = false;
      record_.diagnostics.push_back(
          over_limit("plies", static_cast<std::size_t>(limits_.plies), moves.size() + 1, tree_.place(at)));
      return;
    }
    BoardMove& move = moves.emplace_back();
    move.place = tree_.place(at);
    move.by = black ? BoardColour::black : BoardColour::white;
    const auto read = read_sgf_move(*notation_, value);
    move.text = read.value_or(value);
    const int ply = line == 0 ? static_cast<int>(moves.size()) : 0;
    if (!read) findings_.add(Severity::error, board_sgf_code::move_form, move.place, {{"value", value}}, ply);
    if (record_.game == "othello" && moves.size() > 1 && moves[moves.size() - 2].by == move.by)
      record_.passes_left_out = true;
  }

  const SgfTree& tree_;
  const SgfGame& game_;
  const Limits& limits_;
  BoardGameRecord& record_;
  Findings findings_;
  const BoardNotation* notation_ = nullptr;
  dots::board8::Gfen gfen_{};
  bool custom_ = false;
  bool placed_ = false;
  bool turn_said_ = false;
  std::size_t custom_at_ = 0;
};

}  // namespace

std::string sgf_game_number(const SgfTree& tree, const SgfGame& game) {
  if (game.root == sgf_none) return {};
  for (const SgfProperty& property : tree.properties(game.root))
    if (property.value_count > 0 && capitals(tree.name(property)) == "GM")
      return sgf_unescape(tree.raw(tree.values(property).front()), true);
  return {};
}

BoardGameRecord read_board_sgf_game(const SgfTree& tree, const SgfGame& game, const Limits& limits) {
  BoardGameRecord record;
  BoardSgfGameReader(tree, game, limits, record).read(sgf_game_number(tree, game));
  return record;
}

BoardGames read_board_sgf(std::string_view text, const BoardReadOptions& options) {
  BoardGames result;
  const SgfTree tree = SgfTree::parse(std::string(text), options.limits);
  result.diagnostics = tree.diagnostics();
  int index = 0;
  for (const SgfGame& game : tree.games()) {
    const std::string number = sgf_game_number(tree, game);
    if (number == "9" || number == "2") {
      result.games.push_back(read_board_sgf_game(tree, game, options.limits));
      result.games.back().index = index;
    }
    ++index;
  }
  return result;
}

}  // namespace tournament::records
