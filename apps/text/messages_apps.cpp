#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> apps_messages() {
  static constexpr Message table[] = {
      {"CLI001", "there is no noun '{noun}'", "{hint}see 'arbiter help'"},
      {"CLI002", "'{noun}' has no verb '{verb}'", "{hint}see 'arbiter help {noun}'"},
      {"CLI003", "the argument {argument} is missing", "usage: arbiter {usage}"},
      {"CLI004", "'{argument}' is one argument too many", "usage: arbiter {usage}"},
      {"CLI005", "there is no option '{option}' here", "see 'arbiter {command} --help'"},
      {"CLI006", "the option '{option}' needs a value", "see 'arbiter {command} --help'"},
      {"CLI007", "'{value}' is no value for {option}", "give {allowed}"},
      {"CLI008", "the options {option} and {other} exclude each other", "give one of them"},
      {"CLI009", "the option '{option}' takes no value", "give it alone"},
      {"CLI010", "the option {option} is missing", "give {allowed}"},
      {"CLI020", "the record is of {found}, not of {expected}", ""},
      {"CLI021", "there is a player of that name: {name}, id {id}", "use that one, or add a namesake with --yes"},
      {"CLI022", "several players go by the name '{name}': {ids}", "name the player by one of these ids"},
      {"CLI023", "the file {file} holds {count} games", "say which one with --index"},
      {"CLI024", "the record gives no result: it is {verdict}, or its sides are exchanged", "give the result too"},
      {"CLI025", "databases of the kind '{scheme}' are not supported",
       "name a SQLite file or postgresql://USER@HOST/NAME"},
      {"CLI026", "the record says {computed}, not {given}",
       "correct the result, or give --despite-record with the reason"},
      {"CLI027", "the record names '{recorded}' as the {side} side, the pairing '{paired}'", ""},
      {"CLI028", "the record has the players the other way round: '{first}' first, '{second}' second", ""},
      {"CLI029", "no game could be read from {file}", "see 'arbiter record verify' for the reason"},
      {"CLI031", "the record is {verdict}", ""},
      {"CLI032", "the record {file} fits no pairing: {first} - {second}", ""},
      {"CLI033", "the record {file} fits several pairings: {places}", "set the result by hand"},
      {"CLI034", "round {round} table {table} stands at {stands}, the record says {computed}", "correct it by hand"},
      {"CLI035", "in a strict event nobody confirms the warning {warning}", "decide otherwise, or change the event"},
      {"CLI036", "{files} records say the result of round {round} table {table}", "look which of them counts"},
      {"CLI037", "the record {file} says round {recorded}, the pairing is of round {round}", ""},
      {"CLI038", "the record {file} is of the event '{recorded}'", ""},
      {"CLI060", "no copy could be made in {folder}: {reason}; nothing was decided",
       "check the folder and the free space, or name another one with ARBITER_SNAPSHOTS"},
      {"CLI039", "the record {file} is of {recorded}, outside {starts_on} to {ends_on}", ""},
      {"CLI070", "an internal error: {what}", "please report it with the command that was run"},
      {"CSV001", "the file has no column 'name' in its first line",
       "name the columns: name, nick, club, federation, birth year, rating"},
      {"CSV002", "the column '{column}' stands twice in the first line", "leave one of them"},
      {"CSV003", "a quote is never closed", "close it, or double a quote that belongs to the text"},
      {"CSV004", "the row has no name", "fill the column 'name'"},
      {"CSV005", "'{value}' is no value of the column '{column}'", "give {allowed}"},
      {"CSV006", "the row has {found} cells, the first line {expected}", "check the delimiter and the quotes"},
      {"CSV007", "the file is empty", "write a first line with the names of the columns, then a row for each player"},
      {"FIL001", "no such file or folder: {file}", "check the name"},
      {"FIL002", "cannot read {file}: {why}", "check its permissions"},
      {"FIL003", "cannot write {file}: {why}", "check the folder, its permissions and the free space"},
      {"FIL004", "{file} is a folder", "give -r to walk it, or name its files"},
      {"FIL005", "cannot write the output: {why}", "check where it goes and the free space"},
  };
  return table;
}

}  // namespace arbiter::text
