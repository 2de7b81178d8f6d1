#include "cli/evidence.h"

#include "cli/files.h"
#include "cli/finding.h"
#include "cli/limits.h"
#include "cli/register.h"
#include "cli/stored_records.h"
#include "dots/surround/ruleset.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace records = tournament::records;

namespace {

/// "dots on 39x32", "othello": boards of other games have one size.
std::string described(const std::string& game, int width, int height) {
  return game == "dots" ? game + " on " + std::to_string(width) + "x" + std::to_string(height) : game;
}

std::string described(const event::GameChoice& choice) {
  const auto rules = dots::surround::parse_ruleset(choice.rules);
  return described(choice.game, rules ? rules->width : 0, rules ? rules->height : 0);
}

/// Whether the record was replayed by these rules; of a game of Dots the board and its first dots are its own.
bool by_rules(const std::string& replayed, const event::GameChoice& choice) {
  if (choice.game != "dots") return replayed == choice.rules;
  auto own = dots::surround::parse_ruleset(replayed);
  const auto wanted = dots::surround::parse_ruleset(choice.rules);
  if (!own || !wanted) return false;
  own->width = wanted->width;
  own->height = wanted->height;
  own->start = wanted->start;
  own->seed = wanted->seed;
  return *own == *wanted;
}

}  // namespace

std::optional<event::ResultKind> Evidence::computed() const {
  switch (game.report.outcome.winner) {
    case dots::Winner::first: return event::ResultKind::first_wins;
    case dots::Winner::second: return event::ResultKind::second_wins;
    case dots::Winner::draw: return event::ResultKind::draw;
    case dots::Winner::none: break;
  }
  return std::nullopt;
}

event::GameEnd Evidence::end() const {
  switch (game.report.outcome.ending) {
    case dots::Ending::no_moves:
    case dots::Ending::passes: return event::GameEnd::board_full;
    case dots::Ending::grounding: return event::GameEnd::grounding;
    case dots::Ending::stop: return event::GameEnd::stop;
    case dots::Ending::agreement:
    case dots::Ending::draw_agreed: return event::GameEnd::agreement;
    case dots::Ending::resignation: return event::GameEnd::resignation;
    case dots::Ending::time: return event::GameEnd::time;
    case dots::Ending::margin: return event::GameEnd::margin;
    case dots::Ending::line:
    case dots::Ending::goal:
    case dots::Ending::all_captured:
    case dots::Ending::connected: return event::GameEnd::goal;
    case dots::Ending::repetition:
    case dots::Ending::move_limit: return event::GameEnd::draw_rule;
    case dots::Ending::none: break;
  }
  return event::GameEnd::unknown;
}

event::BoardScore Evidence::score() const { return {game.report.score.first_halves, game.report.score.second_halves}; }

dots::Diagnostics Evidence::against(const Opponents& opponents, const event::GameChoice& choice) const {
  dots::Diagnostics findings;
  const std::string found = described(game.record.game, game.record.width, game.record.height);
  const std::string expected = described(choice);
  const std::string& replayed = game.report.rules;
  if (found != expected)
    findings.push_back(finding("CLI020", {{"found", found}, {"expected", expected}}));
  else if (!replayed.empty() && !by_rules(replayed, choice))
    findings.push_back(finding("CLI071", {{"replayed", replayed}, {"expected", choice.rules}}));
  const std::string& first = game.record.first.name;
  const std::string& second = game.record.second.name;
  const bool first_fits = may_be(first, opponents.first);
  const bool second_fits = may_be(second, opponents.second);
  if (!first_fits && !second_fits && may_be(first, opponents.second) && may_be(second, opponents.first)) {
    findings.push_back(finding("CLI028", {{"first", first}, {"second", second}}));
  } else {
    if (!first_fits)
      findings.push_back(finding("CLI027", {{"recorded", first}, {"side", "first"}, {"paired", opponents.first.name}}));
    if (!second_fits)
      findings.push_back(
          finding("CLI027", {{"recorded", second}, {"side", "second"}, {"paired", opponents.second.name}}));
  }
  if (!game.verified())
    findings.push_back(finding("CLI031", {{"verdict", std::string(records::to_text(game.report.verdict))}}));
  return findings;
}

dots::Result<std::optional<int>> index_in_file(const Invocation& call) {
  return call.options.number("index", 1, most_games_in_file);
}

dots::Result<Evidence> read_evidence(const Invocation& call, const std::string& file, const event::GameChoice& choice,
                                     std::optional<int> index) {
  const auto limits = limits_of(call.options);
  if (!limits) return limits.error();
  auto bytes = read_input(file, limits->file_bytes);
  if (!bytes) return bytes.error();
  CheckedFile checked = verify_bytes(file, *bytes, {.rules_by_game = {{choice.game, choice.rules}}, .limits = *limits});
  const std::size_t count = checked.records.size();
  if (count > 1 && !index) return dots::Error{"CLI023", {{"file", file}, {"count", std::to_string(count)}}};
  const std::size_t at = index ? static_cast<std::size_t>(*index - 1) : 0;
  if (at >= count || !checked.records[at].record.playable) return dots::Error{"CLI029", {{"file", file}}};

  Evidence evidence;
  evidence.id = tournament::store::record_id(*bytes, checked.records[at].record.index);
  evidence.file = to_store(std::move(bytes).value(), checked);
  evidence.game = std::move(checked.records[at]);
  return evidence;
}

}  // namespace arbiter::cli
