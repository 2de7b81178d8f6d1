// Puts a site into a folder, in whole or not at all.
//
//   if (auto written = write_site(site, "out"); !written) report(written.error());
//   // out/          the new site
//   // out.previous/ the one before
//
// The files go into a new folder beside the target first (`out.new-1`), which then takes its place; a reader never sees
// half a site, and a failure leaves the old one. Only an absent or empty folder, or one that this function made, is
// replaced.
#pragma once

#include <array>
#include <filesystem>
#include <string_view>

#include "dots/result.h"
#include "tournament/publish/site.h"

namespace tournament::publish {

/// File in a folder by which write_site knows its own work.
inline constexpr std::string_view site_marker = ".arbiter-site";

struct PublishError {
  std::string_view code;
  std::string_view arguments;
  std::string_view meaning;
};
inline constexpr std::array<PublishError, 6> publish_errors{{
    {"PUB001", "path", "a file name of the site is not one this project makes, or occurs twice"},
    {"PUB002", "folder", "the target or its previous copy is a link, a file, or has no name of its own"},
    {"PUB003", "folder", "the target folder has files in it that are not a site made here"},
    {"PUB004", "folder", "the previous copy is not a site made here and is not replaced"},
    {"PUB005", "path, reason", "a file or folder could not be written"},
    {"PUB006", "folder, reason", "the new site could not take the place of the old one, which is left as it was"},
}};

/// Errors PUB001 … PUB006 as in the table. `folder` may end with a slash; missing folders above it are made.
dots::Result<void> write_site(const Site& site, const std::filesystem::path& folder);

}  // namespace tournament::publish
