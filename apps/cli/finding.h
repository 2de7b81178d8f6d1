// What is found of an input beside its errors.
#pragma once

#include <string>
#include <utility>

#include "dots/diagnostic.h"

namespace arbiter::cli {

/// A warning without a place.
inline dots::Diagnostic finding(std::string code, dots::Arguments args) {
  return {dots::Severity::warning, std::move(code), std::move(args), {}, 0};
}

}  // namespace arbiter::cli
