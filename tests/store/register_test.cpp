// The log of the register, merges, erasure.
#include "store_fixture.h"

namespace store_tests {
namespace {

using namespace tournament::event;
using tournament::store::PlayerChanges;
using tournament::store::PlayerEntry;
using tournament::store::Rebuilt;
using tournament::store::Store;

class RegisterTest : public ContractTest {
 protected:
  Store store_ = new_store(place());

  /// "player_added 1 (reason)", one a line.
  [[nodiscard]] std::string decisions() const {
    std::string text;
    for (const PlayerLogEntry& entry : must(store_.player_log())) {
      text += std::string(kind_of(entry.body.kind)) + " " + std::to_string(entry.body.player);
      if (entry.body.other != 0) text += "<-" + std::to_string(entry.body.other);
      if (!entry.body.reason.empty()) text += " (" + entry.body.reason + ")";
      if (!entry.facts) text += " without facts";
      text += "\n";
    }
    return text;
  }
  [[nodiscard]] std::string players_of(tournament::store::EventId event) const {
    std::string text;
    for (const Entry& entry : must(store_.load(event)).entries) text += std::to_string(entry.player) + " ";
    return text;
  }
};
INSTANTIATE_TEST_SUITE_P(Store, RegisterTest, testing::ValuesIn(all_kinds()), name_of);
class StoredRegisterTest : public RegisterTest {};
INSTANTIATE_TEST_SUITE_P(Store, StoredRegisterTest, testing::ValuesIn(shared_kinds()), name_of);

TEST_P(RegisterTest, logs_who_decided_what_when_and_why) {
  const PlayerId id = must(store_.add_player({.name = "Ivanova, Anna"}, anna, "came by post"));
  Player player = must(store_.player(id));
  player.name = "Petrova, Anna";
  must(store_.update_player(player, {.at = "2026-12-01T10:00:00Z", .actor = "Boris"}, "new name"));
  must(store_.update_player(player, anna, "nothing changes"));
  EXPECT_EQ(decisions(), "player_added 1 (came by post)\nplayer_edited 1 (new name)\n");
  const auto log = must(store_.player_log());
  EXPECT_EQ(log[0].actor, "Anna");
  EXPECT_EQ(log[1].actor, "Boris");
  EXPECT_EQ(log[1].at, "2026-12-01T10:00:00Z");
  EXPECT_EQ(log[1].previous_hash, log[0].hash);
  EXPECT_EQ(must(decode_facts(*log[0].facts)).name, "Ivanova, Anna") << "what stood before";
  EXPECT_EQ(must(store_.verify_player_log()), (tournament::store::LogHead{.sequence = 2, .hash = log[1].hash}));
}

TEST_P(RegisterTest, refuses_what_an_entry_cannot_hold) {
  EXPECT_EQ(text_of(store_.add_player({.name = "A"}, {.at = now, .actor = ""})), "STO015 field=actor reason=empty");
  EXPECT_EQ(code_of(store_.add_player({.name = "A"}, {.at = "today", .actor = "Anna"})), "STO015");
  EXPECT_EQ(text_of(store_.add_player({.name = "A"}, anna, "a\nb")), "STO015 field=reason reason=control");
  EXPECT_EQ(text_of(store_.add_player({.name = "A"}, anna, "\xff")), "STO015 field=reason reason=encoding");
  EXPECT_EQ(code_of(store_.add_player({.name = "A"}, anna, std::string(2001, 'a'))), "LIM001");
  EXPECT_TRUE(must(store_.players()).empty());
  EXPECT_EQ(decisions(), "");
}

TEST_P(RegisterTest, changes_on_an_old_state_are_refused) {
  must(store_.add_player({.name = "First"}, anna));
  PlayerChanges changes{.players = {{.name = "Second"}}, .reason = "table", .expected_sequence = 0};
  EXPECT_EQ(text_of(store_.change_players(changes, anna)), "STO006 event=register expected=0 found=1");
  changes.expected_sequence = 1;
  changes.players.push_back({.id = 1, .name = "First", .club = "Minsk"});
  EXPECT_EQ(must(store_.change_players(changes, anna)), (std::vector<PlayerId>{2, 1}));
  EXPECT_EQ(must(store_.player(1)).club, "Minsk");
  changes = {.players = {{.name = "Third"}, {.id = 9, .name = "Nobody"}}};
  EXPECT_EQ(text_of(store_.change_players(changes, anna)), "STO011 kind=player value=9 row=2");
  EXPECT_EQ(must(store_.players()).size(), 2U) << "all or none";
}

TEST_P(RegisterTest, an_edit_reads_and_writes_in_one_step) {
  const PlayerId id = must(store_.add_player({.name = "Ivanov, Ivan", .rating = 1500}, anna));
  const auto edited = store_.edit_player(
      id,
      [](Player& player) -> dots::Result<void> {
        player.rating = *player.rating + 10;
        return {};
      },
      anna);
  EXPECT_EQ(must(edited).rating, 1510);
  const auto refused = store_.edit_player(
      id,
      [](Player&) -> dots::Result<void> {
        return dots::Error{"CLI007", {}};
      },
      anna);
  EXPECT_EQ(code_of(refused), "CLI007");
  EXPECT_EQ(must(store_.player(id)).rating, 1510);
}

// ---- merges -------------------------------------------------------------------------------------------------------

TEST_P(RegisterTest, of_a_merge_games_entries_and_nicks_follow_to_the_kept_person) {
  const auto event = paired_event(store_, 3);
  must(store_.decide_and_append(event, set_result(1, 1, ResultKind::first_wins), anna));
  EXPECT_EQ(players_of(event), "1 2 3 ");
  const PlayerId kept = must(store_.add_player({.name = "Player, Two",
                                                .nick = "two",
                                                .rating = 1700,
                                                .ratings = {{"notago", TimeClass::blitz, 1, "2020-01-01"}}},
                                               anna));
  Player second = must(store_.player(2));
  second.nick = "second";
  second.club = "Minsk";
  second.rating = 1500;
  second.nicks = {{"dva", "zagram"}};
  second.ratings = {{"notago", TimeClass::blitz, 2, "2021-01-01"}};
  must(store_.update_player(second, anna));

  must(store_.merge_players(kept, 2, anna, "the same person"));
  EXPECT_EQ(players_of(event), "1 4 3 ");
  const Player whole = must(store_.player(kept));
  EXPECT_EQ(whole.name, "Player, Two");
  EXPECT_EQ(whole.nick, "two");
  EXPECT_EQ(whole.club, "Minsk");
  EXPECT_EQ(whole.rating, 1700);
  EXPECT_EQ(whole.nicks, (std::vector<Nick>{{"dva", "zagram"}, {"second"}}));
  EXPECT_EQ(whole.ratings.front().value, 2) << "the newer one";
  EXPECT_EQ(must(store_.players()).size(), 3U);
  EXPECT_EQ(must(store_.merges()), (std::map<PlayerId, PlayerId>{{2, 4}}));
  const auto entries = must(store_.entries_of(kept));
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0], (PlayerEntry{.event = event, .code = "spring-cup", .section = 1, .number = 2}));
  EXPECT_EQ(findings_of(store_), "");
  EXPECT_EQ(must(store_.rebuild()), Rebuilt{});
  // He cannot be entered a second time, nor by the id that he had.
  EventSettings other = spring_cup();
  other.code = "other";
  const auto next = must(store_.create_event(other, anna)).event;
  EXPECT_EQ(text_of(store_.decide_and_append(next, AddEntry{2}, anna)), "STO011 kind=player value=2");
  must(store_.decide_and_append(next, AddEntry{kept}, anna));
  EXPECT_EQ(code_of(store_.decide_and_append(next, AddEntry{kept}, anna)), "EVT021");
}

