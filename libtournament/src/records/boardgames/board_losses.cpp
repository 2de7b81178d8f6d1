#include "records/boardgames/board_losses.h"

#include <algorithm>

#include "records/word_list.h"
#include "tournament/records/board_codes.h"

namespace tournament::records {

namespace {

void note(dots::Diagnostics& lost, std::string_view code, dots::Arguments args = {}) {
  lost.push_back({dots::Severity::warning, std::string(code), std::move(args), {}, 0});
}

void note_count(dots::Diagnostics& lost, std::string_view code, std::size_t count) {
  if (count > 0) note(lost, code, {{"count", std::to_string(count)}});
}

}  // namespace

dots::Diagnostics board_losses(const BoardGameRecord& record, const BoardHolds& holds) {
  dots::Diagnostics lost;
  if (!holds.variations) note_count(lost, "REC020", record.lines.size() - 1);
  std::size_t clocks = 0, comments = 0, annotations = 0;
  for (const BoardLine& line : record.lines) {
    if (!holds.comments && !line.comment.empty()) ++comments;
    for (const BoardMove& move : line.moves) {
      const bool timed = (move.time_left && !holds.clocks) || (move.time_spent && !holds.spent);
      clocks += timed ? 1u : 0u;
      comments += !holds.comments && !move.comment.empty() ? 1u : 0u;
      const bool judged = !holds.annotations && (!move.strength.empty() || !move.nags.empty());
      annotations += judged || (!holds.evaluations && !move.evaluation.empty()) ? 1u : 0u;
    }
    if (!holds.variations) break;
  }
  note_count(lost, "REC021", clocks);
  note_count(lost, "REC022", comments);
  note_count(lost, "REC037", annotations);
  std::string names;
  for (const BoardTag& tag : record.tags)
    if (!holds.any_tag && !has_word(holds.tags, tag.name)) names.append(names.empty() ? "" : " ").append(tag.name);
  if (!names.empty()) note(lost, "REC028", {{"fields", names}});
  std::string beside;
  for (const std::string& name : record.unheld) beside.append(beside.empty() ? "" : " ").append(name);
  if (!beside.empty()) note(lost, "REC032", {{"names", beside}});
  return lost;
}

std::optional<dots::Error> refuse_no_moves(const BoardGameRecord& record, std::string_view format) {
  const bool any = std::ranges::any_of(record.moves(), [](const BoardMove& move) { return move.text != "pass"; });
  if (any) return std::nullopt;
  return dots::Error{std::string(board_code::no_moves), {{"format", std::string(format)}}};
}

std::optional<dots::Error> refuse_board(const BoardGameRecord& record, std::string_view format, std::string_view games,
                                        bool moves_only) {
  if (!has_word(games, record.game))
    return dots::Error{std::string(board_code::other_game), {{"format", std::string(format)}, {"game", record.game}}};
  const auto& moves = record.moves();
  const auto odd = std::ranges::find_if(moves, [](const BoardMove& move) { return move.step != BoardStep::move; });
  if (moves_only && odd != moves.end())
    return dots::Error{std::string(board_code::no_move),
                       {{"format", std::string(format)}, {"ply", std::to_string(odd - moves.begin() + 1)}}};
  return std::nullopt;
}

}  // namespace tournament::records
