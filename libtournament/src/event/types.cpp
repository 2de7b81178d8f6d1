#include "tournament/event/types.h"

#include <algorithm>
#include <iterator>

#include "tournament/event/log_body.h"
#include "tournament/event/warning.h"

namespace tournament::event {

namespace {

template <class E>
struct Name {
  E value;
  std::string_view text;
};

constexpr Name<System> systems[]{{System::round_robin, "round_robin"},
                                 {System::double_round_robin, "double_round_robin"},
                                 {System::groups, "groups"},
                                 {System::knockout, "knockout"},
                                 {System::double_elimination, "double_elimination"},
                                 {System::scheveningen, "scheveningen"},
                                 {System::monrad, "monrad"},
                                 {System::ladder, "ladder"},
                                 {System::by_hand, "by_hand"},
                                 {System::challenge, "challenge"}};

constexpr Name<ByeKind> bye_kinds[]{{ByeKind::allocated, "allocated"},
                                    {ByeKind::half_point, "half_point"},
                                    {ByeKind::zero_point, "zero_point"},
                                    {ByeKind::full_point, "full_point"}};

constexpr Name<Phase> phases[]{{Phase::draft, "draft"}, {Phase::checked, "checked"}, {Phase::published, "published"}};

constexpr Name<Spread> spreads[]{{Spread::none, "none"}, {Spread::club, "club"}, {Spread::federation, "federation"}};

constexpr Name<RoundAction> actions[]{{RoundAction::pair, "pair"},
                                      {RoundAction::swap_entries, "swap_entries"},
                                      {RoundAction::swap_sides, "swap_sides"},
                                      {RoundAction::move_table, "move_table"},
                                      {RoundAction::unpair, "unpair"}};

constexpr Name<WarningLevel> levels[]{{WarningLevel::note, "note"},
                                      {WarningLevel::acknowledge, "acknowledge"},
                                      {WarningLevel::confirm, "confirm"},
                                      {WarningLevel::confirm_twice, "confirm_twice"},
                                      {WarningLevel::refused, "refused"}};

struct NamedTable {
  std::string_view name;
  ScoreTable scores;
};
constexpr NamedTable score_tables[]{{"1-½-0", {2, 1, 0, {}}},
                                    {"1-1/2-0", {2, 1, 0, {}}},
                                    {"2-1-0", {4, 2, 0, {}}},
                                    {"3-1-0", {6, 2, 0, {}}},
                                    {"4-2-1", {8, 4, 2, {}}}};

constexpr Name<TieBreak> tiebreak_names[]{{TieBreak::direct_encounter, "DE"},
                                          {TieBreak::sonneborn_berger, "SB"},
                                          {TieBreak::wins, "WIN"},
                                          {TieBreak::captured_difference, "CD"},
                                          {TieBreak::buchholz, "BH"},
                                          {TieBreak::buchholz_cut_1, "BH/C1"},
                                          {TieBreak::match_points, "MP"},
                                          {TieBreak::board_points, "BP"},
                                          {TieBreak::team_sonneborn_berger, "EMGSB"}};

// The first name of a value is the one that is written.
constexpr Name<ResultKind> result_kinds[]{{ResultKind::first_wins, "1-0"},
                                          {ResultKind::draw, "½-½"},
                                          {ResultKind::draw, "1/2-1/2"},
                                          {ResultKind::draw, "="},
                                          {ResultKind::second_wins, "0-1"},
                                          {ResultKind::first_wins_forfeit, "+:-"},
                                          {ResultKind::first_wins_forfeit, "+-"},
                                          {ResultKind::second_wins_forfeit, "-:+"},
                                          {ResultKind::second_wins_forfeit, "-+"},
                                          {ResultKind::double_forfeit, "-:-"},
                                          {ResultKind::double_forfeit, "--"},
                                          {ResultKind::both_lose, "0-0"},
                                          {ResultKind::first_half, "½-0"},
                                          {ResultKind::first_half, "1/2-0"},
                                          {ResultKind::second_half, "0-½"},
                                          {ResultKind::second_half, "0-1/2"},
                                          {ResultKind::unplayed, "unplayed"},
                                          {ResultKind::adjourned, "adjourned"},
                                          {ResultKind::adjourned, "?"}};

constexpr Name<GameEnd> ends[]{
    {GameEnd::unknown, "unknown"},     {GameEnd::board_full, "board_full"}, {GameEnd::grounding, "grounding"},
    {GameEnd::stop, "stop"},           {GameEnd::agreement, "agreement"},   {GameEnd::resignation, "resignation"},
    {GameEnd::time, "time"},           {GameEnd::margin, "margin"},         {GameEnd::goal, "goal"},
    {GameEnd::draw_rule, "draw_rule"}, {GameEnd::no_show, "no_show"},       {GameEnd::arbiter, "arbiter"}};

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

std::string_view to_text(ByeKind kind) { return text_of(bye_kinds, kind); }
std::optional<ByeKind> parse_bye_kind(std::string_view text) { return value_of(bye_kinds, text); }

std::string_view to_text(Phase phase) { return text_of(phases, phase); }
std::optional<Phase> parse_phase(std::string_view text) { return value_of(phases, text); }

std::string_view to_text(Spread spread) { return text_of(spreads, spread); }
std::optional<Spread> parse_spread(std::string_view text) { return value_of(spreads, text); }

std::string_view to_text(RoundAction action) { return text_of(actions, action); }
std::optional<RoundAction> parse_round_action(std::string_view text) { return value_of(actions, text); }

std::string_view to_text(WarningLevel level) { return text_of(levels, level); }

std::string_view to_text(TieBreak tiebreak) { return text_of(tiebreak_names, tiebreak); }
std::optional<TieBreak> parse_tiebreak(std::string_view text) { return value_of(tiebreak_names, text); }

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
    case ResultKind::both_lose: return {scores.loss, scores.loss};
    case ResultKind::first_half: return {scores.draw, scores.loss};
    case ResultKind::second_half: return {scores.loss, scores.draw};
    case ResultKind::double_forfeit:
    case ResultKind::unplayed:
    case ResultKind::adjourned: return {0, 0};
  }
  return {};
}