TEST_P(RegisterTest, who_play_in_one_section_are_not_merged) {
  paired_event(store_, 3);
  EXPECT_EQ(text_of(store_.merge_players(1, 2, anna)), "STO028 player=1 other=2 event=spring-cup section=1");
  const PlayerId third = must(store_.add_player({.name = "Third"}, anna));
  must(store_.merge_players(third, 1, anna));
  EXPECT_EQ(text_of(store_.merge_players(2, third, anna)), "STO028 player=2 other=4 event=spring-cup section=1")
      << "by the games of those who were merged before, too";
}

// given two teams, when a member turns out to be another person, then the team has him; never with one in two teams
TEST_P(RegisterTest, members_of_teams_follow_a_merge) {
  must(store_.add_players({{.name = "Team A"},
                           {.name = "A1"},
                           {.name = "A2"},
                           {.name = "Team B"},
                           {.name = "B1"},
                           {.name = "A two"},
                           {.name = "B2"}},
                          anna));
  const auto event = must(store_.create_event(spring_cup(), anna)).event;
  must(store_.decide_and_append(event, AddEntry{1, 1, {2, 3}}, anna));
  must(store_.decide_and_append(event, AddEntry{4, 1, {5, 7}}, anna));
  must(store_.merge_players(6, 3, anna));
  EXPECT_EQ(must(store_.load(event)).entries[0].members, (std::vector<PlayerId>{2, 6}));
  EXPECT_EQ(
      must(store_.entries_of(6)),
      (std::vector<PlayerEntry>{{.event = event, .code = "spring-cup", .section = 1, .number = 1, .member = true}}));
  EXPECT_EQ(text_of(store_.merge_players(6, 5, anna)), "STO028 player=6 other=5 event=spring-cup section=1");
  EXPECT_EQ(findings_of(store_), "");
  must(store_.undo_merge(3, anna));
  EXPECT_EQ(must(store_.load(event)).entries[0].members, (std::vector<PlayerId>{2, 3}));
}

