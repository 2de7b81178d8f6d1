#include "postgres_errors.h"

#include <QSqlError>
#include <string_view>

#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

// PostgreSQL 15, Appendix A: the first two characters are the class.
std::string_view failure_of_state(std::string_view state) {
  if (state == "55P03" || state == "57014" || state == "40001" || state == "40P01" || state == "53300") return "busy";
  if (state == "53100") return "full";
  if (state == "53200") return "memory";
  if (state == "58030") return "io";
  if (state.empty() || state.starts_with("08") || state.starts_with("57P") || state == "25P03") return "connection";
  return "other";
}

}  // namespace

Failure postgres_failure(const QSqlError& failed, const std::string& name) {
  const std::string state = failed.nativeErrorCode().toStdString();
  // The server's words; the first line says it all.
  const std::string text = failed.databaseText().toStdString();
  const std::string detail = text.substr(0, text.find('\n'));
  if (state == "25006") return {.error = error(errors::cannot_open, {{"path", name}, {"reason", "read_only"}})};
  if (state == "42501") return {.error = error(errors::cannot_open, {{"path", name}, {"reason", "permission"}})};
  if (state == "XX001" || state == "XX002")
    return {.error = error(errors::damaged, {{"path", name}, {"detail", detail}})};
  Cause cause = Cause::other;
  if (state == "23505") cause = Cause::unique;
  if (state == "40001" || state == "40P01") cause = Cause::serialization;
  return {.error = error(errors::storage, {{"what", std::string(failure_of_state(state))}, {"detail", detail}}),
          .cause = cause};
}

}  // namespace tournament::store::detail
