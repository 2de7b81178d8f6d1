// record import, record list: the verbs of records that need a database.
#include <array>

#include "cli/database.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "cli/progress.h"
#include "cli/record_text.h"
#include "cli/stored_records.h"
#include "cli/verbs/table.h"
#include "tournament/records/verify.h"

namespace arbiter::cli {
namespace {

namespace store_types = tournament::store;

constexpr std::array import_options{
    OptionSpec{"recursive", 'r', "", "walk folders"},
    OptionSpec{"rules", '\0', "RULES", "replay by these rules instead of the record's own"},
    limit_option,
};

/// What became of a file. A rejected one has a reason.
struct Imported {
  std::string sha256{};
  bool added = false;
  std::size_t games = 0;
  std::optional<dots::Error> reason{};
};

/// A file without any game is no record; one whose games fail verification is kept, as unverified.
std::optional<dots::Error> reason_against(const CheckedFile& file) {
  for (const CheckedRecord& game : file.records)
    if (game.record.playable) return std::nullopt;
  for (const dots::Diagnostic& found : file.records.front().report.diagnostics)
    if (found.severity >= dots::Severity::error) return dots::Error{found.code, found.args, found.place};
  return dots::Error{"CLI029", {{"file", file.name}}};
}

dots::Result<Imported> import_one(const Invocation& call, Store& store, const std::string& name,
                                  const VerifyFilesOptions& wanted) {
  Imported done;
  auto bytes = read_input(name, wanted.limits.file_bytes);
  if (!bytes) {
    done.reason = bytes.error();
    return done;
  }
  const CheckedFile checked = verify_bytes(name, *bytes, wanted);
  done.reason = reason_against(checked);
  if (done.reason) return done;
  done.games = checked.records.size();
  const std::string id = tournament::store::record_id(*bytes, 0);
  done.sha256 = id.substr(0, id.find(':'));
  if (only_shows(call)) {
    done.added = !store.record(done.sha256);
    return done;
  }
  const Unbroken step;
  const auto put = store.put_record(to_store(std::move(bytes).value(), checked), now_utc());
  if (!put) return put.error();
  done.added = put->added;
  return done;
}

std::string_view verdict_of(const Imported& imported) {
  return imported.reason ? "rejected" : imported.added ? "new" : "same";
}

Json imported_json(const std::string& file, const Imported& imported) {
  return {{"file", file},
          {"verdict", verdict_of(imported)},
          {"record", imported.sha256.empty() ? Json(nullptr) : Json(imported.sha256)},
          {"games", imported.games},
          {"error", imported.reason ? error_json(*imported.reason) : Json(nullptr)}};
}

dots::Result<Exit> import_files(Invocation& call) {
  VerifyFilesOptions wanted;
  wanted.rules = call.options.value_or("rules", "");
  const auto limits = limits_of(call.options);
  if (!limits) return limits.error();
  wanted.limits = *limits;
  std::vector<std::string> files;
  for (const std::string& name : call.options.arguments()) {
    const auto found = files_below(name, call.options.has("recursive"));
    if (!found) return found.error();
    files.insert(files.end(), found->begin(), found->end());
  }
  auto store = open_store_to_change(call);
  if (!store) return store.error();

  Json list = Json::array();
  std::size_t games = 0, rejected = 0;
  Progress progress(files.size(), call.console.quiet());
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto imported = import_one(call, *store, files[i], wanted);
    if (!imported) return imported.error();
    games += imported->games;
    rejected += imported->reason.has_value();
    progress.clear();
    if (call.console.one_a_line()) {
      call.console.json(imported_json(files[i], *imported));
    } else if (!call.console.for_people()) {
      list.push_back(imported_json(files[i], *imported));
    } else {
      call.console.line(std::string(verdict_of(*imported)) + "  " + files[i],
                        imported->reason ? Colour::bad : Colour::plain);
      if (imported->reason) call.console.error(*imported->reason);
    }
    progress.show(i + 1);
  }
  progress.clear();
  if (!call.console.for_people() && !call.console.one_a_line())
    call.console.json({{"schema", "arbiter.record-import/1"},
                       {"dry_run", only_shows(call)},
                       {"read", files.size()},
                       {"imported", files.size() - rejected},
                       {"rejected", rejected},
                       {"files", std::move(list)}});
  call.console.note("read " + std::to_string(files.size()) + " files = " + std::to_string(files.size() - rejected) +
                    " imported + " + std::to_string(rejected) + " rejected; " + std::to_string(games) + " games" +
                    (only_shows(call) ? "; nothing was changed" : ""));
  return rejected == 0 ? Exit::done : Exit::findings;
}

Json game_json(const store_types::RecordGame& game) {
  return {
      {"index", game.index},     {"format", game.format}, {"dialect", game.dialect},
      {"game", game.game},       {"rules", game.rules},   {"players", {{"first", game.first}, {"second", game.second}}},
      {"event", game.event},     {"round", game.round},   {"date", game.date},
      {"claimed", game.claimed}, {"plies", game.plies},   {"accepted", game.accepted},
      {"verdict", game.verdict}};
}

dots::Result<Exit> list(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto records = store->records();
  if (!records) return records.error();
  Json documents = Json::array();
  std::vector<std::vector<std::string>> rows{
      {"record", "file", "first", "second", "date", "claimed", "moves", "verdict"}};
  for (const store_types::StoredRecord& record : *records) {
    Json games = Json::array();
    for (const store_types::RecordGame& game : record.games) {
      rows.push_back({record.sha256.substr(0, 12) + ":" + std::to_string(game.index), record.file_name, game.first,
                      game.second, game.date, game.claimed,
                      std::to_string(game.accepted) + "/" + std::to_string(game.plies), game.verdict});
      games.push_back(game_json(game));
    }
    Json document{{"record", record.sha256},
                  {"file", record.file_name},
                  {"size", record.size},
                  {"imported_at", record.imported_at},
                  {"games", std::move(games)}};
    if (call.console.one_a_line())
      call.console.json(document);
    else
      documents.push_back(std::move(document));
  }
  if (call.console.for_people())
    call.console.table(rows);
  else if (!call.console.one_a_line())
    call.console.json({{"schema", "arbiter.records/1"}, {"records", std::move(documents)}});
  return Exit::done;
}

constexpr Verb verbs[] = {
    {"record", "import", "FILE…", "Stores record files with their verdicts", import_options, import_files, true},
    {"record", "list", "", "Lists the stored records", {}, list},
};

}  // namespace

std::span<const Verb> record_store_verbs() { return verbs; }

}  // namespace arbiter::cli
