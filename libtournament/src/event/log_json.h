// The JSON of log bodies, whose text is hashed: one way of writing it, and the refusal of a text that is not so
// written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "refuse.h"

namespace tournament::event {

using json = nlohmann::json;  // objects keep their keys sorted

/// decide() lets no invalid UTF-8 into the log; should it come from elsewhere, it is replaced rather than thrown about.
inline std::string canonical(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

inline dots::Error damaged(std::string what) { return refuse(Refusal::damaged_body, {{"what", std::move(what)}}); }

}  // namespace tournament::event
