// How this room makes an error.
#pragma once

#include <utility>

#include "dots/result.h"
#include "tournament/event/codes.h"

namespace tournament::event {

inline dots::Error refuse(Refusal refusal, dots::Arguments args = {}) {
  return {.code = std::string(code_of(refusal)), .args = std::move(args)};
}

inline dots::Error over_limit(std::string_view limit, std::size_t bound, std::size_t found) {
  return refuse(Refusal::over_limit,
                {{"limit", std::string(limit)}, {"bound", std::to_string(bound)}, {"found", std::to_string(found)}});
}

}  // namespace tournament::event
