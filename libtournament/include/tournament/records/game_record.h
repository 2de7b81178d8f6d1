// GameRecord: a game as moves with headers, whatever the file format, with what its reader found on the way.
//
//   ReadResult read = read_records(bytes, {.file_name = "t3.sgf"});
//   for (const GameRecord& record : read.records) verify(record, options);
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dots/diagnostic.h"
#include "dots/outcome.h"
#include "dots/rare.h"
#include "dots/surround/position.h"
#include "tournament/limits.h"
#include "tournament/records/board_record.h"
#include "tournament/records/game_time.h"

namespace tournament::records {

/// How a record says the game ended, as written.
enum class ClaimKind : std::uint8_t { none, points, resignation, time, grounding, draw, unknown_win, unreadable };

/// The result a record claims (SGF RE).
struct Claim {
  std::string raw;  ///< text as written
  ClaimKind kind = ClaimKind::none;
  dots::Winner winner = dots::Winner::none;
  long margin_halves = 0;  ///< for `points`
  dots::Place place{};
  friend bool operator==(const Claim&, const Claim&) = default;
};

/// How a point is marked to speak of it (SGF TR, SQ, CR, MA, SL, LB).
enum class MarkKind : std::uint8_t { triangle, square, circle, cross, selected, label };

/// A mark on a point of the board; only a label has a text.
struct Mark {
  MarkKind kind = MarkKind::triangle;
  dots::surround::Point point{};
  std::string text{};
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// What a record seldom says beside a move.
struct MoveNotes {
  std::string comment{};
  std::vector<Mark> marks{};       ///< on the board after the move
  bool fill = false;               ///< one of the dots put by hand after a grounding (playdots)
  std::optional<double> put_at{};  ///< when, in days since 1899-12-30, by the clock of the program (PointsXT)
  int capture_mark = 0;            ///< number of the capture whose captive this dot is marked as; 0 = none (PointsXT)
  friend bool operator==(const MoveNotes&, const MoveNotes&) = default;
};

/// One move of a line with what the record says beside it. Files have hundreds of moves, so it is kept small.
struct RecordedMove {
  dots::surround::Move move;
  dots::Place place{};
  std::optional<Milliseconds> time_left{};  ///< of the mover, after the move (BL/WL)
  dots::Rare<MoveNotes> notes{};
  friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// A line of moves that might have been played from some move of another line on. The lines of a record are numbered: 0
/// is the main line, n the variation n - 1.
struct Variation {
  std::size_t parent = 0;                         ///< number of the line that it leaves, below its own
  std::size_t at = 0;                             ///< moves of the parent that come before its own
  std::vector<dots::surround::SetupDot> setup{};  ///< dots put on the board before its first move
  std::string comment{};                          ///< before its first move
  std::vector<Mark> marks{};                      ///< before its first move
  std::vector<RecordedMove> moves{};              ///< none: a remark on the position in which it leaves
  friend bool operator==(const Variation&, const Variation&) = default;
};

/// A person as the record names him.
struct RecordedPlayer {
  std::string name;
  std::string rank;  ///< as written
  std::optional<double> rating{};
  friend bool operator==(const RecordedPlayer&, const RecordedPlayer&) = default;
};

/// A game of Dots has its moves here; one on the 8x8 board has them, and its headers in full, in `board`.
/// A STOP that a record only shows in a comment is a move of its own here; so are grounding and resignation.
struct GameRecord {
  std::string
      format;  ///< "sgf", "pdn", "ggf", "pointsxt", "vkontakte", "json", "diagram", "pointsiq", "zagram-settings"
  std::string dialect;   ///< of SGF: "plain", "zagram", "playdots", "vpoints", …; else the same as `format`
  int index = 0;         ///< 0-based position in the file
  bool playable = true;  ///< false: a critical finding; no game could be made
  std::string game = "dots";
  std::string rules;            ///< rules text the record itself asks for (preset;axis=value…)
  bool rules_named = true;      ///< false: the record does not say by which rules; automatic was assumed
  dots::Place contour_place{};  ///< of the first contour written in a move
  int width = 0;
  int height = 0;
  RecordedPlayer first{}, second{};
  std::string event{}, round{}, date{}, place{}, source{}, application{}, time_control{}, comment{}, annotator{};
  std::optional<Milliseconds> main_time{};
  dots::Place time_place{};                                   ///< of OT, else of TM
  std::optional<Milliseconds> clock_first{}, clock_second{};  ///< at the start (BL/WL of the root)
  long komi_halves = 0;                                       ///< points added to the second side, in halves
  std::vector<dots::surround::SetupDot> setup{};
  std::vector<dots::Place> setup_places{};  ///< parallel to setup
  bool setup_complete = true;               ///< false: a point of the setup could not be read
  std::size_t setup_in_line = 0;            ///< so many dots, the last ones, are not there in variations from the start
  std::vector<Mark> marks{};                ///< on the board before the first move
  std::vector<RecordedMove> moves{};        ///< the main line
  std::vector<Variation> variations{};
  /// Final areas (TB/TW) as contours, first side then second.
  std::vector<std::vector<dots::surround::Point>> areas_first{}, areas_second{};
  dots::Place end_place{};  ///< where the main line ends
  Claim claim{};
  std::optional<long> handicap{};
  dots::Place handicap_place{};
  /// What the file says beside the game and no field here holds (unknown properties), by name, each once.
  std::vector<std::string> unheld{};
  /// Facts of one format that have no field here, as that format wrote them: {"pointsxt.flags", "ffff000000000000"}.
  dots::Arguments format_facts{};
  std::optional<BoardGameRecord> board{};  ///< of a game on the 8x8 board; its moves as texts
  dots::Diagnostics diagnostics{};

  /// Moves in the main line.
  [[nodiscard]] std::size_t plies() const { return board ? board->moves().size() : moves.size(); }
  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// Everything a file held. Nothing is lost: games = playable + unplayable records.
struct ReadResult {
  std::vector<GameRecord> records;
  dots::Diagnostics diagnostics;  ///< of the file, not of one game (empty file, over a limit, unknown format)
  std::string encoding;           ///< how the text was decoded: "UTF-8", "windows-1251", …
};

}  // namespace tournament::records
