#include "cli/start_check.h"

#include <algorithm>
#include <string>

#include "cli/finding.h"

namespace arbiter::cli {

using dots::surround::Start;
using tournament::records::RecordedStart;

namespace {

std::string start_text(Start start) { return std::string(to_text(start)); }

/// Eight dots of each side: four crosses somewhere, whose places were drawn.
bool may_be_drawn(const RecordedStart& recorded) {
  const auto firsts = std::ranges::count(recorded.dots, dots::Side::first, &dots::surround::SetupDot::side);
  return recorded.dots.size() == 16 && firsts == 8;
}

}  // namespace

dots::Diagnostics start_findings(const RecordedStart& recorded, const dots::surround::Ruleset& rules, bool new_start) {
  if (rules.start == Start::custom) return {};
  const bool drawn = is_drawn(rules.start);
  const bool same = drawn ? may_be_drawn(recorded) : recorded.start == rules.start;
  // A replay begins with anything but the start position of the event, unless that is drawn for each game.
  if (new_start && !drawn) {
    if (!same) return {};
    return {finding("CLI066", {{"start", start_text(rules.start)}})};
  }
  if (!same)
    return {finding("CLI064", {{"recorded", start_text(recorded.start)}, {"expected", start_text(rules.start)}})};
  if (!drawn && recorded.colours_swapped) return {finding("CLI065", {{"start", start_text(rules.start)}})};
  return {};
}

}  // namespace arbiter::cli
