#include "cli/import_rows.h"

#include <algorithm>
#include <utility>

#include "cli/csv_file.h"
#include "cli/interrupt.h"
#include "text/messages.h"
#include "tournament/event/validate.h"

namespace arbiter::cli {

namespace event = tournament::event;

namespace {

std::string_view to_text(RowVerdict verdict) {
  switch (verdict) {
    case RowVerdict::added: return "new";
    case RowVerdict::updated: return "update";
    case RowVerdict::same: return "same";
    case RowVerdict::doubtful: return "doubtful";
    case RowVerdict::rejected: break;
  }
  return "rejected";
}

/// What becomes of rows in doubt.
enum class Doubtful : std::uint8_t { skip, as_new, update };

/// Whom a row may mean, and why that is not certain.
struct Candidates {
  std::vector<event::PlayerId> ids;
  std::optional<dots::Error> doubt;
};

Candidates candidates_for(const event::Player& row, const Register& people) {
  const dots::Argument name{"name", row.name};
  const auto named = people.named(row.name);
  const auto same = people.namesakes(row);
  if (same.size() == 1) return {same, std::nullopt};
  if (same.size() > 1) {
    // A nick tells namesakes apart.
    std::vector<event::PlayerId> by_nick;
    for (const std::string& nick : event::all_nicks(row))
      for (const event::PlayerId id : people.nicked(nick))
        if (std::ranges::find(same, id) != same.end() && std::ranges::find(by_nick, id) == by_nick.end())
          by_nick.push_back(id);
    if (by_nick.size() == 1) return {by_nick, std::nullopt};
    return {same, dots::Error{"CSV008", {name, {"ids", id_list(same)}}}};
  }
  if (!named.empty()) {
    const auto& other = people.players().at(named.front());
    return {named, dots::Error{"CSV009",
                               {name,
                                {"id", std::to_string(other.id)},
                                {"year", std::to_string(row.birth_year.value_or(0))},
                                {"known_year", std::to_string(other.birth_year.value_or(0))}}}};
  }
  for (const std::string& nick : event::all_nicks(row))
    if (const auto nicked = people.nicked(nick); !nicked.empty())
      return {
          nicked,
          dots::Error{
              "CSV011",
              {name, {"nick", nick}, {"other", people.name(nicked.front())}, {"id", std::to_string(nicked.front())}}}};
  if (row.birth_year)
    if (const auto near = people.nearly_named(row.name, *row.birth_year); !near.empty())
      return {near, dots::Error{"CSV010",
                                {name, {"other", people.name(near.front())}, {"id", std::to_string(near.front())}}}};
  return {};
}

void plan_new(ImportRow& judged, Register& people) {
  judged.verdict = RowVerdict::added;
  judged.new_player = true;
  judged.player.id = people.next_id();
  people.add(judged.player);
}

void plan_known(ImportRow& judged, Register& people, event::PlayerId id) {
  const event::Player& known = people.players().at(id);
  event::Player whole = overlaid(known, judged.player);
  judged.changed = event::changed_fields(known, whole);
  judged.verdict = judged.changed.empty() ? RowVerdict::same : RowVerdict::updated;
  if (auto sound = event::validate(whole); !sound) {
    judged.verdict = RowVerdict::rejected;
    judged.reason = sound.error();
    return;
  }
  judged.player = std::move(whole);
  if (!judged.changed.empty()) people.add(judged.player);
}

ImportRow judge(const PlayerRow& row, Register& people, Doubtful doubtful) {
  ImportRow judged;
  judged.line = row.line;
  judged.start_number = row.start_number;
  if (!row.player) {
    judged.reason = row.player.error();
    return judged;
  }
  judged.player = *row.player;
  const Candidates found = candidates_for(judged.player, people);
  const bool settled =
      !found.doubt || doubtful == Doubtful::as_new || (doubtful == Doubtful::update && found.ids.size() == 1);
  if (!settled) {
    judged.verdict = RowVerdict::doubtful;
    judged.reason = found.doubt;
  } else if (found.ids.empty() || (found.doubt && doubtful == Doubtful::as_new)) {
    plan_new(judged, people);
  } else {
    plan_known(judged, people, found.ids.front());
  }
  return judged;
}

dots::Result<Doubtful> doubtful_of(const Options& options) {
  const std::string how = options.value_or("doubtful", "skip");
  if (how == "skip") return Doubtful::skip;
  if (how == "new") return Doubtful::as_new;
  if (how == "update") return Doubtful::update;
  return bad_value("--doubtful", how, "skip, new or update");
}

std::string reason_of(const Invocation& call, const Import& import) {
  return call.options.value_or("reason", "import of " + import.file);
}

/// A later row of the same player was planned with the id of the first one.
void give_ids(Import& import, const std::vector<event::PlayerId>& planned, const std::vector<event::PlayerId>& ids) {
  std::map<event::PlayerId, event::PlayerId> given;
  for (std::size_t i = 0; i < planned.size(); ++i) given[planned[i]] = ids[i];
  for (ImportRow& row : import.rows)
    if (const auto found = given.find(row.player.id); found != given.end()) row.player.id = found->second;
}

/// The players to be written, each once, in his last form.
std::vector<event::Player> wanted_of(const Import& import, bool updates_too) {
  std::vector<event::Player> wanted;
  std::map<event::PlayerId, std::size_t> places;
  for (const ImportRow& row : import.rows) {
    const bool written = row.new_player || (updates_too && row.verdict == RowVerdict::updated);
    if (!written) continue;
    const auto [place, fresh] = places.emplace(row.player.id, wanted.size());
    if (fresh)
      wanted.push_back(row.player);
    else
      wanted[place->second] = row.player;
  }
  return wanted;
}

std::string told_of_row(const ImportRow& row) {
  if (row.reason) return row.reason->code + ": " + text::full_text(*row.reason);
  std::string text;
  for (const std::string& field : row.changed) text += (text.empty() ? "" : ", ") + field;
  return text;
}

}  // namespace

std::size_t Import::count(RowVerdict verdict) const {
  return static_cast<std::size_t>(std::ranges::count(rows, verdict, &ImportRow::verdict));
}

dots::Result<Import> read_players(const Invocation& call, const std::string& file, Register& people) {
  const auto doubtful = doubtful_of(call.options);
  if (!doubtful) return doubtful.error();
  const auto csv = read_csv_file(call, file);
  if (!csv) return csv.error();
  const auto players = players_of(csv->table, csv->mappings);
  if (!players) return in_file(players.error(), file);

  note_reading(call, file, csv->table, players->unused);
  Import import{file, {}};
  for (const PlayerRow& row : players->rows) import.rows.push_back(judge(row, people, *doubtful));
  return import;
}

dots::Result<void> add_new_players(const Invocation& call, Store& store, Import& import) {
  const std::vector<event::Player> wanted = wanted_of(import, false);
  if (wanted.empty()) return {};
  const Unbroken step;
  const auto ids = store.add_players(wanted, context_of(call), reason_of(call, import));
  if (!ids) return ids.error();
  std::vector<event::PlayerId> planned;
  for (const event::Player& player : wanted) planned.push_back(player.id);
  give_ids(import, planned, *ids);
  return {};
}

dots::Result<void> apply_import(const Invocation& call, Store& store, Import& import, std::int64_t expected) {
  tournament::store::PlayerChanges changes{
      .players = wanted_of(import, true), .reason = reason_of(call, import), .expected_sequence = expected};
  if (changes.players.empty()) return {};
  std::vector<event::PlayerId> planned;
  std::vector<event::PlayerId> fresh;
  for (const ImportRow& row : import.rows)
    if (row.new_player) fresh.push_back(row.player.id);
  for (event::Player& player : changes.players) {
    planned.push_back(player.id);
    if (std::ranges::binary_search(fresh, player.id)) player.id = 0;
  }
  const Unbroken step;
  const auto ids = store.change_players(changes, context_of(call));
  if (!ids) return ids.error();
  give_ids(import, planned, *ids);
  return {};
}

Exit print_rows(const Invocation& call, const Import& import) {
  Json list = Json::array();
  std::vector<std::vector<std::string>> rows{{"line", "verdict", "id", "name", "reason"}};
  for (const ImportRow& row : import.rows) {
    const std::string id = row.counts() ? std::to_string(row.player.id) : "";
    rows.push_back(
        {std::to_string(row.line), std::string(to_text(row.verdict)), id, row.player.name, told_of_row(row)});
    list.push_back({{"line", row.line},
                    {"verdict", to_text(row.verdict)},
                    {"player", id.empty() ? Json(nullptr) : Json(row.player.id)},
                    {"new_player", row.new_player},
                    {"name", row.player.name},
                    {"changed", row.changed},
                    {"error", row.reason ? error_json(*row.reason) : Json(nullptr)}});
  }
  Json document{{"schema", "arbiter.import/1"}, {"file", import.file}, {"dry_run", only_shows(call)}};
  std::string sum;
  constexpr std::array<std::pair<RowVerdict, std::string_view>, 5> verdicts{{{RowVerdict::added, "new"},
                                                                             {RowVerdict::updated, "updated"},
                                                                             {RowVerdict::same, "same"},
                                                                             {RowVerdict::doubtful, "doubtful"},
                                                                             {RowVerdict::rejected, "rejected"}}};
  for (const auto& [verdict, word] : verdicts) {
    const std::size_t count = import.count(verdict);
    document[std::string(word)] = count;
    const bool rare = verdict == RowVerdict::updated || verdict == RowVerdict::doubtful;
    if (count > 0 || !rare) sum += (sum.empty() ? "" : " + ") + std::to_string(count) + " " + std::string(word);
  }
  document["rows"] = std::move(list);
  if (call.console.for_people())
    call.console.table(rows);
  else
    call.console.json(document);
  call.console.note(std::to_string(import.rows.size()) + " rows = " + sum +
                    (only_shows(call) ? "; nothing was changed" : ""));
  const bool sound = std::ranges::all_of(import.rows, &ImportRow::counts);
  return sound ? Exit::done : Exit::findings;
}

}  // namespace arbiter::cli
