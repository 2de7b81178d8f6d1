// The main line of a record: setup, moves, what stands beside them.
#include <algorithm>
#include <map>

#include "records/sgf_reading.h"
#include "records/smallest_contour.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;

namespace {

Side side_of(const PropertyInfo& info) { return info.second ? Side::second : Side::first; }

class LineReader {
 public:
  explicit LineReader(SgfReading& reading) : reading_(reading), tree_(reading.tree), record_(reading.record) {}

  void node(SgfIndex number, bool root);
  void finish(SgfIndex last);

 private:
  bool plain_dot(std::span<const SgfProperty> properties);
  void note_unheld(const PropertyInfo& info, const SgfProperty& property, bool repeated);
  void property(const PropertyInfo& info, const SgfProperty& property, bool root, bool repeated);
  void setup(const PropertyInfo& info, const SgfProperty& property);
  void put_setup(Side side, Point point, dots::Place place);
  void moves(const PropertyInfo& info, const SgfProperty& property);
  void move(Side side, const SgfValue& value);
  void contours(Move& move, std::string_view rest, std::size_t offset);
  void add(Move move, dots::Place place);
  void area(const PropertyInfo& info, const SgfProperty& property);
  void clock(const PropertyInfo& info, const SgfProperty& property, bool root);
  void comment(const SgfProperty& property);
  void one_value(const SgfProperty& property);
  [[nodiscard]] int next_ply() const { return static_cast<int>(record_.moves.size()) + 1; }

  SgfReading& reading_;
  const SgfTree& tree_;
  GameRecord& record_;
  std::map<Point, std::size_t> placed_;  ///< numbers in the setup
  std::size_t node_moves_ = 0;           ///< number of the first move of the node
  std::optional<Milliseconds> left_[2];  ///< clocks of the node
  std::string comment_;                  ///< of the node
  dots::Place comment_place_{};
  std::uint32_t last_count_ = 0;  ///< values of the last move property
  bool too_long_ = false;
  std::size_t line_ = 0;                   ///< of the last dot, for the place of the next one
  std::optional<SmallestContours> board_;  ///< once it is needed
};

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
  node_moves_ = record_.moves.size();
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
    const bool late_setup = info->kind == PropertyKind::setup && reading_.dialect == Dialect::vpoints;
    if (!root && info->belongs == Belongs::root && !late_setup) {
      report(Severity::error, sgf_code::root_property_in_node);
      reading_.unheld(std::string(info->name));
      continue;
    }
    if (root && info->belongs == Belongs::move && reading_.dialect != Dialect::vpoints)
      report(Severity::warning, sgf_code::move_property_in_root);
    property(*info, each, root, repeated);
  }

  for (std::size_t i = node_moves_; i < record_.moves.size(); ++i) {
    RecordedMove& recorded = record_.moves[i];
    recorded.time_left = left_[index(recorded.move.side)];
  }
  if (root) {
    record_.comment = comment_;
    return;
  }
  if (comment_.empty()) return;
  if (!record_.moves.empty()) {
    std::string& text = record_.moves.back().notes.edit().comment;
    text += (text.empty() ? "" : "\n") + comment_;
  }
  // zagram: a side that stops for good only shows in the comment on the last move before.
  for (const Side side : {Side::first, Side::second})
    if (comment_.find(stop_comment(side)) != std::string::npos) add(Move::ending(MoveKind::stop, side), comment_place_);
}

// Marks, fields that the record does not have, and all but the first of what stands there more than once.
void LineReader::note_unheld(const PropertyInfo& info, const SgfProperty& each, bool repeated) {
  const bool mark = info.kind == PropertyKind::label || info.kind == PropertyKind::mark;
  const bool ignored = info.field == RootField::ignored && !info.read_elsewhere;
  const bool more = (repeated || each.value_count > 1) && !info.list && reading_.dialect != Dialect::vpoints;
  if (mark || ignored || more) reading_.unheld(std::string(info.name));
}

void LineReader::property(const PropertyInfo& info, const SgfProperty& each, bool root, bool repeated) {
  switch (info.kind) {
    case PropertyKind::root_field: read_root_property(reading_, info.field, each, !repeated); break;
    case PropertyKind::setup: setup(info, each); break;
    case PropertyKind::move: moves(info, each); break;
    case PropertyKind::clock: clock(info, each, root); break;
    case PropertyKind::comment: comment(each); break;
    case PropertyKind::label: read_mark(reading_, each, true); break;
    case PropertyKind::mark: read_mark(reading_, each, false); break;
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
    } else {
      record_.setup_complete = false;
    }
  }
}

