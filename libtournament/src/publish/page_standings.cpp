#include <nlohmann/json.hpp>

#include "dots/catalogue.h"
#include "publish/site_view.h"
#include "tournament/publish/display_text.h"

namespace tournament::publish {
namespace {

using standings::halves_text;

void write_about(Markup& markup, const SiteView& view) {
  const event::EventSettings& settings = view.input.state.settings;
  const Texts& t = view.t;
  const auto section = markup.element("section", {{"aria-labelledby", "about"}});
  markup.leaf("h2", t.about, {{"id", "about"}});
  write_facts(markup, {{t.place, settings.place},
                       {t.dates, dates_of(settings)},
                       {t.game, dots::game_name(settings.game)},
                       {t.rules, rules_name(settings.rules)},
                       {t.system, std::string(words(t, settings.system))},
                       {t.entries, std::to_string(view.input.state.entries.size())},
                       {t.rounds_paired, std::to_string(view.input.state.rounds.size())},
                       {t.scores, fill(t.scores_value, {{"win", halves_text(settings.scores.win)},
                                                        {"draw", halves_text(settings.scores.draw)},
                                                        {"loss", halves_text(settings.scores.loss)}})}});
  write_rules_in_full(markup, t, settings.rules);
}

void write_tiebreak_key(Markup& markup, const SiteView& view) {
  if (view.input.state.settings.tiebreaks.empty()) return;
  const auto key = markup.element("p", {{"class", "key"}});
  markup.text(view.t.tie_breaks);
  bool begun = false;
  for (const event::TieBreak tiebreak : view.input.state.settings.tiebreaks) {
    markup.text(begun ? " · " : " ");
    begun = true;
    markup.leaf("b", event::to_text(tiebreak));
    markup.text(" ");
    markup.text(words(view.t, tiebreak));
  }
}

}  // namespace

std::string standings_json(const SiteView& view) {
  using Json = nlohmann::ordered_json;
  Json rows = Json::array();
  for (const standings::Row& row : view.input.standings.rows) {
    Json tiebreaks = Json::object();
    for (const standings::TieBreakValue& value : row.tiebreaks)
      tiebreaks[std::string(event::to_text(value.kind))] =
          value.applies ? Json(standings::to_text(value.value)) : Json(nullptr);
    const event::Player* player = view.player(row.number);
    rows.push_back(Json{{"rank", row.rank},
                        {"number", row.number},
                        {"name", display_text(view.name(row.number))},
                        {"club", display_text(player == nullptr ? "" : player->club)},
                        {"points", halves_text(row.points_halves)},
                        {"played", row.played},
                        {"wins", row.wins},
                        {"draws", row.draws},
                        {"losses", row.losses},
                        {"forfeit_wins", row.forfeit_wins},
                        {"forfeit_losses", row.forfeit_losses},
                        {"tiebreaks", std::move(tiebreaks)}});
  }
  const SiteInput& input = view.input;
  return Json{{"schema", "arbiter.standings/1"},
              {"event", display_text(input.state.settings.title)},
              {"after_round", input.standings.after_round},
              {"open_tables", input.standings.open_tables},
              {"log", Json{{"count", input.head.count}, {"hash", display_text(input.head.hash)}}},
              {"rows", std::move(rows)}}
             .dump(1) +
         "\n";
}

std::string index_page(const SiteView& view) {
  const Texts& t = view.t;
  return page(view, std::string(t.standings), "index.html", [&](Markup& markup) {
    markup.leaf("h1", t.standings);
    const int open = view.input.standings.open_tables;
    if (open > 0) {
      const auto notice = markup.element("p", {{"class", "notice"}, {"role", "note"}});
      markup.leaf("strong", t.provisional);
      markup.text(" ");
      markup.text(fill(open == 1 ? t.open_tables_one : t.open_tables, {{"count", std::to_string(open)}}));
    }
    if (view.input.state.rounds.empty()) markup.leaf("p", t.no_rounds);
    for (const Block& block : standings_blocks(view, view.input.standings, true)) write_html(markup, block);
    write_tiebreak_key(markup, view);
    write_downloads(markup, t, {"standings.csv", "standings.json"});
    write_about(markup, view);
  });
}

}  // namespace tournament::publish
