#include "tournament/publish/site.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "dots/surround/ruleset.h"
#include "site_texts.h"
#include "well_formed.h"

namespace tournament::publish {
namespace {

using event::GameEnd;
using event::ResultKind;
using publish_tests::file;
using publish_tests::has;
using publish_tests::scan;

const std::string hash = std::string(60, 'a') + "0123";

/// Five players, two rounds with a bye each, one game with a record, one table open.
SiteInput sample() {
  SiteInput input;
  event::State& state = input.state;
  state.created = true;
  state.settings.title = "Cup <b>of</b> \"Dots\"";
  state.settings.rules = dots::surround::canonical_text(dots::surround::parse_ruleset("tensu").value());
  state.settings.place = "Szeged";
  state.settings.starts_on = "2026-03-14";
  const char* names[] = {"Zöld, Anna", "<script>alert(1)</script>", "Ágoston, Béla", "=HYPERLINK(\"x\")", "a\u202Eb"};
  for (int i = 0; i < 5; ++i) {
    event::Player player;
    player.id = 100 + i;
    player.name = names[i];
    player.club = i == 0 ? "Club \"A\" & B" : "";
    player.birth_year = 1987;
    input.players[player.id] = player;
    state.entries.push_back({i + 1, player.id});
  }
  const event::GameResult with_record{ResultKind::first_wins, GameEnd::grounding, event::BoardScore{6, 3}, hash + ":0"};
  const event::GameResult forfeit{ResultKind::second_wins_forfeit, GameEnd::no_show, {}, {}};
  const event::GameResult draw{ResultKind::draw, GameEnd::agreement, {}, "unknown:0"};
  state.rounds = {{1, {{1, 1, 2, with_record}, {2, 3, 4, forfeit}, {0, 5, 0, {}}}},
                  {2, {{1, 2, 3, draw}, {2, 4, 5, {}}, {0, 1, 0, {}}}}};

  for (int i = 0; i < 5; ++i) {
    standings::Row row;
    row.rank = i + 1;
    row.number = i + 1;
    row.player = 100 + i;
    row.points_halves = 5 - i;
    for (const event::TieBreak tiebreak : state.settings.tiebreaks) row.tiebreaks.push_back({tiebreak, {13 - 4 * i}});
    input.standings.rows.push_back(row);
  }
  input.standings.after_round = 2;
  input.standings.open_tables = 1;
  input.crosstable.rows = input.standings.rows;
  input.crosstable.cells.assign(5, std::vector<std::vector<standings::CrossCell>>(5));
  input.crosstable.cells[0][1] = {{1, "1", true}};
  input.crosstable.cells[1][0] = {{1, "0", false}};
  input.crosstable.cells[2][3] = {{1, "-", true}};
  input.crosstable.cells[3][4] = {{2, "", true}};

  SiteRecord record;
  record.record.format = "sgf";
  record.record.dialect = "plain";
  record.record.width = 8;
  record.record.height = 8;
  record.record.first.name = "</title><img src=x onerror=alert(1)>";
  record.record.claim.raw = "B+3";
  for (int i = 0; i < 3; ++i) {
    records::RecordedMove move;
    move.move = dots::surround::Move::dot(i == 1 ? dots::Side::second : dots::Side::first, {i, i});
    record.record.moves.push_back(move);
  }
  record.report.verdict = records::Verdict::stops_at_ply;
  record.report.plies = 3;
  record.report.accepted = 2;
  record.report.rules =
      dots::surround::canonical_text(dots::surround::parse_ruleset("tensu;size=8x8;start=empty").value());
  record.report.score = {6, 3};
  record.bytes = std::string("(;GM[40]\0)", 10);
  record.file_name = "../../<evil>.html";
  record.findings = {"Move 3: <not> legal"};
  input.records[hash + ":0"] = record;
  input.head = {42, "9f2c41d0"};
  input.generated_at = "2026-03-15 17:40 UTC";
  return input;
}

bool is_page(const SiteFile& found) {
  return found.path.size() > 5 && found.path.substr(found.path.size() - 5) == ".html";
}

TEST(Site, has_these_files_and_no_others) {
  std::set<std::string> paths;
  for (const SiteFile& found : make_site(sample())) EXPECT_TRUE(paths.insert(found.path).second) << found.path;
  EXPECT_EQ(paths, (std::set<std::string>{"index.html", "crosstable.html", "rounds.html", "players.html",
                                          "player-1.html", "player-2.html", "player-3.html", "player-4.html",
                                          "player-5.html", "game-1-1.html", "style.css", "icon.svg", "standings.csv",
                                          "standings.json", "crosstable.csv", "records/" + hash + ".sgf"}));
}

TEST(Site, the_same_input_gives_the_same_bytes) {
  const Site once = make_site(sample());
  const Site again = make_site(sample());
  ASSERT_EQ(once.size(), again.size());
  for (std::size_t i = 0; i < once.size(); ++i) EXPECT_EQ(once[i].bytes, again[i].bytes) << once[i].path;
}

TEST(Site, pages_nest_and_their_ids_are_unique) {
  for (const SiteFile& found : make_site(sample())) {
    if (!is_page(found) && found.path != "icon.svg") continue;
    const auto scanned = scan(found.bytes);
    EXPECT_EQ(scanned.fault, "") << found.path;
    std::set<std::string> ids;
    for (const auto& tag : scanned.tags)
      for (const auto& [name, value] : tag.attributes)
        EXPECT_TRUE(name != "id" || ids.insert(value).second) << found.path << " #" << value;
  }
}

TEST(Site, every_link_leads_to_a_file_and_an_anchor_of_the_site) {
  const Site site = make_site(sample());
  std::set<std::string> targets;
  for (const SiteFile& found : site) {
    targets.insert(found.path);
    if (!is_page(found)) continue;
    for (const auto& tag : scan(found.bytes).tags)
      for (const auto& [name, value] : tag.attributes)
        if (name == "id") targets.insert(found.path + "#" + value);
  }
  int links = 0;
  for (const SiteFile& found : site) {
    if (!is_page(found)) continue;
    for (const auto& tag : scan(found.bytes).tags)
      for (const auto& [name, value] : tag.attributes) {
        if (name != "href" && name != "src") continue;
        ++links;
        EXPECT_TRUE(targets.count(value.front() == '#' ? found.path + value : value)) << found.path << " -> " << value;
      }
  }
  EXPECT_GT(links, 100);
}

TEST(Site, nothing_is_fetched_from_elsewhere_and_nothing_runs) {
  for (const SiteFile& found : make_site(sample())) {
    if (!is_page(found)) continue;
    EXPECT_TRUE(has(found.bytes, "default-src &#39;none&#39;; style-src &#39;self&#39;; img-src &#39;self&#39;"))
        << found.path;
    EXPECT_FALSE(has(found.bytes, "http://") || has(found.bytes, "https://")) << found.path;
    for (const auto& tag : scan(found.bytes).tags) {
      EXPECT_NE(tag.name, "script") << found.path;
      EXPECT_NE(tag.name, "style") << found.path;
      for (const auto& [name, value] : tag.attributes) {
        EXPECT_NE(name.substr(0, 2), "on") << found.path;
        EXPECT_NE(name, "style") << found.path;
      }
    }
  }
}

TEST(Site, hostile_names_are_only_text) {
  for (const SiteFile& found : make_site(sample())) {
    if (found.path.substr(0, 8) == "records/") continue;
    EXPECT_FALSE(has(found.bytes, "\u202E")) << found.path;
    if (!is_page(found)) continue;
    for (const char* markup : {"<script", "<img src=x", "<b>of"})
      EXPECT_FALSE(has(found.bytes, markup)) << found.path << " " << markup;
  }
  const Site site = make_site(sample());
  EXPECT_TRUE(has(file(site, "player-2.html"), "&lt;script&gt;alert(1)&lt;/script&gt;"));
  EXPECT_TRUE(has(file(site, "standings.csv"), "\"'=HYPERLINK(\"\"x\"\")\""));
  EXPECT_TRUE(has(file(site, "game-1-1.html"), "../../&lt;evil&gt;.html"));  // shown, but never a path
}

TEST(Site, personal_data_beyond_the_lists_stay_at_home) {
  for (const SiteFile& found : make_site(sample())) EXPECT_FALSE(has(found.bytes, "1987")) << found.path;
}

TEST(Site, every_page_carries_the_head_of_the_log) {
  for (const SiteFile& found : make_site(sample())) {
    if (!is_page(found)) continue;
    EXPECT_TRUE(has(found.bytes, "42 entries") && has(found.bytes, "9f2c41d0")) << found.path;
  }
}

TEST(Site, standings_are_provisional_while_tables_are_open) {
  SiteInput input = sample();
  EXPECT_TRUE(has(file(make_site(input), "index.html"), "One table has no result yet"));
  input.standings.open_tables = 3;
  EXPECT_TRUE(has(file(make_site(input), "index.html"), "3 tables have no result yet"));
  input.standings.open_tables = 0;
  EXPECT_FALSE(has(file(make_site(input), "index.html"), "Provisional"));
}

TEST(Site, forfeits_and_tie_breaks_that_do_not_apply) {
  SiteInput input = sample();
  input.standings.rows[2].forfeit_losses = 1;
  input.standings.rows[0].tiebreaks[0].applies = false;
  const std::string csv = file(make_site(input), "standings.csv");
  EXPECT_TRUE(has(csv, "losses,forfeit_wins,forfeit_losses,points,DE,SB"));
  EXPECT_TRUE(has(csv, ",0,0,2.5,,3.25,3.25,3.25\r\n"));
  EXPECT_TRUE(has(csv, ",0,1,1.5,1.25,"));
}

TEST(Site, standings_as_data) {
  const Site site = make_site(sample());
  const auto json = nlohmann::json::parse(file(site, "standings.json"));
  EXPECT_EQ(json["schema"], "arbiter.standings/1");
  EXPECT_EQ(json["log"]["count"], 42);
  EXPECT_EQ(json["open_tables"], 1);
  ASSERT_EQ(json["rows"].size(), 5U);
  EXPECT_EQ(json["rows"][0]["number"], 1);
  EXPECT_EQ(json["rows"][0]["points"], "2.5");
  EXPECT_EQ(json["rows"][0]["tiebreaks"]["SB"], "3.25");
  EXPECT_EQ(file(site, "standings.csv").substr(0, 71),
            "rank,number,name,club,played,wins,draws,losses,points,DE,SB,WIN,CD\r\n1,1");
  EXPECT_TRUE(has(file(site, "crosstable.csv"), "3,3,\"Ágoston, Béla\",,,×,\"'-\",,1.5\r\n"));
}

TEST(Site, byes_stand_apart_from_the_tables) {
  const std::string rounds = file(make_site(sample()), "rounds.html");
  EXPECT_TRUE(has(rounds, "<p class=\"bye\">Bye: <a href=\"player-5.html\"><bdi>ab</bdi></a></p>"));
  EXPECT_GT(rounds.find("player-5.html"), rounds.find("<p class=\"bye\">"));  // and at no table of round 1
  EXPECT_TRUE(has(rounds, "-:+"));
  EXPECT_TRUE(has(rounds, "grounding · 3:1.5"));
}

TEST(Site, players_by_name_and_by_number) {
  const std::string page = file(make_site(sample()), "players.html");
  const std::size_t by_name = page.find("By name");
  const std::size_t by_number = page.find("By number");
  EXPECT_LT(page.find("Ágoston", by_name), page.find("Zöld", by_name));
  EXPECT_LT(page.find("Zöld", by_number), page.find("Ágoston", by_number));
}

TEST(Site, a_player_page_holds_his_own_games_from_his_side) {
  const std::string page = file(make_site(sample()), "player-2.html");
  EXPECT_TRUE(has(page, "Zöld, Anna"));
  EXPECT_TRUE(has(page, "moves second"));
  EXPECT_TRUE(has(page, "<a href=\"game-1-1.html\"><bdi>0</bdi></a>"));
  EXPECT_TRUE(has(page, "½"));
  EXPECT_FALSE(has(page, "HYPERLINK"));
}

TEST(Site, a_game_page_shows_board_moves_and_verdict) {
  const Site site = make_site(sample());
  const std::string page = file(site, "game-1-1.html");
  EXPECT_TRUE(has(page, "<svg class=\"board\""));
  EXPECT_TRUE(has(page, "Stops at a move."));
  EXPECT_TRUE(has(page, "The rules accept the first 2 of 3 moves."));
  EXPECT_TRUE(has(page, "<span class=\"no\">1.</span><span class=\"move\">1.1</span><span class=\"move\">2.2</span>"));
  EXPECT_TRUE(has(page, "<span class=\"move refused\" title=\"not accepted by the rules\">3.3</span>"));
  EXPECT_TRUE(has(page, "Move 3: &lt;not&gt; legal"));
  EXPECT_TRUE(has(page, "B+3"));
  EXPECT_EQ(file(site, "records/" + hash + ".sgf"), std::string("(;GM[40]\0)", 10));
}

TEST(Site, a_record_of_many_games_is_stored_once) {
  SiteInput input = sample();
  input.records[hash + ":1"] = input.records[hash + ":0"];
  input.state.rounds[1].pairings[0].result->record = hash + ":1";
  const Site site = make_site(input);
  EXPECT_EQ(
      std::count_if(site.begin(), site.end(), [](const SiteFile& f) { return f.path.substr(0, 8) == "records/"; }), 1);
  EXPECT_TRUE(has(file(site, "game-2-1.html"), "records/" + hash + ".sgf"));
}

TEST(Site, a_record_id_that_is_no_hash_makes_no_file_name) {
  for (const std::string id : {"../../etc/passwd", "", ":0", "ABC:0", "a/b:0"}) {
    SiteInput input = sample();
    input.records[id] = input.records[hash + ":0"];
    input.state.rounds[0].pairings[0].result->record = id;
    for (const SiteFile& found : make_site(input)) EXPECT_NE(found.path.substr(0, 8), "records/") << found.path;
  }
}

TEST(Site, an_event_without_rounds_or_with_erased_players_has_its_pages) {
  SiteInput input = sample();
  input.players.clear();
  EXPECT_TRUE(has(file(make_site(input), "index.html"), "Number 3"));
  input.state.rounds.clear();
  input.standings = {};
  input.crosstable = {};
  input.state.settings.rules.clear();
  const Site site = make_site(input);
  EXPECT_TRUE(has(file(site, "index.html"), "No round has been paired yet."));
  EXPECT_TRUE(has(file(site, "rounds.html"), "No pairings have been published yet."));
  EXPECT_TRUE(has(file(site, "player-1.html"), "No games yet."));
  for (const SiteFile& found : site) {
    if (is_page(found)) {
      EXPECT_EQ(scan(found.bytes).fault, "") << found.path;
    }
  }
}

}  // namespace
}  // namespace tournament::publish
