#include "tournament/records/source_link.h"

#include <algorithm>
#include <array>

namespace tournament::records {

namespace {

/// An address whose rest, up to what cannot be part of it, names the game.
struct Address {
  std::string_view site;
  std::string_view address;  // without the scheme
};
constexpr std::array addresses{
    Address{"playdots", "playdots.ru/game-info/?id="},
    Address{"playdots", "www.playdots.ru/game-info/?id="},
    Address{"playdots", "game.playdots.ru/export/sgf/game/"},
    Address{"playdots", "game.playdots.ru/export/sgf/practice/"},
    Address{"zagram", "zagram.org/eidokropki/backend/download.py?id="},
    Address{"zagram", "zagram.org/eidokropki/index.html#url:"},
    Address{"zagram", "zagram.org/eidokropki/index.html#"},
    Address{"zagram", "www.zagram.org/eidokropki/backend/download.py?id="},
    Address{"zagram", "www.zagram.org/eidokropki/index.html#url:"},
    Address{"zagram", "www.zagram.org/eidokropki/index.html#"},
    Address{"zagram", "eidokropki.reaktywni.pl/index.phtml#url:"},
    Address{"zagram", "eidokropki.reaktywni.pl/index.phtml#"},
};

constexpr std::string_view name_characters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-:,";

/// Length of the scheme at the front, 0 for none.
std::size_t scheme_length(std::string_view text) {
  for (const std::string_view scheme : {"https://", "http://"})
    if (text.starts_with(scheme)) return scheme.size();
  return 0;
}

}  // namespace

std::vector<SourceLink> links_in(std::string_view text) {
  std::vector<SourceLink> links;
  for (std::size_t at = text.find("http"); at != std::string_view::npos; at = text.find("http", at + 1)) {
    const std::string_view rest = text.substr(at);
    const std::size_t scheme = scheme_length(rest);
    if (scheme == 0) continue;
    for (const Address& each : addresses) {
      if (!rest.substr(scheme).starts_with(each.address)) continue;
      const std::size_t begin = scheme + each.address.size();
      std::string_view name = rest.substr(begin);
      name = name.substr(0, name.find_first_not_of(name_characters));
      while (name.ends_with(',') || name.ends_with(':')) name.remove_suffix(1);  // of the sentence around it
      if (name.empty()) break;
      links.push_back({each.site, std::string(name), std::string(rest.substr(0, begin + name.size()))});
      break;
    }
  }
  return links;
}

std::vector<SourceLink> source_links(const GameRecord& record) {
  std::vector<SourceLink> links;
  const auto add = [&](std::string_view text) {
    for (SourceLink& link : links_in(text))
      if (std::find(links.begin(), links.end(), link) == links.end()) links.push_back(std::move(link));
  };
  add(record.source);
  add(record.place);
  add(record.event);
  add(record.comment);
  for (const RecordedMove& each : record.moves)
    if (!each.notes->comment.empty()) add(each.notes->comment);
  return links;
}

}  // namespace tournament::records
