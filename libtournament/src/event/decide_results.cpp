// Results: entering, correcting with the consequences in view, clearing, and forfeits of those who did not come.
#include <algorithm>

#include "deciding.h"
#include "stage_input.h"
#include "text.h"
#include "tournament/event/teams.h"
#include "tournament/event/validate.h"

namespace tournament::event {

namespace {

dots::Result<const Pairing*> find_game(const State& state, SectionNumber section, RoundNumber number,
                                       TableNumber table) {
  const auto round = known_round(state, section, number);
  if (!round) return round.error();
  if ((*round)->phase == Phase::draft) return refuse(Refusal::round_takes_no_result, {arg("round", number)});
  const Pairing* pairing = find_table(**round, table);
  if (pairing == nullptr) return refuse(Refusal::unknown_table, {arg("round", number), arg("table", table)});
  if (pairing->is_bye()) return refuse(Refusal::bye_has_no_result, {arg("round", number)});
  return pairing;
}

/// A remark may be given with any decision; a decision that changes what stands must have one.
dots::Result<void> check_remark(const std::string& reason, const std::optional<GameResult>& stands, RoundNumber round,
                                TableNumber table, const Limits& limits) {
  auto ok = check_text(reason, {"reason", "text_length", limits.text_length, stands.has_value()});
  if (ok || ok.error().code != code_of(Refusal::text_missing)) return ok;
  return refuse(Refusal::correction_without_reason,
                {arg("round", round), arg("table", table), {"stands", std::string(to_text(stands->kind))}});
}

/// What stands for the pairing, or for a board of a match; a board has no result of its own when a team forfeited.
/// Errors: unknown_board, match_decided, board_is_empty.
dots::Result<std::optional<GameResult>> what_stands(const State& state, const Round& round, const Pairing& pairing,
                                                    BoardNumber board) {
  if (board == 0) return pairing.result;
  const std::vector<BoardGame> games = boards_of(state, round, pairing);
  if (board < 1 || static_cast<std::size_t>(board) > games.size()) {
    return refuse(Refusal::unknown_board,
                  {arg("board", board), arg("boards", static_cast<std::int64_t>(games.size()))});
  }
  if (pairing.result && pairing.boards.empty()) {
    return refuse(Refusal::match_decided, {arg("round", round.number), arg("table", pairing.table)});
  }
  const BoardGame& game = games[static_cast<std::size_t>(board) - 1];
  if (game.by_line_up) return refuse(Refusal::board_is_empty, {arg("board", board)});
  return game.result;
}

/// Of a match as a whole only a forfeit is set, and only when no board has a result. Errors: match_by_boards,
/// match_decided.
dots::Result<void> check_whole(const State& state, const Pairing& pairing, RoundNumber round, ResultKind kind) {
  if (!is_match(state, pairing)) return {};
  const dots::Arguments where{arg("round", round), arg("table", pairing.table)};
  if (!is_forfeit(kind)) return refuse(Refusal::match_by_boards, where);
  if (!pairing.boards.empty()) return refuse(Refusal::match_decided, where);
  return {};
}

/// What was decided on a result that changes: the rounds paired after it, the stages it sent people to.
void warn_of_consequences(Deciding& deciding, SectionNumber section, RoundNumber number, const Pairing& pairing) {
  const State& state = deciding.state;
  const Round& round = *find_round(state, section, number);
  const bool tables = is_table_system(stage_in(state, section, round.stage)->system);
  const StageNumber stage_after = round.stage + 1;
  const Stage* next = stage_in(state, section, stage_after);
  const bool advanced = next != nullptr && !next->entries.empty();
  std::vector<dots::Arguments> later;
  int later_rounds = 0;
  for (const Round& other : state.rounds) {
    const bool depends =
        other.section == section && other.number > number && (other.stage != round.stage ? advanced : !tables);
    if (!depends) continue;
    ++later_rounds;
    for (const EntryNumber number_of : {pairing.first, pairing.second}) {
      const Pairing* meeting = pairing_of(other, number_of);
      if (meeting != nullptr) {
        later.push_back({arg("round", other.number), arg("table", meeting->table), arg("number", number_of)});
      }
    }
  }
  if (later_rounds == 0 && !advanced) return;
  deciding.warn(WarningLevel::confirm_twice, Refusal::past_result,
                {arg("round", number), arg("table", pairing.table), arg("later", later_rounds)});
  if (advanced) {
    deciding.warn(WarningLevel::note, Refusal::advanced_on_it, {arg("section", section), arg("stage", stage_after)});
  }
  for (dots::Arguments& args : later) deciding.warn(WarningLevel::note, Refusal::later_pairing, std::move(args));
}

Bodies set_result(Deciding& deciding, const SetResult& command) {
  const auto found = find_game(deciding.state, command.section, command.round, command.table);
  if (!found) return found.error();
  const Pairing& pairing = **found;
  const Limits& limits = deciding.context.limits;
  if (auto ok = validate(command.result, limits); !ok) return ok.error();
  const Round& round = *find_round(deciding.state, command.section, command.round);
  const auto stands = what_stands(deciding.state, round, pairing, command.board);
  if (!stands) return stands.error();
  if (command.board == 0) {
    if (auto ok = check_whole(deciding.state, pairing, command.round, command.result.kind); !ok) return ok.error();
  }
  if (*stands == command.result) return std::vector<LogBody>{};
  if (auto ok = check_remark(command.reason, *stands, command.round, command.table, limits); !ok) return ok.error();
  if (*stands && (*stands)->kind != command.result.kind) {
    warn_of_consequences(deciding, command.section, command.round, pairing);
  }
  return one(ResultSet{command.round, command.table, command.result, command.reason, command.section, command.board});
}

}  // namespace

Bodies decide_on(Deciding& deciding, const SetResult& command) { return set_result(deciding, command); }

Bodies decide_on(Deciding& deciding, const ClearResult& command) {
  const auto found = find_game(deciding.state, command.section, command.round, command.table);
  if (!found) return found.error();
  const Pairing& pairing = **found;
  const Round& round = *find_round(deciding.state, command.section, command.round);
  const auto stands = what_stands(deciding.state, round, pairing, command.board);
  if (!stands) return stands.error();
  // Without a board the whole match is cleared, complete or not.
  const bool nothing = command.board == 0 ? !has_result(pairing) : !stands->has_value();
  if (nothing) return refuse(Refusal::nothing_to_clear, {arg("round", command.round), arg("table", command.table)});
  const std::optional<GameResult> kind = *stands ? *stands : GameResult{.kind = ResultKind::adjourned};
  if (auto ok = check_remark(command.reason, kind, command.round, command.table, deciding.context.limits); !ok) {
    return ok.error();
  }
  warn_of_consequences(deciding, command.section, command.round, pairing);
  return one(ResultCleared{command.round, command.table, command.reason, command.section, command.board});
}

Bodies decide_on(Deciding& deciding, const DefaultGame& command) {
  if (!command.first_absent && !command.second_absent) {
    return refuse(Refusal::nobody_absent, {arg("round", command.round), arg("table", command.table)});
  }
  GameResult result;
  result.end = GameEnd::no_show;
  result.kind = command.first_absent && command.second_absent ? ResultKind::double_forfeit
                : command.first_absent                        ? ResultKind::second_wins_forfeit
                                                              : ResultKind::first_wins_forfeit;
  const int minutes = deciding.state.rules.default_minutes;
  if (command.waited_minutes < minutes) {
    deciding.warn(WarningLevel::confirm, Refusal::early_default,
                  {arg("waited", command.waited_minutes), arg("minutes", minutes)});
  }
  return set_result(deciding, {command.round, command.table, result, command.reason, command.section, command.board});
}

}  // namespace tournament::event
