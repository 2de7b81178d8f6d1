#include <algorithm>
#include <array>

#include "cli/files.h"
#include "cli/find_copies.h"
#include "cli/limits.h"
#include "cli/progress.h"
#include "cli/record_text.h"
#include "cli/verbs/table.h"
#include "cli/verify_files.h"
#include "dots/catalogue.h"
#include "tournament/publish/board8_svg.h"
#include "tournament/publish/board_svg.h"

namespace arbiter::cli {
namespace {

constexpr std::array read_options{
    OptionSpec{"rules", '\0', "RULES", "replay by these rules instead of the record's own"},
    OptionSpec{"game", 'g', "GAME", "the game, where the file does not tell; others are not replayed"},
    limit_option,
};
constexpr auto walk_options = joined(std::array{OptionSpec{"recursive", 'r', "", "walk folders"}}, read_options);
constexpr auto show_record_options =
    joined(std::array{OptionSpec{"index", 'n', "N", "only the N-th game of the file, from 1"},
                      OptionSpec{"svg", '\0', "FILE", "write the last position of the first game shown as a picture"}},
           read_options);

dots::Result<VerifyFilesOptions> verify_files_options(const Options& options) {
  VerifyFilesOptions wanted;
  wanted.rules = options.value_or("rules", "");
  wanted.game = options.value_or("game", "");
  if (!wanted.game.empty() && dots::find_game(wanted.game) == nullptr)
    return dots::Error{"GAM001", {{"game", wanted.game}}};
  if (!wanted.rules.empty()) {
    const auto known = dots::describe_rules(wanted.game.empty() ? "dots" : wanted.game, wanted.rules);
    if (!known) return known.error();
  }
  auto limits = limits_of(options);
  if (!limits) return limits.error();
  wanted.limits = *limits;
  return wanted;
}

/// A verification that could not even read or bound its file says so by its exit code.
Exit exit_for(const CheckedRecord& checked) {
  Exit worst = checked.verified() ? Exit::done : Exit::findings;
  for (const dots::Diagnostic& diagnostic : checked.report.diagnostics) {
    const Exit exit = exit_of(diagnostic.code);
    if (diagnostic.severity == dots::Severity::critical && (exit == Exit::limit || diagnostic.code.starts_with("FIL")))
      worst = std::max(worst, exit);
  }
  return worst;
}

struct Tally {
  std::size_t files = 0, games = 0, verified = 0;
  std::size_t not_replayable = 0, stopped = 0, contradicting = 0;
  Exit worst = Exit::done;

