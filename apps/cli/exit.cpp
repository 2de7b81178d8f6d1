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
    {"CLI070", Exit::internal}, {"CLI130", Exit::interrupted}, {"CLI", Exit::usage},     {"FIL001", Exit::refused},
    {"FIL004", Exit::usage},    {"FIL", Exit::storage},        {"LIM", Exit::limit},     {"GAM001", Exit::refused},
    {"RUL001", Exit::refused},  {"DOT", Exit::bad_input},      {"GAM", Exit::bad_input}, {"RUL", Exit::bad_input},
    {"SGF", Exit::bad_input},   {"REC", Exit::bad_input},      {"CSV", Exit::bad_input}, {"EVT", Exit::refused},
    {"LOG", Exit::storage},     {"STO", Exit::storage},        {"PUB", Exit::storage},
};

}  // namespace

Exit exit_of(std::string_view code) {
  const auto family =
      std::ranges::find_if(families, [code](const Family& row) { return code.starts_with(row.prefix); });
  return family == std::end(families) ? Exit::internal : family->exit;
}

}  // namespace arbiter::cli
