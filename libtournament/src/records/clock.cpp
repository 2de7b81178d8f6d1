#include "tournament/records/clock.h"

#include <algorithm>
#include <array>
#include <string>

#include "tournament/records/clock_codes.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::MoveKind;
using namespace std::chrono_literals;

namespace {

/// The step in which all clocks of a record are written: whole seconds, tenths, hundredths, or milliseconds.
Milliseconds precision_of(const GameRecord& record) {
  Milliseconds step = 1s;
  const auto refine = [&](const std::optional<Milliseconds>& time) {
    while (time && *time % step != 0ms) step /= 10;
  };
  refine(record.clock_first);
  refine(record.clock_second);
  for (const RecordedMove& each : record.moves) refine(each.time_left);
  return step;
}

std::string side_text(Side side) { return std::string(dots::to_text(side)); }

/// The clock of one side on its way through the game.
struct Clock {
  std::optional<Milliseconds> last{};  ///< the last reading, at first that of the root
  int read_at = 0;                     ///< number of the side's move beside which it stood
  bool free_rise = false;              ///< the other side stopped: once the rest of the time is given to this one
  int moves = 0;                       ///< made
  int missing = 0;                     ///< of them, without a reading
  int first_missing = 0;               ///< ply
  int flag_ply = 0;                    ///< of the reading that ran out
  dots::Place flag_place{};
  Milliseconds flag_reading{};
  int after_flag = 0;  ///< moves of the side that follow
  int after_ply = 0;   ///< of the first of them
  dots::Place after_place{};
};

/// Whether a move stands on the board and not only in the record: what is put by hand after a grounding has no time.
bool is_timed(const RecordedMove& recorded) {
  const MoveKind kind = recorded.move.kind;
  return !recorded.notes->fill && (kind == MoveKind::dot || kind == MoveKind::contours || kind == MoveKind::pass);
}

class ClockCheck {
 public:
  explicit ClockCheck(const GameRecord& record)
      : record_(record), control_(read_clock_control(record.main_time, record.time_control)) {
    clocks_[0].last = record.clock_first;
    clocks_[1].last = record.clock_second;
  }
  dots::Diagnostics run();

 private:
  void add(Severity severity, std::string_view code, dots::Place place, int ply, dots::Arguments args) {
    found_.push_back({severity, std::string(code), std::move(args), place, ply});
  }
  Clock& clock_of(Side side) { return clocks_[static_cast<std::size_t>(index(side))]; }
  void move(const RecordedMove& recorded, int ply);
  void reading(Clock& clock, Side side, Milliseconds now, dots::Place place, int ply);
  [[nodiscard]] std::optional<Milliseconds> highest(const Clock& clock) const;
  [[nodiscard]] bool exceeds(Milliseconds reading, Milliseconds bound) const;
  [[nodiscard]] Milliseconds added_after(const Clock& clock) const;
  void report(Side side);
  void compare_with_result();

