// The register as a whole: tables of players, people who are one, people who want to be forgotten.
#include <array>
#include <limits>

#include "cli/event_words.h"
#include "cli/import_rows.h"
#include "cli/interrupt.h"
#include "cli/snapshot.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array import_player_options = joined(csv_options, std::array{reason_option});
constexpr std::array merge_options{OptionSpec{"undo", '\0', "", "takes the merge of OTHER back: two persons after all"},
                                   reason_option};
constexpr std::array erase_options{reason_option};

dots::Result<Exit> import_players(Invocation& call) {
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  // Before the players are read: what comes between shows as a conflict.
  const auto head = store->verify_player_log();
  if (!head) return head.error();
  auto people = Register::load(*store);
  if (!people) return people.error();
  auto import = read_players(call, call.argument(0), *people);
  if (!import) return import.error();
  if (!only_shows(call))
    if (auto done = apply_import(call, *store, *import, head->sequence); !done) return done.error();
  return print_rows(call, *import);
}

Exit report_change(const Invocation& call, const std::string& line, Json document) {
  if (call.console.for_people()) {
    call.console.line((only_shows(call) ? "would be done: " : "") + line);
  } else {
    document["dry_run"] = only_shows(call);
    call.console.json(document);
  }
  return Exit::done;
}

std::string with_id(const Register& people, event::PlayerId id) {
  return people.name(id) + " (" + std::to_string(id) + ")";
}

/// The one who was merged is named by the id he had: his name and nicks are the other's by now.
dots::Result<Exit> undo_merge(Invocation& call, Store& store, const Register& people, event::PlayerId kept) {
  const auto other = whole_number(call.argument(1), 1, std::numeric_limits<int>::max());
  if (!other) return bad_value("OTHER", call.argument(1), "the id of the player who was merged");
  const auto merges = store.merges();
  if (!merges) return merges.error();
  if (const auto found = merges->find(*other); found == merges->end() || found->second != kept)
    return dots::Error{std::string(tournament::store::errors::merge_refused),
                       {{"player", std::to_string(*other)}, {"what", "not_merged"}}};
  if (!only_shows(call)) {
    const Unbroken step;
    if (auto done = store.undo_merge(*other, context_of(call), reason_of(call)); !done) return done.error();
  }
  return report_change(call, "player " + std::to_string(*other) + " is no longer " + with_id(people, kept),
                       {{"schema", "arbiter.merge/1"}, {"undone", true}, {"player", kept}, {"other", *other}});
}

/// What the store would refuse, before a copy is made or where the merge is only shown.
dots::Result<void> consider_merge(const Store& store, event::PlayerId kept, event::PlayerId other,
                                  const std::vector<tournament::store::PlayerEntry>& theirs) {
  namespace errors = tournament::store::errors;
  if (kept == other)
    return dots::Error{std::string(errors::merge_refused), {{"player", std::to_string(kept)}, {"what", "same"}}};
  const auto own = store.entries_of(kept);
  if (!own) return own.error();
  for (const auto& entry : *own)
    for (const auto& their : theirs)
      if (entry.event == their.event && entry.section == their.section)
        return dots::Error{std::string(errors::play_together),
                           {{"player", std::to_string(kept)},
                            {"other", std::to_string(other)},
                            {"event", entry.code},
                            {"section", std::to_string(entry.section)}}};
  return {};
}

dots::Result<Exit> merge(Invocation& call) {
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  const auto people = Register::load(*store);
  if (!people) return people.error();
  const auto kept = people->find(call.argument(0));
  if (!kept) return kept.error();
  if (call.options.has("undo")) return undo_merge(call, *store, *people, *kept);
  const auto other = people->find(call.argument(1));
  if (!other) return other.error();
  const auto entries = store->entries_of(*other);
  if (!entries) return entries.error();
  if (auto fine = consider_merge(*store, *kept, *other, *entries); !fine) return fine.error();
  if (!only_shows(call)) {
    if (auto kept_copy = make_snapshot(call, *store, "merge"); !kept_copy) return kept_copy.error();
    const Unbroken step;
    if (auto done = store->merge_players(*kept, *other, context_of(call), reason_of(call)); !done) return done.error();
  }
  return report_change(call,
                       with_id(*people, *other) + " is " + with_id(*people, *kept) + " now, with " +
                           std::to_string(entries->size()) + (entries->size() == 1 ? " entry" : " entries"),
                       {{"schema", "arbiter.merge/1"},
                        {"undone", false},
                        {"player", *kept},
                        {"other", *other},
                        {"entries", entries->size()}});
}

dots::Result<Exit> erase(Invocation& call) {
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  const auto people = Register::load(*store);
  if (!people) return people.error();
  const auto id = people->find(call.argument(0));
  if (!id) return id.error();
  if (!only_shows(call)) {
    if (!call.options.has("yes")) return dots::Error{"CLI040", {{"name", people->name(*id)}}};
    const Unbroken step;
    if (auto done = store->erase_player(*id, context_of(call), reason_of(call)); !done) return done.error();
  }
  return report_change(call, "player " + std::to_string(*id) + " is forgotten",
                       {{"schema", "arbiter.erasure/1"}, {"player", *id}});
}

}  // namespace

std::span<const Verb> player_register_verbs() {
  static constexpr Verb verbs[] = {
      {"player", "import", "FILE", "Adds and updates the players of a table (CSV)", import_player_options,
       import_players, true},
      {"player", "merge", "PLAYER OTHER", "Makes OTHER the same person as PLAYER, who is kept", merge_options, merge,
       true},
      {"player", "erase", "PLAYER", "Takes away all that is known of a player, for ever", erase_options, erase, true},
  };
  return verbs;
}

}  // namespace arbiter::cli
