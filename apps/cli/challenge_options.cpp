#include "cli/challenge_options.h"

#include <algorithm>

#include "cli/event_words.h"
#include "dots/catalogue.h"

namespace arbiter::cli {

namespace challenge = tournament::challenge;
using challenge::ChallengeOptions;

namespace {

/// A word of the command line and what it means.
template <class Kind>
struct Word {
  std::string_view text;
  Kind meaning;
};

constexpr Word<challenge::TrophyReading> trophy_words[] = {{"per-win", challenge::TrophyReading::per_win},
                                                           {"per-opponent", challenge::TrophyReading::per_opponent}};
constexpr Word<challenge::SameOpponent> opponent_words[] = {{"total", challenge::SameOpponent::total2},
                                                            {"per-game", challenge::SameOpponent::per_game2}};
constexpr Word<challenge::DisqualifiedBase> base_words[] = {{"yes", challenge::DisqualifiedBase::counts},
                                                            {"no", challenge::DisqualifiedBase::zero}};
constexpr Word<challenge::TeamScore> team_words[] = {{"scores", challenge::TeamScore::sum_scores},
                                                     {"base", challenge::TeamScore::sum_base},
                                                     {"places", challenge::TeamScore::sum_places}};
constexpr Word<challenge::Ties> tie_words[] = {{"shared", challenge::Ties::shared}, {"chain", challenge::Ties::chain}};

template <class Kind>
std::string word_for(Kind kind, std::span<const Word<Kind>> words) {
  const auto found = std::ranges::find(words, kind, &Word<Kind>::meaning);
  return found == words.end() ? "" : std::string(found->text);
}

template <class Kind, std::size_t n>
dots::Result<void> take_word(const Invocation& call, std::string_view option, const Word<Kind> (&words)[n],
                             Kind& into) {
  const auto text = call.options.value(option);
  if (!text) return {};
  const auto found = std::ranges::find(words, *text, &Word<Kind>::text);
  if (found == std::end(words)) {
    std::string allowed;
    for (const Word<Kind>& word : words) allowed += (allowed.empty() ? "" : " or ") + std::string(word.text);
    return bad_value("--" + std::string(option), *text, allowed);
  }
  into = found->meaning;
  return {};
}

struct ChallengeCount {
  std::string_view name;
  int ChallengeOptions::*field;
};
constexpr ChallengeCount challenge_counts[] = {{"rows", &ChallengeOptions::rows_a_game},
                                               {"opponent-games", &ChallengeOptions::games_an_opponent},
                                               {"team-size", &ChallengeOptions::team_of_a_category},
                                               {"diplomas", &ChallengeOptions::diploma_places}};

}  // namespace

std::string game_id(std::string_view text) {
  std::string id;
  for (const char c : text) id += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c == ' ' ? '-' : c;
  return dots::find_game(id) == nullptr ? std::string(text) : id;
}

dots::Result<ChallengeOptions> challenge_from(const Invocation& call, ChallengeOptions options) {
  if (auto ok = take_word(call, "trophy", trophy_words, options.trophy); !ok) return ok.error();
  if (auto ok = take_word(call, "same-opponent", opponent_words, options.same_opponent); !ok) return ok.error();
  if (auto ok = take_word(call, "excluded-count", base_words, options.disqualified_base); !ok) return ok.error();
  if (auto ok = take_word(call, "team-score", team_words, options.team); !ok) return ok.error();
  if (auto ok = take_word(call, "ties", tie_words, options.ties); !ok) return ok.error();
  for (const ChallengeCount& count : challenge_counts) {
    const auto number = call.options.number(count.name, 1, 1'000'000);
    if (!number) return number.error();
    if (*number) options.*count.field = **number;
  }
  if (const auto list = call.options.value("games")) {
    options.games.clear();
    for (const std::string& name : parts_of(*list, ',')) options.games.push_back(game_id(name));
  }
  return options;
}

Json challenge_json(const ChallengeOptions& options) {
  return {{"games", challenge::games_of(options)},
          {"trophy", challenge::to_text(options.trophy)},
          {"same_opponent", challenge::to_text(options.same_opponent)},
          {"opponent_games", options.games_an_opponent},
          {"dsq_base", challenge::to_text(options.disqualified_base)},
          {"team", challenge::to_text(options.team)},
          {"team_of_a_category", options.team_of_a_category},
          {"ties", challenge::to_text(options.ties)},
          {"rows", options.rows_a_game},
          {"diplomas", options.diploma_places}};
}

std::string challenge_options_text(const ChallengeOptions& options) {
  std::string text = "trophy " + word_for<challenge::TrophyReading>(options.trophy, trophy_words) + ", same-opponent " +
                     word_for<challenge::SameOpponent>(options.same_opponent, opponent_words) + ", excluded-count " +
                     word_for<challenge::DisqualifiedBase>(options.disqualified_base, base_words) + ", team-score " +
                     word_for<challenge::TeamScore>(options.team, team_words) + ", ties " +
                     word_for<challenge::Ties>(options.ties, tie_words);
  for (const ChallengeCount& count : challenge_counts)
    text += ", " + std::string(count.name) + " " + std::to_string(options.*count.field);
  return text;
}

}  // namespace arbiter::cli
