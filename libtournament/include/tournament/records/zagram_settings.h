// zagram's settings of a game in one word, "3932n0.1.a.R.a.300.10._SRAP_srap." (formats/zagram-settings.md §1).
//
//   auto settings = parse_zagram_settings("3932n15.1.a.R.a.300.10..");
//   std::string rules = rules_of(*settings);        // "zagram-noterr;size=39x32;start=cross;margin=15"
//   std::string text = to_text(*settings);          // the same word again
#pragma once

#include <string>
#include <string_view>

#include "dots/result.h"
#include "dots/surround/ruleset.h"

namespace tournament::records {

/// What the letter after the size says.
enum class ZagramMode : char { territory = 't', no_territory = 'n', third = 's' };

struct ZagramSettings {
  int width = 39;  ///< 1..99
  int height = 32;
  ZagramMode mode = ZagramMode::no_territory;
  int margin = 0;   ///< first lead that wins at once; 0 = off
  int crosses = 0;  ///< 0, 1, 2, 4
  bool first_begins = true;
  bool rated = false;
  bool clock = true;
  int start_seconds = 0;
  int turn_seconds = 0;
  std::string caps{};         ///< "_SRAP_srap": what the players may not do
  bool old_form = false;      ///< as "3932noT1r0.180.20_PWC"
  std::string old_letters{};  ///< "oT1r0": kept, not understood
  friend bool operator==(const ZagramSettings&, const ZagramSettings&) = default;
};

/// Errors: ZAG001 {value, expected} with the column in the place.
dots::Result<ZagramSettings> parse_zagram_settings(std::string_view text);
std::string to_text(const ZagramSettings& settings);

/// The rules as a text for dots::surround::parse_ruleset.
std::string rules_of(const ZagramSettings& settings);
/// The settings that say of these rules what zagram can say: size, mode, margin, start.
ZagramSettings settings_of(const dots::surround::Ruleset& rules);

}  // namespace tournament::records
