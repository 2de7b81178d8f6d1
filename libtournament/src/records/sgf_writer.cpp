// Writes a game of Dots as SGF, plainly or with the tags of zagram.
#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "records/claim_text.h"
#include "records/line_walk.h"
#include "records/marks.h"
#include "records/sgf_reading.h"
#include "records/sgf_targets.h"
#include "tournament/records/codec.h"
#include "tournament/records/sgf_tree.h"

namespace tournament::records {

using dots::Side;
using dots::surround::MoveKind;
using dots::surround::Point;
using dots::surround::Ruleset;
using dots::surround::SetupDot;

namespace {

class Writer {
 public:
  Writer(const GameRecord& record, SgfLeftOut& left_out) : record_(record), left_out_(left_out) {}
  dots::Result<std::string> write(SgfDialect dialect);

 private:
  void property(std::string_view name, std::string_view value) {
    if (!value.empty()) out_.append(name).append("[").append(sgf_escape(value)).append("]");
  }
  void number(std::string_view name, double value);
  void root(SgfDialect dialect, const Ruleset& rules);
  void player(std::string_view name_tag, std::string_view rank_tag, const RecordedPlayer& player);
  void setup(std::span<const SetupDot> dots) { append_sgf_setup(out_, dots); }
  void marks(const std::vector<Mark>& list) { left_out_.marks += append_marks(out_, list); }
  void lines();
  void step(const LineEvent& event);
  void begin(std::size_t line);
  void move(const std::vector<RecordedMove>& moves, std::size_t index, std::string_view before);
  void contours(const std::vector<std::vector<Point>>& list);
  void areas();

