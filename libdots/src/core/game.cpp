#include "dots/game.h"

#include "core/engine.h"
#include "dots/catalogue.h"
#include "dots/surround/position.h"

namespace dots {
namespace {

class DotsEngine final : public Adapter<surround::Position> {
 public:
  using Adapter::Adapter;
  [[nodiscard]] const surround::Position* dots() const override { return &position_; }
};

Result<std::unique_ptr<Game::Engine>> start_dots_game(const GameSpec& spec, std::string_view rules_text) {
  auto rules = surround::parse_ruleset(rules_text);
  if (!rules) return rules.error();
  auto position = surround::Position::start(*rules, {spec.free_turns, {}, spec.position});
  if (!position) return position.error();
  return std::unique_ptr<Game::Engine>(std::make_unique<DotsEngine>(std::move(*position)));
}

}  // namespace

Game::Game(std::unique_ptr<Engine> engine) : engine_(std::move(engine)) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

Result<Game> Game::start(const GameSpec& spec) {
  const GameInfo* info = find_game(spec.game);
  if (info == nullptr) return Error{"GAM001", {{"game", spec.game}}};
  auto engine = start_dots_game(spec, spec.rules.empty() ? info->default_rules : std::string_view(spec.rules));
  if (!engine) return engine.error();
  return Game(std::move(*engine));
}

Result<void> Game::play(std::string_view move) { return engine_->play(move); }
Result<void> Game::check(std::string_view move) { return engine_->check(move); }
void Game::undo() { engine_->undo(); }
std::string Game::rules() const { return engine_->rules(); }
int Game::plies() const { return engine_->plies(); }
Side Game::to_move() const { return engine_->to_move(); }
Outcome Game::outcome() const { return engine_->outcome(); }
Score Game::score() const { return engine_->score(); }
std::uint64_t Game::digest() const { return engine_->digest(); }
std::string Game::draw() const { return engine_->draw(); }
std::vector<std::string> Game::legal_moves(std::size_t limit) { return engine_->legal_moves(limit); }
std::uint64_t Game::perft(int depth) { return engine_->perft(depth); }
const surround::Position* Game::dots() const { return engine_->dots(); }

}  // namespace dots
