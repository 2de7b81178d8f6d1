// What is known of the duels of an open challenge: the list, the sheets, the central table.
#include <algorithm>
#include <array>

#include "cli/challenge_options.h"
#include "cli/challenge_text.h"
#include "cli/challengers.h"
#include "cli/duel_words.h"
#include "cli/verbs/table.h"
#include "tournament/challenge/event_championship.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;
namespace challenge = tournament::challenge;

constexpr std::array list_duel_options{
    OptionSpec{"player", '\0', "PLAYER", "only duels of this one, by start number or name"},
    OptionSpec{"game", 'g', "GAME", "only duels in this game"},
    OptionSpec{"violations", '\0', "", "only duels that violate a rule"},
};
constexpr std::array sheet_options{OptionSpec{"all", '\0', "", "the sheets of all players"},
                                   OptionSpec{"blank", '\0', "", "without what has been played, to be printed"}};

std::string codes_of(const std::vector<challenge::Violation>& violations) {
  std::string text;
  for (const challenge::Violation& violation : violations) {
    text += (text.empty() ? "" : ", ") + std::string(challenge::to_text(violation.kind));
    if (violation.players.size() == 1) text += " " + std::to_string(violation.players.front());
  }
  return text;
}

/// A duel with what it violates.
struct Listed {
  const event::RecordedDuel* recorded;
  std::vector<challenge::Violation> violations;
};

dots::Result<std::vector<Listed>> listed(const Invocation& call, const OpenEvent& opened,
                                         const std::vector<challenge::Violation>& violations) {
  std::optional<challenge::Number> player;
  if (const auto text = call.options.value("player")) {
    const auto number = start_number_named(opened, *text);
    if (!number) return number.error();
    player = *number;
  }
  const auto game = call.options.value("game");
  std::vector<Listed> list;
  for (const event::RecordedDuel& recorded : opened.state.open_challenge->duels) {
    const challenge::Duel& duel = recorded.duel;
    if (player && duel.a != *player && duel.b != *player) continue;
    if (game && duel.game != game_id(*game)) continue;
    Listed each{&recorded, {}};
    for (const challenge::Violation& violation : violations)
      if (violation.duel == duel.id && violation.kind != challenge::ViolationKind::illegal_refusal)
        each.violations.push_back(violation);
    if (call.options.has("violations") && each.violations.empty()) continue;
    list.push_back(std::move(each));
  }
  return list;
}

void print_list(Console& console, const OpenEvent& opened, const std::vector<Listed>& list) {
  std::vector<std::vector<std::string>> rows{{"duel", "game", "a", "", "b", "", "result", "remarks", "violations"}};
  for (const Listed& each : list) {
    const challenge::Duel& duel = each.recorded->duel;
    std::string remarks = duel_remarks(duel);
    if (each.recorded->struck) remarks = remarks.empty() ? "struck" : "struck, " + remarks;
    rows.push_back({std::to_string(duel.id), duel.game, std::to_string(duel.a),
                    challenger_name(opened.state, opened.people, duel.a), std::to_string(duel.b),
                    challenger_name(opened.state, opened.people, duel.b), std::string(result_words(duel.result)),
                    remarks, codes_of(each.violations)});
  }
  console.table(rows);
  for (const challenge::Refusal& refusal : opened.state.open_challenge->refusals)
    console.line("after duel " + std::to_string(refusal.after_duel) + ": " + std::to_string(refusal.refuser) +
                 " refused the challenge of " + std::to_string(refusal.challenger) + " in " + refusal.game);
}

dots::Result<Exit> list_duels(Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  if (!opened->state.open_challenge) return dots::Error{"EVT146", {}};
  const auto violations = challenge::violations(challenge::championship_of(opened->state));
  const auto duels = listed(call, *opened, violations);
  if (!duels) return duels.error();
  if (call.console.for_people()) {
    print_list(call.console, *opened, *duels);
    return Exit::done;
  }
  Json documents = Json::array();
  for (const Listed& each : *duels) {
    Json document = duel_json(*each.recorded);
    document["violations"] = violations_json(each.violations);
    if (call.console.one_a_line())
      call.console.json(document);
    else
      documents.push_back(std::move(document));
  }
  if (call.console.one_a_line()) return Exit::done;
  Json refusals = Json::array();
  for (const challenge::Refusal& refusal : opened->state.open_challenge->refusals)
    refusals.push_back(refusal_json(refusal));
  call.console.json({{"schema", "arbiter.duel_list/1"},
                     {"event", opened->summary.code},
                     {"duels", std::move(documents)},
                     {"refusals", std::move(refusals)},
                     {"violations", violations_json(violations)}});
  return Exit::done;
}

dots::Result<Exit> sheet(Invocation& call) {
  const bool all = call.options.has("all");
  if (all == (call.arguments() > 1))
    return all ? dots::Error{"CLI008", {{"option", "--all"}, {"other", "PLAYER"}}}
               : dots::Error{"CLI003", {{"argument", "PLAYER (or --all)"}, {"usage", usage_of(call.verb)}}};
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  if (!opened->state.open_challenge) return dots::Error{"EVT146", {}};
  std::optional<challenge::Number> only;
  if (!all) {
    const auto number = start_number_named(*opened, call.argument(1));
    if (!number) return number.error();
    only = *number;
  }
  challenge::Championship championship = named_championship(opened->state, opened->people);
  if (call.options.has("blank")) championship.duels.clear();
  std::vector<challenge::Sheet> sheets;
  if (only)
    sheets.push_back(challenge::sheet_of(championship, *only));
  else
    sheets = challenge::sheets_of(championship);
  Json documents = Json::array();
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    if (call.console.for_people()) {
      if (i > 0) call.console.line("");
      call.console.block(sheet_text(championship, sheets[i], opened->state.settings.title));
    } else if (only || call.console.one_a_line()) {
      call.console.json(sheet_json(championship, sheets[i]));
    } else {
      documents.push_back(sheet_json(championship, sheets[i]));
    }
  }
  if (!call.console.for_people() && !only && !call.console.one_a_line())
    call.console.json(
        {{"schema", "arbiter.sheets/1"}, {"event", opened->summary.code}, {"sheets", std::move(documents)}});
  return Exit::done;
}

}  // namespace

std::span<const Verb> duel_list_verbs() {
  static constexpr Verb verbs[] = {
      {"duel", "list", "EVENT", "Lists duels with what they violate, and refusals", list_duel_options, list_duels},
      {"duel", "sheet", "EVENT [PLAYER]", "Shows the sheet of a player, or all sheets", sheet_options, sheet},
  };
  return verbs;
}

}  // namespace arbiter::cli
