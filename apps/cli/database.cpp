#include "cli/database.h"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace arbiter::cli {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::string actor_of(const Options& options) {
  if (const auto named = options.value("as")) return *named;
  if (std::string user = environment("USER"); !user.empty()) return user;
  const passwd* account = getpwuid(getuid());
  return account == nullptr ? "uid " + std::to_string(getuid()) : account->pw_name;
}

}  // namespace

dots::Result<std::string> database_of(const Invocation& call) {
  std::string target = call.options.value_or("db", environment("ARBITER_DB"));
  if (target.empty()) target = "arbiter.db";
  const std::size_t scheme = target.find("://");
  const std::string_view kind = std::string_view(target).substr(0, scheme);
  if (scheme != std::string::npos && kind != "postgresql" && kind != "postgres")
    return dots::Error{"CLI025", {{"scheme", target.substr(0, scheme)}}};
  return target;
}

dots::Result<Store> open_store(const Invocation& call, OpenMode mode) {
  const auto target = database_of(call);
  if (!target) return target.error();
  return Store::open(*target, mode);
}

dots::Result<Store> open_store_to_change(const Invocation& call) {
  return open_store(call, only_shows(call) ? OpenMode::read_only : OpenMode::read_write);
}

bool only_shows(const Invocation& call) { return call.options.has("dry-run"); }

std::string now_utc() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text.data();
}

tournament::event::Context context_of(const Invocation& call) {
  return {.at = now_utc(), .actor = actor_of(call.options), .limits = {}};
}

}  // namespace arbiter::cli
