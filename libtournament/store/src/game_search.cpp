#include "game_search.h"

#include <charconv>

#include "fold.h"
#include "game_columns.h"

namespace tournament::store::detail {
namespace {

/// A WHERE that is built condition by condition.
class Conditions {
 public:
  void add(const std::string& condition, const QVariantList& values = {}) {
    text_ += (text_.empty() ? " WHERE " : " AND ") + condition;
    values_ += values;
  }
  void equal(const char* column, const std::string& value) {
    if (!value.empty()) add(std::string(column) + " = ?", {to_qt(value)});
  }
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] const QVariantList& values() const { return values_; }

 private:
  std::string text_{};
  QVariantList values_{};
};

/// As LIKE takes it, with `!` as the escape.
std::string like_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '%' || c == '_' || c == '!') out += '!';
    out += c;
  }
  return out;
}

// Of a canonical text the board and the start position stand first; komi is the last axis.
std::string rules_pattern(const std::string& canonical) {
  const std::size_t from = canonical.find(";first-moves=");
  const std::size_t to = canonical.rfind(";komi=");
  if (from == std::string::npos || to == std::string::npos || to < from) return like_text(canonical);
  return "%" + like_text(std::string_view(canonical).substr(from, to - from)) + ";komi=%";
}

Conditions conditions_of(const GameFilter& filter) {
  Conditions all;
  if (!filter.names.empty()) {
    std::string marks;
    QVariantList names;
    for (const std::string& name : filter.names) {
      marks += marks.empty() ? "?" : ", ?";
      names.append(to_qt(fold(name)));
    }
    // The second condition of each is that of the index.
    all.add("((first_folded IN (" + marks + ") AND first_folded <> '') OR (second_folded IN (" + marks +
                ") AND second_folded <> ''))",
            names + names);
  }
  for (const std::string& word : folded_words(filter.name_words)) {
    const QVariant pattern = to_qt("%" + like_text(word) + "%");
    all.add("(first_folded LIKE ? ESCAPE '!' OR second_folded LIKE ? ESCAPE '!')", {pattern, pattern});
  }
  if (!filter.event.empty()) all.add("event_folded = ? AND event_folded <> ''", {to_qt(fold(filter.event))});
  if (!filter.from_day.empty()) all.add("day >= ?", {to_qt(filter.from_day)});
  // A year or a month sorts before its days, and what comes after it is not part of it.
  if (!filter.to_day.empty()) all.add("day <= ? AND day <> ''", {to_qt(filter.to_day + "~")});
  if (filter.width > 0) all.add("width = ? AND height = ?", {qlonglong{filter.width}, qlonglong{filter.height}});
  if (!filter.rules.empty()) all.add("rules LIKE ? ESCAPE '!'", {to_qt(rules_pattern(filter.rules))});
  all.equal("start", filter.start);
  all.equal("winner", filter.winner);
  all.equal("ending", filter.ending);
  all.equal("verdict", filter.verdict);
  if (filter.least_dots > 0) all.add("dots >= ?", {qlonglong{filter.least_dots}});
  if (filter.most_dots > 0) all.add("dots <= ?", {qlonglong{filter.most_dots}});
  if (filter.opening_depth > 0) {
    const std::string column = "opening_" + std::to_string(filter.opening_depth);
    all.add(column + " = ? AND " + column + " <> 0", {qlonglong{filter.opening}});
  }
  return all;
}

FoundGame found_in(const Row& row) {
  return {.record = row.text(0), .file_name = row.text(1), .game = game_of(row, 2)};
}

std::string select_games() {
  return "SELECT record, file_name, " + game_columns() + " FROM record_games JOIN records ON sha256 = record";
}

}  // namespace

dots::Result<void> visit_games(Connection& connection, const GameFilter& filter,
                               const std::function<dots::Result<void>(const FoundGame&)>& visit) {
  const Conditions all = conditions_of(filter);
  const std::string most = filter.most > 0 ? " LIMIT " + std::to_string(filter.most) : "";
  return connection.each(select_games() + all.text() + " ORDER BY day, record, game_index" + most, all.values(),
                         [&](const Row& row) { return visit(found_in(row)); });
}

dots::Result<std::vector<FoundGame>> games_after(Connection& connection, const GameFilter& filter,
                                                 std::string_view last, int count) {
  Conditions all = conditions_of(filter);
  if (!last.empty()) {
    const std::size_t colon = std::min(last.find(':'), last.size());
    int index = -1;
    std::from_chars(last.data() + std::min(colon + 1, last.size()), last.data() + last.size(), index);
    all.add("(record, game_index) > (?, ?)", {to_qt(std::string(last.substr(0, colon))), qlonglong{index}});
  }
  std::vector<FoundGame> games;
  auto done =
      connection.each(select_games() + all.text() + " ORDER BY record, game_index LIMIT " + std::to_string(count),
                      all.values(), [&](const Row& row) {
                        games.push_back(found_in(row));
                        return dots::Result<void>();
                      });
  if (!done) return done.error();
  return games;
}

dots::Result<std::vector<GameCounts>> count_games(Connection& connection, const GameFilter& filter) {
  const Conditions all = conditions_of(filter);
  const auto counted = [](const char* winner) {
    return std::string("coalesce(sum(CASE winner WHEN '") + winner + "' THEN 1 ELSE 0 END), 0)";
  };
  std::vector<GameCounts> counts;
  auto done =
      connection.each("SELECT start, count(*), " + counted("first") + ", " + counted("second") + ", " +
                          counted("draw") + ", sum(first_captives), sum(second_captives), sum(dots) FROM record_games" +
                          all.text() + " GROUP BY start ORDER BY start",
                      all.values(), [&](const Row& row) {
                        counts.push_back({.start = row.text(0),
                                          .games = row.number(1),
                                          .first_wins = row.number(2),
                                          .second_wins = row.number(3),
                                          .draws = row.number(4),
                                          .first_captives = row.number(5),
                                          .second_captives = row.number(6),
                                          .dots = row.number(7)});
                        return dots::Result<void>();
                      });
  if (!done) return done.error();
  return counts;
}

}  // namespace tournament::store::detail
