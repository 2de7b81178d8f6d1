// The tables of an open challenge: standings by category, teams, central table, sheets.
#pragma once

#include <string>
#include <vector>

#include "publish/names.h"
#include "tournament/challenge/event_championship.h"
#include "tournament/challenge/sheet.h"

namespace tournament::publish {

class ChallengeTables {
 public:
  /// Of the event of `names`, which must be an open challenge.
  explicit ChallengeTables(const Names& names);

  /// A table for each category, the teams, who is out of the ranking and why, and the duels hors concours.
  [[nodiscard]] std::vector<Block> standings(bool links) const;
  /// Whom each has beaten, by game.
  [[nodiscard]] Table central(bool links) const;
  /// The rows of a player's sheet, the free ones too, and after them his games hors concours.
  [[nodiscard]] Table sheet(challenge::Number number, bool links) const;

  [[nodiscard]] const challenge::Championship& championship() const { return championship_; }
  [[nodiscard]] std::string name(challenge::Number number) const;
  /// Empty for who refused to be shown.
  [[nodiscard]] std::string school(const challenge::Player& player) const;
  /// "lower" as the texts have it; the word itself where they have none.
  [[nodiscard]] std::string category(const std::string& category) const;

 private:
  [[nodiscard]] Cell named(challenge::Number number, bool links) const;
  [[nodiscard]] Table ranking(const std::string& category, const std::vector<challenge::Ranked>& rows,
                              bool links) const;
  [[nodiscard]] Table teams() const;
  /// From the youngest; those of other names after them.
  [[nodiscard]] std::vector<std::string> categories() const;
  [[nodiscard]] std::vector<Block> excluded() const;
  /// Ids of the duels that do not count.
  [[nodiscard]] std::string hors_concours() const;
  [[nodiscard]] std::vector<Cell> sheet_cells(const std::string& game, const challenge::SheetRow& row,
                                              bool links) const;

  const Names& names_;
  challenge::Championship championship_;
  challenge::Table scored_;
};

}  // namespace tournament::publish
