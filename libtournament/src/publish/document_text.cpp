#include <algorithm>
#include <string>

#include "tournament/publish/display_text.h"
#include "tournament/publish/document.h"

namespace tournament::publish {
namespace {

bool to_the_right(const Column& column) {
  return column.type == ColumnType::integer || column.type == ColumnType::decimal;
}

/// Every ASCII sign that can mean something in Markdown gets a backslash.
std::string markdown_text(std::string_view text) {
  std::string out;
  for (const char c : display_text(text)) {
    if (std::string_view("\\`*_{}[]<>()#+-!|~&$@:=").find(c) != std::string_view::npos) out.push_back('\\');
    out.push_back(c);
  }
  return out;
}

std::string markdown_of(const Table& table) {
  std::string out;
  if (!table.caption.empty()) out += markdown_text(table.caption) + "\n\n";
  out += "|";
  for (const Column& column : table.columns) out += " " + markdown_text(column.title) + " |";
  out += "\n|";
  for (const Column& column : table.columns) out += to_the_right(column) ? " ---: |" : " --- |";
  for (const auto& row : table.rows) {
    out += "\n|";
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      const std::string cell = i < row.size() ? row[i].text : "";
      out += " " + (to_the_right(table.columns[i]) && is_number(cell) ? cell : markdown_text(cell)) + " |";
    }
  }
  return out + "\n";
}

std::string padded(const std::string& text, int width, bool right) {
  const int missing = std::max(0, width - display_width(text));
  const std::string blanks(static_cast<std::size_t>(missing), ' ');
  return right ? blanks + text : text + blanks;
}

void end_line(std::string& out) {
  out.erase(out.find_last_not_of(' ') + 1);
  out += "\n";
}

std::string text_of(const Table& table) {
  std::vector<int> widths;
  for (const Column& column : table.columns) widths.push_back(display_width(column.title));
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < widths.size() && i < row.size(); ++i)
      widths[i] = std::max(widths[i], display_width(row[i].text));

  std::string out;
  if (!table.caption.empty()) out += display_text(table.caption) + "\n";
  for (std::size_t i = 0; i < widths.size(); ++i)
    out +=
        (i > 0 ? "  " : "") + padded(display_text(table.columns[i].title), widths[i], to_the_right(table.columns[i]));
  end_line(out);
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const std::string cell = i < row.size() ? display_text(row[i].text) : "";
      out += (i > 0 ? "  " : "") + padded(cell, widths[i], to_the_right(table.columns[i]));
    }
    end_line(out);
  }
  return out;
}

struct MarkdownWriter {
  std::string operator()(const Heading& heading) const {
    return std::string(static_cast<std::size_t>(std::clamp(heading.level, 2, 4)), '#') + " " +
           markdown_text(heading.text) + "\n";
  }
  std::string operator()(const Paragraph& paragraph) const { return markdown_text(paragraph.text) + "\n"; }
  std::string operator()(const Notice& notice) const { return "> " + markdown_text(notice.text) + "\n"; }
  std::string operator()(const Table& table) const { return markdown_of(table); }
};

struct TextWriter {
  std::string operator()(const Heading& heading) const {
    const std::string text = display_text(heading.text);
    return text + "\n" + std::string(static_cast<std::size_t>(display_width(text)), '-') + "\n";
  }
  std::string operator()(const Paragraph& paragraph) const { return display_text(paragraph.text) + "\n"; }
  std::string operator()(const Notice& notice) const { return "! " + display_text(notice.text) + "\n"; }
  std::string operator()(const Table& table) const { return text_of(table); }
};

}  // namespace

std::string to_markdown(const Document& document) {
  std::string out = "# " + markdown_text(document.title) + "\n";
  for (const Block& block : document.blocks) out += "\n" + std::visit(MarkdownWriter{}, block);
  return out;
}

std::string to_text(const Document& document) {
  const std::string title = display_text(document.title);
  std::string out = title + "\n" + std::string(static_cast<std::size_t>(display_width(title)), '=') + "\n";
  for (const Block& block : document.blocks) out += "\n" + std::visit(TextWriter{}, block);
  return out;
}

}  // namespace tournament::publish
