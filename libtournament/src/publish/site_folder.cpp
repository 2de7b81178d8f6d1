#include "tournament/publish/site_folder.h"

#include <fstream>
#include <set>
#include <string>
#include <system_error>

namespace tournament::publish {
namespace {

namespace fs = std::filesystem;
using dots::Error;
using dots::Result;

/// Lower-case names of letters, digits, '.', '-' and '_', none of them hidden, at most two folders deep: nothing that
/// could lead out of the folder.
bool is_own_path(const std::string& path) {
  if (path.size() > 200 || path.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789._-/") != std::string::npos)
    return false;
  std::size_t parts = 0;
  for (std::size_t from = 0; from <= path.size(); ++parts) {
    const std::size_t to = std::min(path.find('/', from), path.size());
    if (to == from || path[from] == '.') return false;
    from = to + 1;
  }
  return parts >= 1 && parts <= 2;
}

Result<void> check_paths(const Site& site) {
  std::set<std::string> seen;
  for (const SiteFile& file : site)
    if (!is_own_path(file.path) || !seen.insert(file.path).second) return Error{"PUB001", {{"path", file.path}}};
  return {};
}

bool is_ours(const fs::path& folder) {
  std::error_code failed;
  return fs::symlink_status(folder / site_marker, failed).type() == fs::file_type::regular;
}

/// A folder that may be replaced: absent, empty or made here.
Result<void> check_replaceable(const fs::path& folder, const char* foreign_code) {
  std::error_code failed;
  const fs::file_type type = fs::symlink_status(folder, failed).type();
  if (type == fs::file_type::not_found) return {};
  if (type != fs::file_type::directory) return Error{"PUB002", {{"folder", folder.string()}}};
  const bool empty = fs::is_empty(folder, failed);
  if (!failed && (empty || is_ours(folder))) return {};
  return Error{foreign_code, {{"folder", folder.string()}}};
}

Error not_written(const fs::path& path, const std::string& reason) {
  return {"PUB005", {{"path", path.string()}, {"reason", reason}}};
}

/// A new, empty folder beside the target: two writers at once get different ones.
Result<fs::path> make_new_folder(const fs::path& target) {
  std::error_code failed;
  if (target.has_parent_path()) fs::create_directories(target.parent_path(), failed);
  if (failed) return not_written(target.parent_path(), failed.message());
  constexpr int attempts = 100;
  for (int number = 1; number <= attempts; ++number) {
    const fs::path folder = target.string() + ".new-" + std::to_string(number);
    const bool made = fs::create_directory(folder, failed);
    if (failed && failed != std::errc::file_exists) return not_written(folder, failed.message());
    if (made) return folder;
  }
  return not_written(target.string() + ".new-" + std::to_string(attempts), "file exists");
}

Result<void> write_file(const fs::path& path, std::string_view bytes) {
  std::error_code failed;
  fs::create_directories(path.parent_path(), failed);
  if (failed) return not_written(path, failed.message());
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) return not_written(path, "write failed");
  return {};
}

Result<void> write_files(const Site& site, const fs::path& folder) {
  if (Result<void> marked = write_file(folder / site_marker, "site 1\n"); !marked) return marked;
  for (const SiteFile& file : site)
    if (Result<void> written = write_file(folder / file.path, file.bytes); !written) return written;
  return {};
}

Result<void> swap_in(const fs::path& fresh, const fs::path& target, const fs::path& previous) {
  std::error_code failed;
  const auto refused = [&] { return Error{"PUB006", {{"folder", target.string()}, {"reason", failed.message()}}}; };
  const bool replaces = fs::exists(target, failed);
  if (replaces) {
    fs::remove_all(previous, failed);
    if (failed) return refused();
    fs::rename(target, previous, failed);
    if (failed) return refused();
  }
  fs::rename(fresh, target, failed);
  if (!failed) return {};
  const Error error = refused();
  if (replaces) fs::rename(previous, target, failed);
  return error;
}

}  // namespace

Result<void> write_site(const Site& site, const std::filesystem::path& folder) {
  const fs::path target = folder.has_filename() ? folder : folder.parent_path();
  const std::string name = target.filename().string();
  if (name.empty() || name == "." || name == "..") return Error{"PUB002", {{"folder", folder.string()}}};
  const fs::path previous = target.string() + ".previous";

  if (Result<void> sound = check_paths(site); !sound) return sound;
  if (Result<void> free = check_replaceable(target, "PUB003"); !free) return free;
  if (Result<void> free = check_replaceable(previous, "PUB004"); !free) return free;
  const Result<fs::path> fresh = make_new_folder(target);
  if (!fresh) return fresh.error();

  Result<void> done = write_files(site, *fresh);
  if (done) done = swap_in(*fresh, target, previous);
  if (!done) {
    std::error_code ignored;
    fs::remove_all(*fresh, ignored);
  }
  return done;
}

}  // namespace tournament::publish
