#include <array>

#include "cli/challenge_text.h"
#include "cli/event_words.h"
#include "cli/open_event.h"
#include "cli/standings_text.h"
#include "cli/verbs/table.h"
#include "tournament/publish/tables.h"

namespace arbiter::cli {
namespace {

namespace publish = tournament::publish;
namespace standings = tournament::standings;

constexpr std::array table_options{
    section_option,
    OptionSpec{"stage", '\0', "N", "stage of the section; that of the last round where none is given"},
    OptionSpec{"after", '\0', "ROUND", "as it stood after that round"},
    OptionSpec{"format", 'f', "FORMAT", "text, html, md, csv or json"},
};

struct Writer {
  std::string_view format;
  std::string (*write)(const publish::Document& document);
};
constexpr Writer writers[] = {
    {"html", publish::to_html}, {"md", publish::to_markdown}, {"csv", publish::to_csv}, {"text", publish::to_text}};

dots::Result<standings::Options> options_of(const Invocation& call, const tournament::event::State& state) {
  const auto after = call.options.number("after", 1, 1'000'000);
  if (!after) return after.error();
  const auto section = section_of(call, state);
  if (!section) return section.error();
  const auto stages = tournament::event::find_section(state, *section)->stages.size();
  const auto stage = call.options.number("stage", 1, static_cast<int>(stages));
  if (!stage) return stage.error();
  return standings::Options{.after_round = after->value_or(0), .section = *section, .stage = stage->value_or(0)};
}

/// Documents for others show who refused only as the site does; the arbiter's own screen and programs have the names.
Register people_for(const Invocation& call, const OpenEvent& opened) {
  const std::string format = call.options.value_or("format", "text");
  return format == "text" || format == "json" ? opened.people : opened.people.for_public();
}

/// The first section of an open challenge is its championship; others have rounds.
bool is_challenge(const Invocation& call, const tournament::event::State& state) {
  const auto section = section_of(call, state);
  return state.open_challenge.has_value() && section && *section == 1;
}

dots::Result<Exit> print_document(const Invocation& call, const publish::Document& document, const Json& json) {
  const std::string format = call.options.value_or("format", call.console.for_people() ? "text" : "json");
  if (format == "json") {
    if (call.console.one_a_line())
      for (const Json& row : json["rows"]) call.console.json(row);
    else
      call.console.json(json);
    return Exit::done;
  }
  for (const Writer& writer : writers) {
    if (writer.format != format) continue;
    // The documents for files keep their bytes; only what may reach a terminal is cleaned.
    if (format == "text")
      call.console.block(writer.write(document));
    else
      call.console.raw(writer.write(document));
    return Exit::done;
  }
  return bad_value("--format", format, "text, html, md, csv or json");
}

dots::Result<Exit> show_standings(Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  if (is_challenge(call, opened->state)) {
    const Register people = people_for(call, *opened);
    return print_document(call, publish::challenge_document({opened->state, people.players()}),
                          challenge_standings_json(opened->state, opened->people));
  }
  const auto options = options_of(call, opened->state);
  if (!options) return options.error();
  const auto table = standings::standings(opened->state, *options);
  const Register people = people_for(call, *opened);
  return print_document(call, publish::standings_document({opened->state, people.players()}, table),
                        standings_json(opened->state, opened->people, table));
}

dots::Result<Exit> crosstable(Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  if (is_challenge(call, opened->state)) {
    const Register people = people_for(call, *opened);
    return print_document(call, publish::central_document({opened->state, people.players()}),
                          central_table_json(opened->state, opened->people));
  }
  const auto options = options_of(call, opened->state);
  if (!options) return options.error();
  const auto table = standings::crosstable(opened->state, *options);
  const Register people = people_for(call, *opened);
  return print_document(call, publish::crosstable_document({opened->state, people.players()}, table),
                        crosstable_json(opened->state, opened->people, table));
}

dots::Result<Exit> boards(Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto options = options_of(call, opened->state);
  if (!options) return options.error();
  const auto table = standings::board_table(opened->state, *options);
  if (opened->state.rules.boards == 0) call.console.note("it is no event of teams: there are no boards");
  const Register people = people_for(call, *opened);
  return print_document(call, publish::boards_document({opened->state, people.players()}, table),
                        boards_json(opened->state, opened->people, table));
}

}  // namespace

std::span<const Verb> standings_verbs() {
  static constexpr Verb verbs[] = {
      {"standings", "show", "EVENT", "Shows the standings", table_options, show_standings},
      {"standings", "boards", "EVENT", "Shows who of the teams did best on each board", table_options, boards},
      {"standings", "crosstable", "EVENT", "Shows who got what against whom", table_options, crosstable},
  };
  return verbs;
}

}  // namespace arbiter::cli
