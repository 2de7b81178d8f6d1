// SGF of Lines of Action and Othello, FF[4], with variations.
#include <map>

#include "dots/board8/gfen.h"
#include "records/boardgames/board_losses.h"
#include "records/boardgames/board_sgf.h"
#include "tournament/records/board_codes.h"

namespace tournament::records {

namespace {

class BoardSgfWriter {
 public:
  explicit BoardSgfWriter(const BoardGameRecord& record) : record_(record) {
    for (std::size_t i = 1; i < record.lines.size(); ++i)
      branches_[{record.lines[i].parent, record.lines[i].at}].push_back(i);
  }
  std::string write();
  [[nodiscard]] const std::string& held() const { return held_; }

 private:
  /// A stretch of a line to be written, or a parenthesis.
  struct Task {
    char parenthesis = 0;
    std::size_t line = 0, move = 0;
    bool black = true;
    bool within_fork = false;  ///< the branches before `move` are on the way already
  };
  void property(std::string_view name, std::string_view value) {
    if (!value.empty()) out_.append(name).append("[").append(sgf_escape(value)).append("]");
  }
  void root();
  void set_up();
  void fork(const Task& at, const std::vector<std::size_t>& branches);
  void stretch(Task task);
  void move(const BoardMove& move, bool black);

  const BoardGameRecord& record_;
  std::map<std::pair<std::size_t, std::size_t>, std::vector<std::size_t>> branches_;
  std::string out_;
  std::string held_;
  std::vector<Task> tasks_;  ///< the next one last
};

void BoardSgfWriter::root() {
  out_ += record_.game == "othello" ? ";FF[4]GM[2]CA[UTF-8]SZ[8]" : ";FF[4]GM[9]CA[UTF-8]SZ[8]";
  for (const BoardSgfHeader& header : sgf_headers()) {
    property(header.property, record_.tag(header.tag));
    held_.append(held_.empty() ? "" : " ").append(header.tag);
  }
  property("RE", write_sgf_claim(record_.claim));
  if (!record_.start.empty()) set_up();
  property("C", record_.lines[0].comment);
}

void BoardSgfWriter::set_up() {
  const auto gfen = dots::board8::read_gfen(record_.start);
  if (!gfen) return;
  if (record_.game == "lines-of-action") out_ += "SU[Custom]";
  for (const char piece : {'b', 'w'}) {
    bool begun = false;
    for (std::size_t square = 0; square < 64; ++square) {
      if (gfen->cells[square] != piece) continue;
      if (!begun) out_ += piece == 'b' ? "AB" : "AW";
      begun = true;
      out_ += '[' + dots::board8::to_text(static_cast<dots::board8::Square>(square)) + ']';
    }
  }
  out_ += gfen->to_move == dots::board8::Colour::black ? "PL[B]" : "PL[W]";
}

void BoardSgfWriter::move(const BoardMove& move, bool black) {
  out_ += black ? ";B[" : ";W[";
  out_ += sgf_escape(move.text) + ']';
  if (move.time_left) property(black ? "BL" : "WL", seconds_text(*move.time_left));
  if (const BoardSgfMark* mark = find_strength(move.strength)) out_.append(mark->property).append("[1]");
  property("C", move.comment);
}

// The main move of a fork comes first, with all that follows it in its parentheses.
void BoardSgfWriter::fork(const Task& at, const std::vector<std::size_t>& branches) {
  for (auto branch = branches.rbegin(); branch != branches.rend(); ++branch) {
    tasks_.push_back({.parenthesis = ')'});
    tasks_.push_back({.line = *branch, .black = at.black});
    tasks_.push_back({.parenthesis = '('});
  }
  if (at.move == record_.lines[at.line].moves.size()) return;
  tasks_.push_back({.parenthesis = ')'});
  tasks_.push_back({.line = at.line, .move = at.move, .black = at.black, .within_fork = true});
  tasks_.push_back({.parenthesis = '('});
}

void BoardSgfWriter::stretch(Task task) {
  const BoardLine& line = record_.lines[task.line];
  const bool begins = task.move == 0 && task.line != 0 && !task.within_fork;
  if (begins && !line.comment.empty()) {
    out_ += ';';
    property("C", line.comment);
  }
  for (;; task.within_fork = false, ++task.move) {
    const auto found = branches_.find({task.line, task.move});
    if (found != branches_.end() && !task.within_fork) return fork(task, found->second);
    if (task.move >= line.moves.size()) return;
    const BoardMove& next = line.moves[task.move];
    if (next.by != BoardColour::unsaid) task.black = next.by == BoardColour::black;
    move(next, task.black);
    task.black = !task.black;
  }
}

std::string BoardSgfWriter::write() {
  out_ = "(";
  root();
  tasks_.push_back({.black = record_.start.empty() || record_.start.find(" b") != std::string::npos});
  while (!tasks_.empty()) {
    const Task task = tasks_.back();
    tasks_.pop_back();
    if (task.parenthesis != 0) {
      out_ += task.parenthesis;
    } else {
      stretch(task);
    }
  }
  return std::move(out_) + ")\n";
}

bool has_mark_for(const BoardMove& move) { return move.strength.empty() || find_strength(move.strength) != nullptr; }

}  // namespace

dots::Result<BoardText> write_board_sgf(const BoardGameRecord& record) {
  if (auto refused = refuse_board(record, "sgf", "lines-of-action othello", true)) return *refused;
  bool annotations = true;
  for (const BoardLine& line : record.lines)
    for (const BoardMove& each : line.moves) {
      annotations = annotations && has_mark_for(each) && each.nags.empty();
      if (each.step != BoardStep::move)
        return dots::Error{std::string(board_code::no_move), {{"format", "sgf"}, {"ply", "0"}}};
    }
  BoardSgfWriter writer(record);
  std::string text = writer.write();
  return BoardText{
      std::move(text),
      board_losses(
          record,
          {.variations = true, .clocks = true, .comments = true, .annotations = annotations, .tags = writer.held()})};
}

}  // namespace tournament::records
