// One line of a record: setup, moves, what stands beside them.
#include "records/sgf_line.h"

#include <algorithm>

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;

namespace {

Side side_of(const PropertyInfo& info) { return info.second ? Side::second : Side::first; }

}  // namespace

// Nearly all nodes are one dot, as `;B[aa]`, with nothing beside it.
bool LineReader::plain_dot(std::span<const SgfProperty> properties) {
  if (properties.size() != 1 || properties.front().value_count != 1) return false;
  const std::string_view name = tree_.name(properties.front());
  if (name.size() != 1 || (name[0] != 'B' && name[0] != 'W')) return false;
  const SgfValue& value = tree_.values(properties.front()).front();
  const std::string_view raw = tree_.raw(value);
  if (raw.size() != 2) return false;
  const Point point{dots::surround::sgf_index(raw[0]), dots::surround::sgf_index(raw[1])};
  if (point.x < 0 || point.y < 0) return false;
  last_count_ = 1;
  add(Move::dot(name[0] == 'B' ? Side::first : Side::second, point), tree_.place(std::size_t{value.open} + 1, line_));
  return true;
}

void LineReader::node(SgfIndex number, bool root) {
  if (!root && plain_dot(tree_.properties(number))) return;
  node_moves_ = moves_.size();
  left_[0] = left_[1] = std::nullopt;
  comment_.clear();
  std::uint64_t seen = 0;
  for (const SgfProperty& each : tree_.properties(number)) {
    const PropertyInfo* info = find_property(tree_.name(each), reading_.dialect);
    const auto report = [&](Severity severity, std::string_view code) {
      reading_.findings.add(severity, code, tree_.place(each.name_begin),
                            {{"property", std::string(tree_.name(each))}});
    };
    if (info == nullptr) {
      report(Severity::warning, sgf_code::property_unknown);
      reading_.unheld(capitals(tree_.name(each)));
      continue;
    }
    const std::uint64_t bit = std::uint64_t{1} << property_number(*info);
    const bool repeated = (seen & bit) != 0;
    seen |= bit;
    if (repeated && reading_.dialect != Dialect::vpoints) report(Severity::warning, sgf_code::property_repeated);
    note_unheld(*info, each, repeated);
    if (each.value_count == 0) {
      report(Severity::error, sgf_code::property_empty);
      continue;
    }
    if (is_out_of_place(*info, root)) {
      report(Severity::error, sgf_code::root_property_in_node);
      reading_.unheld(std::string(info->name));
      continue;
    }
    if (root && info->belongs == Belongs::move && reading_.dialect != Dialect::vpoints)
      report(Severity::warning, sgf_code::move_property_in_root);
    property(*info, each, root, repeated);
  }

  end_node(root);
}

// Dots are put on the board in the root. Variations put them where they leave, and so does a main line that variations
// leave before its first move; vpoints puts them anywhere.
bool LineReader::is_out_of_place(const PropertyInfo& info, bool root) const {
  if (root || info.belongs != Belongs::root) return false;
  const bool own = variation_ != nullptr || (left_at_start_ && node_moves_ == 0);
  return info.kind != PropertyKind::setup || !(own || reading_.dialect == Dialect::vpoints);
}

void LineReader::end_node(bool root) {
  for (std::size_t i = node_moves_; i < moves_.size(); ++i) moves_[i].time_left = left_[index(moves_[i].move.side)];
  if (!node_marks_.empty()) {
    std::vector<Mark>& marks = root || moves_.empty() ? marks_ : moves_.back().notes.edit().marks;
    marks.insert(marks.end(), node_marks_.begin(), node_marks_.end());
    node_marks_.clear();
    marked_ = true;
  }
  if (!comment_.empty()) end_comment(root);
}

void LineReader::end_comment(bool root) {
  const auto append = [&](std::string& text) { text.append(text.empty() ? "" : "\n").append(comment_); };
  if (root) return append(comment_before_);
  const auto stops = [&](Side side) { return comment_.find(stop_comment(side)) != std::string::npos; };
  if (!moves_.empty()) {
    append(moves_.back().notes.edit().comment);
  } else if (comment_ != stop_comment(Side::first) && comment_ != stop_comment(Side::second)) {
    append(comment_before_);
  }
  // zagram: a side that stops for good only shows in the comment on the last move before.
  for (const Side side : {Side::first, Side::second})
    if (stops(side)) add(Move::ending(MoveKind::stop, side), comment_place_);
}

