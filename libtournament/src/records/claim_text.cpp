#include "records/claim_text.h"

#include <array>

#include "records/numbers.h"
#include "tournament/records/sgf_codes.h"

namespace tournament::records {

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

std::optional<ClaimFault> read_way(Claim& claim, std::string_view text) {
  for (const Way& way : ways) {
    if (text != way.text) continue;
    claim.kind = way.kind;
    return std::nullopt;
  }
  if (const std::size_t length = number_length(text); length > 0) {
    if (const auto halves = read_halves(text.substr(0, length))) {
      claim.kind = ClaimKind::points;
      claim.margin_halves = *halves;
      if (length < text.size()) return ClaimFault{sgf_code::result_suffix, length};
      return std::nullopt;
    }
  }
  for (const Way& way : ways) {
    if (way.text.size() != 1 || !text.starts_with(way.text)) continue;
    claim.kind = way.kind;
    return ClaimFault{sgf_code::result_suffix, 1};
  }
  claim.kind = ClaimKind::unknown_win;
  return ClaimFault{sgf_code::result_value, 0};
}

}  // namespace

Claim parse_claim(std::string_view raw, bool red_is_second, std::optional<ClaimFault>& fault) {
  Claim claim;
  claim.raw = raw;
  if (raw == "0" || raw == "Draw") {
    claim.kind = ClaimKind::draw;
    claim.winner = Winner::draw;
    return claim;
  }
  if (raw == "?" || raw == "Void") return claim;  // FF[4]: not known; no result
  const bool red = red_is_second && raw.starts_with("R+");
  claim.winner = raw.starts_with('B') ? Winner::first : raw.starts_with('W') || red ? Winner::second : Winner::none;
  if (claim.winner == Winner::none) {
    claim.kind = ClaimKind::unreadable;
    fault = ClaimFault{sgf_code::result_player, 0};
  } else if (raw.size() < 2 || raw[1] != '+') {
    claim.kind = ClaimKind::unknown_win;
    fault = ClaimFault{sgf_code::result_form, 1};
  } else if (const auto found = read_way(claim, raw.substr(2))) {
    fault = ClaimFault{found->code, found->at + 2};
  }
  return claim;
}

Claim claim_of(std::string_view raw, dots::Place place) {
  if (raw.empty()) return {};
  std::optional<ClaimFault> fault;
  Claim claim = parse_claim(raw, true, fault);
  claim.place = place;
  return claim;
}

std::string claim_text(const Claim& claim) {
  const bool red = claim.winner == Winner::second && claim.raw.starts_with("R+");
  return red ? 'W' + claim.raw.substr(1) : claim.raw;
}

}  // namespace tournament::records
