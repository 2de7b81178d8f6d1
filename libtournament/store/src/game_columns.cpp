#include "game_columns.h"

#include <algorithm>
#include <array>

#include "fold.h"
#include "tournament/limits.h"
#include "values.h"

namespace tournament::store::detail {
namespace {

constexpr std::array<const char*, game_column_count> columns{
    "game_index",    "format",    "dialect",    "game",       "rules",          "first_player",
    "second_player", "event",     "round",      "date",       "claimed",        "plies",
    "accepted",      "verdict",   "error_code", "width",      "height",         "start",
    "day",           "winner",    "ending",     "dots",       "first_captives", "second_captives",
    "moves_digest",  "opening_4", "opening_8",  "opening_12", "opening_16"};
/// Only written: what is searched by is not shown.
constexpr std::array folded_columns{"first_folded", "second_folded", "event_folded"};
static_assert(records::opening_depths == std::array{4, 8, 12, 16});

// The same bounds as the CHECKs of the table, where a violation would have no name.
dots::Result<void> check_game(const RecordGame& game) {
  constexpr std::array<std::string_view, 5> verdicts{"verified", "verified_with_warnings", "contradicts_result",
                                                     "stops_at_ply", "not_replayable"};
  constexpr std::array<std::string_view, 4> winners{"", "first", "second", "draw"};
  if (std::ranges::find(verdicts, game.verdict) == verdicts.end()) return refused("verdict", "unknown");
  if (std::ranges::find(winners, game.winner) == winners.end()) return refused("winner", "unknown");
  if (game.index < 0) return refused("index", "range");
  if (game.plies < 0 || game.accepted < 0 || game.accepted > game.plies) return refused("plies", "range");
  const auto side_fits = [](int side) { return side >= 0 && side <= Limits{}.board_side; };
  if (!side_fits(game.width) || !side_fits(game.height)) return refused("size", "range");
  if (game.dots < 0 || game.first_captives < 0 || game.second_captives < 0) return refused("dots", "range");
  return {};
}

}  // namespace

QVariant without_nul(std::string text) {
  for (std::size_t at = 0; (at = text.find('\0', at)) != std::string::npos;) text.replace(at, 1, "\uFFFD");
  return to_qt(text);
}

const std::string& game_columns() {
  static const std::string text = [] {
    std::string list = columns.front();
    for (std::size_t i = 1; i < columns.size(); ++i) list += std::string(", ") + columns[i];
    return list;
  }();
  return text;
}

const std::string& upsert_game() {
  static const std::string text = [] {
    std::string names = "record", marks = "?", renewed;
    const auto add = [&](const char* column) {
      names += std::string(", ") + column;
      marks += ", ?";
      if (std::string_view(column) == "game_index") return;
      renewed += std::string(renewed.empty() ? "" : ", ") + column + " = excluded." + column;
    };
    for (const char* column : columns) add(column);
    for (const char* column : folded_columns) add(column);
    return "INSERT INTO record_games (" + names + ") VALUES (" + marks +
           ") ON CONFLICT (record, game_index) DO UPDATE SET " + renewed;
  }();
  return text;
}

dots::Result<QVariantList> values_of(const std::string& sha256, const RecordGame& game) {
  if (auto fine = check_game(game); !fine) return fine.error();
  QVariantList values{to_qt(sha256),
                      qlonglong{game.index},
                      without_nul(game.format),
                      without_nul(game.dialect),
                      without_nul(game.game),
                      without_nul(game.rules),
                      without_nul(game.first),
                      without_nul(game.second),
                      without_nul(game.event),
                      without_nul(game.round),
                      without_nul(game.date),
                      without_nul(game.claimed),
                      qlonglong{game.plies},
                      qlonglong{game.accepted},
                      to_qt(game.verdict),
                      without_nul(game.error_code),
                      qlonglong{game.width},
                      qlonglong{game.height},
                      without_nul(game.start),
                      without_nul(game.day),
                      to_qt(game.winner),
                      without_nul(game.ending),
                      qlonglong{game.dots},
                      qlonglong{game.first_captives},
                      qlonglong{game.second_captives},
                      qlonglong{game.moves_digest}};
  for (const std::int64_t opening : game.openings) values.append(qlonglong{opening});
  for (const std::string* name : {&game.first, &game.second, &game.event}) values.append(to_qt(fold(*name)));
  return values;
}

RecordGame game_of(const Row& row, int from) {
  const auto number = [&](int column) { return static_cast<int>(row.number(from + column)); };
  const auto text = [&](int column) { return row.text(from + column); };
  return RecordGame{
      .index = number(0),
      .format = text(1),
      .dialect = text(2),
      .game = text(3),
      .rules = text(4),
      .first = text(5),
      .second = text(6),
      .event = text(7),
      .round = text(8),
      .date = text(9),
      .claimed = text(10),
      .plies = number(11),
      .accepted = number(12),
      .verdict = text(13),
      .error_code = text(14),
      .width = number(15),
      .height = number(16),
      .start = text(17),
      .day = text(18),
      .winner = text(19),
      .ending = text(20),
      .dots = number(21),
      .first_captives = number(22),
      .second_captives = number(23),
      .moves_digest = row.number(from + 24),
      .openings = {row.number(from + 25), row.number(from + 26), row.number(from + 27), row.number(from + 28)}};
}

}  // namespace tournament::store::detail
