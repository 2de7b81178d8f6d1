// People: the name in Latin letters, the log of the register, what a merge makes of two.
#include "tournament/event/player.h"

#include <gtest/gtest.h>

#include "tournament/event/codes.h"
#include "tournament/event/player_log.h"
#include "tournament/event/validate.h"

namespace tournament::event {
namespace {

// ---- Latin letters (docs/guide/players.md) ------------------------------------------------------------------------

TEST(LatinName, follows_the_table_of_passports) {
  const std::pair<const char*, const char*> names[] = {
      {"Щукин, Пётр", "Shchukin, Petr"},
      {"Жуковский Юрий", "Zhukovskii Iurii"},
      {"ЩУКИН ПЁТР", "SHCHUKIN PETR"},
      {"Хрущёва Я.", "Khrushcheva Ia."},
      {"Подъячев, Цезарь Эльбрусович", "Podieiachev, Tsezar Elbrusovich"},
      {"Їжакевич, Ґалина Єва", "Izhakevich, Galina Ieva"},
      {"Ўладзімір", "Uladzimir"},
      {"Џајић, Његош", "Dzajic, Njegosh"},
      {"Kovács, Łukasz", "Kovács, Łukasz"},
      {"漢字", "漢字"},
      {"", ""},
  };
  for (const auto& [name, latin] : names) EXPECT_EQ(to_latin(name), latin) << name;
}

TEST(LatinName, as_given_goes_before) {
  EXPECT_EQ(latin_name({.name = "Шёнберг, Арнольд", .latin = "Schönberg, Arnold"}), "Schönberg, Arnold");
  EXPECT_EQ(latin_name({.name = "Шёнберг, Арнольд"}), "Shenberg, Arnold");
}

TEST(LatinName, takes_bytes_that_are_no_text) {
  for (const char* bytes : {"\xD0", "\xD0\xD0", "\xFF\xD0", "a\xD1", "\xD2\x41"}) EXPECT_EQ(to_latin(bytes), bytes);
}

// ---- what may be kept ---------------------------------------------------------------------------------------------

Player whole() {
  return {.name = "Kovács, Anna",
          .nick = "ania",
          .club = "Kropki",
          .federation = "POL",
          .birth_year = 1984,
          .rating = 1500,
          .latin = "Kovacs, Anna",
          .school = "School \"7\"",
          .sex = Sex::female,
          .consent = Consent::no,
          .categories = {"U40", "жен."},
          .nicks = {{"anna", "zagram"}, {"anna", "vpoints"}, {"аня"}},
          .ratings = {{"notago", TimeClass::blitz, 1640, "2026-10-01"}, {"notago", TimeClass::rapid, 0}}};
}

template <class Change>
std::string code_with(Change change) {
  Player player = whole();
  change(player);
  const auto checked = validate(player);
  return checked ? "" : checked.error().code;
}

TEST(PlayerFacts, that_can_be_kept) {
  EXPECT_EQ(code_with([](Player&) {}), "");
  EXPECT_EQ(code_with([](Player& p) { p.latin = "a\tb"; }), "EVT004");
  EXPECT_EQ(code_with([](Player& p) { p.school = "\xFF"; }), "EVT005");
  EXPECT_EQ(code_with([](Player& p) { p.nicks.push_back({""}); }), "EVT003");
  EXPECT_EQ(code_with([](Player& p) { p.nicks.push_back({"a\nb"}); }), "EVT004");
  EXPECT_EQ(code_with([](Player& p) { p.nicks.push_back({"a", "Zagram"}); }), "EVT015");
  EXPECT_EQ(code_with([](Player& p) { p.nicks.push_back({"a", "a b"}); }), "EVT015");
  EXPECT_EQ(code_with([](Player& p) { p.nicks.push_back({"anna", "zagram"}); }), "EVT016");
  EXPECT_EQ(code_with([](Player& p) { p.nicks.push_back({"anna"}); }), "") << "at no place in particular";
  EXPECT_EQ(code_with([](Player& p) { p.categories.push_back("U40"); }), "EVT016");
  EXPECT_EQ(code_with([](Player& p) { p.categories.push_back(" "); }), "EVT003");
  EXPECT_EQ(code_with([](Player& p) { p.ratings.push_back({"notago", TimeClass::rapid, 1}); }), "EVT016");
  EXPECT_EQ(code_with([](Player& p) { p.ratings.push_back({"", TimeClass::rapid, 1}); }), "EVT003");
  EXPECT_EQ(code_with([](Player& p) { p.ratings.push_back({"Fide", TimeClass::rapid, 1}); }), "EVT015");
  EXPECT_EQ(code_with([](Player& p) { p.ratings.push_back({"fide", TimeClass::rapid, 10'000}); }), "EVT013");
  EXPECT_EQ(code_with([](Player& p) { p.ratings.push_back({"fide", TimeClass::rapid, 1, "1.10.2026"}); }), "EVT009");
}

TEST(PlayerFacts, are_bounded_in_number) {
  constexpr Limits limits;
  const auto label = [](int i) { return "n" + std::to_string(i); };
  const auto with = [&](int nicks, int categories, int ratings) {
    Player player{.name = "A"};
    for (int i = 0; i < nicks; ++i) player.nicks.push_back({label(i)});
    for (int i = 0; i < categories; ++i) player.categories.push_back(label(i));
    for (int i = 0; i < ratings; ++i) player.ratings.push_back({label(i), TimeClass::rapid, i});
    const auto checked = validate(player);
    return checked ? "" : checked.error().code + " " + checked.error().args.front().value;
  };
  EXPECT_EQ(with(limits.nicks_of_player, limits.categories_of_player, limits.ratings_of_player), "");
  EXPECT_EQ(with(limits.nicks_of_player + 1, 0, 0), "LIM001 nicks_of_player");
  EXPECT_EQ(with(0, limits.categories_of_player + 1, 0), "LIM001 categories_of_player");
  EXPECT_EQ(with(0, 0, limits.ratings_of_player + 1), "LIM001 ratings_of_player");
}

// ---- the log ------------------------------------------------------------------------------------------------------

TEST(PlayerLog, bodies_come_back_as_they_were) {
  const std::string digest(64, 'a');
  for (const PlayerLogBody& body : {PlayerLogBody{PlayerDecision::added, 7, 0, "came by \"post\"", digest},
                                    PlayerLogBody{PlayerDecision::merged, 7, 12, "", digest},
                                    PlayerLogBody{PlayerDecision::erased, 7, 0, "", ""}}) {
    const auto back = decode_player_body(kind_of(body.kind), encode(body));
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, body);
  }
  EXPECT_EQ(encode({PlayerDecision::added, 7, 0, "x", "d"}), R"({"facts":"d","player":7,"reason":"x"})");
}

TEST(PlayerLog, damaged_bodies_are_not_guessed_at) {
  const auto said = [](std::string_view kind, std::string_view text) {
    return decode_player_body(kind, text).error().code;
  };
  EXPECT_EQ(said("player_renamed", "{}"), "LOG001");
  for (const char* text : {"", "[]", "{}", "{\"player\":7}", R"({"player": 7,"reason":""})",
                           R"({"player":7.5,"reason":""})", R"({"player":7,"reason":"","x":1})",
                           R"({"player":"7","reason":""})", R"({"player":99999999999999999999,"reason":""})"})
    EXPECT_EQ(said("player_added", text), "LOG002") << text;
}

TEST(PlayerLog, facts_come_back_as_they_were) {
  for (const Player& player : {whole(), Player{.name = "A"}, Player{.name = "=1+1 <b>\"\\ Ёлка"}}) {
    const auto back = decode_facts(encode_facts(player, "5a17"));
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, player);
  }
  EXPECT_NE(encode_facts(whole(), "1"), encode_facts(whole(), "2"));
  for (const char* text : {"", "{}", "[]", R"({"name":"A"})", R"({"name":7,"salt":""})",
                           R"({"name":"A","ratings":[1],"salt":""})", R"({"name":"A","salt":"","sex":"x"})"})
    EXPECT_FALSE(decode_facts(text)) << text;
}

TEST(PlayerLog, folds_to_the_register) {
  PlayerRegister people;
  const auto entry = [](PlayerDecision kind, PlayerId id, const char* name, PlayerId other = 0) {
    PlayerLogEntry made;
    made.body = {.kind = kind, .player = id, .other = other};
    if (*name != '\0') made.facts = encode_facts({.name = name}, "");
    return made;
  };
  ASSERT_TRUE(event::apply(people, entry(PlayerDecision::added, 1, "A")));
  ASSERT_TRUE(event::apply(people, entry(PlayerDecision::kept, 2, "B")));
  ASSERT_TRUE(event::apply(people, entry(PlayerDecision::edited, 1, "AA")));
  ASSERT_TRUE(event::apply(people, entry(PlayerDecision::merged, 1, "AA", 2)));
  EXPECT_EQ(people.at(1).facts, (Player{.id = 1, .name = "AA"}));
  EXPECT_EQ(people.at(2).merged_into, 1);
  ASSERT_TRUE(event::apply(people, entry(PlayerDecision::merge_undone, 1, "A", 2)));
  EXPECT_EQ(people.at(2).merged_into, 0);
  EXPECT_EQ(people.at(2).facts.name, "B");
  ASSERT_TRUE(event::apply(people, entry(PlayerDecision::erased, 1, "")));
  EXPECT_TRUE(people.at(1).erased);
  EXPECT_EQ(people.at(1).facts, Player{});
  PlayerLogEntry bad = entry(PlayerDecision::edited, 2, "B");
  bad.facts = "{}";
  EXPECT_FALSE(event::apply(people, bad));
}

// ---- two who are one ----------------------------------------------------------------------------------------------

TEST(MergedPlayers, the_kept_one_gets_what_he_lacks) {
  const Player kept{.id = 1, .name = "Kovacs A.", .nick = "ka", .rating = 1400, .consent = Consent::yes};
  const Player one = merged(kept, whole());
  EXPECT_EQ(one.id, 1);
  EXPECT_EQ(one.name, "Kovacs A.");
  EXPECT_EQ(one.nick, "ka");
  EXPECT_EQ(one.rating, 1400);
  EXPECT_EQ(one.club, "Kropki");
  EXPECT_EQ(one.birth_year, 1984);
  EXPECT_EQ(one.consent, Consent::no) << "a refusal counts";
  EXPECT_EQ(one.nicks.size(), 4U);
  EXPECT_EQ(one.nicks.back(), (Nick{"ania"}));
  EXPECT_EQ(merged(one, whole()), one) << "a second time changes nothing";
}

TEST(MergedPlayers, changed_fields_are_named) {
  Player after = whole();
  EXPECT_TRUE(changed_fields(whole(), after).empty());
  after.id = 9;
  EXPECT_TRUE(changed_fields(whole(), after).empty());
  after.club = "Other";
  after.nicks.pop_back();
  EXPECT_EQ(changed_fields(whole(), after), (std::vector<std::string>{"club", "nicks"}));
}

}  // namespace
}  // namespace tournament::event
