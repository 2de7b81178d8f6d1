#include "cli/event_words.h"

#include <algorithm>
#include <limits>
#include <set>

#include "tournament/publish/display_text.h"
#include "tournament/store/errors.h"

namespace arbiter::cli {

namespace event = tournament::event;

namespace {

dots::Error not_found(const char* kind, const std::string& value) {
  return {std::string(tournament::store::errors::not_found), {{"kind", kind}, {"value", value}}};
}

}  // namespace

dots::Result<event::SectionNumber> section_of(const Invocation& call, const event::State& state) {
  const auto text = call.options.value("section");
  if (!text) return 1;
  if (const auto number = whole_number(*text, 0, std::numeric_limits<int>::max())) {
    if (event::find_section(state, *number) == nullptr) return dots::Error{"EVT041", {{"section", *text}}};
    return *number;
  }
  const auto named =
      std::ranges::find_if(state.sections, [&](const event::Section& s) { return same_name(s.name, *text); });
  if (named == state.sections.end()) return not_found("section", *text);
  return named->number;
}

dots::Result<event::EntryNumber> entry_named(const OpenEvent& opened, const std::string& text,
                                             event::SectionNumber section) {
  if (const auto number = whole_number(text, 0, std::numeric_limits<int>::max())) return *number;
  const event::Entry* found = nullptr;
  std::set<event::PlayerId> players;
  for (const event::Entry& entry : opened.state.entries) {
    const auto known = opened.people.players().find(entry.player);
    if (known == opened.people.players().end()) continue;
    const event::Player& player = known->second;
    if (!same_name(player.name, text) && !has_nick(player, text)) continue;
    players.insert(player.id);
    if (found == nullptr || entry.section == section) found = &entry;
  }
  if (found == nullptr) return not_found("entry", text);
  if (players.size() == 1) return found->number;
  std::string ids;
  for (const event::PlayerId id : players) ids += (ids.empty() ? "" : ", ") + std::to_string(id);
  return dots::Error{"CLI022", {{"name", text}, {"ids", ids}}};
}

dots::Result<int> number_at(const Invocation& call, std::size_t at, const std::string& name) {
  const auto number = whole_number(call.argument(at), 0, std::numeric_limits<int>::max());
  if (!number) return bad_value(name, call.argument(at), "a whole number");
  return *number;
}

std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts;
  if (text.empty()) return parts;
  parts.emplace_back();
  for (const char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

std::string reason_of(const Invocation& call) { return call.options.value_or("reason", ""); }

std::string code_from(std::string_view title) {
  std::string code;
  for (const char c : tournament::publish::sort_key(title)) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
      code += c;
    else if (!code.empty() && code.back() != '-')
      code += '-';
  }
  while (!code.empty() && code.back() == '-') code.pop_back();
  const bool has_letter = std::ranges::any_of(code, [](char c) { return c >= 'a' && c <= 'z'; });
  return has_letter ? code : code.empty() ? "event" : "event-" + code;
}

}  // namespace arbiter::cli
