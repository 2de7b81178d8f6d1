// Any bytes as a game of any kind, by any of its named rules: what is listed as legal can be played, what can be played
// is listed or short for something listed, and undo leads back to every position before.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "dots/catalogue.h"
#include "dots/game.h"
#include "property.h"

namespace {

std::string after(dots::Game& game, const std::string& move) {
  holds(game.play(move).has_value());
  std::string position = game.draw();
  game.undo();
  return position;
}

/// "a1" for "a1n" where nothing else can be pushed in there.
bool is_short(dots::Game& game, const std::string& text, const std::vector<std::string>& legal) {
  const std::string position = after(game, text);
  return std::ranges::any_of(legal, [&](const std::string& move) { return after(game, move) == position; });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2 || size > 200) return 0;
  const auto games = dots::games();
  const dots::GameInfo& info = games[data[0] % games.size()];
  static const std::vector<std::vector<dots::RulesInfo>> all_rules = [] {
    std::vector<std::vector<dots::RulesInfo>> rules;
    for (const dots::GameInfo& game : dots::games()) rules.push_back(dots::rules_of(game.id));
    return rules;
  }();
  const auto& named = all_rules[data[0] % games.size()];
  std::string rules(named[data[1] % named.size()].id);
  if (info.id == "dots") rules += ";size=6x5;start=empty";
  auto started = dots::Game::start({.game = std::string(info.id), .rules = rules});
  if (!started) return 0;
  dots::Game game = std::move(started).value();
  std::vector<std::string> before{game.draw()};
  for (std::size_t i = 2; i < size && !game.over(); ++i) {
    const std::vector<std::string> legal = game.legal_moves();
    holds(std::ranges::is_sorted(legal));
    if (legal.empty()) break;
    // Another game's square now and then: it may be legal or not, as the list says.
    const std::string odd{static_cast<char>('a' + data[i] % 8), static_cast<char>('1' + data[i] / 8 % 8)};
    if (info.id != "dots" && game.check(odd))
      holds(std::ranges::binary_search(legal, odd) || is_short(game, odd, legal));
    holds(game.play(legal[data[i] % legal.size()]).has_value());
    before.push_back(game.draw());
  }
  while (game.plies() > 0) {
    holds(game.draw() == before.back());
    before.pop_back();
    game.undo();
  }
  holds(game.draw() == before.back());
  return 0;
}
