#include "deciding.h"

#include <algorithm>

#include "text.h"

namespace tournament::event {

dots::Result<const Section*> known_section(const State& state, SectionNumber section) {
  const Section* found = find_section(state, section);
  if (found == nullptr) return refuse(Refusal::no_section, {arg("section", section)});
  return found;
}

dots::Result<const Entry*> known_entry(const State& state, EntryNumber number) {
  const Entry* entry = find_entry(state, number);
  if (entry == nullptr) return refuse(Refusal::no_entry, {arg("number", number)});
  return entry;
}

dots::Result<const Entry*> entry_of(const State& state, SectionNumber section, EntryNumber number) {
  auto entry = known_entry(state, number);
  if (entry && (*entry)->section != section) {
    return refuse(Refusal::other_section, {arg("number", number), arg("section", (*entry)->section)});
  }
  return entry;
}

dots::Result<const Round*> known_round(const State& state, SectionNumber section, RoundNumber number) {
  if (auto known = known_section(state, section); !known) return known.error();
  const Round* round = find_round(state, section, number);
  if (round == nullptr) {
    return refuse(Refusal::unknown_round, {arg("round", number), arg("rounds", rounds_of(state, section))});
  }
  return round;
}

dots::Result<void> check_reason(const Deciding& deciding, const std::string& reason, bool required) {
  auto ok = check_text(reason, {"reason", "text_length", deciding.context.limits.text_length, required});
  if (!ok && ok.error().code == code_of(Refusal::text_missing)) return refuse(Refusal::reason_missing);
  return ok;
}

const Stage& stage_now(const State& state, SectionNumber section) {
  static const Stage none;
  const Stage* stage = stage_in(state, section, current_stage(state, section));
  return stage == nullptr ? none : *stage;
}

RoundNumber first_round_of(const State& state, SectionNumber section, StageNumber stage) {
  RoundNumber first = rounds_of(state, section) + 1;
  for (const Round& round : state.rounds) {
    if (round.section == section && round.stage == stage) first = std::min(first, round.number);
  }
  return first;
}

RoundNumber first_game_of(const State& state, const Entry& entry) {
  for (const Round& round : state.rounds) {
    if (round.section != entry.section) continue;
    const Pairing* pairing = pairing_of(round, entry.number);
    if (pairing != nullptr && !pairing->is_bye() && pairing->result && !is_forfeit(pairing->result->kind)) {
      return round.number;
    }
  }
  return 0;
}

}  // namespace tournament::event
