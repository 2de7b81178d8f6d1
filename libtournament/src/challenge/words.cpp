// The words by which files and logs name the kinds of this room.
#include <algorithm>
#include <array>

#include "tournament/challenge/duel.h"

namespace tournament::challenge {
namespace {

constexpr std::array<std::string_view, 2> trophy_words{"per_win", "per_opponent"};
constexpr std::array<std::string_view, 2> same_opponent_words{"total2", "per_game2"};
constexpr std::array<std::string_view, 2> base_words{"counts", "zero"};
constexpr std::array<std::string_view, 3> team_words{"sum_scores", "sum_base", "sum_places"};
constexpr std::array<std::string_view, 2> ties_words{"shared", "chain"};
constexpr std::array<std::string_view, 3> result_words{"a", "b", "draw"};

template <class Kind, std::size_t n>
std::string_view word_of(Kind kind, const std::array<std::string_view, n>& words) {
  const auto at = static_cast<std::size_t>(kind);
  return at < n ? words[at] : std::string_view{};
}

template <class Kind, std::size_t n>
std::optional<Kind> kind_of(std::string_view text, const std::array<std::string_view, n>& words) {
  const auto found = std::ranges::find(words, text);
  if (found == words.end()) return std::nullopt;
  return static_cast<Kind>(found - words.begin());
}

}  // namespace

std::vector<std::string> games_of(const ChallengeOptions& options) {
  if (!options.games.empty()) return options.games;
  return {"russian-draughts", "lines-of-action", "camelot",        "roll-in-four",
          "push-in-four",     "quints",          "blocked-reversi"};
}

std::string_view to_text(TrophyReading reading) { return word_of(reading, trophy_words); }
std::string_view to_text(SameOpponent same_opponent) { return word_of(same_opponent, same_opponent_words); }
std::string_view to_text(DisqualifiedBase base) { return word_of(base, base_words); }
std::string_view to_text(TeamScore team) { return word_of(team, team_words); }
std::string_view to_text(Ties ties) { return word_of(ties, ties_words); }
std::string_view to_text(DuelResult result) { return word_of(result, result_words); }

template <>
std::optional<TrophyReading> parse_word(std::string_view text) {
  return kind_of<TrophyReading>(text, trophy_words);
}
template <>
std::optional<SameOpponent> parse_word(std::string_view text) {
  return kind_of<SameOpponent>(text, same_opponent_words);
}
template <>
std::optional<DisqualifiedBase> parse_word(std::string_view text) {
  return kind_of<DisqualifiedBase>(text, base_words);
}
template <>
std::optional<TeamScore> parse_word(std::string_view text) {
  return kind_of<TeamScore>(text, team_words);
}
template <>
std::optional<Ties> parse_word(std::string_view text) {
  return kind_of<Ties>(text, ties_words);
}
template <>
std::optional<DuelResult> parse_word(std::string_view text) {
  return kind_of<DuelResult>(text, result_words);
}

}  // namespace tournament::challenge
