// Results from a folder of records: proposed first, written when the arbiter says so.
#include <algorithm>
#include <array>

#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/files.h"
#include "cli/limits.h"
#include "cli/link_records.h"
#include "cli/stored_records.h"
#include "cli/verbs/table.h"
#include "text/messages.h"
#include "tournament/records/verify.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array import_options{OptionSpec{"round", '\0', "ROUND", "only pairings of that round"}, section_option,
                                    limit_option};

/// Every game of every file below the folder, replayed by the rules of the event.
dots::Result<std::vector<FoundGame>> read_games(const Invocation& call, const std::string& rules) {
  const auto limits = limits_of(call.options);
  if (!limits) return limits.error();
  const auto files = files_below(call.argument(1), true);
  if (!files) return files.error();
  std::vector<FoundGame> games;
  for (const std::string& file : *files) {
    auto bytes = read_input(file, limits->file_bytes);
    if (!bytes) return bytes.error();
    const CheckedFile checked = verify_bytes(file, *bytes, {.rules = rules, .game = {}, .limits = *limits});
    const tournament::store::RecordFile stored = to_store(*bytes, checked);
    for (std::size_t i = 0; i < checked.records.size(); ++i)
      games.push_back(
          {file,
           i,
           {checked.records[i], stored, tournament::store::record_id(*bytes, checked.records[i].record.index)}});
  }
  return games;
}

struct Plan {
  std::vector<event::Command> commands;
  std::vector<tournament::store::RecordFile> files;
};

Plan plan_of(const std::vector<FoundGame>& games, const std::vector<RecordLink>& links, event::SectionNumber section) {
  Plan plan;
  for (std::size_t i = 0; i < links.size(); ++i) {
    if (links[i].verdict != LinkVerdict::proposed) continue;
    plan.commands.emplace_back(event::SetResult{links[i].round, links[i].table, links[i].result, "", section});
    const auto& file = games[i].evidence.file;
    const bool listed = std::ranges::any_of(plan.files, [&](const auto& other) { return other.bytes == file.bytes; });
    if (!listed) plan.files.push_back(file);
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

dots::Result<Exit> import(Invocation& call) {
  const auto round = call.options.number("round", 1, 1'000'000);
  if (!round) return round.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const auto games = read_games(call, opened->state.settings.rules);
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

constexpr Verb verbs[] = {
    {"result", "import", "EVENT FOLDER", "Proposes results from the records of a folder; sets them with --yes",
     import_options, import, true},
};

}  // namespace

std::span<const Verb> result_import_verbs() { return verbs; }

}  // namespace arbiter::cli
