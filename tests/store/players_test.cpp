// The register of players.
#include "store_fixture.h"

namespace store_tests {
namespace {

using tournament::Limits;
using namespace tournament::event;
using tournament::store::Store;

class PlayersTest : public ContractTest {
 protected:
  Store store_ = new_store(place());

  [[nodiscard]] std::string found(std::string_view text) const {
    std::string names;
    for (const Player& player : must(store_.find_players(text))) names += player.name + ";";
    return names;
  }
};

INSTANTIATE_TEST_SUITE_P(Store, PlayersTest, testing::ValuesIn(all_kinds()), name_of);

class StoredPlayersTest : public PlayersTest {};
INSTANTIATE_TEST_SUITE_P(Store, StoredPlayersTest, testing::ValuesIn(shared_kinds()), name_of);

TEST_P(PlayersTest, come_back_as_they_were_given) {
  const Player whole{.name = "Ivanov, Ivan",
                     .nick = "ivan_1",
                     .club = "Minsk",
                     .federation = "BLR",
                     .birth_year = 1990,
                     .rating = 1500};
  Player rich = whole;
  rich.latin = "Ivanoff, Jean";
  rich.school = "School 7";
  rich.sex = Sex::male;
  rich.consent = Consent::no;
  rich.categories = {"U40", "veteran"};
  rich.nicks = {{"ivan", "zagram"}, {"ivan", "vpoints"}, {"ванька"}};
  rich.ratings = {{"notago", TimeClass::blitz, 1640, "2026-10-01"}, {"notago", TimeClass::classic, 0}};
  const Player bare{.name = "Смирнова"};
  for (Player player : {whole, rich, bare}) {
    player.id = must(store_.add_player(player, anna));
    EXPECT_EQ(must(store_.player(player.id)), player);
  }
}

TEST_P(PlayersTest, are_updated_by_id) {
  Player player{.name = "Ivanov, Ivan", .rating = 1500};
  player.id = must(store_.add_player(player, anna));
  player.name = "Petrov, Ivan";
  player.rating = std::nullopt;
  must(store_.update_player(player, anna));
  EXPECT_EQ(must(store_.player(player.id)), player);
  EXPECT_EQ(found("petrov"), "Petrov, Ivan;");
  EXPECT_EQ(found("ivanov"), "");

  player.id = 99;
  EXPECT_EQ(text_of(store_.update_player(player, anna)), "STO011 kind=player value=99");
  EXPECT_EQ(text_of(store_.player(99)), "STO011 kind=player value=99");
}

TEST_P(PlayersTest, are_listed_by_name) {
  must(store_.add_players({{.name = "Żuk"}, {.name = "ábel"}, {.name = "Bob"}}, anna));
  EXPECT_EQ(found(""), "ábel;Bob;Żuk;");
  EXPECT_EQ(must(store_.players()).size(), 3U);
}

TEST_P(PlayersTest, are_found_by_every_word_of_a_text) {
  must(store_.add_players({{.name = "Ёлкин, Пётр", .nick = "petya"}, {.name = "Елкина, Анна"}, {.name = "Łukasz, Jan"}},
                          anna));
  EXPECT_EQ(found("елкин"), "Ёлкин, Пётр;Елкина, Анна;");
  EXPECT_EQ(found("ПЁТР ёлк"), "Ёлкин, Пётр;");
  EXPECT_EQ(found("Petya"), "Ёлкин, Пётр;");
  EXPECT_EQ(found("lukasz"), "Łukasz, Jan;");
  EXPECT_EQ(found("elkin petr"), "Ёлкин, Пётр;") << "in Latin letters";
  EXPECT_EQ(found("%"), "Łukasz, Jan;Ёлкин, Пётр;Елкина, Анна;") << "no word: everybody; no wildcard";
  EXPECT_EQ(found("nobody"), "");
  EXPECT_EQ(found("a b c d e f g h i j k l m n o p q r s t u v w x y z"), "") << "any number of words";
  EXPECT_EQ(found(std::string(10'000, 'a')), "") << "of any length";
}

TEST_P(PlayersTest, with_hostile_names_are_just_names) {
  const std::vector<std::string> names{"O'Neil, \"Tip\"",
                                       "Robert'); DROP TABLE players;--",
                                       "<script>alert(1)</script>",
                                       "Иванов, Иван",
                                       "=1+1",
                                       "?1 :a @b $c",
                                       "漢字",
                                       "%s%n",
                                       "a\\b"};
  for (const std::string& name : names) {
    const auto id = must(store_.add_player({.name = name, .nick = name, .club = name}, anna));
    const Player back = must(store_.player(id));
    EXPECT_EQ(back.name, name);
    EXPECT_EQ(back.nick, name);
    EXPECT_EQ(back.club, name);
  }
  EXPECT_EQ(must(store_.players()).size(), names.size());
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(PlayersTest, with_impossible_values_are_refused) {
  EXPECT_FALSE(store_.add_player({.name = ""}, anna));
  EXPECT_FALSE(store_.add_player({.name = std::string("a\0b", 3)}, anna));
  EXPECT_FALSE(store_.add_player({.name = "a\nb"}, anna));
  EXPECT_FALSE(store_.add_player({.name = "\xff"}, anna));
  EXPECT_FALSE(store_.add_player({.name = "A", .federation = "by"}, anna));
  EXPECT_FALSE(store_.add_player({.name = "A", .birth_year = 3}, anna));
  EXPECT_TRUE(must(store_.players()).empty());
}

// The library and the CHECKs of the table must agree: what the one lets through the other must take.
TEST_P(PlayersTest, at_the_limits_are_taken_and_beyond_refused) {
  const auto letters = [](int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "ы";
    return text;
  };
  const Limits limits;
  EXPECT_TRUE(store_.add_player(
      {.name = letters(limits.name_length), .nick = letters(limits.nick_length), .club = letters(limits.name_length)},
      anna));
  EXPECT_EQ(code_of(store_.add_player({.name = letters(limits.name_length + 1)}, anna)), "LIM001");
  EXPECT_EQ(code_of(store_.add_player({.name = "A", .nick = letters(limits.nick_length + 1)}, anna)), "LIM001");
  for (const int year : {1880, 2200}) EXPECT_TRUE(store_.add_player({.name = "A", .birth_year = year}, anna)) << year;
  for (const int rating : {0, 9999}) EXPECT_TRUE(store_.add_player({.name = "A", .rating = rating}, anna)) << rating;
}

TEST_P(PlayersTest, are_added_all_or_none) {
  const auto refused = store_.add_players({{.name = "Good"}, {.name = ""}, {.name = "Other"}}, anna);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().args.back(), (dots::Argument{"row", "2"}));
  EXPECT_TRUE(must(store_.players()).empty());

  std::vector<Player> many;
  for (int i = 0; i < 2000; ++i) many.push_back({.name = "Player " + std::to_string(i)});
  const auto ids = must(store_.add_players(many, anna));
  EXPECT_EQ(ids.size(), many.size());
  EXPECT_EQ(must(store_.player(ids.back())).name, "Player 1999");
}

TEST_P(StoredPlayersTest, whose_search_text_is_stale_are_found) {
  must(store_.add_player({.name = "Ivanov, Ivan"}, anna));
  ASSERT_EQ(raw_sql(place(), "UPDATE players SET name = 'Petrov, Ivan'"), "");
  EXPECT_EQ(findings_of(store_), "STO020 player=1\nSTO026 player=1 column=name\n");
}

}  // namespace
}  // namespace store_tests
