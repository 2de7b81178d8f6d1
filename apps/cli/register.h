// The players of the register as the verbs look them up and name them.
//
//   auto people = Register::load(*store);
//   people->name(17);                       // "Kovács, Anna"
//   auto id = people->find("anna kovacs");  // by id, name or nick; ambiguity is an error
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cli/database.h"
#include "cli/json.h"
#include "tournament/event/types.h"

namespace arbiter::cli {

class Register {
 public:
  static dots::Result<Register> load(const Store& store);

  /// All but those who were merged into others.
  [[nodiscard]] const std::map<tournament::event::PlayerId, tournament::event::Player>& players() const {
    return players_;
  }
  /// Of the person who is meant now, where the id was merged; "player 17" for one who is not in the register.
  [[nodiscard]] std::string name(tournament::event::PlayerId id) const;
  /// Names of the entry that has the number, "" for 0.
  [[nodiscard]] std::string name(const tournament::event::State& state, tournament::event::EntryNumber number) const;
  /// Players of the same name (same_name()) whose birth year does not differ.
  [[nodiscard]] std::vector<tournament::event::PlayerId> namesakes(const tournament::event::Player& player) const;
  /// Players of the same name, whatever their birth year; and those who go by the nick.
  [[nodiscard]] std::vector<tournament::event::PlayerId> named(std::string_view name) const;
  [[nodiscard]] std::vector<tournament::event::PlayerId> nicked(std::string_view nick) const;
  /// Players born in the year whose name differs in one letter.
  [[nodiscard]] std::vector<tournament::event::PlayerId> nearly_named(std::string_view name, int birth_year) const;
  /// By id, or by the whole name or a nick. Errors: STO011 {kind, value}, CLI022 {name, ids} several.
  [[nodiscard]] dots::Result<tournament::event::PlayerId> find(const std::string& text) const;
  /// The same people as the public sees them.
  [[nodiscard]] Register for_public() const;
  /// For a plan that is not carried out yet; in the place of who has the id.
  void add(const tournament::event::Player& player);
  /// An id that nobody has.
  [[nodiscard]] tournament::event::PlayerId next_id() const {
    return players_.empty() ? 1 : players_.rbegin()->first + 1;
  }

 private:
  using Ids = std::vector<tournament::event::PlayerId>;
  std::map<tournament::event::PlayerId, tournament::event::Player> players_;
  std::map<tournament::event::PlayerId, tournament::event::PlayerId> merges_;
  std::unordered_map<std::string, Ids> by_name_;  // of name_key()
  std::unordered_map<std::string, Ids> by_nick_;
  std::map<int, std::vector<std::pair<std::string, tournament::event::PlayerId>>> by_year_;  // keys of names
};

/// Whether two names are the same whatever the case, the accents and the order of given name and surname.
bool same_name(std::string_view one, std::string_view other);
/// Whether one of the player's nicks is this one, whatever the case and the accents.
bool has_nick(const tournament::event::Player& player, std::string_view nick);

/// "1, 2, 7"
std::string id_list(const std::vector<tournament::event::PlayerId>& ids);

Json player_json(const tournament::event::Player& player);
std::vector<std::string> player_heading();
std::vector<std::string> player_row(const tournament::event::Player& player);

}  // namespace arbiter::cli
