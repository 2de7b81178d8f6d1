// The fields of everything that a log body holds, listed once for writing and reading.
//
//   Writer writer; fields(writer, body);      // visitor(key, value)
//   Reader reader; fields(reader, body);
//
// `visitor(key, value)` must be in the text. `visitor.added(key, value, usual)` came with a later edition: it is
// written only where it is not as usual, so that the texts of older logs stay as they are.
#pragma once

#include <concepts>
#include <type_traits>

#include "tournament/event/log_body.h"

namespace tournament::event {

template <class T, class U>
concept Of = std::same_as<std::remove_const_t<T>, U>;

template <class V>
void fields(V& v, Of<ScoreTable> auto& x) {
  v("win", x.win);
  v("draw", x.draw);
  v("loss", x.loss);
  v.added("bye", x.bye, std::nullopt);
}

template <class V>
void fields(V& v, Of<StageOptions> auto& x) {
  const StageOptions usual;
  v.added("rounds", x.rounds, usual.rounds);
  v.added("advance", x.advance, usual.advance);
  v.added("cycles", x.cycles, usual.cycles);
  v.added("swap_last_two", x.swap_last_two, usual.swap_last_two);
  v.added("varma", x.varma, usual.varma);
  v.added("groups", x.groups, usual.groups);
  v.added("spread", x.spread, usual.spread);
  v.added("spread_rounds", x.spread_rounds, usual.spread_rounds);
  v.added("drawn", x.drawn, usual.drawn);
  v.added("best_of", x.best_of, usual.best_of);
  v.added("third_place", x.third_place, usual.third_place);
  v.added("consolation", x.consolation, usual.consolation);
  v.added("grand_final_reset", x.grand_final_reset, usual.grand_final_reset);
  v.added("max_meetings", x.max_meetings, usual.max_meetings);
  v.added("ladder_reach", x.ladder_reach, usual.ladder_reach);
  v.added("ladder_insert", x.ladder_insert, usual.ladder_insert);
  v.added("ladder_rematch_after", x.ladder_rematch_after, usual.ladder_rematch_after);
  v.added("ladder_fill", x.ladder_fill, usual.ladder_fill);
}

template <class V>
void fields(V& v, Of<EventSettings> auto& x) {
  v("title", x.title);
  v("code", x.code);
  v("game", x.game);
  v("rules", x.rules);
  v("system", x.system);
  v("scores", x.scores);
  v("tiebreaks", x.tiebreaks);
  v("place", x.place);
  v("starts_on", x.starts_on);
  v("ends_on", x.ends_on);
  v.added("options", x.options, StageOptions{});
}

template <class V>
void fields(V& v, Of<BoardScore> auto& x) {
  v("first_halves", x.first_halves);
  v("second_halves", x.second_halves);
}

template <class V>
void fields(V& v, Of<GameResult> auto& x) {
  v("kind", x.kind);
  v("end", x.end);
  v("score", x.score);
  v("record", x.record);
}

template <class V>
void fields(V& v, Of<Pairing> auto& x) {
  v("table", x.table);
  v("first", x.first);
  v("second", x.second);
  v("result", x.result);
  v.added("bye", x.bye, ByeKind::allocated);
  v.added("leg", x.leg, 1);
  v.added("label", x.label, std::string());
  v.added("new_start", x.new_start, false);
  v.added("boards", x.boards, std::vector<std::optional<GameResult>>());
}

template <class V>
void fields(V& v, Of<Round> auto& x) {
  v("number", x.number);
  v("pairings", x.pairings);
  v.added("section", x.section, 1);
  v.added("stage", x.stage, 1);
  v.added("phase", x.phase, Phase::published);
  v.added("version", x.version, 1);
}

template <class V>
void fields(V& v, Of<Period> auto& x) {
  v("moves", x.moves);
  v("seconds", x.seconds);
  v("increment_seconds", x.increment_seconds);
}

template <class V>
void fields(V& v, Of<TimeControl> auto& x) {
  v("move_seconds", x.move_seconds);
  v("periods", x.periods);
}

template <class V>
void fields(V& v, Of<EventRules> auto& x) {
  v("strict", x.strict);
  v("missed", x.missed);
  v("half_byes", x.half_byes);
  v("no_byes_in_last", x.no_byes_in_last);
  v("late_until", x.late_until);
  v("club_apart_until", x.club_apart_until);
  v("time", x.time);
  v("default_minutes", x.default_minutes);
  v.added("boards", x.boards, 0);
  v.added("board_order", x.board_order, true);
  v.added("board_points_first", x.board_points_first, false);
  v.added("board_scores", x.board_scores, ScoreTable{});
}

/// The draw of a stage has an entry of its own.
template <class V>
void fields(V& v, Of<Stage> auto& x) {
  v("system", x.system);
  v("options", x.options);
  v.added("scores", x.scores, std::nullopt);
}

template <class V>
void fields(V& v, Of<PairRule> auto& x) {
  v("forced", x.forced);
  v("first", x.first);
  v("second", x.second);
  v("from", x.from);
  v("to", x.to);
}

template <class V>
void fields(V& v, Of<Penalty> auto& x) {
  v("number", x.number);
  v("round", x.round);
  v("halves", x.halves);
}

// ---- bodies -------------------------------------------------------------------------------------------------------

template <class V>
void fields(V& v, Of<EventCreated> auto& x) {
  v("settings", x.settings);
}

template <class V>
void fields(V& v, Of<EntryAdded> auto& x) {
  v("number", x.number);
  v("player", x.player);
  v.added("section", x.section, 1);
  v.added("joined", x.joined, 1);
  v.added("members", x.members, std::vector<PlayerId>());
}

template <class V>
void fields(V& v, Of<RoundPaired> auto& x) {
  v("round", x.round);
}

template <class V>
void fields(V& v, Of<ResultSet> auto& x) {
  v("round", x.round);
  v("table", x.table);
  v("result", x.result);
  v("reason", x.reason);
  v.added("section", x.section, 1);
  v.added("board", x.board, 0);
}

template <class V>
void fields(V& v, Of<ResultCleared> auto& x) {
  v("round", x.round);
  v("table", x.table);
  v("reason", x.reason);
  v.added("section", x.section, 1);
  v.added("board", x.board, 0);
}

template <class V>
void fields(V& v, Of<RulesSet> auto& x) {
  v("rules", x.rules);
}

template <class V>
void fields(V& v, Of<SectionSet> auto& x) {
  v("section", x.section);
  v("name", x.name);
  v("stages", x.stages);
  v.added("reason", x.reason, std::string());
}

template <class V>
void fields(V& v, Of<StageAdvanced> auto& x) {
  v("section", x.section);
  v("stage", x.stage);
  v("entries", x.entries);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<StageDrawn> auto& x) {
  v("section", x.section);
  v("stage", x.stage);
  v("seed", x.seed);
  v("bracket", x.bracket);
  v("groups", x.groups);
}

template <class V>
void fields(V& v, Of<SeedingSet> auto& x) {
  v("section", x.section);
  v("order", x.order);
  v("reason", x.reason);
}

template <class V, class T>
requires Of<T, EntryWithdrawn> || Of<T, EntryReturned>
void fields(V& v, T& x) {
  v("number", x.number);
  v("from", x.from);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<EntryReplaced> auto& x) {
  v("number", x.number);
  v("player", x.player);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<ByeWished> auto& x) {
  v("number", x.number);
  v("round", x.round);
  v("kind", x.kind);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<CheckinSet> auto& x) {
  v("section", x.section);
  v("open", x.open);
}

template <class V>
void fields(V& v, Of<GameSet> auto& x) {
  v("section", x.game.place.section);
  v("round", x.game.place.round);
  v("table", x.game.place.table);
  v("game", x.game.choice.game);
  v("rules", x.game.choice.rules);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<EntryCheckedIn> auto& x) {
  v("number", x.number);
  v("present", x.present);
}

template <class V>
void fields(V& v, Of<TableFixed> auto& x) {
  v("number", x.number);
  v("table", x.table);
}

template <class V, class T>
requires Of<T, PairRuleAdded> || Of<T, PairRuleRemoved>
void fields(V& v, T& x) {
  v("rule", x.rule);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<PenaltySet> auto& x) {
  v("penalty", x.penalty);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<RoundChanged> auto& x) {
  v("section", x.section);
  v("round", x.round);
  v("action", x.action);
  v("unpaired", x.unpaired);
  v("pairings", x.pairings);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<RoundPhaseSet> auto& x) {
  v("section", x.section);
  v("round", x.round);
  v("phase", x.phase);
}

template <class V>
void fields(V& v, Of<RoundRemoved> auto& x) {
  v("section", x.section);
  v("round", x.round);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<TeamSet> auto& x) {
  v("number", x.number);
  v("from", x.from);
  v("members", x.members);
  v("captain", x.captain);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<LineUpSet> auto& x) {
  v("number", x.number);
  v("round", x.round);
  v("players", x.players);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<MemberAwaySet> auto& x) {
  v("number", x.number);
  v("player", x.player);
  v("round", x.round);
  v("away", x.away);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<EventClosed> auto& x) {
  v("entries", x.entries);
  v("head", x.head);
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<EventReopened> auto& x) {
  v("reason", x.reason);
}

template <class V>
void fields(V& v, Of<Undone> auto& x) {
  v("sequence", x.sequence);
  v("reason", x.reason);
}

}  // namespace tournament::event
