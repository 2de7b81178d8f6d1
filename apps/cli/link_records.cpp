#include "cli/link_records.h"

#include <algorithm>
#include <map>
#include <set>

#include "cli/finding.h"
#include "cli/start_check.h"
#include "tournament/publish/display_text.h"
#include "tournament/records/verify.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace records = tournament::records;

namespace {

struct Place {
  const event::Round* round;
  const event::Pairing* pairing;
  bool turned;  ///< the record has the sides the other way round
};

event::Player player_of(const OpenEvent& opened, event::EntryNumber number) {
  event::Player player;
  const event::Entry* entry = event::find_entry(opened.state, number);
  if (entry == nullptr) return player;
  const auto known = opened.people.players().find(entry->player);
  return known == opened.people.players().end() ? player : known->second;
}

class Linker {
 public:
  Linker(const OpenEvent& opened, event::SectionNumber section, event::RoundNumber round) : opened_(opened) {
    for (const event::Entry& entry : opened.state.entries)
      for (const std::string& name : names_of(player_of(opened, entry.number)))
        entries_[tournament::publish::sort_key(name)].insert(entry.number);
    for (const event::Round& each : opened.state.rounds) {
      if (each.section != section || (round != 0 && each.number != round)) continue;
      for (const event::Pairing& pairing : each.pairings)
        if (!pairing.is_bye()) pairings_[{pairing.first, pairing.second}].push_back({&each, &pairing, false});
    }
  }

  RecordLink link(const FoundGame& game) const {
    RecordLink link;
    const auto& record = game.evidence.game.record;
    if (!record.playable) {
      link.findings.push_back(finding("CLI029", {{"file", game.file}}));
      return link;
    }
    std::vector<Place> places = places_of(record);
    if (places.size() > 1)
      keep(places, [&](const Place& p) { return p.round->number == records::recorded_round(record.round); });
    if (places.size() > 1) keep(places, [](const Place& p) { return !p.pairing->result; });
    // Games of one match: who moved first tells them apart, and the replay by its start position.
    const auto other_round = [&](const Place& p) { return p.round != places.front().round; };
    if (places.size() > 1 && std::ranges::none_of(places, other_round)) {
      keep(places, [](const Place& p) { return !p.turned; });
      keep(places, [&](const Place& p) { return start_findings(game, *p.round, *p.pairing).empty(); });
    }
    if (places.empty()) {
      link.findings.push_back(
          finding("CLI032", {{"file", game.file}, {"first", record.first.name}, {"second", record.second.name}}));
      return link;
    }
    if (places.size() > 1) {
      std::string texts;
      for (const Place& p : places)
        texts += (texts.empty() ? "" : ", ") + ("round " + std::to_string(p.round->number)) + " table " +
                 std::to_string(p.pairing->table);
      link.findings.push_back(finding("CLI033", {{"file", game.file}, {"places", texts}}));
      return link;
    }
    link.round = places.front().round->number;
    link.table = places.front().pairing->table;
    link.first = places.front().pairing->first;
    link.second = places.front().pairing->second;
    compare(game, places.front(), link);
    return link;
  }

 private:
  /// Keeps those that match where there are any.
  template <class Matches>
  static void keep(std::vector<Place>& places, Matches matches) {
    std::vector<Place> kept;
    std::ranges::copy_if(places, std::back_inserter(kept), matches);
    if (!kept.empty()) places = std::move(kept);
  }

  [[nodiscard]] std::set<event::EntryNumber> entries_of(const std::string& name) const {
    if (name.empty()) return {};
    const auto known = entries_.find(tournament::publish::sort_key(name));
    return known == entries_.end() ? std::set<event::EntryNumber>{} : known->second;
  }

  /// Pairings of the two players, whoever moved first, by round. A record without two names is of nobody.
  std::vector<Place> places_of(const records::GameRecord& record) const {
    std::vector<Place> places;
    const auto firsts = entries_of(record.first.name), seconds = entries_of(record.second.name);
    for (const event::EntryNumber first : firsts)
      for (const event::EntryNumber second : seconds)
        for (const bool turned : {false, true}) {
          const auto there = pairings_.find(turned ? std::pair(second, first) : std::pair(first, second));
          if (there == pairings_.end()) continue;
          for (Place place : there->second) {
            place.turned = turned;
            places.push_back(place);
          }
        }
    std::ranges::sort(places, [](const Place& a, const Place& b) {
      return std::tuple(a.round->number, a.pairing->table, a.turned) <
             std::tuple(b.round->number, b.pairing->table, b.turned);
    });
    // Two namesakes who met may be found both ways: one pairing is one place.
    const auto same = [](const Place& a, const Place& b) { return a.pairing == b.pairing; };
    places.erase(std::unique(places.begin(), places.end(), same), places.end());
    return places;
  }

