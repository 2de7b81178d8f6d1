#include "tournament/records/board_record.h"

#include <algorithm>

namespace tournament::records {

std::string_view to_text(BoardResult result) {
  switch (result) {
    case BoardResult::unknown: return "unknown";
    case BoardResult::white: return "white";
    case BoardResult::black: return "black";
    case BoardResult::draw: return "draw";
    case BoardResult::both_lost: return "both_lost";
    case BoardResult::unreadable: return "unreadable";
  }
  return {};
}

std::string_view BoardGameRecord::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &BoardTag::name);
  return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

void BoardGameRecord::set_tag(std::string_view name, std::string value, dots::Place place) {
  const auto found = std::ranges::find(tags, name, &BoardTag::name);
  if (found != tags.end()) {
    found->value = std::move(value);
    found->place = place;
  } else if (!value.empty()) {
    tags.push_back({std::string(name), std::move(value), place});
  }
}

}  // namespace tournament::records
