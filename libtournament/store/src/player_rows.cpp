#include "player_rows.h"

#include <algorithm>
#include <utility>

#include "fold.h"
#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

using event::Player;
using event::PlayerId;

const std::string select_players =
    "SELECT id, name, nick, club, federation, birth_year, rating, latin, school, sex, consent, merged_into, folded "
    "FROM players";

QVariantList player_columns(const Player& player) {
  return {to_qt(player.name),
          to_qt(player.nick),
          to_qt(player.club),
          to_qt(player.federation),
          to_qt(player.birth_year),
          to_qt(player.rating),
          to_qt(player.latin),
          to_qt(player.school),
          to_qt(std::string(to_text(player.sex))),
          to_qt(std::string(to_text(player.consent))),
          to_qt(search_text(player))};
}

PlayerRow row_of(const Row& row) {
  return {.player = {.id = row.number(0),
                     .name = row.text(1),
                     .nick = row.text(2),
                     .club = row.text(3),
                     .federation = row.text(4),
                     .birth_year = row.optional_number(5),
                     .rating = row.optional_number(6),
                     .latin = row.text(7),
                     .school = row.text(8),
                     .sex = event::parse_sex(row.text(9)).value_or(event::Sex::unknown),
                     .consent = event::parse_consent(row.text(10)).value_or(event::Consent::unknown)},
          .merged_into = row.number(11),
          .folded = row.text(12)};
}

dots::Error no_player(PlayerId id) {
  return error(errors::not_found, {{"kind", "player"}, {"value", std::to_string(id)}});
}

dots::Result<void> insert_parts(Connection& connection, const Player& player) {
  const auto add = [&connection](const char* sql, const QVariantList& values) -> dots::Result<void> {
    if (auto done = connection.run(sql, values); !done) return done.error();
    return {};
  };
  const qlonglong id = player.id;
  qlonglong position = 0;
  for (const event::Nick& nick : player.nicks)
    if (auto done = add("INSERT INTO player_nicks (player, position, nick, place) VALUES (?, ?, ?, ?)",
                        {id, ++position, to_qt(nick.text), to_qt(nick.place)});
        !done)
      return done;
  position = 0;
  for (const std::string& category : player.categories)
    if (auto done = add("INSERT INTO player_categories (player, position, category) VALUES (?, ?, ?)",
                        {id, ++position, to_qt(category)});
        !done)
      return done;
  position = 0;
  for (const event::ListedRating& rating : player.ratings)
    if (auto done = add("INSERT INTO player_ratings (player, position, list, time_class, value, date) "
                        "VALUES (?, ?, ?, ?, ?, ?)",
                        {id, ++position, to_qt(rating.list), to_qt(std::string(to_text(rating.time_class))),
                         qlonglong{rating.value}, to_qt(rating.date)});
        !done)
      return done;
  return {};
}

/// Puts nicks, categories and ratings to their players, who are given by id.
dots::Result<void> read_parts(Connection& connection, const std::map<PlayerId, Player*>& players) {
  if (players.empty()) return {};
  // One player is asked for; of many, all rows are read in one go.
  const bool one = players.size() == 1;
  const std::string where = one ? " WHERE player = ?" : "";
  const QVariantList values = one ? QVariantList{qlonglong{players.begin()->first}} : QVariantList{};
  const auto each = [&](const std::string& table_columns, const auto& put) {
    return connection.each("SELECT player, " + table_columns + where + " ORDER BY player, position", values,
                           [&](const Row& row) {
                             const auto found = players.find(row.number(0));
                             if (found != players.end()) put(*found->second, row);
                             return dots::Result<void>();
                           });
  };
  if (auto done = each(
          "nick, place FROM player_nicks",
          [](Player& player, const Row& row) { player.nicks.push_back({.text = row.text(1), .place = row.text(2)}); });
      !done)
    return done;
  if (auto done = each("category FROM player_categories",
                       [](Player& player, const Row& row) { player.categories.push_back(row.text(1)); });
      !done)
    return done;
  return each("list, time_class, value, date FROM player_ratings", [](Player& player, const Row& row) {
    player.ratings.push_back({.list = row.text(1),
                              .time_class = event::parse_time_class(row.text(2)).value_or(event::TimeClass::classic),
                              .value = row.optional_number(3).value_or(0),
                              .date = row.text(4)});
  });
}

}  // namespace

PlayerId resolve(const Merges& merges, PlayerId id) {
  const auto found = merges.find(id);
  return found == merges.end() ? id : found->second;
}

dots::Result<Merges> read_merges(Connection& connection) {
  Merges steps;
  auto done = connection.each("SELECT id, merged_into FROM players WHERE merged_into IS NOT NULL", {},
                              [&steps](const Row& row) {
                                steps[row.number(0)] = row.number(1);
                                return dots::Result<void>();
                              });
  if (!done) return done.error();
  Merges ends = steps;
  for (auto& [id, into] : ends) {
    // No more steps than there are merges: a circle, which only other programs can make, ends too.
    for (std::size_t i = 0; i < steps.size() && steps.contains(into); ++i) into = steps.at(into);
  }
  return ends;
}

std::string search_text(const Player& player) {
  std::string text = player.name;
  for (const std::string& nick : event::all_nicks(player)) text += ' ' + nick;
  if (const std::string latin = event::latin_name(player); latin != player.name) text += ' ' + latin;
  return fold(text);
}

