#include "cli/snapshot.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "cli/interrupt.h"
#include "text/messages.h"
#include "tournament/event/log.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t copies_kept = 20;

bool is_published(const event::State& state, event::SectionNumber section, event::RoundNumber number) {
  const event::Round* round = event::find_round(state, section, number);
  return round != nullptr && round->phase == event::Phase::published;
}

bool has_published(const event::State& state) {
  return std::ranges::any_of(state.rounds, [](const auto& round) { return round.phase == event::Phase::published; });
}

template <class Body>
const Body& as(const event::LogBody& body) {
  return std::get<Body>(body);
}

bool removes_round(const event::State& state, const event::LogBody& body) {
  const auto& removed = as<event::RoundRemoved>(body);
  return is_published(state, removed.section, removed.round);
}
bool changes_round(const event::State& state, const event::LogBody& body) {
  const auto& changed = as<event::RoundChanged>(body);
  return is_published(state, changed.section, changed.round);
}
bool takes_round_back(const event::State& state, const event::LogBody& body) {
  const auto& set = as<event::RoundPhaseSet>(body);
  return set.phase != event::Phase::published && is_published(state, set.section, set.round);
}
template <class Body>
bool corrects_earlier(const event::State& state, const event::LogBody& body) {
  const auto& set = as<Body>(body);
  const event::Round* round = event::find_round(state, set.section, set.round);
  if (round == nullptr || set.round >= event::rounds_of(state, set.section)) return false;
  return std::ranges::any_of(round->pairings, [&](const event::Pairing& p) {
    return p.table == set.table && (p.result || !p.boards.empty());
  });
}
bool undoes(const event::State& state, const event::LogBody&) { return has_published(state); }
bool changes_scores(const event::State& state, const event::LogBody& body) {
  const auto& set = as<event::SectionSet>(body);
  const event::Section* section = event::find_section(state, set.section);
  if (section == nullptr || !has_published(state)) return false;
  for (std::size_t i = 0; i < section->stages.size() && i < set.stages.size(); ++i)
    if (section->stages[i].scores != set.stages[i].scores) return true;
  return false;
}
bool always(const event::State&, const event::LogBody&) { return true; }

/// Which entries of the log take back what was shown to the players.
struct Danger {
  std::string_view kind;  ///< of the body
  std::string_view word;
  bool (*applies)(const event::State& state, const event::LogBody& body);
};
constexpr Danger dangers[] = {
    {"round_removed", "round-removed", removes_round},
    {"round_changed", "round-changed", changes_round},
    {"round_phase_set", "round-taken-back", takes_round_back},
    {"result_set", "earlier-result", corrects_earlier<event::ResultSet>},
    {"result_cleared", "earlier-result", corrects_earlier<event::ResultCleared>},
    {"section_set", "score-table", changes_scores},
    {"undone", "undo", undoes},
    {"event_reopened", "reopened", always},
};

bool is_postgres(const std::string& target) { return target.find("://") != std::string::npos; }

/// "postgresql://anna@hall/spring?host=…" -> "spring".
std::string database_name(const std::string& target) {
  const std::string plain = target.substr(0, target.find('?'));
  return plain.substr(plain.rfind('/') + 1);
}

/// "20261129T220503Z-spring-cup-undo.db", with a number where one second sees two.
fs::path free_name(const fs::path& folder, const std::string& why, const std::string& extension) {
  std::string at = now_utc();
  std::erase_if(at, [](char c) { return c == '-' || c == ':'; });
  for (int i = 1;; ++i) {
    const std::string number = i == 1 ? "" : "-" + std::to_string(i);
    fs::path path = folder / (at + "-" + why + number + extension);
    std::error_code failed;
    if (!fs::exists(path, failed)) return path;
  }
}

/// A name that free_name() makes: nothing else in the folder is ever removed.
bool is_snapshot(const std::string& name) {
  constexpr std::string_view pattern = "00000000T000000Z-";
  if (name.size() <= pattern.size() || !(name.ends_with(".db") || name.ends_with(".jsonl"))) return false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool digit = name[i] >= '0' && name[i] <= '9';
    if (pattern[i] == '0' ? !digit : name[i] != pattern[i]) return false;
  }
  return true;
}

void remove_old(const fs::path& folder) {
  std::error_code failed;
  std::vector<fs::path> found;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, failed))
    if (is_snapshot(entry.path().filename().string())) found.push_back(entry.path());
  std::ranges::sort(found);
  for (std::size_t i = 0; i + copies_kept < found.size(); ++i)
    for (const char* part : {"", "-wal", "-shm"}) fs::remove(found[i].string() + part, failed);
}

}  // namespace

std::string_view danger_of(const event::State& state, const std::vector<event::LogBody>& bodies) {
  for (const event::LogBody& body : bodies)
    for (const Danger& danger : dangers)
      if (danger.kind == event::kind_of(body) && danger.applies(state, body)) return danger.word;
  return {};
}

dots::Result<std::string> make_snapshot(const Invocation& call, const Store& store, const std::string& why) {
  const auto target = database_of(call);
  if (!target) return target.error();
  const char* named = std::getenv("ARBITER_SNAPSHOTS");
  const std::string wanted = named == nullptr ? "" : named;
  if (wanted == "off" || *target == ":memory:") return std::string();
  const bool postgres = is_postgres(*target);
  fs::path folder = wanted;
  if (wanted.empty()) folder = (postgres ? database_name(*target) : *target) + ".snapshots";
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed) return dots::Error{"CLI060", {{"folder", folder.string()}, {"reason", failed.message()}}};
  const fs::path path = free_name(folder, why, postgres ? ".jsonl" : ".db");
  const Unbroken step;
  if (auto copied = store.backup(path.string()); !copied)
    return dots::Error{
        "CLI060", {{"folder", folder.string()}, {"reason", text::describe(copied.error().code, copied.error().args)}}};
  remove_old(folder);
  call.console.note("snapshot: " + path.string());
  return path.string();
}

}  // namespace arbiter::cli
