#include "tournament/records/clock_codes.h"

#include <array>

namespace tournament::records {

namespace {

using namespace clock_code;

constexpr std::array clock_meanings{
    CodeMeaning{rises, "the clock of {side} rises from {before} to {after}, at most {bound} is possible"},
    CodeMeaning{above_start, "the clock of {side} shows {after} after the first move, at most {bound} is possible"},
    CodeMeaning{flag_against_result, "the clock of {side} ran out ({after}), the result is '{claimed}'"},
    CodeMeaning{moves_after_flag, "{count} moves follow although the clock of {side} had run out"},
    CodeMeaning{winner_was_to_move, "RE {claimed} says that {side} ran out of time, but the other side was to move"},
    CodeMeaning{reading_missing, "{count} moves of {side} have no reading of the clock"},
    CodeMeaning{control_unknown, "OT {value} is not understood; rising clocks are not looked at"},
    CodeMeaning{other_control, "the record was played with {recorded}, the event has {expected}"},
    CodeMeaning{above_control, "the clock of {side} shows {after}, the event allows {bound} at that move"},
};

}  // namespace

std::span<const CodeMeaning> clock_codes() { return clock_meanings; }

}  // namespace tournament::records