// Fields that the record does not have, and all but the first of what stands there more than once.
void LineReader::note_unheld(const PropertyInfo& info, const SgfProperty& each, bool repeated) {
  const bool ignored = info.field == RootField::ignored && !info.read_elsewhere;
  const bool more = (repeated || each.value_count > 1) && !info.list && reading_.dialect != Dialect::vpoints;
  if (ignored || more) reading_.unheld(std::string(info.name));
}

void LineReader::property(const PropertyInfo& info, const SgfProperty& each, bool root, bool repeated) {
  switch (info.kind) {
    case PropertyKind::root_field: read_root_property(reading_, info.field, each, !repeated); break;
    case PropertyKind::setup: setup(info, each); break;
    case PropertyKind::move: moves(info, each); break;
    case PropertyKind::clock: clock(info, each, root); break;
    case PropertyKind::comment: comment(each); break;
    case PropertyKind::mark: read_marks(reading_, info, each, node_marks_); break;
    case PropertyKind::area: area(info, each); break;
  }
}

void LineReader::setup(const PropertyInfo& info, const SgfProperty& each) {
  for (const SgfValue& value : tree_.values(each)) {
    const std::string_view raw = tree_.raw(value);
    const std::size_t offset = std::size_t{value.open} + 1;
    const ReadPoint read = read_point(reading_, raw, offset);
    if (read.length < raw.size())
      report_extra(reading_, Severity::error, raw.substr(read.length), offset + read.length);
    if (read.point) {
      put_setup(side_of(info), *read.point, reading_.place(value));
    } else if (variation_ == nullptr) {
      record_.setup_complete = false;
    } else {
      reading_.unheld(std::string(info.name));
    }
  }
}

void LineReader::put_setup(Side side, Point point, dots::Place place) {
  const auto [there, fresh] = placed_.emplace(point, setup_.size());
  if (fresh) {
    setup_.push_back({side, point});
    if (variation_ == nullptr) record_.setup_places.push_back(place);
    return;
  }
  const bool same = setup_[there->second].side == side;
  reading_.warn(same ? sgf_code::setup_repeated : sgf_code::setup_other_colour, place, {{"point", to_text(point)}});
  if (same) return;
  setup_[there->second].side = side;
  if (variation_ == nullptr) record_.setup_places[there->second] = place;
}

void LineReader::moves(const PropertyInfo& info, const SgfProperty& each) {
  last_count_ = each.value_count;
  for (const SgfValue& value : tree_.values(each)) move(side_of(info), value);
}

void LineReader::move(Side side, const SgfValue& value) {
  struct Word {
    std::string_view text;
    MoveKind kind;
  };
  constexpr Word words[] = {
      {"", MoveKind::ground}, {"resign", MoveKind::resign}, {"draw", MoveKind::draw}, {"time", MoveKind::time}};
  const std::string_view raw = tree_.raw(value);
  const dots::Place place = reading_.place(value);
  if (raw.empty() && reading_.dialect == Dialect::oppai) {
    reading_.warn(sgf_code::empty_move, place);  // a pass, which its own reader passes over too
    return;
  }
  if (raw.size() != 2) {  // nearly all values are a point, and no word is as short
    for (const Word& word : words)
      if (raw == word.text) return add(Move::ending(word.kind, side), place);
    if (raw == "interrupt" || raw == "unknown") return;  // the game was left without an ending
  }

  const std::size_t offset = std::size_t{value.open} + 1;
  Move played = Move::dot(side, {});
  std::size_t length = 0;
  if (raw.front() == '.') {
    played.kind = MoveKind::contours;
  } else {
    const ReadPoint read = read_point(reading_, raw, offset, next_ply());
    length = read.length;
    if (read.point) played.point = *read.point;
    const std::string_view rest = raw.substr(std::min(length, raw.size()));
    const bool smallest = rest.starts_with('!') && reading_.dialect == Dialect::kropla;
    if (!rest.empty() && rest.front() != '.' && !smallest)
      report_extra(reading_, Severity::error, rest, offset + length, next_ply());
    if (!read.point) return;
  }
  contours(played, raw.substr(length), offset + length);
  add(std::move(played), place);
}

// kropla ends a value with the points that are to be enclosed: `!abcd`.
void LineReader::contours(Move& move, std::string_view rest, std::size_t offset) {
  const bool kropla = reading_.dialect == Dialect::kropla;
  const std::size_t mark = kropla ? std::min(rest.find('!'), rest.size()) : rest.size();
  if (!rest.starts_with('.') && mark == rest.size()) return;
  if (variation_ == nullptr && record_.contour_place == dots::Place{}) record_.contour_place = tree_.place(offset);
  const auto dot = move.kind == MoveKind::dot ? std::optional(move.point) : std::nullopt;
  if (rest.starts_with('.')) move.contours = read_contours(reading_, rest.substr(0, mark), offset, dot, next_ply());
  if (mark < rest.size()) name_enclosed(move, dot, rest.substr(mark + 1), offset + mark);
}

