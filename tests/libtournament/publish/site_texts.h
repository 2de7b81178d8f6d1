// What the tests of sites look up in one.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tournament/publish/site.h"

namespace publish_tests {

/// The bytes of a file of the site.
inline const std::string& file(const tournament::publish::Site& site, std::string_view path) {
  static const std::string none;
  for (const tournament::publish::SiteFile& found : site)
    if (found.path == path) return found.bytes;
  ADD_FAILURE() << "no " << path;
  return none;
}

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace publish_tests
