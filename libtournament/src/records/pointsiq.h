// PointsIQ puzzles (formats/pointsiq.md §1): `{:(answers);:id;:level;:task;:[x,y,R]:[x,y,B]…;:hint;}`.
#pragma once

#include <string_view>

#include "tournament/records/codec.h"

namespace tournament::records {

bool sniff_pointsiq(std::string_view bytes);
/// Each puzzle is a record without moves; its texts are in the comment.
ReadResult read_pointsiq(std::string_view bytes, const ReadOptions& options);

}  // namespace tournament::records
