#include "records/line_walk.h"

#include <algorithm>
#include <tuple>

namespace tournament::records {

LineWalk::LineWalk(const GameRecord& record, std::size_t nesting, bool (*holds)(const Variation&))
    : record_(record), nesting_(nesting) {
  for (std::size_t i = 0; i < record.variations.size(); ++i)
    if (record.variations[i].parent <= i && holds(record.variations[i])) leaving_.push_back(i);
  std::stable_sort(leaving_.begin(), leaving_.end(), [&](std::size_t a, std::size_t b) {
    const Variation &left = record.variations[a], &right = record.variations[b];
    return std::tuple(left.parent, place_of(left)) < std::tuple(right.parent, place_of(right));
  });
}

std::size_t LineWalk::place_of(const Variation& variation) const {
  return std::min(variation.at, moves(record_, variation.parent).size());
}

void LineWalk::enter(const Task& task) {
  now_ = task;
  active_ = true;
  // The main line begins after what leaves the game before its first move.
  begun_ = task.branched && (task.line > 0 || task.from > 0);
  next_leaving_ = static_cast<std::size_t>(
      std::partition_point(leaving_.begin(), leaving_.end(),
                           [&](std::size_t each) {
                             const Variation& variation = record_.variations[each];
                             const std::size_t from = task.from + (task.branched ? 1 : 0);
                             return std::tuple(variation.parent, place_of(variation)) < std::tuple(task.line, from);
                           }) -
      leaving_.begin());
}

/// Whether variations leave here, and the line is put off until its parenthesis is open.
bool LineWalk::branch() {
  const std::size_t first = next_leaving_;
  while (next_leaving_ < leaving_.size()) {
    const Variation& variation = record_.variations[leaving_[next_leaving_]];
    if (variation.parent != now_.line || place_of(variation) != now_.from) break;
    ++next_leaving_;
  }
  if (next_leaving_ == first || depth_ >= nesting_) return false;
  for (std::size_t i = next_leaving_; i > first; --i) tasks_.push_back({leaving_[i - 1] + 1});
  tasks_.push_back({now_.line, now_.from, true});
  opened_ += next_leaving_ - first;
  active_ = false;
  return true;
}

std::optional<LineEvent> LineWalk::next() {
  if (active_ && now_.line > 0 && !begun_) {
    begun_ = true;
    return LineEvent{LineStep::begin, now_.line};
  }
  if (active_ && !branch()) {
    if (!begun_) {
      begun_ = true;
      return LineEvent{LineStep::begin, now_.line};
    }
    if (now_.from < moves(record_, now_.line).size()) return LineEvent{LineStep::move, now_.line, now_.from++};
    active_ = false;
    return LineEvent{LineStep::end, now_.line, now_.from};
  }
  if (tasks_.empty()) return std::nullopt;
  const Task task = tasks_.back();
  tasks_.pop_back();
  if (task.closing) {
    --depth_;
    return LineEvent{LineStep::close, task.line};
  }
  tasks_.push_back({.closing = true});
  ++depth_;
  enter(task);
  return LineEvent{LineStep::open, task.line};
}

}  // namespace tournament::records
