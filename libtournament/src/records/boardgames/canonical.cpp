// Every move of a record in the referee's spelling. The lines are walked with one game that takes moves back at the end
// of a variation, so a tree costs its moves and not its paths.
#include <algorithm>
#include <map>

#include "records/boardgames/board_start.h"
#include "records/boardgames/capture_path.h"
#include "records/boardgames/notation.h"
#include "records/characters.h"
#include "tournament/records/board_codes.h"
#include "tournament/records/board_replay.h"

namespace tournament::records {

namespace {

/// The listed text of a legal move: the one that leads to the same position.
std::string listed_text(dots::Game& game, const std::string& text) {
  const auto legal = game.legal_moves();
  const std::string lower = lower_case(text);
  if (is_ending_word(lower) || std::ranges::find(legal, lower) != legal.end()) return lower;
  if (!game.play(text)) return text;
  const std::string after = game.draw();
  game.undo();
  for (const std::string& each : legal) {
    if (!game.play(each)) continue;
    const bool same = game.draw() == after;
    game.undo();
    if (same) return each;
  }
  return text;
}

class Spelling {
 public:
  Spelling(const BoardGameRecord& record, BoardGameRecord& out, dots::Game game)
      : record_(record), out_(out), draughts_(record.game.ends_with("draughts")) {
    games_.push_back(std::move(game));
    for (BoardLine& line : out_.lines) line.moves.clear();
    for (std::size_t i = 1; i < record.lines.size(); ++i)
      branches_[{record.lines[i].parent, record.lines[i].at}].push_back(i);
  }

  std::optional<dots::Error> run() {
    std::vector<Frame> open{{0, 0, 0, 0, games_.size()}};
    while (!open.empty()) {
      Frame& frame = open.back();
      const std::vector<BoardMove>& moves = record_.lines[frame.line].moves;
      const auto found = branches_.find({frame.line, frame.move});
      if (found != branches_.end() && frame.branch < found->second.size()) {
        const std::size_t next = found->second[frame.branch++];
        out_.lines[next].at = out_.lines[frame.line].moves.size();
        open.push_back({next, 0, 0, games_.back().plies(), games_.size()});
      } else if (frame.move < moves.size()) {
        if (auto refused = step(frame.line, moves[frame.move])) {
          if (frame.line == 0)
            return dots::Error{std::string(board_code::not_replayed),
                               {{"ply", std::to_string(frame.move + 1)}, {"code", refused->code}},
                               moves[frame.move].place};
          keep_rest(frame);
          continue;
        }
        frame.move += 1;
        frame.branch = 0;
      } else {
        take_back(frame);
        open.pop_back();
      }
    }
    return std::nullopt;
  }

 private:
  struct Frame {
    std::size_t line, move, branch;
    int plies;          ///< of the game when the line began
    std::size_t games;  ///< set-ups begin new games
  };

  dots::Game& game() { return games_.back(); }

  std::optional<dots::Error> step(std::size_t line, const BoardMove& move) {
    if (move.step == BoardStep::unknown) return dots::Error{std::string(board_code::unknown_move), {}};
    std::vector<BoardMove>& moves = out_.lines[line].moves;
    if (move.step == BoardStep::set_up) {
      auto again = set_up_again(record_, game(), move.text);
      if (!again) return again.error();
      games_.push_back(std::move(again).value());
      moves.push_back(move);
      return std::nullopt;
    }
    if (record_.passes_left_out) {
      const BoardColour by = colour_to_move(record_, game());
      if (pass_if_forced(game(), move)) {
        BoardMove& pass = moves.emplace_back();
        pass.text = "pass";
        pass.by = by;
        pass.place = move.place;
      }
    }
    if (auto legal = game().check(move.text); !legal) return legal.error();
    BoardMove spelled = move;
    spelled.by = colour_to_move(record_, game());
    spelled.text = listed_text(game(), move.text);
    if (draughts_) spelled.text = capture_path(record_.game, game().draw(), spelled.text);
    if (auto played = game().play(move.text); !played) return played.error();
    moves.push_back(std::move(spelled));
    return std::nullopt;
  }

  /// A variation that goes against the rules stays as it was written.
  void keep_rest(Frame& frame) {
    const std::vector<BoardMove>& moves = record_.lines[frame.line].moves;
    for (; frame.move < moves.size(); ++frame.move) {
      keep_branches(frame.line, frame.move);
      out_.lines[frame.line].moves.push_back(moves[frame.move]);
    }
    frame.branch = SIZE_MAX;
  }
  /// Below a line that stays as written, all lines do.
  void keep_branches(std::size_t line, std::size_t at) {
    std::vector<std::pair<std::size_t, std::size_t>> waiting{{line, at}};
    while (!waiting.empty()) {
      const auto key = waiting.back();
      waiting.pop_back();
      const auto found = branches_.find(key);
      if (found == branches_.end()) continue;
      for (const std::size_t branch : found->second) {
        if (!out_.lines[branch].moves.empty()) continue;  // spelled before its parent went wrong
        out_.lines[branch] = record_.lines[branch];
        if (key.first == line) out_.lines[branch].at = out_.lines[line].moves.size();
        for (std::size_t i = 0; i <= record_.lines[branch].moves.size(); ++i) waiting.emplace_back(branch, i);
      }
    }
  }

  void take_back(const Frame& frame) {
    while (games_.size() > frame.games) games_.pop_back();
    while (game().plies() > frame.plies) game().undo();
  }

  const BoardGameRecord& record_;
  BoardGameRecord& out_;
  bool draughts_;
  std::vector<dots::Game> games_;  ///< the last one is played
  std::map<std::pair<std::size_t, std::size_t>, std::vector<std::size_t>> branches_;
};

}  // namespace

dots::Result<BoardGameRecord> canonical(const BoardGameRecord& record) {
  auto game = start_of(record, {});
  if (!game) return game.error();
  BoardGameRecord out = record;
  if (auto refused = Spelling(record, out, std::move(game).value()).run()) return *refused;
  out.passes_left_out = false;
  return out;
}

}  // namespace tournament::records
