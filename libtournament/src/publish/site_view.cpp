#include "publish/site_view.h"

namespace tournament::publish {

SiteView::SiteView(const SiteInput& given, const Texts& words)
    : Names(given.state, given.players, words),
      input(given),
      challenge(given.state.open_challenge ? std::optional<ChallengeTables>(std::in_place, *this) : std::nullopt) {}

const SiteRecord* SiteView::record(const event::RecordId& id) const {
  const auto found = input.records.find(id);
  return id.empty() || found == input.records.end() ? nullptr : &found->second;
}

const SiteRecord* SiteView::record(const event::Pairing& pairing) const {
  return pairing.is_bye() || !pairing.result ? nullptr : record(pairing.result->record);
}

std::string SiteView::game_page(event::RoundNumber round, event::TableNumber table, event::BoardNumber board) {
  return "game-" + std::to_string(round) + "-" + std::to_string(table) +
         (board == 0 ? "" : "-" + std::to_string(board)) + ".html";
}

std::string SiteView::link_to_game(event::RoundNumber round, const event::Pairing& pairing) const {
  return record(pairing) == nullptr ? "" : game_page(round, pairing.table);
}

std::string SiteView::record_file(const event::RecordId& id, const SiteRecord& record) {
  const std::string hash = id.substr(0, id.find(':'));
  if (record.withheld || hash.empty() || hash.size() > 128 ||
      hash.find_first_not_of("0123456789abcdef") != std::string::npos)
    return {};
  // Only what a web server gives out as data, never as a page.
  return "records/" + hash + (record.record.format == "sgf" ? ".sgf" : ".bin");
}

std::string SiteView::round_anchor(event::RoundNumber round) { return "round-" + std::to_string(round); }

std::string own_result(event::ResultKind kind, bool moved_first) {
  switch (kind) {
    case event::ResultKind::first_wins: return moved_first ? "1" : "0";
    case event::ResultKind::draw: return "½";
    case event::ResultKind::second_wins: return moved_first ? "0" : "1";
    case event::ResultKind::first_wins_forfeit: return moved_first ? "+" : "-";
    case event::ResultKind::second_wins_forfeit: return moved_first ? "-" : "+";
    case event::ResultKind::double_forfeit: return "-";
    case event::ResultKind::both_lose: return "0";
    case event::ResultKind::first_half: return moved_first ? "½" : "0";
    case event::ResultKind::second_half: return moved_first ? "0" : "½";
    case event::ResultKind::unplayed:
    case event::ResultKind::adjourned: return {};
  }
  return {};
}

std::string result_note(const Texts& t, const event::GameResult& result) {
  std::string note(event::is_forfeit(result.kind) && result.end == event::GameEnd::unknown ? t.forfeit
                                                                                           : words(t, result.end));
  if (result.score) {
    note += note.empty() ? "" : " · ";
    note +=
        standings::halves_text(result.score->first_halves) + ":" + standings::halves_text(result.score->second_halves);
  }
  return note;
}

}  // namespace tournament::publish
