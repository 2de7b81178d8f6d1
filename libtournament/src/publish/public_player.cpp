#include "tournament/publish/public_player.h"

#include <set>

#include "tournament/publish/display_text.h"

namespace tournament::publish {
namespace {

/// Marks and blanks divide words; every letter beyond ASCII is taken for one.
bool is_letter(char32_t code) {
  const bool ascii = (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || (code >= '0' && code <= '9');
  return ascii || (code >= 0xC0 && !(code >= 0x2000 && code <= 0x206F) && code != 0x3000 && !is_deceptive(code));
}

std::string file_of(const event::RecordId& id) { return id.substr(0, id.find(':')); }

void forget_names(records::GameRecord& record) {
  record.first = {};
  record.second = {};
  record.annotator.clear();
  record.source.clear();
  record.comment.clear();
  for (records::RecordedMove& move : record.moves) move.comment.clear();
}

}  // namespace

std::string initials(std::string_view name) {
  std::string text;
  for (bool inside = false; !name.empty();) {
    const char32_t code = take_code_point(name);
    const bool letter = is_letter(code);
    // An apostrophe divides no words: "O'Neil" is one.
    if (!letter && (code == U'\'' || code == U'’')) continue;
    if (letter && !inside) {
      text += text.empty() ? "" : " ";
      append_code_point(text, code);
      text += '.';
    }
    inside = letter;
  }
  return text;
}

event::Player public_player(const event::Player& player) {
  if (player.consent != event::Consent::no) return player;
  return {.id = player.id, .name = initials(player.name), .consent = player.consent};
}

SiteInput public_input(SiteInput input) {
  std::set<event::EntryNumber> refused;
  for (const event::Entry& entry : input.state.entries) {
    const auto player = input.players.find(entry.player);
    if (player != input.players.end() && player->second.consent == event::Consent::no) refused.insert(entry.number);
  }
  std::set<std::string> withheld;
  for (const event::Round& round : input.state.rounds)
    for (const event::Pairing& pairing : round.pairings) {
      const bool hidden = refused.contains(pairing.first) || refused.contains(pairing.second);
      if (!hidden || !pairing.result) continue;
      const auto record = input.records.find(pairing.result->record);
      if (record == input.records.end()) continue;
      withheld.insert(file_of(record->first));
      forget_names(record->second.record);
      record->second.findings.clear();
    }
  for (auto& [id, record] : input.records) {
    if (!withheld.contains(file_of(id))) continue;
    record.bytes.clear();
    record.file_name.clear();
    record.withheld = true;
  }
  for (auto& [id, player] : input.players) player = public_player(player);
  return input;
}

}  // namespace tournament::publish
