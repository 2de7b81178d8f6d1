// RE: what a record says of its result.
#include <array>
#include <cmath>

#include "records/sgf_reading.h"

namespace tournament::records {

using dots::Severity;
using dots::Winner;

namespace {

struct Way {
  std::string_view text;
  ClaimKind kind;
};
// FF[4] allows the words too; zagram writes F.
constexpr std::array ways{Way{"R", ClaimKind::resignation}, Way{"Resign", ClaimKind::resignation},
                          Way{"T", ClaimKind::time},        Way{"Time", ClaimKind::time},
                          Way{"G", ClaimKind::grounding},   Way{"?", ClaimKind::unknown_win},
                          Way{"F", ClaimKind::unknown_win}, Way{"Forfeit", ClaimKind::unknown_win}};

/// The number at the front: digits, and a half at most.
std::size_t number_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && ((text[length] >= '0' && text[length] <= '9') || text[length] == '.')) ++length;
  return length;
}

void read_way(SgfReading& reading, Claim& claim, std::string_view text, std::size_t offset) {
  const auto report = [&](std::string_view code, std::size_t at) {
    reading.findings.add(Severity::error, code, reading.tree.place(offset + at), {{"value", claim.raw}});
  };
  for (const Way& way : ways) {
    if (text != way.text) continue;
    claim.kind = way.kind;
    return;
  }
  if (const std::size_t length = number_length(text); length > 0) {
    const auto number = read_real(text.substr(0, length));
    if (number && *number < 1e6 && *number * 2 == std::floor(*number * 2)) {
      claim.kind = ClaimKind::points;
      claim.margin_halves = std::lround(*number * 2);
      if (length < text.size()) report(sgf_code::result_suffix, length);
      return;
    }
  }
  for (const Way& way : ways) {
    if (way.text.size() != 1 || !text.starts_with(way.text)) continue;
    claim.kind = way.kind;
    report(sgf_code::result_suffix, 1);
    return;
  }
  claim.kind = ClaimKind::unknown_win;
  report(sgf_code::result_value, 0);
}

}  // namespace

Claim read_claim(SgfReading& reading, const SgfValue& value) {
  Claim claim;
  claim.raw = reading.text(value);
  claim.place = reading.place(value);
  const std::string_view raw = reading.tree.raw(value);
  const std::size_t offset = std::size_t{value.open} + 1;
  if (raw == "0" || raw == "Draw") {
    claim.kind = ClaimKind::draw;
    claim.winner = Winner::draw;
    return claim;
  }
  if (raw == "?" || raw == "Void") return claim;  // FF[4]: not known; no result
  // Red is R to some programs that otherwise write W.
  const bool red = raw.starts_with("R+") && reading.dialect == Dialect::vpoints;
  claim.winner = raw.starts_with('B') ? Winner::first : raw.starts_with('W') || red ? Winner::second : Winner::none;
  if (claim.winner == Winner::none) {
    claim.kind = ClaimKind::unreadable;
    reading.findings.add(Severity::error, sgf_code::result_player, reading.tree.place(offset), {{"value", claim.raw}});
  } else if (raw.size() < 2 || raw[1] != '+') {
    claim.kind = ClaimKind::unknown_win;
    reading.findings.add(Severity::error, sgf_code::result_form, reading.tree.place(offset + 1),
                         {{"value", claim.raw}});
  } else {
    read_way(reading, claim, raw.substr(2), offset + 2);
  }
  return claim;
}

}  // namespace tournament::records
