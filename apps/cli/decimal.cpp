#include "cli/decimal.h"

#include "cli/options.h"

namespace arbiter::cli {

std::optional<long> halves_of(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const std::size_t dot = text.find('.');
  const std::string_view fraction = dot == std::string_view::npos ? "0" : text.substr(dot + 1);
  const auto whole = whole_number(text.substr(0, dot), 0, 1'000'000'000);
  if (!whole || text.front() == '-' || (fraction != "0" && fraction != "5")) return std::nullopt;
  const long halves = 2L * *whole + (fraction == "5" ? 1 : 0);
  return negative ? -halves : halves;
}

}  // namespace arbiter::cli
