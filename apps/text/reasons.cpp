#include "text/reasons.h"

#include <algorithm>
#include <iterator>

#include "text/fill.h"

namespace arbiter::text {
namespace {

struct Reason {
  std::string_view id;
  std::string_view text;
};

constexpr Reason table[] = {
    {"table_round", "the table of the system lets them meet in round {round}"},
    {"table_prohibited", "they are not to meet, but the table leaves no choice"},
    {"bracket_match", "both reached this match of the bracket: {label}"},
    {"bracket_leg", "game {leg} of their match, which is not decided"},
    {"bracket_replay", "their match is drawn: game {leg}, from another start"},
    {"rank_neighbours", "neighbours in the ranking, {first_rank} and {second_rank}"},
    {"next_below",
     "{second_rank} in the ranking is the nearest that {first_rank} could meet; {passed} between them have met one of "
     "them, must not, or were needed elsewhere"},
    {"forced", "the arbiter demands the pair"},
    {"challenge", "{challenger} challenged somebody {places} places above"},
    {"ladder_neighbours", "neighbours on the ladder, from place {place}"},
    {"bye_of_table", "the table of an odd number lets one rest in round {round}"},
    {"bye_of_bracket", "the place opposite in the bracket is empty: {label}"},
    {"bye_opponent_absent", "the opponent, {opponent}, is absent"},
    {"bye_lowest", "the lowest in the ranking who may rest, {rank}"},
};

}  // namespace

std::string describe_reason(std::string_view id, const dots::Arguments& args) {
  const auto found = std::ranges::find(table, id, &Reason::id);
  return found == std::end(table) ? std::string(id) : fill(found->text, args);
}

}  // namespace arbiter::text
