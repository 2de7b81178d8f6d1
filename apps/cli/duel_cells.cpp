#include "cli/duel_cells.h"

#include <algorithm>

#include "cli/challenge_options.h"
#include "cli/challengers.h"
#include "cli/csv_cells.h"
#include "cli/duel_words.h"
#include "cli/evidence.h"
#include "cli/options.h"
#include "tournament/store/names.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace challenge = tournament::challenge;

namespace {

/// The cells of a row by field, and where they stand.
class Cells {
 public:
  Cells(const CsvRow& row, const CsvColumns& columns) : row_(row), columns_(columns) {}

  [[nodiscard]] std::string text(std::string_view field) const {
    const std::size_t at = place(field);
    return at < row_.cells.size() ? row_.cells[at] : std::string();
  }
  [[nodiscard]] bool has_column(std::string_view field) const { return place(field) < columns_.size(); }
  [[nodiscard]] dots::Error at_cell(dots::Error error, std::string_view field) const {
    const std::size_t at = place(field);
    error.place = {row_.line, at < row_.columns.size() ? row_.columns[at] : 1};
    return error;
  }
  [[nodiscard]] dots::Error bad(std::string_view field, std::string allowed) const {
    return at_cell(
        {"CSV005", {{"column", std::string(field)}, {"value", text(field)}, {"allowed", std::move(allowed)}}}, field);
  }

 private:
  [[nodiscard]] std::size_t place(std::string_view field) const {
    return static_cast<std::size_t>(std::ranges::find(columns_, field) - columns_.begin());
  }
  const CsvRow& row_;
  const CsvColumns& columns_;
};

dots::Result<void> take_flags(const Cells& cells, challenge::Duel& duel) {
  for (const auto& [field, flag] : {std::pair{"hors_concours", &challenge::Duel::hors_concours},
                                    {"signed", &challenge::Duel::signed_by_loser},
                                    {"in_table", &challenge::Duel::entered_in_table}}) {
    const std::string text = cells.text(field);
    if (text.empty()) continue;
    const auto word = parse_consent_word(text);
    if (!word || *word == event::Consent::unknown) return cells.bad(field, "yes or no");
    duel.*flag = *word == event::Consent::yes;
  }
  const std::string corrected = cells.text("corrected");
  if (!corrected.empty() && !put_corrected(duel, tournament::store::folded_name(corrected)))
    return cells.bad("corrected", "a, b, both or none");
  duel.booked_a = game_id(cells.text("booked_a"));
  duel.booked_b = game_id(cells.text("booked_b"));
  duel.time = cells.text("time");
  return {};
}

dots::Result<void> take_players(const OpenEvent& opened, const Cells& cells, challenge::Duel& duel) {
  for (const auto& [field, number] : {std::pair{"a", &challenge::Duel::a}, {"b", &challenge::Duel::b}}) {
    const std::string text = cells.text(field);
    if (text.empty()) return cells.at_cell({"CSV016", {{"field", field}}}, field);
    const auto found = start_number_named(opened, text);
    if (!found) return cells.at_cell(found.error(), field);
    duel.*number = *found;
  }
  return {};
}

}  // namespace

dots::Result<ParsedDuel> parse_duel_row(const OpenEvent& opened, const CsvRow& row, const CsvColumns& columns) {
  if (row.cells.size() > columns.size())
    return dots::Error{"CSV006",
                       {{"found", std::to_string(row.cells.size())}, {"expected", std::to_string(columns.size())}},
                       {row.line, row.columns[columns.size()]}};
  const Cells cells(row, columns);
  challenge::Duel duel;
  if (cells.text("game").empty()) return cells.at_cell({"CSV016", {{"field", "game"}}}, "game");
  duel.game = game_id(cells.text("game"));
  if (auto ok = take_players(opened, cells, duel); !ok) return ok.error();
  const std::string result =
      tournament::store::folded_name(cells.text("result")) == "refused" ? "refused" : cells.text("result");
  if (result == "refused") return ParsedDuel{event::RecordRefusal{duel.game, duel.a, duel.b}};
  if (auto ok = take_flags(cells, duel); !ok) return ok.error();
  ParsedDuel parsed{event::EnterDuel{}, true, cells.text("record")};
  if (const std::string index = cells.text("index"); !index.empty()) {
    parsed.index = whole_number(index, 1, most_games_in_file);
    if (!parsed.index) return cells.bad("index", "1.." + std::to_string(most_games_in_file));
  }
  duel.result = challenge::DuelResult::a_wins;
  if (!result.empty()) {
    const auto word = parse_duel_result(result);
    if (!word) return cells.bad("result", "a, b, draw, 1-0, 0-1, = or refused");
    duel.result = *word;
  } else if (cells.has_column("result")) {
    parsed.has_result = false;
    if (parsed.record.empty()) return cells.at_cell({"CSV016", {{"field", "result"}}}, "result");
  }
  parsed.command = event::EnterDuel{std::move(duel), {}};
  return parsed;
}

}  // namespace arbiter::cli
