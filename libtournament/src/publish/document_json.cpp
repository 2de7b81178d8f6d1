#include <nlohmann/json.hpp>

#include "tournament/publish/display_text.h"
#include "tournament/publish/document.h"

namespace tournament::publish {
namespace {

using Json = nlohmann::ordered_json;

/// Whole numbers of up to 15 digits are numbers in JSON; longer ones would lose digits in some readers.
Json value_of(const Column& column, const std::string& text) {
  const std::string shown = display_text(text);
  const bool whole = is_number(shown) && shown.find('.') == std::string::npos && shown.size() <= 15;
  if (column.type == ColumnType::integer && whole) return std::stoll(shown);
  return shown;
}

Json json_of(const Table& table) {
  Json columns = Json::array();
  for (const Column& column : table.columns)
    columns.push_back(Json{{"key", column.key}, {"title", display_text(column.title)}});
  Json rows = Json::array();
  for (const auto& cells : table.rows) {
    Json row = Json::object();
    for (std::size_t i = 0; i < table.columns.size() && i < cells.size(); ++i)
      row[table.columns[i].key] = value_of(table.columns[i], cells[i].text);
    rows.push_back(std::move(row));
  }
  return Json{{"type", "table"}, {"caption", display_text(table.caption)}, {"columns", columns}, {"rows", rows}};
}

struct JsonBlocks {
  Json operator()(const Heading& heading) const {
    return Json{{"type", "heading"}, {"level", heading.level}, {"text", display_text(heading.text)}};
  }
  Json operator()(const Paragraph& paragraph) const {
    return Json{{"type", "paragraph"}, {"text", display_text(paragraph.text)}};
  }
  Json operator()(const Notice& notice) const { return Json{{"type", "notice"}, {"text", display_text(notice.text)}}; }
  Json operator()(const Table& table) const { return json_of(table); }
};

}  // namespace

std::string to_json(const Document& document) {
  Json blocks = Json::array();
  for (const Block& block : document.blocks) blocks.push_back(std::visit(JsonBlocks{}, block));
  return Json{{"schema", "arbiter.document/1"}, {"title", display_text(document.title)}, {"blocks", blocks}}.dump(1) +
         "\n";
}

}  // namespace tournament::publish
