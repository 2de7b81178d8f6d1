#include "cli/database.h"
#include "cli/interrupt.h"
#include "cli/verbs/table.h"
#include "text/messages.h"

namespace arbiter::cli {
namespace {

dots::Result<Exit> init(Invocation& call) {
  const auto target = database_of(call);
  if (!target) return target.error();
  if (!only_shows(call)) {
    const Unbroken step;
    const auto store = Store::init(*target, now_utc());
    if (!store) return store.error();
  }
  if (call.console.for_people())
    call.console.line((only_shows(call) ? "would make " : "made ") + *target);
  else
    call.console.json({{"schema", "arbiter.database/1"}, {"dry_run", only_shows(call)}, {"database", *target}});
  return Exit::done;
}

dots::Result<Exit> check_database(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto findings = store->check();
  if (!findings) return findings.error();
  if (call.console.for_people()) {
    for (const dots::Diagnostic& finding : *findings)
      call.console.line(
          std::string(dots::to_text(finding.severity)) + " " + finding.code + ": " + text::describe(finding),
          Colour::bad);
    if (findings->empty()) call.console.line("the database is sound", Colour::good);
  } else {
    Json list = Json::array();
    for (const dots::Diagnostic& finding : *findings) {
      Json row = diagnostic_json(finding);
      row["args"] = args_json(finding.args);
      list.push_back(std::move(row));
    }
    call.console.json({{"schema", "arbiter.check/1"}, {"sound", findings->empty()}, {"findings", std::move(list)}});
  }
  return findings->empty() ? Exit::done : Exit::findings;
}

}  // namespace

std::span<const Verb> db_verbs() {
  static constexpr Verb verbs[] = {
      {"db", "init", "", "Makes an empty database", {}, init, true},
      {"db", "check", "", "Looks for everything that can be wrong with a database", {}, check_database},
  };
  return verbs;
}

}  // namespace arbiter::cli
