// record convert: games in another format, with what that format cannot hold.
#include <array>
#include <map>

#include "cli/files.h"
#include "cli/limits.h"
#include "cli/verbs/table.h"
#include "text/messages.h"
#include "tournament/records/codec.h"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;
namespace records = tournament::records;

constexpr std::array convert_options{
    OptionSpec{"to", 't', "FORMAT",
               "sgf, json, pdn, board-text, ggf, wthor, othello-moves, loa-text, zagram …, see the manual"},
    OptionSpec{"out", 'o', "PATH", "a file, or a folder with a / behind it; else standard output"},
    OptionSpec{"force", '\0', "", "write over files that are there"},
    OptionSpec{"strict", '\0', "", "reject games of which anything would be lost"},
    OptionSpec{"game", 'g', "GAME", "the game, where the file does not tell"},
    OptionSpec{"encoding", '\0', "NAME", "of the texts that are read, as windows-1251"},
    OptionSpec{"recursive", 'r', "", "walk folders"},
    limit_option,
};

/// One game on its way.
struct Game {
  std::string file;
  int index = 0;
  std::string bytes{};
  dots::Diagnostics lost{};
  std::optional<dots::Error> rejected{};
  std::string out{};
};

struct Conversion {
  const records::RecordWriter* writer = nullptr;
  records::ReadOptions reading{};
  bool strict = false;
  std::vector<Game> games{};
  std::size_t rejected = 0;
};

dots::Result<const records::RecordWriter*> writer_of(const Options& options) {
  const auto format = options.value("to");
  if (!format) return dots::Error{"CLI010", {{"option", "--to"}}};
  if (const auto* writer = records::find_writer(*format)) return writer;
  std::string known;
  for (const records::RecordWriter& each : records::record_writers())
    known.append(known.empty() ? "" : ", ").append(each.id);
  return dots::Error{"REC014", {{"format", *format}, {"known", known}}};
}

dots::Error error_of(const dots::Diagnostic& finding) { return {finding.code, finding.args, finding.place}; }

void convert_game(Conversion& work, Game& game, const records::GameRecord& record) {
  auto written = records::write_record(record, *work.writer);
  if (written) {
    game.lost = std::move(written->lost);
    game.bytes = std::move(written->bytes);
    if (work.strict && !game.lost.empty()) game.rejected = error_of(game.lost.front());
    return;
  }
  game.rejected = written.error();
  // Why a record could not be read tells more than that it could not.
  if (!record.playable)
    for (const dots::Diagnostic& finding : record.diagnostics)
      if (finding.severity == dots::Severity::critical) game.rejected = error_of(finding);
}

void convert_file(Conversion& work, const std::string& name) {
  const auto bytes = read_input(name, work.reading.limits.file_bytes);
  records::ReadResult read;
  if (bytes) {
    work.reading.file_name = name;
    read = records::read_records(*bytes, work.reading);
  }
  if (read.records.empty()) {
    Game none{name};
    none.rejected = bytes ? dots::Error{"CLI029", {{"file", name}}} : bytes.error();
    for (const dots::Diagnostic& finding : read.diagnostics)
      if (finding.severity >= dots::Severity::error) none.rejected = error_of(finding);
    work.games.push_back(std::move(none));
  }
  for (const records::GameRecord& record : read.records) {
    Game game{name, record.index};
    convert_game(work, game, record);
    work.games.push_back(std::move(game));
  }
}

/// The games that go into each output, by its name; one output for all of them, or several below a folder.
std::map<std::string, std::vector<Game*>> outputs_of(Conversion& work, const std::string& out, bool folder) {
  std::map<std::string, std::vector<Game*>> outputs;
  std::map<std::string, std::string> taken;  // output, and the file it is for
  for (Game& game : work.games) {
    if (game.rejected) continue;
    std::string target = out;
    if (folder) {
      const fs::path name = game.file == "-" ? "stdin" : fs::path(game.file).stem();
      const bool several = std::ranges::count(work.games, game.file, &Game::file) > 1;
      const std::string number = several && !work.writer->many ? "-" + std::to_string(game.index + 1) : "";
      const std::string owner = game.file + number;
      const auto path = [&](const std::string& more) {
        return (fs::path(out) / (name.string() + number + more + "." + std::string(work.writer->extension))).string();
      };
      target = path("");
      for (int i = 2; taken.contains(target) && taken[target] != owner; ++i) target = path("-" + std::to_string(i));
      taken[target] = owner;
    }
    game.out = target;
    outputs[target].push_back(&game);
  }
  return outputs;
}

