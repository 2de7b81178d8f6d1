#include <string>

#include "tournament/publish/document.h"

namespace tournament::publish {
namespace {

std::string column_class(const Column& column) {
  std::string result = column.type == ColumnType::text ? "" : column.type == ColumnType::result ? "result" : "number";
  if (column.secondary) result += result.empty() ? "secondary" : " secondary";
  return result;
}

void write_cell(Markup& markup, const Cell& cell) {
  if (cell.mark != SideMark::none) {
    // A disc and a ring: the sides differ in form, not by colour alone.
    const bool first = cell.mark == SideMark::first;
    markup.leaf("span", first ? "●" : "○", {{"class", first ? "side first" : "side second"}, {"aria-hidden", "true"}});
    markup.text(" ");
  }
  if (cell.link.empty())
    markup.leaf("bdi", cell.text);
  else {
    const auto link = markup.element("a", {{"href", cell.link}});
    markup.leaf("bdi", cell.text);
  }
  if (!cell.note.empty()) markup.leaf("small", cell.note, {{"class", "note"}});
}

void write_heading(Markup& markup, const Heading& heading) {
  if (heading.level <= 2)
    markup.leaf("h2", heading.text);
  else if (heading.level == 3)
    markup.leaf("h3", heading.text);
  else
    markup.leaf("h4", heading.text);
}

struct HtmlBlocks {
  Markup& markup;
  void operator()(const Heading& heading) const { write_heading(markup, heading); }
  void operator()(const Paragraph& paragraph) const { markup.leaf("p", paragraph.text); }
  void operator()(const Notice& notice) const {
    markup.leaf("p", notice.text, {{"class", "notice"}, {"role", "note"}});
  }
  void operator()(const Table& table) const { write_html(markup, table); }
};

}  // namespace

void write_html(Markup& markup, const Table& table) {
  // The box scrolls sideways where a screen is too narrow; a keyboard can reach it.
  const auto box = markup.element("div", {{"class", "scroll"},
                                          {"tabindex", "0"},
                                          {"role", table.caption.empty() ? "" : "region"},
                                          {"aria-label", table.caption}});
  const auto frame = markup.element("table", {{"class", table.kind}});
  if (!table.caption.empty()) markup.leaf("caption", table.caption);
  {
    const auto head = markup.element("thead");
    const auto row = markup.element("tr");
    for (const Column& column : table.columns) {
      const auto cell = markup.element("th", {{"class", column_class(column)}, {"scope", "col"}});
      if (column.hint.empty())
        markup.text(column.title);
      else
        markup.leaf("abbr", column.title, {{"title", column.hint}});
    }
  }
  const auto body = markup.element("tbody");
  for (const auto& cells : table.rows) {
    const auto row = markup.element("tr");
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      const auto cell = markup.element("td", {{"class", column_class(table.columns[i])}});
      if (i < cells.size() && !cells[i].text.empty()) write_cell(markup, cells[i]);
    }
  }
}

void write_html(Markup& markup, const Block& block) { std::visit(HtmlBlocks{markup}, block); }

std::string to_html(const Document& document) {
  Markup page;
  page.doctype();
  {
    const auto html = page.element("html", {{"lang", "en"}});
    {
      const auto head = page.element("head");
      page.empty("meta", {{"charset", "utf-8"}});
      page.empty("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
      page.leaf("title", document.title);
    }
    const auto body = page.element("body");
    page.leaf("h1", document.title);
    for (const Block& block : document.blocks) write_html(page, block);
  }
  return std::move(page).take();
}

}  // namespace tournament::publish
