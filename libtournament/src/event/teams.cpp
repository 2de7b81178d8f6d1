#include "tournament/event/teams.h"

#include <algorithm>

#include "find_pairing.h"

namespace tournament::event {

namespace {

/// What was entered for a board, or null.
const GameResult* entered(const Pairing& pairing, std::size_t board) {
  return board < pairing.boards.size() && pairing.boards[board] ? &*pairing.boards[board] : nullptr;
}

GameResult forfeit(bool first_came, bool second_came) {
  GameResult result;
  result.kind = first_came    ? ResultKind::first_wins_forfeit
                : second_came ? ResultKind::second_wins_forfeit
                              : ResultKind::double_forfeit;
  result.end = GameEnd::no_show;
  return result;
}

/// A result of a board adds to the two teams, whoever of them moved first.
void add(const BoardGame& game, const ScoreTable& scores, BoardPoints& points) {
  if (!game.result) return;
  const Award gives = award(game.result->kind, scores);
  points.first_halves += game.first_of_first ? gives.first_halves : gives.second_halves;
  points.second_halves += game.first_of_first ? gives.second_halves : gives.first_halves;
}

ResultKind kind_by_points(const BoardPoints& points, bool played) {
  if (points.first_halves > points.second_halves) {
    return played ? ResultKind::first_wins : ResultKind::first_wins_forfeit;
  }
  if (points.first_halves < points.second_halves) {
    return played ? ResultKind::second_wins : ResultKind::second_wins_forfeit;
  }
  if (points.first_halves > 0) return ResultKind::draw;
  return played ? ResultKind::both_lose : ResultKind::double_forfeit;
}

}  // namespace

bool is_match(const State& state, const Pairing& pairing) {
  if (state.rules.boards == 0 || pairing.is_bye()) return false;
  const Entry* first = find_entry(state, pairing.first);
  const Entry* second = find_entry(state, pairing.second);
  return first != nullptr && second != nullptr && !first->members.empty() && !second->members.empty();
}

const std::vector<PlayerId>& members_in(const Entry& entry, RoundNumber round) {
  const auto found = std::find_if(entry.former.begin(), entry.former.end(),
                                  [round](const FormerTeam& team) { return round <= team.until; });
  return found == entry.former.end() ? entry.members : found->members;
}

bool is_away(const Entry& entry, PlayerId player, RoundNumber round) {
  return std::find(entry.away.begin(), entry.away.end(), MemberAway{round, player}) != entry.away.end();
}

std::vector<PlayerId> line_up(const State& state, const Entry& entry, RoundNumber round) {
  const std::vector<PlayerId>& members = members_in(entry, round);
  const auto boards = static_cast<std::size_t>(state.rules.boards);
  std::vector<PlayerId> players;
  if (boards == 0 || members.empty()) return players;
  const auto* named = detail::first_where(entry.line_ups, [round](const LineUp& l) { return l.round == round; });
  if (named != nullptr) {
    players = named->players;
  } else {
    for (const PlayerId member : members) {
      if (players.size() < boards && !is_away(entry, member, round)) players.push_back(member);
    }
  }
  players.resize(boards, 0);
  return players;
}

std::vector<BoardGame> boards_of(const State& state, const Round& round, const Pairing& pairing) {
  std::vector<BoardGame> games;
  if (!is_match(state, pairing)) return games;
  const std::vector<PlayerId> ours = line_up(state, *find_entry(state, pairing.first), round.number);
  const std::vector<PlayerId> theirs = line_up(state, *find_entry(state, pairing.second), round.number);
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    BoardGame game{.board = static_cast<BoardNumber>(i) + 1, .first = ours[i], .second = theirs[i]};
    if (i % 2 == 1) {
      game.first_of_first = false;
      std::swap(game.first, game.second);
    }
    if (const GameResult* result = entered(pairing, i)) {
      game.result = *result;
    } else if (game.first == 0 || game.second == 0) {
      game.result = forfeit(game.first != 0, game.second != 0);
      game.by_line_up = true;
    }
    games.push_back(std::move(game));
  }
  return games;
}

BoardPoints board_points(const State& state, const Round& round, const Pairing& pairing) {
  const int boards = state.rules.boards;
  const ScoreTable& scores = state.rules.board_scores;
  BoardPoints points;
  if (pairing.is_bye()) {
    const Entry* entry = find_entry(state, pairing.first);
    const Stage* stage = stage_in(state, round.section, round.stage);
    if (boards == 0 || entry == nullptr || entry->members.empty() || stage == nullptr) return points;
    const ScoreTable match = scores_of(state, round.section, round.stage);
    const int gives = award(pairing.bye, match, stage->system);
    points.first_halves = gives == 0 ? 0 : boards * (gives >= match.win ? scores.win : scores.draw);
    return points;
  }
  const bool whole = pairing.result && is_forfeit(pairing.result->kind) && pairing.boards.empty();
  if (is_match(state, pairing) && whole) {
    const Award gives = award(pairing.result->kind, scores);
    return {boards * gives.first_halves, boards * gives.second_halves};
  }
  for (const BoardGame& game : boards_of(state, round, pairing)) add(game, scores, points);
  return points;
}

std::optional<GameResult> match_result(const State& state, const Round& round, const Pairing& pairing) {
  const std::vector<BoardGame> games = boards_of(state, round, pairing);
  bool played = false;
  BoardPoints points;
  for (const BoardGame& game : games) {
    if (!game.result || game.result->kind == ResultKind::adjourned) return std::nullopt;
    played = played || is_played(game.result->kind);
    add(game, state.rules.board_scores, points);
  }
  if (games.empty()) return std::nullopt;
  GameResult result;
  result.kind = kind_by_points(points, played);
  return result;
}

Award primary_award(const State& state, const Round& round, const Pairing& pairing) {
  if (!pairing.result) return {};
  if (state.rules.board_points_first && is_match(state, pairing)) {
    const BoardPoints points = board_points(state, round, pairing);
    return {points.first_halves, points.second_halves};
  }
  return award(pairing.result->kind, scores_of(state, round.section, round.stage));
}

}  // namespace tournament::event
