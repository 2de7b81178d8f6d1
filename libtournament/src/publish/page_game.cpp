#include <algorithm>
#include <array>
#include <optional>

#include "publish/site_view.h"
#include "tournament/publish/board8_svg.h"
#include "tournament/publish/board_svg.h"
#include "tournament/publish/diagram.h"

namespace tournament::publish {
namespace {

using dots::Side;
using dots::surround::MoveKind;

std::string count_text(std::string_view text, const Diagram& diagram) {
  std::array<int, 2> all{};
  std::array<int, 2> captured{};
  for (const DiagramDot& dot : diagram.dots) {
    const auto side = static_cast<std::size_t>(dots::index(dot.side));
    ++all[side];
    if (dot.captured) ++captured[side];
  }
  return fill(text, {{"width", std::to_string(diagram.width)},
                     {"height", std::to_string(diagram.height)},
                     {"first", std::to_string(all[0])},
                     {"first_lost", std::to_string(captured[0])},
                     {"second", std::to_string(all[1])},
                     {"second_lost", std::to_string(captured[1])}});
}

/// What the marks on the board mean, each drawn by the same hand as the board.
void write_legend(Markup& markup, const Texts& t, const Diagram& diagram) {
  const auto item = [&](std::string_view words, DiagramDot sample) {
    const auto line = markup.element("li");
    write_swatch(markup, Diagram{.width = 1, .height = 1, .dots = {sample}});
    markup.text(words);
  };
  const auto any = [&](bool DiagramDot::*mark) {
    return std::any_of(diagram.dots.begin(), diagram.dots.end(), [&](const DiagramDot& dot) { return dot.*mark; });
  };
  const auto list = markup.element("ul", {{"class", "legend"}});
  item(t.legend_first, {.side = Side::first});
  item(t.legend_second, {.side = Side::second});
  if (any(&DiagramDot::captured)) item(t.legend_captured, {.side = Side::second, .captured = true});
  if (any(&DiagramDot::start)) item(t.legend_start, {.side = Side::first, .start = true});
  if (any(&DiagramDot::loose)) item(t.legend_loose, {.side = Side::first, .loose = true});
  if (any(&DiagramDot::last)) item(t.legend_last, {.side = Side::first, .last = true});
}

bool first_rank_on_top(std::string_view game) { return game == "othello" || game == "blocked-reversi"; }

void write_board_figure(Markup& markup, const SiteView& view, const SiteRecord& shown,
                        const std::optional<Diagram>& diagram) {
  const Texts& t = view.t;
  const auto figure = markup.element("figure");
  if (shown.record.board) {
    const auto sheet = markup.element("div", {{"class", "sheet"}});
    const Board8Options options{.title = std::string(t.final_position),
                                .description = shown.report.final_position,
                                .first_rank_on_top = first_rank_on_top(shown.record.game)};
    if (!write_board8(markup, shown.report.final_position, options)) markup.leaf("p", t.no_diagram);
    return;
  }
  if (!diagram) {
    markup.leaf("p", t.no_diagram);
    return;
  }
  {
    const auto sheet = markup.element("div", {{"class", "sheet"}});
    write_board(markup, *diagram,
                {.title = std::string(t.final_position), .description = count_text(t.board_text, *diagram)});
  }
  const auto caption = markup.element("figcaption");
  if (!diagram->by_rules) markup.leaf("p", t.as_written);
  write_legend(markup, t, *diagram);
}

std::string move_text(const Texts& t, const dots::surround::Move& move) {
  switch (move.kind) {
    case MoveKind::dot: return dots::surround::to_text(move.point);
    case MoveKind::contours: return std::string(t.move_contours);
    case MoveKind::ground: return std::string(t.move_ground);
    case MoveKind::stop: return std::string(t.move_stop);
    case MoveKind::pass: return std::string(t.move_pass);
    case MoveKind::agree: return std::string(t.move_agree);
    case MoveKind::resign: return std::string(t.move_resign);
    case MoveKind::draw: return std::string(t.move_draw);
    case MoveKind::time: return std::string(t.move_time);
  }
  return {};
}

void write_move(Markup& markup, const Texts& t, const records::RecordedMove& recorded, const PlyEffect* effect) {
  const bool refused = effect != nullptr && !effect->accepted;
  const std::string_view hint = refused ? t.refused : recorded.notes->fill ? t.filled : std::string_view();
  const auto move = markup.element("span", {{"class", refused                ? "move refused"
                                                      : recorded.notes->fill ? "move filled"
                                                                             : "move"},
                                            {"title", std::string(hint)}});
  markup.text(move_text(t, recorded.move));
  if (effect == nullptr || effect->captured == 0) return;
  const std::string captured = std::to_string(effect->captured);
  markup.text(" ");
  markup.leaf("b", (effect->suicide ? "−" : "+") + captured);
}

/// The moves two by two: a row is opened by the first side, or by the second when it moves out of its turn.
void write_moves(Markup& markup, const SiteView& view, const records::GameRecord& record, const Diagram* diagram) {
  const auto list = markup.element("ol", {{"class", "moves"}});
  int number = 0;
  for (std::size_t i = 0; i < record.moves.size();) {
    const auto effect = [&](std::size_t at) {
      return diagram != nullptr && at < diagram->plies.size() ? &diagram->plies[at] : nullptr;
    };
    const auto row = markup.element("li");
    markup.leaf("span", std::to_string(++number) + ".", {{"class", "no"}});
    if (record.moves[i].move.side == Side::first) {
      write_move(markup, view.t, record.moves[i], effect(i));
      ++i;
    } else {
      markup.leaf("span", "…", {{"class", "move"}});
    }
    if (i < record.moves.size() && record.moves[i].move.side == Side::second) {
      write_move(markup, view.t, record.moves[i], effect(i));
      ++i;
    }
  }
}

/// Those of a game on the 8x8 board, in the words of the record.
void write_board_moves(Markup& markup, const SiteView& view, const SiteRecord& shown) {
  const auto list = markup.element("ol", {{"class", "moves"}});
  const auto& moves = shown.record.board->moves();
  for (std::size_t i = 0; i < moves.size(); i += 2) {
    const auto row = markup.element("li");
    markup.leaf("span", std::to_string(i / 2 + 1) + ".", {{"class", "no"}});
    for (std::size_t at = i; at < std::min(i + 2, moves.size()); ++at) {
      const bool refused = at >= static_cast<std::size_t>(shown.report.accepted);
      markup.leaf("span", moves[at].text,
                  {{"class", refused ? "move refused" : "move"},
                   {"title", refused ? std::string(view.t.refused) : std::string()}});
    }
  }
}

std::string_view verdict_class(records::Verdict verdict) {
  switch (verdict) {
    case records::Verdict::verified: return "verdict good";
    case records::Verdict::verified_with_warnings: return "verdict look";
    case records::Verdict::contradicts_result:
    case records::Verdict::stops_at_ply: return "verdict bad";
    case records::Verdict::not_replayable: return "verdict look";
  }
  return {};
}

std::string pair_text(long first, long second) { return std::to_string(first) + " : " + std::to_string(second); }

void write_verdict(Markup& markup, const SiteView& view, const SiteRecord& shown) {
  const Texts& t = view.t;
  const records::VerifyReport& report = shown.report;
  const auto section = markup.element("section", {{"aria-labelledby", "verdict"}});
  markup.leaf("h2", t.verdict, {{"id", "verdict"}});
  {
    const auto line = markup.element("p", {{"class", std::string(verdict_class(report.verdict))}});
    markup.leaf("strong", std::string(words(t, report.verdict)) + ".");
    markup.text(" ");
    markup.text(fill(more_words(t, report.verdict),
                     {{"accepted", std::to_string(report.accepted)}, {"plies", std::to_string(report.plies)}}));
  }
  std::vector<Fact> facts{{t.claimed, shown.record.claim.raw}};
  // A replay that broke off says nothing about the game that was played.
  if (report.verdict != records::Verdict::not_replayable && report.verdict != records::Verdict::stops_at_ply) {
    facts.push_back({t.computed, std::string(words(t, report.outcome.winner))});
    facts.push_back({t.score, standings::halves_text(report.score.first_halves) + " : " +
                                  standings::halves_text(report.score.second_halves)});
    if (!shown.record.board) facts.push_back({t.captured_by, pair_text(report.captives_first, report.captives_second)});
    const bool grounded =
        report.reached == records::Reached::grounding || report.reached == records::Reached::assumed_grounding;
    if (grounded) facts.push_back({t.loose_dots, pair_text(report.loose_first, report.loose_second)});
  }
  write_facts(markup, facts);
  if (shown.findings.empty()) return;
  markup.leaf("h3", t.findings);
  const auto list = markup.element("ul", {{"class", "findings"}});
  for (const std::string& finding : shown.findings) markup.leaf("li", finding);
}

void write_record(Markup& markup, const SiteView& view, const event::RecordId& id, const SiteRecord& shown) {
  const Texts& t = view.t;
  const records::GameRecord& record = shown.record;
  const auto section = markup.element("section", {{"aria-labelledby", "record"}});
  markup.leaf("h2", t.headers, {{"id", "record"}});
  const std::string names =
      record.first.name.empty() && record.second.name.empty() ? "" : record.first.name + " – " + record.second.name;
  const std::string file = SiteView::record_file(id, shown);
  write_facts(markup, {{t.recorded_names, names},
                       {t.record_event, record.event},
                       {t.record_round, record.round},
                       {t.record_date, record.date},
                       {t.record_place, record.place},
                       {t.time_control, record.time_control},
                       {t.source, record.source},
                       {t.annotator, record.annotator},
                       {t.record_rules, rules_name(shown.report.rules)},
                       {t.format, record.format + (record.dialect.empty() ? "" : " · " + record.dialect)},
                       {t.original, shown.file_name.empty() ? file : shown.file_name, file}});
  if (!record.comment.empty()) markup.leaf("p", record.comment, {{"class", "key"}});
  write_rules_in_full(markup, t, shown.report.rules);
}

void write_title(Markup& markup, const ShownGame& game) {
  {
    const auto title = markup.element("h1", {{"class", "versus"}});
    for (const bool first : {true, false}) {
      if (!first) markup.leaf("span", " – ", {{"class", "dash"}});
      const ShownPlayer& player = first ? game.first : game.second;
      const auto name = markup.element("span", {{"class", "name"}});
      if (game.sides_known) {
        markup.leaf("span", first ? "●" : "○",
                    {{"class", first ? "side first" : "side second"}, {"aria-hidden", "true"}});
        markup.text(" ");
      }
      const auto link = markup.element("a", {{"href", player.page}});
      markup.leaf("bdi", player.name);
    }
  }
  const auto lead = markup.element("p", {{"class", "lead"}});
  markup.leaf("strong", game.result);
  markup.text(game.note.empty() ? " · " : " · " + game.note + " · ");
  markup.leaf("a", game.place, {{"href", game.place_link}});
}

}  // namespace

std::string game_page(const SiteView& view, const ShownGame& game, const SiteRecord& record) {
  const std::optional<Diagram> diagram = make_diagram(record.record, record.report);
  const std::string title = game.first.name + " – " + game.second.name;
  return page(view, title, game.path, [&](Markup& markup) {
    write_title(markup, game);
    {
      const auto spread = markup.element("div", {{"class", "spread"}});
      write_board_figure(markup, view, record, diagram);
      const auto aside = markup.element("div", {{"class", "aside"}});
      write_verdict(markup, view, record);
      write_record(markup, view, game.record, record);
    }
    if (record.record.plies() == 0) return;
    const auto section = markup.element("section", {{"aria-labelledby", "moves"}});
    markup.leaf("h2", view.t.moves, {{"id", "moves"}});
    if (record.record.board) return write_board_moves(markup, view, record);
    markup.leaf("p", view.t.move_help, {{"class", "key"}});
    write_moves(markup, view, record.record, diagram ? &*diagram : nullptr);
  });
}

}  // namespace tournament::publish
