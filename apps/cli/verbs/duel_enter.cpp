// Duels as they are brought to the desk, and what the arbiter decides about them.
#include <array>

#include "cli/challenge_options.h"
#include "cli/challengers.h"
#include "cli/decisions.h"
#include "cli/duel_record.h"
#include "cli/duel_words.h"
#include "cli/event_words.h"
#include "cli/limits.h"
#include "cli/verbs/table.h"
#include "text/messages.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;
namespace challenge = tournament::challenge;

constexpr std::array detail_options{
    OptionSpec{"hors-concours", '\0', "YES|NO", "outside the competition"},
    OptionSpec{"signed", '\0', "YES|NO", "the loser has signed the winner's sheet (yes where nothing is said)"},
    OptionSpec{"booked-a", '\0', "GAME", "A used a row of this game"},
    OptionSpec{"booked-b", '\0', "GAME", "B used a row of this game"},
    OptionSpec{"in-table", '\0', "YES|NO",
               "the winner has entered it in the central table (yes where nothing is said)"},
    OptionSpec{"corrected", '\0', "WHOSE", "the row was corrected on the sheet of a, b, both or none"},
    OptionSpec{"at", '\0', "TIME", "when it was fought, as 11:35"},
    OptionSpec{"record", '\0', "FILE", "the record of the game; it is verified and stored"},
    OptionSpec{"index", 'n', "N", "the N-th game of the record file, from 1"},
    OptionSpec{"despite-record", '\0', "", "keep the given result although the record says otherwise"},
};
constexpr auto add_duel_options = joined(detail_options, std::array{limit_option});
constexpr auto correct_options =
    joined(std::array{OptionSpec{"game", 'g', "GAME", "the game that was played"},
                      OptionSpec{"a", '\0', "PLAYER", "the one player, by start number or name"},
                      OptionSpec{"b", '\0', "PLAYER", "the other player"},
                      OptionSpec{"result", '\0', "RESULT", "a, b or draw; also 1-0, 0-1 and ="}},
           joined(detail_options, std::array{reason_option, limit_option}));
constexpr std::array exclude_options{reason_option,
                                     OptionSpec{"lift", '\0', "", "admits again who was excluded by the arbiter"}};
constexpr std::array enrol_options{
    OptionSpec{"start", '\0', "N", "start number; that of the entry where none is given"},
    OptionSpec{"school", '\0', "SCHOOL", "else that of the register"},
    OptionSpec{"category", '\0', "CATEGORY", "lower, upper or adult; else of the register"}, reason_option};

/// Puts what is said of the duel beside players, game and result.
dots::Result<void> take_details(const Invocation& call, challenge::Duel& duel) {
  for (const auto& [option, field] : {std::pair{"hors-concours", &challenge::Duel::hors_concours},
                                      {"signed", &challenge::Duel::signed_by_loser},
                                      {"in-table", &challenge::Duel::entered_in_table}})
    if (auto ok = take_yes_no(call.options, option, duel.*field); !ok) return ok;
  if (const auto game = call.options.value("booked-a")) duel.booked_a = game_id(*game);
  if (const auto game = call.options.value("booked-b")) duel.booked_b = game_id(*game);
  if (const auto time = call.options.value("at")) duel.time = *time;
  const std::string whose = call.options.value_or("corrected", "");
  if (call.options.has("corrected") && !put_corrected(duel, whose))
    return bad_value("--corrected", whose, "a, b, both or none");
  return {};
}

dots::Result<std::optional<challenge::DuelResult>> result_from(const std::string& option, const std::string& text) {
  const auto result = parse_duel_result(text);
  if (!result) return bad_value(option, text, "a, b or draw; also 1-0, 0-1 and =");
  return result;
}

std::string duel_line(const OpenEvent& opened, const challenge::Duel& duel) {
  const auto player = [&](challenge::Number number) {
    return std::to_string(number) + " " + challenger_name(opened.state, opened.people, number);
  };
  const std::string remarks = duel_remarks(duel);
  return "duel " + std::to_string(duel.id) + ": " + duel.game + "  " + player(duel.a) + " - " + player(duel.b) + "  " +
         std::string(result_words(duel.result)) + (remarks.empty() ? "" : "  (" + remarks + ")");
}

/// The duel as it stands after the decision.
const challenge::Duel* duel_of(const Decided& done) {
  for (const event::LogEntry& entry : done.entries) {
    if (const auto* entered = std::get_if<event::DuelEntered>(&entry.body)) return &entered->duel;
    if (const auto* corrected = std::get_if<event::DuelCorrected>(&entry.body)) return &corrected->duel;
  }
  return nullptr;
}

