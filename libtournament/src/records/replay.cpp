#include "records/replay.h"

#include <algorithm>

#include "dots/surround/contour.h"
#include "tournament/records/sgf_codes.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::Enclosing;
using dots::surround::Field;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Position;
using dots::surround::PutRefusal;
using dots::surround::Ruleset;
using dots::surround::SetupDot;

namespace {

std::string_view code_of(PutRefusal refusal) {
  switch (refusal) {
    case PutRefusal::outside: return "DOT002";
    case PutRefusal::occupied: return "DOT003";
    case PutRefusal::enclosed: return "DOT004";
    case PutRefusal::suicide: return "DOT005";
    case PutRefusal::none: break;
  }
  return {};
}

/// The first move that the reader could not read, or one more than there are.
int first_unread(const GameRecord& record) {
  int first = static_cast<int>(record.moves.size()) + 1;
  for (const dots::Diagnostic& d : record.diagnostics)
    if (is_unread_move(d)) first = std::min(first, d.ply);
  return first;
}

bool has_unread(const GameRecord& record) {
  return std::any_of(record.diagnostics.begin(), record.diagnostics.end(), is_unread_move);
}

/// A start position of so few dots, each on a point of its own, that none can be refused: three neighbours enclose
/// nothing.
bool cannot_enclose(const GameRecord& record, const Ruleset& rules) {
  if (rules.edge != dots::surround::Edge::open || rules.link != dots::surround::Link::neighbour) return false;
  int count[2] = {0, 0};
  for (auto dot = record.setup.begin(); dot != record.setup.end(); ++dot) {
    const auto [x, y] = dot->point;
    if (x < 0 || y < 0 || x >= rules.width || y >= rules.height || ++count[index(dot->side)] > 3) return false;
    if (std::any_of(record.setup.begin(), dot, [&](const SetupDot& other) { return other.point == dot->point; }))
      return false;
  }
  return true;
}

}  // namespace

dots::Result<Replay> Replay::start(const GameRecord& record, const Ruleset& rules, Findings& findings) {
  dots::surround::StartOptions options{.free_turns = true};
  if (cannot_enclose(record, rules)) {
    options.setup = record.setup;
    auto position = Position::start(rules, options);
    if (!position) return position.error();
    return Replay(record, std::move(position).value(), findings, record.setup_complete);
  }
  Field field(rules.width, rules.height, Field::rules_of(rules), Field::Grounds::ignored);
  for (std::size_t i = 0; i < record.setup.size(); ++i) {
    const SetupDot& dot = record.setup[i];
    const PutRefusal refusal = field.refusal(dot.point, dot.side);
    if (refusal == PutRefusal::none) {
      field.put(dot.point, dot.side);
      options.setup.push_back(dot);
    } else {
      findings.add(Severity::error, code_of(refusal), record.setup_places[i],
                   {{"point", to_text(dot.point)}, {"number", std::to_string(i + 1)}});
    }
  }
  auto position = Position::start(rules, options);
  if (!position) return position.error();
  const bool complete = record.setup_complete && options.setup.size() == record.setup.size();
  return Replay(record, std::move(position).value(), findings, complete);
}

Replay::Replay(const GameRecord& record, Position position, Findings& findings, bool complete)
    : record_(&record), position_(std::move(position)), findings_(&findings), complete_(complete) {}

void Replay::run() {
  accepted_ = complete_ ? first_unread(*record_) - 1 : 0;
  complete_ = complete_ && !has_unread(*record_);
  for (std::size_t i = 0; i < record_->moves.size(); ++i) move(record_->moves[i], static_cast<int>(i) + 1);
  agree_on_areas();
  for (; filled_ > 0; --filled_) position_.undo();
}

