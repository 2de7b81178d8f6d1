#include "cli/exit.h"

#include <algorithm>
#include <iterator>

namespace arbiter::cli {
namespace {

struct Family {
  std::string_view prefix;
  Exit exit;
};

/// Single codes stand before the family they belong to.
constexpr Family families[] = {
    // The command line.
    {"CLI025", Exit::usage},
    {"CLI029", Exit::bad_input},
    {"CLI02", Exit::refused},
    {"CLI035", Exit::refused},
    {"CLI060", Exit::storage},
    {"CLI040", Exit::refused},
    {"CLI070", Exit::internal},
    {"CLI130", Exit::interrupted},
    {"CLI", Exit::usage},
    {"FIL001", Exit::refused},
    {"FIL004", Exit::usage},
    {"FIL006", Exit::refused},
    {"FIL", Exit::storage},
    {"CSV012", Exit::usage},
    {"CSV013", Exit::usage},
    {"CSV", Exit::bad_input},
    {"LIM", Exit::limit},
    // Rules and records.
    {"GAM001", Exit::refused},
    {"GAM", Exit::bad_input},
    {"RUL001", Exit::refused},
    {"RUL", Exit::bad_input},
    {"DOT", Exit::bad_input},
    {"GFN", Exit::bad_input},
    {"DRA", Exit::bad_input},
    {"LOA", Exit::bad_input},
    {"CAM", Exit::bad_input},
    {"LIN", Exit::bad_input},
    {"QUI", Exit::bad_input},
    {"REV", Exit::bad_input},
    {"CHL", Exit::bad_input},
    {"SGF", Exit::bad_input},
    {"REC014", Exit::usage},
    {"REC", Exit::bad_input},
    {"PXT", Exit::bad_input},
    {"VKT", Exit::bad_input},
    {"JSN", Exit::bad_input},
    {"TXT", Exit::bad_input},
    {"PIQ", Exit::bad_input},
    {"ZAG", Exit::bad_input},
    {"PDN", Exit::bad_input},
    {"GGF", Exit::bad_input},
    {"OTH", Exit::bad_input},
    {"BRD", Exit::bad_input},
    // Events: values that cannot be kept, and what is not allowed in the state of the event.
    {"EVT001", Exit::refused},
    {"EVT002", Exit::refused},
    {"EVT00", Exit::bad_input},
    {"PAI010", Exit::bad_input},
    {"PAI013", Exit::bad_input},
    {"PAI", Exit::refused},
    {"EVT01", Exit::bad_input},
    {"EVT02", Exit::refused},
    {"EVT035", Exit::bad_input},
    {"EVT036", Exit::bad_input},
    {"EVT037", Exit::bad_input},
    {"EVT038", Exit::bad_input},
    {"EVT039", Exit::bad_input},
    {"EVT03", Exit::refused},
    {"EVT040", Exit::bad_input},
    {"EVT045", Exit::bad_input},
    {"EVT047", Exit::bad_input},
    {"EVT057", Exit::bad_input},
    {"EVT062", Exit::bad_input},
    {"EVT073", Exit::bad_input},
    {"EVT080", Exit::bad_input},
    {"EVT085", Exit::bad_input},
    {"EVT087", Exit::bad_input},
    {"EVT04", Exit::refused},
    {"EVT05", Exit::refused},
    {"EVT06", Exit::refused},
    {"EVT07", Exit::refused},
    {"EVT08", Exit::refused},
    {"EVT094", Exit::bad_input},
    {"EVT095", Exit::bad_input},
    {"EVT09", Exit::refused},
    {"EVT1", Exit::refused},
    {"EVT", Exit::bad_input},
    // The database: what is not there, is there already, or has changed meanwhile.
    {"STO005", Exit::refused},
    {"STO006", Exit::refused},
    {"STO010", Exit::refused},
    {"STO011", Exit::refused},
    {"STO012", Exit::refused},
    {"STO013", Exit::refused},
    {"STO015", Exit::bad_input},
    {"STO021", Exit::usage},
    {"STO022", Exit::usage},
    {"STO023", Exit::bad_input},
    {"STO028", Exit::refused},
    {"STO029", Exit::refused},
    {"STO", Exit::storage},
    {"LOG", Exit::storage},
    {"PUB", Exit::storage},
};

}  // namespace

Exit exit_of(std::string_view code) {
  const auto family =
      std::ranges::find_if(families, [code](const Family& row) { return code.starts_with(row.prefix); });
  return family == std::end(families) ? Exit::internal : family->exit;
}

}  // namespace arbiter::cli
