#include "tournament/publish/public_player.h"

#include <algorithm>
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
  for (records::RecordedMove& move : record.moves)
    if (!move.notes->comment.empty()) move.notes.edit().comment.clear();
  if (!record.board) return;
  record.board->tags.clear();
  for (records::BoardLine& line : record.board->lines) {
    line.comment.clear();
    for (records::BoardMove& move : line.moves) move.comment.clear();
  }
}

/// The entries in whose games somebody who refused can sit: his own, and those of his teams.
std::set<event::EntryNumber> entries_to_hide(const SiteInput& input) {
  const auto refused = [&input](event::PlayerId id) {
    const auto player = input.players.find(id);
    return player != input.players.end() && player->second.consent == event::Consent::no;
  };
  std::set<event::EntryNumber> hidden;
  for (const event::Entry& entry : input.state.entries) {
    bool any = refused(entry.player) || std::ranges::any_of(entry.members, refused);
    for (const event::FormerTeam& team : entry.former) any = any || std::ranges::any_of(team.members, refused);
    if (any) hidden.insert(entry.number);
  }
  return hidden;
}

std::vector<event::RecordId> records_of(const event::Pairing& pairing) {
  std::vector<event::RecordId> ids;
  const auto add = [&ids](const std::optional<event::GameResult>& result) {
    if (result && !result->record.empty()) ids.push_back(result->record);
  };
  add(pairing.result);
  for (const auto& board : pairing.boards) add(board);
  return ids;
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
  const std::set<event::EntryNumber> hidden = entries_to_hide(input);
  std::set<std::string> withheld;
  const auto withhold = [&](const event::RecordId& id) {
    const auto record = input.records.find(id);
    if (record == input.records.end()) return;
    withheld.insert(file_of(id));
    forget_names(record->second.record);
    record->second.findings.clear();
  };
  for (const event::Round& round : input.state.rounds)
    for (const event::Pairing& pairing : round.pairings) {
      if (!hidden.contains(pairing.first) && !hidden.contains(pairing.second)) continue;
      for (const event::RecordId& id : records_of(pairing)) withhold(id);
    }
  if (const auto& open = input.state.open_challenge) {
    const auto is_hidden = [&](challenge::Number number) {
      const event::Challenger* challenger = event::find_challenger(*open, number);
      return challenger != nullptr && hidden.contains(challenger->entry);
    };
    for (const event::RecordedDuel& duel : open->duels)
      if (is_hidden(duel.duel.a) || is_hidden(duel.duel.b)) withhold(duel.record);
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
