// The rows of the table `player_log`: the chain of the register. Every function runs inside the caller's transaction.
#pragma once

#include <functional>
#include <string>

#include "connection.h"
#include "tournament/event/log.h"
#include "tournament/event/player_log.h"
#include "tournament/store/types.h"

namespace tournament::store::detail {

/// Visits the entries, verified, and gives the end of the log.
/// Errors: STO027 {sequence, what}, or of `visit`.
dots::Result<LogHead> walk_player_log(Connection& connection,
                                      const std::function<dots::Result<void>(event::PlayerLogEntry&&)>& visit);

/// The end of the log as it is stored, not verified.
dots::Result<LogHead> read_player_head(Connection& connection);

/// Appends entries, each chained to the one before it.
class PlayerLogWriter {
 public:
  /// Errors: STO015 {field: at | actor | reason}, LIM001.
  static dots::Result<PlayerLogWriter> open(Connection& connection, const event::Context& context,
                                            const std::string& reason);
  /// `after`: the person as he is after the decision; null for an erasure.
  dots::Result<void> append(event::PlayerDecision kind, event::PlayerId player, const event::Player* after,
                            event::PlayerId other = 0);
  [[nodiscard]] const LogHead& head() const { return head_; }

 private:
  PlayerLogWriter(Connection& connection, std::string at, std::string actor, std::string reason, LogHead head)
      : connection_(&connection),
        at_(std::move(at)),
        actor_(std::move(actor)),
        reason_(std::move(reason)),
        head_(std::move(head)) {}
  Connection* connection_;
  std::string at_, actor_, reason_;
  LogHead head_;
};

}  // namespace tournament::store::detail
