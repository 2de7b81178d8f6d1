#include "tournament/pairing/codes.h"

#include <array>

namespace tournament::pairing {

namespace {

constexpr std::array code_table{
    CodeInfo{Code::too_few, "PAI001", "contestants", "a round cannot be paired with fewer than two contestants"},
    CodeInfo{Code::stage_finished, "PAI002", "rounds",
             "every round of the stage has been paired, or its winner is known"},
    CodeInfo{Code::round_open, "PAI003", "round number", "a game of an earlier round has no result"},
    CodeInfo{Code::no_legal_round, "PAI004", "",
             "no round is possible under the prohibited pairs and the games played"},
    CodeInfo{Code::bad_number, "PAI005", "number", "a number is not positive or stands twice"},
    CodeInfo{Code::bad_seed_rank, "PAI006", "number seed_rank", "a seed rank is not positive or stands twice"},
    CodeInfo{Code::bad_round, "PAI007", "round", "the round is not positive, or the history already reaches it"},
    CodeInfo{Code::history_contradicts, "PAI008", "round number", "two contestants tell one game differently"},
    CodeInfo{Code::history_off_bracket, "PAI009", "round first second",
             "a game was played that the bracket does not know"},
    CodeInfo{Code::unknown_in_pair, "PAI010", "first second", "a prohibited or forced pair names nobody, or one twice"},
    CodeInfo{Code::forced_contradiction, "PAI011", "first second",
             "a forced pair is prohibited, names an absent contestant, or one who is in another forced pair"},
    CodeInfo{Code::forced_impossible, "PAI012", "first second",
             "the system does not let a forced pair meet in this round"},
    CodeInfo{Code::bad_option, "PAI013", "option value", "an option is out of its range"},
    CodeInfo{Code::bad_teams, "PAI014", "teams first second", "the system needs two teams of the same size"},
    CodeInfo{Code::varma_size, "PAI015", "contestants", "Varma tables exist for 9 to 24 contestants"},
    CodeInfo{Code::bad_groups, "PAI016", "groups contestants",
             "a group would have fewer than two, or only some contestants have a group"},
    CodeInfo{Code::bad_bracket, "PAI017", "number", "the bracket given does not hold every contestant once"},
    CodeInfo{Code::over_limit, "LIM001", "limit bound found", "an input is larger than its limit"},
    CodeInfo{Code::challenge_self, "PAI020", "number", "somebody challenges himself"},
    CodeInfo{Code::challenge_unknown, "PAI021", "number", "the ladder has no such number"},
    CodeInfo{Code::challenge_absent, "PAI022", "number", "a challenge names somebody who is absent"},
    CodeInfo{Code::challenge_downward, "PAI023", "challenger challenged", "a challenge goes down the ladder"},
    CodeInfo{Code::challenge_too_far, "PAI024", "challenger challenged places reach",
             "the challenged stands further up than the ladder allows"},
    CodeInfo{Code::challenge_too_soon, "PAI025", "challenger challenged round", "the two met too recently"},
    CodeInfo{Code::challenge_prohibited, "PAI026", "challenger challenged", "the two must not meet"},
    CodeInfo{Code::plan_round, "PAI101", "round found", "the plan is for another round"},
    CodeInfo{Code::plan_unknown, "PAI102", "first second", "a pair names nobody, or one contestant twice"},
    CodeInfo{Code::plan_twice, "PAI103", "number", "a contestant occurs twice"},
    CodeInfo{Code::plan_absent, "PAI104", "number", "an absent contestant is paired"},
    CodeInfo{Code::plan_bye_order, "PAI105", "number", "a bye stands before a table"},
    CodeInfo{Code::plan_prohibited, "PAI106", "first second", "a prohibited pair meets, and the plan does not say why"},
    CodeInfo{Code::plan_forced_missing, "PAI107", "first second", "a forced pair does not meet"},
    CodeInfo{Code::plan_missing, "PAI108", "first second", "a pair or a bye that is due is not in the plan"},
    CodeInfo{Code::plan_not_due, "PAI109", "first second", "a pair or a bye is not what the system gives"},
    CodeInfo{Code::plan_sides, "PAI110", "first second", "the other one of a pair moves first by the rules"},
    CodeInfo{Code::plan_label, "PAI111", "first second", "a pair belongs to another part of the stage"},
    CodeInfo{Code::plan_leg, "PAI112", "first second", "a pair has another game of its match, or another start, due"},
    CodeInfo{Code::plan_met, "PAI113", "first second", "two meet more often than they may"},
    CodeInfo{Code::plan_bye, "PAI114", "number", "a bye goes to one who had one, or who need not rest"},
    CodeInfo{Code::plan_nearer, "PAI115", "number nearer",
             "a nearer opponent was possible, or a lower one for the bye"},
};

constexpr std::array reason_table{
    ReasonInfo{Reason::table_round, "table_round", "round cycle",
               "the table of the system lets them meet in this round"},
    ReasonInfo{Reason::table_prohibited, "table_prohibited", "",
               "the pair is prohibited, but the system leaves no choice: the arbiter decides"},
    ReasonInfo{Reason::bracket_match, "bracket_match", "label", "both reached this match of the bracket"},
    ReasonInfo{Reason::bracket_leg, "bracket_leg", "leg best_of first_halves second_halves",
               "their match is not decided"},
    ReasonInfo{Reason::bracket_replay, "bracket_replay", "leg", "their match is drawn and goes on from another start"},
    ReasonInfo{Reason::rank_neighbours, "rank_neighbours", "first_rank second_rank", "neighbours in the ranking"},
    ReasonInfo{Reason::next_below, "next_below", "first_rank second_rank passed",
               "the nearest who could be paired; those passed over have met, must not meet or were needed elsewhere"},
    ReasonInfo{Reason::forced, "forced", "", "the arbiter demands the pair"},
    ReasonInfo{Reason::challenge, "challenge", "challenger places", "one challenged the other"},
    ReasonInfo{Reason::ladder_neighbours, "ladder_neighbours", "place", "neighbours on the ladder without a challenge"},
    ReasonInfo{Reason::bye_of_table, "bye_of_table", "round cycle", "the table of an odd number lets one rest"},
    ReasonInfo{Reason::bye_of_bracket, "bye_of_bracket", "label", "the place opposite in the bracket is empty"},
    ReasonInfo{Reason::bye_opponent_absent, "bye_opponent_absent", "opponent", "the opponent is absent"},
    ReasonInfo{Reason::bye_lowest, "bye_lowest", "rank", "the lowest in the ranking who may rest"},
};

template <class Table>
constexpr bool in_order(const Table& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (static_cast<std::size_t>(rows[i].name) != i) return false;
  }
  return true;
}
static_assert(in_order(code_table) && code_table.size() == static_cast<std::size_t>(Code::plan_nearer) + 1);
static_assert(in_order(reason_table) && reason_table.size() == static_cast<std::size_t>(Reason::bye_lowest) + 1);

}  // namespace

std::span<const CodeInfo> codes() { return code_table; }
std::string_view code_of(Code name) { return code_table[static_cast<std::size_t>(name)].code; }

std::span<const ReasonInfo> reasons() { return reason_table; }
std::string_view to_text(Reason reason) { return reason_table[static_cast<std::size_t>(reason)].id; }

}  // namespace tournament::pairing
