// Store: players, events with their logs, and record files, in a SQLite file or in a PostgreSQL database.
//
//   auto store = Store::open("arbiter.db", OpenMode::read_write);  // or "postgresql://anna@hall/spring"
//   auto event = store->find_event("spring-cup");
//   auto done = store->decide_and_append(event->id, SetResult{1, 3, result}, {.at = now, .actor = "Anna"});
//
// Every call is one transaction: after an error the database is as it was before the call, after a success the change
// has reached the disk. A Store belongs to the thread that opened it; several processes, or several Stores, may use
// one database. The log is verified whenever it is read, so a decision is never based on a log that was tampered with.
// No QCoreApplication is needed; where an application has one, it must outlive its Stores.
//
// A target is the path of a file, `:memory:` (init only), or `postgresql://[USER@][HOST[:PORT]]/NAME`, with
// `?host=FOLDER` for the folder of a Unix socket and `&sslmode=…`, `&sslrootcert=…`, `&connect_timeout=…`. Passwords
// are never part of it: libpq takes them from PGPASSWORD or its password file.
//
// Errors: errors.h (STO001 …). Any call may fail with STO008 (busy, full, io, connection …), STO009 (damaged) or, when
// the store was opened for reading only, STO004. After STO008 {what: connection} of a call that writes, whether it was
// done is not known: open again and look.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/diagnostic.h"
#include "dots/result.h"
#include "tournament/event/log.h"
#include "tournament/event/player_log.h"
#include "tournament/event/types.h"
#include "tournament/store/errors.h"
#include "tournament/store/games.h"
#include "tournament/store/types.h"

namespace tournament::store {

enum class OpenMode : std::uint8_t { read_only, read_write };

class Store {
 public:
  /// Creates a database, whole or not at all; with PostgreSQL in an empty database, which is made if it is not there.
  /// `at`: UTC time, "2026-11-29T22:05:03Z".
  /// Errors: STO002, STO004, STO010 there is one, STO015 {field: at}, STO021, STO022.
  static dots::Result<Store> init(const std::string& target, const std::string& at);
  /// Opens a database; one that is refused is left as it was, a file byte for byte.
  /// Errors: STO001 … STO005, STO009, STO014, STO016, STO021, STO022.
  static dots::Result<Store> open(const std::string& target, OpenMode mode);
  /// Brings a database of an older version to this one's schema. A SQLite file is copied first, beside itself.
  /// Errors: as open(), without STO016.
  static dots::Result<Migrated> migrate(const std::string& target, const std::string& at);

  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  // ---- care -----------------------------------------------------------------------------------------------------
  /// Everything that can be found wrong: the engine's own checks, every log chain, event rows against their logs,
  /// players and records that the logs name, the register against its own log, checksums of records, search texts.
  /// Empty: sound.
  /// A finding has a code of errors.h; STO008 as an error of the call itself means that it could not be checked.
  [[nodiscard]] dots::Result<dots::Diagnostics> check() const;
  /// Versions, size, counts, settings, the ends of all logs, and the findings of check().
  [[nodiscard]] dots::Result<Health> health() const;
  /// Writes anew what follows from the logs: rows of events and of players, search texts. Errors: STO007, STO027 a log
  /// is not sound; then nothing is changed.
  dots::Result<Rebuilt> rebuild();
  /// A copy of everything in the new file `path`, taken while others go on writing: a database where this is SQLite, an
  /// archive where it is PostgreSQL. Errors: STO004, STO010, and of export_archive().
  [[nodiscard]] dots::Result<void> backup(const std::string& path) const;
  /// Everything in the new file `path`, as lines of JSON (schemas/json/archive.schema.json), the same for both engines
  /// and byte for byte for the same contents. Errors: STO004, STO007 and STO019 what is not sound, STO010.
  [[nodiscard]] dots::Result<void> export_archive(const std::string& path) const;
  /// A new database with what an archive has: the same ids and the same ends of all logs. `at`: as for init().
  /// Errors: STO004, STO005 no such archive, STO023, STO024, and of init().
  static dots::Result<Store> import_archive(const std::string& path, const std::string& target, const std::string& at);
  /// A new database from a backup() of either kind, brought to this version's schema; nothing is ever overwritten.
  /// Errors: STO001 … STO005 and STO009 of the backup, and of import_archive().
  static dots::Result<Store> restore(const std::string& backup, const std::string& target, const std::string& at);

