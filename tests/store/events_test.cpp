// Events: created through their log, listed by what it amounts to, named by id, code or title.
#include "store_fixture.h"

namespace store_tests {
namespace {

using namespace tournament::event;
using tournament::store::EventId;
using tournament::store::EventSummary;
using tournament::store::Store;

class EventsTest : public ContractTest {
 protected:
  Store store_ = new_store(place());

  EventId create(const std::string& title, const std::string& code) {
    EventSettings settings = spring_cup();
    settings.title = title;
    settings.code = code;
    return must(store_.create_event(settings, anna)).event;
  }
  [[nodiscard]] std::string find(std::string_view name) const {
    const auto found = store_.find_event(name);
    return found ? found->code : text_of(found);
  }
};

INSTANTIATE_TEST_SUITE_P(Store, EventsTest, testing::ValuesIn(all_kinds()), name_of);

class StoredEventsTest : public EventsTest {};
INSTANTIATE_TEST_SUITE_P(Store, StoredEventsTest, testing::ValuesIn(shared_kinds()), name_of);

TEST_P(EventsTest, begin_with_a_log_entry) {
  const auto created = must(store_.create_event(spring_cup(), anna));
  ASSERT_EQ(created.entries.size(), 1U);
  EXPECT_EQ(created.entries.front().sequence, 1);
  EXPECT_EQ(created.entries.front().previous_hash, std::string(64, '0'));
  EXPECT_TRUE(std::holds_alternative<EventCreated>(created.entries.front().body));
  EXPECT_TRUE(created.state.created);
  EXPECT_EQ(created.state.settings.title, "Spring Cup");
  EXPECT_EQ(must(store_.load(created.event)), created.state);
}

TEST_P(EventsTest, are_listed_with_what_their_log_amounts_to) {
  const EventId event = paired_event(store_, 4);
  must(store_.decide_and_append(event, set_result(1, 2, ResultKind::draw), anna));
  const auto list = must(store_.events());
  ASSERT_EQ(list.size(), 1U);
  const EventSummary& row = list.front();
  EXPECT_EQ(row.id, event);
  EXPECT_EQ(row.code, "spring-cup");
  EXPECT_EQ(row.title, "Spring Cup");
  EXPECT_EQ(row.place, "Minsk");
  EXPECT_EQ(row.entries, 4);
  EXPECT_EQ(row.rounds, 3);
  EXPECT_EQ(row.results, 1);
  EXPECT_EQ(row.sequence, 1 + 4 + 3 + 1);
  EXPECT_EQ(row.head, must(store_.log(event)).back().hash);
  EXPECT_EQ(row.rules, must(store_.load(event)).settings.rules);
}

TEST_P(StoredEventsTest, come_back_after_reopening) {
  const EventId event = paired_event(store_, 6);
  const State before = must(store_.decide_and_append(event, set_result(2, 1, ResultKind::second_wins), anna)).state;
  EXPECT_EQ(must(reopen(place()).load(event)), before);
}

TEST_P(EventsTest, are_found_by_id_code_or_title) {
  create("Spring Cup", "spring");
  create("Кубок Ёлки", "elka");
  EXPECT_EQ(find("1"), "spring");
  EXPECT_EQ(find("elka"), "elka");
  EXPECT_EQ(find("Spring Cup"), "spring");
  EXPECT_EQ(find("кубок елки"), "elka");
  EXPECT_EQ(find("3"), "STO011 kind=event value=3");
  EXPECT_EQ(find(""), "STO011 kind=event value=");
  EXPECT_EQ(find("' OR 1=1 --"), "STO011 kind=event value=' OR 1=1 --");
}

TEST_P(EventsTest, of_one_title_must_be_told_apart) {
  create("Spring Cup", "spring-a");
  create("Spring Cup", "spring-b");
  create("SPRING CUP", "spring-c");
  EXPECT_EQ(find("Spring Cup"), "STO012 value=Spring Cup count=2");
  EXPECT_EQ(find("spring cup"), "STO012 value=spring cup count=3");
  EXPECT_EQ(find("SPRING CUP"), "spring-c");
  EXPECT_EQ(find("spring-b"), "spring-b");
}

TEST_P(EventsTest, have_codes_of_their_own) {
  create("Spring Cup", "spring");
  EventSettings again = spring_cup();
  again.code = "spring";
  EXPECT_EQ(text_of(store_.create_event(again, anna)), "STO013 code=spring");
  EXPECT_EQ(must(store_.events()).size(), 1U);
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(EventsTest, with_settings_that_are_refused_leave_nothing) {
  EventSettings settings = spring_cup();
  settings.title = "";
  EXPECT_EQ(code_of(store_.create_event(settings, anna)).substr(0, 3), "EVT");
  EXPECT_TRUE(must(store_.events()).empty());
}

TEST_P(EventsTest, take_hostile_titles_as_titles) {
  for (const char* title : {"'; DROP TABLE events; --", "<b>\"Cup\"</b> & more", "Кубок", "=cmd|' /C calc'!A0"}) {
    const EventId event = create(title, "code-" + std::to_string(must(store_.events()).size() + 1));
    EXPECT_EQ(must(store_.load(event)).settings.title, title);
    EXPECT_EQ(must(store_.find_event(title)).id, event);
  }
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(EventsTest, have_chains_of_their_own) {
  const EventId first = create("Spring Cup", "spring");
  const EventId second = create("Autumn Cup", "autumn");
  const auto player = must(store_.add_player({.name = "Ivanov, Ivan"}, anna));
  must(store_.decide_and_append(first, AddEntry{player}, anna));
  must(store_.decide_and_append(second, AddEntry{player}, anna));
  must(store_.decide_and_append(first, AddEntry{must(store_.add_player({.name = "Petrov, Petr"}, anna))}, anna));
  EXPECT_EQ(must(store_.load(first)).sequence, 3);
  EXPECT_EQ(must(store_.load(second)).sequence, 2);
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(EventsTest, that_are_not_there_are_said_to_be_missing) {
  const std::string missing = "STO011 kind=event value=7";
  EXPECT_EQ(text_of(store_.load(7)), missing);
  EXPECT_EQ(text_of(store_.log(7)), missing);
  EXPECT_EQ(text_of(store_.verify_log(7)), missing);
  EXPECT_EQ(text_of(store_.decide_and_append(7, PairAll{}, anna)), missing);
  EXPECT_EQ(text_of(store_.append(7, 0, {}, anna)), missing);
}

TEST_P(EventsTest, take_only_players_of_the_register) {
  const EventId event = create("Spring Cup", "spring");
  EXPECT_EQ(text_of(store_.decide_and_append(event, AddEntry{5}, anna)), "STO011 kind=player value=5");
  EXPECT_EQ(must(store_.load(event)).sequence, 1);
}

TEST_P(EventsTest, take_only_members_and_substitutes_of_the_register) {
  const EventId event = create("Spring Cup", "spring");
  const auto captain = must(store_.add_player({.name = "Ivanov, Ivan"}, anna));
  AddEntry team{captain};
  team.members = {captain, 8};
  EXPECT_EQ(text_of(store_.decide_and_append(event, team, anna)), "STO011 kind=player value=8");
  must(store_.decide_and_append(event, AddEntry{captain}, anna));
  EXPECT_EQ(text_of(store_.append(event, 2, {EntryReplaced{.number = 1, .player = 9, .reason = "ill"}}, anna)),
            "STO011 kind=player value=9");
}

TEST_P(StoredEventsTest, whose_row_was_changed_are_found) {
  paired_event(store_, 4);
  ASSERT_EQ(raw_sql(place(), "UPDATE events SET title = 'Winter Cup', entries = 5"), "");
  EXPECT_EQ(findings_of(store_),
            "STO017 event=1 column=title stored=Winter Cup log=Spring Cup\n"
            "STO017 event=1 column=entries stored=5 log=4\n");
}

TEST_P(StoredEventsTest, whose_players_are_gone_are_found) {
  paired_event(store_, 2);
  ASSERT_EQ(raw_sql(place(), "DELETE FROM players WHERE id = 2"), "");
  EXPECT_EQ(findings_of(store_),
            "STO026 player=2 column=id\n"
            "STO018 event=1 sequence=3 kind=player value=2\n");
  EXPECT_EQ(must(store_.rebuild()), (tournament::store::Rebuilt{.events = 0, .players = 1}));
  EXPECT_EQ(findings_of(store_), "");
}

}  // namespace
}  // namespace store_tests
