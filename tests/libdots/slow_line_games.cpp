#include "libdots/slow_line_games.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "dots/board8/gfen.h"

namespace arbiter_tests {
namespace {

struct Cell {
  int file = 0;
  int rank = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

std::string name(Cell cell) { return {static_cast<char>('a' + cell.file), static_cast<char>('1' + cell.rank)}; }
bool on_board(Cell cell) { return cell.file >= 0 && cell.file < 8 && cell.rank >= 0 && cell.rank < 8; }
Cell moved(Cell cell, Cell way, int times) { return {cell.file + times * way.file, cell.rank + times * way.rank}; }

constexpr std::array<Cell, 8> all_ways = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

// A picture of the board, cell by cell; `.` is free.
struct Picture {
  std::map<Cell, char> cells{};
  char to_move = 'w';

  explicit Picture(std::string_view gfen) {
    const auto read = dots::board8::read_gfen(gfen).value();
    for (int file = 0; file < 8; ++file)
      for (int rank = 0; rank < 8; ++rank) cells[{file, rank}] = read.at(dots::board8::square_at(file, rank));
    to_move = read.to_move == dots::board8::Colour::white ? 'w' : 'b';
  }
  char at(Cell cell) const { return cells.at(cell); }
  bool is_free(Cell cell) const { return at(cell) == '.'; }
  char colour(Cell cell) const { return static_cast<char>(std::tolower(at(cell))); }
  bool is_own(Cell cell) const { return colour(cell) == to_move; }
  bool is_enemy(Cell cell) const { return !is_free(cell) && !is_own(cell); }
};

int stones_on_line(const Picture& picture, Cell from, Cell way) {
  int stones = 1;
  for (const int direction : {1, -1})
    for (Cell cell = moved(from, way, direction); on_board(cell); cell = moved(cell, way, direction))
      if (!picture.is_free(cell)) ++stones;
  return stones;
}

// ---- Camelot -------------------------------------------------------------------------------------------------------

using dots::camelot::CastleExit;
using dots::camelot::ChargeCompulsory;
using dots::camelot::TouchOnce;

// A move under way, with the picture as it is now: the piece is lifted from where it began.
struct Way {
  Picture picture;
  Cell from{};
  Cell at{};
  std::vector<Cell> landings{};
  std::set<Cell> captured{};
  std::string text{};
};

class SlowCamelot {
 public:
  SlowCamelot(std::string_view gfen, const dots::camelot::Rules& rules) : start_(gfen), rules_(rules) {
    const bool white = start_.to_move == 'w';
    own_castle_ = white ? Cell{0, 0} : Cell{7, 7};
    enemy_castle_ = white ? Cell{7, 7} : Cell{0, 0};
  }

  std::vector<std::string> moves() {
    if (start_.is_own(own_castle_)) {
      const auto captures = captures_of(own_castle_);
      const auto charges = charges_of(own_castle_);
      const auto quiet = quiet_of(own_castle_);
      const bool must_take = !captures.empty() && rules_.castle_exit == CastleExit::capture_first;
      add(captures);
      add(charges);
      if (!must_take) add(quiet);
      if (!best_.empty()) return texts();
    }
    bool any_capture = false;
    for (const auto& [cell, piece] : start_.cells)
      if (start_.is_own(cell)) any_capture = any_capture || !captures_of(cell).empty();
    for (const auto& [cell, piece] : start_.cells) {
      if (!start_.is_own(cell)) continue;
      if (any_capture) add(captures_of(cell));
      if (!any_capture) add(quiet_of(cell));
      add(charges_of(cell));
    }
    return texts();
  }

