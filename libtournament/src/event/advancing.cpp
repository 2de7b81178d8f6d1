#include "advancing.h"

#include <algorithm>

#include "deciding.h"
#include "stage_input.h"
#include "tournament/pairing/codes.h"
#include "tournament/pairing/groups.h"
#include "tournament/standings/standings.h"

namespace tournament::event {

namespace {

bool can_go_on(const State& state, SectionNumber section, EntryNumber number) {
  return takes_part(*find_entry(state, number), rounds_of(state, section) + 1);
}

}  // namespace

dots::Result<void> stage_has_ended(const State& state, SectionNumber section, StageNumber number) {
  int open = 0;
  RoundNumber paired = 0;
  for (const Round& round : state.rounds) {
    if (round.section != section || round.stage != number) continue;
    ++paired;
    for (const Pairing& p : round.pairings) {
      open += !p.is_bye() && (!p.result || p.result->kind == ResultKind::adjourned) ? 1 : 0;
    }
  }
  const dots::Error still =
      refuse(Refusal::stage_open, {arg("section", section), arg("stage", number), arg("open", open)});
  const Stage& stage = *stage_in(state, section, number);
  if (open > 0 || paired == 0 || paired < stage.options.rounds) return still;
  // An open number of rounds ends when the arbiter says so.
  if (takes_late_entries(stage.system)) return {};
  const auto next =
      engine_of(stage.system)->pair_next(stage_input(state, {}, section, number, rounds_of(state, section) + 1));
  if (next || next.error().code != pairing::code_of(pairing::Code::stage_finished)) return still;
  return {};
}

std::vector<EntryNumber> those_who_advance(const State& state, SectionNumber section, StageNumber number) {
  const Stage& stage = *stage_in(state, section, number);
  const auto table = standings::standings(state, {.section = section, .stage = number});
  pairing::Groups groups(std::max<std::size_t>(stage.groups.size(), 1));
  for (const standings::Row& row : table.rows) {
    const auto group = static_cast<std::size_t>(std::max(row.group, 1)) - 1;
    if (row.removed || !can_go_on(state, section, row.number)) continue;
    if (group < groups.size()) groups[group].push_back(row.number);
  }
  const int most = stage.options.advance;
  if (groups.size() > 1) {
    std::size_t all = 0;
    for (const auto& group : groups) all = std::max(all, group.size());
    return pairing::qualifiers(groups, most > 0 ? most : static_cast<int>(all));
  }
  std::vector<EntryNumber> first = groups.front();
  if (most > 0 && static_cast<std::size_t>(most) < first.size()) first.resize(static_cast<std::size_t>(most));
  return first;
}

}  // namespace tournament::event
