#include "tournament/publish/document.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace tournament::publish {
namespace {

Document sample_document() {
  Table table{.caption = "After round 2", .kind = "standings"};
  table.columns = {{"Rank", "rank", ColumnType::integer},
                   {"Name", "name", ColumnType::text},
                   {"Club", "club", ColumnType::text, true},
                   {"Points", "points", ColumnType::decimal},
                   {"CD", "cd", ColumnType::decimal, false, "captured dots"},
                   {"Last", "last", ColumnType::result}};
  Cell last("1-0", "game-2-1.html");
  last.note = "grounding";
  last.mark = SideMark::first;
  table.rows = {{Cell("1"), Cell("Żak, Ewa", "player-2.html"), Cell("A|B"), Cell("1.5"), Cell("-12"), last},
                {Cell("2"), Cell("=HYPERLINK(\"x\")"), Cell("<i>"), Cell("0"), Cell("12"), Cell("-:+")}};
  return {"Cup <1>",
          {Notice{"Provisional: 1 table open"}, Heading{3, "Standings *"}, table, Paragraph{"Made by hand."}}};
}

TEST(Document, as_html) {
  EXPECT_EQ(to_html(sample_document()), R"html(<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Cup &lt;1&gt;</title>
</head>
<body><h1>Cup &lt;1&gt;</h1>
<p class="notice" role="note">Provisional: 1 table open</p>
<h3>Standings *</h3>
<div class="scroll" tabindex="0" role="region" aria-label="After round 2"><table class="standings"><caption>After round 2</caption>
<thead><tr><th class="number" scope="col">Rank</th><th scope="col">Name</th><th class="secondary" scope="col">Club</th><th class="number" scope="col">Points</th><th class="number" scope="col"><abbr title="captured dots">CD</abbr></th><th class="result" scope="col">Last</th></tr>
</thead>
<tbody><tr><td class="number"><bdi>1</bdi></td><td><a href="player-2.html"><bdi>Żak, Ewa</bdi></a></td><td class="secondary"><bdi>A|B</bdi></td><td class="number"><bdi>1.5</bdi></td><td class="number"><bdi>-12</bdi></td><td class="result"><span class="side first" aria-hidden="true">●</span> <a href="game-2-1.html"><bdi>1-0</bdi></a><small class="note">grounding</small></td></tr>
<tr><td class="number"><bdi>2</bdi></td><td><bdi>=HYPERLINK(&quot;x&quot;)</bdi></td><td class="secondary"><bdi>&lt;i&gt;</bdi></td><td class="number"><bdi>0</bdi></td><td class="number"><bdi>12</bdi></td><td class="result"><bdi>-:+</bdi></td></tr>
</tbody>
</table>
</div>
<p>Made by hand.</p>
</body>
</html>
)html");
}

TEST(Document, as_markdown) {
  EXPECT_EQ(to_markdown(sample_document()), R"md(# Cup \<1\>

> Provisional\: 1 table open

### Standings \*

After round 2

| Rank | Name | Club | Points | CD | Last |
| ---: | --- | --- | ---: | ---: | --- |
| 1 | Żak, Ewa | A\|B | 1.5 | -12 | 1\-0 |
| 2 | \=HYPERLINK\("x"\) | \<i\> | 0 | 12 | \-\:\+ |

Made by hand.
)md");
}

TEST(Document, as_text_with_aligned_columns) {
  EXPECT_EQ(to_text(sample_document()), R"txt(Cup <1>
=======

! Provisional: 1 table open

Standings *
-----------

After round 2
Rank  Name             Club  Points   CD  Last
   1  Żak, Ewa         A|B      1.5  -12  1-0
   2  =HYPERLINK("x")  <i>        0   12  -:+

Made by hand.
)txt");
}

TEST(Document, as_csv_numbers_stay_numbers_and_texts_never_become_formulas) {
  EXPECT_EQ(to_csv(sample_document()),
            "rank,name,club,points,cd,last\r\n"
            "1,\"Żak, Ewa\",A|B,1.5,-12,1-0\r\n"
            "2,\"'=HYPERLINK(\"\"x\"\")\",<i>,0,12,\"'-:+\"\r\n");
}

TEST(Document, csv_separates_its_tables_by_an_empty_line) {
  const Table one{.columns = {{"A", "a"}}, .rows = {{Cell("x")}}};
  EXPECT_EQ(to_csv(Document{"", {one, Paragraph{"not in a table"}, one}}), "a\r\nx\r\n\r\na\r\nx\r\n");
}

TEST(Document, as_json) {
  const auto json = nlohmann::json::parse(to_json(sample_document()));
  EXPECT_EQ(json["schema"], "arbiter.document/1");
  EXPECT_EQ(json["title"], "Cup <1>");
  ASSERT_EQ(json["blocks"].size(), 4U);
  EXPECT_EQ(json["blocks"][0]["type"], "notice");
  EXPECT_EQ(json["blocks"][1]["level"], 3);
  const auto& row = json["blocks"][2]["rows"][0];
  EXPECT_EQ(row["rank"], 1);        // an integer is a number
  EXPECT_EQ(row["points"], "1.5");  // a decimal is exact, as text
  EXPECT_EQ(row["name"], "Żak, Ewa");
  EXPECT_EQ(json["blocks"][2]["columns"][0]["key"], "rank");
}

TEST(Csv, a_text_that_a_spreadsheet_would_run_gets_an_apostrophe) {
  const std::pair<std::string, const char*> rows[] = {
      {"Nagy Béla", "Nagy Béla"},
      {"", ""},
      {"=1+1", "\"'=1+1\""},
      {"+1", "\"'+1\""},
      {"-1", "\"'-1\""},
      {"@SUM(A1)", "\"'@SUM(A1)\""},
      {"\tx", "\"' x\""},
      {"\rx", "\"' x\""},
      {"  =1", "\"'  =1\""},          // after blanks
      {"\u00A0=1", "\"'\u00A0=1\""},  // after a no-break space
      {"\u200B=1", "\"'=1\""},        // after what is not seen
      {"\uFF1D1", "\"'\uFF1D1\""},    // full-width forms
      {"\uFF0B1", "\"'\uFF0B1\""},
      {"\uFF0D1", "\"'\uFF0D1\""},
      {"\uFF20A", "\"'\uFF20A\""},
      {"a=1", "a=1"},
      {"a,b", "\"a,b\""},
      {"say \"hi\"", "\"say \"\"hi\"\"\""},
      {"two\nlines", "two lines"},
      {"O'Brien", "\"O'Brien\""},
  };
  for (const auto& [given, expected] : rows) EXPECT_EQ(csv_text(given), expected) << given;
}

TEST(Csv, only_a_number_stands_bare_in_a_numeric_column) {
  Table table{.columns = {{"P", "p", ColumnType::decimal}}};
  table.rows = {{Cell("-3")}, {Cell("2.25")}, {Cell("-3+cmd|x")}, {Cell("=2")}, {Cell("")}, {}};
  EXPECT_EQ(to_csv(table), "p\r\n-3\r\n2.25\r\n\"'-3+cmd|x\"\r\n\"'=2\"\r\n\r\n\r\n");
}

TEST(Csv, what_counts_as_a_number) {
  for (const char* number : {"0", "12", "-3", "6.25", "007"}) EXPECT_TRUE(is_number(number)) << number;
  for (const char* other : {"", "-", ".", "1.", ".5", "+1", "1e5", "1,5", " 1", "--1", "½"})
    EXPECT_FALSE(is_number(other)) << other;
}

}  // namespace
}  // namespace tournament::publish
