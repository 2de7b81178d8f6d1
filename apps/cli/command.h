// A verb as a row of the constant table, and what it is called with.
//
//   constexpr Verb verbs[] = {{"rules", "show", "ID", "Shows the axes of rules", {}, show_rules}};
//   dots::Result<Exit> show_rules(Invocation& call) { …call.argument(0)… }
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/console.h"
#include "cli/exit.h"
#include "cli/options.h"
#include "dots/result.h"

namespace arbiter::cli {

struct Verb;

/// One call of a verb.
struct Invocation {
  const Verb& verb;
  const Options& options;
  Console& console;

  [[nodiscard]] std::size_t arguments() const { return options.arguments().size(); }
  [[nodiscard]] const std::string& argument(std::size_t at) const { return options.arguments()[at]; }
};

using Handler = dots::Result<Exit> (*)(Invocation& call);

struct Verb {
  std::string_view noun;
  std::string_view verb;       ///< empty: the noun stands alone ("version")
  std::string_view arguments;  ///< "EVENT ROUND TABLE [RESULT]", "FILE…"
  std::string_view summary;
  std::span<const OptionSpec> options;
  Handler run;
  bool changes = false;  ///< it changes the database: takes --dry-run
};

/// Every verb, by noun.
const std::vector<Verb>& all_verbs();
/// Options that every verb takes.
std::span<const OptionSpec> global_options();
/// What a verb takes beside its own options and the global ones.
std::span<const OptionSpec> shared_options(const Verb& verb);

/// "game play", "version".
std::string name_of(const Verb& verb);
/// "game play [OPTIONS]", "rules show ID".
std::string usage_of(const Verb& verb);

}  // namespace arbiter::cli
