#include "dots/catalogue.h"
#include "publish/site_view.h"

namespace tournament::publish {

std::string challenge_page(const SiteView& view) {
  const Texts& t = view.t;
  const ChallengeTables& tables = *view.challenge;
  return page(view, std::string(t.standings), "index.html", [&](Markup& markup) {
    markup.leaf("h1", t.standings);
    for (const Block& block : tables.standings(true)) write_html(markup, block);
    write_downloads(markup, t, {"standings.csv", "standings.json"});
    const event::EventSettings& settings = view.state.settings;
    std::string games;
    for (const std::string& game : challenge::games_of(tables.championship().options))
      games += (games.empty() ? "" : " · ") + dots::game_name(game);
    const auto section = markup.element("section", {{"aria-labelledby", "about"}});
    markup.leaf("h2", t.about, {{"id", "about"}});
    write_facts(markup, {{t.place, settings.place},
                         {t.dates, dates_of(settings)},
                         {t.system, std::string(words(t, settings.system))},
                         {t.games, games},
                         {t.entries, std::to_string(tables.championship().players.size())},
                         {t.duels_entered, std::to_string(tables.championship().duels.size())}});
  });
}

std::string central_page(const SiteView& view) {
  const Texts& t = view.t;
  return page(view, std::string(t.central_table), "central.html", [&](Markup& markup) {
    markup.leaf("h1", t.central_table);
    markup.leaf("p", t.central_help, {{"class", "key"}});
    write_html(markup, view.challenge->central(true));
    write_downloads(markup, t, {"central.csv"});
  });
}

std::string sheets_page(const SiteView& view) {
  const Texts& t = view.t;
  const ChallengeTables& tables = *view.challenge;
  return page(view, std::string(t.sheets), "sheets.html", [&](Markup& markup) {
    markup.leaf("h1", t.sheets);
    markup.leaf("p", t.sheets_help, {{"class", "key"}});
    for (const challenge::Player& player : tables.championship().players) {
      const std::string number = std::to_string(player.number);
      const auto section = markup.element("section", {{"class", "one-sheet"}, {"aria-labelledby", "sheet-" + number}});
      {
        const auto heading = markup.element("h2", {{"id", "sheet-" + number}});
        markup.text(number + " ");
        markup.leaf("bdi", tables.name(player.number));
      }
      write_facts(markup, {{t.school, tables.school(player)}, {t.category, tables.category(player.category)}});
      write_html(markup, tables.sheet(player.number, true));
    }
  });
}

}  // namespace tournament::publish
