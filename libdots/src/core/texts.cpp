#include "dots/diagnostic.h"
#include "dots/outcome.h"

namespace dots {

std::string_view to_text(Severity severity) {
  switch (severity) {
    case Severity::info: return "info";
    case Severity::warning: return "warning";
    case Severity::error: return "error";
    case Severity::critical: return "critical";
  }
  return "";
}

std::string_view to_text(Side side) { return side == Side::first ? "first" : "second"; }

std::string_view to_text(Ending ending) {
  switch (ending) {
    case Ending::none: return "none";
    case Ending::no_moves: return "no_moves";
    case Ending::grounding: return "grounding";
    case Ending::stop: return "stop";
    case Ending::agreement: return "agreement";
    case Ending::resignation: return "resignation";
    case Ending::time: return "time";
    case Ending::draw_agreed: return "draw_agreed";
    case Ending::passes: return "passes";
    case Ending::margin: return "margin";
    case Ending::line: return "line";
    case Ending::goal: return "goal";
    case Ending::all_captured: return "all_captured";
    case Ending::connected: return "connected";
    case Ending::repetition: return "repetition";
    case Ending::move_limit: return "move_limit";
  }
  return "";
}

std::string_view to_text(Winner winner) {
  switch (winner) {
    case Winner::none: return "none";
    case Winner::first: return "first";
    case Winner::second: return "second";
    case Winner::draw: return "draw";
  }
  return "";
}

}  // namespace dots
