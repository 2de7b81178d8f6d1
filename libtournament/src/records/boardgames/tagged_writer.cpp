// PDN, the project's own text, and the two plain habits of Othello and Lines of Action.
#include <algorithm>
#include <array>
#include <map>

#include "records/boardgames/board_losses.h"
#include "records/boardgames/clock_commands.h"
#include "records/boardgames/notation.h"
#include "records/boardgames/pdn_fen.h"
#include "tournament/records/board_codes.h"

namespace tournament::records {

namespace {

constexpr std::size_t line_width = 80;
constexpr std::array first_tags{"Event", "Site", "Date", "Round", "White", "Black"};
constexpr std::string_view all_games =
    "russian-draughts brazilian-draughts lines-of-action camelot roll-in-four push-in-four quints blocked-reversi "
    "othello";

class TaggedWriter {
 public:
  TaggedWriter(const BoardGameRecord& record, const BoardNotation& notation) : record_(record), notation_(notation) {
    for (std::size_t i = 1; i < record.lines.size(); ++i)
      if (!record.lines[i].moves.empty()) branches_[{record.lines[i].parent, record.lines[i].at}].push_back(i);
  }

  void tag(std::string_view name, std::string_view value) {
    if (value.empty()) return;
    out_.append("[").append(name).append(" \"");
    for (const char c : value) {
      if (c == '"' || c == '\\') out_ += '\\';
      out_ += c == '\n' || c == '\r' ? ' ' : c;
    }
    out_ += "\"]\n";
  }
  void tags(std::string_view result, std::string_view position_name, std::string_view position);
  void body();
  std::string take() { return std::move(out_); }

 private:
  struct Frame {
    std::size_t line, move = 0, branch = 0;
    int half = 0;        ///< half-moves before the move, the first side's own are even
    bool number = true;  ///< the number of the next move is due
  };
  void word(std::string_view text);
  void comment(const std::string& text);
  void one_move(Frame& frame, const BoardMove& move);
  void set_up(Frame& frame, std::string_view gfen);
  [[nodiscard]] int first_half(std::string_view gfen) const {
    const bool white = gfen.find(" w") != std::string_view::npos;
    return gfen.empty() || white == notation_.white_first ? 0 : 1;
  }

