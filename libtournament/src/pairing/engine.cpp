#include "tournament/pairing/engine.h"

#include <algorithm>
#include <array>

#include "systems.h"

namespace tournament::pairing {

namespace {

constexpr std::array engine_table{
    Engine{"round_robin", "Round robin", pair_round_robin, check_round_robin_plan, rounds_of_round_robin},
    Engine{"knockout", "Knockout", pair_knockout, check_knockout, rounds_of_knockout},
    Engine{"double_elimination", "Double elimination", pair_double_elimination, check_double_elimination,
           rounds_of_double_elimination},
    Engine{"groups", "Groups", pair_groups, check_groups, rounds_of_groups},
    Engine{"scheveningen", "Scheveningen", pair_scheveningen, check_scheveningen, rounds_of_scheveningen},
    Engine{"monrad", "Monrad", pair_monrad, check_monrad, rounds_as_planned},
    Engine{"ladder", "Ladder", pair_ladder, check_ladder, rounds_as_planned},
};

/// A, B … Z, AA, AB …
std::string letters(int index) {
  std::string text;
  for (int i = index; i > 0; i = (i - 1) / 26) text.insert(text.begin(), static_cast<char>('A' + (i - 1) % 26));
  return text;
}

std::string knockout_round(int places) {
  switch (places) {
    case 2: return "final";
    case 4: return "semifinal";
    case 8: return "quarterfinal";
    default: return "last " + std::to_string(places);
  }
}

}  // namespace

std::span<const Engine> engines() { return engine_table; }

const Engine* find_engine(std::string_view id) {
  const auto* found =
      std::find_if(engine_table.begin(), engine_table.end(), [&](const Engine& e) { return e.id == id; });
  return found == engine_table.end() ? nullptr : found;
}

std::string to_text(const StageLabel& label) {
  switch (label.part) {
    case StagePart::main: break;
    case StagePart::group: return "group " + letters(label.index);
    case StagePart::last: return knockout_round(label.index);
    case StagePart::third_place: return "third place";
    case StagePart::consolation: return "consolation " + knockout_round(label.index);
    case StagePart::winner_bracket: return "winner bracket " + std::to_string(label.index);
    case StagePart::loser_bracket: return "loser bracket " + std::to_string(label.index);
    case StagePart::grand_final: return "grand final";
    case StagePart::grand_final_reset: return "grand final reset";
  }
  return "";
}

int rounds_as_planned(const PairingInput& input) { return input.total_rounds; }

}  // namespace tournament::pairing
