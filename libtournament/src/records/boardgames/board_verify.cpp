#include <algorithm>

#include "records/boardgames/board_start.h"
#include "records/boardgames/notation.h"
#include "records/findings.h"
#include "tournament/records/board_codes.h"
#include "tournament/records/board_replay.h"

namespace tournament::records {

using dots::Ending;
using dots::Severity;
using dots::Winner;

namespace {

class Verification {
 public:
  Verification(const BoardGameRecord& record, VerifyReport& report)
      : record_(record), report_(report), findings_(report.diagnostics, Findings::default_bound * 2) {}

  void run(std::string_view rules) {
    auto game = start_of(record_, rules);
    if (!game) {
      findings_.add(Severity::error, game.error().code, record_.end_place, game.error().args);
    } else {
      report_.rules = game->rules();
      const bool complete = replay(*game);
      const bool holds = complete && check_claim(*game);
      report_.score = game->score();
      report_.final_position = game->draw();
      report_.verdict = !complete ? Verdict::stops_at_ply : holds ? Verdict::verified : Verdict::contradicts_result;
    }
    findings_.finish();
  }

 private:
  bool replay(dots::Game& game) {
    for (const BoardMove& move : record_.moves()) {
      const auto refused = step(game, move);
      if (refused) {
        findings_.add(Severity::error, refused->code, move.place, refused->args, report_.accepted + 1);
        report_.outcome = game.outcome();
        return false;
      }
      report_.accepted += 1;
    }
    return true;
  }

  std::optional<dots::Error> step(dots::Game& game, const BoardMove& move) {
    if (move.step == BoardStep::unknown) return dots::Error{std::string(board_code::unknown_move), {}};
    if (move.step == BoardStep::set_up) {
      auto again = set_up_again(record_, game, move.text);
      if (!again) return again.error();
      game = std::move(again).value();
      return std::nullopt;
    }
    if (record_.passes_left_out) pass_if_forced(game, move);
    if (move.by != BoardColour::unsaid && move.by != colour_to_move(record_, game) && !game.over())
      return dots::Error{std::string(board_code::other_turn),
                         {{"colour", move.by == BoardColour::white ? "white" : "black"}}};
    if (auto played = game.play(move.text); !played) return played.error();
    return std::nullopt;
  }

  /// What the record says and the board does not: how the game ended where it could have gone on.
  void take_ending(dots::Game& game) {
    if (game.over()) return;
    const BoardClaim& claim = record_.claim;
    const Winner winner = winner_of(record_, claim.result);
    if (claim.result == BoardResult::draw) {
      if (game.check("claim") && game.play("claim")) return;
      if (auto agreed = game.check("draw"); !agreed)
        findings_.add(Severity::warning, agreed.error().code, claim.place, agreed.error().args);
      report_.outcome = {Winner::draw, Ending::draw_agreed};
    } else if (winner != Winner::none && claim.end != BoardEnd::unsaid) {
      report_.outcome = {winner, claim.end == BoardEnd::time ? Ending::time : Ending::resignation};
    } else if (winner != Winner::none) {
      findings_.add(Severity::info, board_code::not_over, claim.place, {{"claimed", claim.raw}});
    }
  }

  bool check_claim(dots::Game& game) {
    take_ending(game);
    if (game.over()) report_.outcome = game.outcome();
    report_.reached = Reached::board;
    const BoardClaim& claim = record_.claim;
    const Winner claimed = winner_of(record_, claim.result);
    if (claimed == Winner::none) return true;
    if (game.over() && game.outcome().winner != claimed) {
      findings_.add(Severity::error, board_code::winner_differs, claim.place,
                    {{"claimed", claim.raw}, {"found", std::string(to_text(game.outcome().winner))}});
      return false;
    }
    return check_discs(game);
  }

  /// The empty squares may be counted for the winner or for nobody.
  bool check_discs(const dots::Game& game) {
    const BoardClaim& claim = record_.claim;
    const bool discs = claim.black_discs && claim.white_discs;
    if (claim.end != BoardEnd::unsaid || (!discs && !claim.difference_halves) || !counts_discs()) return true;
    const dots::Score score = game.score();
    const long black = score.first_halves / 2;  // Black begins
    const long white = score.second_halves / 2;
    const long empty = game.outcome().winner == Winner::none ? 0 : empty_squares(game.draw());
    const long more_black = black + (black > white ? empty : 0);
    const long more_white = white + (white > black ? empty : 0);
    const auto same = [&](long b, long w) {
      return discs ? *claim.black_discs == b && *claim.white_discs == w : *claim.difference_halves == 2 * (b - w);
    };
    if (same(black, white) || same(more_black, more_white)) return true;
    findings_.add(Severity::error, board_code::discs_differ, claim.place,
                  {{"claimed", claim.raw}, {"found", std::to_string(black) + '-' + std::to_string(white)}});
    return false;
  }

  [[nodiscard]] bool counts_discs() const { return record_.game == "othello" || record_.game == "blocked-reversi"; }

  static long empty_squares(std::string_view gfen) {
    long empty = 0;
    for (const char c : gfen.substr(0, gfen.find(' '))) empty += c >= '1' && c <= '8' ? c - '0' : 0;
    return empty;
  }

  const BoardGameRecord& record_;
  VerifyReport& report_;
  Findings findings_;
};

}  // namespace

Winner winner_of(const BoardGameRecord& record, BoardResult result) {
  const BoardNotation* notation = find_notation(record.game);
  const bool white_first = notation == nullptr || notation->white_first;
  switch (result) {
    case BoardResult::white: return white_first ? Winner::first : Winner::second;
    case BoardResult::black: return white_first ? Winner::second : Winner::first;
    case BoardResult::draw: return Winner::draw;
    case BoardResult::unknown:
    case BoardResult::both_lost:
    case BoardResult::unreadable: break;
  }
  return Winner::none;
}

VerifyReport verify_board(const BoardGameRecord& record, const VerifyOptions& options) {
  VerifyReport report;
  report.plies = static_cast<int>(record.moves().size());
  report.diagnostics = record.diagnostics;
  if (record.playable) Verification(record, report).run(options.rules);
  std::ranges::stable_sort(report.diagnostics, [](const dots::Diagnostic& a, const dots::Diagnostic& b) {
    return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
  });
  if (report.verdict == Verdict::verified && any_at_least(report.diagnostics, Severity::warning))
    report.verdict = Verdict::verified_with_warnings;
  return report;
}

}  // namespace tournament::records
