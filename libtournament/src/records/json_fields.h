// Fields of a JSON object that are left out where there is nothing to say.
//
//   put_text(object, "name", player.name);
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "dots/result.h"
#include "tournament/records/game_time.h"

namespace tournament::records {

inline void put_text(nlohmann::ordered_json& object, const char* name, const std::string& text) {
  if (!text.empty()) object[name] = text;
}
inline void put_place(nlohmann::ordered_json& object, const char* name, const dots::Place& place) {
  if (place != dots::Place{}) object[name] = {place.line, place.column};
}
template <class Number>
void put_number(nlohmann::ordered_json& object, const char* name, const std::optional<Number>& number) {
  if (number) object[name] = *number;
}
inline void put_time(nlohmann::ordered_json& object, const char* name, const std::optional<Milliseconds>& time) {
  if (time) object[name] = to_seconds(*time);
}

}  // namespace tournament::records
