#include "tournament/event/types.h"

#include <algorithm>
#include <iterator>

namespace tournament::event {

namespace {

template <class E>
struct Name {
  E value;
  std::string_view text;
};

constexpr Name<System> systems[]{{System::round_robin, "round_robin"},
                                 {System::double_round_robin, "double_round_robin"}};

constexpr Name<TieBreak> tiebreaks[]{{TieBreak::direct_encounter, "DE"},
                                     {TieBreak::sonneborn_berger, "SB"},
                                     {TieBreak::wins, "WIN"},
                                     {TieBreak::captured_difference, "CD"}};

// The first name of a value is the one that is written.
constexpr Name<ResultKind> result_kinds[]{
    {ResultKind::first_wins, "1-0"},         {ResultKind::draw, "½-½"},
    {ResultKind::draw, "1/2-1/2"},           {ResultKind::draw, "="},
    {ResultKind::second_wins, "0-1"},        {ResultKind::first_wins_forfeit, "+:-"},
    {ResultKind::first_wins_forfeit, "+-"},  {ResultKind::second_wins_forfeit, "-:+"},
    {ResultKind::second_wins_forfeit, "-+"}, {ResultKind::double_forfeit, "-:-"},
    {ResultKind::double_forfeit, "--"}};

constexpr Name<GameEnd> ends[]{{GameEnd::unknown, "unknown"},     {GameEnd::board_full, "board_full"},
                               {GameEnd::grounding, "grounding"}, {GameEnd::stop, "stop"},
                               {GameEnd::agreement, "agreement"}, {GameEnd::resignation, "resignation"},
                               {GameEnd::time, "time"},           {GameEnd::margin, "margin"},
                               {GameEnd::no_show, "no_show"},     {GameEnd::arbiter, "arbiter"}};

template <class E, std::size_t n>
std::string_view text_of(const Name<E> (&names)[n], E value) {
  const auto found =
      std::find_if(std::begin(names), std::end(names), [&](const auto& name) { return name.value == value; });
  return found == std::end(names) ? std::string_view{} : found->text;
}

template <class E, std::size_t n>
std::optional<E> value_of(const Name<E> (&names)[n], std::string_view text) {
  const auto found =
      std::find_if(std::begin(names), std::end(names), [&](const auto& name) { return name.text == text; });
  return found == std::end(names) ? std::nullopt : std::optional(found->value);
}

}  // namespace

std::string_view to_text(System system) { return text_of(systems, system); }
std::optional<System> parse_system(std::string_view text) { return value_of(systems, text); }

std::string_view to_text(TieBreak tiebreak) { return text_of(tiebreaks, tiebreak); }
std::optional<TieBreak> parse_tiebreak(std::string_view text) { return value_of(tiebreaks, text); }

std::string_view to_text(ResultKind kind) { return text_of(result_kinds, kind); }
std::optional<ResultKind> parse_result_kind(std::string_view text) { return value_of(result_kinds, text); }

std::string_view to_text(GameEnd end) { return text_of(ends, end); }
std::optional<GameEnd> parse_game_end(std::string_view text) { return value_of(ends, text); }

Award award(ResultKind kind, const ScoreTable& scores) {
  switch (kind) {
    case ResultKind::first_wins: return {scores.win, scores.loss};
    case ResultKind::draw: return {scores.draw, scores.draw};
    case ResultKind::second_wins: return {scores.loss, scores.win};
    case ResultKind::first_wins_forfeit: return {scores.win, 0};
    case ResultKind::second_wins_forfeit: return {0, scores.win};
    case ResultKind::double_forfeit: return {0, 0};
  }
  return {};
}

}  // namespace tournament::event
