// The archive of games: what is searched for, what is found, what is counted, and what became of files put into it.
//
//   GameFilter filter{.names = {"Kovács, Anna", "anna17"}, .from_day = "2026-01-01"};
//   store->visit_games(filter, [](const FoundGame& found) { …found.record, found.game.first… });
//   for (const GameCounts& row : *store->count_games(filter)) …row.start, row.first_wins, row.games…
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tournament/store/types.h"

namespace tournament::store {

/// Games that fit everything that is said; an empty text or 0 says nothing. Names are compared whatever the case and
/// the accents.
struct GameFilter {
  std::vector<std::string> names{};  ///< the names of one person: one of them stands on either side
  std::string name_words{};          ///< each word stands in one of the two names
  std::string event{};               ///< as the record names it, whole
  std::string from_day{}, to_day{};  ///< ISO dates, both included
  int width = 0, height = 0;
  std::string rules{};  ///< canonical text, of which board, start position, seed and komi are not compared
  std::string start{};  ///< "cross"
  std::string winner{};
  std::string ending{};
  std::string verdict{};
  int least_dots = 0, most_dots = 0;
  int opening_depth = 0;     ///< one of records::opening_depths
  std::int64_t opening = 0;  ///< of records::opening_digests() at that depth
  std::int64_t most = 0;     ///< how many games at most
};

struct FoundGame {
  std::string record{};  ///< SHA-256 of its file
  std::string file_name{};
  RecordGame game{};
};

/// Games of one start position, counted.
struct GameCounts {
  std::string start{};
  std::int64_t games = 0;
  std::int64_t first_wins = 0, second_wins = 0, draws = 0;  ///< the rest has no winner
  std::int64_t first_captives = 0, second_captives = 0;     ///< together
  std::int64_t dots = 0;                                    ///< together
  friend bool operator==(const GameCounts&, const GameCounts&) = default;
};

struct PutOptions {
  bool keep_copies = false;  ///< store games that repeat stored ones
  bool renew = false;        ///< renew the rows of files that are stored already
};

/// How a game of a file stands to one that was stored before it.
enum class CopyKind : std::uint8_t {
  whole,         ///< the same dots in the same order, whatever the view; it is left out
  beginning,     ///< the stored one goes on
  continuation,  ///< the stored one is its beginning
};
std::string_view to_text(CopyKind kind);

struct FoundCopy {
  int index = 0;  ///< of the game in its file
  CopyKind kind = CopyKind::whole;
  event::RecordId of{};
  friend bool operator==(const FoundCopy&, const FoundCopy&) = default;
};

struct FileOutcome {
  std::string sha256{};
  bool known = false;   ///< the same bytes were there already
  bool stored = false;  ///< false: known, or every game of it is a whole copy
  std::vector<FoundCopy> copies{};
};

}  // namespace tournament::store
