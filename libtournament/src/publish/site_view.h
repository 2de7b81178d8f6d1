// What the pages of a site ask of its input: names, file names, records.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>

#include "publish/challenge_tables.h"
#include "publish/names.h"
#include "tournament/publish/document.h"
#include "tournament/publish/markup.h"
#include "tournament/publish/site.h"
#include "tournament/publish/texts.h"

namespace tournament::publish {

class SiteView : public Names {
 public:
  SiteView(const SiteInput& given, const Texts& words);
  SiteView(const SiteView&) = delete;  // the tables refer to it
  SiteView& operator=(const SiteView&) = delete;

  const SiteInput& input;
  const std::optional<ChallengeTables> challenge;  ///< of an open challenge, scored once for all its pages

  /// Null when no record of that id was given.
  [[nodiscard]] const SiteRecord* record(const event::RecordId& id) const;
  /// Null when the pairing has no record, or its record was not given.
  [[nodiscard]] const SiteRecord* record(const event::Pairing& pairing) const;
  [[nodiscard]] static std::string game_page(event::RoundNumber round, event::TableNumber table,
                                             event::BoardNumber board = 0);
  /// The page of the pairing's game; empty when it has no record.
  [[nodiscard]] std::string link_to_game(event::RoundNumber round, const event::Pairing& pairing) const;
  /// Where the bytes of a record go: "records/<hash>.sgf"; empty for an id that is none.
  [[nodiscard]] static std::string record_file(const event::RecordId& id, const SiteRecord& record);
  [[nodiscard]] static std::string round_anchor(event::RoundNumber round);
};

/// How a result reads for one of the two: "1", "½", "0", "+", "-".
std::string own_result(event::ResultKind kind, bool moved_first);
/// "grounding · 12:8", as far as known.
std::string result_note(const Texts& t, const event::GameResult& result);

/// "2026-03-14 – 2026-03-15", as far as known.
std::string dates_of(const event::EventSettings& settings);

/// A page with head, navigation and foot around what `content` writes.
std::string page(const SiteView& view, const std::string& title, const std::string& path,
                 const std::function<void(Markup&)>& content);

/// A list of facts; those with an empty value are left out.
struct Fact {
  std::string_view term;
  std::string value;
  std::string link{};
};
void write_facts(Markup& markup, const std::vector<Fact>& facts);

/// Links to files of the site that hold the same as data.
void write_downloads(Markup& markup, const Texts& t, std::initializer_list<std::string_view> files);

/// The rules by the name of their preset, where they have one, and by the size of the board.
std::string rules_name(const std::string& text);
/// Every axis, folded away until asked for.
void write_rules_in_full(Markup& markup, const Texts& t, const std::string& text);

std::string standings_json(const SiteView& view);

std::string index_page(const SiteView& view);
std::string crosstable_page(const SiteView& view);
std::string boards_page(const SiteView& view);     ///< of an event of teams
std::string challenge_page(const SiteView& view);  ///< the index of an open challenge
std::string central_page(const SiteView& view);    ///< of an open challenge
std::string sheets_page(const SiteView& view);     ///< of an open challenge, to be printed
std::string rounds_page(const SiteView& view);
std::string players_page(const SiteView& view);
std::string player_page(const SiteView& view, const event::Entry& entry);
struct ShownPlayer {
  std::string name;
  std::string page;
};
/// A game that has a record, of a pairing, of a board of a match, or of a duel.
struct ShownGame {
  ShownPlayer first, second;
  bool sides_known = true;  ///< the first moved first
  std::string path;         ///< of its page
  std::string result;       ///< "1-0", "Anna wins"
  std::string note;         ///< "grounding · 12:8"
  std::string place;        ///< "Round 3, table 2"
  std::string place_link;
  event::RecordId record;
};
std::vector<ShownGame> shown_games(const SiteView& view);
std::string game_page(const SiteView& view, const ShownGame& game, const SiteRecord& record);
std::string_view style_sheet();
std::string icon();

}  // namespace tournament::publish
