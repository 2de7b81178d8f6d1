#include "player_log_rows.h"

#include <QRandomGenerator>

#include "chain.h"
#include "store_error.h"
#include "tournament/limits.h"
#include "tournament/store/errors.h"
#include "values.h"

namespace tournament::store::detail {
namespace {

using event::PlayerLogEntry;

dots::Error broken(std::int64_t sequence, std::string_view what) {
  return error(errors::register_broken, {{"sequence", std::to_string(sequence)}, {"what", std::string(what)}});
}

std::string hash_of(const PlayerLogEntry& entry) {
  return sha256(entry.previous_hash + '\n' + event::canonical_text(entry));
}

/// The entry of a row that must follow `head`.
dots::Result<PlayerLogEntry> next_entry(const Row& row, const LogHead& head) {
  const std::int64_t expected = head.sequence + 1;
  if (row.number(0) != expected) return broken(expected, "removed");
  auto body = event::decode_player_body(row.text(3), row.text(5));
  if (!body || body->player != row.number(4)) return broken(expected, "unreadable");
  PlayerLogEntry entry{.sequence = expected,
                       .at = row.text(1),
                       .actor = row.text(2),
                       .body = std::move(body).value(),
                       .facts = std::nullopt,
                       .previous_hash = row.text(7),
                       .hash = row.text(8)};
  if (!row.value(6).isNull()) entry.facts = row.text(6);
  if (hash_of(entry) != entry.hash) return broken(expected, "changed");
  if (entry.previous_hash != head.hash) return expected == 1 ? broken(1, "changed") : broken(expected - 1, "replaced");
  if (entry.facts && sha256(*entry.facts) != entry.body.facts) return broken(expected, "facts");
  return entry;
}

/// 128 bits that nobody can guess: with them a digest gives nothing away of a person who was erased.
std::string new_salt() {
  std::string salt;
  for (int i = 0; i < 2; ++i)
    salt += QString::number(QRandomGenerator::system()->generate64(), 16)
                .rightJustified(16, QLatin1Char('0'))
                .toStdString();
  return salt;
}

dots::Result<void> check_reason(const std::string& reason) {
  constexpr auto bound = static_cast<std::size_t>(Limits{}.text_length);
  const QString decoded = to_qt(reason).toString();
  if (decoded.toStdString() != reason) return refused("reason", "encoding");
  const auto characters = decoded.toUcs4();
  for (const uint character : characters)
    if (QChar::category(character) == QChar::Other_Control) return refused("reason", "control");
  const auto found = static_cast<std::size_t>(characters.size());
  if (found > bound) return over_limit("text_length", bound, found);
  return {};
}

}  // namespace

dots::Result<LogHead> walk_player_log(Connection& connection,
                                      const std::function<dots::Result<void>(PlayerLogEntry&&)>& visit) {
  LogHead head = empty_chain();
  auto done = connection.each(
      "SELECT sequence, at, actor, kind, player, body, facts, previous_hash, hash FROM player_log ORDER BY sequence",
      {}, [&](const Row& row) -> dots::Result<void> {
        auto entry = next_entry(row, head);
        if (!entry) return entry.error();
        head = {.sequence = entry->sequence, .hash = entry->hash};
        return visit(std::move(entry).value());
      });
  if (!done) return done.error();
  return head;
}

dots::Result<LogHead> read_player_head(Connection& connection) {
  LogHead head = empty_chain();
  auto done = connection.each("SELECT sequence, hash FROM player_log ORDER BY sequence DESC LIMIT 1", {},
                              [&head](const Row& row) {
                                head = {.sequence = row.number(0), .hash = row.text(1)};
                                return dots::Result<void>();
                              });
  if (!done) return done.error();
  return head;
}

dots::Result<PlayerLogWriter> PlayerLogWriter::open(Connection& connection, const event::Context& context,
                                                    const std::string& reason) {
  if (auto fine = check_time(context.at); !fine) return fine.error();
  if (auto fine = check_actor(context.actor); !fine) return fine.error();
  if (auto fine = check_reason(reason); !fine) return fine.error();
  auto head = read_player_head(connection);
  if (!head) return head.error();
  return PlayerLogWriter(connection, context.at, context.actor, reason, std::move(head).value());
}

dots::Result<void> PlayerLogWriter::append(event::PlayerDecision kind, event::PlayerId player,
                                           const event::Player* after, event::PlayerId other) {
  PlayerLogEntry entry{.sequence = head_.sequence + 1,
                       .at = at_,
                       .actor = actor_,
                       .body = {.kind = kind, .player = player, .other = other, .reason = reason_, .facts = {}},
                       .facts = std::nullopt,
                       .previous_hash = head_.hash,
                       .hash = {}};
  if (after != nullptr) {
    entry.facts = event::encode_facts(*after, new_salt());
    entry.body.facts = sha256(*entry.facts);
  }
  entry.hash = hash_of(entry);
  auto added = connection_->run(
      "INSERT INTO player_log (sequence, at, actor, kind, player, body, facts, previous_hash, hash) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      {qlonglong{entry.sequence}, to_qt(entry.at), to_qt(entry.actor), to_qt(std::string(event::kind_of(kind))),
       qlonglong{player}, to_qt(event::encode(entry.body)),
       entry.facts ? to_qt(*entry.facts) : QVariant(QMetaType::fromType<QString>()), to_qt(entry.previous_hash),
       to_qt(entry.hash)});
  if (!added) return added.error();
  head_ = {.sequence = entry.sequence, .hash = entry.hash};
  return {};
}

}  // namespace tournament::store::detail
