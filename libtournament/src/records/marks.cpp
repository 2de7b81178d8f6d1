#include "records/marks.h"

#include "tournament/records/record_facts.h"
#include "tournament/records/sgf_tree.h"

namespace tournament::records {

namespace {

std::size_t marks_beside(const std::vector<RecordedMove>& moves) {
  std::size_t count = 0;
  for (const RecordedMove& each : moves) count += each.notes->marks.size();
  return count;
}

}  // namespace

std::size_t marks_of_main_line(const GameRecord& record) { return record.marks.size() + marks_beside(record.moves); }

std::size_t marks_of(const Variation& variation) { return variation.marks.size() + marks_beside(variation.moves); }

std::size_t count_marks(const GameRecord& record) {
  std::size_t count = marks_of_main_line(record);
  for (const Variation& each : record.variations) count += marks_of(each);
  return count;
}

std::size_t append_marks(std::string& out, const std::vector<Mark>& marks, std::string_view after) {
  std::size_t written = 0;
  if (marks.empty()) return 0;
  for (std::size_t kind = 0; kind < sgf_marks.size(); ++kind) {
    bool named = false;
    for (const Mark& mark : marks) {
      if (static_cast<std::size_t>(mark.kind) != kind || !has_letters(mark.point)) continue;
      if (!named) out += sgf_marks[kind];
      named = true;
      out.append("[").append(to_sgf(mark.point));
      if (mark.kind == MarkKind::label) out.append(":").append(sgf_escape(mark.text, true));
      out.append("]").append(after);
      ++written;
    }
  }
  return marks.size() - written;
}

}  // namespace tournament::records
