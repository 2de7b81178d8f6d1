// The fields of what the log holds of an open challenge (log_fields.h).
//
//   Writer writer; fields(writer, DuelEntered{…});
//   Reader reader; fields(reader, duel_entered);
#pragma once

#include "log_fields.h"

namespace tournament::event {

template <class V>
void fields(V& v, Of<challenge::ChallengeOptions> auto& x) {
  v("trophy", x.trophy);
  v("same_opponent", x.same_opponent);
  v("dsq_base", x.disqualified_base);
  v("team", x.team);
  v("ties", x.ties);
  v("rows", x.rows_a_game);
  v("games_an_opponent", x.games_an_opponent);
  v("team_of_a_category", x.team_of_a_category);
  v("diplomas", x.diploma_places);
  v.added("games", x.games, std::vector<std::string>());
}

template <class V>
void fields(V& v, Of<challenge::Duel> auto& x) {
  const challenge::Duel usual;
  v("id", x.id);
  v("game", x.game);
  v("a", x.a);
  v("b", x.b);
  v("result", x.result);
  v.added("hors_concours", x.hors_concours, usual.hors_concours);
  v.added("signed", x.signed_by_loser, usual.signed_by_loser);
  v.added("booked_a", x.booked_a, usual.booked_a);
  v.added("booked_b", x.booked_b, usual.booked_b);
  v.added("in_table", x.entered_in_table, usual.entered_in_table);
  v.added("corrected_a", x.corrected_a, usual.corrected_a);
  v.added("corrected_b", x.corrected_b, usual.corrected_b);
  v.added("time", x.time, usual.time);
}

template <class V>
void fields(V& v, Of<challenge::Refusal> auto& x) {
  v("after", x.after_duel);
  v("game", x.game);
  v("challenger", x.challenger);
  v("refuser", x.refuser);
}

template <class V>
void fields(V& v, Of<Challenger> auto& x) {
  v("entry", x.entry);
  v("number", x.number);
  v("school", x.school);
  v("category", x.category);
}

template <class V>
void fields(V& v, Of<ChallengeSet> auto& x) {
  v("options", x.options);
}

template <class V>
void fields(V& v, Of<ChallengerSet> auto& x) {
  v("challenger", x.challenger);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<DuelEntered> auto& x) {
  v("duel", x.duel);
  v.added("record", x.record, std::string());
}

template <class V>
void fields(V& v, Of<DuelCorrected> auto& x) {
  v("duel", x.duel);
  v("reason", x.reason);
  v.added("record", x.record, std::string());
}

template <class V>
void fields(V& v, Of<DuelStruck> auto& x) {
  v("duel", x.duel);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<RefusalRecorded> auto& x) {
  v("refusal", x.refusal);
}

template <class V>
void fields(V& v, Of<ExclusionSet> auto& x) {
  v("number", x.number);
  v("excluded", x.excluded);
  v("reason", x.reason);
}

}  // namespace tournament::event
