#include "records/numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace tournament::records {

namespace {

std::string_view trim(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

template <class Number>
std::optional<Number> read_number(std::string_view text) {
  text = trim(text);
  if (text.starts_with('+')) text.remove_prefix(1);
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

std::optional<double> read_real(std::string_view text) {
  const auto number = read_number<double>(text);
  return number && std::isfinite(*number) ? number : std::nullopt;
}
std::optional<long> read_integer(std::string_view text) { return read_number<long>(text); }

std::optional<long> read_halves(std::string_view text) {
  constexpr long bound = 1'000'000;
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  const std::size_t point = std::min(text.find('.'), text.size());
  std::string_view whole_text = text.substr(0, point);
  std::string_view fraction = text.substr(std::min(point + 1, text.size()));
  if (whole_text.empty() && fraction.empty()) return std::nullopt;
  long whole = 0;
  for (const char digit : whole_text) {
    if (digit < '0' || digit > '9' || whole >= bound) return std::nullopt;
    whole = whole * 10 + (digit - '0');
  }
  const bool half = fraction.starts_with('5');
  if (half) fraction.remove_prefix(1);
  if (whole >= bound || fraction.find_first_not_of('0') != std::string_view::npos) return std::nullopt;
  const long halves = 2 * whole + (half ? 1 : 0);
  return negative ? -halves : halves;
}

std::string halves_text(long halves) {
  const long size = std::abs(halves);
  return (halves < 0 ? "-" : "") + std::to_string(size / 2) + (size % 2 != 0 ? ".5" : "");
}

}  // namespace tournament::records
