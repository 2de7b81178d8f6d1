#include "tournament/store/store.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "file_header.h"
#include "migrations.h"
#include "player_rows.h"
#include "record_rows.h"
#include "sqlite_errors.h"
#include "store_impl.h"
#include "values.h"

namespace tournament::store {
namespace {

using detail::Access;
using detail::Connection;

/// The file that init builds, beside the final one; removed however init ends.
class Draft {
 public:
  explicit Draft(const std::string& target) : path_(target + ".init-" + std::to_string(::getpid())) { remove(); }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() { remove(); }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  void remove() const {
    std::error_code ignored;
    for (const char* suffix : {"", "-journal", "-wal", "-shm"}) std::filesystem::remove(path_ + suffix, ignored);
  }
  std::string path_;
};

dots::Result<void> build(const std::string& path, const std::string& at) {
  auto connection = Connection::open(path, Access::create);
  if (!connection) return connection.error();
  // In rollback mode, so that the marks stand in the file itself; the write-ahead log comes after.
  if (auto done = detail::migrate(*connection, detail::migrations(), at); !done) return done;
  return connection->script("PRAGMA journal_mode = WAL;");
}

/// Makes the new name in `path`'s folder last through a power cut.
void sync_folder(const std::string& path) {
  const auto folder = std::filesystem::absolute(path).parent_path();
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

/// Gives a finished draft its name; a link, unlike a rename, never replaces a file that appeared meanwhile.
dots::Result<void> publish(const std::string& draft, const std::string& path) {
  if (::link(draft.c_str(), path.c_str()) != 0) {
    if (errno == EEXIST) return detail::error(errors::file_exists, {{"path", path}});
    return detail::error(errors::cannot_open, {{"path", path}, {"reason", std::generic_category().message(errno)}});
  }
  sync_folder(path);
  return {};
}

}  // namespace

Store::Store(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

dots::Result<Store> Store::init(const std::string& path, const std::string& at) {
  if (auto fine = detail::check_time(at); !fine) return fine.error();
  std::error_code failed;
  const auto status = std::filesystem::symlink_status(path, failed);
  if (std::filesystem::exists(status)) return detail::error(errors::file_exists, {{"path", path}});
  {
    const Draft draft(path);
    if (auto built = build(draft.path(), at); !built) {
      dots::Error error = built.error();
      for (dots::Argument& argument : error.args)
        if (argument.name == "path") argument.value = path;
      return error;
    }
    if (auto named = publish(draft.path(), path); !named) return named.error();
  }
  return open(path, OpenMode::read_write);
}

dots::Result<Store> Store::open(const std::string& path, OpenMode mode) {
  if (auto fine = detail::refuse_what_is_not_ours(path); !fine) return fine.error();
  auto connection = Connection::open(path, mode == OpenMode::read_only ? Access::read_only : Access::read_write);
  if (!connection) return connection.error();
  if (auto same = detail::compare_migrations(*connection, detail::migrations()); !same) return same.error();
  return Store(std::make_unique<Impl>(std::move(connection).value()));
}

// ---- players ----------------------------------------------------------------------------------------------------

dots::Result<event::PlayerId> Store::add_player(const event::Player& player) {
  return impl_->write([&] { return detail::insert_player(impl_->connection, player); });
}

dots::Result<std::vector<event::PlayerId>> Store::add_players(const std::vector<event::Player>& players) {
  return impl_->write([&]() -> dots::Result<std::vector<event::PlayerId>> {
    std::vector<event::PlayerId> ids;
    for (const event::Player& player : players) {
      auto id = detail::insert_player(impl_->connection, player);
      if (!id) {
        dots::Error error = id.error();
        error.args.push_back({"row", std::to_string(ids.size() + 1)});
        return error;
      }
      ids.push_back(*id);
    }
    return ids;
  });
}

dots::Result<void> Store::update_player(const event::Player& player) {
  return impl_->write([&] { return detail::update_player(impl_->connection, player); });
}

dots::Result<event::Player> Store::player(event::PlayerId id) const {
  return impl_->read([&] { return detail::read_player(impl_->connection, id); });
}

dots::Result<std::vector<event::Player>> Store::players() const { return find_players({}); }

dots::Result<std::vector<event::Player>> Store::find_players(std::string_view text) const {
  return impl_->read([&] { return detail::read_players(impl_->connection, text); });
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
