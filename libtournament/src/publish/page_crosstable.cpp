#include "publish/site_view.h"

namespace tournament::publish {
namespace {

const event::Pairing* pairing_of(const event::State& state, event::RoundNumber number, event::EntryNumber a,
                                 event::EntryNumber b) {
  for (const event::Round& round : state.rounds)
    if (round.number == number)
      for (const event::Pairing& pairing : round.pairings)
        if ((pairing.first == a && pairing.second == b) || (pairing.first == b && pairing.second == a)) return &pairing;
  return nullptr;
}

void write_item(Markup& markup, const SiteView& view, const standings::CrossCell& item, event::EntryNumber row,
                event::EntryNumber column) {
  const auto game = markup.element(
      "span", {{"class", "game"}, {"title", fill(view.t.cell_hint, {{"round", std::to_string(item.round)}})}});
  markup.leaf("span", item.moved_first ? "●" : "○", {{"class", item.moved_first ? "side first" : "side second"}});
  const std::string text = item.text.empty() ? "·" : item.text;
  const event::Pairing* pairing = pairing_of(view.input.state, item.round, row, column);
  const std::string link = pairing == nullptr ? "" : view.link_to_game(item.round, *pairing);
  if (link.empty())
    markup.text(text);
  else
    markup.leaf("a", text, {{"href", link}});
}

void write_row(Markup& markup, const SiteView& view, std::size_t index) {
  const standings::Crosstable& cross = view.input.crosstable;
  const standings::Row& row = cross.rows[index];
  const auto line = markup.element("tr");
  markup.leaf("td", std::to_string(row.rank), {{"class", "number"}});
  {
    const auto name = markup.element("th", {{"scope", "row"}});
    const auto link = markup.element("a", {{"href", SiteView::player_page(row.number)}});
    markup.leaf("bdi", view.name(row.number));
  }
  for (std::size_t column = 0; column < cross.rows.size(); ++column) {
    const auto cell = markup.element("td", {{"class", column == index ? "self" : "cross"}});
    if (column == index || index >= cross.cells.size() || column >= cross.cells[index].size()) continue;
    for (const standings::CrossCell& item : cross.cells[index][column])
      write_item(markup, view, item, row.number, cross.rows[column].number);
  }
  markup.leaf("td", standings::halves_text(row.points_halves), {{"class", "number total"}});
}

}  // namespace

std::string crosstable_page(const SiteView& view) {
  const Texts& t = view.t;
  const standings::Crosstable& cross = view.input.crosstable;
  return page(view, std::string(t.crosstable), "crosstable.html", [&](Markup& markup) {
    markup.leaf("h1", t.crosstable);
    {
      const auto box = markup.element(
          "div",
          {{"class", "scroll"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", std::string(t.crosstable)}});
      const auto table = markup.element("table", {{"class", "crosstable"}});
      {
        const auto head = markup.element("thead");
        const auto row = markup.element("tr");
        markup.leaf("th", t.rank, {{"scope", "col"}, {"class", "number"}});
        markup.leaf("th", t.name, {{"scope", "col"}});
        for (const standings::Row& column : cross.rows) {
          const auto cell = markup.element("th", {{"scope", "col"}, {"class", "cross"}});
          markup.leaf("abbr", std::to_string(column.rank), {{"title", view.name(column.number)}});
        }
        markup.leaf("th", t.points, {{"scope", "col"}, {"class", "number"}});
      }
      const auto body = markup.element("tbody");
      for (std::size_t i = 0; i < cross.rows.size(); ++i) write_row(markup, view, i);
    }
    markup.leaf("p", t.crosstable_help, {{"class", "key"}});
    write_downloads(markup, t, {"crosstable.csv"});
  });
}

}  // namespace tournament::publish