void LineReader::put_setup(Side side, Point point, dots::Place place) {
  const auto [there, fresh] = placed_.emplace(point, record_.setup.size());
  if (fresh) {
    record_.setup.push_back({side, point});
    record_.setup_places.push_back(place);
    return;
  }
  const bool same = record_.setup[there->second].side == side;
  reading_.warn(same ? sgf_code::setup_repeated : sgf_code::setup_other_colour, place, {{"point", to_text(point)}});
  if (same) return;
  record_.setup[there->second].side = side;
  record_.setup_places[there->second] = place;
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
  if (record_.contour_place == dots::Place{}) record_.contour_place = tree_.place(offset);
  const auto dot = move.kind == MoveKind::dot ? std::optional(move.point) : std::nullopt;
  if (rest.starts_with('.')) move.contours = read_contours(reading_, rest.substr(0, mark), offset, dot, next_ply());
  if (mark == rest.size()) return;
  if (!board_) board_.emplace(record_);
  board_->follow(record_);
  std::vector<Point> open;
  const auto points = read_points(reading_, rest.substr(mark + 1), offset + mark + 1, next_ply());
  for (auto& contour : board_->around(move.side, dot, points, open)) move.contours.edit().push_back(std::move(contour));
  for (const Point point : open)
    reading_.findings.add(Severity::warning, sgf_code::not_enclosed, tree_.place(offset + mark),
                          {{"point", to_text(point)}}, next_ply());
}

void LineReader::add(Move move, dots::Place place) {
  const auto bound = static_cast<std::size_t>(reading_.limits.plies);
  if (record_.moves.size() >= bound) {
    if (!too_long_) record_.diagnostics.push_back(over_limit("plies", bound, bound + 1, place));
    too_long_ = true;
    return;
  }
  RecordedMove& added = record_.moves.emplace_back();
  added.move = std::move(move);
  added.place = place;
}

void LineReader::area(const PropertyInfo& info, const SgfProperty& each) {
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

void LineReader::finish(SgfIndex last) {
  // playdots: after a grounding the dots that take the loose ones are the many values of the last property.
  const bool filled = reading_.dialect == Dialect::playdots && last_count_ > 1 && record_.moves.size() >= last_count_;
  for (std::size_t i = record_.moves.size() - (filled ? last_count_ : 0); i < record_.moves.size(); ++i)
    record_.moves[i].notes.edit().fill = true;
  record_.end_place = tree_.place(tree_.branch(tree_.node(last)).end);
}

/// HA against the dots that the first side has more than the other before the second moves.
void check_handicap(SgfReading& reading) {
  const GameRecord& record = reading.record;
  if (!record.handicap) return;
  long extra = 0;
  for (const auto& dot : record.setup) extra += dot.side == Side::first ? 1 : -1;
  extra = std::max(extra, 0L);
  for (const RecordedMove& recorded : record.moves) {
    if (recorded.move.side != Side::first || recorded.move.kind != MoveKind::dot) break;
    ++extra;
  }
  // One dot is the first move of an even game; some call it a handicap of one.
  const bool even = extra <= 1;
  if (*record.handicap == extra || (even && *record.handicap == 0)) return;
  reading.warn(sgf_code::handicap_differs, record.handicap_place,
               {{"claimed", std::to_string(*record.handicap)}, {"found", std::to_string(even ? 0 : extra)}});
}

}  // namespace

void read_main_line(SgfReading& reading, const SgfGame& game) {
  LineReader line(reading);
  const SgfIndex root = game.root;
  SgfIndex last = root;
  reading.record.moves.reserve(std::min<std::size_t>(game.nodes, static_cast<std::size_t>(reading.limits.plies)));
  reading.record.has_variations = reading.tree.node(root).next_sibling != sgf_none;
  for (SgfIndex index = root; index != sgf_none; index = reading.tree.node(index).first_child) {
    line.node(index, index == root);
    reading.record.has_variations |= reading.tree.node(index).next_sibling != sgf_none;
    last = index;
    if (reading.other_game) break;  // its moves are not ours
  }
  line.finish(last);
  check_handicap(reading);
}

}  // namespace tournament::records
