// Store: the register of players.
#include <utility>

#include "register.h"
#include "store_error.h"
#include "store_impl.h"

namespace tournament::store {
namespace {

using detail::Connection;
using detail::PlayerLogWriter;
using event::Player;
using event::PlayerId;

/// No event has this id: with it the register is held for one writer at a time.
constexpr EventId the_register = 0;

dots::Error in_row(dots::Error error, std::size_t row) {
  error.args.push_back({"row", std::to_string(row)});
  return error;
}

dots::Result<std::vector<PlayerId>> change_all(Connection& connection, PlayerLogWriter& log,
                                               const std::vector<Player>& players) {
  std::vector<PlayerId> ids;
  for (const Player& player : players) {
    if (player.id != 0) {
      if (auto done = detail::change_player(connection, log, player); !done)
        return in_row(done.error(), ids.size() + 1);
      ids.push_back(player.id);
      continue;
    }
    const auto id = detail::add_player(connection, log, player);
    if (!id) return in_row(id.error(), ids.size() + 1);
    ids.push_back(*id);
  }
  return ids;
}

}  // namespace

dots::Result<PlayerId> Store::add_player(const Player& player, const event::Context& context,
                                         const std::string& reason) {
  return impl_->decide(the_register, [&]() -> dots::Result<PlayerId> {
    auto log = PlayerLogWriter::open(impl_->connection, context, reason);
    if (!log) return log.error();
    return detail::add_player(impl_->connection, *log, player);
  });
}

dots::Result<std::vector<PlayerId>> Store::add_players(const std::vector<Player>& players,
                                                       const event::Context& context, const std::string& reason) {
  PlayerChanges changes{.players = players, .reason = reason, .expected_sequence = std::nullopt};
  for (Player& player : changes.players) player.id = 0;
  return change_players(changes, context);
}

dots::Result<void> Store::update_player(const Player& player, const event::Context& context,
                                        const std::string& reason) {
  return impl_->decide(the_register, [&]() -> dots::Result<void> {
    auto log = PlayerLogWriter::open(impl_->connection, context, reason);
    if (!log) return log.error();
    return detail::change_player(impl_->connection, *log, player);
  });
}

dots::Result<Player> Store::edit_player(PlayerId id, const std::function<dots::Result<void>(Player&)>& change,
                                        const event::Context& context, const std::string& reason) {
  return impl_->decide(the_register, [&]() -> dots::Result<Player> {
    auto log = PlayerLogWriter::open(impl_->connection, context, reason);
    if (!log) return log.error();
    auto row = detail::read_player(impl_->connection, id);
    if (!row) return row.error();
    if (auto done = change(row->player); !done) return done.error();
    row->player.id = id;
    if (auto done = detail::change_player(impl_->connection, *log, row->player); !done) return done.error();
    return row->player;
  });
}

dots::Result<std::vector<PlayerId>> Store::change_players(const PlayerChanges& changes, const event::Context& context) {
  return impl_->decide(the_register, [&]() -> dots::Result<std::vector<PlayerId>> {
    auto log = PlayerLogWriter::open(impl_->connection, context, changes.reason);
    if (!log) return log.error();
    if (changes.expected_sequence && log->head().sequence != *changes.expected_sequence)
      return detail::error(errors::conflict, {{"event", "register"},
                                              {"expected", std::to_string(*changes.expected_sequence)},
                                              {"found", std::to_string(log->head().sequence)}});
    return change_all(impl_->connection, *log, changes.players);
  });
}

dots::Result<void> Store::merge_players(PlayerId kept, PlayerId merged, const event::Context& context,
                                        const std::string& reason) {
  return impl_->decide(the_register, [&]() -> dots::Result<void> {
    auto log = PlayerLogWriter::open(impl_->connection, context, reason);
    if (!log) return log.error();
    return detail::merge_players(impl_->connection, *log, kept, merged);
  });
}

dots::Result<void> Store::undo_merge(PlayerId merged, const event::Context& context, const std::string& reason) {
  return impl_->decide(the_register, [&]() -> dots::Result<void> {
    auto log = PlayerLogWriter::open(impl_->connection, context, reason);
    if (!log) return log.error();
    return detail::undo_merge(impl_->connection, *log, merged);
  });
}

dots::Result<void> Store::erase_player(PlayerId id, const event::Context& context, const std::string& reason) {
  return impl_->decide(the_register, [&]() -> dots::Result<void> {
    auto log = PlayerLogWriter::open(impl_->connection, context, reason);
    if (!log) return log.error();
    return detail::erase_player(impl_->connection, *log, id);
  });
}

dots::Result<Player> Store::player(PlayerId id) const {
  auto row = impl_->read([&] { return detail::read_player(impl_->connection, id); });
  if (!row) return row.error();
  return std::move(row->player);
}

dots::Result<std::vector<Player>> Store::players() const { return find_players({}); }

dots::Result<std::vector<Player>> Store::find_players(std::string_view text) const {
  return impl_->read([&] { return detail::read_players(impl_->connection, text); });
}

dots::Result<std::map<PlayerId, PlayerId>> Store::merges() const {
  return impl_->read([&] { return detail::read_merges(impl_->connection); });
}

dots::Result<std::vector<PlayerEntry>> Store::entries_of(PlayerId id) const {
  return impl_->read([&]() -> dots::Result<std::vector<PlayerEntry>> {
    if (const auto row = detail::read_player(impl_->connection, id); !row) return row.error();
    return detail::entries_of(impl_->connection, id);
  });
}

dots::Result<std::vector<event::PlayerLogEntry>> Store::player_log() const {
  return impl_->read([&]() -> dots::Result<std::vector<event::PlayerLogEntry>> {
    std::vector<event::PlayerLogEntry> list;
    const auto head = detail::walk_player_log(impl_->connection, [&list](event::PlayerLogEntry&& entry) {
      list.push_back(std::move(entry));
      return dots::Result<void>();
    });
    if (!head) return head.error();
    return list;
  });
}

dots::Result<LogHead> Store::verify_player_log() const {
  return impl_->read([&] {
    return detail::walk_player_log(impl_->connection, [](event::PlayerLogEntry&&) { return dots::Result<void>(); });
  });
}

}  // namespace tournament::store
