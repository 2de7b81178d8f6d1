// A table of duels entered in one go.
#include <algorithm>
#include <array>

#include "cli/confirm.h"
#include "cli/decisions.h"
#include "cli/duel_rows.h"
#include "cli/duel_words.h"
#include "cli/verbs/table.h"
#include "text/messages.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;
namespace challenge = tournament::challenge;

constexpr auto import_duel_options =
    joined(csv_form_options,
           std::array{OptionSpec{"partly", '\0', "", "enters the sound rows although others are rejected"},
                      OptionSpec{"again", '\0', "", "enters rows although duels like them stand"}, limit_option});

/// "duel 17: …" of each violation, or why the row is rejected.
std::string told_of_duel(const DuelRow& row) {
  if (row.reason)
    return row.reason->code + " at " + std::to_string(row.reason->place.line) + ":" +
           std::to_string(row.reason->place.column) + ": " + text::full_text(*row.reason);
  std::string text;
  for (const event::Warning& warning : row.warnings) text += (text.empty() ? "" : ", ") + warning.code;
  for (const dots::Diagnostic& finding : row.findings) text += (text.empty() ? "" : ", ") + finding.code;
  return text;
}

/// "camelot", "101", "202", "a wins".
std::array<std::string, 4> said(const DuelRow& row) {
  if (!row.command) return {};
  if (const auto* refusal = std::get_if<event::RecordRefusal>(&*row.command))
    return {refusal->game, std::to_string(refusal->challenger), std::to_string(refusal->refuser), "refused"};
  const challenge::Duel& duel = std::get<event::EnterDuel>(*row.command).duel;
  return {duel.game, std::to_string(duel.a), std::to_string(duel.b), std::string(result_words(duel.result))};
}

void print_rows(Console& console, const std::vector<DuelRow>& rows) {
  std::vector<std::vector<std::string>> cells{{"line", "verdict", "duel", "game", "a", "b", "result", "reason"}};
  for (const DuelRow& row : rows) {
    const auto [game, a, b, result] = said(row);
    cells.push_back({std::to_string(row.line), std::string(to_text(row.verdict)),
                     row.duel == 0 ? "" : std::to_string(row.duel), game, a, b, result, told_of_duel(row)});
  }
  console.table(cells);
}

Json rows_json(const std::vector<DuelRow>& rows) {
  Json list = Json::array();
  for (const DuelRow& row : rows) {
    Json findings = Json::array();
    for (const dots::Diagnostic& finding : row.findings) findings.push_back(diagnostic_json(finding));
    list.push_back({{"line", row.line},
                    {"verdict", to_text(row.verdict)},
                    {"duel", row.duel == 0 ? Json(nullptr) : Json(row.duel)},
                    {"warnings", warnings_json(row.warnings)},
                    {"findings", std::move(findings)},
                    {"error", row.reason ? error_json(*row.reason) : Json(nullptr)}});
  }
  return list;
}

/// The numbers that the log gave, which are others when somebody else entered duels meanwhile.
void give_numbers(std::vector<DuelRow>& rows, const std::vector<event::LogEntry>& entries) {
  auto entry = entries.begin();
  for (DuelRow& row : rows) {
    if (row.verdict != DuelVerdict::added || entry == entries.end()) continue;
    if (const auto* entered = std::get_if<event::DuelEntered>(&entry->body)) row.duel = entered->duel.id;
    ++entry;
  }
}

dots::Result<Exit> import_duels(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  auto rows = read_duels(call, *opened, call.argument(1), call.options.has("again"));
  if (!rows) return rows.error();
  const auto count = [&](DuelVerdict verdict) { return std::ranges::count(*rows, verdict, &DuelRow::verdict); };
  const bool writes = count(DuelVerdict::rejected) == 0 || call.options.has("partly");
  if (writes) {
    std::vector<tournament::store::RecordFile> files;
    for (const DuelRow& row : *rows)
      if (row.file) files.push_back(*row.file);
    const auto done = decide(call, *opened, commands_of(*rows), files);
    if (!done) return done.error();
    give_numbers(*rows, done->entries);
  }
  if (call.console.for_people())
    print_rows(call.console, *rows);
  else
    call.console.json({{"schema", "arbiter.duel_import/1"},
                       {"event", opened->summary.code},
                       {"file", call.argument(1)},
                       {"dry_run", only_shows(call)},
                       {"written", writes && !only_shows(call)},
                       {"new", count(DuelVerdict::added)},
                       {"same", count(DuelVerdict::same)},
                       {"rejected", count(DuelVerdict::rejected)},
                       {"rows", rows_json(*rows)}});
  call.console.note(std::to_string(rows->size()) + " rows = " + std::to_string(count(DuelVerdict::added)) + " new + " +
                    std::to_string(count(DuelVerdict::same)) + " same + " +
                    std::to_string(count(DuelVerdict::rejected)) + " rejected" +
                    (!writes            ? "; nothing was entered: correct them, or give --partly"
                     : only_shows(call) ? "; nothing was changed"
                                        : ""));
  const bool sound = std::ranges::all_of(
      *rows, [](const DuelRow& row) { return row.verdict != DuelVerdict::rejected && row.findings.empty(); });
  return sound ? Exit::done : Exit::findings;
}

}  // namespace

std::span<const Verb> duel_import_verbs() {
  static constexpr Verb verbs[] = {
      {"duel", "import", "EVENT FILE", "Enters the duels of a table (CSV), all or none", import_duel_options,
       import_duels, true},
  };
  return verbs;
}

}  // namespace arbiter::cli
