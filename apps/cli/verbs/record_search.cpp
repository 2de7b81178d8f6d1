// record search, record stats: the games of the archive, found and counted.
#include <array>

#include "cli/game_filter.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

using tournament::store::GameCounts;
using tournament::store::RecordGame;

constexpr auto search_options =
    joined(filter_options, std::array{OptionSpec{"most", 'm', "N", "so many games at most, the earliest first"}});

Json found_json(const tournament::store::FoundGame& found) {
  const RecordGame& game = found.game;
  return {{"record", found.record + ":" + std::to_string(game.index)},
          {"file", found.file_name},
          {"index", game.index},
          {"game", game.game},
          {"dialect", game.dialect},
          {"rules", game.rules},
          {"size", std::to_string(game.width) + "x" + std::to_string(game.height)},
          {"start", game.start},
          {"players", {{"first", game.first}, {"second", game.second}}},
          {"event", game.event},
          {"round", game.round},
          {"date", game.date},
          {"day", game.day},
          {"claimed", game.claimed},
          {"winner", game.winner.empty() ? Json(nullptr) : Json(game.winner)},
          {"ending", game.ending.empty() ? Json(nullptr) : Json(game.ending)},
          {"captives", {{"first", game.first_captives}, {"second", game.second_captives}}},
          {"dots", game.dots},
          {"plies", game.plies},
          {"verdict", game.verdict}};
}

/// One line, since nobody knows how wide the columns of a million games will be.
std::string found_line(const tournament::store::FoundGame& found) {
  const RecordGame& game = found.game;
  const auto or_dash = [](const std::string& text) { return text.empty() ? std::string("-") : text; };
  return found.record.substr(0, 12) + ":" + std::to_string(game.index) + "  " + or_dash(game.day) + "  " +
         or_dash(game.first) + " - " + or_dash(game.second) + "  " + std::to_string(game.width) + "x" +
         std::to_string(game.height) + " " + game.start + "  " + std::to_string(game.dots) + " dots  " +
         or_dash(game.claimed) + "  " + std::to_string(game.first_captives) + ":" +
         std::to_string(game.second_captives) + "  " + game.verdict + (game.event.empty() ? "" : "  " + game.event);
}

dots::Result<Exit> search(Invocation& call) {
  const auto most = call.options.number("most", 1, 1'000'000'000);
  if (!most) return most.error();
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  auto filter = filter_of(call, *store);
  if (!filter) return filter.error();
  filter->most = most->value_or(0);
  Json collected = Json::array();
  std::size_t count = 0;
  const auto done = store->visit_games(*filter, [&](const tournament::store::FoundGame& found) -> dots::Result<void> {
    ++count;
    if (call.console.for_people())
      call.console.line(found_line(found));
    else if (call.console.one_a_line())
      call.console.json(found_json(found));
    else
      collected.push_back(found_json(found));
    return {};
  });
  if (!done) return done.error();
  if (!call.console.for_people() && !call.console.one_a_line())
    call.console.json({{"schema", "arbiter.games/1"}, {"count", count}, {"games", std::move(collected)}});
  call.console.note(std::to_string(count) + " games");
  return Exit::done;
}

/// A fraction with one decimal, half away from zero: exact, so that the same archive prints the same everywhere.
std::string tenths_text(std::int64_t part, std::int64_t whole) {
  if (whole == 0) return "-";
  const std::int64_t size = part < 0 ? -part : part;
  const std::int64_t tenths = (size * 20 + whole) / (whole * 2);
  return (part < 0 && tenths > 0 ? "-" : "") + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

/// How much oftener the first side wins than the second, in hundredths of the decided and drawn games.
std::string advantage_text(const GameCounts& row) {
  return tenths_text((row.first_wins - row.second_wins) * 100, row.first_wins + row.second_wins + row.draws);
}

Json counts_json(const GameCounts& row) {
  return {{"start", row.start},
          {"games", row.games},
          {"first_wins", row.first_wins},
          {"second_wins", row.second_wins},
          {"draws", row.draws},
          {"without_winner", row.games - row.first_wins - row.second_wins - row.draws},
          {"first_advantage", advantage_text(row)},
          {"captives",
           {{"first", tenths_text(row.first_captives, row.games)},
            {"second", tenths_text(row.second_captives, row.games)}}},
          {"dots", tenths_text(row.dots, row.games)}};
}

std::vector<std::string> counts_row(const GameCounts& row, const std::string& start) {
  return {start,
          std::to_string(row.games),
          std::to_string(row.first_wins),
          std::to_string(row.second_wins),
          std::to_string(row.draws),
          std::to_string(row.games - row.first_wins - row.second_wins - row.draws),
          advantage_text(row),
          tenths_text(row.first_captives, row.games),
          tenths_text(row.second_captives, row.games),
          tenths_text(row.dots, row.games)};
}

dots::Result<Exit> stats(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto filter = filter_of(call, *store);
  if (!filter) return filter.error();
  const auto counts = store->count_games(*filter);
  if (!counts) return counts.error();
  GameCounts all;
  std::vector<std::vector<std::string>> rows{{"start", "games", "first wins", "second wins", "draws", "open",
                                              "first ahead %", "captives first", "captives second", "dots"}};
  Json list = Json::array();
  for (const GameCounts& row : *counts) {
    all.games += row.games;
    all.first_wins += row.first_wins;
    all.second_wins += row.second_wins;
    all.draws += row.draws;
    all.first_captives += row.first_captives;
    all.second_captives += row.second_captives;
    all.dots += row.dots;
    rows.push_back(counts_row(row, row.start.empty() ? "?" : row.start));
    list.push_back(counts_json(row));
  }
  rows.push_back(counts_row(all, "all"));
  if (call.console.for_people()) {
    call.console.table(rows);
  } else {
    Json total = counts_json(all);
    total.erase("start");
    call.console.json({{"schema", "arbiter.game-stats/1"}, {"starts", std::move(list)}, {"all", std::move(total)}});
  }
  return Exit::done;
}

}  // namespace

std::span<const Verb> record_search_verbs() {
  static constexpr Verb verbs[] = {
      {"record", "search", "", "Finds games of the archive", search_options, search},
      {"record", "stats", "", "Counts games of the archive by start position", filter_options, stats},
  };
  return verbs;
}

}  // namespace arbiter::cli