  const BoardGameRecord& record_;
  const BoardNotation& notation_;
  std::map<std::pair<std::size_t, std::size_t>, std::vector<std::size_t>> branches_;
  std::string out_;
  std::size_t column_ = 0;
};

void TaggedWriter::tags(std::string_view result, std::string_view position_name, std::string_view position) {
  for (const std::string_view name : first_tags) tag(name, record_.tag(name));
  tag("Result", result);
  tag("GameType", notation_.game_type);
  tag("Ruleset", record_.rules);
  tag(position_name, position);
  for (const BoardTag& each : record_.tags)
    if (std::ranges::find(first_tags, each.name) == first_tags.end()) tag(each.name, each.value);
  if (record_.tag("Termination").empty() && record_.claim.end != BoardEnd::unsaid)
    tag("Termination", record_.claim.end == BoardEnd::time ? "Time forfeit" : "Resignation");
  out_ += '\n';
}

void TaggedWriter::word(std::string_view text) {
  if (column_ > 0 && column_ + 1 + text.size() > line_width) {
    out_ += '\n';
    column_ = 0;
  }
  if (column_ > 0 && !out_.ends_with('(') && text != ")") {
    out_ += ' ';
    ++column_;
  }
  out_ += text;
  column_ += text.size();
}

// Comments do not nest and cannot hold a closing brace.
void TaggedWriter::comment(const std::string& text) {
  std::string safe = "{";
  for (const char c : text) safe += c == '{' ? '(' : c == '}' ? ')' : c;
  word(safe + '}');
}

void TaggedWriter::set_up(Frame& frame, std::string_view gfen) {
  const bool draughts = notation_.form == MoveForm::draughts;
  word("/FEN \"" + (draughts ? write_pdn_fen(gfen) : std::string(gfen)) + "\"/");
  frame.half += (frame.half + first_half(gfen)) % 2;
  frame.number = true;
}

void TaggedWriter::one_move(Frame& frame, const BoardMove& move) {
  if (move.step == BoardStep::set_up) {
    set_up(frame, move.text);
  } else {
    const std::string number = std::to_string(frame.half / 2 + 1);
    if (frame.half % 2 == 0) {
      word(number + '.');
    } else if (frame.number) {
      word(number + "...");
    }
    word((move.step == BoardStep::unknown ? "..." : move.text) + move.strength);
    frame.half += 1;
    frame.number = false;
  }
  for (const int nag : move.nags) word('$' + std::to_string(nag));
  std::string text;
  const auto command = [&](std::string_view name, std::string value) {
    text.append(text.empty() ? "" : " ").append("[%").append(name).append(" ").append(value).append("]");
  };
  if (move.time_left) command("clk", write_time(*move.time_left));
  if (move.time_spent) command("emt", write_time(*move.time_spent));
  if (!move.evaluation.empty()) command("eval", move.evaluation);
  if (!move.comment.empty()) text.append(text.empty() ? "" : " ").append(move.comment);
  if (!text.empty()) {
    comment(text);
    frame.number = true;
  }
}

void TaggedWriter::body() {
  std::vector<Frame> open{{0, 0, 0, first_half(record_.start), true}};
  if (!record_.lines[0].comment.empty()) comment(record_.lines[0].comment);
  while (!open.empty()) {
    Frame& frame = open.back();
    const BoardLine& line = record_.lines[frame.line];
    const auto found = frame.move == 0 ? branches_.end() : branches_.find({frame.line, frame.move - 1});
    if (found != branches_.end() && frame.branch < found->second.size()) {
      const std::size_t next = found->second[frame.branch++];
      const int half = frame.half - 1;
      frame.number = true;
      word("(");
      open.push_back({next, 0, 0, half, true});  // `frame` is gone
      if (!record_.lines[next].comment.empty()) comment(record_.lines[next].comment);
    } else if (frame.move < line.moves.size()) {
      frame.branch = 0;
      one_move(frame, line.moves[frame.move++]);
    } else {
      open.pop_back();
      if (!open.empty()) word(")");
    }
  }
}

/// Variations that replace no move, or have none, cannot be written.
std::ptrdiff_t loose_variations(const BoardGameRecord& record) {
  return std::count_if(record.lines.begin() + 1, record.lines.end(), [&](const BoardLine& line) {
    return line.at >= record.lines[line.parent].moves.size() || line.moves.empty();
  });
}

BoardText finished(const BoardGameRecord& record, std::string text) {
  BoardText written{std::move(text), board_losses(record, {.variations = true,
                                                           .clocks = true,
                                                           .spent = true,
                                                           .comments = true,
                                                           .annotations = true,
                                                           .evaluations = true,
                                                           .any_tag = true})};
  if (const auto loose = loose_variations(record); loose > 0)
    written.lost.push_back({dots::Severity::warning, "REC020", {{"count", std::to_string(loose)}}, {}, 0});
  return written;
}

std::string discs_text(const BoardClaim& claim) {
  return std::to_string(*claim.black_discs) + '-' + std::to_string(*claim.white_discs);
}

}  // namespace

dots::Result<BoardText> write_pdn(const BoardGameRecord& record) {
  if (auto refused = refuse_board(record, "pdn", "russian-draughts brazilian-draughts", false)) return *refused;
  TaggedWriter writer(record, *find_notation(record.game));
  const std::string fen = record.start.empty() ? std::string() : write_pdn_fen(record.start);
  if (fen.empty() && !record.start.empty())
    return dots::Error{std::string(board_code::other_start), {{"format", "pdn"}}};
  writer.tags(result_text(record.claim.result), "FEN", fen);
  writer.body();
  std::string text = writer.take();
  return finished(record, text.append(text.ends_with('\n') ? "" : " ").append("*\n\n"));
}

dots::Result<BoardText> write_board_text(const BoardGameRecord& record) {
  if (auto refused = refuse_board(record, "board-text", all_games, false)) return *refused;
  TaggedWriter writer(record, *find_notation(record.game));
  const bool discs = record.claim.black_discs && record.claim.white_discs;
  writer.tags(discs ? discs_text(record.claim) : std::string(result_text(record.claim.result)), "Position",
              record.start);
  writer.body();
  std::string text = writer.take();
  return finished(record, text.append(text.ends_with('\n') ? "" : " ").append("*\n\n"));
}

dots::Result<BoardText> write_loa_text(const BoardGameRecord& record) {
  if (auto refused = refuse_board(record, "loa-text", "lines-of-action", true)) return *refused;
  if (!record.start.empty()) return dots::Error{std::string(board_code::other_start), {{"format", "loa-text"}}};
  if (auto none = refuse_no_moves(record, "loa-text")) return *none;
  std::string text;
  for (std::size_t i = 0; i < record.moves().size(); ++i) {
    if (i % 2 == 0) text += (i == 0 ? "" : "\n") + std::to_string(i / 2 + 1) + '.';
    text += ' ' + record.moves()[i].text;
  }
  if (!text.empty()) text += '\n';
  return BoardText{text, board_losses(record, {})};
}

dots::Result<BoardText> write_wthor(const BoardGameRecord& record) {
  if (auto refused = refuse_board(record, "wthor", "othello", true)) return *refused;
  if (!record.start.empty()) return dots::Error{std::string(board_code::other_start), {{"format", "wthor"}}};
  if (auto none = refuse_no_moves(record, "wthor")) return *none;
  TaggedWriter writer(record, *find_notation(record.game));
  for (const std::string_view name : first_tags) writer.tag(name, record.tag(name));
  if (record.claim.black_discs && record.claim.white_discs) writer.tag("Result", discs_text(record.claim));
  std::string text = writer.take();
  std::size_t written = 0;
  for (const BoardMove& move : record.moves()) {
    if (move.text == "pass") continue;
    if (written % 2 == 0) text += (written == 0 ? "" : "\n") + std::to_string(written / 2 + 1) + '.';
    text += ' ';
    for (const char c : move.text) text += c >= 'a' && c <= 'h' ? static_cast<char>(c - 'a' + 'A') : c;
    ++written;
  }
  text += written > 0 ? "\n\n" : "\n";
  return BoardText{text, board_losses(record, {.tags = "Event Site Date Round White Black"})};
}

}  // namespace tournament::records