  // ---- players --------------------------------------------------------------------------------------------------
  // Every change is an entry of the register's log, with the actor and the time of the context and a reason, which may
  // be empty and names nobody: it cannot be erased.

  /// Adds a player and gives the id; `player.id` is not used. Errors: of event::validate, STO015.
  dots::Result<event::PlayerId> add_player(const event::Player& player, const event::Context& context,
                                           const std::string& reason = {});
  /// Adds all or none; ids in the order given. Errors: as add_player, with {row} the 1-based number of the player.
  dots::Result<std::vector<event::PlayerId>> add_players(const std::vector<event::Player>& players,
                                                         const event::Context& context, const std::string& reason = {});
  /// Makes a player what is given; what stands already is no change. Errors: STO011 {kind: player}, STO029 merged into
  /// another, of event::validate.
  dots::Result<void> update_player(const event::Player& player, const event::Context& context,
                                   const std::string& reason = {});
  /// Reads, changes and writes a player in one transaction, so that no other desk's change is lost. `change` may be
  /// called again. Errors: as update_player, and of `change`.
  dots::Result<event::Player> edit_player(event::PlayerId id,
                                          const std::function<dots::Result<void>(event::Player&)>& change,
                                          const event::Context& context, const std::string& reason = {});
  /// Adds and changes all or none; the ids in the order given. Errors: as add_players and update_player; STO006 the
  /// register has moved on.
  dots::Result<std::vector<event::PlayerId>> change_players(const PlayerChanges& changes,
                                                            const event::Context& context);
  /// `merged` turned out to be the same person as `kept`, who gets what he lacks of nicks, ratings and the rest. All
  /// entries and games follow: the logs of events stay as they are, their states name `kept`.
  /// Errors: STO011, STO028 both take part in one section of an event, STO029 {player, what: same | merged}.
  dots::Result<void> merge_players(event::PlayerId kept, event::PlayerId merged, const event::Context& context,
                                   const std::string& reason = {});
  /// Two persons after all. What the merge brought to the other goes again, unless that one was edited since.
  /// Errors: STO011, STO029 {player, what: not_merged}.
  dots::Result<void> undo_merge(event::PlayerId merged, const event::Context& context, const std::string& reason = {});
  /// Takes away all that is known of a person, in the log too; what the log holds beside it still verifies.
  /// Errors: STO011, STO029 {player, what: merged}.
  dots::Result<void> erase_player(event::PlayerId id, const event::Context& context, const std::string& reason = {});
  /// Errors: STO011.
  [[nodiscard]] dots::Result<event::Player> player(event::PlayerId id) const;
  /// All but the merged, by name (folded), then id.
  [[nodiscard]] dots::Result<std::vector<event::Player>> players() const;
  /// Those whose name, nicks or Latin name have every word of `text`, whatever the case and the accents; all for an
  /// empty text.
  [[nodiscard]] dots::Result<std::vector<event::Player>> find_players(std::string_view text) const;
  /// The ids of those who were merged, and of the persons they turned out to be.
  [[nodiscard]] dots::Result<std::map<event::PlayerId, event::PlayerId>> merges() const;
  /// By event. Errors: STO007, STO011.
  [[nodiscard]] dots::Result<std::vector<PlayerEntry>> entries_of(event::PlayerId id) const;
  /// All entries of the register's log, oldest first. Errors: STO027.
  [[nodiscard]] dots::Result<std::vector<event::PlayerLogEntry>> player_log() const;
  /// Walks the chain of the register. Errors: STO027 names the first bad entry.
  [[nodiscard]] dots::Result<LogHead> verify_player_log() const;

