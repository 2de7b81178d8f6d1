#include <algorithm>
#include <map>

#include "cli/interrupt.h"
#include "cli/open_event.h"
#include "cli/record_text.h"
#include "cli/verbs/table.h"
#include "cli/verify_files.h"
#include "tournament/publish/site.h"
#include "tournament/publish/site_folder.h"
#include "tournament/standings/standings.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;
namespace publish = tournament::publish;

/// A stored game, verified again by the rules of the event.
dots::Result<publish::SiteRecord> site_record(const Store& store, const event::RecordId& id,
                                              const event::GameChoice& choice) {
  const auto stored = store.record(id);
  if (!stored) return stored.error();
  auto bytes = store.record_bytes(id);
  if (!bytes) return bytes.error();
  CheckedFile checked =
      verify_bytes(stored->file_name, *bytes, {.rules_by_game = {{choice.game, choice.rules}}, .limits = {}});
  const std::string index = id.substr(id.find(':') + 1);
  const auto game = std::ranges::find_if(
      checked.records, [&](const CheckedRecord& one) { return std::to_string(one.record.index) == index; });
  if (game == checked.records.end()) return dots::Error{"CLI029", {{"file", stored->file_name}}};
  publish::SiteRecord record;
  record.findings = finding_lines(stored->file_name, *game, dots::Severity::warning);
  record.record = std::move(game->record);
  record.report = std::move(game->report);
  record.file_name = stored->file_name;
  record.bytes = std::move(bytes).value();
  return record;
}

/// Everybody who is entered, as a player, a captain or a member of a team, now or before.
std::map<event::PlayerId, event::Player> players_of(const event::State& state, const Register& people) {
  std::map<event::PlayerId, event::Player> players;
  const auto add = [&](event::PlayerId id) {
    if (const auto known = people.players().find(id); known != people.players().end()) players.insert(*known);
  };
  for (const event::Entry& entry : state.entries) {
    add(entry.player);
    add(entry.captain);
    std::ranges::for_each(entry.members, add);
    for (const event::FormerTeam& former : entry.former) std::ranges::for_each(former.members, add);
  }
  return players;
}

/// The records of the event's games, each with what is played at its place.
std::map<event::RecordId, event::GameChoice> records_of(const event::State& state) {
  std::map<event::RecordId, event::GameChoice> records;
  for (const event::Round& round : state.rounds)
    for (const event::Pairing& pairing : round.pairings) {
      const event::GameChoice choice = event::game_of(state, {round.section, round.number, pairing.table});
      if (pairing.result) records.emplace(pairing.result->record, choice);
      for (const auto& board : pairing.boards)
        if (board) records.emplace(board->record, choice);
    }
  if (state.open_challenge)
    for (const event::RecordedDuel& duel : state.open_challenge->duels)
      if (!duel.struck) records.emplace(duel.record, event::GameChoice{duel.duel.game, ""});
  records.erase("");
  return records;
}

dots::Result<publish::SiteInput> site_input(const Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto head = opened->store.verify_log(opened->summary.id);
  if (!head) return head.error();

  publish::SiteInput input;
  input.state = opened->state;
  input.head = {head->sequence, head->hash};
  input.generated_at = now_utc();
  input.players = players_of(opened->state, opened->people);
  input.boards = tournament::standings::board_table(input.state, {});
  input.standings = tournament::standings::standings(input.state, {});
  input.crosstable = tournament::standings::crosstable(input.state, {});
  for (const auto& [id, choice] : records_of(input.state)) {
    auto record = site_record(opened->store, id, choice);
    if (!record) return record.error();
    input.records.emplace(id, std::move(record).value());
  }
  return input;
}

dots::Result<Exit> site(Invocation& call) {
  const auto input = site_input(call);
  if (!input) return input.error();
  const publish::Site files = publish::make_site(*input);
  const std::string& folder = call.argument(1);
  std::size_t bytes = 0;
  for (const publish::SiteFile& file : files) bytes += file.bytes.size();
  {
    const Unbroken step;
    if (auto written = publish::write_site(files, folder); !written) return written.error();
  }
  if (call.console.for_people())
    call.console.line("wrote " + std::to_string(files.size()) + " files to " + folder);
  else
    call.console.json({{"schema", "arbiter.site/1"},
                       {"folder", folder},
                       {"files", files.size()},
                       {"bytes", bytes},
                       {"log", {{"count", input->head.count}, {"head", input->head.hash}}}});
  return Exit::done;
}

}  // namespace

std::span<const Verb> publish_verbs() {
  static constexpr Verb verbs[] = {
      {"publish", "site", "EVENT FOLDER", "Writes the static site of an event", {}, site},
  };
  return verbs;
}

}  // namespace arbiter::cli
