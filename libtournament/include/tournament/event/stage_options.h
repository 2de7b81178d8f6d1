// What a stage of a section can be told beside its system.
//
//   StageOptions options;
//   options.best_of = 3;             // a knockout of matches
//   options.third_place = true;
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tournament::event {

/// Whom the draw keeps apart where it can.
enum class Spread : std::uint8_t { none, club, federation };
std::string_view to_text(Spread spread);
std::optional<Spread> parse_spread(std::string_view text);

/// Each system reads its own.
struct StageOptions {
  int rounds = 0;             ///< monrad, ladder, by hand: how many; 0 = open
  int advance = 0;            ///< how many go on to the next stage, of each group where there are groups
  int cycles = 1;             ///< round robin, groups, scheveningen
  bool swap_last_two = true;  ///< of every cycle but the last, so that nobody has one side three times running
  bool varma = false;         ///< round robin: numbers drawn by federation
  int groups = 2;
  Spread spread = Spread::none;
  int spread_rounds = 0;  ///< monrad: in how many first rounds
  bool drawn = false;     ///< knockout, double elimination: by lot instead of by seeding
  int best_of = 1;        ///< games of a match
  bool third_place = false;
  bool consolation = false;
  bool grand_final_reset = true;
  int max_meetings = 1;  ///< monrad: how often two may meet when there is no other way
  int ladder_reach = 3;
  bool ladder_insert = false;  ///< the challenger takes the place, those below move down by one; else the two swap
  int ladder_rematch_after = 0;
  bool ladder_fill = true;  ///< neighbours without a challenge meet too
  friend bool operator==(const StageOptions&, const StageOptions&) = default;
};

}  // namespace tournament::event
