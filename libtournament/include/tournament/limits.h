// Every bound on input, in one table. Going over one is an error LIM001 {limit, bound, found}, never a crash.
#pragma once

#include <cstddef>

namespace tournament {

struct Limits {
  std::size_t file_bytes = std::size_t{32} << 20;
  std::size_t games_in_file = 100'000;
  std::size_t nodes_in_file = 4'000'000;
  int nesting = 1'000;                                ///< of variations
  std::size_t property_bytes = std::size_t{1} << 20;  ///< one property value
  std::size_t values_in_property = 65'025;
  int board_side = 255;
  int plies = 65'025;
  std::size_t variations = 65'025;  ///< of a game
  int name_length = 200;            ///< characters in a name, title, club
  int nick_length = 60;
  int label_length = 60;  ///< characters in a category, in the id of a place or of a rating list
  int nicks_of_player = 50;
  int categories_of_player = 20;
  int ratings_of_player = 100;
  int code_length = 60;     ///< characters in the code of an event
  int text_length = 2'000;  ///< characters in a remark
  int players_in_event = 10'000;
  int start_number = 999'999;  ///< of a player in an open challenge
  int rounds = 1'000;
  int boards = 100;        ///< of a match between teams
  int team_members = 200;  ///< reserves with them
  int award_halves = 200;  ///< of a win, a draw or a loss in a score table
  long board_score_halves = 1'000'000;
  std::size_t csv_lines = 200'000;
  int csv_columns = 100;
  std::size_t csv_cell_bytes = 10'000;
  std::size_t log_entry_bytes = std::size_t{1} << 20;
};

}  // namespace tournament
