#include "records/sgf_targets.h"

#include "records/losses.h"
#include "records/sgf_dots_reader.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

namespace {

constexpr std::string_view sgf_fields =
    "rating event round date place source time-control annotator result handicap komi";

/// Both dialects can say all but a pass and an agreement, which are errors.
dots::Result<Written> write_with_losses(const GameRecord& record, SgfDialect dialect) {
  auto text = write_sgf(record, dialect);
  if (!text) return text.error();
  Written written{std::move(text).value()};
  written.lost = losses(record, {.clocks = true,
                                 .comments = true,
                                 .game_comment = true,
                                 .contours = true,
                                 .areas = true,
                                 .setup = true,
                                 .endings = "ground stop resign draw time",
                                 .fields = sgf_fields});
  // What a reader makes of the rules that were written.
  const ReadResult again = read_sgf(written.bytes, {});
  if (!again.records.empty()) note_rules(written.lost, record, again.records.front().rules);
  return written;
}

}  // namespace

dots::Result<Written> write_sgf_plain(const GameRecord& record) { return write_with_losses(record, SgfDialect::plain); }

dots::Result<Written> write_sgf_zagram(const GameRecord& record) {
  return write_with_losses(record, SgfDialect::zagram);
}

}  // namespace tournament::records
