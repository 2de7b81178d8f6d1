#include "cli/csv_cells.h"

#include <algorithm>
#include <array>
#include <limits>

#include "cli/options.h"
#include "tournament/store/names.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr int largest = std::numeric_limits<int>::max();

struct WordsOfCell {
  int meaning;
  std::string_view words;  ///< divided by blanks, folded
};

std::optional<int> meaning_of(std::string_view text, std::span<const WordsOfCell> table) {
  const std::string folded = " " + tournament::store::folded_name(text) + " ";
  for (const WordsOfCell& row : table)
    if ((" " + std::string(row.words) + " ").find(folded) != std::string::npos) return row.meaning;
  return std::nullopt;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

bool put_rating(std::vector<event::ListedRating>& list, event::ListedRating rating, const std::string& cell) {
  const auto value = rounded_number(cell);
  if (!value) return false;
  rating.value = *value;
  list.push_back(std::move(rating));
  return true;
}

std::vector<std::string> categories_in(std::string_view cell) {
  std::vector<std::string> list;
  while (!cell.empty()) {
    const std::size_t end = std::min(cell.find_first_of(",;|"), cell.size());
    std::string label = trimmed(cell.substr(0, end));
    if (!label.empty() && std::ranges::find(list, label) == list.end()) list.push_back(std::move(label));
    cell.remove_prefix(std::min(end + 1, cell.size()));
  }
  return list;
}

template <class T>
bool put(std::optional<T> value, T& field) {
  if (value) field = *value;
  return value.has_value();
}
bool put(std::optional<int> value, std::optional<int>& field) {
  field = value;
  return value.has_value();
}

/// Whether the cell could be put, and what is allowed.
std::pair<bool, std::string_view> try_cell(event::Player& player, const std::string& field, const std::string& cell) {
  if (const auto target = parse_cell_target(field)) {
    if (target->rating) return {put_rating(player.ratings, *target->rating, cell), "a number"};
    player.nicks.push_back({.text = cell, .place = target->nick->place});
    return {true, {}};
  }
  constexpr std::array<std::pair<std::string_view, std::string event::Player::*>, 6> texts{
      {{"name", &event::Player::name},
       {"nick", &event::Player::nick},
       {"club", &event::Player::club},
       {"school", &event::Player::school},
       {"federation", &event::Player::federation},
       {"latin", &event::Player::latin}}};
  for (const auto& [name, member] : texts)
    if (name == field) return player.*member = cell, std::pair{true, std::string_view()};
  if (field == "birth_year") return {put(year_of(cell), player.birth_year), "a year or a date"};
  if (field == "rating") return {put(rounded_number(cell), player.rating), "a number"};
  if (field == "sex") return {put(parse_sex_word(cell), player.sex), "f or m"};
  if (field == "consent") return {put(parse_consent_word(cell), player.consent), "yes, no or unknown"};
  player.categories = categories_in(cell);
  return {true, {}};
}

}  // namespace

std::optional<CellTarget> parse_cell_target(std::string_view field) {
  if (field.starts_with("nick@") && field.size() > 5)
    return CellTarget{.nick = event::Nick{.text = {}, .place = std::string(field.substr(5))}, .rating = std::nullopt};
  if (!field.starts_with("rating@")) return std::nullopt;
  field.remove_prefix(7);
  const std::size_t at = std::min(field.find('@'), field.size());
  const std::string_view list = field.substr(0, at);
  const std::size_t colon = list.find(':');
  if (colon == 0 || colon == std::string_view::npos) return std::nullopt;
  const auto time_class = event::parse_time_class(list.substr(colon + 1));
  if (!time_class) return std::nullopt;
  return CellTarget{.nick = std::nullopt,
                    .rating = event::ListedRating{.list = std::string(list.substr(0, colon)),
                                                  .time_class = *time_class,
                                                  .value = 0,
                                                  .date = std::string(field.substr(std::min(at + 1, field.size())))}};
}

std::optional<event::ListedRating> parse_listed_rating(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return std::nullopt;
  const std::string_view rest = text.substr(equals + 1);
  const std::size_t at = std::min(rest.find('@'), rest.size());
  const auto target = parse_cell_target("rating@" + std::string(text.substr(0, equals)) + std::string(rest.substr(at)));
  const auto value = whole_number(rest.substr(0, at), 0, largest);
  if (!target || !target->rating || !value) return std::nullopt;
  event::ListedRating rating = *target->rating;
  rating.value = *value;
  return rating;
}

std::optional<int> rounded_number(std::string_view text) {
  const std::size_t mark = text.find_first_of(".,");
  const auto whole = whole_number(text.substr(0, mark), 0, largest - 1);
  if (mark == std::string_view::npos || !whole) return whole;
  const std::string_view fraction = text.substr(mark + 1);
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (fraction.empty() || !std::ranges::all_of(fraction, digit)) return std::nullopt;
  return *whole + (fraction.front() >= '5' ? 1 : 0);
}

std::optional<int> year_of(std::string_view text) {
  if (const auto year = whole_number(text, 0, largest)) return year;
  const bool iso = text.size() == 10 && text[4] == '-' && text[7] == '-';
  const bool reversed = text.size() == 10 && (text[2] == '.' || text[2] == '/') && text[5] == text[2];
  if (!iso && !reversed) return std::nullopt;
  for (const auto& part :
       iso ? std::array{text.substr(5, 2), text.substr(8, 2)} : std::array{text.substr(0, 2), text.substr(3, 2)})
    if (!whole_number(part.front() == '0' ? part.substr(1) : part, 1, 31)) return std::nullopt;
  return whole_number(iso ? text.substr(0, 4) : text.substr(6), 1, 9999);
}

std::optional<event::Sex> parse_sex_word(std::string_view text) {
  static constexpr WordsOfCell table[] = {
      {1, "f w k female woman ж жен женскии kobieta weiblich frau no"},
      {2, "m male man м муж мужскои mezczyzna mannlich mann ferfi"},
  };
  const auto meaning = meaning_of(text, table);
  if (!meaning) return std::nullopt;
  return static_cast<event::Sex>(*meaning);
}

std::optional<event::Consent> parse_consent_word(std::string_view text) {
  static constexpr WordsOfCell table[] = {
      {1, "yes y true 1 да tak ja igen"},
      {2, "no n false 0 нет nie nein nem"},
      {0, "unknown"},
  };
  if (text == "+") return event::Consent::yes;
  if (text == "-") return event::Consent::no;
  const auto meaning = meaning_of(text, table);
  if (!meaning) return std::nullopt;
  return static_cast<event::Consent>(*meaning);
}

dots::Result<void> put_cell(event::Player& player, const std::string& field, const std::string& cell) {
  const auto [done, allowed] = try_cell(player, field, cell);
  if (done) return {};
  return dots::Error{"CSV005", {{"column", field}, {"value", cell}, {"allowed", std::string(allowed)}}};
}

}  // namespace arbiter::cli