TEST_P(RegisterTest, of_impossible_merges_says_why) {
  must(store_.add_players({{.name = "A"}, {.name = "B"}, {.name = "C"}}, anna));
  EXPECT_EQ(text_of(store_.merge_players(1, 1, anna)), "STO029 player=1 what=same");
  EXPECT_EQ(text_of(store_.merge_players(1, 9, anna)), "STO011 kind=player value=9");
  EXPECT_EQ(text_of(store_.undo_merge(2, anna)), "STO029 player=2 what=not_merged");
  must(store_.merge_players(1, 2, anna));
  EXPECT_EQ(text_of(store_.merge_players(1, 2, anna)), "STO029 player=2 what=merged");
  EXPECT_EQ(text_of(store_.merge_players(2, 3, anna)), "STO029 player=2 what=merged");
  EXPECT_EQ(text_of(store_.update_player({.id = 2, .name = "B"}, anna)), "STO029 player=2 what=merged");
}

TEST_P(RegisterTest, a_merge_is_undone) {
  const auto event = paired_event(store_, 2);
  const PlayerId kept = must(store_.add_player({.name = "Kept"}, anna));
  const Player before = must(store_.player(kept));
  Player one = must(store_.player(1));
  one.club = "Minsk";
  must(store_.update_player(one, anna));
  must(store_.merge_players(kept, 1, anna));
  EXPECT_EQ(players_of(event), "3 2 ");
  EXPECT_EQ(must(store_.player(kept)).club, "Minsk");
  must(store_.undo_merge(1, anna, "two persons after all"));
  EXPECT_EQ(players_of(event), "1 2 ");
  EXPECT_EQ(must(store_.player(kept)), before);
  EXPECT_EQ(must(store_.player(1)), one);
  EXPECT_EQ(findings_of(store_), "");
  EXPECT_EQ(must(store_.rebuild()), Rebuilt{});

  // What was edited since stays.
  must(store_.merge_players(kept, 1, anna));
  Player edited = must(store_.player(kept));
  edited.school = "School 7";
  must(store_.update_player(edited, anna));
  must(store_.undo_merge(1, anna));
  EXPECT_EQ(must(store_.player(kept)), edited);
}

TEST_P(RegisterTest, merges_follow_each_other) {
  const auto event = paired_event(store_, 2);
  must(store_.add_players({{.name = "C"}, {.name = "D"}}, anna));
  must(store_.merge_players(3, 1, anna));
  must(store_.merge_players(4, 3, anna));
  EXPECT_EQ(players_of(event), "4 2 ");
  EXPECT_EQ(must(store_.merges()), (std::map<PlayerId, PlayerId>{{1, 4}, {3, 4}}));
  must(store_.undo_merge(3, anna));
  EXPECT_EQ(players_of(event), "3 2 ");
  EXPECT_EQ(findings_of(store_), "");
}

// ---- erasure ------------------------------------------------------------------------------------------------------

TEST_P(RegisterTest, forgets_a_person_and_keeps_its_chain) {
  const auto event = paired_event(store_, 2);
  must(store_.add_player({.name = "Kept, One"}, anna));
  must(store_.merge_players(3, 1, anna));
  const auto before = must(store_.verify_player_log());
  must(store_.erase_player(3, anna, "asked for it"));
  EXPECT_EQ(text_of(store_.player(3)), "STO011 kind=player value=3");
  EXPECT_EQ(text_of(store_.player(1)), "STO011 kind=player value=1");
  EXPECT_EQ(must(store_.verify_player_log()).sequence, before.sequence + 2);
  EXPECT_EQ(decisions(),
            "player_added 1 without facts\nplayer_added 2\nplayer_added 3 without facts\n"
            "players_merged 3<-1 without facts\n"
            "player_erased 1 (asked for it) without facts\nplayer_erased 3 (asked for it) without facts\n");
  EXPECT_EQ(findings_of(store_), "") << "an event may name who was erased";
  EXPECT_EQ(must(store_.rebuild()), Rebuilt{});
  EXPECT_EQ(must(store_.load(event)).entries.size(), 2U);
  EXPECT_EQ(must(store_.add_player({.name = "Next"}, anna)), 4) << "an id is never given twice";
}