  const GameRecord& record_;
  std::optional<ClockControl> control_;
  Milliseconds precision_{};  ///< of the readings, where there are any
  std::array<Clock, 2> clocks_{};
  std::optional<Side> last_mover_{};
  bool turns_left_ = false;  ///< by a STOP, or by moves that nobody was on turn for
  dots::Diagnostics found_{};
};

dots::Diagnostics ClockCheck::run() {
  const bool any =
      std::ranges::any_of(record_.moves, [](const RecordedMove& each) { return each.time_left.has_value(); });
  if (any) precision_ = precision_of(record_);
  if (any && !control_)
    add(Severity::info, clock_code::control_unknown, record_.time_place, 0, {{"value", record_.time_control}});
  if (any || record_.claim.kind == ClaimKind::time)
    for (std::size_t i = 0; i < record_.moves.size(); ++i) move(record_.moves[i], static_cast<int>(i) + 1);
  if (any)
    for (const Side side : {Side::first, Side::second}) report(side);
  compare_with_result();
  std::ranges::stable_sort(found_, {}, &dots::Diagnostic::ply);
  return std::move(found_);
}

void ClockCheck::move(const RecordedMove& recorded, int ply) {
  const Side side = recorded.move.side;
  if (recorded.move.kind == MoveKind::stop) {
    clock_of(other(side)).free_rise = true;
    turns_left_ = true;
  }
  // Who ran out of time is written as a move of his own.
  if (recorded.move.kind == MoveKind::time) turns_left_ = true;
  if (!is_timed(recorded)) return;
  Clock& clock = clock_of(side);
  clock.moves += 1;
  if (clock.flag_ply != 0 && clock.after_flag++ == 0) {
    clock.after_ply = ply;
    clock.after_place = recorded.place;
  }
  turns_left_ = turns_left_ || last_mover_ == side;
  last_mover_ = side;
  if (recorded.time_left) return reading(clock, side, *recorded.time_left, recorded.place, ply);
  if (clock.missing++ == 0) clock.first_missing = ply;
}

void ClockCheck::reading(Clock& clock, Side side, Milliseconds now, dots::Place place, int ply) {
  const auto bound = highest(clock);
  const bool rises = bound && exceeds(now, *bound);
  if (rises && clock.free_rise) {
    clock.free_rise = false;
  } else if (rises) {
    const bool start = clock.read_at == 0 && !clock.last;
    dots::Arguments args{{"side", side_text(side)}};
    if (!start) args.push_back({"before", seconds_text(*clock.last)});
    args.push_back({"after", seconds_text(now)});
    args.push_back({"bound", seconds_text(*bound)});
    add(Severity::warning, start ? clock_code::above_start : clock_code::rises, place, ply, std::move(args));
  }
  clock.last = now;
  clock.read_at = clock.moves;
  const bool out = control_ && control_->goes_on_at_zero() ? now < 0s : now <= 0s;
  if (out && clock.flag_ply == 0) {
    clock.flag_ply = ply;
    clock.flag_place = place;
    clock.flag_reading = now;
  }
}

// Readings may be rounded, which keeps their order and whole steps: a bound between two of them allows the higher one.
bool ClockCheck::exceeds(Milliseconds reading, Milliseconds bound) const { return reading - bound >= precision_; }

/// What the control adds for the moves made since the last reading.
Milliseconds ClockCheck::added_after(const Clock& clock) const {
  Milliseconds added = control_->increment * (clock.moves - clock.read_at);
  // A stage begins with the move that completes the one before it, and brings its own time and increment.
  int end = control_->stage_moves;
  for (const event::Period& stage : control_->stages) {
    const int in_stage = clock.moves - std::max(clock.read_at, end);
    if (clock.moves >= end && clock.read_at < end) added += std::chrono::seconds(stage.seconds);
    if (in_stage > 0) added += (std::chrono::seconds(stage.increment_seconds) - control_->increment) * in_stage;
    if (stage.moves == 0) break;
    end += stage.moves;
  }
  return added;
}

/// What the clock may show at most beside this move; nothing where that cannot be said.
std::optional<Milliseconds> ClockCheck::highest(const Clock& clock) const {
  if (!control_) return std::nullopt;
  // Without a main time the clock is set for each move.
  if (!control_->main_time && control_->free_time > 0s) return std::nullopt;
  if (clock.last) {
    const Milliseconds after = *clock.last + added_after(clock);
    return std::max(after, control_->period);
  }
  if (!control_->main_time) return std::nullopt;
  return *control_->main_time + control_->free_time + added_after(clock);
}

void ClockCheck::report(Side side) {
  const Clock& clock = clock_of(side);
  if (clock.missing > 0)
    add(Severity::info, clock_code::reading_missing, {}, clock.first_missing,
        {{"side", side_text(side)}, {"count", std::to_string(clock.missing)}});
  if (clock.flag_ply == 0) return;
  const bool lost_on_time =
      record_.claim.kind == ClaimKind::time && record_.claim.winner == dots::winner_of(other(side));
  if (!lost_on_time)
    add(Severity::warning, clock_code::flag_against_result, clock.flag_place, clock.flag_ply,
        {{"side", side_text(side)}, {"after", seconds_text(clock.flag_reading)}, {"claimed", record_.claim.raw}});
  if (clock.after_flag > 0)
    add(Severity::error, clock_code::moves_after_flag, clock.after_place, clock.after_ply,
        {{"side", side_text(side)}, {"count", std::to_string(clock.after_flag)}});
}

// A clock runs only while its side is to move: who moved last cannot have lost on time, unless with that move.
void ClockCheck::compare_with_result() {
  if (record_.claim.kind != ClaimKind::time || !last_mover_ || turns_left_) return;
  if (record_.claim.winner != dots::winner_of(other(*last_mover_))) return;
  const Clock& clock = clock_of(*last_mover_);
  if (clock.flag_ply != 0) return;
  add(Severity::warning, clock_code::winner_was_to_move, record_.claim.place, static_cast<int>(record_.moves.size()),
      {{"claimed", record_.claim.raw}, {"side", side_text(*last_mover_)}});
}

}  // namespace

dots::Diagnostics check_clocks(const GameRecord& record) { return ClockCheck(record).run(); }

}  // namespace tournament::records