  // ---- events ---------------------------------------------------------------------------------------------------
  /// Decides CreateEvent and starts the chain of the event. Errors: of decide(), STO013 {code}, STO015.
  dots::Result<Appended> create_event(const event::EventSettings& settings, const event::Context& context);
  /// The same with everything that the event begins with, decided by the caller on an empty state: all of it or
  /// nothing. Errors: STO011 what a body names, STO013 {code}, STO015 {field: bodies} the first is no creation.
  dots::Result<Appended> create_event(const std::vector<event::LogBody>& bodies, const event::Context& context);
  /// All, by id.
  [[nodiscard]] dots::Result<std::vector<EventSummary>> events() const;
  /// The event of that id, code or title (then: title whatever the case and the accents).
  /// Errors: STO011 {kind: event}, STO012 {value, count} several.
  [[nodiscard]] dots::Result<EventSummary> find_event(std::string_view name) const;
  /// The state that the log amounts to. Errors: STO007, STO011.
  [[nodiscard]] dots::Result<event::State> load(EventId event) const;
  /// All entries, oldest first. Errors: STO007, STO011.
  [[nodiscard]] dots::Result<std::vector<event::LogEntry>> log(EventId event) const;
  /// Walks the chain and compares its end with the row of the event. Errors: STO007 names the first bad entry, STO011.
  [[nodiscard]] dots::Result<LogHead> verify_log(EventId event) const;

  /// Appends decisions that were made on the state at `expected_sequence`, and stores `records` with them.
  /// Errors: STO006 {event, expected, found} the log has moved on, STO007, STO011 the event, or a player or record that
  /// a body names, is not there, STO015, LIM001 {limit: log_entry_bytes | file_bytes}.
  dots::Result<Appended> append(EventId event, std::int64_t expected_sequence,
                                const std::vector<event::LogBody>& bodies, const event::Context& context,
                                const std::vector<RecordFile>& records = {});
  /// Loads, decides and appends under the writers' lock: no conflict is possible, and a command that lost a race is
  /// decided again on the state of the winner. Errors: of decide(), and as append().
  dots::Result<Appended> decide_and_append(EventId event, const event::Command& command, const event::Context& context,
                                           const std::vector<RecordFile>& records = {});

  // ---- records --------------------------------------------------------------------------------------------------
  /// Stores a file once, by its SHA-256. Given again: name, time and bytes stay, the rows of `games` are renewed.
  /// Errors: STO015 {field: at | verdict | plies}, LIM001 {limit: file_bytes}.
  dots::Result<PutRecord> put_record(const RecordFile& file, const std::string& at);
  /// All, oldest import first.
  [[nodiscard]] dots::Result<std::vector<StoredRecord>> records() const;
  /// `id`: a SHA-256, or a RecordId (the index is not used). Errors: STO011 {kind: record}.
  [[nodiscard]] dots::Result<StoredRecord> record(std::string_view id) const;
  /// The bytes as they were given. Errors: STO011, STO019 they were changed since.
  [[nodiscard]] dots::Result<std::string> record_bytes(std::string_view id) const;

  // ---- the archive of games (games.h) -----------------------------------------------------------------------------
  /// Stores many files in one transaction; games that are stored already are left out. Outcomes in the order of files.
  /// Errors: as put_record(); nothing is stored then.
  dots::Result<std::vector<FileOutcome>> import_records(std::span<const RecordFile> files, const std::string& at,
                                                        const PutOptions& options);
  /// Which of the files are stored, by their SHA-256.
  [[nodiscard]] dots::Result<std::vector<bool>> has_records(std::span<const std::string> sha256s) const;
  /// Games by day, then record; `visit` is called as they are found, until it fails, and must not use this store.
  dots::Result<void> visit_games(const GameFilter& filter,
                                 const std::function<dots::Result<void>(const FoundGame&)>& visit) const;
  /// The next `count` games by record and index, after the one named (empty: from the first).
  [[nodiscard]] dots::Result<std::vector<FoundGame>> games_after(const GameFilter& filter, const event::RecordId& last,
                                                                 int count) const;
  /// Counts of the games by start position.
  [[nodiscard]] dots::Result<std::vector<GameCounts>> count_games(const GameFilter& filter) const;

 private:
  struct Impl;
  explicit Store(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace tournament::store
