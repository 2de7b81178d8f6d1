// Records of a folder, each linked to the pairing it is the game of: what they propose, and where they contradict.
//
//   std::vector<RecordLink> links = link_records(opened, section, round, games);
//   for (const RecordLink& link : links) if (link.verdict == LinkVerdict::proposed) …link.result…
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/evidence.h"
#include "cli/open_event.h"
#include "tournament/records/record_facts.h"

namespace arbiter::cli {

enum class LinkVerdict : std::uint8_t {
  proposed,     ///< the result can be set
  same,         ///< it is set so already
  contradicts,  ///< never set from this record; `findings` say why
};
std::string_view to_text(LinkVerdict verdict);

/// One game of a file as it was read.
struct FoundGame {
  std::string file;
  std::size_t index = 0;  ///< 0-based, in the file
  Evidence evidence;      ///< without its file, which several games share
  std::shared_ptr<const tournament::store::RecordFile> stored;
  tournament::records::RecordedStart start{};
  dots::Diagnostics clocks{};  ///< against the time control of the event, and what puts the result in doubt
};

struct RecordLink {
  LinkVerdict verdict = LinkVerdict::contradicts;
  tournament::event::RoundNumber round = 0;  ///< 0: no pairing was found
  tournament::event::TableNumber table = 0;
  tournament::event::EntryNumber first = 0, second = 0;
  tournament::event::GameResult result{};  ///< of a proposal
  dots::Diagnostics findings{};
};

/// A link for each game, in their order. A pairing is found by its two players, who may go by any of their names; among
/// several by the round that the record names, then by being open, then, within a round, by sides and start position.
/// Event, round, date, board, start position, sides, clocks and verdict must agree with it, and no two records may
/// speak of one pairing. `round` 0: of the whole section.
std::vector<RecordLink> link_records(const OpenEvent& opened, tournament::event::SectionNumber section,
                                     tournament::event::RoundNumber round, const std::vector<FoundGame>& games);

}  // namespace arbiter::cli
