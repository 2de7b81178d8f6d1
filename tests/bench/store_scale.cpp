// How the store does at the size of a federation: fills a new database and measures what an arbiter waits for.
//
//   store_scale arbiter-scale.db                        10,000 players, 1,000 events, 210,000 results
//   store_scale postgresql://anna@/scale?host=/run/postgresql
//   store_scale TARGET --events 100
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "tournament/store/store.h"

namespace {

using namespace tournament;
using store::OpenMode;
using store::Store;

const std::string now = "2026-11-29T22:05:03Z";
const event::Context anna{.at = now, .actor = "Anna"};
constexpr int players = 10'000;
constexpr int entries = 21;

[[noreturn]] void give_up(const dots::Error& error) {
  std::printf("%s", error.code.c_str());
  for (const dots::Argument& argument : error.args)
    std::printf(" %s=%s", argument.name.c_str(), argument.value.c_str());
  std::printf("\n");
  std::exit(1);
}

template <class T>
T must(dots::Result<T> result) {
  if (!result) give_up(result.error());
  return std::move(result).value();
}
void must(const dots::Result<void>& result) {
  if (!result) give_up(result.error());
}

double milliseconds(const std::function<void()>& work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// The median and the longest of several runs.
void measure(const char* what, int times, const std::function<void(int)>& work) {
  std::vector<double> runs;
  for (int i = 0; i < times; ++i) runs.push_back(milliseconds([&] { work(i); }));
  std::sort(runs.begin(), runs.end());
  std::printf("%-44s %10.1f ms %10.1f ms\n", what, runs[runs.size() / 2], runs.back());
}

std::vector<event::Player> people() {
  const std::vector<std::string> surnames{"Ёлкин", "Nowak", "Иванова", "Łukasz", "Petrov", "Žáček", "Ким", "Müller"};
  std::vector<event::Player> list;
  for (int i = 0; i < players; ++i)
    list.push_back(
        {.name = surnames[static_cast<std::size_t>(i) % surnames.size()] + " " + std::to_string(i) + ", Anna",
         .nick = "nick" + std::to_string(i),
         .rating = 1000 + i % 1500});
  return list;
}

/// A whole round robin in one transaction: pairing and all results.
void play(Store& store, const std::vector<event::PlayerId>& ids, int number) {
  event::EventSettings settings;
  settings.title = "Event " + std::to_string(number);
  settings.code = "event-" + std::to_string(number);
  settings.rules = "dots:39x32";
  auto created = must(store.create_event(settings, anna));
  event::State state = created.state;
  std::vector<event::LogBody> bodies;
  const auto decide = [&](const event::Command& command) {
    for (const event::LogBody& body : must(event::decide(state, command, anna))) {
      state = event::apply(std::move(state), body);
      bodies.push_back(body);
    }
  };
  for (int i = 0; i < entries; ++i)
    decide(event::AddEntry{ids[static_cast<std::size_t>((number * 7 + i * 13) % players)]});
  decide(event::PairAll{});
  const std::vector<event::Round> rounds = state.rounds;
  for (const event::Round& round : rounds)
    for (const event::Pairing& pairing : round.pairings)
      if (!pairing.is_bye())
        decide(event::SetResult{.round = round.number,
                                .table = pairing.table,
                                .result = {.kind = event::ResultKind::first_wins, .end = event::GameEnd::resignation},
                                .reason = {}});
  must(store.append(created.event, 1, bodies, anna));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2 && argc != 4) {
    std::puts("store_scale TARGET [--events COUNT]");
    return 2;
  }
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  const std::string target = argv[1];
  const int events = argc == 4 ? std::atoi(argv[3]) : 1'000;
  const auto archive = std::filesystem::temp_directory_path() / ("store-scale-" + std::to_string(events) + ".archive");
  std::filesystem::remove(archive);
  std::printf("%-44s %13s %13s\n", target.c_str(), "median", "longest");
  {
    Store store = must(Store::init(target, now));
    std::vector<event::PlayerId> ids;
    measure("add all players", 1, [&](int) { ids = must(store.add_players(people(), anna)); });
    measure("play an event: 253 entries in its log", events, [&](int i) { play(store, ids, i); });
  }
  measure("open", 20, [&](int) { must(Store::open(target, OpenMode::read_write)); });
  Store store = must(Store::open(target, OpenMode::read_write));
  measure("all players by name", 10, [&](int) { must(store.players()); });
  measure("search: nowak 96", 20, [&](int) { must(store.find_players("nowak 96")); });
  measure("search: nobody of that name", 20, [&](int) { must(store.find_players("qwerty")); });
  measure("list of events", 20, [&](int) { must(store.events()); });
  measure("find an event by its code", 100,
          [&](int i) { must(store.find_event("event-" + std::to_string(i * 7 % events))); });
  measure("find an event by its title, folded", 20,
          [&](int i) { must(store.find_event("EVENT " + std::to_string(i % events))); });
  measure("load an event and verify its log", 100, [&](int i) { must(store.load(1 + i * 7 % events)); });
  measure("enter a result, another event each time", 100, [&](int i) {
    must(store.decide_and_append(1 + i * 7 % events,
                                 event::SetResult{.round = 1, .table = 1, .result = {}, .reason = "sheet"}, anna));
  });
  measure("enter a result, the same event", 100, [&](int i) {
    const auto kind = i % 2 == 0 ? event::ResultKind::second_wins : event::ResultKind::first_wins;
    must(store.decide_and_append(
        1, event::SetResult{.round = 2, .table = 1, .result = {.kind = kind}, .reason = "sheet"}, anna));
  });
  std::vector<event::LogBody> corrections;
  for (int i = 0; i < 10'000; ++i)
    corrections.push_back(
        event::ResultSet{.round = 3,
                         .table = 1,
                         .result = {.kind = i % 2 == 0 ? event::ResultKind::draw : event::ResultKind::first_wins},
                         .reason = "sheet"});
  const auto sequence = must(store.load(2)).sequence;
  measure("append 10,000 entries to one event", 1, [&](int) { must(store.append(2, sequence, corrections, anna)); });
  measure("load that event", 5, [&](int) { must(must(Store::open(target, OpenMode::read_only)).load(2)); });
  measure("enter a result in that event", 20, [&](int i) {
    const auto kind = i % 2 == 0 ? event::ResultKind::second_wins : event::ResultKind::first_wins;
    must(store.decide_and_append(
        2, event::SetResult{.round = 2, .table = 1, .result = {.kind = kind}, .reason = "sheet"}, anna));
  });
  store::Health health;
  measure("health: every chain, row and checksum", 1, [&](int) { health = must(store.health()); });
  measure("rebuild", 1, [&](int) { must(store.rebuild()); });
  measure("export", 1, [&](int) { must(store.export_archive(archive.string())); });
  measure("import into memory", 1, [&](int) { must(Store::import_archive(archive.string(), ":memory:", now)); });
  std::printf("%s: %lld players, %lld events, %lld log entries, %.1f MB; archive %.1f MB; %zu findings\n",
              health.engine.c_str(), static_cast<long long>(health.players), static_cast<long long>(health.events),
              static_cast<long long>(health.log_entries), static_cast<double>(health.size) / 1e6,
              static_cast<double>(std::filesystem::file_size(archive)) / 1e6, health.findings.size());
  std::filesystem::remove(archive);
  return 0;
}
