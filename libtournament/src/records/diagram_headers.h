// The header lines of a text diagram, and the fields of a record that they are.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "tournament/records/game_record.h"

namespace tournament::records {

struct DiagramHeader {
  std::string_view name;
  std::string& (*field)(GameRecord& record);
};

inline constexpr std::array diagram_headers{
    DiagramHeader{"rules", [](GameRecord& r) -> std::string& { return r.rules; }},
    DiagramHeader{"first", [](GameRecord& r) -> std::string& { return r.first.name; }},
    DiagramHeader{"first-rank", [](GameRecord& r) -> std::string& { return r.first.rank; }},
    DiagramHeader{"second", [](GameRecord& r) -> std::string& { return r.second.name; }},
    DiagramHeader{"second-rank", [](GameRecord& r) -> std::string& { return r.second.rank; }},
    DiagramHeader{"event", [](GameRecord& r) -> std::string& { return r.event; }},
    DiagramHeader{"round", [](GameRecord& r) -> std::string& { return r.round; }},
    DiagramHeader{"date", [](GameRecord& r) -> std::string& { return r.date; }},
    DiagramHeader{"place", [](GameRecord& r) -> std::string& { return r.place; }},
    DiagramHeader{"source", [](GameRecord& r) -> std::string& { return r.source; }},
    DiagramHeader{"application", [](GameRecord& r) -> std::string& { return r.application; }},
    DiagramHeader{"time-control", [](GameRecord& r) -> std::string& { return r.time_control; }},
    DiagramHeader{"annotator", [](GameRecord& r) -> std::string& { return r.annotator; }},
    DiagramHeader{"result", [](GameRecord& r) -> std::string& { return r.claim.raw; }},
    DiagramHeader{"comment", [](GameRecord& r) -> std::string& { return r.comment; }},
};

}  // namespace tournament::records
