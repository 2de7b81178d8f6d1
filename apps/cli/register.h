// The players of the register as the verbs look them up and name them.
//
//   auto people = Register::load(*store);
//   people->name(17);                       // "Kovács, Anna"
//   auto id = people->find("kovacs");       // by id, name or nick; ambiguity is an error
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/database.h"
#include "cli/json.h"
#include "tournament/event/types.h"

namespace arbiter::cli {

class Register {
 public:
  static dots::Result<Register> load(const Store& store);

  [[nodiscard]] const std::map<tournament::event::PlayerId, tournament::event::Player>& players() const {
    return players_;
  }
  /// "player 17" for one who is not in the register.
  [[nodiscard]] std::string name(tournament::event::PlayerId id) const;
  /// Names of the entry that has the number, "" for 0.
  [[nodiscard]] std::string name(const tournament::event::State& state, tournament::event::EntryNumber number) const;
  /// Players whose name is the same whatever the case and the accents, and whose birth year does not differ.
  [[nodiscard]] std::vector<tournament::event::PlayerId> namesakes(const tournament::event::Player& player) const;
  /// By id, or by the whole name or nick. Errors: STO011 {kind, value}, CLI022 {name, ids} several.
  [[nodiscard]] dots::Result<tournament::event::PlayerId> find(const std::string& text) const;
  /// For a plan that is not carried out yet.
  void add(const tournament::event::Player& player) { players_[player.id] = player; }
  /// An id that nobody has.
  [[nodiscard]] tournament::event::PlayerId next_id() const {
    return players_.empty() ? 1 : players_.rbegin()->first + 1;
  }

 private:
  std::map<tournament::event::PlayerId, tournament::event::Player> players_;
};

/// Whether two names are the same whatever the case and the accents.
bool same_name(std::string_view one, std::string_view other);

Json player_json(const tournament::event::Player& player);
std::vector<std::string> player_heading();
std::vector<std::string> player_row(const tournament::event::Player& player);

}  // namespace arbiter::cli
