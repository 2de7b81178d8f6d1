#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> challenge_messages() {
  static constexpr Message table[] = {
      {"CHL001", "this is no JSON document", "give a file with players and duels"},
      {"CHL002", "'{key}' is missing or of the wrong kind at {where}", "see the format of open-challenge files"},
      {"CHL003", "'{value}' is no value of '{key}' at {where}", "see the format of open-challenge files"},
      {"CHL004", "player {number} at {where} is unknown, given twice or meets himself", "check the start numbers"},
  };
  return table;
}

}  // namespace arbiter::text
