// record import, record list: the verbs of records that need a database.
#include <array>

#include "cli/archive_import.h"
#include "cli/database.h"
#include "cli/files.h"
#include "cli/limits.h"
#include "cli/progress.h"
#include "cli/record_text.h"
#include "cli/verbs/table.h"
#include "text/messages.h"

namespace arbiter::cli {
namespace {

namespace store_types = tournament::store;

constexpr std::array import_record_options{
    OptionSpec{"recursive", 'r', "", "walk folders"},
    OptionSpec{"rules", '\0', "RULES", "replay by these rules instead of the record's own"},
    OptionSpec{"keep-copies", '\0', "", "store games too that repeat stored ones"},
    OptionSpec{"renew", '\0', "", "verify files again that are stored already, and renew what is listed of them"},
    limit_option,
};

std::string_view verdict_of(const ImportedFile& file, bool shown_only) {
  if (file.reason) return "rejected";
  if (file.outcome.known) return file.games > 0 ? "renewed" : "same";
  return file.outcome.stored || shown_only ? "new" : "copy";
}

Json imported_json(const ImportedFile& file, bool shown_only) {
  Json copies = Json::array(), rejected = Json::array();
  for (const store_types::FoundCopy& copy : file.outcome.copies)
    copies.push_back({{"index", copy.index}, {"kind", to_text(copy.kind)}, {"of", copy.of}});
  for (const RejectedGame& game : file.rejected)
    rejected.push_back({{"index", game.index}, {"error", error_json(game.reason)}});
  return {{"file", file.name},
          {"verdict", verdict_of(file, shown_only)},
          {"record", file.outcome.sha256.empty() ? Json(nullptr) : Json(file.outcome.sha256)},
          {"games", file.games},
          {"copies", std::move(copies)},
          {"rejected", std::move(rejected)},
          {"error", file.reason ? error_json(*file.reason) : Json(nullptr)}};
}

void print_imported(Console& console, const ImportedFile& file, bool shown_only) {
  console.line(std::string(verdict_of(file, shown_only)) + "  " + file.name, file.reason ? Colour::bad : Colour::plain);
  if (file.reason) return console.error(*file.reason);
  for (const RejectedGame& game : file.rejected)
    console.line("  game " + std::to_string(game.index + 1) + " rejected: " + game.reason.code + ": " +
                 text::describe(game.reason));
  for (const store_types::FoundCopy& copy : file.outcome.copies) {
    const std::string_view what = copy.kind == store_types::CopyKind::whole       ? " repeats "
                                  : copy.kind == store_types::CopyKind::beginning ? " is the beginning of "
                                                                                  : " goes on where this ends: ";
    console.line("  game " + std::to_string(copy.index + 1) + std::string(what) + copy.of);
  }
}

/// Everything that was read is imported, a copy or rejected.
struct ImportTally {
  std::size_t files = 0, imported = 0, copies = 0, rejected = 0;
  std::size_t games = 0, games_imported = 0, games_copies = 0, games_rejected = 0;

  void count(const ImportedFile& file, bool shown_only) {
    const std::string_view verdict = verdict_of(file, shown_only);
    ++files;
    (file.reason ? rejected : verdict == "new" || verdict == "renewed" ? imported : copies) += 1;
    const std::size_t left_out = shown_only || verdict == "renewed" ? 0 : file.kept_copies ? 0 : file.copies();
    games += file.games;
    games_rejected += file.rejected.size();
    games_copies += left_out;
    games_imported += file.games - file.rejected.size() - left_out;
  }
};

Json games_json(const ImportTally& tally) {
  return {{"read", tally.games},
          {"imported", tally.games_imported},
          {"copies", tally.games_copies},
          {"rejected", tally.games_rejected}};
}

std::string tally_line(const ImportTally& tally) {
  const auto sum = [](std::size_t all, const char* what, std::size_t imported, std::size_t copies,
                      std::size_t rejected) {
    return std::to_string(all) + what + " = " + std::to_string(imported) + " imported + " + std::to_string(copies) +
           " copies + " + std::to_string(rejected) + " rejected";
  };
  return "read " + sum(tally.files, " files", tally.imported, tally.copies, tally.rejected) + "; " +
         sum(tally.games, " games", tally.games_imported, tally.games_copies, tally.games_rejected);
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

  const bool shown_only = only_shows(call);
  Json list = Json::array();
  ImportTally tally;
  Progress progress(files.size(), call.console.quiet());
  ArchiveImport import(
      *store, wanted, {.keep_copies = call.options.has("keep-copies"), .renew = call.options.has("renew")}, shown_only);
  const auto done = import.run(files, [&](const ImportedFile& file) {
    tally.count(file, shown_only);
    progress.clear();
    if (call.console.one_a_line())
      call.console.json(imported_json(file, shown_only));
    else if (!call.console.for_people())
      list.push_back(imported_json(file, shown_only));
    else
      print_imported(call.console, file, shown_only);
    progress.show(tally.files);
  });
  progress.clear();
  // What was stored before the error stays, and is told.
  if (!call.console.for_people() && !call.console.one_a_line() && done)
    call.console.json({{"schema", "arbiter.record-import/1"},
                       {"dry_run", shown_only},
                       {"read", tally.files},
                       {"imported", tally.imported},
                       {"copies", tally.copies},
                       {"rejected", tally.rejected},
                       {"games", games_json(tally)},
                       {"files", std::move(list)}});
  call.console.note(tally_line(tally) + (shown_only ? "; nothing was changed" : ""));
  if (!done) return done.error();
  return tally.rejected == 0 && tally.games_rejected == 0 ? Exit::done : Exit::findings;
}

Json game_json(const store_types::RecordGame& game) {
  return {
      {"index", game.index},     {"format", game.format}, {"dialect", game.dialect},
      {"game", game.game},       {"rules", game.rules},   {"players", {{"first", game.first}, {"second", game.second}}},
      {"event", game.event},     {"round", game.round},   {"date", game.date},
      {"claimed", game.claimed}, {"plies", game.plies},   {"accepted", game.accepted},
      {"verdict", game.verdict}};
}

dots::Result<Exit> list_records(Invocation& call) {
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

}  // namespace

std::span<const Verb> record_store_verbs() {
  static constexpr Verb verbs[] = {
      {"record", "import", "FILE…", "Stores record files with their verdicts, each game once", import_record_options,
       import_files, true},
      {"record", "list", "", "Lists the stored records", {}, list_records},
  };
  return verbs;
}

}  // namespace arbiter::cli
