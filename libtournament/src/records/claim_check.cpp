#include "records/claim_check.h"

#include <cstdlib>

#include "records/numbers.h"

namespace tournament::records {

using dots::Ending;
using dots::Outcome;
using dots::Score;
using dots::Severity;
using dots::Side;
using dots::Winner;
using dots::surround::Position;

namespace {

long net(const Score& score) { return score.first_halves - score.second_halves; }
Winner winner_of_net(long halves) { return dots::winner_by(halves, 0); }

/// As RE has it: "B+5", "W+0.5", "0".
std::string result_text(long halves) {
  if (halves == 0) return "0";
  return (halves > 0 ? "B+" : "W+") + halves_text(std::abs(halves));
}

class ClaimCheck {
 public:
  ClaimCheck(const GameRecord& record, const Position& position, VerifyReport& report, Findings& findings)
      : record_(record), claim_(record.claim), position_(position), report_(report), findings_(findings) {}

  bool run(const Replay& replay);

 private:
  void settle(const Score& score, Reached reached, Ending ending) {
    report_.score = score;
    report_.reached = reached;
    report_.outcome = {winner_of_net(net(score)), ending};
  }
  bool compare_final();
  bool compare_open();
  bool compare_grounding();
  bool assume_grounding(Side side);
  bool differs(std::string_view code, long found) {
    findings_.add(Severity::warning, code, record_.end_place, {{"claimed", claim_.raw}, {"found", result_text(found)}});
    return false;
  }
  [[nodiscard]] bool has_number() const { return claim_.kind == ClaimKind::points || claim_.kind == ClaimKind::draw; }
  [[nodiscard]] long claimed_net() const {
    return claim_.winner == Winner::second ? -claim_.margin_halves : claim_.margin_halves;
  }

  const GameRecord& record_;
  const Claim& claim_;
  const Position& position_;
  VerifyReport& report_;
  Findings& findings_;
};

bool ClaimCheck::run(const Replay& replay) {
  if (position_.over()) {
    settle(position_.score(), position_.outcome().ending == Ending::grounding ? Reached::grounding : Reached::board,
           position_.outcome().ending);
    report_.outcome = position_.outcome();
    return compare_final();
  }
  if (const auto filler = replay.filler()) {
    settle(position_.score_if_grounds(other(*filler)), Reached::grounding, Ending::grounding);
    return compare_final();
  }
  if (replay.stopped()) {
    settle(position_.score(), Reached::stop, Ending::stop);
    return compare_final();
  }
  return compare_open();
}

// The record shows how the game ended.
bool ClaimCheck::compare_final() {
  const Winner found = report_.outcome.winner;
  const bool counted = report_.outcome.ending != Ending::resignation && report_.outcome.ending != Ending::time &&
                       report_.outcome.ending != Ending::draw_agreed;
  switch (claim_.kind) {
    case ClaimKind::none:
    case ClaimKind::unreadable: return true;
    case ClaimKind::resignation:
    case ClaimKind::time:
      // Giving up, or being out of time, after a STOP or while dots are filled in is nothing that the board shows.
      if (!position_.over()) {
        report_.outcome = {claim_.winner, claim_.kind == ClaimKind::time ? Ending::time : Ending::resignation};
        return true;
      }
      break;
    case ClaimKind::unknown_win:
      if (!position_.over()) return true;
      break;
    case ClaimKind::points:
    case ClaimKind::draw:
    case ClaimKind::grounding: break;
  }
  const long board = net(report_.score);
  if (claim_.winner != found) return differs(sgf_code::result_winner, board);
  if (has_number() && counted && claimed_net() != board) return differs(sgf_code::result_score, board);
  return true;
}

// The moves just end: the record claims what it claims.
bool ClaimCheck::compare_open() {
  settle(position_.score(), Reached::none, Ending::none);
  const long board = net(report_.score);
  switch (claim_.kind) {
    case ClaimKind::none:
    case ClaimKind::unreadable: report_.outcome = Outcome{}; return true;
    case ClaimKind::resignation: report_.outcome = {claim_.winner, Ending::resignation}; return true;
    case ClaimKind::time: report_.outcome = {claim_.winner, Ending::time}; return true;
    case ClaimKind::unknown_win: report_.outcome = {claim_.winner, Ending::none}; return true;
    case ClaimKind::grounding: return compare_grounding();
    case ClaimKind::points:
    case ClaimKind::draw: break;
  }
  if (claimed_net() == board && claim_.winner == winner_of_net(board)) {
    report_.reached = Reached::board;
    report_.outcome.ending = Ending::agreement;
    return true;
  }
  const bool may_ground = position_.rules().grounding != dots::surround::Grounding::off;
  for (const Side side : {Side::first, Side::second}) {
    if (!may_ground) break;
    const long grounded = net(position_.score_if_grounds(side));
    if (grounded == claimed_net() && winner_of_net(grounded) == claim_.winner) return assume_grounding(side);
  }
  if (claim_.winner != winner_of_net(board)) return differs(sgf_code::result_winner, board);
  return differs(sgf_code::result_score, board);
}

// B+G: a side grounded, and nobody wrote which one and with what score.
bool ClaimCheck::compare_grounding() {
  const Side winner = claim_.winner == Winner::second ? Side::second : Side::first;
  for (const Side side : {winner, other(winner)})
    if (winner_of_net(net(position_.score_if_grounds(side))) == claim_.winner) return assume_grounding(side);
  return differs(sgf_code::result_winner, net(report_.score));
}

bool ClaimCheck::assume_grounding(Side side) {
  settle(position_.score_if_grounds(side), Reached::assumed_grounding, Ending::grounding);
  findings_.add(Severity::warning, sgf_code::result_needs_grounding, record_.end_place,
                {{"claimed", claim_.raw}, {"side", std::string(dots::to_text(side))}});
  return true;
}

}  // namespace

bool check_claim(const GameRecord& record, const Replay& replay, VerifyReport& report, Findings& findings) {
  return ClaimCheck(record, replay.position(), report, findings).run(replay);
}

}  // namespace tournament::records