  void count(const CheckedRecord& checked) {
    ++games;
    switch (checked.report.verdict) {
      case tournament::records::Verdict::verified:
      case tournament::records::Verdict::verified_with_warnings: ++verified; break;
      case tournament::records::Verdict::not_replayable: ++not_replayable; break;
      case tournament::records::Verdict::stops_at_ply: ++stopped; break;
      case tournament::records::Verdict::contradicts_result: ++contradicting; break;
    }
    worst = std::max(worst, exit_for(checked));
  }
  [[nodiscard]] std::size_t failed() const { return games - verified; }
};

std::string tally_line(const Tally& tally) {
  std::string line = "read " + std::to_string(tally.files) + " files, " + std::to_string(tally.games) +
                     " games = " + std::to_string(tally.verified) + " verified + " + std::to_string(tally.failed()) +
                     " failed";
  std::string why;
  const auto add = [&](std::size_t count, std::string_view what) {
    if (count > 0) why += (why.empty() ? " (" : ", ") + std::to_string(count) + ' ' + std::string(what);
  };
  add(tally.not_replayable, "not replayable");
  add(tally.stopped, "stopped at a move");
  add(tally.contradicting, "contradicting their result");
  return why.empty() ? line : line + why + ')';
}

void show_verdict(Console& console, const std::string& file, const CheckedRecord& checked, Json& collected) {
  if (console.one_a_line()) return console.json(verdict_json(file, checked));
  if (!console.for_people()) return collected.push_back(verdict_json(file, checked));
  console.line(verdict_line(file, checked), checked.verified() ? Colour::good : Colour::bad);
  for (const std::string& finding : finding_lines(file, checked, dots::Severity::warning)) console.line("  " + finding);
}

dots::Result<Exit> verify_records(Invocation& call) {
  auto wanted = verify_files_options(call.options);
  if (!wanted) return wanted.error();
  const auto files = files_named(call.options.arguments(), call.options.has("recursive"));
  if (!files) return files.error();
  wanted->copy_keys = true;
  wanted->keep_bytes = files->size() == 1 && files->front() == "-";

  Tally tally;
  CopyFinder copies;
  Json collected = Json::array();
  Progress progress(files->size(), call.console.quiet());
  verify_files(*files, *wanted, [&](CheckedFile file) {
    progress.clear();
    if (file.name == "-") copies.keep_input(std::move(file.bytes));
    ++tally.files;
    for (const CheckedRecord& checked : file.records) {
      tally.count(checked);
      copies.add(tally.files - 1, checked);
      show_verdict(call.console, file.name, checked, collected);
    }
    progress.show(tally.files);
  });
  progress.clear();
  const std::vector<CopyLink> links = copies.found(*files, *wanted);
  Json duplicates = Json::array();
  for (const CopyLink& link : links) {
    if (call.console.for_people())
      call.console.line(copy_line(link), Colour::dim);
    else
      duplicates.push_back(copy_json(link));
  }
  if (call.console.one_a_line() && !links.empty())
    call.console.json({{"schema", "arbiter.duplicates/1"}, {"duplicates", std::move(duplicates)}});
  if (!call.console.for_people() && !call.console.one_a_line())
    call.console.json({{"schema", "arbiter.verify/1"},
                       {"files", tally.files},
                       {"games", tally.games},
                       {"verified", tally.verified},
                       {"failed", tally.failed()},
                       {"duplicates", std::move(duplicates)},
                       {"records", std::move(collected)}});
  call.console.note(tally_line(tally) + (links.empty() ? "" : "; " + std::to_string(links.size()) + " copies"));
  return tally.worst;
}

void show_record(Console& console, const std::string& file, const CheckedRecord& checked) {
  const auto& record = checked.record;
  console.line(verdict_line(file, checked), Colour::strong);
  for (const auto& row : header_rows(record)) console.line("  " + row[0] + ": " + row[1]);
  if (const std::string beside = beside_text(record); !beside.empty()) console.line("  beside the game: " + beside);
  for (const std::string& finding : finding_lines(file, checked, dots::Severity::info)) console.line("  " + finding);
  constexpr std::size_t moves_in_line = 10;
  const std::vector<std::string> moves = move_texts(record);
  for (std::size_t at = 0; at < moves.size(); at += moves_in_line) {
    std::string line = std::to_string(at + 1) + ".";
    for (std::size_t i = at; i < std::min(at + moves_in_line, moves.size()); ++i) line += " " + moves[i];
    console.line(line);
  }
  console.block(checked.report.final_position);
}

dots::Result<void> draw_position(const std::string& file, const std::string& name, const CheckedRecord& checked) {
  namespace publish = tournament::publish;
  const tournament::records::GameRecord& record = checked.record;
  const tournament::records::VerifyReport& report = checked.report;
  const std::string title = record.first.name.empty() ? "Position" : record.first.name + " – " + record.second.name;
  std::string svg;
  if (record.board) {
    const bool on_top = record.game == "othello" || record.game == "blocked-reversi";
    svg = publish::board8_svg(report.final_position, {.title = title, .first_rank_on_top = on_top});
  } else if (const auto diagram = publish::make_diagram(record, report)) {
    svg = publish::board_svg(*diagram, {.title = title});
  }
  if (svg.empty()) return dots::Error{"CLI029", {{"file", name}}};
  return write_file(file, svg + '\n');
}

dots::Result<Exit> show_records(Invocation& call) {
  auto wanted = verify_files_options(call.options);
  if (!wanted) return wanted.error();
  const auto index = call.options.number("index", 1, 1'000'000);
  if (!index) return index.error();
  const std::string& name = call.argument(0);
  const auto bytes = read_input(name, wanted->limits.file_bytes);
  if (!bytes) return bytes.error();

  wanted->draw = true;
  const CheckedFile file = verify_bytes(name, *bytes, *wanted);
  std::optional<std::string> picture = call.options.value("svg");
  Json collected = Json::array();
  Exit worst = Exit::done;
  for (const CheckedRecord& checked : file.records) {
    if (*index && checked.record.index + 1 != **index) continue;
    worst = std::max(worst, exit_for(checked));
    if (picture) {
      if (const auto drawn = draw_position(*picture, name, checked); !drawn) return drawn.error();
      picture.reset();
    }
    if (call.console.for_people())
      show_record(call.console, name, checked);
    else if (call.console.one_a_line())
      call.console.json(record_json(name, checked));
    else
      collected.push_back(record_json(name, checked));
  }
  if (!call.console.for_people() && !call.console.one_a_line())
    call.console.json({{"schema", "arbiter.record/1"}, {"records", std::move(collected)}});
  return worst;
}

}  // namespace

std::span<const Verb> record_verbs() {
  static constexpr Verb verbs[] = {
      {"record", "verify", "FILE…", "Replays records by their rules and compares with what they claim", walk_options,
       verify_records},
      {"record", "show", "FILE", "Shows headers, moves and the last position of records", show_record_options,
       show_records},
  };
  return verbs;
}

}  // namespace arbiter::cli
