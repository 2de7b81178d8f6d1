#include "cli/link_records.h"

#include <algorithm>
#include <map>

#include "tournament/records/verify.h"

namespace arbiter::cli {

namespace event = tournament::event;

namespace {

struct Place {
  const event::Round* round;
  const event::Pairing* pairing;
};

dots::Diagnostic finding(std::string code, dots::Arguments args) {
  return {dots::Severity::warning, std::move(code), std::move(args), {}, 0};
}

event::Player player_of(const OpenEvent& opened, event::EntryNumber number) {
  event::Player player;
  const event::Entry* entry = event::find_entry(opened.state, number);
  if (entry == nullptr) return player;
  const auto known = opened.people.players().find(entry->player);
  return known == opened.people.players().end() ? player : known->second;
}

/// The first whole number in a text such as "3", "Round 3" or "3 (main)"; 0 for none.
int number_in(const std::string& text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto begin = std::ranges::find_if(text, is_digit);
  const auto end = std::find_if_not(begin, text.end(), is_digit);
  return whole_number(std::string(begin, end), 1, 1'000'000).value_or(0);
}

class Linker {
 public:
  Linker(const OpenEvent& opened, event::SectionNumber section, event::RoundNumber round)
      : opened_(opened), section_(section), round_(round) {}

  RecordLink link(const FoundGame& game) const {
    RecordLink link;
    const auto& record = game.evidence.game.record;
    if (!record.playable) {
      link.findings.push_back(finding("CLI029", {{"file", game.file}}));
      return link;
    }
    std::vector<Place> places = places_of(record);
    if (places.size() > 1) keep(places, [&](const Place& p) { return p.round->number == number_in(record.round); });
    if (places.size() > 1) keep(places, [](const Place& p) { return !p.pairing->result; });
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
    compare(game, *places.front().pairing, link);
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

  /// Pairings of the two players, whoever moved first. A record without two names is of nobody.
  std::vector<Place> places_of(const tournament::records::GameRecord& record) const {
    std::vector<Place> places;
    if (record.first.name.empty() || record.second.name.empty()) return places;
    for (const event::Round& round : opened_.state.rounds) {
      if (round.section != section_ || (round_ != 0 && round.number != round_)) continue;
      for (const event::Pairing& pairing : round.pairings) {
        if (pairing.is_bye()) continue;
        const event::Player first = player_of(opened_, pairing.first), second = player_of(opened_, pairing.second);
        const bool straight = may_be(record.first.name, first) && may_be(record.second.name, second);
        const bool turned = may_be(record.first.name, second) && may_be(record.second.name, first);
        if (straight || turned) places.push_back({&round, &pairing});
      }
    }
    return places;
  }

  void compare(const FoundGame& game, const event::Pairing& pairing, RecordLink& link) const {
    const auto& settings = opened_.state.settings;
    const auto& record = game.evidence.game.record;
    if (!record.event.empty() && !same_name(record.event, settings.title) && !same_name(record.event, settings.code))
      link.findings.push_back(finding("CLI038", {{"file", game.file}, {"recorded", record.event}}));
    if (const int recorded = number_in(record.round); recorded != 0 && recorded != link.round)
      link.findings.push_back(finding(
          "CLI037",
          {{"file", game.file}, {"recorded", std::to_string(recorded)}, {"round", std::to_string(link.round)}}));
    // ISO dates are ordered as texts are; a record may name a month or a year only.
    const auto early = [&](const std::string& day) {
      return !day.empty() && record.date < day.substr(0, record.date.size());
    };
    const auto late = [&](const std::string& day) { return !day.empty() && record.date.substr(0, 10) > day; };
    if (!record.date.empty() && (early(settings.starts_on) || late(settings.ends_on)))
      link.findings.push_back(finding("CLI039", {{"file", game.file},
                                                 {"recorded", record.date},
                                                 {"starts_on", settings.starts_on},
                                                 {"ends_on", settings.ends_on}}));
    const Opponents opponents{player_of(opened_, pairing.first), player_of(opened_, pairing.second)};
    for (dots::Diagnostic& found : game.evidence.against(opponents, settings))
      link.findings.push_back(std::move(found));
    const auto computed = game.evidence.computed();
    if (!computed && link.findings.empty())
      link.findings.push_back(finding(
          "CLI024", {{"verdict", std::string(tournament::records::to_text(game.evidence.game.report.verdict))}}));
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
  event::SectionNumber section_;
  event::RoundNumber round_;
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
