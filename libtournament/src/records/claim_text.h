// A result as SGF's RE has it, whatever the format that writes it.
//
//   Claim claim = claim_of("B+3", place);
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tournament/records/game_record.h"

namespace tournament::records {

/// What is wrong with the text of a result, and where (a byte of it).
struct ClaimFault {
  std::string_view code;
  std::size_t at = 0;
};

/// `red_is_second`: some programs write R for the second side.
Claim parse_claim(std::string_view raw, bool red_is_second, std::optional<ClaimFault>& fault);
/// The same for formats that have no findings of their own for it; red is the second side.
Claim claim_of(std::string_view raw, dots::Place place);
/// The text that every reader of RE understands.
std::string claim_text(const Claim& claim);

}  // namespace tournament::records
