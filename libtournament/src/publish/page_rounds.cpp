#include "dots/catalogue.h"
#include "publish/site_view.h"
#include "tournament/event/teams.h"

namespace tournament::publish {
namespace {

Cell side_cell(const SiteView& view, event::EntryNumber number, SideMark mark) {
  Cell cell(view.name(number), SiteView::player_page(number));
  cell.mark = mark;
  return cell;
}

/// The boards of a match below it: who moves first stands first, as in a game.
void add_boards(const SiteView& view, const event::Round& round, const event::Pairing& pairing, Table& table) {
  for (const event::BoardGame& game : event::boards_of(view.state, round, pairing)) {
    Cell first(view.person(game.first)), second(view.person(game.second));
    first.mark = SideMark::first;
    second.mark = SideMark::second;
    first.note = view.name(game.first_of_first ? pairing.first : pairing.second);
    Cell result(std::string(view.t.not_played_yet));
    if (game.result) {
      const bool has_page = view.record(game.result->record) != nullptr;
      result = Cell(std::string(event::to_text(game.result->kind)),
                    has_page ? SiteView::game_page(round.number, pairing.table, game.board) : "");
      result.note = result_note(view.t, *game.result);
    }
    table.rows.push_back(
        {Cell(std::to_string(pairing.table) + "." + std::to_string(game.board)), first, result, second});
  }
}

Table pairings_table(const SiteView& view, const event::Round& round) {
  Table table{.kind = "pairings"};
  table.columns = {{std::string(view.t.table), "table", ColumnType::integer},
                   {std::string(view.t.first), "first", ColumnType::text},
                   {std::string(view.t.result), "result", ColumnType::result},
                   {std::string(view.t.second), "second", ColumnType::text}};
  for (const event::Pairing& pairing : round.pairings) {
    if (pairing.is_bye()) continue;
    Cell result(std::string(view.t.not_played_yet));
    if (!pairing.boards.empty()) {
      const event::BoardPoints points = event::board_points(view.state, round, pairing);
      result = Cell(standings::halves_text(points.first_halves) + ":" + standings::halves_text(points.second_halves));
    } else if (pairing.result) {
      result = Cell(std::string(event::to_text(pairing.result->kind)), view.link_to_game(round.number, pairing));
      result.note = result_note(view.t, *pairing.result);
    }
    const event::GameChoice choice = event::game_of(view.state, {round.section, round.number, pairing.table});
    if (choice.game != view.state.settings.game)
      result.note += (result.note.empty() ? "" : " · ") + dots::game_name(choice.game);
    table.rows.push_back({Cell(std::to_string(pairing.table)), side_cell(view, pairing.first, SideMark::first), result,
                          side_cell(view, pairing.second, SideMark::second)});
    add_boards(view, round, pairing, table);
  }
  return table;
}

void write_byes(Markup& markup, const SiteView& view, const event::Round& round) {
  bool begun = false;
  for (const event::Pairing& pairing : round.pairings) begun = begun || pairing.is_bye();
  if (!begun) return;
  const auto line = markup.element("p", {{"class", "bye"}});
  markup.text(view.t.rests);
  begun = false;
  for (const event::Pairing& pairing : round.pairings) {
    if (!pairing.is_bye()) continue;
    markup.text(begun ? ", " : " ");
    begun = true;
    const auto link = markup.element("a", {{"href", SiteView::player_page(pairing.first)}});
    markup.leaf("bdi", view.name(pairing.first));
  }
}

}  // namespace

std::string rounds_page(const SiteView& view) {
  const Texts& t = view.t;
  const std::vector<event::Round>& rounds = view.input.state.rounds;
  return page(view, std::string(t.rounds), "rounds.html", [&](Markup& markup) {
    markup.leaf("h1", t.rounds);
    if (rounds.empty()) markup.leaf("p", t.no_pairings);
    if (rounds.size() > 1) {
      const auto jump = markup.element("nav", {{"class", "jump"}, {"aria-label", std::string(t.rounds)}});
      for (const event::Round& round : rounds)
        markup.leaf("a", std::to_string(round.number), {{"href", "#" + SiteView::round_anchor(round.number)}});
    }
    for (const event::Round& round : rounds) {
      const std::string anchor = SiteView::round_anchor(round.number);
      const auto section = markup.element("section", {{"class", "round"}, {"aria-labelledby", anchor}});
      markup.leaf("h2", fill(t.round_title, {{"round", std::to_string(round.number)}}), {{"id", anchor}});
      write_html(markup, pairings_table(view, round));
      write_byes(markup, view, round);
    }
  });
}

}  // namespace tournament::publish
