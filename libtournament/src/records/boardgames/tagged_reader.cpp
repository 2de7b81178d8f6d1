// Games out of the tokens of a text with tags. One loop; the open variations are a stack of line numbers.
#include <algorithm>
#include <utility>

#include "records/boardgames/notation.h"
#include "records/boardgames/tag_lexer.h"
#include "records/boardgames/tagged_game.h"
#include "records/characters.h"
#include "records/findings.h"
#include "tournament/records/board_codes.h"
#include "tournament/records/sgf_tree.h"

namespace tournament::records {

using dots::Severity;

namespace {

constexpr std::size_t findings_in_game = 200;
constexpr int forced_move_nag = 7;  // what an old text writes as `*` behind a move

void append_comment(std::string& comment, std::string_view more) {
  more = trimmed(more);
  if (!comment.empty() && !more.empty()) comment += '\n';
  comment += more;
}

class TaggedReader {
 public:
  TaggedReader(std::string_view text, const BoardReadOptions& options, BoardGames& result)
      : options_(options), result_(result), text_(text), lexer_(text), next_(lexer_.next()) {
    places_.build(text);
  }

  void run() {
    begin_game();
    while (!stop_) {
      const Token token = std::exchange(next_, lexer_.next());
      if (token.kind == TokenKind::end) break;
      read(token);
    }
    end_game(text_.size());
    if (result_.games.empty() && result_.diagnostics.empty())
      result_.diagnostics.push_back({Severity::critical, std::string(pdn_code::empty_file), {}, {1, 1}, 0});
  }

 private:
  [[nodiscard]] dots::Place place(std::size_t offset) const { return places_.at(text_, offset); }
  BoardLine& line() { return game_.lines[open_.back()]; }

  void begin_game() {
    game_ = BoardGameRecord{};
    open_.assign(1, 0);
    begun_ = body_ = ended_ = whites_number_ = false;
    last_number_ = 0;
  }

  void refuse(std::string_view code, std::size_t offset, dots::Arguments args = {}) {
    if (!game_.playable) return;  // what follows the first fault would be guesswork
    game_.playable = false;
    game_.diagnostics.push_back({Severity::critical, std::string(code), std::move(args), place(offset), 0});
  }

  void over(std::string_view limit, std::size_t bound, std::size_t found, std::size_t offset) {
    if (game_.playable) game_.diagnostics.push_back(over_limit(limit, bound, found, place(offset)));
    game_.playable = false;
  }

  void end_game(std::size_t offset) {
    if (begun_) {
      if (open_.size() > 1) refuse(pdn_code::variation_open, variation_at_);
      if (result_.games.size() == options_.limits.games_in_file) {
        result_.diagnostics.push_back(over_limit("games_in_file", options_.limits.games_in_file,
                                                 options_.limits.games_in_file + 1, place(offset)));
        stop_ = true;
        return begin_game();
      }
      game_.end_place = place(offset);
      game_.index = static_cast<int>(result_.games.size());
      Findings findings(game_.diagnostics, findings_in_game);
      if (game_.playable) settle_tagged(game_, {options_, findings});
      findings.finish();
      std::ranges::stable_sort(game_.diagnostics, [](const auto& a, const auto& b) {
        return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
      });
      if (game_.format.empty()) game_.format = "pdn";
      if (game_.dialect.empty()) game_.dialect = game_.format;
      result_.games.push_back(std::move(game_));
    }
    begin_game();
  }

  /// A result ends a game, but a comment or a `*` may follow it.
  void go_on(const Token& token) {
    if (ended_) end_game(token.offset);
    begun_ = true;
  }

  void read(const Token& token) {
    switch (token.kind) {
      case TokenKind::end: return;
      case TokenKind::tag: return tag(token);
      case TokenKind::move_number: return number(token);
      case TokenKind::word: return is_result_word(token.text) ? result(token) : move(token);
      case TokenKind::strength: return strength(token);
      case TokenKind::nag: return nag(token);
      case TokenKind::comment: return comment(token);
      case TokenKind::line_comment: return note_unheld("line-comments");
      case TokenKind::captured: return note_unheld("captured-squares");
      case TokenKind::variation_open: return open_variation(token);
      case TokenKind::variation_close: return close_variation(token);
      case TokenKind::set_up: return set_up(token);
      case TokenKind::separator: return separator(token);
      case TokenKind::fault: go_on(token); refuse(token.code, token.offset, {{"text", std::string(token.text)}});
    }
  }

  void note_unheld(std::string_view name) {
    if (std::ranges::find(game_.unheld, name) == game_.unheld.end()) game_.unheld.emplace_back(name);
  }

  bool too_long(std::size_t bytes, std::size_t offset) {
    if (bytes <= options_.limits.property_bytes) return false;
    over("property_bytes", options_.limits.property_bytes, bytes, offset);
    return true;
  }

  void tag(const Token& token) {
    if (body_ || ended_) end_game(token.offset);
    begun_ = true;
    if (too_long(token.value.size(), token.offset)) return;
    if (game_.tags.size() >= options_.limits.values_in_property) {
      over("values_in_property", options_.limits.values_in_property, game_.tags.size() + 1, token.offset);
    } else if (std::ranges::find(game_.tags, token.text, &BoardTag::name) != game_.tags.end()) {
      game_.diagnostics.push_back({Severity::warning,
                                   std::string(pdn_code::tag_repeated),
                                   {{"tag", std::string(token.text)}},
                                   place(token.offset),
                                   0});
    } else {
      game_.tags.push_back({std::string(token.text), token.value, place(token.offset)});
    }
  }

