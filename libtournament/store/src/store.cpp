#include "tournament/store/store.h"

#include "file_header.h"
#include "migrations.h"
#include "new_file.h"
#include "record_rows.h"
#include "store_error.h"
#include "store_impl.h"
#include "values.h"

namespace tournament::store {
namespace {

using detail::Access;
using detail::Connection;
using detail::Dialect;
using detail::Target;

dots::Result<void> build(const Target& target, const std::string& at) {
  auto connection = Connection::open(target, Access::create);
  if (!connection) return connection.error();
  // In rollback mode, so that the marks stand in the file itself; the write-ahead log comes after.
  if (auto done = detail::migrate(*connection, detail::migrations(Dialect::sqlite), at); !done) return done;
  return connection->script("PRAGMA journal_mode = WAL;");
}

dots::Result<void> build_file(const std::string& path, const std::string& at) {
  if (auto free = detail::require_free(path); !free) return free;
  const detail::Draft draft(path);
  if (auto built = build(Target::file(draft.path()), at); !built) return draft.renamed(built.error());
  return draft.publish();
}

}  // namespace

Store::Store(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

dots::Result<Store> Store::init(const std::string& text, const std::string& at) {
  if (auto fine = detail::check_time(at); !fine) return fine.error();
  auto target = detail::parse_target(text);
  if (!target) return target.error();
  if (target->dialect == Dialect::postgresql || target->in_memory()) {
    auto connection = Connection::open(*target, Access::create);
    if (!connection) return connection.error();
    if (auto done = detail::migrate(*connection, detail::migrations(target->dialect), at); !done) return done.error();
    return Store(std::make_unique<Impl>(std::move(connection).value()));
  }
  if (auto built = build_file(text, at); !built) return built.error();
  return open(text, OpenMode::read_write);
}

dots::Result<Store> Store::open(const std::string& text, OpenMode mode) {
  const auto target = detail::parse_target(text);
  if (!target) return target.error();
  const Access access = mode == OpenMode::read_only ? Access::read_only : Access::read_write;
  if (target->in_memory()) return detail::error(errors::no_such_file, {{"path", text}});
  if (target->dialect == Dialect::sqlite)
    if (auto fine = detail::refuse_what_is_not_ours(text, access); !fine) return fine.error();
  auto connection = Connection::open(*target, access);
  if (!connection) return connection.error();
  if (auto same = detail::compare_migrations(*connection, detail::migrations(target->dialect)); !same)
    return same.error();
  return Store(std::make_unique<Impl>(std::move(connection).value()));
}

// ---- records ----------------------------------------------------------------------------------------------------

dots::Result<PutRecord> Store::put_record(const RecordFile& file, const std::string& at) {
  return impl_->write([&] { return detail::put_record(impl_->connection, file, at); });
}

dots::Result<std::vector<StoredRecord>> Store::records() const {
  return impl_->read([&] { return detail::read_records(impl_->connection); });
}

dots::Result<StoredRecord> Store::record(std::string_view id) const {
  return impl_->read([&] { return detail::read_record(impl_->connection, id); });
}

dots::Result<std::string> Store::record_bytes(std::string_view id) const {
  return impl_->read([&] { return detail::read_record_bytes(impl_->connection, id); });
}

}  // namespace tournament::store
