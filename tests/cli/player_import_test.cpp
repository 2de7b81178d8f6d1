// Tables of players: encodings, titles in five languages, mapping, and a verdict for every row.
#include <gtest/gtest.h>

#include <iconv.h>

#include <algorithm>

#include "process.h"

namespace arbiter_tests {
namespace {

using nlohmann::json;

/// The text in an old encoding.
std::string in(const char* encoding, std::string text) {
  const iconv_t converter = iconv_open(encoding, "UTF-8");
  EXPECT_NE(reinterpret_cast<std::intptr_t>(converter), -1) << encoding;
  std::string bytes(text.size() * 4, '\0');
  char* from = text.data();
  char* to = bytes.data();
  std::size_t from_left = text.size(), to_left = bytes.size();
  EXPECT_EQ(iconv(converter, &from, &from_left, &to, &to_left), 0U) << encoding;
  iconv_close(converter);
  bytes.resize(bytes.size() - to_left);
  return bytes;
}

class PlayerImport : public testing::Test {
 protected:
  PlayerImport() { EXPECT_EQ(desk_.run({"db", "init"}).exit, 0); }

  /// Imports a table and gives its document.
  [[nodiscard]] json import(const std::string& bytes, std::vector<std::string> more = {}) const {
    desk_.write("p.csv", bytes);
    std::vector<std::string> words{"player", "import", "p.csv", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    const Ran run = desk_.run(words);
    EXPECT_TRUE(run.exit == 0 || run.exit == 1) << run.err;
    return run.exit <= 1 ? run.json() : json();
  }
  /// "new: club, rating | doubtful CSV009" of the rows.
  [[nodiscard]] static std::string verdicts(const json& document) {
    std::string text;
    for (const json& row : document["rows"]) {
      text += (text.empty() ? "" : " | ") + row["verdict"].get<std::string>();
      for (const json& field : row["changed"]) text += " " + field.get<std::string>();
      if (!row["error"].is_null()) text += " " + row["error"]["code"].get<std::string>();
    }
    return text;
  }
  [[nodiscard]] json players() const { return desk_.run({"player", "list", "--json"}).json()["players"]; }
  void refused(int exit, const std::string& code, const std::string& bytes, std::vector<std::string> more = {}) const {
    desk_.write("p.csv", bytes);
    std::vector<std::string> words{"player", "import", "p.csv"};
    words.insert(words.end(), more.begin(), more.end());
    const Ran run = desk_.run(words);
    EXPECT_EQ(run.exit, exit) << run.err;
    EXPECT_NE(run.err.find("arbiter: " + code + ": "), std::string::npos) << run.err;
  }

  Desk desk_;
};

TEST_F(PlayerImport, finds_the_encoding_out) {
  const std::string russian = "имя;клуб\nЩукин, Пётр;Точки Москвы\nИванова, Яна;\n";
  const std::string polish = "nazwisko;klub\nŻółw, Łukasz;Kropki Łódź\nŚliwa, Józef;\n";
  const std::string hungarian = "név;egyesület\nŐri, Gyöngyvér;Pöttyök\nSzűcs, Béla;\n";
  for (const char* encoding : {"UTF-8", "CP1251", "KOI8-R"}) {
    const json document = import(in(encoding, russian), {"--dry-run"});
    EXPECT_EQ(document["rows"][0]["name"], "Щукин, Пётр") << encoding;
  }
  for (const char* encoding : {"UTF-8", "CP1250", "ISO-8859-2"}) {
    EXPECT_EQ(import(in(encoding, polish), {"--dry-run"})["rows"][0]["name"], "Żółw, Łukasz") << encoding;
    EXPECT_EQ(import(in(encoding, hungarian), {"--dry-run"})["rows"][0]["name"], "Őri, Gyöngyvér") << encoding;
  }
  for (const char* encoding : {"CP1251", "KOI8-R"})
    EXPECT_EQ(import(in(encoding, russian), {"--dry-run", "--encoding", encoding})["rows"][1]["name"], "Иванова, Яна");
  refused(2, "CSV012", "name\nAnna\n", {"--encoding", "klingon"});
}

TEST_F(PlayerImport, knows_titles_in_five_languages) {
  const char* tables[] = {
      "Surname;First name;Nickname;Club;School;Country;Birth year;Sex;Category;Rating;Consent\n"
      "Lis;Ewa;ewa;Dots;School 7;POL;1990;f;U40;1500;yes\n",
      "Фамилия;Имя;Ник;Клуб;Школа;Страна;Год рождения;Пол;Категория;Рейтинг;Согласие\n"
      "Lis;Ewa;ewa;Dots;School 7;POL;1990;ж;U40;1500;да\n",
      "Nazwisko;Imię;Pseudonim;Klub;Szkoła;Kraj;Rok urodzenia;Płeć;Kategoria;Ranking;Zgoda\n"
      "Lis;Ewa;ewa;Dots;School 7;POL;1990;K;U40;1500;tak\n",
      "Name;Vorname;Spitzname;Verein;Schule;Land;Geburtsjahr;Geschlecht;Klasse;Wertungszahl;Einwilligung\n"
      "Lis;Ewa;ewa;Dots;School 7;POL;1990;weiblich;U40;1500;ja\n",
      "Vezetéknév;Keresztnév;Becenév;Egyesület;Iskola;Ország;Születési év;Nem;Korosztály;Értékszám;Hozzájárulás\n"
      "Lis;Ewa;ewa;Dots;School 7;POL;1990;nő;U40;1500;igen\n"};
  for (const char* table : tables) {
    const Desk desk;
    EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
    desk.write("p.csv", table);
    const Ran run = desk.run({"player", "import", "p.csv"});
    EXPECT_EQ(run.exit, 0) << run.err << run.out;
    EXPECT_EQ(run.err.find("is not used"), std::string::npos) << run.err;
    json player = desk.run({"player", "list", "--json"}).json()["players"][0];
    EXPECT_EQ(player["name"], "Lis, Ewa") << table;
    EXPECT_EQ(player["nick"], "ewa");
    EXPECT_EQ(player["club"], "Dots");
    EXPECT_EQ(player["school"], "School 7");
    EXPECT_EQ(player["federation"], "POL");
    EXPECT_EQ(player["birth_year"], 1990);
    EXPECT_EQ(player["sex"], "f") << table;
    EXPECT_EQ(player["categories"], json::array({"U40"}));
    EXPECT_EQ(player["rating"], 1500);
    EXPECT_EQ(player["consent"], "yes");
  }
}

TEST_F(PlayerImport, reads_numbers_and_dates_as_people_write_them) {
  const json document = import(
      "name;rating;year\nA;1523,4;1990-05-12\nB;1523,5;12.05.1990\nC;1523.0;12/05/1990\nD;1523;1990\n"
      "E;1 523;1990\nF;-5;1990\nG;1,5,0;1990\nH;1e3;1990\nI;1500;12.13.90\nJ;1500;1990-45-12\n");
  EXPECT_EQ(verdicts(document),
            "new | new | new | new | rejected CSV005 | rejected CSV005 | rejected CSV005 | rejected CSV005 | "
            "rejected CSV005 | rejected CSV005");
  const json list = players();
  EXPECT_EQ(list[0]["rating"], 1523);
  EXPECT_EQ(list[1]["rating"], 1524);
  for (const json& player : list) EXPECT_EQ(player["birth_year"], 1990);
}

TEST_F(PlayerImport, maps_other_titles) {
  const std::string table = "Кто;R;Сайт;Club\nЛис, Ева;1640,7;ewa;Dots\n";
  refused(3, "CSV001", table);
  const json document = import(table, {"--map", "name=кто", "--map", "rating@notago:blitz@2026-10-01=R", "--map",
                                       "nick@zagram=Сайт", "--map", "club="});
  EXPECT_EQ(verdicts(document), "new");
  const json player = players()[0];
  EXPECT_EQ(player["name"], "Лис, Ева");
  EXPECT_EQ(player["club"], "");
  EXPECT_EQ(player["nicks"][0]["place"], "zagram");
  EXPECT_EQ(player["ratings"][0],
            json({{"list", "notago"}, {"time_class", "blitz"}, {"value", 1641}, {"date", "2026-10-01"}}));
  refused(2, "CSV013", table, {"--map", "shoe=R"});
  refused(2, "CSV013", table, {"--map", "rating@notago:hourly=R"});
  refused(3, "CSV014", table, {"--map", "name=Who"});
  refused(2, "CLI007", table, {"--map", "name"});
  refused(3, "CSV002", "name;Player\nA;B\n");
}

TEST_F(PlayerImport, takes_the_delimiter_that_is_said) {
  EXPECT_EQ(import("sep=,\nname,club\nAnna,Dots\n")["rows"][0]["line"], 3);
  EXPECT_EQ(import("name,note;club\n\"Bea\",x;y\n", {"--delimiter", "comma"})["rows"][0]["name"], "Bea");
  refused(2, "CLI007", "name\nAnna\n", {"--delimiter", "dot"});
}

// given people in the register, when a table names them again, then what it says is put over what is known
TEST_F(PlayerImport, updates_who_is_known) {
  EXPECT_EQ(desk_
                .run({"player", "add", "Kovács, Anna", "--birth-year", "1990", "--nick", "ania", "--club", "Old",
                      "--school", "School 7"})
                .exit,
            0);
  const std::string table = "name;birth year;nick;club;rating\nANNA KOVACS;;anna77;New;1500\n";
  const json dry = import(table, {"--dry-run"});
  EXPECT_EQ(verdicts(dry), "update club rating nicks");
  EXPECT_EQ(players()[0]["club"], "Old");
  EXPECT_EQ(verdicts(import(table)), "update club rating nicks");
  const json player = players()[0];
  EXPECT_EQ(player["name"], "Kovács, Anna") << "the spelling stays";
  EXPECT_EQ(player["birth_year"], 1990) << "an empty cell changes nothing";
  EXPECT_EQ(player["nick"], "ania");
  EXPECT_EQ(player["nicks"][0]["nick"], "anna77");
  EXPECT_EQ(player["school"], "School 7");
  EXPECT_EQ(verdicts(import(table)), "same");
  const Ran log = desk_.run({"log", "show", "--players"});
  EXPECT_NE(log.out.find("anna  player_edited 1 Kovács, Anna (import of p.csv)"), std::string::npos) << log.out;
}

TEST_F(PlayerImport, rows_in_doubt_are_not_applied) {
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"player", "add", "Nowak, Jan", "--birth-year", "1990"},
           {"player", "add", "Lis, Ewa", "--nick", "ewa"},
           {"player", "add", "Lis, Ewa", "--yes"},
           {"player", "add", "Orlov, Ivan", "--birth-year", "1985", "--nick", "orel"}})
    EXPECT_EQ(desk_.run(words).exit, 0);
  const std::string table =
      "name;birth year;nick;club\n"
      "Nowak, Jan;1991;;X\n"
      "Lis, Ewa;;;X\n"
      "Lis, Ewa;;ewa;X\n"
      "Orlow, Ivan;1985;;X\n"
      "Orlof, Ivan;1970;;X\n"
      "Petrov, Petr;;OREL;X\n";
  const json document = import(table);
  EXPECT_EQ(verdicts(document),
            "doubtful CSV009 | doubtful CSV008 | update club | doubtful CSV010 | new | doubtful CSV011");
  EXPECT_EQ(document["doubtful"], 4);
  EXPECT_EQ(players().size(), 5U);
  EXPECT_EQ(verdicts(import(table, {"--doubtful", "update", "--dry-run"})),
            "update club birth_year | doubtful CSV008 | same | update club | same | same");
  EXPECT_EQ(verdicts(import(table, {"--doubtful", "new"})), "new | new | same | new | same | new");
  EXPECT_EQ(players().size(), 9U);
  refused(2, "CLI007", table, {"--doubtful", "maybe"});
}

