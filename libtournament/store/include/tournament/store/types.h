// What the store gives and takes beside the event types: summaries of events, record files.
//
//   RecordFile file{.file_name = "t3.sgf", .bytes = bytes};
//   for (const GameRecord& game : read.records) file.games.push_back(describe(game, verify(game, options)));
//   auto done = store.decide_and_append(event, SetResult{1, 3, result}, context, {file});
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dots/diagnostic.h"
#include "tournament/event/log.h"
#include "tournament/records/game_digest.h"
#include "tournament/records/game_record.h"
#include "tournament/records/verify.h"

namespace tournament::store {

using EventId = std::int64_t;  ///< also the id of the event's chain in the log

/// An event in a list. `sequence` and `head` are the number and the hash of its last log entry: publish them.
struct EventSummary {
  EventId id = 0;
  std::string code{};
  std::string title{};
  std::string game{};
  std::string rules{};   ///< canonical text
  std::string system{};  ///< as to_text(System)
  std::string place{};
  std::string starts_on{};
  std::string ends_on{};
  std::int64_t entries = 0;
  std::int64_t rounds = 0;   ///< paired
  std::int64_t results = 0;  ///< pairings that have one
  std::int64_t sequence = 0;
  std::string head{};
  friend bool operator==(const EventSummary&, const EventSummary&) = default;
};

/// What a transaction added to the log of an event, and the state after it.
struct Appended {
  EventId event = 0;
  std::vector<event::LogEntry> entries{};  ///< with sequence and hashes
  event::State state{};
};

/// The end of a verified log.
struct LogHead {
  std::int64_t sequence = 0;  ///< 0: the log is empty
  std::string hash{};         ///< 64 zeros when it is empty
  friend bool operator==(const LogHead&, const LogHead&) = default;
};

/// One game of a record file, as it is listed.
struct RecordGame {
  int index = 0;         ///< 0-based position in the file
  std::string format{};  ///< "sgf"
  std::string dialect{};
  std::string game{};   ///< "dots"
  std::string rules{};  ///< canonical text it was replayed by
  std::string first{};  ///< names as the record has them
  std::string second{};
  std::string event{};
  std::string round{};
  std::string date{};
  std::string claimed{};  ///< the result as written
  int plies = 0;
  int accepted = 0;          ///< plies that the rules accepted
  std::string verdict{};     ///< as to_text(Verdict)
  std::string error_code{};  ///< of the first finding that is an error; empty when there is none
  // What games are searched and counted by; empty or 0 for games stored by an older version.
  int width = 0;
  int height = 0;
  std::string start{};   ///< name of the start position, as in rules: "cross"
  std::string day{};     ///< ISO date, or its year or month
  std::string winner{};  ///< "first", "second", "draw"; by the rules, else as claimed
  std::string ending{};  ///< as to_text(Ending); empty: not known
  int dots = 0;          ///< moved, start dots apart
  int first_captives = 0;
  int second_captives = 0;
  std::int64_t moves_digest = 0;                                        ///< records::moves_digest()
  std::array<std::int64_t, records::opening_depths.size()> openings{};  ///< records::opening_digests()
  friend bool operator==(const RecordGame&, const RecordGame&) = default;
};

/// The row for a game that was read and verified.
RecordGame describe(const records::GameRecord& record, const records::VerifyReport& report);

/// A record file to be stored.
struct RecordFile {
  std::string file_name{};  ///< as given; never opened
  std::string bytes{};
  std::vector<RecordGame> games{};
  /// records::prefix_digests() of each game, for finding games that go on where others end; may be left out.
  std::vector<std::vector<std::uint64_t>> beginnings{};
};

/// A record file in the store. A game of it is named by event::RecordId: sha256 + ":" + index.
struct StoredRecord {
  std::string sha256{};  ///< of the bytes, hex
  std::string file_name{};
  std::int64_t size = 0;  ///< bytes
  std::string imported_at{};
  std::vector<RecordGame> games{};
  friend bool operator==(const StoredRecord&, const StoredRecord&) = default;
};

/// The id of a game in a file: SHA-256 of the bytes, ":", 0-based index of the game.
event::RecordId record_id(std::string_view bytes, int index);

/// A setting of the database that durability or safety rests on.
struct Setting {
  std::string name{};
  std::string value{};
  std::string wanted{};  ///< empty: told for information
  friend bool operator==(const Setting&, const Setting&) = default;
};

/// The end of an event's log, to be published and compared.
struct EventHead {
  EventId event = 0;
  std::string code{};
  LogHead head{};
  friend bool operator==(const EventHead&, const EventHead&) = default;
};

/// Where a player is entered.
struct PlayerEntry {
  EventId event = 0;
  std::string code{};  ///< of the event
  event::SectionNumber section = 1;
  event::EntryNumber number = 0;
  bool member = false;  ///< of a team that is the entry
  friend bool operator==(const PlayerEntry&, const PlayerEntry&) = default;
};

/// Changes of the register that are made together, or not at all.
struct PlayerChanges {
  std::vector<event::Player> players{};  ///< as they shall be; with the id 0 a new one
  std::string reason{};
  /// End of the register's log on which they were planned; without it they are made on whatever stands.
  std::optional<std::int64_t> expected_sequence{};
};

/// What a rebuild found different and wrote anew, in rows.
struct Rebuilt {
  std::int64_t events = 0;
  std::int64_t players = 0;
  friend bool operator==(const Rebuilt&, const Rebuilt&) = default;
};

/// What a migration did.
struct Migrated {
  int from = 0;  ///< number of the last step that was there
  int to = 0;
  std::string backup{};  ///< path of the copy made before; empty when there was nothing to do, and for PostgreSQL
  friend bool operator==(const Migrated&, const Migrated&) = default;
};

/// How a database is.
struct Health {
  std::string engine{};   ///< "SQLite 3.40.1"
  int schema = 0;         ///< number of the last migration
  std::int64_t size = 0;  ///< bytes
  std::int64_t players = 0;
  std::int64_t events = 0;
  std::int64_t log_entries = 0;
  std::int64_t records = 0;
  std::int64_t record_games = 0;
  std::vector<Setting> settings{};
  std::vector<EventHead> heads{};  ///< of the logs that are sound
  LogHead register_head{};         ///< of the players' log
  dots::Diagnostics findings{};    ///< as Store::check(), and STO025 for settings; empty: all is well
};

/// Outcome of putting a record.
struct PutRecord {
  std::string sha256{};
  bool added = false;  ///< false: the same bytes were there already
};

}  // namespace tournament::store
