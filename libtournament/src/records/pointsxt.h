// PointsXT `.sav`: the layout that reader and writer share (formats/pointsxt.md §1).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "tournament/records/codec.h"

namespace tournament::records {

namespace pointsxt {

inline constexpr std::size_t header_bytes = 58;
inline constexpr std::size_t move_bytes = 13;
inline constexpr int width = 39;
inline constexpr int height = 32;
inline constexpr std::size_t most_moves = 65'536;
inline constexpr std::size_t flags_at = 3, flags_bytes = 8;
inline constexpr std::size_t second_name_at = 11, first_name_at = 20, name_bytes = 9;
inline constexpr std::size_t number_at = 29, number_bytes = 4;
inline constexpr std::size_t zeros_at = 33;

/// Names of the facts that only this format has (GameRecord::format_facts).
inline constexpr std::string_view flags_fact = "pointsxt.flags";
inline constexpr std::string_view number_fact = "pointsxt.number";
inline constexpr std::string_view zeros_fact = "pointsxt.zeros";

}  // namespace pointsxt

bool sniff_pointsxt(std::string_view bytes);
/// A file that is cut off gives the moves that are whole, with an error; one without a whole header gives none.
ReadResult read_pointsxt(std::string_view bytes, const ReadOptions& options);
dots::Result<Written> write_pointsxt(const GameRecord& record);

}  // namespace tournament::records