  void compare_headers(const FoundGame& game, RecordLink& link) const {
    const auto& settings = opened_.state.settings;
    const auto& record = game.evidence.game.record;
    const std::string event_name = records::recorded_event(record);
    if (!event_name.empty() && !same_name(event_name, settings.title) && !same_name(event_name, settings.code))
      link.findings.push_back(finding("CLI038", {{"file", game.file}, {"recorded", event_name}}));
    if (const int recorded = records::recorded_round(record.round); recorded != 0 && recorded != link.round)
      link.findings.push_back(finding(
          "CLI037",
          {{"file", game.file}, {"recorded", std::to_string(recorded)}, {"round", std::to_string(link.round)}}));
    // ISO dates are ordered as texts are; a record may name a month or a year only.
    const std::string day = records::recorded_day(record.date);
    const auto early = [&](const std::string& bound) { return !bound.empty() && day < bound.substr(0, day.size()); };
    const auto late = [&](const std::string& bound) { return !bound.empty() && day > bound; };
    if (!day.empty() && (early(settings.starts_on) || late(settings.ends_on)))
      link.findings.push_back(finding("CLI039", {{"file", game.file},
                                                 {"recorded", record.date},
                                                 {"starts_on", settings.starts_on},
                                                 {"ends_on", settings.ends_on}}));
  }

  [[nodiscard]] event::GameChoice choice_at(const event::Round& round, const event::Pairing& pairing) const {
    return event::game_of(opened_.state, {round.section, round.number, pairing.table});
  }

  /// Only games of Dots begin with dots on the board.
  [[nodiscard]] dots::Diagnostics start_findings(const FoundGame& game, const event::Round& round,
                                                 const event::Pairing& pairing) const {
    const auto rules = dots::surround::parse_ruleset(choice_at(round, pairing).rules);
    if (!rules) return {};
    return cli::start_findings(game.start, *rules, pairing.new_start);
  }

  void compare(const FoundGame& game, const Place& place, RecordLink& link) const {
    const event::Pairing& pairing = *place.pairing;
    const event::Round* round = place.round;
    compare_headers(game, link);
    const Opponents opponents{player_of(opened_, pairing.first), player_of(opened_, pairing.second)};
    for (dots::Diagnostic& found : game.evidence.against(opponents, choice_at(*round, pairing)))
      link.findings.push_back(std::move(found));
    for (dots::Diagnostic& found : start_findings(game, *round, pairing)) link.findings.push_back(std::move(found));
    link.findings.insert(link.findings.end(), game.clocks.begin(), game.clocks.end());
    const auto computed = game.evidence.computed();
    if (!computed && link.findings.empty())
      link.findings.push_back(
          finding("CLI024", {{"verdict", std::string(records::to_text(game.evidence.game.report.verdict))}}));
    if (!link.findings.empty()) return;
    link.result = {
        .kind = *computed, .end = game.evidence.end(), .score = game.evidence.score(), .record = game.evidence.id};
    if (pairing.result && pairing.result->kind != link.result.kind) {
      link.findings.push_back(finding("CLI034", {{"round", std::to_string(link.round)},
                                                 {"table", std::to_string(link.table)},
                                                 {"stands", std::string(event::to_text(pairing.result->kind))},
                                                 {"computed", std::string(event::to_text(*computed))}}));
      return;
    }
    link.verdict = pairing.result ? LinkVerdict::same : LinkVerdict::proposed;
  }

  const OpenEvent& opened_;
  std::map<std::string, std::set<event::EntryNumber>> entries_{};  ///< by the folded names of their players
  std::map<std::pair<event::EntryNumber, event::EntryNumber>, std::vector<Place>> pairings_{};
};

/// Several records of one pairing: which of them counts is not for a program to say. The same bytes twice are one.
void compare_with_each_other(std::vector<RecordLink>& links, const std::vector<FoundGame>& games) {
  std::map<std::pair<event::RoundNumber, event::TableNumber>, std::vector<std::size_t>> places;
  for (std::size_t i = 0; i < links.size(); ++i)
    if (links[i].verdict != LinkVerdict::contradicts) places[{links[i].round, links[i].table}].push_back(i);
  for (const auto& [place, of_place] : places) {
    std::vector<std::string> ids;
    for (const std::size_t i : of_place) {
      if (std::ranges::find(ids, games[i].evidence.id) == ids.end())
        ids.push_back(games[i].evidence.id);
      else
        links[i].verdict = LinkVerdict::same;
    }
    if (ids.size() < 2) continue;
    for (const std::size_t i : of_place) {
      links[i].verdict = LinkVerdict::contradicts;
      links[i].findings.push_back(finding("CLI036", {{"files", std::to_string(ids.size())},
                                                     {"round", std::to_string(place.first)},
                                                     {"table", std::to_string(place.second)}}));
    }
  }
}

}  // namespace

std::string_view to_text(LinkVerdict verdict) {
  switch (verdict) {
    case LinkVerdict::proposed: return "proposed";
    case LinkVerdict::same: return "same";
    case LinkVerdict::contradicts: return "contradicts";
  }
  return "";
}

std::vector<RecordLink> link_records(const OpenEvent& opened, event::SectionNumber section, event::RoundNumber round,
                                     const std::vector<FoundGame>& games) {
  const Linker linker(opened, section, round);
  std::vector<RecordLink> links;
  for (const FoundGame& game : games) links.push_back(linker.link(game));
  compare_with_each_other(links, games);
  return links;
}

}  // namespace arbiter::cli
