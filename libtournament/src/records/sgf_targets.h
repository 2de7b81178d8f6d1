// SGF as a target of conversion: what is written, and what each dialect cannot hold.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tournament/records/codec.h"

namespace tournament::records {

/// What of a record no letters can say, or would be nested more deeply than a reader takes it.
struct SgfLeftOut {
  std::size_t variations = 0;  ///< with what leaves them
  std::size_t marks = 0;
};
constexpr std::size_t sgf_nesting = static_cast<std::size_t>(Limits{}.nesting);

/// How many of the start dots stand in the root: all, but for those that variations from the start do not have.
std::size_t sgf_setup_in_root(const GameRecord& record);
/// AB and AW; `after` follows each value.
void append_sgf_setup(std::string& out, std::span<const dots::surround::SetupDot> dots, std::string_view after = {});
/// Whether SGF can say the moves of a variation: points with letters, no pass and no agreement.
bool sgf_holds(const Variation& variation);
/// Whether it has letters for all points of the game. Errors: REC009 {point, bound}, REC010.
dots::Result<void> sgf_has_letters(const GameRecord& record);
void note_left_out(dots::Diagnostics& lost, const SgfLeftOut& left_out);

/// As `write_sgf`, in the dialects plain and zagram.
dots::Result<std::string> write_sgf_lines(const GameRecord& record, SgfDialect dialect, SgfLeftOut& left_out);

dots::Result<Written> write_sgf_plain(const GameRecord& record);
dots::Result<Written> write_sgf_zagram(const GameRecord& record);
dots::Result<Written> write_sgf_vpoints(const GameRecord& record);

}  // namespace tournament::records