void LineReader::name_enclosed(Move& move, std::optional<Point> dot, std::string_view list, std::size_t offset) {
  // Which dots stand around them only the board tells, and there is none of a variation.
  if (variation_ != nullptr)
    return reading_.warn(sgf_code::contour_form, tree_.place(offset), {{"value", '!' + std::string(list)}});
  if (!board_) board_.emplace(record_);
  board_->follow(record_);
  std::vector<Point> open;
  const auto points = read_points(reading_, list, offset + 1, next_ply());
  for (auto& contour : board_->around(move.side, dot, points, open)) move.contours.edit().push_back(std::move(contour));
  for (const Point point : open)
    reading_.findings.add(Severity::warning, sgf_code::not_enclosed, tree_.place(offset), {{"point", to_text(point)}},
                          next_ply());
}

void LineReader::add(Move move, dots::Place place) {
  const auto bound = static_cast<std::size_t>(reading_.limits.plies);
  if (moves_.size() >= bound) {
    if (!too_long_) record_.diagnostics.push_back(over_limit("plies", bound, bound + 1, place));
    too_long_ = true;
    return;
  }
  RecordedMove& added = moves_.emplace_back();
  added.move = std::move(move);
  added.place = place;
}

void LineReader::area(const PropertyInfo& info, const SgfProperty& each) {
  if (variation_ != nullptr) return reading_.unheld(std::string(info.name));  // there is no field for them
  auto& areas = info.second ? record_.areas_second : record_.areas_first;
  for (const SgfValue& value : tree_.values(each)) {
    const std::string_view raw = tree_.raw(value);
    if (!raw.starts_with('.')) {  // none, or a list of points, which no known program writes
      if (!raw.empty()) reading_.unheld(std::string(info.name));
      continue;
    }
    for (auto& contour : read_contours(reading_, raw, std::size_t{value.open} + 1, std::nullopt, 0))
      areas.push_back(std::move(contour));
  }
}

void LineReader::one_value(const SgfProperty& each) {
  for (const SgfValue& value : tree_.values(each).subspan(1))
    reading_.warn(sgf_code::value_repeated, reading_.place(value), {{"property", std::string(tree_.name(each))}});
}

void LineReader::clock(const PropertyInfo& info, const SgfProperty& each, bool root) {
  const SgfValue& value = tree_.values(each).front();
  const auto time = read_seconds(tree_.raw(value));
  if (!time) {
    reading_.warn(sgf_code::number_expected, reading_.place(value),
                  {{"property", std::string(tree_.name(each))}, {"value", reading_.text(value)}});
  }
  auto& known = root ? (info.second ? record_.clock_second : record_.clock_first) : left_[info.second];
  if (!known) known = time;
  one_value(each);
}

void LineReader::comment(const SgfProperty& each) {
  const bool lines = reading_.dialect == Dialect::vpoints;  // it writes each line as a value
  if (!lines) one_value(each);
  const auto values = tree_.values(each);
  if (!comment_.empty() && !lines) return;  // of a repeated property
  comment_place_ = reading_.place(values.front());
  for (const SgfValue& value : values.first(lines ? values.size() : 1)) {
    if (!comment_.empty()) comment_ += '\n';
    comment_ += reading_.text(value, false);
  }
}

/// Puts marks, and the dots of a variation, into the order in which they are written.
void LineReader::sort_as_written() {
  const auto sort = [](std::vector<Mark>& marks) {
    std::stable_sort(marks.begin(), marks.end(), [](const Mark& a, const Mark& b) { return a.kind < b.kind; });
  };
  if (variation_ != nullptr)
    std::stable_sort(setup_.begin(), setup_.end(), [](const auto& a, const auto& b) { return a.side < b.side; });
  if (!marked_) return;
  sort(marks_);
  for (RecordedMove& each : moves_)
    if (!each.notes->marks.empty()) sort(each.notes.edit().marks);
}

void LineReader::finish() {
  sort_as_written();
  if (variation_ != nullptr) return;
  // playdots: after a grounding the dots that take the loose ones are the many values of the last property.
  const bool filled = reading_.dialect == Dialect::playdots && last_count_ > 1 && moves_.size() >= last_count_;
  for (std::size_t i = moves_.size() - (filled ? last_count_ : 0); i < moves_.size(); ++i)
    moves_[i].notes.edit().fill = true;
}

}  // namespace tournament::records
