#include <algorithm>

#include "cli/usage.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

dots::Result<Exit> show_help(Invocation& call) {
  if (call.arguments() == 0) return call.console.block(help_overview()), Exit::done;
  const std::string& noun = call.argument(0);
  const std::string_view wanted = call.arguments() > 1 ? std::string_view(call.argument(1)) : std::string_view();
  std::vector<std::string_view> nouns;
  std::vector<std::string_view> verbs;
  for (const Verb& verb : all_verbs()) {
    nouns.push_back(verb.noun);
    if (verb.noun != noun) continue;
    if (verb.verb == wanted) return call.console.block(help_of(verb)), Exit::done;
    verbs.push_back(verb.verb);
  }
  if (verbs.empty()) return dots::Error{"CLI001", {{"noun", noun}, {"hint", hint_for(noun, nouns)}}};
  if (wanted.empty()) return call.console.block(help_of_noun(noun)), Exit::done;
  return dots::Error{"CLI002", {{"noun", noun}, {"verb", std::string(wanted)}, {"hint", hint_for(wanted, verbs)}}};
}

dots::Result<Exit> show_version(Invocation& call) {
  if (call.console.for_people())
    call.console.line("arbiter " ARBITER_VERSION);
  else
    call.console.json({{"schema", "arbiter.version/1"}, {"version", ARBITER_VERSION}});
  return Exit::done;
}

}  // namespace

std::span<const Verb> about_verbs() {
  static constexpr Verb verbs[] = {
      {"help", "", "[NOUN] [VERB]", "Shows how the command, a noun or a verb is used", {}, show_help},
      {"version", "", "", "Shows the version", {}, show_version},
  };
  return verbs;
}

}  // namespace arbiter::cli