TEST_P(RegisterTest, forgets_what_a_merge_that_was_undone_left_elsewhere) {
  must(store_.add_players({{.name = "Kept"}, {.name = "Gone", .nick = "secret"}}, anna));
  must(store_.merge_players(1, 2, anna));
  must(store_.undo_merge(2, anna));
  must(store_.erase_player(2, anna));
  for (const PlayerLogEntry& entry : must(store_.player_log()))
    EXPECT_EQ(entry.facts.value_or("").find("secret"), std::string::npos) << entry.sequence;
  EXPECT_EQ(findings_of(store_), "");
}

// ---- tampering ----------------------------------------------------------------------------------------------------

TEST_P(StoredRegisterTest, what_was_changed_in_the_log_is_found) {
  must(store_.add_players({{.name = "A"}, {.name = "B"}, {.name = "C"}}, anna));
  const std::string whole = decisions();
  for (const auto& [sql, said] : std::vector<std::pair<std::string, std::string>>{
           {"UPDATE player_log SET actor = 'Boris' WHERE sequence = 2", "STO027 sequence=2 what=changed\n"},
           {"DELETE FROM player_log WHERE sequence = 2", "STO027 sequence=2 what=removed\n"},
           {"UPDATE player_log SET facts = replace(facts, '\"B\"', '\"X\"') WHERE sequence = 2",
            "STO027 sequence=2 what=facts\n"},
           {"UPDATE player_log SET player = 3 WHERE sequence = 2", "STO027 sequence=2 what=unreadable\n"},
           {"UPDATE player_log SET body = '{}' WHERE sequence = 2", "STO027 sequence=2 what=unreadable\n"}}) {
    const std::string other = another_place();
    {
      Store store = new_store(other);
      must(store.add_players({{.name = "A"}, {.name = "B"}, {.name = "C"}}, anna));
    }
    tamper(other, sql);
    Store store = reopen(other);
    EXPECT_EQ(findings_of(store), said) << sql;
    EXPECT_EQ(text_of(store.rebuild()) + "\n", said);
    EXPECT_EQ(text_of(store.export_archive(path("bad.archive"))) + "\n", said);
  }
  EXPECT_EQ(decisions(), whole);
}

TEST_P(StoredRegisterTest, the_database_itself_refuses_to_change_the_log) {
  must(store_.add_players({{.name = "A"}, {.name = "B"}}, anna));
  for (const char* sql :
       {"UPDATE player_log SET actor = 'Boris'", "UPDATE player_log SET facts = '{}'", "DELETE FROM player_log",
        "INSERT INTO player_log SELECT 9, at, actor, kind, player, body, facts, previous_hash, hash FROM player_log "
        "WHERE sequence = 1"})
    EXPECT_NE(raw_sql(place(), sql), "") << sql;
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(StoredRegisterTest, rows_that_are_not_what_the_log_says_are_found_and_rebuilt) {
  must(store_.add_players({{.name = "A", .nicks = {{"a", "zagram"}}}, {.name = "B"}, {.name = "C"}}, anna));
  must(store_.merge_players(2, 3, anna));
  ASSERT_EQ(raw_sql(place(),
                    "UPDATE player_nicks SET nick = 'x'; UPDATE players SET merged_into = NULL WHERE id = 3; "
                    "UPDATE players SET consent = 'yes' WHERE id = 2"),
            "");
  EXPECT_EQ(findings_of(store_),
            "STO020 player=1\nSTO026 player=1 column=nicks\nSTO026 player=2 column=consent\n"
            "STO026 player=3 column=merged_into\n");
  EXPECT_EQ(must(store_.rebuild()), (Rebuilt{.events = 0, .players = 3}));
  EXPECT_EQ(findings_of(store_), "");
  EXPECT_EQ(must(store_.player(1)).nicks.front().text, "a");
}

}  // namespace
}  // namespace store_tests
