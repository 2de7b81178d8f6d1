#include "tournament/publish/markup.h"

#include <gtest/gtest.h>

#include "tournament/publish/display_text.h"

namespace tournament::publish {
namespace {

TEST(Markup, escapes_text_and_attributes) {
  Markup markup;
  markup.leaf("p", R"(<script>alert("1") & 'more'</script>)", {{"title", R"(" onload="x' <b>)"}});
  EXPECT_EQ(std::move(markup).take(),
            "<p title=\"&quot; onload=&quot;x&#39; &lt;b&gt;\">&lt;script&gt;alert(&quot;1&quot;) &amp; &#39;more&#39;"
            "&lt;/script&gt;</p>\n");
}

TEST(Markup, closes_elements_at_the_end_of_their_scope) {
  Markup markup;
  {
    const auto row = markup.element("tr", {{"class", "open"}, {"id", ""}});
    markup.leaf("td", "1");
    const auto cell = markup.element("td");
    markup.text("a");
    markup.empty("br");
  }
  EXPECT_EQ(std::move(markup).take(), "<tr class=\"open\"><td>1</td><td>a<br/></td></tr>\n");
}

TEST(Markup, links_lead_only_to_the_site_the_web_or_a_mailbox) {
  const std::pair<const char*, const char*> rows[] = {
      {"player-3.html", "player-3.html"},
      {"rounds.html#round-2", "rounds.html#round-2"},
      {"#content", "#content"},
      {"records/ab.sgf", "records/ab.sgf"},
      {"https://example.org/?a=1&b=2", "https://example.org/?a=1&b=2"},
      {"HTTP://example.org", "HTTP://example.org"},
      {"mailto:a@example.org", "mailto:a@example.org"},
      {"javascript:alert(1)", "#"},
      {" JavaScript:alert(1)", "#"},
      {"java\tscript:alert(1)", "#"},
      {"java\u200Bscript:alert(1)", "#"},
      {"data:text/html,x", "#"},
      {"file:///etc/passwd", "#"},
      {"//example.org/x", "#"},
      {"\\\\example.org", "#"},
      {"/root.html", "#"},
      {"", "#"},
  };
  for (const auto& [given, expected] : rows) EXPECT_EQ(safe_link(given), expected) << given;

  Markup markup;
  markup.leaf("a", "x", {{"href", "javascript:alert(1)"}});
  EXPECT_EQ(std::move(markup).take(), "<a href=\"#\">x</a>");
}

TEST(DisplayText, drops_what_deceives_and_keeps_what_is_read) {
  const std::pair<std::string, const char*> rows[] = {
      {"Kovács, Ágnes", "Kovács, Ágnes"},
      {"a\u202Eb\u2066c\u2069", "abc"},                     // bidi override and isolates
      {"a\u200Bb\u200Dc\uFEFFd\u00AD", "abcd"},             // zero width, soft hyphen
      {std::string("a\0b\x07\x1b[31m\x7f", 10), "ab[31m"},  // control characters, escape sequences
      {"a\u0085b\u009Bc", "abc"},                           // C1 controls
      {"one\ttwo\r\nthree", "one two  three"},
      {"\U000E0041tag", "tag"},                  // tag characters
      {"\xff\xc0\x80z", "\uFFFD\uFFFD\uFFFDz"},  // not UTF-8
      {"\xed\xa0\x80", "\uFFFD\uFFFD\uFFFD"},    // half of a surrogate pair
      {"\xe2\x82", "\uFFFD\uFFFD"},              // cut off
      {"\U0001F600", "\U0001F600"},
  };
  for (const auto& [given, expected] : rows) EXPECT_EQ(display_text(given), expected) << expected;
}

TEST(DisplayText, width_counts_columns_of_a_terminal) {
  EXPECT_EQ(display_width("Żółw"), 4);
  EXPECT_EQ(display_width("Z\u0307o\u0301\u0142w"), 4);  // with combining marks
  EXPECT_EQ(display_width("囲碁"), 4);
  EXPECT_EQ(display_width("a\u200Bb"), 2);
}

TEST(DisplayText, names_sort_without_regard_to_case_and_diacritics) {
  const char* in_order[] = {"Ágoston", "ahmed", "Łuczak", "lukas", "Ödön", "Otto", "Żak", "zeman", "Ёлкин", "Жуков"};
  for (std::size_t i = 1; i < std::size(in_order); ++i)
    EXPECT_LT(sort_key(in_order[i - 1]), sort_key(in_order[i])) << in_order[i - 1] << " < " << in_order[i];
}

}  // namespace
}  // namespace tournament::publish
