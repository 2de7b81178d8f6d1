#include "tournament/event/validate.h"

#include <algorithm>

#include "bounds.h"
#include "dots/game.h"
#include "refuse.h"
#include "text.h"

namespace tournament::event {

namespace {

/// Digits alone would be an id, and a hyphen in front an option of the command line.
bool is_code(std::string_view code) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto allowed = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-'; };
  return std::all_of(code.begin(), code.end(), allowed) && std::any_of(code.begin(), code.end(), letter) &&
         code.front() != '-' && code.back() != '-';
}

}  // namespace

dots::Result<void> validate(const ScoreTable& scores, const Limits& limits) {
  const int win = scores.win, draw = scores.draw, loss = scores.loss;
  if (std::max({win, draw, loss}) > limits.award_halves) {
    return over_limit("award_halves", static_cast<std::size_t>(limits.award_halves),
                      static_cast<std::size_t>(std::max({win, draw, loss})));
  }
  // A bye is worth no more than a win.
  const int bye = scores.bye.value_or(0);
  if (win < draw || draw < loss || loss < 0 || 2 * draw > win + loss || bye < 0 || bye > win) {
    return refuse(Refusal::score_table,
                  {{"win", std::to_string(win)}, {"draw", std::to_string(draw)}, {"loss", std::to_string(loss)}});
  }
  return {};
}

namespace {

/// A direct encounter may be asked again once another tie-break has made the tied groups smaller; for the others a
/// second time means nothing.
dots::Result<void> check_tiebreaks(const std::vector<TieBreak>& tiebreaks) {
  for (auto it = tiebreaks.begin(); it != tiebreaks.end(); ++it) {
    const auto again = std::find(it + 1, tiebreaks.end(), *it);
    if (again == tiebreaks.end() || (*it == TieBreak::direct_encounter && again != it + 1)) continue;
    return refuse(Refusal::tiebreak_repeated, {{"tiebreak", std::string(to_text(*it))}});
  }
  return {};
}

dots::Result<void> check_dates(const EventSettings& settings) {
  for (const auto& [field, date] : {std::pair{"starts_on", &settings.starts_on}, {"ends_on", &settings.ends_on}}) {
    if (!date->empty() && !is_date(*date)) return refuse(Refusal::not_a_date, {{"field", field}, {"value", *date}});
  }
  // ISO dates are ordered as texts are.
  if (!settings.starts_on.empty() && !settings.ends_on.empty() && settings.ends_on < settings.starts_on) {
    return refuse(Refusal::dates_out_of_order, {{"starts_on", settings.starts_on}, {"ends_on", settings.ends_on}});
  }
  return {};
}

/// "<64 hexadecimal digits>:<index>".
bool is_record_id(std::string_view id) {
  constexpr std::size_t hash_length = 64, longest_index = 9;
  if (id.size() < hash_length + 2 || id.size() > hash_length + 1 + longest_index || id[hash_length] != ':')
    return false;
  const auto hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  const std::string_view hash = id.substr(0, hash_length), game = id.substr(hash_length + 1);
  int value = 0;
  return std::all_of(hash.begin(), hash.end(), hex) && read_digits(game, game.size(), value) &&
         (game.size() == 1 || game.front() != '0');
}

bool ends_by(ResultKind kind, GameEnd end) {
  switch (end) {
    case GameEnd::unknown:
    case GameEnd::arbiter: return true;
    case GameEnd::no_show: return is_forfeit(kind);
    case GameEnd::board_full:
    case GameEnd::grounding:
    case GameEnd::stop:
    case GameEnd::agreement: return !is_forfeit(kind);
    case GameEnd::resignation:
    case GameEnd::time:
    case GameEnd::margin:
    case GameEnd::goal: return kind == ResultKind::first_wins || kind == ResultKind::second_wins;
    case GameEnd::draw_rule: return kind == ResultKind::draw;
  }
  return false;
}

/// Whoever resigned, overstepped the time or lost by decision may well have been ahead; a draw can be agreed at any
/// score.
bool score_decides(ResultKind kind, GameEnd end) {
  switch (end) {
    case GameEnd::resignation:
    case GameEnd::time:
    case GameEnd::goal:
    case GameEnd::draw_rule:
    case GameEnd::arbiter: return false;
    case GameEnd::agreement: return kind != ResultKind::draw;
    default: return true;
  }
}

ResultKind kind_by_score(const BoardScore& score) {
  if (score.first_halves == score.second_halves) return ResultKind::draw;
  return score.first_halves > score.second_halves ? ResultKind::first_wins : ResultKind::second_wins;
}

dots::Result<void> check_score(const GameResult& result, const BoardScore& score, const Limits& limits) {
  const dots::Argument first{"first", std::to_string(score.first_halves)};
  const dots::Argument second{"second", std::to_string(score.second_halves)};
  // A score below zero is possible: a handicap is a negative komi.
  const auto possible = [&](long halves) {
    return halves >= -limits.board_score_halves && halves <= limits.board_score_halves;
  };
  if (!possible(score.first_halves) || !possible(score.second_halves)) {
    return refuse(Refusal::score_out_of_range, {first, second});
  }
  if (score_decides(result.kind, result.end) && kind_by_score(score) != result.kind) {
    return refuse(
        Refusal::score_contradicts_result,
        {{"result", std::string(to_text(result.kind))}, {"end", std::string(to_text(result.end))}, first, second});
  }
  return {};
}

}  // namespace

