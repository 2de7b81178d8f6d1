#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> records_messages() {
  // Findings have no remedy: they describe a record as it is.
  static constexpr Message table[] = {
      {"LIM001", "the limit {limit} is {bound}, and here is {found}",
       "split the input, or raise what --limit can raise"},
      {"REC001", "the format of the file is not known", "see 'arbiter help record' for what can be read"},
      {"REC002", "files of the format {format} are not read yet", "convert the file to SGF"},
      {"REC010", "a board of {size} cannot be written as SGF, which ends at {bound}", "keep its moves as text"},
      {"REC011", "move {ply} cannot be written in this dialect of SGF", "choose the plain dialect"},
      {"SGF001", "the file is empty", "check whether it was copied in whole"},
      {"SGF002", "a game without any node", ""},
      {"SGF003", "text outside of the games", ""},
      {"SGF004", "characters that belong to no property", ""},
      {"SGF005", "a value of {property} is not closed", "close it with ]"},
      {"SGF006", "the game is not closed: the file may be cut off", "check whether it was copied in whole"},
      {"SGF007", "{count} bytes are not valid {encoding} and were replaced", ""},
      {"SGF008", "{count} NUL bytes in the text were replaced", ""},
      {"SGF009", "the encoding {encoding} is not known; {used} was used", ""},
      {"SGF010", "GM is missing; Dots (40) was assumed", ""},
      {"SGF011", "GM {value} is another game ({name})", "only Dots, GM[40], is read"},
      {"SGF012", "FF is missing; 4 was assumed", ""},
      {"SGF013", "FF {value} is not read, only 4", ""},
      {"SGF014", "SZ is missing", "write the size of the board"},
      {"SGF015", "SZ {value} is neither a number nor two numbers with a colon", ""},
      {"SGF016", "SZ {value} is not within 0 to {bound}", ""},
      {"SGF017", "SZ has a side of 0", ""},
      {"SGF020", "{property} stands twice in a node; the first one counts", ""},
      {"SGF021", "{property} has a second value; the first one counts", ""},
      {"SGF022", "{property} has no value", ""},
      {"SGF023", "the property {property} is not known; it is kept", ""},
      {"SGF024", "{property} {value} is not a number", ""},
      {"SGF025", "{property} belongs in the root; it is ignored here", ""},
      {"SGF026", "{property} does not belong in the root", ""},
      {"SGF030", "RE {value} names neither B nor W", ""},
      {"SGF031", "RE {value} has no + after the player", ""},
      {"SGF032", "RE {value} says neither by how much nor how the game was won", ""},
      {"SGF033", "RE {value} has more characters than it should", ""},
      {"SGF034", "RE says {claimed}, the board says {found}", ""},
      {"SGF035", "RE says {claimed}, the board counts {found}", ""},
      {"SGF036", "RE {claimed} only fits if {side} grounds, which the record does not show", ""},
      {"SGF040", "'{value}' is no column", ""},
      {"SGF041", "'{value}' is no row", ""},
      {"SGF042", "'{value}' is too much here", ""},
      {"SGF043", "a dot is set up twice at {point}", ""},
      {"SGF044", "a dot is set up over the other colour at {point}; the last one counts", ""},
      {"SGF045", "LB {value} has no colon", ""},
      {"SGF046", "'{value}' is no contour", ""},
      {"SGF047", "contours are written but RU does not name the rules; automatic enclosing was assumed", ""},
      {"SGF048", "the contour written at {point} is not what the rules enclose", ""},
      {"SGF049", "HA {claimed} does not match the board, which has {found}", ""},
      {"SGF060", "RU has an unknown key {key}", ""},
      {"SGF061", "RU {key} must be one of {expected}", ""},
      {"SGF062", "RU {key} stands twice; the first one counts", ""},
      {"SGF063", "RU says a fixed start position, the board shows a random one", ""},
      {"SGF090", "{count} more findings are not listed", ""},
  };
  return table;
}

}  // namespace arbiter::text