  const GameRecord& record_;
  SgfLeftOut& left_out_;
  std::size_t setup_in_root_ = 0;  ///< dots
  std::string out_;
};

std::string zagram_rules(const Ruleset& rules) {
  const bool automatic = rules.enclosing != dots::surround::Enclosing::optional;
  const bool smallest = rules.enclosing == dots::surround::Enclosing::automatic;
  const auto tag = [](std::string_view name, int value) { return std::string(name) + '=' + std::to_string(value); };
  return tag("Punish", rules.penalty) + ',' + tag("Holes", automatic || rules.holes ? 1 : 0) + ',' +
         tag("AddTurn", rules.extra_move ? 1 : 0) + ',' + tag("MustSurr", automatic ? 1 : 0) + ',' +
         tag("MinArea", smallest ? 1 : 0) + ',' + tag("Pass", rules.pass == dots::surround::Pass::two_end ? 1 : 0) +
         ',' + tag("Stop", rules.stop ? 1 : 0) + ',' + tag("LastSafe", rules.last_safe ? 1 : 0) + ',' +
         tag("ScoreTerr", 0) + ',' + tag("InstantWin", rules.margin);
}

/// What the rules are called in RU; nothing for those that a reader assumes. A record with contours has to name them.
std::string plain_rules(const Ruleset& rules, const GameRecord& record) {
  Ruleset assumed;
  assumed.width = rules.width;
  assumed.height = rules.height;
  assumed.start = rules.start;
  assumed.seed = rules.seed;
  assumed.komi_halves = rules.komi_halves;
  const bool contours = std::any_of(record.moves.begin(), record.moves.end(),
                                    [](const RecordedMove& each) { return !each.move.contours->empty(); });
  return rules == assumed && !contours ? std::string{} : canonical_text(rules);
}

void Writer::number(std::string_view name, double value) {
  char text[32];
  const auto [end, error] = std::to_chars(text, text + sizeof text, value);
  if (error == std::errc{}) property(name, {text, static_cast<std::size_t>(end - text)});
}

void Writer::player(std::string_view name_tag, std::string_view rank_tag, const RecordedPlayer& player) {
  property(name_tag, player.name);
  if (player.rating) {
    number(rank_tag, *player.rating);
  } else {
    property(rank_tag, player.rank);
  }
}

void Writer::root(SgfDialect dialect, const Ruleset& rules) {
  const bool zagram = dialect == SgfDialect::zagram;
  out_ += ";FF[4]GM[40]CA[UTF-8]";
  if (zagram) out_ += "AP[zagram.org]";
  const std::string width = std::to_string(record_.width);
  property("SZ", record_.width == record_.height ? width : width + ':' + std::to_string(record_.height));
  property("RU", zagram ? zagram_rules(rules) : plain_rules(rules, record_));
  if (record_.komi_halves != 0) number("KM", static_cast<double>(record_.komi_halves) / 2);
  property("EV", record_.event);
  property("RO", record_.round);
  setup(std::span(record_.setup).first(setup_in_root_));
  player("PB", "BR", record_.first);
  player("PW", "WR", record_.second);
  if (record_.handicap) property("HA", std::to_string(*record_.handicap));
  if (record_.main_time) property("TM", seconds_text(*record_.main_time));
  property("OT", record_.time_control);
  if (record_.clock_first) property("BL", seconds_text(*record_.clock_first));
  if (record_.clock_second) property("WL", seconds_text(*record_.clock_second));
  property("DT", record_.date);
  property("PC", record_.place);
  property("SO", record_.source);
  property("AN", record_.annotator);
  property("RE", claim_text(record_.claim));
  property("C", record_.comment);
  marks(record_.marks);
}

void Writer::contours(const std::vector<std::vector<Point>>& list) {
  for (const auto& contour : list) {
    out_ += '.';
    for (const Point point : contour) out_ += to_sgf(point);
    out_ += to_sgf(contour.front());
  }
}

// Every parenthesis is followed by a node.
void Writer::step(const LineEvent& event) {
  const auto& moves = LineWalk::moves(record_, event.line);
  switch (event.step) {
    case LineStep::open: out_ += out_.back() == '(' ? ";(" : "("; break;
    case LineStep::close: out_ += out_.back() == '(' ? ";)" : ")"; break;
    case LineStep::begin: begin(event.line); break;
    case LineStep::move:
      move(moves, event.move, event.line > 0 ? record_.variations[event.line - 1].comment : std::string_view{});
      break;
    case LineStep::end:
      if (event.line == 0) areas();
      break;
  }
}

void Writer::begin(std::size_t line) {
  if (line == 0) {
    if (setup_in_root_ == record_.setup.size()) return;
    out_ += ';';
    return setup(std::span(record_.setup).subspan(setup_in_root_));
  }
  const Variation& variation = record_.variations[line - 1];
  if (variation.setup.empty() && variation.comment.empty() && variation.marks.empty()) return;
  out_ += ';';
  setup(variation.setup);
  property("C", variation.comment);
  marks(variation.marks);
}

// A STOP is a comment on the move before it; the reader left it there. `before` is the comment before the first move.
void Writer::move(const std::vector<RecordedMove>& moves, std::size_t index, std::string_view before) {
  const RecordedMove& recorded = moves[index];
  const auto& move = recorded.move;
  if (move.kind == MoveKind::stop) {
    const std::string_view stop = stop_comment(move.side);
    if (index == 0 && before.find(stop) == std::string_view::npos) {
      out_ += ';';
      property("C", stop);
    }
    if (recorded.notes->comment.empty() && recorded.notes->marks.empty()) return;
    out_ += ';';  // a node without a move: it speaks of what came before
    property("C", recorded.notes->comment);
    return marks(recorded.notes->marks);
  }
  const bool first = move.side == Side::first;
  out_ += first ? ";B[" : ";W[";
  switch (move.kind) {
    case MoveKind::dot: out_ += to_sgf(move.point); break;
    case MoveKind::resign: out_ += "resign"; break;
    case MoveKind::draw: out_ += "draw"; break;
    case MoveKind::time: out_ += "time"; break;
    case MoveKind::ground:
    case MoveKind::contours:
    case MoveKind::stop:
    case MoveKind::pass:
    case MoveKind::agree: break;
  }
  contours(*move.contours);
  out_ += ']';
  if (recorded.time_left) property(first ? "BL" : "WL", seconds_text(*recorded.time_left));
  std::string comment = recorded.notes->comment;
  if (index + 1 < moves.size() && moves[index + 1].move.kind == MoveKind::stop) {
    const std::string_view stop = stop_comment(moves[index + 1].move.side);
    if (comment.find(stop) == std::string::npos) comment.append(comment.empty() ? "" : "\n").append(stop);
  }
  property("C", comment);
  marks(recorded.notes->marks);
}

void Writer::lines() {
  LineWalk walk(record_, sgf_nesting, sgf_holds);
  while (const auto event = walk.next()) step(*event);
  left_out_.variations = walk.left_out();
}

void Writer::areas() {
  if (record_.areas_first.empty() && record_.areas_second.empty()) return;
  out_ += ";TB[";
  contours(record_.areas_first);
  out_ += "]TW[";
  contours(record_.areas_second);
  out_ += ']';
}

dots::Result<std::string> Writer::write(SgfDialect dialect) {
  if (auto fine = sgf_has_letters(record_); !fine) return fine.error();
  const auto rules = dots::surround::parse_ruleset(record_.rules);
  if (!rules) return rules.error();
  for (std::size_t i = 0; i < record_.moves.size(); ++i) {
    const MoveKind kind = record_.moves[i].move.kind;
    if (kind == MoveKind::pass || kind == MoveKind::agree)
      return dots::Error{"REC011", {{"ply", std::to_string(i + 1)}}};
  }
  setup_in_root_ = sgf_setup_in_root(record_);
  out_ = "(";
  root(dialect, *rules);
  lines();
  out_ += ")\n";
  return std::move(out_);
}

}  // namespace

dots::Result<std::string> write_sgf_lines(const GameRecord& record, SgfDialect dialect, SgfLeftOut& left_out) {
  return Writer(record, left_out).write(dialect);
}

dots::Result<std::string> write_sgf(const GameRecord& record, SgfDialect dialect) {
  SgfLeftOut left_out;
  if (dialect != SgfDialect::vpoints) return write_sgf_lines(record, dialect, left_out);
  auto written = write_sgf_vpoints(record);
  if (!written) return written.error();
  return std::move(written->bytes);
}

}  // namespace tournament::records
