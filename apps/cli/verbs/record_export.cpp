// record export: the games of an event, or of the archive, as one collection of SGF.
#include <algorithm>
#include <array>
#include <fstream>
#include <map>

#include "cli/files.h"
#include "cli/game_filter.h"
#include "cli/open_event.h"
#include "cli/verbs/table.h"
#include "tournament/records/sgf_collection.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;
namespace records = tournament::records;

// The name of the event is the argument of the verb; in the archive it is one condition among others.
constexpr auto export_options =
    joined(std::array{OptionSpec{"out", 'o', "FILE", "write there instead of to standard output"}}, filter_options);

/// Writes games as they come: to standard output, or to a file that appears when it is whole.
class Collection {
 public:
  explicit Collection(const Invocation& call) : console_(call.console), name_(call.options.value_or("out", "")) {}
  ~Collection() {
    if (!partial_.empty()) std::remove(partial_.c_str());
  }
  Collection(const Collection&) = delete;
  Collection& operator=(const Collection&) = delete;

  dots::Result<void> open() {
    if (name_.empty()) return {};
    partial_ = name_ + ".part";
    file_.open(partial_, std::ios::binary | std::ios::trunc);
    return file_ ? dots::Result<void>() : failed();
  }
  dots::Result<void> add(const std::string& game) {
    ++games_;
    if (name_.empty()) {
      console_.raw(game);
      return {};
    }
    file_ << game;
    return file_ ? dots::Result<void>() : failed();
  }
  dots::Result<void> close() {
    if (name_.empty()) return {};
    file_.close();
    if (!file_ || std::rename(partial_.c_str(), name_.c_str()) != 0) return failed();
    partial_.clear();
    return {};
  }
  [[nodiscard]] std::size_t games() const { return games_; }

 private:
  [[nodiscard]] dots::Error failed() const {
    return {"FIL003", {{"file", name_}, {"why", std::generic_category().message(errno)}}};
  }
  Console& console_;
  std::string name_;
  std::string partial_{};
  std::ofstream file_{};
  std::size_t games_ = 0;
};

/// The games of stored files, the last file kept: games of one file are asked for one after the other.
class StoredGames {
 public:
  explicit StoredGames(const Store& store) : store_(store) {}

  dots::Result<std::string> game(const std::string& sha256, int index, const records::SgfHeaders& headers) {
    if (sha256 != read_) {
      const auto bytes = store_.record_bytes(sha256);
      if (!bytes) return bytes.error();
      games_ = records::SgfGames::read(*bytes, {});
      read_ = sha256;
    }
    return games_.game(index, headers);
  }

 private:
  const Store& store_;
  std::string read_{};
  records::SgfGames games_{};
};

std::string round_text(const event::Round& round, const event::Pairing& pairing) {
  std::string more = pairing.label;
  if (pairing.leg > 1) more += (more.empty() ? "game " : ", game ") + std::to_string(pairing.leg);
  return std::to_string(round.number) + (more.empty() ? "" : " (" + more + ")");
}

/// Every record that a result of the event rests on, by section, round and table.
dots::Result<std::size_t> export_event(const OpenEvent& opened, Collection& out) {
  StoredGames games(opened.store);
  std::size_t without = 0;
  std::vector<const event::Round*> rounds;
  for (const event::Round& round : opened.state.rounds) rounds.push_back(&round);
  std::ranges::stable_sort(rounds, {}, [](const event::Round* r) { return std::pair(r->section, r->number); });
  for (const event::Round* round : rounds)
    for (const event::Pairing& pairing : round->pairings) {
      if (pairing.is_bye() || !pairing.result || !event::is_played(pairing.result->kind)) continue;
      const std::string& id = pairing.result->record;
      if (id.empty()) {
        ++without;
        continue;
      }
      const std::size_t colon = id.find(':');
      const auto index = whole_number(id.substr(std::min(colon + 1, id.size())), 0, 1'000'000'000);
      auto game = games.game(id.substr(0, colon), index.value_or(0),
                             {.event = opened.state.settings.title, .round = round_text(*round, pairing)});
      if (!game) return game.error();
      if (auto done = out.add(*game); !done) return done.error();
    }
  return without;
}

/// Page by page, so that memory does not grow with the archive.
dots::Result<void> export_games(const Invocation& call, const Store& store, Collection& out) {
  constexpr int page = 1'000;
  const auto filter = filter_of(call, store);
  if (!filter) return filter.error();
  StoredGames games(store);
  event::RecordId last;
  for (;;) {
    const auto found = store.games_after(*filter, last, page);
    if (!found) return found.error();
    for (const auto& each : *found) {
      auto game = games.game(each.record, each.game.index, {});
      if (!game) return game.error();
      if (auto done = out.add(*game); !done) return done;
    }
    if (found->size() < static_cast<std::size_t>(page)) return {};
    last = found->back().record + ":" + std::to_string(found->back().game.index);
  }
}

dots::Result<Exit> export_records(Invocation& call) {
  Collection out(call);
  std::size_t without = 0;
  if (call.arguments() > 0) {
    for (const OptionSpec& each : filter_options)
      if (call.options.has(each.name))
        return dots::Error{"CLI008", {{"option", "EVENT"}, {"other", "--" + std::string(each.name)}}};
    const auto opened = open_event(call, OpenMode::read_only);
    if (!opened) return opened.error();
    if (auto done = out.open(); !done) return done.error();
    const auto done = export_event(*opened, out);
    if (!done) return done.error();
    without = *done;
  } else {
    const auto store = open_store(call, OpenMode::read_only);
    if (!store) return store.error();
    if (auto done = out.open(); !done) return done.error();
    if (auto done = export_games(call, *store, out); !done) return done.error();
  }
  if (auto done = out.close(); !done) return done.error();
  call.console.note(std::to_string(out.games()) + " games written" +
                    (without == 0 ? "" : "; " + std::to_string(without) + " results have no record"));
  return Exit::done;
}

}  // namespace

std::span<const Verb> record_export_verbs() {
  static constexpr Verb verbs[] = {
      {"record", "export", "[EVENT]", "Writes the games of an event, or of the archive, as one SGF collection",
       export_options, export_records},
  };
  return verbs;
}

}  // namespace arbiter::cli
