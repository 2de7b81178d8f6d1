#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> pairing_messages() {
  static constexpr Message table[] = {
      {"PAI001", "{contestants} contestants make no round", "two at least must take part"},
      {"PAI002", "the stage is finished after {rounds} rounds", "see 'arbiter standings show'"},
      {"PAI003", "round {round} waits for the result of entry {number}", "enter it first"},
      {"PAI004", "no round is possible with these prohibited pairs and games played",
       "lift a prohibition, or pair by hand"},
      {"PAI005", "the number {number} is not positive, or stands twice", "check the entries"},
      {"PAI006", "the seed rank {seed_rank} of entry {number} is not positive, or stands twice", "seed again"},
      {"PAI007", "round {round} cannot be paired now", "see 'arbiter round show'"},
      {"PAI008", "round {round}: the opponents tell the game of entry {number} differently", "check the log"},
      {"PAI009", "round {round}: the bracket does not know the game of {first} and {second}", "check the pairings"},
      {"PAI010", "the pair {first}-{second} names nobody, or one entry twice", "see 'arbiter entry list'"},
      {"PAI011", "the forced pair {first}-{second} is prohibited, absent or forced otherwise",
       "take one of the wishes back"},
      {"PAI012", "the system does not let {first} and {second} meet in this round", "take the forced pair back"},
      {"PAI013", "{option} cannot be {value}", "check the options of the stage"},
      {"PAI014", "teams of {first} and {second} cannot meet in {teams} teams", "the system needs two of the same size"},
      {"PAI015", "there is no Varma table for {contestants}", "use it with 9 to 24 entries"},
      {"PAI016", "{contestants} entries do not fill {groups} groups", "make fewer groups"},
      {"PAI017", "the bracket does not hold entry {number} once", "seed again"},
      {"PAI020", "entry {number} cannot challenge itself", "name another opponent"},
      {"PAI021", "the ladder has no entry {number}", "see 'arbiter standings show'"},
      {"PAI022", "entry {number} is absent", "challenge somebody who is there"},
      {"PAI023", "{challenged} stands below {challenger}", "challenges go up the ladder"},
      {"PAI024", "{challenged} stands {places} places above {challenger}; {reach} are allowed",
       "challenge somebody nearer"},
      {"PAI025", "{challenger} and {challenged} met in round {round}", "challenge somebody else first"},
      {"PAI026", "{challenger} and {challenged} must not meet", "challenge somebody else"},
      {"PAI101", "the plan is for round {found}, not {round}", "pair again"},
      {"PAI102", "the pair {first}-{second} names nobody, or one entry twice", "pair again"},
      {"PAI103", "entry {number} is paired twice", "pair again"},
      {"PAI104", "entry {number} is absent and paired", "take it out of the round"},
      {"PAI105", "the bye of entry {number} stands before a table", "pair again"},
      {"PAI106", "{first} and {second} must not meet", "exchange one of them"},
      {"PAI107", "{first} and {second} were to meet", "pair them"},
      {"PAI108", "{first}-{second} is due and missing", "pair again"},
      {"PAI109", "{first}-{second} is not what the system gives", "say why, or pair again"},
      {"PAI110", "{first}-{second}: the other one moves first", "exchange the sides"},
      {"PAI111", "{first}-{second} belongs to another part of the stage", "pair again"},
      {"PAI112", "{first}-{second}: another game of the match is due", "pair again"},
      {"PAI113", "{first} and {second} meet more often than they may", "exchange one of them"},
      {"PAI114", "entry {number} rests again, or need not", "give the bye to another"},
      {"PAI115", "entry {number} could have met {nearer}", "say why, or pair again"},
  };
  return table;
}

}  // namespace arbiter::text
