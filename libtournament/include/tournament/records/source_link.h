// Where a record came from: links of the sites that give records away, found in its texts. Nothing is fetched.
//
//   for (const SourceLink& link : source_links(record)) print(link.site, link.game, link.url);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tournament/records/game_record.h"

namespace tournament::records {

struct SourceLink {
  std::string_view site;  ///< "playdots", "zagram"
  std::string game;       ///< "109964", "zagram185253", "fWwBwH2R:0,0"
  std::string url;        ///< as written; http or https
  friend bool operator==(const SourceLink&, const SourceLink&) = default;
};

/// The links in one text, in order.
std::vector<SourceLink> links_in(std::string_view text);

/// The links in source, place, comments and event of a record, each once.
std::vector<SourceLink> source_links(const GameRecord& record);

}  // namespace tournament::records
