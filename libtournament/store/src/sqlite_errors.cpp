#include "sqlite_errors.h"

#include <sqlite3.h>

#include <string_view>

#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

std::string_view failure_of_code(int primary) {
  switch (primary) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "busy";
    case SQLITE_FULL: return "full";
    case SQLITE_IOERR: return "io";
    case SQLITE_NOMEM: return "memory";
    default: return "other";
  }
}

}  // namespace

dots::Error last_error(sqlite3* handle, const std::string& path) {
  if (handle == nullptr) return error(errors::storage, {{"what", "driver"}, {"detail", "no connection"}});
  const int primary = sqlite3_errcode(handle) & 0xff;
  const std::string detail = sqlite3_errmsg(handle);
  switch (primary) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return error(errors::damaged, {{"path", path}, {"detail", detail}});
    case SQLITE_READONLY: return error(errors::cannot_open, {{"path", path}, {"reason", "read_only"}});
    default: return error(errors::storage, {{"what", std::string(failure_of_code(primary))}, {"detail", detail}});
  }
}

dots::Error opening_error(sqlite3* handle, const std::string& path) {
  const int primary = handle == nullptr ? SQLITE_CANTOPEN : sqlite3_errcode(handle) & 0xff;
  switch (primary) {
    case SQLITE_NOTADB: return error(errors::not_a_database, {{"path", path}});
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return error(errors::cannot_open, {{"path", path}, {"reason", "permission"}});
    // The write-ahead log needs a place beside the file, for readers too.
    case SQLITE_READONLY: return error(errors::cannot_open, {{"path", path}, {"reason", "folder_read_only"}});
    default: return last_error(handle, path);
  }
}

}  // namespace tournament::store::detail
