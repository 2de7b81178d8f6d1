#include "cli/import_rows.h"

#include <algorithm>

#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "text/messages.h"

namespace arbiter::cli {

namespace event = tournament::event;

namespace {

std::string_view to_text(RowVerdict verdict) {
  switch (verdict) {
    case RowVerdict::added: return "new";
    case RowVerdict::same: return "same";
    case RowVerdict::rejected: break;
  }
  return "rejected";
}

dots::Error in_file(dots::Error error, const std::string& file) {
  error.args.push_back({"file", file});
  return error;
}

ImportRow judge(const PlayerRow& row, Register& people) {
  ImportRow judged{row.line, RowVerdict::rejected, {}, false, {}};
  if (!row.player) {
    judged.reason = row.player.error();
    return judged;
  }
  judged.player = *row.player;
  const auto namesakes = people.namesakes(judged.player);
  if (namesakes.size() > 1) {
    std::string ids;
    for (const event::PlayerId id : namesakes) ids += (ids.empty() ? "" : ", ") + std::to_string(id);
    judged.reason = dots::Error{"CLI022", {{"name", judged.player.name}, {"ids", ids}}};
    return judged;
  }
  judged.new_player = namesakes.empty();
  judged.verdict = judged.new_player ? RowVerdict::added : RowVerdict::same;
  judged.player.id = judged.new_player ? people.next_id() : namesakes.front();
  if (judged.new_player) people.add(judged.player);
  return judged;
}

}  // namespace

std::size_t Import::count(RowVerdict verdict) const {
  return static_cast<std::size_t>(std::ranges::count(rows, verdict, &ImportRow::verdict));
}

dots::Result<Import> read_players(const Invocation& call, const std::string& file, Register& people) {
  const auto limits = limits_of(call.options);
  if (!limits) return limits.error();
  const auto bytes = read_input(file, limits->file_bytes);
  if (!bytes) return bytes.error();
  const auto table = read_csv(*bytes, *limits);
  if (!table) return in_file(table.error(), file);
  const auto players = players_of(*table);
  if (!players) return in_file(players.error(), file);

  call.console.note(file + ": read as " + table->encoding);
  for (const std::string& column : players->unused)
    call.console.note(file + ": the column '" + column + "' is not used");
  Import import{file, {}};
  for (const PlayerRow& row : players->rows) import.rows.push_back(judge(row, people));
  return import;
}

dots::Result<void> add_new_players(Store& store, Import& import) {
  std::vector<event::Player> wanted;
  for (const ImportRow& row : import.rows)
    if (row.new_player) wanted.push_back(row.player);
  if (wanted.empty()) return {};
  const Unbroken step;
  const auto ids = store.add_players(wanted);
  if (!ids) return ids.error();
  // A later row of the same player was planned with the id of the first one.
  std::map<event::PlayerId, event::PlayerId> given;
  for (std::size_t i = 0; i < wanted.size(); ++i) given[wanted[i].id] = (*ids)[i];
  for (ImportRow& row : import.rows)
    if (const auto found = given.find(row.player.id); found != given.end()) row.player.id = found->second;
  return {};
}

Exit print_rows(const Invocation& call, const Import& import) {
  Json list = Json::array();
  std::vector<std::vector<std::string>> rows{{"line", "verdict", "id", "name", "reason"}};
  for (const ImportRow& row : import.rows) {
    const std::string reason = row.reason ? row.reason->code + ": " + text::full_text(*row.reason) : "";
    const std::string id = row.verdict == RowVerdict::rejected ? "" : std::to_string(row.player.id);
    rows.push_back({std::to_string(row.line), std::string(to_text(row.verdict)), id, row.player.name, reason});
    list.push_back({{"line", row.line},
                    {"verdict", to_text(row.verdict)},
                    {"player", id.empty() ? Json(nullptr) : Json(row.player.id)},
                    {"new_player", row.new_player},
                    {"name", row.player.name},
                    {"error", row.reason ? error_json(*row.reason) : Json(nullptr)}});
  }
  const std::size_t added = import.count(RowVerdict::added);
  const std::size_t same = import.count(RowVerdict::same);
  const std::size_t rejected = import.count(RowVerdict::rejected);
  if (call.console.for_people())
    call.console.table(rows);
  else
    call.console.json({{"schema", "arbiter.import/1"},
                       {"file", import.file},
                       {"dry_run", only_shows(call)},
                       {"new", added},
                       {"same", same},
                       {"rejected", rejected},
                       {"rows", std::move(list)}});
  call.console.note(std::to_string(import.rows.size()) + " rows = " + std::to_string(added) + " new + " +
                    std::to_string(same) + " same + " + std::to_string(rejected) + " rejected" +
                    (only_shows(call) ? "; nothing was changed" : ""));
  return rejected == 0 ? Exit::done : Exit::findings;
}

}  // namespace arbiter::cli
