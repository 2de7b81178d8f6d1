// Looking after a database: migration, rebuild, backup, restore, archive, and the doctor's report.
#include "cli/database.h"
#include "cli/interrupt.h"
#include "cli/snapshot.h"
#include "cli/verbs/table.h"
#include "text/messages.h"

namespace arbiter::cli {
namespace {

namespace store = tournament::store;

/// One line for people, or the document for programs, with whether anything was changed.
Exit report_care(Invocation& call, const std::string& line, Json document) {
  if (call.console.for_people()) {
    call.console.line(line);
  } else {
    document["dry_run"] = only_shows(call);
    call.console.json(document);
  }
  return Exit::done;
}

dots::Result<Exit> migrate(Invocation& call) {
  const auto target = database_of(call);
  if (!target) return target.error();
  if (only_shows(call)) {
    const auto opened = Store::open(*target, OpenMode::read_only);
    const bool older = !opened && opened.error().code == store::errors::older_schema;
    if (!opened && !older) return opened.error();
    return report_care(call, *target + (older ? " would be migrated" : " is up to date"),
                       {{"schema", "arbiter.migration/1"}, {"database", *target}, {"needed", older}});
  }
  const Unbroken step;
  const auto done = Store::migrate(*target, now_utc());
  if (!done) return done.error();
  std::string line = *target + ": schema " + std::to_string(done->from) + " -> " + std::to_string(done->to);
  if (!done->backup.empty()) line += ", copied to " + done->backup + " before";
  return report_care(call, line,
                     {{"schema", "arbiter.migration/1"},
                      {"database", *target},
                      {"from", done->from},
                      {"to", done->to},
                      {"backup", done->backup}});
}

dots::Result<Exit> rebuild(Invocation& call) {
  auto opened = open_store_to_change(call);
  if (!opened) return opened.error();
  if (only_shows(call)) {
    const auto findings = opened->check();
    if (!findings) return findings.error();
    return report_care(call, std::to_string(findings->size()) + " findings; see 'arbiter db check'",
                       {{"schema", "arbiter.rebuild/1"}, {"findings", findings->size()}});
  }
  const auto snapshot = make_snapshot(call, *opened, "rebuild");
  if (!snapshot) return snapshot.error();
  const Unbroken step;
  const auto done = opened->rebuild();
  if (!done) return done.error();
  return report_care(
      call, "rebuilt: " + std::to_string(done->events) + " events, " + std::to_string(done->players) + " players",
      {{"schema", "arbiter.rebuild/1"}, {"events", done->events}, {"players", done->players}, {"snapshot", *snapshot}});
}

dots::Result<Exit> copy_to(Invocation& call, dots::Result<void> (Store::*write)(const std::string&) const) {
  const auto opened = open_store(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const Unbroken step;
  const auto done = ((*opened).*write)(call.argument(0));
  if (!done) return done.error();
  return report_care(call, "wrote " + call.argument(0), {{"schema", "arbiter.copy/1"}, {"file", call.argument(0)}});
}
dots::Result<Exit> backup(Invocation& call) { return copy_to(call, &Store::backup); }
dots::Result<Exit> export_archive(Invocation& call) { return copy_to(call, &Store::export_archive); }

dots::Result<Exit> restore(Invocation& call) {
  const auto target = database_of(call);
  if (!target) return target.error();
  if (!only_shows(call)) {
    const Unbroken step;
    const auto made = Store::restore(call.argument(0), *target, now_utc());
    if (!made) return made.error();
  }
  return report_care(call, (only_shows(call) ? "would restore " : "restored ") + call.argument(0) + " to " + *target,
                     {{"schema", "arbiter.restore/1"}, {"file", call.argument(0)}, {"database", *target}});
}

Json health_json(const store::Health& health) {
  Json heads = Json::array();
  for (const store::EventHead& head : health.heads)
    heads.push_back({{"event", head.code}, {"entries", head.head.sequence}, {"hash", head.head.hash}});
  Json settings = Json::array();
  for (const store::Setting& setting : health.settings)
    settings.push_back({{"name", setting.name}, {"value", setting.value}, {"wanted", setting.wanted}});
  Json findings = Json::array();
  for (const dots::Diagnostic& finding : health.findings) findings.push_back(diagnostic_json(finding));
  return {{"schema", "arbiter.doctor/1"},
          {"engine", health.engine},
          {"migration", health.schema},
          {"bytes", health.size},
          {"players", health.players},
          {"events", health.events},
          {"log_entries", health.log_entries},
          {"records", health.records},
          {"record_games", health.record_games},
          {"settings", std::move(settings)},
          {"heads", std::move(heads)},
          {"findings", std::move(findings)},
          {"register", {{"entries", health.register_head.sequence}, {"hash", health.register_head.hash}}}};
}

dots::Result<Exit> doctor(Invocation& call) {
  const auto opened = open_store(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto health = opened->health();
  if (!health) return health.error();
  const Exit exit = health->findings.empty() ? Exit::done : Exit::findings;
  Console& console = call.console;
  if (!console.for_people()) return console.json(health_json(*health)), exit;
  console.line(health->engine + ", schema " + std::to_string(health->schema) + ", " + std::to_string(health->size) +
               " bytes");
  console.line(std::to_string(health->players) + " players, " + std::to_string(health->events) + " events, " +
               std::to_string(health->log_entries) + " decisions, " + std::to_string(health->records) +
               " record files with " + std::to_string(health->record_games) + " games");
  for (const store::EventHead& head : health->heads)
    console.line(head.code + "  " + std::to_string(head.head.sequence) + " entries, head " + head.head.hash);
  console.line("register of players  " + std::to_string(health->register_head.sequence) + " entries, head " +
               health->register_head.hash);
  for (const dots::Diagnostic& finding : health->findings)
    console.line(std::string(dots::to_text(finding.severity)) + " " + finding.code + ": " + text::describe(finding),
                 Colour::bad);
  if (health->findings.empty()) console.line("all is well", Colour::good);
  return exit;
}

}  // namespace

std::span<const Verb> db_care_verbs() {
  static constexpr Verb verbs[] = {
      {"db", "migrate", "", "Brings a database of an older version up to date, after copying it", {}, migrate, true},
      {"db", "rebuild", "", "Writes anew what follows from the logs", {}, rebuild, true},
      {"db", "backup", "FILE", "Copies the whole database into a new file, while others go on", {}, backup},
      {"db", "restore", "FILE", "Makes a new database of a backup or an archive", {}, restore, true},
      {"db", "export", "FILE", "Writes everything as an archive that either database engine takes", {}, export_archive},
      {"doctor", "", "", "Says how the database is: versions, size, ends of the logs, findings", {}, doctor},
  };
  return verbs;
}

}  // namespace arbiter::cli
