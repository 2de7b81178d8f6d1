// Who refused to be shown is not shown, wherever his name could come from.
#include "tournament/publish/public_player.h"

#include <gtest/gtest.h>

namespace tournament::publish {
namespace {

using event::Consent;
using event::Player;

TEST(Initials, take_the_first_letter_of_each_word) {
  const std::pair<const char*, const char*> names[] = {{"Kovács, Anna", "K. A."},
                                                       {"Nagy-Kovács, Anna", "N. K. A."},
                                                       {"Ёлкин Пётр", "Ё. П."},
                                                       {"O'Neil, Tip", "O. T."},
                                                       {"<script>x</script>", "s. x. s."},
                                                       {"...", ""},
                                                       {"", ""},
                                                       {"漢字", "漢."},
                                                       {"\xFF", "\xEF\xBF\xBD."}};
  for (const auto& [name, short_name] : names) EXPECT_EQ(initials(name), short_name) << name;
}

const Player anna{.id = 1,
                  .name = "Kovács, Anna",
                  .nick = "secretnick",
                  .club = "Secret Club",
                  .federation = "HUN",
                  .birth_year = 1984,
                  .rating = 1987,
                  .latin = "Secretlatin",
                  .school = "Secret School",
                  .categories = {"Secretcategory"},
                  .nicks = {{"secretnick", "zagram"}}};

Player with(Consent consent) {
  Player player = anna;
  player.consent = consent;
  return player;
}

TEST(PublicPlayer, shows_who_agreed_or_was_not_asked) {
  for (const Consent consent : {Consent::unknown, Consent::yes}) EXPECT_EQ(public_player(with(consent)), with(consent));
  EXPECT_EQ(public_player(with(Consent::no)), (Player{.id = 1, .name = "K. A.", .consent = Consent::no}));
}

const std::string record_file(64, 'a');

SiteInput event_of(Consent consent) {
  SiteInput input;
  input.state.created = true;
  input.state.settings.title = "Cup";
  input.state.settings.rules = "dots:39x32";
  input.players = {{1, with(consent)}, {2, {.id = 2, .name = "Nowak, Jan"}}, {3, {.id = 3, .name = "Lis, Ewa"}}};
  for (int i = 1; i <= 3; ++i) {
    input.state.entries.push_back({.number = i, .player = i});
    standings::Row row;
    row.rank = row.number = i;
    row.player = i;
    input.standings.rows.push_back(row);
  }
  input.crosstable.rows = input.standings.rows;
  input.crosstable.cells.assign(3, std::vector<std::vector<standings::CrossCell>>(3));
  event::GameResult first, second;
  first.record = record_file + ":0";
  second.record = record_file + ":1";
  input.state.rounds = {{.number = 1, .pairings = {{1, 1, 2, first}}}, {.number = 2, .pairings = {{1, 2, 3, second}}}};
  SiteRecord record;
  record.record.format = "sgf";
  record.record.first.name = "Kovács, Anna";
  record.record.second.name = "Nowak, Jan";
  record.record.comment = "Kovács played on";
  record.record.annotator = "Kovács";
  record.record.source = "https://example.org/secretnick";
  record.bytes = "PB[Kovács, Anna]";
  record.file_name = "kovács-nowak.sgf";
  record.findings = {"Kovács is not the first"};
  input.records[first.record] = record;
  record.record.first.name = "Nowak, Jan";
  record.record.second.name = "Lis, Ewa";
  record.record.comment = record.record.annotator = record.record.source = "";
  record.findings.clear();
  input.records[second.record] = record;
  return input;
}

std::string whole_site(const SiteInput& input) {
  std::string text;
  for (const SiteFile& page : make_site(input)) text += page.path + "\n" + page.bytes + "\n";
  return text;
}

TEST(PublicSite, has_no_trace_of_who_refused) {
  const std::string open = whole_site(event_of(Consent::yes));
  for (const char* trace : {"Kovács", "secretnick", "Secret Club", "HUN", "1987"})
    EXPECT_NE(open.find(trace), std::string::npos) << trace << ": the test would find it";
  const std::string site = whole_site(event_of(Consent::no));
  for (const char* trace : {"Kovács", "kovács", "secretnick", "Secret", "HUN", "1984", "1987"})
    EXPECT_EQ(site.find(trace), std::string::npos) << trace;
  EXPECT_NE(site.find("K. A."), std::string::npos);
  EXPECT_NE(site.find("Nowak, Jan"), std::string::npos) << "the others are shown";
  EXPECT_NE(site.find("game-1-1.html"), std::string::npos) << "and so is the game";
  EXPECT_EQ(site.find("records/"), std::string::npos) << "the file holds his game too";
}

}  // namespace
}  // namespace tournament::publish
