// A record of a board game as JSON (formats/json.md §1): the part that is not shared with Dots.
//
//   object = board_json(record);
//   GameRecord record = read_board_json(json, "records[0]", limits);
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "tournament/records/game_record.h"

namespace tournament::records {

nlohmann::ordered_json board_json(const GameRecord& record);

/// An object with a `board` in it. A value of the wrong kind is JSN003 and makes the record unplayable; a name that is
/// not known JSN004.
GameRecord read_board_json(const nlohmann::json& json, const std::string& path, const Limits& limits);

}  // namespace tournament::records
