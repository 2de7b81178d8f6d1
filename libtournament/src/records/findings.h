// Findings: collects the diagnostics of one input, and stops listing them when there are too many to be read.
//
//   Findings findings(record.diagnostics);
//   findings.add(Severity::warning, sgf_code::size_zero, place);
//   findings.finish();   // says how many were not listed
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "dots/diagnostic.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/sgf_codes.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

class Findings {
 public:
  static constexpr std::size_t default_bound = 1000;

  explicit Findings(dots::Diagnostics& list, std::size_t bound = default_bound) : list_(list), bound_(bound) {}

  void add(dots::Severity severity, std::string_view code, dots::Place place, dots::Arguments args = {}, int ply = 0) {
    if (list_.size() >= bound_ && severity != dots::Severity::critical) {
      unlisted_ += 1;
      worst_ = std::max(worst_, severity);
      return;
    }
    for (dots::Argument& each : args)
      if (!is_utf8(each.value)) each.value = replace_invalid_utf8(each.value);  // a piece of the text
    list_.push_back({severity, std::string(code), std::move(args), place, ply});
  }

  void finish() {
    if (unlisted_ == 0) return;
    list_.push_back({worst_, std::string(sgf_code::more_findings), {{"count", std::to_string(unlisted_)}}, {}, 0});
    unlisted_ = 0;
  }

 private:
  dots::Diagnostics& list_;
  std::size_t bound_;
  std::size_t unlisted_ = 0;
  dots::Severity worst_ = dots::Severity::info;
};

/// Whether the finding is that a move could not be read: the moves after it may not follow from the board.
inline bool is_unread_move(const dots::Diagnostic& finding) {
  const std::string_view code = finding.code;
  return finding.ply > 0 && finding.severity >= dots::Severity::error &&
         (code == sgf_code::coordinate_x || code == sgf_code::coordinate_y || code == vkontakte_code::coordinate ||
          code == vkontakte_code::half_move || code == diagram_code::move || code == pointsxt_code::truncated);
}

/// Going over a bound of limits.h.
inline dots::Diagnostic over_limit(std::string_view limit, std::size_t bound, std::size_t found, dots::Place place) {
  return {dots::Severity::critical,
          "LIM001",
          {{"limit", std::string(limit)}, {"bound", std::to_string(bound)}, {"found", std::to_string(found)}},
          place,
          0};
}

}  // namespace tournament::records
