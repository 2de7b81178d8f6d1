// Othello as the squares in a row: `f5d6c3`, a game a line, passes left out (formats/othello.md §1).
#include "records/boardgames/board_losses.h"
#include "records/boardgames/notation.h"
#include "records/characters.h"
#include "records/findings.h"
#include "tournament/records/board_codes.h"

namespace tournament::records {

using dots::Severity;

namespace {

bool is_gap(char c) { return c == ' ' || c == '\t'; }

/// One line: squares and passes with blanks between them where the writer liked, and move numbers with a dot.
class OthelloLine {
 public:
  OthelloLine(std::string_view line, int number, BoardGameRecord& record)
      : line_(line), number_(number), record_(record) {}

  void read() {
    while (at_ < line_.size() && record_.playable) {
      if (is_gap(line_[at_])) {
        ++at_;
      } else if (!move_number()) {
        move();
      }
    }
  }

 private:
  [[nodiscard]] dots::Place here() const { return {number_, static_cast<int>(at_) + 1}; }

  bool move_number() {
    std::size_t end = at_;
    while (end < line_.size() && is_digit(line_[end])) ++end;
    if (end == at_ || end == line_.size() || line_[end] != '.') return false;
    at_ = end + 1;
    return true;
  }

  void move() {
    const std::string_view rest = line_.substr(at_);
    for (const std::string_view pass : {"pass", "PASS", "Pass", "--"}) {
      if (!rest.starts_with(pass)) continue;
      add("pass", pass.size());
      return;
    }
    const std::string_view square = rest.substr(0, 2);
    if (!is_square(square)) return refuse(othello_code::square_form, std::string(front_of(rest, 8)));
    const std::string text = lower_case(square);
    const std::size_t place = static_cast<std::size_t>(text[0] - 'a') + 8 * static_cast<std::size_t>(text[1] - '1');
    if (taken_[place]) return refuse(othello_code::square_twice, text);
    taken_[place] = true;
    add(text, 2);
  }

  void add(std::string text, std::size_t length) {
    BoardMove& move = record_.lines[0].moves.emplace_back();
    move.text = std::move(text);
    move.place = here();
    at_ += length;
  }

  void refuse(std::string_view code, std::string text) {
    record_.playable = false;
    record_.diagnostics.push_back({Severity::critical, std::string(code), {{"text", std::move(text)}}, here(), 0});
  }

  std::string_view line_;
  int number_;
  BoardGameRecord& record_;
  std::size_t at_ = 0;
  bool taken_[64] = {};
};

}  // namespace

BoardGames read_othello_moves(std::string_view text, const BoardReadOptions& options) {
  BoardGames result;
  if (text.size() > options.limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", options.limits.file_bytes, text.size(), {1, 1}));
    return result;
  }
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    while (!line.empty() && (is_gap(line.back()) || line.back() == '\r')) line.remove_suffix(1);
    if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
    if (result.games.size() == options.limits.games_in_file) {
      result.diagnostics.push_back(
          over_limit("games_in_file", options.limits.games_in_file, options.limits.games_in_file + 1, {number, 1}));
      break;
    }
    BoardGameRecord record;
    record.format = record.dialect = "othello-moves";
    record.game = "othello";
    record.passes_left_out = true;
    record.index = static_cast<int>(result.games.size());
    record.end_place = {number, static_cast<int>(line.size()) + 1};
    if (line.size() > options.limits.property_bytes) {
      record.playable = false;
      record.diagnostics.push_back(
          over_limit("property_bytes", options.limits.property_bytes, line.size(), {number, 1}));
    } else {
      OthelloLine(line, number, record).read();
    }
    result.games.push_back(std::move(record));
  }
  return result;
}

dots::Result<BoardText> write_othello_moves(const BoardGameRecord& record) {
  if (auto refused = refuse_board(record, "othello-moves", "othello", true)) return *refused;
  if (!record.start.empty()) return dots::Error{std::string(board_code::other_start), {{"format", "othello-moves"}}};
  if (auto none = refuse_no_moves(record, "othello-moves")) return *none;
  BoardText written{{}, board_losses(record, {})};
  for (const BoardMove& move : record.moves())
    if (move.text != "pass") written.text += move.text;
  written.text += '\n';
  return written;
}

}  // namespace tournament::records
