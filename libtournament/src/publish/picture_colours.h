// The colours that the pictures of all boards have in common.
#pragma once

#include <string_view>

namespace tournament::publish {

inline constexpr std::string_view ink = "#1c2733";
inline constexpr std::string_view muted = "#52606d";

}  // namespace tournament::publish