 private:
  Way lifted(Cell from) const {
    Way way{start_, from, from, {}, {}, name(from)};
    way.picture.cells[from] = '.';
    return way;
  }
  bool may_land(const Way& way, Cell to) const {
    if (!on_board(to) || !way.picture.is_free(to)) return false;
    if (rules_.touch_once == TouchOnce::loop_allowed) return true;
    return to != way.from && std::ranges::count(way.landings, to) == 0;
  }
  static Way landed(Way way, Cell to, const char* mark) {
    way.landings.push_back(to);
    way.at = to;
    way.text += mark + name(to);
    return way;
  }
  std::vector<Way> capture_leaps(const Way& way) const {
    std::vector<Way> found;
    if (!way.landings.empty() && way.at == enemy_castle_) return found;
    for (const Cell direction : all_ways) {
      const Cell over = moved(way.at, direction, 1);
      const Cell to = moved(way.at, direction, 2);
      if (!on_board(to) || !way.picture.is_enemy(over) || !may_land(way, to)) continue;
      Way next = landed(way, to, "x");
      next.captured.insert(over);
      next.picture.cells[over] = '.';
      found.push_back(std::move(next));
    }
    return found;
  }
  // Canters never touch a square twice here, whatever the option: a way that does is a longer way to the same end.
  std::vector<Way> canter_leaps(const Way& way) const {
    std::vector<Way> found;
    if (!way.landings.empty() && way.at == enemy_castle_) return found;
    for (const Cell direction : all_ways) {
      const Cell over = moved(way.at, direction, 1);
      const Cell to = moved(way.at, direction, 2);
      if (!on_board(to) || !way.picture.is_own(over) || !way.picture.is_free(to)) continue;
      if (to == own_castle_ || to == way.from || std::ranges::count(way.landings, to) != 0) continue;
      found.push_back(landed(way, to, "-"));
    }
    return found;
  }
  void capture_on(const Way& way, std::vector<Way>& complete) const {
    const auto next = capture_leaps(way);
    if (next.empty() && !way.captured.empty()) complete.push_back(way);
    for (const Way& leap : next) capture_on(leap, complete);
  }
  std::vector<Way> captures_of(Cell from) const {
    std::vector<Way> complete;
    capture_on(lifted(from), complete);
    return complete;
  }
  // Every canter of the piece, with whether it has come past something to take.
  void canter_on(const Way& way, bool exposed, const std::function<void(const Way&, bool)>& act) const {
    for (const Way& leap : canter_leaps(way)) {
      const bool now = exposed || !capture_leaps(leap).empty();
      act(leap, now);
      canter_on(leap, now, act);
    }
  }
  bool is_knight(Cell cell) const { return std::isupper(start_.at(cell)) != 0; }
  std::vector<Way> charges_of(Cell from) const {
    std::vector<Way> complete;
    if (!is_knight(from)) return complete;
    canter_on(lifted(from), false, [&](const Way& way, bool) { capture_on(way, complete); });
    return complete;
  }
  std::vector<Way> quiet_of(Cell from) const {
    std::vector<Way> found;
    const Way way = lifted(from);
    for (const Cell direction : all_ways) {
      const Cell to = moved(from, direction, 1);
      if (on_board(to) && way.picture.is_free(to) && to != own_castle_) found.push_back(landed(way, to, "-"));
    }
    const bool must_charge = is_knight(from) && rules_.charge_compulsory == ChargeCompulsory::yes;
    canter_on(way, false, [&](const Way& canter, bool exposed) {
      if (!must_charge || !exposed) found.push_back(canter);
    });
    return found;
  }
  void add(const std::vector<Way>& ways) {
    for (const Way& way : ways) {
      std::string& best = best_[{{way.from, way.at}, way.captured}];
      if (best.empty() || std::pair(way.text.size(), way.text) < std::pair(best.size(), best)) best = way.text;
    }
  }
  std::vector<std::string> texts() const {
    std::vector<std::string> list;
    for (const auto& [key, text] : best_) list.push_back(text);
    std::ranges::sort(list);
    return list;
  }

  Picture start_;
  const dots::camelot::Rules& rules_;
  Cell own_castle_{};
  Cell enemy_castle_{};
  std::map<std::pair<std::pair<Cell, Cell>, std::set<Cell>>, std::string> best_{};
};

}  // namespace

std::vector<std::string> slow_lines_of_action_moves(std::string_view gfen) {
  const Picture picture(gfen);
  std::vector<std::string> list;
  for (const auto& [from, stone] : picture.cells) {
    if (stone != picture.to_move) continue;
    for (const Cell way : all_ways) {
      const int distance = stones_on_line(picture, from, way);
      const Cell to = moved(from, way, distance);
      if (!on_board(to) || picture.is_own(to)) continue;
      bool blocked = false;
      for (int i = 1; i < distance; ++i) blocked = blocked || picture.is_enemy(moved(from, way, i));
      if (!blocked) list.push_back(name(from) + (picture.is_enemy(to) ? "x" : "-") + name(to));
    }
  }
  std::ranges::sort(list);
  return list;
}

bool slow_connected(std::string_view gfen, char stone) {
  const Picture picture(gfen);
  std::set<Cell> left;
  for (const auto& [cell, found] : picture.cells)
    if (found == stone) left.insert(cell);
  std::vector<Cell> reached;
  if (!left.empty()) reached.push_back(left.extract(left.begin()).value());
  while (!reached.empty()) {
    const Cell cell = reached.back();
    reached.pop_back();
    for (const Cell way : all_ways)
      if (left.erase(moved(cell, way, 1)) != 0) reached.push_back(moved(cell, way, 1));
  }
  return left.empty();
}

std::vector<std::string> slow_camelot_moves(std::string_view gfen, const dots::camelot::Rules& rules) {
  return SlowCamelot(gfen, rules).moves();
}

}  // namespace arbiter_tests
