// The static site of an event: pages, style sheet, data files and the records, made in memory and free of any file
// access.
//
//   Site site = make_site({.state = state, .players = players, .standings = table, .crosstable = cross, …});
//   for (const SiteFile& file : site) …file.path, file.bytes…
//   write_site(site, "out");                                   // site_folder.h
//
// No page asks anything of another server, none holds a script, and the content security policy says so. File names are
// made of numbers and hashes, never of titles or names.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tournament/event/log.h"
#include "tournament/event/types.h"
#include "tournament/records/game_record.h"
#include "tournament/records/verify.h"
#include "tournament/standings/boards.h"
#include "tournament/standings/standings.h"

namespace tournament::publish {

/// The head of the event's log: whoever keeps a page can tell later whether the log was cut or changed.
struct LogHead {
  std::int64_t count = 0;
  std::string hash;  ///< hex
};

/// A stored record, as it is shown beside its pairing.
struct SiteRecord {
  records::GameRecord record;
  records::VerifyReport report;
  std::string bytes;                    ///< the whole file, as it came
  std::string file_name;                ///< as it came; shown, never used as a name here
  std::vector<std::string> findings{};  ///< the diagnostics in words, made by the app
  bool withheld = false;                ///< the file is not published
};

struct SiteInput {
  event::State state;
  std::map<event::PlayerId, event::Player> players;  ///< of the register; who is missing is shown by number
  standings::Standings standings;
  standings::Crosstable crosstable;
  std::vector<standings::BoardRow> boards{};  ///< of an event of teams
  std::map<event::RecordId, SiteRecord> records;
  LogHead head;
  std::string generated_at;  ///< "2026-11-29 22:05 UTC", printed as given
};

struct SiteFile {
  std::string path;  ///< relative, '/' between folders, [a-z0-9._-] only
  std::string bytes;
};
using Site = std::vector<SiteFile>;

/// index, crosstable, the boards of teams, rounds, players, one page a player and a game with a record, style.css,
/// icon.svg, standings and crosstable as data, the bytes of the records; of an open challenge the central table and the
/// sheets instead of crosstable and rounds. Who refused to be shown is shown as
/// public_player.h says. The same input gives the same bytes.
Site make_site(const SiteInput& input);

}  // namespace tournament::publish