// What only says how the record ended, where the rules have no such move or have ended the game themselves: STOP under
// rules without it, and a grounding on a full board of the engines that let only houses be left (suicide refused).
bool Replay::is_declared_only(const Move& move) const {
  const Ruleset& rules = position_.rules();
  if (move.kind == MoveKind::stop) return !rules.stop && !position_.over();
  return move.kind == MoveKind::ground && rules.suicide == dots::surround::Suicide::refused &&
         position_.outcome().ending == dots::Ending::no_moves;
}

void Replay::move(const RecordedMove& recorded, int ply) {
  const std::optional<Move> changed = without_foreign_contours(recorded.move);
  const Move& move = changed ? *changed : recorded.move;
  const int held = position_.field().captives(move.side);
  const bool automatic = position_.rules().enclosing != Enclosing::optional;
  const bool contours_only = automatic && move.kind == MoveKind::contours && !position_.over();
  if (!contours_only && !is_declared_only(move)) {
    if (auto played = position_.play(move); !played) {
      dots::Arguments args = played.error().args;
      args.push_back({"ply", std::to_string(ply)});
      findings_->add(Severity::error, played.error().code, recorded.place, std::move(args), ply);
      entered_enclosure_ |= played.error().code == code_of(PutRefusal::enclosed);
      accepted_ = std::min(accepted_, ply - 1);
      complete_ = false;
      return;
    }
  }
  if (move.kind == MoveKind::dot) note_turn(recorded, ply);
  last_captured_ = position_.field().captives(move.side) > held;
  if (move.kind == MoveKind::stop) stopped_ = move.side;
  if (recorded.notes->fill) {
    filler_ = move.side;
    filled_ += 1;
  }
  if (automatic) compare_contours(recorded, ply);
}

// The contours that the players drew themselves are part of the move; where the referee closes they are compared, not
// obeyed. Where the players only choose, what does not pass through the dot was closed before. Nothing when the move
// may be played as it is.
std::optional<Move> Replay::without_foreign_contours(const Move& recorded) const {
  const Enclosing enclosing = position_.rules().enclosing;
  if (enclosing == Enclosing::optional || recorded.contours->empty()) return std::nullopt;
  Move move = recorded;
  const bool chosen = enclosing == Enclosing::choice && move.kind == MoveKind::dot;
  std::erase_if(move.contours.edit(), [&](const auto& contour) {
    return !chosen || std::find(contour.begin(), contour.end(), move.point) == contour.end();
  });
  return move;
}

// Final areas (TB, TW) are what the players agreed on (rules/dots.md §3.6).
void Replay::agree_on_areas() {
  const Ruleset& rules = position_.rules();
  if (rules.enclosing != Enclosing::optional || !rules.agreement || position_.over()) return;
  Move agreement = Move::ending(MoveKind::agree, position_.to_move());
  std::vector<std::vector<dots::surround::Point>> contours = record_->areas_first;
  contours.insert(contours.end(), record_->areas_second.begin(), record_->areas_second.end());
  if (contours.empty()) return;
  agreement.contours = std::move(contours);
  if (auto agreed = position_.play(agreement); !agreed)
    findings_->add(Severity::error, agreed.error().code, record_->end_place, agreed.error().args);
}

void Replay::note_turn(const RecordedMove& recorded, int ply) {
  const Side side = recorded.move.side;
  const bool alone = recorded.notes->fill || stopped_ == other(side);
  const bool again = position_.rules().extra_move && last_captured_;
  if (last_mover_ == side && !alone && !again) out_of_turn_.push_back(ply);
  last_mover_ = side;
}

// A capture by a house may be written with the owner's next move, so the board is compared, not the move.
void Replay::compare_contours(const RecordedMove& recorded, int ply) {
  for (const auto& contour : *recorded.move.contours) {
    const auto fault = dots::surround::contour_fault(position_.field(), contour);
    if (fault == dots::surround::ContourFault::none) continue;
    findings_->add(Severity::warning, sgf_code::contour_differs, recorded.place,
                   {{"point", to_text(contour.front())}, {"fault", std::string(to_text(fault))}}, ply);
  }
}

}  // namespace tournament::records
