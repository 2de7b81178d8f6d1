#include "cli/usage.h"

#include <algorithm>
#include <numeric>
#include <sstream>
#include <utility>
#include <vector>

#include "text/terminal.h"

namespace arbiter::cli {
namespace {

constexpr OptionSpec globals[] = {
    {"db", '\0', "TARGET", "database: a SQLite file; else $ARBITER_DB, else ./arbiter.db"},
    {"as", '\0', "NAME", "who decides, for the log; else $USER"},
    {"json", '\0', "", "one JSON document on standard output"},
    {"ndjson", '\0', "", "JSON, one item a line"},
    {"color", '\0', "WHEN", "auto, always or never (auto honours NO_COLOR)"},
    {"quiet", 'q', "", "no notes and no progress on standard error"},
    {"yes", 'y', "", "answer every question with yes"},
    {"lang", '\0', "LANG", "language of the texts: en"},
    {"help", 'h', "", "this help"},
};
constexpr OptionSpec of_changes[] = {
    {"dry-run", '\0', "", "change nothing, print the log entries that would be appended"},
    {"confirm-twice", '\0', "", "confirm warnings that --yes does not: later decisions rest on what changes"}};

/// Verbs whose warnings can reach the level that is confirmed twice, in a strict event at least.
constexpr std::pair<std::string_view, std::string_view> confirmed_twice[] = {
    {"event", "set"},    {"event", "close"},  {"round", "repair"},  {"round", "check"},  {"round", "draft"},
    {"round", "set"},    {"round", "swap"},   {"round", "move"},    {"round", "unpair"}, {"round", "lineup"},
    {"result", "set"},   {"result", "clear"}, {"result", "import"}, {"log", "undo"},     {"duel", "add"},
    {"duel", "correct"}, {"duel", "strike"},  {"duel", "refuse"},   {"duel", "enrol"},   {"duel", "import"}};

void write_options(std::ostream& out, std::span<const OptionSpec> options) {
  for (const OptionSpec& option : options) {
    std::string names = option.letter == '\0' ? "    " : std::string("-") + option.letter + ", ";
    names += "--" + std::string(option.name);
    if (!option.value.empty()) names += " " + std::string(option.value);
    out << "  " << text::padded(names, 24) << "  " << option.help << '\n';
  }
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  return {std::istream_iterator<std::string>(in), {}};
}

/// Letters to insert, delete or replace to make one word of the other.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

}  // namespace

std::span<const OptionSpec> global_options() { return globals; }
std::span<const OptionSpec> shared_options(const Verb& verb) {
  const bool twice = std::ranges::find(confirmed_twice, std::pair(verb.noun, verb.verb)) != std::end(confirmed_twice);
  if (!verb.changes) return {};
  return std::span<const OptionSpec>(of_changes).first(twice ? 2 : 1);
}

std::string name_of(const Verb& verb) {
  return std::string(verb.noun) + (verb.verb.empty() ? "" : " " + std::string(verb.verb));
}

std::string usage_of(const Verb& verb) {
  std::string usage = name_of(verb);
  if (!verb.arguments.empty()) usage += " " + std::string(verb.arguments);
  return verb.options.empty() && !verb.changes ? usage : usage + " [OPTIONS]";
}

std::string help_overview() {
  std::ostringstream out;
  out << "arbiter referees games of Dots and runs their events\n\nusage: arbiter [OPTIONS] NOUN VERB [ARGUMENTS]\n";
  std::string_view noun;
  for (const Verb& verb : all_verbs()) {
    if (verb.noun != noun) out << '\n';
    noun = verb.noun;
    const std::string arguments = verb.arguments.empty() ? "" : " " + std::string(verb.arguments);
    out << "  " << text::padded(name_of(verb) + arguments, 38) << "  " << verb.summary << '\n';
  }
  out << "\noptions of every verb:\n";
  write_options(out, globals);
  out << "\nexit codes: 0 done, 1 findings, 2 usage, 3 bad input, 4 not found or refused, 5 storage, 6 limit,\n"
         "            70 internal error, 130 interrupted\n";
  return out.str();
}

std::string help_of_noun(std::string_view noun) {
  std::ostringstream out;
  for (const Verb& verb : all_verbs()) {
    if (verb.noun != noun) continue;
    if (out.tellp() == 0) out << "usage: arbiter " << noun << (verb.verb.empty() ? "" : " VERB") << " [ARGUMENTS]\n\n";
    const std::string arguments = verb.arguments.empty() ? "" : " " + std::string(verb.arguments);
    out << "  " << text::padded(name_of(verb) + arguments, 38) << "  " << verb.summary << '\n';
  }
  return out.str();
}

std::string help_of(const Verb& verb) {
  std::ostringstream out;
  out << verb.summary << "\n\nusage: arbiter " << usage_of(verb) << "\n";
  if (!verb.options.empty() || verb.changes) {
    out << "\noptions:\n";
    write_options(out, verb.options);
    write_options(out, shared_options(verb));
  }
  out << "\noptions of every verb:\n";
  write_options(out, globals);
  return out.str();
}

dots::Result<void> check_arguments(const Verb& verb, const std::vector<std::string>& given) {
  const std::vector<std::string> wanted = words_of(verb.arguments);
  const bool open_end = verb.arguments.find("…") != std::string_view::npos;
  const auto needed = std::ranges::count_if(wanted, [](const std::string& word) { return word.front() != '['; });
  if (given.size() < static_cast<std::size_t>(needed))
    return dots::Error{"CLI003", {{"argument", wanted[given.size()]}, {"usage", usage_of(verb)}}};
  if (given.size() > wanted.size() && !open_end)
    return dots::Error{"CLI004", {{"argument", given[wanted.size()]}, {"usage", usage_of(verb)}}};
  return {};
}

std::string hint_for(std::string_view word, const std::vector<std::string_view>& known) {
  const auto closest = std::ranges::min_element(known, {}, [word](std::string_view k) { return distance(word, k); });
  if (closest == known.end() || distance(word, *closest) > 2) return {};
  return "did you mean '" + std::string(*closest) + "'? ";
}

}  // namespace arbiter::cli