TEST_F(PlayerImport, hostile_cells_are_just_text_or_refused) {
  const json document = import(
      "name;club;nick\n=HYPERLINK(\"x\");<script>;\"'; DROP TABLE players;--\"\n"
      "\"a\x01\";;\n\"\xE2\x80\xAE\";;\n" +
      std::string(201, 'a') + ";;\nB;;" + std::string(61, 'b') + "\n");
  EXPECT_EQ(verdicts(document), "new | rejected EVT004 | rejected EVT003 | rejected LIM001 | rejected LIM001");
  EXPECT_EQ(players()[0]["name"], "=HYPERLINK(\"x\")");
  refused(6, "LIM001", "name\nA\nB\nC\n", {"--limit", "csv_lines=3"});
  refused(3, "CSV003", "name\n\"A\n");
}

TEST_F(PlayerImport, thousands_of_rows_are_one_step) {
  std::string table = "name;birth year;nick;rating\n";
  for (int i = 0; i < 5000; ++i)
    table +=
        "Player" + std::to_string(i) + ", Ann;" + std::to_string(1950 + i % 60) + ";n" + std::to_string(i) + ";1500\n";
  EXPECT_EQ(import(table)["new"], 5000);
  EXPECT_EQ(import(table)["same"], 5000);
  EXPECT_EQ(desk_.run({"db", "check"}).exit, 0);
}

}  // namespace
}  // namespace arbiter_tests
