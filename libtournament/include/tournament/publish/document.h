// Document: what is said, apart from how it is written. One value becomes HTML, Markdown, CSV, JSON or plain text.
//
//   Document doc{.title = "Spring Cup", .blocks = {Heading{2, "Standings"}, Table{.columns = …, .rows = …}}};
//   to_html(doc); to_markdown(doc); to_csv(doc); to_json(doc); to_text(doc);
//
// Texts may come from strangers: every writer escapes for its format, and a spreadsheet finds no formula in a text.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tournament/publish/markup.h"

namespace tournament::publish {

struct Heading {
  int level = 2;  ///< 2 to 4; the title of the document is level 1
  std::string text;
};
struct Paragraph {
  std::string text;
};
/// Something that must not be missed, as "provisional".
struct Notice {
  std::string text;
};

/// `integer` and `decimal` columns stay numbers where the format has them; JSON writes a decimal as text, exactly.
enum class ColumnType { text, integer, decimal, result };

struct Column {
  std::string title;
  std::string key;  ///< name in JSON and CSV: [a-z0-9_/]
  ColumnType type = ColumnType::text;
  bool secondary = false;  ///< may be left out on a narrow screen
  std::string hint{};      ///< what an abbreviated title means
};

/// The side a cell speaks of, shown by form and by colour.
enum class SideMark { none, first, second };

struct Cell {
  std::string text;
  std::string link{};  ///< of the text
  std::string note{};  ///< small print below the text
  SideMark mark = SideMark::none;
  Cell(std::string shown = {}) : text(std::move(shown)) {}  // NOLINT: implicit by design
  Cell(std::string shown, std::string leads_to) : text(std::move(shown)), link(std::move(leads_to)) {}
};

struct Table {
  std::string caption{};
  std::string kind{};  ///< class for the style sheet: "standings"
  std::vector<Column> columns{};
  std::vector<std::vector<Cell>> rows{};
};

using Block = std::variant<Heading, Paragraph, Notice, Table>;

struct Document {
  std::string title;
  std::vector<Block> blocks;
};

std::string to_html(const Document& document);  ///< a whole page, without a style sheet
std::string to_markdown(const Document& document);
std::string to_csv(const Document& document);   ///< RFC 4180, the tables one after the other, an empty line between
std::string to_json(const Document& document);  ///< schema arbiter.document/1
std::string to_text(const Document& document);  ///< columns aligned for a terminal

/// Parts of the above, for pages that put them together themselves.
void write_html(Markup& markup, const Table& table);
void write_html(Markup& markup, const Block& block);
std::string to_csv(const Table& table);

/// A CSV field of a text: a leading apostrophe where a spreadsheet would take it for a formula, quotes where needed.
std::string csv_text(std::string_view cell);
/// Whether the text is a number as the tables print them: "12", "-3", "6.25".
bool is_number(std::string_view text);

}  // namespace tournament::publish
