// Arguments put into a text.
//
//   fill("the point {point} is occupied", {{"point", "k.7"}});
#pragma once

#include <string>
#include <string_view>

#include "dots/result.h"

namespace arbiter::text {

/// `{name}` becomes the argument of that name, nothing where there is none; what an argument holds is not read again.
std::string fill(std::string_view text, const dots::Arguments& args);

}  // namespace arbiter::text
