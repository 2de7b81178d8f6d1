#include <array>

#include "cli/standings_text.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace publish = tournament::publish;
namespace standings = tournament::standings;

constexpr std::array table_options{
    OptionSpec{"after", '\0', "ROUND", "as it stood after that round"},
    OptionSpec{"format", 'f', "FORMAT", "text, html, md, csv or json"},
};

struct Writer {
  std::string_view format;
  std::string (*write)(const publish::Document& document);
};
constexpr Writer writers[] = {
    {"html", publish::to_html}, {"md", publish::to_markdown}, {"csv", publish::to_csv}, {"text", publish::to_text}};

/// What both tables need of the database.
struct Loaded {
  tournament::event::State state;
  Register people;
  standings::Options options;
};

dots::Result<Loaded> load(const Invocation& call) {
  const auto after = call.options.number("after", 1, 1'000'000);
  if (!after) return after.error();
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto found = store->find_event(call.argument(0));
  if (!found) return found.error();
  auto state = store->load(found->id);
  if (!state) return state.error();
  auto people = Register::load(*store);
  if (!people) return people.error();
  return Loaded{std::move(state).value(), std::move(people).value(), {.after_round = after->value_or(0)}};
}

dots::Result<Exit> print(const Invocation& call, const publish::Document& document, const Json& json) {
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
  return dots::Error{"CLI007", {{"option", "--format"}, {"value", format}, {"allowed", "text, html, md, csv or json"}}};
}

dots::Result<Exit> show(Invocation& call) {
  const auto loaded = load(call);
  if (!loaded) return loaded.error();
  const auto table = standings::standings(loaded->state, loaded->options);
  return print(call, standings_document(loaded->state, loaded->people, table),
               standings_json(loaded->state, loaded->people, table));
}

dots::Result<Exit> crosstable(Invocation& call) {
  const auto loaded = load(call);
  if (!loaded) return loaded.error();
  const auto table = standings::crosstable(loaded->state, loaded->options);
  return print(call, crosstable_document(loaded->state, loaded->people, table),
               crosstable_json(loaded->state, loaded->people, table));
}

constexpr Verb verbs[] = {
    {"standings", "show", "EVENT", "Shows the standings", table_options, show},
    {"standings", "crosstable", "EVENT", "Shows who got what against whom", table_options, crosstable},
};

}  // namespace

std::span<const Verb> standings_verbs() { return verbs; }

}  // namespace arbiter::cli
