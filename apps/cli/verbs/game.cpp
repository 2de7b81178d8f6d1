#include <array>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "cli/files.h"
#include "cli/verbs/table.h"
#include "dots/catalogue.h"
#include "dots/game.h"
#include "dots/surround/count.h"
#include "dots/surround/position.h"
#include "text/messages.h"
#include "tournament/limits.h"

namespace arbiter::cli {
namespace {

using dots::Side;

constexpr std::array position_options{
    OptionSpec{"game", 'g', "GAME", "the game, dots where none is given"},
    OptionSpec{"rules", '\0', "RULES", "a preset, a canonical text, or either with changes: go-like;edge=wall"},
    OptionSpec{"size", '\0', "WxH", "size of the board"},
    OptionSpec{"start", '\0', "NAME", "start position"},
    OptionSpec{"position", '\0', "TEXT", "a position as it is printed, instead of the start position"},
    OptionSpec{"free-turns", '\0', "", "sides need not alternate; each move names its side (B: or W:)"},
    OptionSpec{"moves", 'm', "MOVES", "moves separated by blanks, or a file of them, or - for standard input"},
};
constexpr auto play_options =
    joined(position_options, std::array{OptionSpec{"each", '\0', "", "captives and groundings after every move"},
                                        OptionSpec{"explain", '\0', "", "which points count for whom, and why"}});
constexpr auto perft_options =
    joined(position_options, std::array{OptionSpec{"depth", 'd', "N", "how many moves deep"}});

/// The rules with the axes that have options of their own changed.
dots::Result<std::string> rules_of(const Options& options, std::string_view otherwise) {
  const std::string text = options.value_or("rules", otherwise);
  if (!options.has("size") && !options.has("start")) return text;
  const auto rules = dots::surround::parse_ruleset(text);
  if (!rules) return rules.error();
  std::string changed;
  for (const dots::surround::AxisValue& axis : dots::surround::axes(*rules)) {
    const bool own_option = axis.axis == "size" || axis.axis == "start";
    const std::string value = own_option ? options.value_or(axis.axis, axis.value) : axis.value;
    changed += axis.axis == "size" ? "dots:" + value : ";" + std::string(axis.axis) + "=" + value;
  }
  return changed;
}

dots::Result<dots::GameSpec> spec_of(const Options& options) {
  dots::GameSpec spec;
  spec.game = options.value_or("game", "dots");
  const dots::GameInfo* game = dots::find_game(spec.game);
  if (game == nullptr) return dots::Error{"GAM001", {{"game", spec.game}}};
  auto rules = rules_of(options, game->default_rules);
  if (!rules) return rules.error();
  spec.rules = std::move(rules).value();
  spec.position = options.value_or("position", "");
  spec.free_turns = options.has("free-turns");
  return spec;
}

dots::Result<std::vector<std::string>> moves_of(const Options& options) {
  std::string text = options.value_or("moves", "");
  std::error_code ignored;
  if (text == "-" || std::filesystem::is_regular_file(text, ignored)) {
    auto read = read_input(text, tournament::Limits{}.file_bytes);
    if (!read) return read.error();
    text = std::move(read).value();
  }
  std::vector<std::string> moves;
  std::istringstream words(text);
  for (std::string word; words >> word;) moves.push_back(word);
  return moves;
}

/// Where a sequence of moves came to.
struct Played {
  dots::Game game;
  int accepted = 0;
  std::string refused_move{};
  std::optional<dots::Error> refusal{};
  Json each = Json::array();
};

/// A whole number as such, a half with its fraction: both are exact.
Json halves_number(long halves) {
  if (halves % 2 == 0) return halves / 2;
  return static_cast<double>(halves) / 2;
}

long net_halves(const dots::Score& score) { return score.first_halves - score.second_halves; }

Json each_json(const dots::Game& game, int ply) {
  Json row{{"ply", ply}};
  if (const dots::surround::Position* position = game.dots()) {
    const auto& field = position->field();
    row["captives"] = Json::array({field.captives(Side::first), field.captives(Side::second)});
    row["grounded"] = Json::array({halves_number(net_halves(position->score_if_grounds(Side::first))),
                                   halves_number(net_halves(position->score_if_grounds(Side::second)))});
  } else {
    row["score"] = score_json(game.score());
  }
  return row;
}

dots::Result<Played> play_moves(const Options& options) {
  const auto spec = spec_of(options);
  if (!spec) return spec.error();
  const auto moves = moves_of(options);
  if (!moves) return moves.error();
  auto game = dots::Game::start(*spec);
  if (!game) return game.error();
  Played played{std::move(game).value()};
  for (const std::string& move : *moves) {
    if (auto done = played.game.play(move); !done) {
      played.refused_move = move;
      played.refusal = done.error();
      break;
    }
    ++played.accepted;
    if (options.has("each")) played.each.push_back(each_json(played.game, played.accepted));
  }
  return played;
}

/// For verbs that need every move: the refusal with its ply and move.
dots::Result<Played> play_all_moves(const Options& options) {
  auto played = play_moves(options);
  if (!played || !played->refusal) return played;
  dots::Error error = *played->refusal;
  error.args.push_back({"ply", std::to_string(played->accepted + 1)});
  error.args.push_back({"move", played->refused_move});
  return error;
}

/// Which points count for whom, and why.
Json counted_json(const dots::surround::Position& position) {
  Json items = Json::array();
  for (const dots::surround::CountItem& item : dots::surround::count_points(position).items) {
    Json points = Json::array();
    for (const dots::surround::Point point : item.points) points.push_back(to_text(point));
    items.push_back({{"side", dots::to_text(item.side)},
                     {"reason", dots::surround::to_text(item.reason)},
                     {"value", halves_text(item.halves)},
                     {"points", std::move(points)}});
  }
  return items;
}

Json play_json(const Played& played, const Options& options) {
  const dots::Game& game = played.game;
  const dots::Outcome outcome = game.outcome();
  Json document{{"schema", "arbiter.play/1"},
                {"game", options.value_or("game", "dots")},
                {"rules", game.rules()},
                {"accepted", played.accepted},
                {"error", nullptr}};
  if (played.refusal)
    document["error"] = {{"code", played.refusal->code},
                         {"ply", played.accepted + 1},
                         {"move", played.refused_move},
                         {"message", text::full_text(*played.refusal)},
                         {"args", args_json(played.refusal->args)}};
  document["to_move"] = dots::to_text(game.to_move());
  document["over"] = game.over();
  document["outcome"] = {{"winner", winner_json(outcome.winner)}, {"reason", dots::to_text(outcome.ending)}};
  document["score"] = score_json(game.score());
  if (const dots::surround::Position* position = game.dots()) {
    const auto& field = position->field();
    document["captives"] = {{"first", field.captives(Side::first)}, {"second", field.captives(Side::second)}};
    document["grounded"] = {{"first", halves_text(net_halves(position->score_if_grounds(Side::first)))},
                            {"second", halves_text(net_halves(position->score_if_grounds(Side::second)))}};
  }
  document["position"] = game.draw();
  if (options.has("explain") && game.dots() != nullptr) document["counted"] = counted_json(*game.dots());
  if (options.has("each")) document["each"] = played.each;
  return document;
}

dots::Result<Exit> play(Invocation& call) {
  const auto played = play_moves(call.options);
  if (!played) return played.error();
  const Exit exit = played->refusal ? Exit::findings : Exit::done;
  if (!call.console.for_people()) return call.console.json(play_json(*played, call.options)), exit;

  const dots::Game& game = played->game;
  call.console.line("rules     " + game.rules());
  call.console.line("accepted  " + std::to_string(played->accepted) + " moves");
  if (played->refusal)
    call.console.line("refused   move " + std::to_string(played->accepted + 1) + ", " + played->refused_move + ": " +
                          text::describe(*played->refusal) + " (" + played->refusal->code + ")",
                      Colour::bad);
  const dots::Score score = game.score();
  call.console.line("score     " + halves_text(score.first_halves) + " : " + halves_text(score.second_halves));
  if (game.over())
    call.console.line("over      " + std::string(dots::to_text(game.outcome().winner)) + ", by " +
                      std::string(dots::to_text(game.outcome().ending)));
  else
    call.console.line("to move   " + std::string(dots::to_text(game.to_move())));
  for (const Json& row : played->each) call.console.line(to_line(row));
  call.console.block(game.draw());
  if (call.options.has("explain") && game.dots() != nullptr) {
    std::vector<std::vector<std::string>> rows{{"side", "value", "reason", "points"}};
    for (const Json& item : counted_json(*game.dots())) {
      std::string points;
      for (const Json& point : item["points"]) points += (points.empty() ? "" : " ") + point.get<std::string>();
      rows.push_back({item["side"], item["value"], item["reason"], points});
    }
    call.console.table(rows);
  }
  return exit;
}

dots::Result<Exit> show_position(Invocation& call) {
  const auto played = play_all_moves(call.options);
  if (!played) return played.error();
  const dots::Game& game = played->game;
  if (!call.console.for_people()) {
    call.console.json({{"schema", "arbiter.position/1"},
                       {"game", call.options.value_or("game", "dots")},
                       {"rules", game.rules()},
                       {"to_move", dots::to_text(game.to_move())},
                       {"over", game.over()},
                       {"position", game.draw()}});
    return Exit::done;
  }
  call.console.line("rules     " + game.rules());
  if (!game.over()) call.console.line("to move   " + std::string(dots::to_text(game.to_move())));
  call.console.block(game.draw());
  return Exit::done;
}

dots::Result<Exit> list_moves(Invocation& call) {
  auto played = play_all_moves(call.options);
  if (!played) return played.error();
  const std::vector<std::string> moves = played->game.legal_moves();
  if (!call.console.for_people()) {
    call.console.json({{"schema", "arbiter.moves/1"}, {"moves", moves}});
  } else {
    for (const std::string& move : moves) call.console.line(move);
  }
  return Exit::done;
}

dots::Result<Exit> count_moves(Invocation& call) {
  const auto depth = call.options.number("depth", 0, 64);
  if (!depth) return depth.error();
  if (!*depth) return dots::Error{"CLI010", {{"option", "--depth"}, {"allowed", "how many moves deep to count"}}};
  auto played = play_all_moves(call.options);
  if (!played) return played.error();
  const std::uint64_t nodes = played->game.perft(**depth);
  if (call.console.for_people())
    call.console.line(std::to_string(nodes));
  else
    call.console.json({{"schema", "arbiter.perft/1"}, {"depth", **depth}, {"nodes", nodes}});
  return Exit::done;
}

}  // namespace

std::span<const Verb> game_verbs() {
  static constexpr Verb verbs[] = {
      {"game", "play", "", "Plays moves and shows position, score and outcome", play_options, play},
      {"game", "show", "", "Shows a position: of the start, of a text, or after moves", position_options,
       show_position},
      {"game", "moves", "", "Lists the legal moves", position_options, list_moves},
      {"game", "perft", "", "Counts the sequences of legal moves", perft_options, count_moves},
  };
  return verbs;
}

}  // namespace arbiter::cli
