#include "cli/limits.h"

#include <algorithm>
#include <limits>

namespace arbiter::cli {
namespace {

using tournament::Limits;

struct NamedLimit {
  std::string_view name;
  void (*set)(Limits& limits, int value);
};

template <auto member>
void set_limit(Limits& limits, int value) {
  limits.*member = static_cast<std::remove_reference_t<decltype(limits.*member)>>(value);
}

constexpr NamedLimit named_limits[] = {
    {"file_bytes", set_limit<&Limits::file_bytes>},
    {"games_in_file", set_limit<&Limits::games_in_file>},
    {"nodes_in_file", set_limit<&Limits::nodes_in_file>},
    {"nesting", set_limit<&Limits::nesting>},
    {"property_bytes", set_limit<&Limits::property_bytes>},
    {"values_in_property", set_limit<&Limits::values_in_property>},
    {"variations", set_limit<&Limits::variations>},
    {"csv_lines", set_limit<&Limits::csv_lines>},
};

std::string allowed_limits() {
  std::string names;
  for (const NamedLimit& limit : named_limits) names += (names.empty() ? "" : ", ") + std::string(limit.name);
  return "NAME=N with a number from 1 and one of the names " + names;
}

}  // namespace

dots::Result<Limits> limits_of(const Options& options) {
  Limits limits;
  for (const std::string& text : options.values("limit")) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const auto named = std::ranges::find(named_limits, std::string_view(text).substr(0, equals), &NamedLimit::name);
    const auto value = whole_number(std::string_view(text).substr(std::min(equals + 1, text.size())), 1,
                                    std::numeric_limits<int>::max());
    if (named == std::end(named_limits) || !value) return bad_value("--limit", text, allowed_limits());
    named->set(limits, *value);
  }
  return limits;
}

}  // namespace arbiter::cli