dots::Result<void> write_outputs(const Invocation& call, Conversion& work) {
  const std::string out = call.options.value_or("out", "-");
  std::error_code problem;
  const bool folder = out != "-" && (out.ends_with('/') || fs::is_directory(out, problem));
  const auto outputs = outputs_of(work, out, folder);
  std::map<std::string, std::string> texts;
  for (const auto& [target, games] : outputs) {
    std::vector<std::string> parts;
    for (const Game* game : games) parts.push_back(game->bytes);
    auto joined = records::joined_records(parts, *work.writer);
    if (!joined) return joined.error();
    if (target != "-" && !call.options.has("force") && fs::exists(target, problem))
      return dots::Error{"FIL006", {{"file", target}}};
    texts[target] = std::move(joined).value();
  }
  if (folder && !fs::create_directories(out, problem) && problem)
    return dots::Error{"FIL003", {{"file", out}, {"why", problem.message()}}};
  for (const auto& [target, text] : texts) {
    if (target == "-") {
      call.console.raw(text);
    } else if (const auto done = write_file(target, text); !done) {
      return done.error();
    }
  }
  return {};
}

void tell(Console& console, const Game& game) {
  const std::string name = game.file + " game " + std::to_string(game.index + 1) + ": ";
  if (game.rejected) {
    const dots::Error& error = *game.rejected;
    console.warn(name + "rejected, " + error.code + ": " + text::describe(error));
    return;
  }
  for (const dots::Diagnostic& lost : game.lost)
    console.note(name + std::string(dots::to_text(lost.severity)) + " " + lost.code + ": " + text::describe(lost));
}

Json game_json(const Game& game) {
  Json lost = Json::array();
  for (const dots::Diagnostic& each : game.lost) lost.push_back(diagnostic_json(each));
  return {{"file", game.file},
          {"index", game.index},
          {"out", game.out.empty() || game.out == "-" ? Json(nullptr) : Json(game.out)},
          {"lost", std::move(lost)},
          {"error", game.rejected ? error_json(*game.rejected) : Json(nullptr)}};
}

dots::Result<Exit> convert(Invocation& call) {
  Conversion work;
  const auto writer = writer_of(call.options);
  if (!writer) return writer.error();
  work.writer = *writer;
  const auto limits = limits_of(call.options);
  if (!limits) return limits.error();
  work.reading.limits = *limits;
  work.reading.game = call.options.value_or("game", "");
  work.reading.encoding = call.options.value_or("encoding", "");
  work.strict = call.options.has("strict");
  const auto files = files_named(call.options.arguments(), call.options.has("recursive"));
  if (!files) return files.error();
  for (const std::string& file : *files) convert_file(work, file);
  // A document on standard output leaves no room for games there: it only reports.
  const bool only_report = !call.console.for_people() && call.options.value_or("out", "-") == "-";
  if (!only_report)
    if (const auto done = write_outputs(call, work); !done) return done.error();

  Json collected = Json::array();
  Exit worst = Exit::done;
  for (const Game& game : work.games) {
    if (game.rejected) {
      work.rejected += 1;
      const Exit exit = exit_of(game.rejected->code);
      worst = std::max(worst, exit == Exit::limit || game.rejected->code.starts_with("FIL") ? exit : Exit::findings);
    }
    if (call.console.for_people())
      tell(call.console, game);
    else if (call.console.one_a_line())
      call.console.json(game_json(game));
    else
      collected.push_back(game_json(game));
  }
  const std::size_t written = work.games.size() - work.rejected;
  if (!call.console.for_people() && !call.console.one_a_line())
    call.console.json({{"schema", "arbiter.convert/1"},
                       {"to", work.writer->id},
                       {"read", work.games.size()},
                       {"written", written},
                       {"rejected", work.rejected},
                       {"games", std::move(collected)}});
  call.console.note("read " + std::to_string(work.games.size()) + " games = " + std::to_string(written) +
                    " written + " + std::to_string(work.rejected) + " rejected");
  return worst;
}

}  // namespace

std::span<const Verb> record_convert_verbs() {
  static constexpr Verb verbs[] = {
      {"record", "convert", "FILE…", "Writes games in another format and says what it cannot hold", convert_options,
       convert},
  };
  return verbs;
}

}  // namespace arbiter::cli
