// The log of the player register: decisions on people, apart from those on events.
//
//   PlayerLogBody body{.kind = PlayerDecision::edited, .player = 7, .reason = "married", .facts = digest};
//   std::string text = encode(body);                   // {"facts":"…","player":7,"reason":"married"}
//   std::string facts = encode_facts(player, salt);    // what the digest is of; may be erased, the entry stays
//
// The entries are chained as those of an event are: hash = SHA-256(previous hash, newline, canonical text). They hold
// ids, reasons and digests alone; the facts stand beside them, salted, so that a person can be erased and the chain
// still holds (docs/decisions/0007-player-register.md). A reason is part of the chain and names nobody.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "dots/result.h"
#include "tournament/event/player.h"

namespace tournament::event {

enum class PlayerDecision : std::uint8_t {
  added,
  edited,
  merged,        ///< `other` is the same person as `player`, who is kept
  merge_undone,  ///< `other` is a person of his own again
  erased,
  kept  ///< was there before the register had a log
};
/// "player_added", "player_edited", "players_merged", "merge_undone", "player_erased", "player_kept"
std::string_view kind_of(PlayerDecision decision);
std::optional<PlayerDecision> parse_player_decision(std::string_view kind);

struct PlayerLogBody {
  PlayerDecision kind = PlayerDecision::added;
  PlayerId player = 0;
  PlayerId other = 0;  ///< of a merge, and of an undone one
  std::string reason{};
  std::string facts{};  ///< SHA-256 of the facts of `player` after the decision; empty for an erasure
  friend bool operator==(const PlayerLogBody&, const PlayerLogBody&) = default;
};

struct PlayerLogEntry {
  std::int64_t sequence = 0;  ///< 1-based
  std::string at;             ///< UTC, "2026-11-29T22:05:03Z"
  std::string actor;
  PlayerLogBody body;
  std::optional<std::string> facts{};  ///< of `player` after the decision; gone once he was erased
  std::string previous_hash;
  std::string hash;
};

/// Canonical JSON: sorted keys, no blanks, UTF-8.
std::string encode(const PlayerLogBody& body);
/// Takes nothing but what encode() writes. Errors: LOG001 {kind}, LOG002 {what}.
dots::Result<PlayerLogBody> decode_player_body(std::string_view kind, std::string_view json);
std::string canonical_text(const PlayerLogEntry& entry);

/// Everything that is kept of a person, but for the id, as canonical JSON; with a salt, so that nobody who knows the
/// digest can try names against it.
std::string encode_facts(const Player& player, std::string_view salt);
/// Takes nothing but what encode_facts() writes. The id is 0. Error: LOG002 {what}.
dots::Result<Player> decode_facts(std::string_view json);

/// What the log amounts to for one id.
struct RegisteredPlayer {
  Player facts{};
  PlayerId merged_into = 0;  ///< 0: a person of his own
  bool known = true;         ///< false: the facts are gone
  bool erased = false;
};
using PlayerRegister = std::map<PlayerId, RegisteredPlayer>;

/// Folds one entry into the register. Error: LOG002 {what} its facts cannot be read.
dots::Result<void> apply(PlayerRegister& people, const PlayerLogEntry& entry);

/// Fills what `kept` lacks from `other`: empty fields, nicks, categories, ratings that are newer or missing. The name
/// of the other person becomes no nick: it stays with the person who was merged.
Player merged(Player kept, const Player& other);

}  // namespace tournament::event
