// Results from a folder of records: proposed first, written when the arbiter says so.
#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/files.h"
#include "cli/limits.h"
#include "cli/link_records.h"
#include "cli/progress.h"
#include "cli/stored_records.h"
#include "cli/verbs/table.h"
#include "text/messages.h"
#include "tournament/records/clock.h"
#include "tournament/records/clock_codes.h"
#include "tournament/records/verify.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;
namespace records = tournament::records;

constexpr std::array import_result_options{OptionSpec{"round", '\0', "ROUND", "only pairings of that round"},
                                           section_option, limit_option};

/// Clocks that the event does not allow, and those that put the result in doubt.
dots::Diagnostics clock_findings(const CheckedRecord& checked, const event::TimeControl& control) {
  namespace code = records::clock_code;
  dots::Diagnostics found = records::check_clocks(checked.record, control);
  for (const dots::Diagnostic& each : checked.report.diagnostics)
    if (each.code == code::flag_against_result || each.code == code::moves_after_flag ||
        each.code == code::winner_was_to_move)
      found.push_back(each);
  return found;
}

/// Every game of every file below the folder, replayed by the rules of the event; their moves are not kept.
dots::Result<std::vector<FoundGame>> read_games(const Invocation& call, const event::State& state) {
  const auto limits = limits_of(call.options);
  if (!limits) return limits.error();
  const auto files = files_below(call.argument(1), true);
  if (!files) return files.error();
  std::vector<FoundGame> games;
  std::optional<dots::Error> failed;
  Progress progress(files->size(), call.console.quiet());
  std::size_t done = 0;
  verify_files(
      *files, {.rules_by_game = event::rules_by_game(state), .keep_bytes = true, .limits = *limits},
      [&](CheckedFile file) {
        progress.show(++done);
        const auto& first = file.records.front().report.diagnostics;
        const bool unread = file.bytes.empty() && !first.empty() &&
                            (first.front().code.starts_with("FIL") || first.front().code.starts_with("LIM"));
        if (unread && !failed) failed = dots::Error{first.front().code, first.front().args};
        const std::string id = tournament::store::record_id(file.bytes, 0);
        const auto stored =
            std::make_shared<const tournament::store::RecordFile>(to_store(std::move(file.bytes), file));
        for (std::size_t i = 0; i < file.records.size(); ++i) {
          CheckedRecord& checked = file.records[i];
          FoundGame game{file.name,
                         i,
                         {},
                         stored,
                         records::recorded_start(checked.record),
                         clock_findings(checked, state.rules.time)};
          std::vector<records::RecordedMove>().swap(checked.record.moves);  // an assignment would keep the memory
          game.evidence.id = id.substr(0, id.find(':') + 1) + std::to_string(checked.record.index);
          game.evidence.game = std::move(checked);
          games.push_back(std::move(game));
        }
      });
  if (failed) return *failed;
  return games;
}

struct Plan {
  std::vector<event::Command> commands;
  std::vector<tournament::store::RecordFile> files;
};

Plan plan_of(const std::vector<FoundGame>& games, const std::vector<RecordLink>& links, event::SectionNumber section) {
  Plan plan;
  std::set<const tournament::store::RecordFile*> listed;
  for (std::size_t i = 0; i < links.size(); ++i) {
    if (links[i].verdict != LinkVerdict::proposed) continue;
    plan.commands.emplace_back(event::SetResult{links[i].round, links[i].table, links[i].result, "", section});
    if (listed.insert(games[i].stored.get()).second) plan.files.push_back(*games[i].stored);
  }
  return plan;
}

std::string record_verdict(const FoundGame& game) {
  return std::string(tournament::records::to_text(game.evidence.game.report.verdict));
}

/// A record that is not simply verified is told apart: the arbiter looks at it before saying yes.
std::string verdict_text(const FoundGame& game, const RecordLink& link) {
  const bool plain = game.evidence.game.report.verdict == tournament::records::Verdict::verified;
  return std::string(to_text(link.verdict)) + (plain ? "" : " (" + record_verdict(game) + ")");
}

