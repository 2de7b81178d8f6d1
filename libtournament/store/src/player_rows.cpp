#include "player_rows.h"

#include <algorithm>

#include "fold.h"
#include "store_error.h"
#include "tournament/event/validate.h"
#include "tournament/limits.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

using event::Player;
using event::PlayerId;

std::string search_text(const Player& player) { return fold(player.name + ' ' + player.nick); }

QVariantList columns(const Player& player) {
  return {to_qt(player.name),       to_qt(player.nick),   to_qt(player.club),        to_qt(player.federation),
          to_qt(player.birth_year), to_qt(player.rating), to_qt(search_text(player))};
}

Player player_of(const Row& row) {
  return Player{.id = row.number(0),
                .name = row.text(1),
                .nick = row.text(2),
                .club = row.text(3),
                .federation = row.text(4),
                .birth_year = row.optional_number(5),
                .rating = row.optional_number(6)};
}

dots::Error no_player(PlayerId id) {
  return error(errors::not_found, {{"kind", "player"}, {"value", std::to_string(id)}});
}

}  // namespace

dots::Result<PlayerId> insert_player(Connection& connection, const Player& player) {
  if (auto fine = event::validate(player, Limits{}); !fine) return fine.error();
  return connection.number(
      "INSERT INTO players (name, nick, club, federation, birth_year, rating, folded) VALUES (?, ?, ?, ?, ?, ?, ?) "
      "RETURNING id",
      columns(player));
}

dots::Result<void> update_player(Connection& connection, const Player& player) {
  if (auto fine = event::validate(player, Limits{}); !fine) return fine;
  QVariantList values = columns(player);
  values.append(qlonglong{player.id});
  auto changed = connection.run(
      "UPDATE players SET name = ?, nick = ?, club = ?, federation = ?, birth_year = ?, rating = ?, folded = ? "
      "WHERE id = ?",
      values);
  if (!changed) return changed.error();
  if (*changed == 0) return no_player(player.id);
  return {};
}

dots::Result<Player> read_player(Connection& connection, PlayerId id) {
  std::optional<Player> found;
  auto done = connection.each("SELECT id, name, nick, club, federation, birth_year, rating FROM players WHERE id = ?",
                              {qlonglong{id}}, [&found](const Row& row) {
                                found = player_of(row);
                                return dots::Result<void>();
                              });
  if (!done) return done.error();
  if (!found) return no_player(id);
  return *std::move(found);
}

dots::Result<std::vector<Player>> read_players(Connection& connection, std::string_view text) {
  // The database looks for the first words, the program for the rest: a statement has only so many values.
  constexpr std::size_t asked = 8;
  constexpr std::size_t longest_text = 1900;
  const std::vector<std::string> words = folded_words(text);
  std::string sql = "SELECT id, name, nick, club, federation, birth_year, rating, folded FROM players";
  QVariantList patterns;
  for (std::size_t i = 0; i < std::min(words.size(), asked); ++i) {
    // Longer than any name can be, and than a pattern may be.
    if (words[i].size() > longest_text) return std::vector<Player>{};
    sql += i == 0 ? " WHERE folded LIKE ?" : " AND folded LIKE ?";
    // Letters and digits alone: nothing in them is a wildcard.
    patterns.append(to_qt("%" + words[i] + "%"));
  }
  std::vector<Player> list;
  auto done = connection.each(sql + " ORDER BY folded, id", patterns, [&](const Row& row) {
    const std::string folded = row.text(7);
    const auto has = [&folded](const std::string& word) { return folded.find(word) != std::string::npos; };
    if (std::ranges::all_of(words, has)) list.push_back(player_of(row));
    return dots::Result<void>();
  });
  if (!done) return done.error();
  return list;
}

dots::Result<bool> has_player(Connection& connection, PlayerId id) {
  auto count = connection.number("SELECT count(*) FROM players WHERE id = ?", {qlonglong{id}});
  if (!count) return count.error();
  return *count == 1;
}

dots::Result<std::int64_t> rebuild_players(Connection& connection) {
  std::vector<std::pair<std::int64_t, std::string>> stale;
  auto done = connection.each("SELECT id, name, nick, folded FROM players ORDER BY id", {}, [&stale](const Row& row) {
    std::string expected = search_text({.name = row.text(1), .nick = row.text(2)});
    if (row.text(3) != expected) stale.emplace_back(row.number(0), std::move(expected));
    return dots::Result<void>();
  });
  if (!done) return done.error();
  Statement renew(connection, "UPDATE players SET folded = ? WHERE id = ?");
  for (const auto& [id, folded] : stale)
    if (auto renewed = renew.run({to_qt(folded), qlonglong{id}}); !renewed) return renewed.error();
  return static_cast<std::int64_t>(stale.size());
}

dots::Result<void> check_players(Connection& connection, dots::Diagnostics& findings) {
  return connection.each("SELECT id, name, nick, folded FROM players ORDER BY id", {}, [&findings](const Row& row) {
    if (row.text(3) != search_text({.name = row.text(1), .nick = row.text(2)}))
      findings.push_back({.severity = dots::Severity::warning,
                          .code = std::string(errors::stale_search_text),
                          .args = {{"player", std::to_string(row.number(0))}}});
    return dots::Result<void>();
  });
}

}  // namespace tournament::store::detail
