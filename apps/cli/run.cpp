#include "cli/run.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <exception>
#include <iostream>

#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/usage.h"

namespace arbiter::cli {
namespace {

using CommandLine = std::vector<std::string>;

/// The words cut at noun and verb: what is left are options and arguments.
struct Sliced {
  std::string noun;
  std::string verb;
  CommandLine rest;
};

bool takes_value(std::string_view word) {
  return std::ranges::any_of(global_options(), [word](const OptionSpec& option) {
    return !option.value.empty() && word.size() == option.name.size() + 2 && word.starts_with("--") &&
           word.ends_with(option.name);
  });
}

bool stands_alone(std::string_view noun) {
  return std::ranges::any_of(all_verbs(), [noun](const Verb& v) { return v.noun == noun && v.verb.empty(); });
}

/// Global options may stand before the noun, between noun and verb, and after the verb.
Sliced slice(const CommandLine& words) {
  Sliced sliced;
  bool verb_open = true;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (verb_open && !word.empty() && word.front() != '-') {
      (sliced.noun.empty() ? sliced.noun : sliced.verb) = word;
      verb_open = sliced.verb.empty() && !stands_alone(sliced.noun);
      continue;
    }
    sliced.rest.push_back(word);
    if (verb_open && takes_value(word) && i + 1 < words.size()) sliced.rest.push_back(words[++i]);
  }
  return sliced;
}

dots::Result<const Verb*> find_verb(const Sliced& sliced) {
  std::vector<std::string_view> nouns;
  std::vector<std::string_view> verbs;
  for (const Verb& verb : all_verbs()) {
    nouns.push_back(verb.noun);
    if (verb.noun != sliced.noun) continue;
    if (verb.verb == sliced.verb) return &verb;
    verbs.push_back(verb.verb);
  }
  if (verbs.empty()) return dots::Error{"CLI001", {{"noun", sliced.noun}, {"hint", hint_for(sliced.noun, nouns)}}};
  if (sliced.verb.empty()) {
    std::string choice;
    for (const std::string_view verb : verbs) choice += (choice.empty() ? "" : "|") + std::string(verb);
    return dots::Error{"CLI003", {{"argument", "VERB"}, {"usage", sliced.noun + " " + choice}}};
  }
  return dots::Error{"CLI002", {{"noun", sliced.noun}, {"verb", sliced.verb}, {"hint", hint_for(sliced.verb, verbs)}}};
}

dots::Result<void> check_globals(const Options& options) {
  const std::string colour = options.value_or("color", "auto");
  if (colour != "auto" && colour != "always" && colour != "never")
    return bad_value("--color", colour, "auto, always or never");
  const std::string language = options.value_or("lang", "en");
  if (language != "en") return bad_value("--lang", language, "en");
  if (options.has("json") && options.has("ndjson"))
    return dots::Error{"CLI008", {{"option", "--json"}, {"other", "--ndjson"}}};
  return {};
}

dots::Result<Exit> run_words(const CommandLine& words, Console& console) {
  const Sliced sliced = slice(words);
  const bool asks_help = std::ranges::any_of(sliced.rest, [](const auto& w) { return w == "--help" || w == "-h"; });
  if (sliced.noun.empty() || (sliced.verb.empty() && asks_help && !stands_alone(sliced.noun))) {
    const std::string help = sliced.noun.empty() ? help_overview() : help_of_noun(sliced.noun);
    if (!help.empty()) {
      if (asks_help) return console.block(help), Exit::done;
      if (words.empty()) return console.block(help), Exit::usage;
    }
  }
  if (sliced.noun.empty() && std::ranges::find(sliced.rest, "--version") != sliced.rest.end())
    return run_words({"version"}, console);

  const auto verb = find_verb(sliced);
  if (!verb) return verb.error();
  const std::span<const OptionSpec> specs[] = {global_options(), shared_options(**verb), (*verb)->options};
  auto options = Options::read(sliced.rest, specs);
  if (!options) {
    dots::Error error = options.error();
    error.args.push_back({"command", name_of(**verb)});
    return error;
  }
  if (options->has("help")) return console.block(help_of(**verb)), Exit::done;
  if (auto sound = check_globals(*options); !sound) return sound.error();
  console.use(options->has("json")     ? Format::json
              : options->has("ndjson") ? Format::ndjson
                                       : Format::text,
              wants_colours(options->value_or("color", "auto")), options->has("quiet"));
  if (auto fits = check_arguments(**verb, options->arguments()); !fits) return fits.error();
  Invocation call{**verb, *options, console};
  return (*verb)->run(call);
}

Exit finish(const dots::Result<Exit>& outcome, Console& console) {
  Exit code = outcome ? *outcome : exit_of(outcome.error().code);
  if (!outcome) console.error(outcome.error());
  if (!console.flush()) {
    const dots::Error error{"FIL005", {{"why", std::strerror(errno)}}};
    console.error(error);
    code = exit_of(error.code);
  }
  return code;
}

}  // namespace

int run(int argc, const char* const* argv) {
  std::ios::sync_with_stdio(false);
  catch_interrupts();
  const CommandLine words(argv + std::min(argc, 1), argv + argc);
  Console console(std::cout, std::cerr);
  const auto gives = [&](std::string_view option) { return std::ranges::find(words, option) != words.end(); };
  // Before the options are read, so that errors in them come in the format that was asked for.
  console.use(gives("--json") ? Format::json : gives("--ndjson") ? Format::ndjson : Format::text, false, false);
  try {
    return static_cast<int>(finish(run_words(words, console), console));
  } catch (const std::exception& problem) {
    return static_cast<int>(finish(dots::Error{"CLI070", {{"what", problem.what()}}}, console));
  }
}

}  // namespace arbiter::cli
