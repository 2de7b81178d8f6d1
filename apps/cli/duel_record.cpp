#include "cli/duel_record.h"

#include "cli/challengers.h"
#include "cli/finding.h"
#include "tournament/records/verify.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace challenge = tournament::challenge;
using challenge::DuelResult;

namespace {

event::Player player_named(const OpenEvent& opened, challenge::Number number) {
  const event::Challenger* challenger = event::find_challenger(*opened.state.open_challenge, number);
  const event::Entry* entry = challenger == nullptr ? nullptr : event::find_entry(opened.state, challenger->entry);
  if (entry == nullptr) return {};
  const auto known = opened.people.players().find(entry->player);
  event::Player player;
  if (known != opened.people.players().end()) player = known->second;
  player.name = opened.people.name(entry->player);
  return player;
}

std::optional<DuelResult> result_of(std::optional<event::ResultKind> computed, bool exchanged) {
  if (!computed) return std::nullopt;
  if (*computed == event::ResultKind::draw) return DuelResult::draw;
  return (*computed == event::ResultKind::first_wins) != exchanged ? DuelResult::a_wins : DuelResult::b_wins;
}

}  // namespace

dots::Result<DuelRecord> check_duel_record(const Invocation& call, const OpenEvent& opened, const std::string& file,
                                           const challenge::Duel& duel, std::optional<int> index,
                                           std::optional<DuelResult> given, bool despite) {
  auto evidence = read_evidence(call, file, {duel.game, ""}, index);
  if (!evidence) return evidence.error();
  const auto& record = evidence->game.record;
  if (record.game != duel.game) return dots::Error{"CLI020", {{"found", record.game}, {"expected", duel.game}}};

  DuelRecord checked;
  const event::Player a = player_named(opened, duel.a), b = player_named(opened, duel.b);
  const bool in_order = may_be(record.first.name, a) && may_be(record.second.name, b);
  const bool exchanged = !in_order && may_be(record.first.name, b) && may_be(record.second.name, a);
  if (!in_order && !exchanged) {
    const bool first_is_known = may_be(record.first.name, a);
    checked.findings.push_back(finding("CLI027", {{"recorded", first_is_known ? record.second.name : record.first.name},
                                                  {"side", first_is_known ? "second" : "first"},
                                                  {"paired", first_is_known ? b.name : a.name}}));
  }
  const std::string verdict(tournament::records::to_text(evidence->game.report.verdict));
  if (!evidence->game.verified()) checked.findings.push_back(finding("CLI031", {{"verdict", verdict}}));

  const auto computed = result_of(evidence->computed(), exchanged);
  const bool tells = computed && evidence->game.verified() && (in_order || exchanged);
  if (!given && !tells) return dots::Error{"CLI024", {{"verdict", verdict}}};
  if (given && computed && *given != *computed && !despite)
    return dots::Error{
        "CLI026",
        {{"computed", std::string(challenge::to_text(*computed))}, {"given", std::string(challenge::to_text(*given))}}};
  checked.result = given ? *given : *computed;
  checked.id = evidence->id;
  checked.file = std::move(evidence->file);
  return checked;
}

}  // namespace arbiter::cli