Exit print_duel(const Invocation& call, const OpenEvent& opened, const Decided& done,
                const dots::Diagnostics& findings) {
  Json found = Json::array();
  for (const dots::Diagnostic& finding : findings) found.push_back(diagnostic_json(finding));
  const challenge::Duel* duel = duel_of(done);
  print_decisions(call, opened.summary.code, done,
                  {{"duel", duel == nullptr ? Json(nullptr) : Json(duel->id)}, {"findings", std::move(found)}});
  if (call.console.for_people()) {
    if (!only_shows(call)) call.console.line(duel == nullptr ? "nothing changes" : duel_line(opened, *duel));
    for (const dots::Diagnostic& finding : findings)
      call.console.note("finding " + finding.code + ": " + text::describe(finding));
  }
  return findings.empty() ? Exit::done : Exit::findings;
}

/// The record of the call, if there is one; the result of the duel is set from it where none is given.
dots::Result<std::optional<DuelRecord>> record_from(const Invocation& call, const OpenEvent& opened,
                                                    challenge::Duel& duel, std::optional<challenge::DuelResult> given) {
  const auto file = call.options.value("record");
  if (!file) return std::optional<DuelRecord>{};
  const auto index = index_in_file(call);
  if (!index) return index.error();
  auto record = check_duel_record(call, opened, *file, duel, *index, given, call.options.has("despite-record"));
  if (!record) return record.error();
  duel.result = record->result;
  return std::optional<DuelRecord>(std::move(record).value());
}

dots::Result<Exit> add_duel(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  challenge::Duel duel;
  duel.game = game_id(call.argument(1));
  for (const auto& [at, field] : {std::pair{2, &challenge::Duel::a}, {3, &challenge::Duel::b}}) {
    const auto number = start_number_named(*opened, call.argument(static_cast<std::size_t>(at)));
    if (!number) return number.error();
    duel.*field = *number;
  }
  std::optional<challenge::DuelResult> given;
  if (call.arguments() > 4) {
    const auto result = result_from("RESULT", call.argument(4));
    if (!result) return result.error();
    given = *result;
    duel.result = **result;
  } else if (!call.options.has("record")) {
    return dots::Error{"CLI003", {{"argument", "RESULT (or --record FILE)"}, {"usage", usage_of(call.verb)}}};
  }
  if (auto ok = take_details(call, duel); !ok) return ok.error();
  auto record = record_from(call, *opened, duel, given);
  if (!record) return record.error();
  std::vector<tournament::store::RecordFile> files;
  if (*record) files.push_back(std::move((*record)->file));
  const auto done = decide(call, *opened, {event::EnterDuel{duel, *record ? (*record)->id : ""}}, files);
  if (!done) return done.error();
  return print_duel(call, *opened, *done, *record ? (*record)->findings : dots::Diagnostics{});
}

dots::Result<void> take_changes(const Invocation& call, const OpenEvent& opened, challenge::Duel& duel) {
  if (const auto game = call.options.value("game")) duel.game = game_id(*game);
  for (const auto& [option, field] : {std::pair{"a", &challenge::Duel::a}, {"b", &challenge::Duel::b}}) {
    const auto text = call.options.value(option);
    if (!text) continue;
    const auto number = start_number_named(opened, *text);
    if (!number) return number.error();
    duel.*field = *number;
  }
  if (const auto text = call.options.value("result")) {
    const auto result = result_from("--result", *text);
    if (!result) return result.error();
    duel.result = **result;
  }
  return take_details(call, duel);
}

dots::Result<Exit> correct(Invocation& call) {
  const auto id = number_at(call, 1, "DUEL");
  if (!id) return id.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  if (!opened->state.open_challenge) return dots::Error{"EVT146", {}};
  const event::RecordedDuel* stands = event::find_duel(*opened->state.open_challenge, *id);
  if (stands == nullptr) return dots::Error{"EVT149", {{"duel", std::to_string(*id)}}};
  challenge::Duel duel = stands->duel;
  if (auto ok = take_changes(call, *opened, duel); !ok) return ok.error();
  std::optional<challenge::DuelResult> given;
  if (call.options.has("result")) given = duel.result;
  auto record = record_from(call, *opened, duel, given);
  if (!record) return record.error();
  std::vector<tournament::store::RecordFile> files;
  if (*record) files.push_back(std::move((*record)->file));
  const auto done = decide(
      call, *opened, {event::CorrectDuel{duel, *record ? (*record)->id : stands->record, reason_of(call)}}, files);
  if (!done) return done.error();
  return print_duel(call, *opened, *done, *record ? (*record)->findings : dots::Diagnostics{});
}

