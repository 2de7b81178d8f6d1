// The archive of games behind the door of the store.
#include "game_copies.h"
#include "game_search.h"
#include "store_impl.h"

namespace tournament::store {

std::string_view to_text(CopyKind kind) {
  switch (kind) {
    case CopyKind::whole: return "whole";
    case CopyKind::beginning: return "beginning";
    case CopyKind::continuation: return "continuation";
  }
  return {};
}

dots::Result<std::vector<FileOutcome>> Store::import_records(std::span<const RecordFile> files, const std::string& at,
                                                             const PutOptions& options) {
  return impl_->write([&] { return detail::put_files(impl_->connection, files, at, options); });
}

dots::Result<std::vector<bool>> Store::has_records(std::span<const std::string> sha256s) const {
  return impl_->read([&] { return detail::has_files(impl_->connection, sha256s); });
}

dots::Result<void> Store::visit_games(const GameFilter& filter,
                                      const std::function<dots::Result<void>(const FoundGame&)>& visit) const {
  return impl_->read([&] { return detail::visit_games(impl_->connection, filter, visit); });
}

dots::Result<std::vector<FoundGame>> Store::games_after(const GameFilter& filter, const event::RecordId& last,
                                                        int count) const {
  return impl_->read([&] { return detail::games_after(impl_->connection, filter, last, count); });
}

dots::Result<std::vector<GameCounts>> Store::count_games(const GameFilter& filter) const {
  return impl_->read([&] { return detail::count_games(impl_->connection, filter); });
}

}  // namespace tournament::store
