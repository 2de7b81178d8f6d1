// Writes a game of Dots as vpoints does: windows-1251, blanks between nodes, the date under DTDT.
#include "dots/surround/ruleset.h"
#include "records/claim_text.h"
#include "records/losses.h"
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

void setup(std::string& out, const GameRecord& record, Side side) {
  bool begun = false;
  for (const auto& dot : record.setup) {
    if (dot.side != side) continue;
    if (!begun) out += side == Side::first ? "AB" : "AW";
    begun = true;
    out += '[' + to_sgf(dot.point) + "] ";
  }
}

std::string rank_of(const RecordedPlayer& player) { return player.rank; }

}  // namespace

dots::Result<Written> write_sgf_vpoints(const GameRecord& record) {
  using dots::surround::max_sgf_side;
  if (record.width > max_sgf_side || record.height > max_sgf_side)
    return dots::Error{"REC010",
                       {{"size", std::to_string(record.width) + 'x' + std::to_string(record.height)},
                        {"bound", std::to_string(max_sgf_side)}}};
  const auto rules = dots::surround::parse_ruleset(record.rules);
  if (!rules) return rules.error();
  Written written;
  written.lost = losses(record, {.comments = true,
                                 .game_comment = true,
                                 .setup = true,
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
  setup(out, record, Side::first);
  setup(out, record, Side::second);
  property(out, "C", record.comment);
  std::size_t count = 0;
  for (const RecordedMove& each : record.moves) {
    if (each.move.kind != MoveKind::dot) continue;  // told with the losses
    out += count++ % moves_in_line == 0 ? "\n;" : ";";
    out += (each.move.side == Side::first ? "B[" : "W[") + to_sgf(each.move.point) + "] ";
    property(out, "C", each.notes->comment);
  }
  out += ")\n";
  EncodedText encoded = encode_windows_1251(out);
  if (encoded.replaced > 0)
    note_loss(written.lost, lost_code::characters,
              {{"count", std::to_string(encoded.replaced)}, {"encoding", "windows-1251"}});
  written.bytes = std::move(encoded.bytes);
  return written;
}

}  // namespace tournament::records