dots::Result<Exit> strike(Invocation& call) {
  const auto id = number_at(call, 1, "DUEL");
  if (!id) return id.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto done = decide(call, *opened, {event::StrikeDuel{*id, reason_of(call)}});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done, "duel " + std::to_string(*id) + " is struck");
  return Exit::done;
}

dots::Result<Exit> refuse(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto challenger = start_number_named(*opened, call.argument(2));
  if (!challenger) return challenger.error();
  const auto refuser = start_number_named(*opened, call.argument(3));
  if (!refuser) return refuser.error();
  const std::string game = game_id(call.argument(1));
  const auto done = decide(call, *opened, {event::RecordRefusal{game, *challenger, *refuser}});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done,
             game + ": " + std::to_string(*refuser) + " has refused the challenge of " + std::to_string(*challenger));
  return Exit::done;
}

dots::Result<Exit> exclude(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto number = start_number_named(*opened, call.argument(1));
  if (!number) return number.error();
  const bool lift = call.options.has("lift");
  const auto done = decide(call, *opened, {event::SetExclusion{*number, !lift, reason_of(call)}});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done,
             std::to_string(*number) + " " + challenger_name(opened->state, opened->people, *number) +
                 (lift ? " takes part again" : " is excluded"));
  return Exit::done;
}

event::SetChallenger as_said(const Invocation& call, event::SetChallenger command, int start) {
  command.reason = reason_of(call);
  if (start != 0) command.challenger.number = start;
  if (const auto school = call.options.value("school")) command.challenger.school = *school;
  if (const auto category = call.options.value("category")) command.challenger.category = *category;
  return command;
}

/// The start number, or the number or name of an entry that has none yet.
dots::Result<event::EntryNumber> entry_meant(const OpenEvent& opened, const std::string& text) {
  if (const auto number = start_number_named(opened, text))
    return event::find_challenger(*opened.state.open_challenge, *number)->entry;
  const auto entry = entry_named(opened, text);
  if (entry && event::find_entry(opened.state, *entry) == nullptr)
    return dots::Error{"EVT042", {{"number", std::to_string(*entry)}}};
  return entry;
}

/// One entry as the register knows it, or as is said; without one, all who do not take part yet.
dots::Result<Exit> enrol_entries(Invocation& call) {
  const auto start = call.options.number("start", 1, tournament::Limits{}.start_number);
  if (!start) return start.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto& [store, summary, state, people] = *opened;
  if (!state.open_challenge) return dots::Error{"EVT146", {}};
  event::EntryNumber only = 0;
  if (call.arguments() > 1) {
    const auto entry = entry_meant(*opened, call.argument(1));
    if (!entry) return entry.error();
    only = *entry;
  }
  for (const char* option : {"start", "school", "category"})
    if (only == 0 && call.options.has(option))
      return dots::Error{"CLI003", {{"argument", "ENTRY"}, {"usage", usage_of(call.verb)}}};
  std::vector<event::Command> commands;
  for (const event::Entry& entry : state.entries) {
    const bool takes_part = event::challenger_of(*state.open_challenge, entry.number) != nullptr;
    if (only == 0 ? takes_part : entry.number != only) continue;
    const auto known = people.players().find(entry.player);
    if (known == people.players().end()) continue;
    commands.emplace_back(as_said(call, enrolment_of(known->second, entry.number, 0), start->value_or(0)));
  }
  const auto done = decide(call, *opened, commands);
  if (!done) return done.error();
  print_done(call, summary.code, *done, std::to_string(done->entries.size()) + " enrolled");
  return Exit::done;
}

}  // namespace

std::span<const Verb> duel_enter_verbs() {
  static constexpr Verb verbs[] = {
      {"duel", "add", "EVENT GAME A B [RESULT]",
       "Enters a duel of A and B, named by start number or name: a, b or draw; also 1-0, 0-1 and =", add_duel_options,
       add_duel, true},
      {"duel", "correct", "EVENT DUEL", "Corrects what was entered of a duel", correct_options, correct, true},
      {"duel", "strike", "EVENT DUEL", "Takes a duel out of the competition; it stays to be seen", reason_options,
       strike, true},
      {"duel", "refuse", "EVENT GAME CHALLENGER REFUSER", "Notes a challenge that was not accepted", {}, refuse, true},
      {"duel", "exclude", "EVENT PLAYER", "Excludes a player from ranking and team, or admits him again",
       exclude_options, exclude, true},
      {"duel", "enrol", "EVENT [ENTRY]", "Fixes start number, school and category of entries", enrol_options,
       enrol_entries, true},
  };
  return verbs;
}

}  // namespace arbiter::cli
