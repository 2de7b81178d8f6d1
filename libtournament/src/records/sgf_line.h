// LineReader: one line of a game, node by node: setup, moves, and what stands beside them.
//
//   LineReader line(reading, nullptr);                  // the main line, into the record
//   line.node(root, true);
//   LineReader aside(reading, &variation);              // another line, into the variation
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "records/sgf_reading.h"
#include "records/smallest_contour.h"

namespace tournament::records {

class LineReader {
 public:
  LineReader(SgfReading& reading, Variation* variation)
      : reading_(reading),
        tree_(reading.tree),
        record_(reading.record),
        variation_(variation),
        moves_(variation != nullptr ? variation->moves : reading.record.moves),
        setup_(variation != nullptr ? variation->setup : reading.record.setup),
        marks_(variation != nullptr ? variation->marks : reading.record.marks),
        comment_before_(variation != nullptr ? variation->comment : reading.record.comment) {}

  void node(SgfIndex number, bool root);
  /// Variations leave the line before the nodes that follow, and before its first move.
  void leave_at_start() { left_at_start_ = true; }
  /// What only the end of the line shows.
  void finish();
  [[nodiscard]] std::size_t moves() const { return moves_.size(); }

 private:
  bool plain_dot(std::span<const SgfProperty> properties);
  [[nodiscard]] bool is_out_of_place(const PropertyInfo& info, bool root) const;
  void note_unheld(const PropertyInfo& info, const SgfProperty& property, bool repeated);
  void property(const PropertyInfo& info, const SgfProperty& property, bool root, bool repeated);
  void setup(const PropertyInfo& info, const SgfProperty& property);
  void put_setup(dots::Side side, dots::surround::Point point, dots::Place place);
  void moves(const PropertyInfo& info, const SgfProperty& property);
  void move(dots::Side side, const SgfValue& value);
  void contours(dots::surround::Move& move, std::string_view rest, std::size_t offset);
  void name_enclosed(dots::surround::Move& move, std::optional<dots::surround::Point> dot, std::string_view points,
                     std::size_t offset);
  void add(dots::surround::Move move, dots::Place place);
  void area(const PropertyInfo& info, const SgfProperty& property);
  void clock(const PropertyInfo& info, const SgfProperty& property, bool root);
  void comment(const SgfProperty& property);
  void end_node(bool root);
  void end_comment(bool root);
  void one_value(const SgfProperty& property);
  void sort_as_written();
  /// Moves of the main line are numbered in findings.
  [[nodiscard]] int next_ply() const { return variation_ != nullptr ? 0 : static_cast<int>(moves_.size()) + 1; }

  SgfReading& reading_;
  const SgfTree& tree_;
  GameRecord& record_;
  Variation* variation_;  ///< null: the main line
  std::vector<RecordedMove>& moves_;
  std::vector<dots::surround::SetupDot>& setup_;
  std::vector<Mark>& marks_;                             ///< before the first move
  std::string& comment_before_;                          ///< before the first move
  std::map<dots::surround::Point, std::size_t> placed_;  ///< numbers in the setup
  std::size_t node_moves_ = 0;                           ///< number of the first move of the node
  std::optional<Milliseconds> left_[2];                  ///< clocks of the node
  std::string comment_;                                  ///< of the node
  std::vector<Mark> node_marks_;                         ///< of the node
  bool marked_ = false;
  dots::Place comment_place_{};
  std::uint32_t last_count_ = 0;  ///< values of the last move property
  bool too_long_ = false;
  bool left_at_start_ = false;
  std::size_t line_ = 0;                   ///< of the last dot, for the place of the next one
  std::optional<SmallestContours> board_;  ///< once it is needed
};

}  // namespace tournament::records
