// The errors and findings of the store, in one table.
//
//   if (auto store = Store::open(path, OpenMode::read_write); !store && store.error().code == errors::no_such_file) …
//   for (const errors::Entry& entry : errors::table) …entry.code, entry.arguments, entry.meaning…
#pragma once

#include <array>
#include <string_view>

namespace tournament::store::errors {

inline constexpr std::string_view not_a_database = "STO001";
inline constexpr std::string_view foreign_database = "STO002";
inline constexpr std::string_view newer_schema = "STO003";
inline constexpr std::string_view cannot_open = "STO004";
inline constexpr std::string_view no_such_file = "STO005";
inline constexpr std::string_view conflict = "STO006";
inline constexpr std::string_view chain_broken = "STO007";
inline constexpr std::string_view storage = "STO008";
inline constexpr std::string_view damaged = "STO009";
inline constexpr std::string_view file_exists = "STO010";
inline constexpr std::string_view not_found = "STO011";
inline constexpr std::string_view ambiguous_event = "STO012";
inline constexpr std::string_view code_taken = "STO013";
inline constexpr std::string_view migration_changed = "STO014";
inline constexpr std::string_view value_refused = "STO015";
inline constexpr std::string_view older_schema = "STO016";
inline constexpr std::string_view projection_differs = "STO017";
inline constexpr std::string_view dangling_reference = "STO018";
inline constexpr std::string_view record_changed = "STO019";
inline constexpr std::string_view stale_search_text = "STO020";
inline constexpr std::string_view password_in_target = "STO021";
inline constexpr std::string_view target_refused = "STO022";
inline constexpr std::string_view archive_damaged = "STO023";
inline constexpr std::string_view newer_archive = "STO024";
inline constexpr std::string_view weak_setting = "STO025";
inline constexpr std::string_view player_differs = "STO026";
inline constexpr std::string_view register_broken = "STO027";
inline constexpr std::string_view play_together = "STO028";
inline constexpr std::string_view merge_refused = "STO029";

/// A code with the names of its arguments and what it means; the words for people are the apps'.
struct Entry {
  std::string_view code;
  std::string_view arguments;
  std::string_view meaning;
};

inline constexpr std::array table{
    Entry{not_a_database, "path", "the file is no SQLite database"},
    Entry{foreign_database, "path application_id", "the database belongs to another program; it was not touched"},
    Entry{newer_schema, "path found supported", "a newer version of the program made it; it was not touched"},
    Entry{cannot_open, "path reason", "not a file, no permission, or read-only where writing was asked for"},
    Entry{no_such_file, "path", "there is no such file; only init creates one"},
    Entry{conflict, "event expected found", "somebody else decided meanwhile: load again and retry"},
    Entry{chain_broken, "event sequence what",
          "the log was tampered with: the entry was changed, replaced, removed, reordered (was: its own number) or is "
          "unreadable"},
    Entry{storage, "what detail", "busy, full, io, read_only, memory, connection, driver or other"},
    Entry{damaged, "path detail", "the database file is damaged (truncated, or pages overwritten)"},
    Entry{file_exists, "path", "init leaves an existing file alone"},
    Entry{not_found, "kind value", "no event, player or record of that name"},
    Entry{ambiguous_event, "value count", "several events go by that name; use the code or the id"},
    Entry{code_taken, "code", "another event has the code"},
    Entry{migration_changed, "number name", "the schema was made by a migration that differs from the program's"},
    Entry{value_refused, "field reason", "a value that cannot be stored: empty, control, encoding or range"},
    Entry{older_schema, "path found supported", "an older version of the program made it; migrate it"},
    Entry{projection_differs, "event column stored log", "the row of an event is not what its log amounts to"},
    Entry{dangling_reference, "event sequence kind value", "the log names a player or a record that is not there"},
    Entry{record_changed, "record", "the stored bytes do not have the checksum they are filed under"},
    Entry{stale_search_text, "player", "the search text of a player does not match the name"},
    Entry{
        password_in_target, "",
        "a password in the address would be seen in histories and lists of processes: PGPASSWORD or the password file "
        "of libpq have it"},
    Entry{target_refused, "target what",
          "the address of the database is not understood: user, host, port, name, option or value"},
    Entry{archive_damaged, "path line what",
          "the archive was cut, changed or is none: json, order, checksum, count, entry, head, player, record, value "
          "or end"},
    Entry{newer_archive, "path found supported", "a newer version of the program made the archive"},
    Entry{weak_setting, "name value wanted", "a setting of the database risks what was acknowledged"},
    Entry{player_differs, "player column", "the row of a player is not what the register's log amounts to"},
    Entry{register_broken, "sequence what",
          "the register's log was tampered with: the entry was changed, replaced, removed, has other facts or is "
          "unreadable"},
    Entry{play_together, "player other event section",
          "both take part in one section of an event: they cannot be one person"},
    Entry{merge_refused, "player what",
          "no such merge: the player is the same, merged into another already, or not merged"},
};

}  // namespace tournament::store::errors
