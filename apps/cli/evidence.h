// A record as evidence for a result: what it says, and how it agrees with the pairing.
//
//   auto evidence = read_evidence(call, "t3.sgf", game_of(state, place), {});
//   auto kind = evidence->result();                     // when its verdict allows one
//   auto findings = evidence->against({first, second}, game_of(state, place));
#pragma once

#include <optional>
#include <string>

#include "cli/command.h"
#include "cli/person_names.h"
#include "cli/verify_files.h"
#include "tournament/event/games.h"
#include "tournament/event/types.h"
#include "tournament/store/types.h"

namespace arbiter::cli {

/// The two players of a pairing.
struct Opponents {
  tournament::event::Player first;
  tournament::event::Player second;
};

struct Evidence {
  CheckedRecord game;
  tournament::store::RecordFile file;
  tournament::event::RecordId id;

  /// Who won by the rules, whatever the verdict; nothing when the game was not played to an end.
  [[nodiscard]] std::optional<tournament::event::ResultKind> computed() const;
  [[nodiscard]] tournament::event::GameEnd end() const;
  [[nodiscard]] tournament::event::BoardScore score() const;
  /// CLI020 another game or board, CLI071 other rules, CLI027 another name, CLI028 sides exchanged, CLI031 a verdict
  /// that is not `verified`.
  [[nodiscard]] dots::Diagnostics against(const Opponents& opponents,
                                          const tournament::event::GameChoice& choice) const;
};

/// The highest number of a game in a file.
inline constexpr int most_games_in_file = 1'000'000;
/// The game of a file that is named by --index, from 1. Errors: of Options::number().
dots::Result<std::optional<int>> index_in_file(const Invocation& call);

/// Reads the file, picks its game (`index`, from 1, where there are several) and replays it by the rules of its table.
/// Errors: of read_input(); CLI023 {count} several games; CLI029 no game could be read.
dots::Result<Evidence> read_evidence(const Invocation& call, const std::string& file,
                                     const tournament::event::GameChoice& choice, std::optional<int> index);

}  // namespace arbiter::cli