std::string findings_text(const RecordLink& link) {
  std::string text;
  for (const dots::Diagnostic& found : link.findings)
    text += (text.empty() ? "" : "; ") + found.code + ": " + text::describe(found);
  return text;
}

void print_links(Console& console, const OpenEvent& opened, const std::vector<FoundGame>& games,
                 const std::vector<RecordLink>& links) {
  std::vector<std::vector<std::string>> rows{{"file", "round", "table", "first", "second", "result", "verdict"}};
  for (std::size_t i = 0; i < links.size(); ++i) {
    const RecordLink& link = links[i];
    const bool counts = link.verdict != LinkVerdict::contradicts;
    const auto number = [](int n) { return n == 0 ? std::string() : std::to_string(n); };
    const std::string name =
        games[i].index == 0 ? games[i].file : games[i].file + ":" + std::to_string(games[i].index + 1);
    rows.push_back({name, number(link.round), number(link.table), opened.people.name(opened.state, link.first),
                    opened.people.name(opened.state, link.second),
                    counts ? std::string(event::to_text(link.result.kind)) : "",
                    counts ? verdict_text(games[i], link) : findings_text(link)});
  }
  console.table(rows);
}

Json links_json(const std::vector<FoundGame>& games, const std::vector<RecordLink>& links) {
  Json rows = Json::array();
  for (std::size_t i = 0; i < links.size(); ++i) {
    const RecordLink& link = links[i];
    Json findings = Json::array();
    for (const dots::Diagnostic& found : link.findings) findings.push_back(diagnostic_json(found));
    const bool counts = link.verdict != LinkVerdict::contradicts;
    rows.push_back({{"file", games[i].file},
                    {"index", games[i].index},
                    {"record", games[i].evidence.id},
                    {"record_verdict", record_verdict(games[i])},
                    {"verdict", to_text(link.verdict)},
                    {"round", link.round == 0 ? Json(nullptr) : Json(link.round)},
                    {"table", link.round == 0 ? Json(nullptr) : Json(link.table)},
                    {"first", link.round == 0 ? Json(nullptr) : Json(link.first)},
                    {"second", link.round == 0 ? Json(nullptr) : Json(link.second)},
                    {"result", counts ? Json(event::to_text(link.result.kind)) : Json(nullptr)},
                    {"findings", std::move(findings)}});
  }
  return rows;
}

dots::Result<Exit> import_results(Invocation& call) {
  const auto round = call.options.number("round", 1, 1'000'000);
  if (!round) return round.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const auto games = read_games(call, opened->state);
  if (!games) return games.error();
  const std::vector<RecordLink> links = link_records(*opened, *section, round->value_or(0), *games);
  if (call.console.for_people()) print_links(call.console, *opened, *games, links);

  const Plan plan = plan_of(*games, links, *section);
  const bool writes = call.options.has("yes") || only_shows(call);
  Decided done;
  if (writes) {
    auto decided = decide(call, *opened, plan.commands, plan.files);
    if (!decided) return decided.error();
    done = std::move(decided).value();
  }
  const auto contradictions = std::ranges::count(links, LinkVerdict::contradicts, &RecordLink::verdict);
  print_decisions(call, opened->summary.code, done,
                  {{"written", writes && !only_shows(call)}, {"records", links_json(*games, links)}});
  const std::string proposals = std::to_string(plan.commands.size());
  if (writes && !only_shows(call))
    call.console.note(proposals + " results set, " + std::to_string(contradictions) + " contradictions left alone");
  else
    call.console.note(proposals + " proposals, " + std::to_string(contradictions) +
                      " contradictions; nothing is written without --yes");
  return contradictions == 0 ? Exit::done : Exit::findings;
}

}  // namespace

std::span<const Verb> result_import_verbs() {
  static constexpr Verb verbs[] = {
      {"result", "import", "EVENT FOLDER", "Proposes results from the records of a folder; sets them with --yes",
       import_result_options, import_results, true},
  };
  return verbs;
}

}  // namespace arbiter::cli
