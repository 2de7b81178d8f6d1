// What may be kept of a player and of the settings of an event.
//
//   if (auto ok = validate(player); !ok) return ok.error();
//   auto settings = validated(std::move(typed));   // rules in their canonical text
//
// Only faults are looked for: whether a player exists already is the register's business.
#pragma once

#include "dots/result.h"
#include "tournament/event/games.h"
#include "tournament/event/types.h"
#include "tournament/limits.h"

namespace tournament::event {

/// A player for the register: a name with something visible in it, no control characters, lengths within the limits, a
/// federation of three capital letters, plausible numbers, nothing given twice. The id is not looked at.
/// Errors: text_missing, control_character, not_utf8, birth_year, rating, federation, player_label, player_repeats,
/// not_a_date, over_limit (event/codes.h).
dots::Result<void> validate(const Player& player, const Limits& limits = {});

/// win >= draw >= loss >= 0, two draws worth no more than a win and a loss, a bye no more than a win.
/// Errors: score_table, LIM001 {limit: award_halves}.
dots::Result<void> validate(const ScoreTable& scores, const Limits& limits = {});

/// The options of a stage by themselves. Errors: stage_option.
dots::Result<void> validate(const StageOptions& options, const Limits& limits = {});

/// The rules of a game as they go into the log; without a text its usual rules. Errors: GAM001 {game} unknown game;
/// RUL… rules that do not parse or contradict themselves; DOT020 a start position that the board has no room for.
dots::Result<std::string> canonical_rules(const GameChoice& choice, const Limits& limits = {});

/// The settings as they go into the log, rules as canonical text.
/// Errors: those of event/codes.h on texts, dates, score table and tie-breaks; GAM001 {game} unknown game; RUL… rules
/// that do not parse, contradict themselves or are not refereed.
dots::Result<EventSettings> validated(EventSettings settings, const Limits& limits = {});

/// A result by itself: how the game ended fits who won, the score on the board agrees, a forfeit has neither score nor
/// record, the record id is well-formed.
/// Errors: forfeit_with_score … not_a_record_id.
dots::Result<void> validate(const GameResult& result, const Limits& limits = {});

}  // namespace tournament::event
