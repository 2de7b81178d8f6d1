// Titles of the columns of tables of players and of duels, in English, Russian, Polish, German and Hungarian.
//
//   for (const FieldTitles& row : field_titles) …row.field, row.titles…
#pragma once

#include <array>
#include <string_view>

namespace arbiter::cli {

struct FieldTitles {
  std::string_view field;
  std::string_view titles;  ///< divided by |; compared without case and accents
};

inline constexpr std::array field_titles{
    FieldTitles{"name",
                "name|player|full name|имя и фамилия|фамилия и имя|фамилия имя|фио|игрок|участник|imię i nazwisko|"
                "nazwisko i imię|zawodnik|gracz|spieler|spielername|név|teljes név|játékos|versenyző"},
    FieldTitles{"family",
                "surname|last name|lastname|family|family name|фамилия|nazwisko|nachname|familienname|vezetéknév|"
                "családnév"},
    FieldTitles{"given", "given|first name|firstname|given name|имя|imię|vorname|keresztnév|utónév"},
    FieldTitles{"nick",
                "nick|nickname|login|user|ник|псевдоним|логин|pseudonim|spitzname|benutzername|becenév|"
                "felhasználónév"},
    FieldTitles{"club", "club|team|клуб|klub|drużyna|verein|egyesület|csapat"},
    FieldTitles{"school", "school|школа|szkoła|schule|iskola"},
    FieldTitles{"federation",
                "federation|fed|country|федерация|страна|federacja|kraj|verband|föderation|land|szövetség|ország"},
    FieldTitles{"birth_year",
                "birth year|year of birth|birthyear|born|year|birth date|birthdate|date of birth|год рождения|год|г р|"
                "дата рождения|rok urodzenia|rocznik|data urodzenia|geburtsjahr|jahrgang|geburtsdatum|születési év|"
                "születési dátum"},
    FieldTitles{"sex", "sex|gender|пол|płeć|geschlecht|nem"},
    FieldTitles{"category", "category|categories|категория|разряд|kategoria|kategorie|klasse|kategória|korosztály"},
    FieldTitles{"consent", "consent|publish|согласие|zgoda|einwilligung|hozzájárulás"},
    FieldTitles{"latin", "latin|latin name|латиница|латинское имя|nazwisko łacińskie|lateinischer name|latin név"},
    FieldTitles{"rating", "rating|elo|рейтинг|ranking|wertung|wertungszahl|értékszám"},
    FieldTitles{"start", "start number|start no|startnumber|стартовый номер|numer startowy|startnummer|rajtszám"},
    FieldTitles{"nick@zagram", "zagram|ник zagram|nick zagram"},
    FieldTitles{"nick@playdots", "playdots|ник playdots|nick playdots"},
    FieldTitles{"nick@vpoints", "vpoints|ник vpoints|nick vpoints"},
    FieldTitles{"nick@notago", "notago|ник notago|nick notago"},
};

/// Of duels. `a` and `b` are start numbers; where the table names winner and loser, the winner is `a`.
inline constexpr std::array duel_titles{
    FieldTitles{"game", "game|игра|gra|spiel|játék"},
    FieldTitles{"a", "a|player a|first|winner|победитель|игрок а|zwycięzca|gracz a|sieger|spieler a|győztes|játékos a"},
    FieldTitles{"b",
                "b|player b|second|loser|проигравший|игрок б|przegrany|gracz b|verlierer|spieler b|vesztes|"
                "játékos b"},
    FieldTitles{"result", "result|результат|wynik|ergebnis|eredmény"},
    FieldTitles{"hors_concours", "hors concours|вне конкурса|poza konkursem|außer konkurrenz|versenyen kívül"},
    FieldTitles{"signed", "signed|signature|подпись|podpis|unterschrift|aláírás|elismerte"},
    FieldTitles{"booked_a", "booked a|booked by a|row a"},
    FieldTitles{"booked_b", "booked b|booked by b|row b"},
    FieldTitles{"in_table", "in table|central table|в таблице|w tabeli|in der tabelle|táblázatban"},
    FieldTitles{"corrected", "corrected|исправлено|poprawione|korrigiert|javítva|javított"},
    FieldTitles{"time", "time|время|czas|godzina|zeit|uhrzeit|idő|időpont"},
    FieldTitles{"record", "record|file|запись|zapis|aufzeichnung|játszma"},
    FieldTitles{"index", "index|game in file|игра в файле|gra w pliku|spiel in datei|játszma a fájlban"},
};

}  // namespace arbiter::cli
