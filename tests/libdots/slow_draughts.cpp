#include "libdots/slow_draughts.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace arbiter_tests {
namespace {

struct Cell {
  int x;
  int y;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

std::string name(Cell cell) { return {static_cast<char>('a' + cell.x), static_cast<char>('1' + cell.y)}; }
bool inside(Cell cell) { return cell.x >= 0 && cell.x < 8 && cell.y >= 0 && cell.y < 8; }

const Cell diagonals[] = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

struct SlowMove {
  Cell from;
  Cell to;
  bool king;
  std::set<Cell> captured;
};

class SlowDraughts {
 public:
  SlowDraughts(const std::string& gfen, bool brazilian) : brazilian_(brazilian) {
    Cell at{0, 7};
    std::size_t i = 0;
    for (; gfen[i] != ' '; ++i) {
      if (gfen[i] == '/')
        at = {0, at.y - 1};
      else if (std::isdigit(static_cast<unsigned char>(gfen[i])) != 0)
        at.x += gfen[i] - '0';
      else
        board_[at.x++][at.y] = gfen[i];
    }
    white_ = gfen[i + 1] == 'w';
  }

  std::vector<SlowMove> moves() {
    std::vector<SlowMove> found;
    each_own([&](Cell from, bool king) {
      const char piece = board_[from.x][from.y];
      board_[from.x][from.y] = 0;
      capture(from, from, king, {}, found);
      board_[from.x][from.y] = piece;
    });
    if (brazilian_) {
      std::size_t most = 0;
      for (const SlowMove& move : found) most = std::max(most, move.captured.size());
      std::erase_if(found, [&](const SlowMove& move) { return move.captured.size() < most; });
    }
    if (!found.empty()) return found;
    each_own([&](Cell from, bool king) { step(from, king, found); });
    return found;
  }

 private:
  template <class Use>
  void each_own(Use use) {
    for (int x = 0; x < 8; ++x)
      for (int y = 0; y < 8; ++y)
        if (own(board_[x][y])) use(Cell{x, y}, std::isupper(static_cast<unsigned char>(board_[x][y])) != 0);
  }
  bool own(char piece) const { return std::tolower(piece) == (white_ ? 'w' : 'b'); }
  bool enemy(char piece) const { return std::tolower(piece) == (white_ ? 'b' : 'w'); }
  bool is_free(Cell cell) const { return inside(cell) && board_[cell.x][cell.y] == 0; }
  bool last(Cell cell) const { return cell.y == (white_ ? 7 : 0); }

  void step(Cell from, bool king, std::vector<SlowMove>& found) const {
    for (const Cell d : diagonals) {
      if (!king && d.y != (white_ ? 1 : -1)) continue;
      for (Cell to{from.x + d.x, from.y + d.y}; is_free(to); to = {to.x + d.x, to.y + d.y}) {
        found.push_back({from, to, king || last(to), {}});
        if (!king) break;
      }
    }
  }

  /// The victim in a direction with the cells behind it on which the piece could land.
  std::vector<Cell> behind(Cell at, Cell d, bool king, const std::set<Cell>& taken, Cell& victim) const {
    Cell seen{at.x + d.x, at.y + d.y};
    while (king && is_free(seen)) seen = {seen.x + d.x, seen.y + d.y};
    if (!inside(seen) || !enemy(board_[seen.x][seen.y]) || taken.contains(seen)) return {};
    victim = seen;
    std::vector<Cell> cells;
    for (Cell to{seen.x + d.x, seen.y + d.y}; is_free(to); to = {to.x + d.x, to.y + d.y}) {
      cells.push_back(to);
      if (!king) break;
    }
    return cells;
  }

  bool goes_on(Cell at, bool king, const std::set<Cell>& taken) const {
    Cell victim{};
    return std::ranges::any_of(diagonals, [&](Cell d) { return !behind(at, d, king, taken, victim).empty(); });
  }

  void capture(Cell from, Cell at, bool king, const std::set<Cell>& taken, std::vector<SlowMove>& found) const {
    if (!goes_on(at, king, taken)) {
      if (!taken.empty()) found.push_back({from, at, king || last(at), taken});
      return;
    }
    for (const Cell d : diagonals) {
      Cell victim{};
      const auto cells = behind(at, d, king, taken, victim);
      std::set<Cell> more = taken;
      if (!cells.empty()) more.insert(victim);
      const auto as_king = [&](Cell to) { return king || (!brazilian_ && last(to)); };
      const bool some_go_on = std::ranges::any_of(cells, [&](Cell to) { return goes_on(to, as_king(to), more); });
      for (const Cell to : cells)
        if (!some_go_on || goes_on(to, as_king(to), more)) capture(from, to, as_king(to), more, found);
    }
  }

  char board_[8][8]{};
  bool white_ = true;
  bool brazilian_;
};

}  // namespace

std::set<std::string> slow_draughts_moves(const std::string& gfen, bool brazilian) {
  std::set<std::string> texts;
  for (const SlowMove& move : SlowDraughts(gfen, brazilian).moves()) {
    std::string text = name(move.from) + ' ' + name(move.to) + (move.king ? " king" : " man");
    for (const Cell cell : move.captured) text += ' ' + name(cell);
    texts.insert(text);
  }
  return texts;
}

}  // namespace arbiter_tests
