// Why two meet, in words: a sentence for each reason that a pairing system gives.
//
//   say(describe_reason(pairing::to_text(why.reason), why.args));   // "neighbours in the ranking, 3 and 4"
#pragma once

#include <string>
#include <string_view>

#include "dots/result.h"

namespace arbiter::text {

/// The reason of that id with its arguments; the id itself for an unknown one.
std::string describe_reason(std::string_view id, const dots::Arguments& args);

}  // namespace arbiter::text
