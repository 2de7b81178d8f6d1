// The errors of the table in errors.h, as values.
//
//   return error(errors::not_found, {{"kind", "event"}, {"value", name}});
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "dots/diagnostic.h"
#include "dots/result.h"

namespace tournament::store::detail {

inline dots::Error error(std::string_view code, dots::Arguments args = {}) {
  return dots::Error{.code = std::string(code), .args = std::move(args)};
}

inline dots::Diagnostic finding(dots::Error found, dots::Severity severity = dots::Severity::error) {
  return {.severity = severity, .code = std::move(found.code), .args = std::move(found.args)};
}

}  // namespace tournament::store::detail
