#include "records/boardgames/tagged_game.h"

#include <algorithm>
#include <charconv>

#include "dots/board8/gfen.h"
#include "dots/game.h"
#include "records/boardgames/clock_commands.h"
#include "records/boardgames/notation.h"
#include "records/boardgames/pdn_fen.h"
#include "records/characters.h"
#include "tournament/records/board_codes.h"

namespace tournament::records {

using dots::Severity;

namespace {

std::string_view next_field(std::string_view& rest) {
  const std::size_t end = std::min(rest.find(','), rest.size());
  const std::string_view field = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return field;
}

bool is_number(std::string_view text) {
  return !text.empty() && text.size() < 6 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

class Settling {
 public:
  Settling(BoardGameRecord& record, const TaggedSettling& settling)
      : record_(record), options_(settling.options), findings_(settling.findings) {}

  void run() {
    if (!settle_game()) return;
    take_result();
    if (!settle_start()) return;
    settle_rules();
    for (BoardLine& line : record_.lines) settle_moves(line);
    if (numbers_used_ && !numbers_named_) findings_.add(Severity::info, pdn_code::numbers_assumed, first_number_);
  }

 private:
  void refuse(std::string_view code, dots::Place place, dots::Arguments args) {
    findings_.add(Severity::critical, code, place, std::move(args));
    record_.playable = false;
  }

  std::optional<BoardTag> take(std::string_view name) {
    const auto found = std::ranges::find(record_.tags, name, &BoardTag::name);
    if (found == record_.tags.end()) return std::nullopt;
    BoardTag tag = std::move(*found);
    record_.tags.erase(found);
    return tag;
  }

  bool settle_game() {
    if (const auto type = take("GameType")) return read_game_type(*type);
    record_.game = options_.game_hint.empty() ? guessed_game() : options_.game_hint;
    notation_ = find_notation(record_.game);
    if (notation_ == nullptr) {
      const bool hinted = !record_.game.empty();
      record_.game.clear();
      const dots::Place place = record_.tags.empty() ? first_place() : record_.tags.front().place;
      if (hinted) {
        refuse(pdn_code::game_type_other, place, {{"value", options_.game_hint}});
      } else {
        refuse(pdn_code::game_missing, place, {});
      }
      return false;
    }
    if (record_.format.empty()) record_.format = notation_->form == MoveForm::draughts ? "pdn" : "board-text";
    return true;
  }

  [[nodiscard]] dots::Place first_place() const {
    return record_.moves().empty() ? record_.end_place : record_.moves().front().place;
  }

  /// Two habits go without GameType: Othello games of the WTHOR base as PGN, and lists of moves of Lines of Action,
  /// where Black begins on the outer ranks, from which no game of draughts can begin.
  std::string guessed_game() {
    if (record_.moves().empty() || !record_.tag("FEN").empty()) return {};
    const std::string& first = record_.moves().front().text;
    if (is_square(first)) {
      record_.format = "wthor";
      record_.passes_left_out = true;
      return "othello";
    }
    const bool outer = is_square(std::string_view(first).substr(0, 2)) && (first[1] == '1' || first[1] == '8');
    const bool between = first.size() > 3 && !is_square(std::string_view(first).substr(2, 2));
    if (!outer || !between) return {};
    record_.format = "loa-text";
    return "lines-of-action";
  }

  bool read_game_type(const BoardTag& type) {
    std::string_view rest = type.value;
    const std::string_view name = next_field(rest);
    for (const BoardNotation& each : board_notations())
      if (name == each.game_type || name == each.game) notation_ = &each;
    if (name == "50") notation_ = find_notation("othello");
    if (notation_ == nullptr) {
      const bool other = is_number(name) && name.size() <= 3;
      refuse(other ? pdn_code::game_type_other : pdn_code::game_type_form, type.place, {{"value", type.value}});
      return false;
    }
    record_.game = notation_->game;
    record_.format = notation_->form == MoveForm::draughts ? "pdn" : "board-text";
    if (type.value.find(',') == std::string::npos) return true;
    return read_board(type, rest);
  }

  /// `W,8,8,A0,0` after the number.
  bool read_board(const BoardTag& type, std::string_view rest) {
    const std::string_view starts = next_field(rest), width = next_field(rest), height = next_field(rest),
                           squares = next_field(rest);
    const bool inverted_said = !rest.empty();
    const std::string_view inverted = next_field(rest);
    const bool form = (starts == "W" || starts == "B") && is_number(width) && is_number(height) &&
                      squares.size() == 2 && std::string_view("ANS").find(squares[0]) != std::string_view::npos &&
                      squares[1] >= '0' && squares[1] <= '3' &&
                      (!inverted_said || inverted == "0" || inverted == "1") && rest.empty();
    if (!form) {
      refuse(pdn_code::game_type_form, type.place, {{"value", type.value}});
      return false;
    }
    const bool same = (starts == "W") == notation_->white_first && width == "8" && height == "8" && squares[0] != 'S' &&
                      inverted != "1";
    if (!same) {
      refuse(pdn_code::game_type_board, type.place, {{"value", type.value}, {"game", record_.game}});
      return false;
    }
    if (squares[0] == 'N') {
      numbers_ = SquareNumbers(static_cast<FirstCorner>(squares[1] - '0'), notation_->white_first);
      numbers_named_ = true;
    }
    return true;
  }

  void take_result() {
    const auto tag = take("Result");
    const bool othello = notation_->form == MoveForm::othello || notation_->form == MoveForm::reversi;
    const std::string ended = record_.claim.raw;  // what the reader found behind the last move
    if (tag) {
      const dots::Place place = record_.claim.place;
      record_.claim = board_claim(tag->value, othello, tag->place);
      if (record_.claim.result == BoardResult::unreadable)
        findings_.add(Severity::error, pdn_code::result_form, tag->place, {{"value", tag->value}});
      const BoardResult behind = board_claim(ended, othello, {}).result;
      if (behind != BoardResult::unknown && behind != record_.claim.result)
        findings_.add(Severity::warning, pdn_code::result_differs, place, {{"tag", tag->value}, {"found", ended}});
    } else if (!ended.empty()) {
      record_.claim = board_claim(ended, othello, record_.claim.place);
    }
    const std::string how = lower_case(record_.tag("Termination"));
    if (how == "time forfeit") record_.claim.end = BoardEnd::time;
    if (how == "resignation") record_.claim.end = BoardEnd::resignation;
    const std::string& raw = record_.claim.raw;
    if (notation_->form == MoveForm::draughts && (raw == "2-0" || raw == "1-1" || raw == "0-2"))
      record_.dialect = "lidraughts";
  }

  bool settle_start() {
    const auto fen = take("FEN");
    const auto position = take("Position");
    if (fen && position) findings_.add(Severity::warning, pdn_code::position_twice, position->place);
    const BoardTag* said = fen ? &*fen : position ? &*position : nullptr;
    if (said == nullptr) return true;
    const auto gfen = read_position(said->value, said->place);
    if (!gfen) return false;
    if (!is_start_position(record_.game, *gfen)) record_.start = *gfen;
    return true;
  }

  /// A GFEN, or in draughts the position text of PDN.
  std::optional<std::string> read_position(std::string_view text, dots::Place place) {
    const bool pdn = notation_->form == MoveForm::draughts && text.find('/') == std::string_view::npos;
    if (!pdn) {
      const auto gfen = dots::board8::read_gfen(text);
      if (gfen) return dots::board8::write_gfen(*gfen);
      dots::Arguments args = gfen.error().args;
      refuse(gfen.error().code, place, std::move(args));
      return std::nullopt;
    }
    const auto read = read_pdn_fen(text, numbers_);
    if (!read) {
      refuse(read.error().code, place, read.error().args);
      return std::nullopt;
    }
    if (!read->turn_said) findings_.add(Severity::warning, pdn_code::position_turn, place);
    return read->gfen;
  }

  void settle_rules() {
    if (record_.dialect.empty()) record_.dialect = record_.format;
    if (const auto rules = take("Ruleset")) {
      if (rules->value != "hetproba2016") record_.rules = rules->value;
    } else if (record_.dialect == "lidraughts") {
      record_.rules = record_.game + "-fmjd64";
    }
  }

  void settle_moves(BoardLine& line) {
    bool white = white_begins();
    int ply = 0;
    for (BoardMove& move : line.moves) {
      ++ply;
      const int said = &line == &record_.lines.front() ? ply : 0;
      if (move.step == BoardStep::set_up) {
        if (auto gfen = read_position(move.text, move.place)) {
          white = gfen->find(" w") != std::string::npos;
          move.text = std::move(*gfen);
        }
      } else {
        if (move.step == BoardStep::move) settle_move(move, said);
        read_clocks(move, white, said);
        white = !white;
      }
    }
  }

  [[nodiscard]] bool white_begins() const {
    return record_.start.empty() ? notation_->white_first : record_.start.find(" w") != std::string::npos;
  }

  void settle_move(BoardMove& move, int ply) {
    const bool numeric = !move.text.empty() && move.text[0] >= '0' && move.text[0] <= '9';
    const auto normal = normal_move(*notation_, move.text, &numbers_);
    if (!normal) {
      findings_.add(Severity::error, pdn_code::move_form, move.place, {{"move", move.text}, {"game", record_.game}},
                    ply);
      return;
    }
    if (numeric && !numbers_used_) {
      numbers_used_ = true;
      first_number_ = move.place;
    }
    move.text = *normal;
  }

  void read_clocks(BoardMove& move, bool white, int ply) {
    std::vector<std::string> faults;
    move.comment = take_clocks(move.comment, white, move, faults);
    for (std::string& fault : faults)
      findings_.add(Severity::warning, pdn_code::clock_form, move.place, {{"value", std::move(fault)}}, ply);
  }

  BoardGameRecord& record_;
  const BoardReadOptions& options_;
  Findings& findings_;
  const BoardNotation* notation_ = nullptr;
  SquareNumbers numbers_{};
  bool numbers_named_ = false;
  bool numbers_used_ = false;
  dots::Place first_number_{};
};

}  // namespace

bool is_start_position(std::string_view game, std::string_view gfen) {
  const auto start = dots::Game::start({.game = std::string(game)});
  return start && start->draw() == gfen;
}

void settle_tagged(BoardGameRecord& record, const TaggedSettling& settling) { Settling(record, settling).run(); }

}  // namespace tournament::records
