// Who is who in an event: names of entries and people, and the blocks of tables that are made of them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/event/state.h"
#include "tournament/publish/document.h"
#include "tournament/publish/texts.h"
#include "tournament/standings/boards.h"
#include "tournament/standings/standings.h"

namespace tournament::publish {

class Names {
 public:
  Names(const event::State& event, const std::map<event::PlayerId, event::Player>& people, const Texts& words);

  const event::State& state;
  const Texts& t;

  /// Of the entry; null when the register does not have him (any more).
  [[nodiscard]] const event::Player* player(event::EntryNumber number) const;
  [[nodiscard]] std::string name(event::EntryNumber number) const;
  /// Of a member of a team; of 0: nobody.
  [[nodiscard]] std::string person(event::PlayerId id) const;
  [[nodiscard]] static std::string player_page(event::EntryNumber number);
  /// Of a duel with a record.
  [[nodiscard]] static std::string duel_page(int duel);

 private:
  const std::map<event::PlayerId, event::Player>& people_;
  std::map<event::EntryNumber, const event::Player*> entries_;
};

/// A text as the title of a column.
inline std::string title(std::string_view text) { return std::string(text); }

std::vector<Block> standings_blocks(const Names& names, const standings::Standings& table, bool links);
std::vector<Block> boards_blocks(const Names& names, const std::vector<standings::BoardRow>& rows, bool links);
Table crosstable_table(const Names& names, const standings::Crosstable& cross);

}  // namespace tournament::publish
