#include <algorithm>

#include "publish/site_view.h"
#include "tournament/publish/display_text.h"

namespace tournament::publish {
namespace {

/// One column of the player lists, with the way to its cell.
struct PlayerColumn {
  Column column;
  std::string (*value)(const event::Player&);
};

std::vector<PlayerColumn> details(const SiteView& view) {
  const Texts& t = view.t;
  std::vector<PlayerColumn> all{
      {{std::string(t.nick), "nick"}, [](const event::Player& p) { return p.nick; }},
      {{std::string(t.club), "club", ColumnType::text, true}, [](const event::Player& p) { return p.club; }},
      {{std::string(t.federation), "federation", ColumnType::text, true},
       [](const event::Player& p) { return p.federation; }},
      {{std::string(t.rating), "rating", ColumnType::integer},
       [](const event::Player& p) { return p.rating ? std::to_string(*p.rating) : std::string(); }}};
  const auto empty = [&](const PlayerColumn& column) {
    return std::all_of(view.input.state.entries.begin(), view.input.state.entries.end(),
                       [&](const event::Entry& entry) {
                         const event::Player* player = view.player(entry.number);
                         return player == nullptr || column.value(*player).empty();
                       });
  };
  all.erase(std::remove_if(all.begin(), all.end(), empty), all.end());
  return all;
}

Table players_table(const SiteView& view, const std::vector<event::EntryNumber>& order, bool number_first) {
  const std::vector<PlayerColumn> columns = details(view);
  Table table{.kind = "players"};
  const Column number{std::string(view.t.number), "number", ColumnType::integer};
  const Column name{std::string(view.t.name), "name", ColumnType::text};
  table.columns = number_first ? std::vector{number, name} : std::vector{name, number};
  for (const PlayerColumn& column : columns) table.columns.push_back(column.column);
  for (const event::EntryNumber entry : order) {
    const Cell number_cell(std::to_string(entry));
    const Cell name_cell(view.name(entry), SiteView::player_page(entry));
    std::vector<Cell> cells = number_first ? std::vector{number_cell, name_cell} : std::vector{name_cell, number_cell};
    const event::Player* player = view.player(entry);
    for (const PlayerColumn& column : columns)
      cells.emplace_back(player == nullptr ? std::string() : column.value(*player));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

Table own_games(const SiteView& view, event::EntryNumber number) {
  const Texts& t = view.t;
  Table table{.kind = "own-games"};
  table.columns = {{std::string(t.round), "round", ColumnType::integer},
                   {std::string(t.opponent), "opponent", ColumnType::text},
                   {std::string(t.result), "result", ColumnType::result}};
  for (const event::Round& round : view.input.state.rounds)
    for (const event::Pairing& pairing : round.pairings) {
      if (pairing.first != number && pairing.second != number) continue;
      const Cell round_cell(std::to_string(round.number), "rounds.html#" + SiteView::round_anchor(round.number));
      if (pairing.is_bye()) {
        table.rows.push_back({round_cell, Cell(std::string(t.bye)), Cell()});
        continue;
      }
      const bool first = pairing.first == number;
      const event::EntryNumber other = first ? pairing.second : pairing.first;
      Cell opponent(view.name(other), SiteView::player_page(other));
      opponent.note = std::string(first ? t.moves_first : t.moves_second);
      opponent.mark = first ? SideMark::first : SideMark::second;
      Cell result(std::string(t.not_played_yet));
      if (pairing.result) {
        result = Cell(own_result(pairing.result->kind, first), view.link_to_game(round.number, pairing));
        result.note = result_note(t, *pairing.result);
      }
      table.rows.push_back({round_cell, opponent, result});
    }
  return table;
}

const standings::Row* standing_of(const SiteView& view, event::EntryNumber number) {
  for (const standings::Row& row : view.input.standings.rows)
    if (row.number == number) return &row;
  return nullptr;
}

}  // namespace

std::string players_page(const SiteView& view) {
  const Texts& t = view.t;
  std::vector<event::EntryNumber> by_number;
  for (const event::Entry& entry : view.input.state.entries) by_number.push_back(entry.number);
  std::sort(by_number.begin(), by_number.end());
  std::vector<event::EntryNumber> by_name = by_number;
  std::stable_sort(by_name.begin(), by_name.end(), [&](event::EntryNumber a, event::EntryNumber b) {
    return sort_key(view.name(a)) < sort_key(view.name(b));
  });
  return page(view, std::string(t.players), "players.html", [&](Markup& markup) {
    markup.leaf("h1", t.players);
    {
      const auto section = markup.element("section", {{"aria-labelledby", "by-name"}});
      markup.leaf("h2", t.by_name, {{"id", "by-name"}});
      write_html(markup, players_table(view, by_name, false));
    }
    const auto section = markup.element("section", {{"aria-labelledby", "by-number"}});
    markup.leaf("h2", t.by_number, {{"id", "by-number"}});
    write_html(markup, players_table(view, by_number, true));
  });
}

std::string player_page(const SiteView& view, const event::Entry& entry) {
  const Texts& t = view.t;
  const std::string name = view.name(entry.number);
  return page(view, name, SiteView::player_page(entry.number), [&](Markup& markup) {
    {
      const auto heading = markup.element("h1");
      markup.leaf("bdi", name);
    }
    std::vector<Fact> facts{{t.number, std::to_string(entry.number)}};
    if (const event::Player* player = view.player(entry.number)) {
      facts.push_back({t.nick, player->nick});
      facts.push_back({t.club, player->club});
      facts.push_back({t.federation, player->federation});
      facts.push_back({t.rating, player->rating ? std::to_string(*player->rating) : ""});
    }
    std::string members;
    for (const event::PlayerId member : entry.members) members += (members.empty() ? "" : " · ") + view.person(member);
    facts.push_back({t.members, members});
    if (entry.captain != 0) facts.push_back({t.captain, view.person(entry.captain)});
    if (const standings::Row* row = standing_of(view, entry.number)) {
      facts.push_back({t.rank, std::to_string(row->rank), "index.html"});
      facts.push_back({t.points, standings::halves_text(row->points_halves)});
    }
    write_facts(markup, facts);
    if (const event::Challenger* challenger =
            view.challenge ? event::challenger_of(*view.state.open_challenge, entry.number) : nullptr) {
      const ChallengeTables& tables = *view.challenge;
      write_facts(markup, {{t.school, tables.school({.number = challenger->number, .school = challenger->school})},
                           {t.category, tables.category(challenger->category)}});
      write_html(markup, tables.sheet(challenger->number, true));
      return;
    }
    const auto section = markup.element("section", {{"aria-labelledby", "games"}});
    markup.leaf("h2", t.own_games, {{"id", "games"}});
    const Table games = own_games(view, entry.number);
    if (games.rows.empty())
      markup.leaf("p", t.no_games);
    else
      write_html(markup, games);
  });
}

}  // namespace tournament::publish
