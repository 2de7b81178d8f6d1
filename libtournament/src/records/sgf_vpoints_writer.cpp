// Writes a game of Dots as vpoints does: windows-1251, blanks between nodes, the date under DTDT.
#include "dots/surround/ruleset.h"
#include "records/claim_text.h"
#include "records/line_walk.h"
#include "records/losses.h"
#include "records/marks.h"
#include "records/sgf_targets.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/sgf_tree.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

using dots::Side;
using dots::surround::MoveKind;

namespace {

constexpr std::size_t moves_in_line = 11;

void property(std::string& out, std::string_view name, std::string_view value) {
  if (!value.empty()) out.append(name).append("[").append(sgf_escape(value)).append("] ");
}

/// The lines of a record. What is no dot is told with the losses.
class VpointsLines {
 public:
  VpointsLines(const GameRecord& record, std::string& out, SgfLeftOut& left_out)
      : record_(record), out_(out), left_out_(left_out) {}
  void write() {
    LineWalk walk(record_, sgf_nesting, sgf_holds);
    while (const auto event = walk.next()) step(*event);
    left_out_.variations = walk.left_out();
  }

 private:
  void step(const LineEvent& event) {
    switch (event.step) {
      case LineStep::open: out_ += out_.back() == '(' ? ";(" : "("; break;  // a node follows every parenthesis
      case LineStep::close: out_ += out_.back() == '(' ? ";)" : ")"; break;
      case LineStep::begin: begin(event.line); break;
      case LineStep::move: move(LineWalk::moves(record_, event.line)[event.move]); break;
      case LineStep::end: break;
    }
  }
  void begin(std::size_t line) {
    if (line == 0) {
      const std::size_t in_root = sgf_setup_in_root(record_);
      if (in_root < record_.setup.size()) out_ += ';';
      return append_sgf_setup(out_, std::span(record_.setup).subspan(in_root), " ");
    }
    const Variation& variation = record_.variations[line - 1];
    if (variation.setup.empty() && variation.comment.empty() && variation.marks.empty()) return;
    out_ += ';';
    append_sgf_setup(out_, variation.setup, " ");
    property(out_, "C", variation.comment);
    left_out_.marks += append_marks(out_, variation.marks, " ");
  }
  void move(const RecordedMove& each) {
    if (each.move.kind != MoveKind::dot) {
      if (each.notes->comment.empty() && each.notes->marks.empty()) return;
      out_ += ';';  // what stands beside it is kept, with the dot before
      return beside(each);
    }
    if (count_++ % moves_in_line == 0 && out_.back() != '(') out_ += '\n';
    out_ += (each.move.side == Side::first ? ";B[" : ";W[") + to_sgf(each.move.point) + "] ";
    beside(each);
  }
  void beside(const RecordedMove& each) {
    property(out_, "C", each.notes->comment);
    left_out_.marks += append_marks(out_, each.notes->marks, " ");
  }

  const GameRecord& record_;
  std::string& out_;
  SgfLeftOut& left_out_;
  std::size_t count_ = 0;
};

std::string rank_of(const RecordedPlayer& player) { return player.rank; }

}  // namespace

dots::Result<Written> write_sgf_vpoints(const GameRecord& record) {
  if (auto fine = sgf_has_letters(record); !fine) return fine.error();
  const auto rules = dots::surround::parse_ruleset(record.rules);
  if (!rules) return rules.error();
  Written written;
  written.lost = losses(record, {.comments = true,
                                 .game_comment = true,
                                 .setup = true,
                                 .variations = true,
                                 .marks = true,
                                 .fields = "rating event round date place source annotator result"});
  note_rules(written.lost, record, rules->extra_move ? "tensu;extra-move=yes" : "tensu");

  std::string out = "(;GM[40] FF[4] CA[CP1251] RU[russian] AP[vpoints:40421] ";
  property(out, "PW", record.second.name);
  property(out, "PB", record.first.name);
  property(out, "WR", rank_of(record.second));
  property(out, "BR", rank_of(record.first));
  property(out, "AN", record.annotator);
  property(out, "DTDT", record.date);
  property(out, "EV", record.event);
  property(out, "RO", record.round);
  property(out, "PC", record.place);
  property(out, "SO", record.source);
  property(out, "RE", claim_text(record.claim));
  property(out, "SZ", std::to_string(record.width) + ':' + std::to_string(record.height));
  out += rules->extra_move ? "RUAT[1] " : "RUAT[0] ";
  append_sgf_setup(out, std::span(record.setup).first(sgf_setup_in_root(record)), " ");
  property(out, "C", record.comment);
  SgfLeftOut left_out{.marks = append_marks(out, record.marks, " ")};
  VpointsLines(record, out, left_out).write();
  note_left_out(written.lost, left_out);
  out += ")\n";
  EncodedText encoded = encode_windows_1251(out);
  if (encoded.replaced > 0)
    note_loss(written.lost, lost_code::characters,
              {{"count", std::to_string(encoded.replaced)}, {"encoding", "windows-1251"}});
  written.bytes = std::move(encoded.bytes);
  return written;
}

}  // namespace tournament::records
