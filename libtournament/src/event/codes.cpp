#include "tournament/event/codes.h"

#include <array>

namespace tournament::event {

namespace {

using enum Refusal;

constexpr std::array table{
    CodeInfo{event_exists, "EVT001", "code", "the event has been created already"},
    CodeInfo{no_event, "EVT002", "", "the log does not begin with the creation of an event"},
    CodeInfo{text_missing, "EVT003", "field", "a text that must be there is empty or has nothing visible in it"},
    CodeInfo{control_character, "EVT004", "field position", "a text contains a control character"},
    CodeInfo{not_utf8, "EVT005", "field position", "a text is not valid UTF-8"},
    CodeInfo{code_characters, "EVT006", "code",
             "the code of an event may contain a-z, 0-9 and inner hyphens, and at least one letter"},
    CodeInfo{score_table, "EVT007", "win draw loss",
             "a score table needs win >= draw >= loss >= 0, and two draws worth no more than a win and a loss"},
    CodeInfo{tiebreak_repeated, "EVT008", "tiebreak",
             "a tie-break is listed twice; only the direct encounter may be, with another one between"},
    CodeInfo{not_a_date, "EVT009", "field value", "a date is not of the form 2026-11-29 or not in the calendar"},
    CodeInfo{dates_out_of_order, "EVT010", "starts_on ends_on", "the event ends before it starts"},
    CodeInfo{not_a_time, "EVT011", "value", "the time of a decision is not of the form 2026-11-29T22:05:03Z"},
    CodeInfo{birth_year, "EVT012", "value", "the birth year of a player is out of range"},
    CodeInfo{rating, "EVT013", "value", "the rating of a player is out of range"},
    CodeInfo{federation, "EVT014", "value", "a federation is three capital letters"},
    CodeInfo{entries_closed, "EVT020", "rounds", "a round robin takes no entry once its first round is paired"},
    CodeInfo{already_entered, "EVT021", "player number", "the player has an entry in the event"},
    CodeInfo{not_a_player, "EVT022", "player", "no player can have this id"},
    CodeInfo{too_few_entries, "EVT023", "entries", "a round cannot be paired with fewer than two entries"},
    CodeInfo{all_rounds_paired, "EVT024", "rounds", "every round of the event has been paired"},
    CodeInfo{unknown_round, "EVT030", "round rounds", "the round has not been paired"},
    CodeInfo{unknown_table, "EVT031", "round table", "the round has no such table"},
    CodeInfo{bye_has_no_result, "EVT032", "round", "table 0 is the bye of the round, which has no result"},
    CodeInfo{correction_without_reason, "EVT033", "round table stands",
             "a result that stands is changed or cleared without a reason"},
    CodeInfo{nothing_to_clear, "EVT034", "round table", "the table has no result"},
    CodeInfo{forfeit_with_score, "EVT035", "result", "a forfeit was not played and has no score on the board"},
    CodeInfo{forfeit_with_record, "EVT036", "result", "a forfeit was not played and has no record"},
    CodeInfo{end_does_not_fit, "EVT037", "result end", "a game with this result cannot have ended so"},
    CodeInfo{score_contradicts_result, "EVT038", "result end first second",
             "the score on the board names another winner, and the game ended by the score"},
    CodeInfo{score_out_of_range, "EVT039", "first second", "a score on the board is impossibly large"},
    CodeInfo{not_a_record_id, "EVT040", "record", "a record is named by 64 hexadecimal digits, a colon and an index"},
    CodeInfo{unknown_kind, "LOG001", "kind", "the log has an entry of an unknown kind"},
    CodeInfo{damaged_body, "LOG002", "what", "the body of a log entry is not as it was written"},
    CodeInfo{over_limit, "LIM001", "limit bound found", "an input is larger than its limit"},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (static_cast<std::size_t>(table[i].refusal) != i) return false;
  }
  return table.size() == static_cast<std::size_t>(over_limit) + 1;
}
static_assert(in_order());

}  // namespace

std::span<const CodeInfo> codes() { return table; }

std::string_view code_of(Refusal refusal) { return table[static_cast<std::size_t>(refusal)].code; }

}  // namespace tournament::event