int award(ByeKind kind, const ScoreTable& scores, System system) {
  switch (kind) {
    case ByeKind::allocated: return scores.bye.value_or(is_table_system(system) ? 0 : scores.win);
    case ByeKind::half_point: return scores.draw;
    case ByeKind::zero_point: return 0;
    case ByeKind::full_point: return scores.win;
  }
  return 0;
}

ResultKind mirrored(ResultKind kind) {
  switch (kind) {
    case ResultKind::first_wins: return ResultKind::second_wins;
    case ResultKind::second_wins: return ResultKind::first_wins;
    case ResultKind::first_wins_forfeit: return ResultKind::second_wins_forfeit;
    case ResultKind::second_wins_forfeit: return ResultKind::first_wins_forfeit;
    case ResultKind::first_half: return ResultKind::second_half;
    case ResultKind::second_half: return ResultKind::first_half;
    default: return kind;
  }
}

std::optional<ScoreTable> parse_score_table(std::string_view name) {
  const auto found = std::find_if(std::begin(score_tables), std::end(score_tables),
                                  [&](const NamedTable& table) { return table.name == name; });
  return found == std::end(score_tables) ? std::nullopt : std::optional(found->scores);
}

std::string_view name_of(const ScoreTable& scores) {
  const auto found = std::find_if(std::begin(score_tables), std::end(score_tables), [&](const NamedTable& table) {
    return table.scores.win == scores.win && table.scores.draw == scores.draw && table.scores.loss == scores.loss;
  });
  return found == std::end(score_tables) ? std::string_view{} : found->name;
}

bool takes_part(const Entry& entry, RoundNumber round) {
  if (round < entry.joined) return false;
  return std::none_of(entry.leaves.begin(), entry.leaves.end(),
                      [&](const Leave& leave) { return leave.from <= round && (leave.to == 0 || round <= leave.to); });
}

const WishedBye* wished_bye(const Entry& entry, RoundNumber round) {
  const auto found =
      std::find_if(entry.byes.begin(), entry.byes.end(), [&](const WishedBye& bye) { return bye.round == round; });
  return found == entry.byes.end() ? nullptr : &*found;
}

}  // namespace tournament::event