  void number(const Token& token) {
    go_on(token);
    body_ = true;
    whites_number_ = token.text.ends_with('.') && !token.text.ends_with("..");
    if (open_.size() > 1) return;
    const bool due = last_number_ == 0 || token.number == last_number_ || token.number == last_number_ + 1;
    if (!due && game_.playable && game_.diagnostics.size() < findings_in_game)
      game_.diagnostics.push_back(
          {Severity::warning,
           std::string(pdn_code::move_number),
           {{"number", std::to_string(token.number)}, {"expected", std::to_string(last_number_ + 1)}},
           place(token.offset),
           0});
    last_number_ = token.number;
  }

  bool add(BoardStep step, std::string text, std::size_t offset) {
    body_ = true;
    if (!game_.playable) return false;
    if (++moves_ > options_.limits.nodes_in_file) {
      over("nodes_in_file", options_.limits.nodes_in_file, moves_, offset);
      stop_ = true;
    } else if (line().moves.size() >= static_cast<std::size_t>(options_.limits.plies)) {
      over("plies", static_cast<std::size_t>(options_.limits.plies), line().moves.size() + 1, offset);
    }
    if (!game_.playable) return false;
    BoardMove& move = line().moves.emplace_back();
    move.step = step;
    move.text = std::move(text);
    move.place = place(offset);
    return true;
  }

  void move(const Token& token) {
    go_on(token);
    if (too_long(token.text.size(), token.offset)) return;
    // Black begins: `1. ... c7-c6` leaves out a move that was not made; `1...` is the number of Black's own.
    const bool unknown = token.text == "...";
    if (unknown && whites_number_ && open_.size() == 1 && line().moves.empty() && black_to_move()) return;
    add(unknown ? BoardStep::unknown : BoardStep::move, std::string(token.text), token.offset);
  }

  [[nodiscard]] bool black_to_move() const {
    return game_.tag("FEN").starts_with("B:") || game_.tag("Position").find(" b") != std::string_view::npos;
  }

  void set_up(const Token& token) {
    go_on(token);
    if (!too_long(token.value.size(), token.offset)) add(BoardStep::set_up, token.value, token.offset);
  }

  void strength(const Token& token) {
    if (ended_ || line().moves.empty()) {
      go_on(token);
      return refuse(pdn_code::strength_place, token.offset, {{"text", std::string(token.text)}});
    }
    if (!too_long(token.text.size(), token.offset)) line().moves.back().strength += token.text;
  }

  void nag(const Token& token) {
    if (ended_ || line().moves.empty()) {
      go_on(token);
      return refuse(pdn_code::strength_place, token.offset, {{"text", std::string(token.text)}});
    }
    std::vector<int>& nags = line().moves.back().nags;
    if (std::ranges::find(nags, token.number) == nags.end()) nags.push_back(token.number);
  }

  void comment(const Token& token) {
    begun_ = true;
    std::string& held = line().moves.empty() ? line().comment : line().moves.back().comment;
    if (!too_long(held.size() + token.text.size(), token.offset)) append_comment(held, token.text);
  }

  void open_variation(const Token& token) {
    go_on(token);
    body_ = true;
    if (!game_.playable) return;
    if (line().moves.empty()) return refuse(pdn_code::variation_place, token.offset);
    const auto bound = static_cast<std::size_t>(options_.limits.nesting);
    if (open_.size() > bound) return over("nesting", bound, open_.size(), token.offset);
    if (++moves_ > options_.limits.nodes_in_file)
      return over("nodes_in_file", options_.limits.nodes_in_file, moves_, token.offset);
    BoardLine variation;
    variation.parent = open_.back();
    variation.at = line().moves.size() - 1;
    open_.push_back(game_.lines.size());
    game_.lines.push_back(std::move(variation));
    variation_at_ = token.offset;
  }

  void close_variation(const Token& token) {
    if (!game_.playable) return;
    if (open_.size() == 1) {
      go_on(token);
      return refuse(pdn_code::variation_stray, token.offset);
    }
    if (line().moves.empty()) return refuse(pdn_code::variation_place, token.offset);
    open_.pop_back();
  }

  void result(const Token& token) {
    go_on(token);
    if (open_.size() > 1) return refuse(pdn_code::variation_open, variation_at_);
    game_.claim.raw = token.text;
    game_.claim.place = place(token.offset);
    ended_ = true;
  }

  // Glued to a move that others follow, `*` is the old sign for a forced move.
  void separator(const Token& token) {
    const bool goes_on = next_.kind == TokenKind::word || next_.kind == TokenKind::move_number;
    if (token.glued && goes_on && !ended_ && !line().moves.empty()) {
      line().moves.back().nags.push_back(forced_move_nag);
      return;
    }
    if (!begun_) return;
    if (!ended_ && open_.size() == 1) {
      game_.claim.raw = token.text;
      game_.claim.place = place(token.offset);
    }
    end_game(token.offset);
  }

  const BoardReadOptions& options_;
  BoardGames& result_;
  std::string_view text_;
  SgfPlaces places_;
  TagLexer lexer_;
  Token next_;
  BoardGameRecord game_;
  std::vector<std::size_t> open_{0};  ///< the lines around here, the main line first
  bool begun_ = false;                ///< something of the game was read
  bool body_ = false;                 ///< and more than its tags
  bool ended_ = false;                ///< its result was read
  bool stop_ = false;
  bool whites_number_ = false;  ///< the last number had one dot
  int last_number_ = 0;
  std::size_t moves_ = 0;  ///< of the whole file
  std::size_t variation_at_ = 0;
};

}  // namespace

BoardGames read_tagged(std::string_view text, const BoardReadOptions& options) {
  BoardGames result;
  if (text.size() > options.limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", options.limits.file_bytes, text.size(), {1, 1}));
    return result;
  }
  TaggedReader(text, options, result).run();
  return result;
}

}  // namespace tournament::records