dots::Result<PlayerId> insert_player(Connection& connection, const Player& player) {
  Player added = player;
  QVariantList values = player_columns(player);
  std::string names = "name, nick, club, federation, birth_year, rating, latin, school, sex, consent, folded";
  std::string marks = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?";
  if (player.id != 0) {
    names += ", id";
    marks += ", ?";
    values.append(qlonglong{player.id});
  }
  auto id = connection.number("INSERT INTO players (" + names + ") VALUES (" + marks + ") RETURNING id", values);
  if (!id) return id;
  added.id = *id;
  if (auto done = insert_parts(connection, added); !done) return done.error();
  return added.id;
}

dots::Result<void> write_player(Connection& connection, const Player& player) {
  QVariantList values = player_columns(player);
  values.append(qlonglong{player.id});
  auto changed = connection.run(
      "UPDATE players SET name = ?, nick = ?, club = ?, federation = ?, birth_year = ?, rating = ?, latin = ?, "
      "school = ?, sex = ?, consent = ?, folded = ? WHERE id = ?",
      values);
  if (!changed) return changed.error();
  if (*changed == 0) return no_player(player.id);
  for (const char* table : {"player_nicks", "player_categories", "player_ratings"})
    if (auto done = connection.run(std::string("DELETE FROM ") + table + " WHERE player = ?", {qlonglong{player.id}});
        !done)
      return done.error();
  return insert_parts(connection, player);
}

dots::Result<void> write_merge(Connection& connection, PlayerId id, PlayerId into) {
  const std::string value = into == 0 ? "NULL" : std::to_string(into);
  auto done = connection.run("UPDATE players SET merged_into = " + value + " WHERE id = ?", {qlonglong{id}});
  if (!done) return done.error();
  return {};
}

dots::Result<void> delete_player(Connection& connection, PlayerId id) {
  for (const char* table : {"player_nicks", "player_categories", "player_ratings"})
    if (auto done = connection.run(std::string("DELETE FROM ") + table + " WHERE player = ?", {qlonglong{id}}); !done)
      return done.error();
  auto done = connection.run("DELETE FROM players WHERE id = ?", {qlonglong{id}});
  if (!done) return done.error();
  return {};
}

dots::Result<PlayerRow> read_player(Connection& connection, PlayerId id) {
  std::optional<PlayerRow> found;
  auto done = connection.each(select_players + " WHERE id = ?", {qlonglong{id}}, [&found](const Row& row) {
    found = row_of(row);
    return dots::Result<void>();
  });
  if (!done) return done.error();
  if (!found) return no_player(id);
  if (auto parts = read_parts(connection, {{id, &found->player}}); !parts) return parts.error();
  return *std::move(found);
}

dots::Result<std::vector<PlayerRow>> read_player_rows(Connection& connection) {
  std::vector<PlayerRow> list;
  auto done = connection.each(select_players + " ORDER BY id", {}, [&list](const Row& row) {
    list.push_back(row_of(row));
    return dots::Result<void>();
  });
  if (!done) return done.error();
  std::map<PlayerId, Player*> players;
  for (PlayerRow& row : list) players[row.player.id] = &row.player;
  if (auto parts = read_parts(connection, players); !parts) return parts.error();
  return list;
}

dots::Result<std::vector<Player>> read_players(Connection& connection, std::string_view text) {
  // The database looks for the first words, the program for the rest: a statement has only so many values.
  constexpr std::size_t asked = 8;
  constexpr std::size_t longest_text = 1900;
  const std::vector<std::string> words = folded_words(text);
  std::string sql = select_players + " WHERE merged_into IS NULL";
  QVariantList patterns;
  for (std::size_t i = 0; i < std::min(words.size(), asked); ++i) {
    // Longer than any name can be, and than a pattern may be.
    if (words[i].size() > longest_text) return std::vector<Player>{};
    sql += " AND folded LIKE ?";
    // Letters and digits alone: nothing in them is a wildcard.
    patterns.append(to_qt("%" + words[i] + "%"));
  }
  std::vector<Player> list;
  auto done = connection.each(sql + " ORDER BY folded, id", patterns, [&](const Row& row) {
    PlayerRow found = row_of(row);
    const auto has = [&found](const std::string& word) { return found.folded.find(word) != std::string::npos; };
    if (std::ranges::all_of(words, has)) list.push_back(std::move(found.player));
    return dots::Result<void>();
  });
  if (!done) return done.error();
  std::map<PlayerId, Player*> players;
  for (Player& player : list) players[player.id] = &player;
  if (auto parts = read_parts(connection, players); !parts) return parts.error();
  return list;
}

dots::Result<bool> has_player(Connection& connection, PlayerId id) {
  auto count = connection.number("SELECT count(*) FROM players WHERE id = ? AND merged_into IS NULL", {qlonglong{id}});
  if (!count) return count.error();
  return *count == 1;
}

dots::Result<bool> knows_player(Connection& connection, PlayerId id) {
  auto count = connection.number(
      "SELECT (SELECT count(*) FROM players WHERE id = ?) + "
      "(SELECT count(*) FROM player_log WHERE player = ? AND kind = 'player_erased')",
      {qlonglong{id}, qlonglong{id}});
  if (!count) return count.error();
  return *count > 0;
}

}  // namespace tournament::store::detail
