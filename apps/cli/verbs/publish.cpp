#include <algorithm>

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

dots::Result<publish::SiteInput> site_input(const Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto& [store, summary, state, people] = *opened;
  const auto head = store.verify_log(summary.id);
  if (!head) return head.error();

  publish::SiteInput input;
  input.state = state;
  input.head = {head->sequence, head->hash};
  input.generated_at = now_utc();
  const auto add = [&](event::PlayerId id) {
    if (const auto known = people.players().find(id); known != people.players().end()) input.players.insert(*known);
  };
  for (const event::Entry& entry : input.state.entries) {
    add(entry.player);
    add(entry.captain);
    std::ranges::for_each(entry.members, add);
    for (const event::FormerTeam& former : entry.former) std::ranges::for_each(former.members, add);
  }
  input.boards = tournament::standings::board_table(input.state, {});
  input.standings = tournament::standings::standings(input.state, {});
  input.crosstable = tournament::standings::crosstable(input.state, {});
  std::optional<dots::Error> failed;
  const auto add_record = [&](const event::RecordId& id, const event::GameChoice& choice) {
    if (id.empty() || failed) return;
    auto record = site_record(store, id, choice);
    if (record)
      input.records.emplace(id, std::move(record).value());
    else
      failed = record.error();
  };
  for (const event::Round& round : input.state.rounds)
    for (const event::Pairing& pairing : round.pairings) {
      const event::GameChoice choice = event::game_of(input.state, {round.section, round.number, pairing.table});
      if (pairing.result) add_record(pairing.result->record, choice);
      for (const auto& board : pairing.boards)
        if (board) add_record(board->record, choice);
    }
  if (input.state.open_challenge)
    for (const event::RecordedDuel& duel : input.state.open_challenge->duels)
      if (!duel.struck) add_record(duel.record, {duel.duel.game, ""});
  if (failed) return *failed;
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

constexpr Verb verbs[] = {
    {"publish", "site", "EVENT FOLDER", "Writes the static site of an event", {}, site},
};

}  // namespace

std::span<const Verb> publish_verbs() { return verbs; }

}  // namespace arbiter::cli