dots::Result<void> validate(const StageOptions& options, const Limits& limits) {
  struct Range {
    std::string_view option;
    int value, low, high;
  };
  const Range ranges[]{{"rounds", options.rounds, 0, limits.rounds},
                       {"advance", options.advance, 0, limits.players_in_event},
                       {"cycles", options.cycles, 1, limits.rounds},
                       {"groups", options.groups, 1, limits.players_in_event / 2},
                       {"spread_rounds", options.spread_rounds, 0, limits.rounds},
                       {"best_of", options.best_of, 1, limits.rounds},
                       {"max_meetings", options.max_meetings, 1, limits.rounds},
                       {"ladder_reach", options.ladder_reach, 1, limits.players_in_event},
                       {"ladder_rematch_after", options.ladder_rematch_after, 0, limits.rounds}};
  for (const Range& range : ranges) {
    if (is_between(range.value, range.low, range.high)) continue;
    return refuse(Refusal::stage_option,
                  {{"option", std::string(range.option)}, {"value", std::to_string(range.value)}});
  }
  return {};
}

dots::Result<std::string> canonical_rules(const GameChoice& choice, const Limits& limits) {
  if (auto ok = check_text(choice.rules, {"rules", "text_length", limits.text_length}); !ok) return ok.error();
  const auto game = dots::Game::start({.game = choice.game, .rules = choice.rules});
  if (!game) return game.error();
  return game->rules();
}

dots::Result<EventSettings> validated(EventSettings settings, const Limits& limits) {
  const bool of_one_game = settings.system != System::challenge;
  for (const auto& [text, rule] :
       {std::pair{&settings.title, TextRule{"title", "name_length", limits.name_length, true}},
        {&settings.code, TextRule{"code", "code_length", limits.code_length, true}},
        {&settings.game, TextRule{"game", "name_length", limits.name_length, of_one_game}},
        {&settings.rules, TextRule{"rules", "text_length", limits.text_length}},
        {&settings.place, TextRule{"place", "name_length", limits.name_length}},
        {&settings.starts_on, TextRule{"starts_on", "name_length", limits.name_length}},
        {&settings.ends_on, TextRule{"ends_on", "name_length", limits.name_length}}}) {
    if (auto ok = check_text(*text, rule); !ok) return ok.error();
  }
  if (!is_code(settings.code)) return refuse(Refusal::code_characters, {{"code", settings.code}});
  if (auto ok = validate(settings.scores, limits); !ok) return ok.error();
  if (auto ok = check_tiebreaks(settings.tiebreaks); !ok) return ok.error();
  if (auto ok = validate(settings.options, limits); !ok) return ok.error();
  if (auto ok = check_dates(settings); !ok) return ok.error();
  if (!of_one_game) {
    settings.game.clear();
    settings.rules.clear();
    return settings;
  }
  auto rules = canonical_rules({settings.game, settings.rules}, limits);
  if (!rules) return rules.error();
  settings.rules = *rules;
  return settings;
}

dots::Result<void> validate(const GameResult& result, const Limits& limits) {
  const dots::Argument kind{"result", std::string(to_text(result.kind))};
  if (is_forfeit(result.kind) && result.score) return refuse(Refusal::forfeit_with_score, {kind});
  if (is_forfeit(result.kind) && !result.record.empty()) return refuse(Refusal::forfeit_with_record, {kind});
  if (!ends_by(result.kind, result.end)) {
    return refuse(Refusal::end_does_not_fit, {kind, {"end", std::string(to_text(result.end))}});
  }
  if (result.score) {
    if (auto ok = check_score(result, *result.score, limits); !ok) return ok;
  }
  if (!result.record.empty() && !is_record_id(result.record)) {
    return refuse(Refusal::not_a_record_id, {{"record", result.record}});
  }
  return {};
}

}  // namespace tournament::event
