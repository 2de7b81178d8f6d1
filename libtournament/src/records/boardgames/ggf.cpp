// The Generic Game Format of Othello servers (formats/othello.md §3). Its syntax is that of SGF, so the tree is read by
// SgfTree; a node may hold all moves of a game, in order.
#include <algorithm>
#include <array>

#include "records/boardgames/board_losses.h"
#include "records/boardgames/clock_commands.h"
#include "records/boardgames/disc_board.h"
#include "records/boardgames/notation.h"
#include "records/boardgames/tagged_game.h"
#include "records/characters.h"
#include "records/findings.h"
#include "records/numbers.h"
#include "tournament/records/board_codes.h"
#include "tournament/records/sgf_tree.h"

namespace tournament::records {

using dots::Severity;

namespace {

struct Header {
  std::string_view property, tag;
};
constexpr std::array ggf_headers{Header{"PC", "Site"},        Header{"DT", "Date"},        Header{"PB", "Black"},
                                 Header{"PW", "White"},       Header{"RB", "BlackRating"}, Header{"RW", "WhiteRating"},
                                 Header{"TI", "TimeControl"}, Header{"TY", "GgfType"},     Header{"EV", "Event"}};

class GgfGameReader {
 public:
  GgfGameReader(const SgfTree& tree, const SgfGame& game, const Limits& limits, BoardGameRecord& record)
      : tree_(tree), game_(game), limits_(limits), record_(record), findings_(record.diagnostics) {}

  void read() {
    record_.format = record_.dialect = "ggf";
    record_.game = "othello";
    record_.end_place = tree_.place(game_.end);
    for (const dots::Diagnostic& fault : game_.diagnostics) syntax(fault);
    for (SgfIndex node = game_.root; node != sgf_none; node = tree_.node(node).first_child) {
      if (tree_.node(node).next_sibling != sgf_none) note_unheld("variations");
      for (const SgfProperty& property : tree_.properties(node)) read(property);
    }
    if (!game_said_) refuse(ggf_code::game_missing, game_.begin, {});
    if (!board_said_) refuse(ggf_code::board_missing, game_.begin, {});
    findings_.finish();
  }

 private:
  void syntax(const dots::Diagnostic& fault) {
    record_.playable = false;
    if (fault.code.starts_with("LIM")) {
      record_.diagnostics.push_back(fault);
    } else {
      findings_.add(Severity::critical, ggf_code::syntax, fault.place, {{"fault", fault.code}});
    }
  }

  void refuse(std::string_view code, std::size_t offset, dots::Arguments args) {
    if (!record_.playable) return;
    record_.playable = false;
    findings_.add(Severity::critical, code, tree_.place(offset), std::move(args));
  }

  void note_unheld(std::string_view name) {
    if (std::ranges::find(record_.unheld, name) == record_.unheld.end()) record_.unheld.emplace_back(name);
  }

  void read(const SgfProperty& property) {
    const std::string_view name = tree_.name(property);
    const auto values = tree_.values(property);
    if (values.empty()) return note_unheld(name);
    const std::size_t at = std::size_t{values.front().open} + 1;
    const std::string value = sgf_unescape(tree_.raw(values.front()), true);
    if (values.size() > 1) note_unheld(name);
    if (name == "B" || name == "W") return move(value, at, name == "B");
    if (name == "GM") return game(value, at);
    if (name == "BO") return board(value, at);
    if (name == "RE") return result(value, at);
    const auto* header = std::ranges::find(ggf_headers, name, &Header::property);
    if (header == ggf_headers.end()) {
      note_unheld(name);
    } else if (!record_.tag(header->tag).empty()) {
      findings_.add(Severity::warning, ggf_code::property_repeated, tree_.place(property.name_begin),
                    {{"property", std::string(name)}});
    } else {
      record_.set_tag(header->tag, value, tree_.place(at));
    }
  }

  void game(const std::string& value, std::size_t at) {
    game_said_ = true;
    if (lower_case(value) != "othello") refuse(ggf_code::game_other, at, {{"value", value}});
  }

  void board(const std::string& value, std::size_t at) {
    board_said_ = true;
    const auto board = read_disc_board(value);
    if (!board) return refuse(ggf_code::board_form, at, {{"value", value}});
    if (board->covered) record_.game = "blocked-reversi";
    if (value != othello_start_board) record_.start = board->gfen;
  }

  /// `cell[/evaluation[/seconds]]`.
  void move(const std::string& value, std::size_t at, bool black) {
    const BoardNotation* notation = find_notation("othello");
    const std::size_t slash = std::min(value.find('/'), value.size());
    const auto text = normal_move(*notation, std::string_view(value).substr(0, slash), nullptr);
    if (record_.moves().size() >= static_cast<std::size_t>(limits_.plies)) {
      if (record_.playable)
        record_.diagnostics.push_back(
            over_limit("plies", static_cast<std::size_t>(limits_.plies), record_.moves().size() + 1, tree_.place(at)));
      record_.playable = false;
      return;
    }
    BoardMove& move = record_.lines[0].moves.emplace_back();
    move.place = tree_.place(at);
    move.by = black ? BoardColour::black : BoardColour::white;
    move.text = text.value_or(value);
    const int ply = static_cast<int>(record_.moves().size());
    const auto fault = [&](std::string_view part) {
      findings_.add(Severity::error, ggf_code::move_form, move.place, {{"value", value}, {"part", std::string(part)}},
                    ply);
    };
    if (!text) return fault(value.substr(0, slash));
    if (slash == value.size()) return;
    const std::size_t second = std::min(value.find('/', slash + 1), value.size());
    move.evaluation = value.substr(slash + 1, second - slash - 1);
    if (second == value.size()) return;
    const std::string_view seconds = std::string_view(value).substr(second + 1);
    if (seconds.empty()) return;
    move.time_spent = read_time(seconds);
    if (!move.time_spent) fault(seconds);
  }

  /// Black's discs less White's, with `:r` resignation, `:t` time, `:s` a score both agreed to.
  void result(const std::string& value, std::size_t at) {
    BoardClaim& claim = record_.claim;
    claim.raw = value;
    claim.place = tree_.place(at);
    if (value.empty() || value == "?") return;
    std::string_view score = value;
    std::string_view flag;
    if (const std::size_t colon = score.find(':'); colon != std::string_view::npos) {
      flag = score.substr(colon + 1);
      score = score.substr(0, colon);
    }
    claim.difference_halves = read_halves(score);
    if (!claim.difference_halves || (!flag.empty() && flag != "r" && flag != "t" && flag != "s")) {
      claim.result = BoardResult::unreadable;
      findings_.add(Severity::error, ggf_code::result_form, claim.place, {{"value", value}});
      return;
    }
    claim.result = *claim.difference_halves > 0   ? BoardResult::black
                   : *claim.difference_halves < 0 ? BoardResult::white
                                                  : BoardResult::draw;
    claim.end = flag == "r" ? BoardEnd::resignation : flag == "t" ? BoardEnd::time : BoardEnd::unsaid;
  }

  const SgfTree& tree_;
  const SgfGame& game_;
  const Limits& limits_;
  BoardGameRecord& record_;
  Findings findings_;
  bool game_said_ = false;
  bool board_said_ = false;
};

/// Between the games stand the numbers of games in a match, and nothing else.
void check_between(const SgfTree& tree, std::size_t from, std::size_t to, dots::Diagnostics& findings) {
  const std::string_view text = tree.text().substr(from, to - from);
  const std::size_t odd = text.find_first_not_of(" \t\r\n0123456789");
  if (odd == std::string_view::npos) return;
  findings.push_back({Severity::error, std::string(ggf_code::text_outside), {}, tree.place(from + odd), 0});
}

std::string claim_value(const BoardClaim& claim) {
  const std::optional<long> lead = claim.lead_halves();
  if (!lead) return claim.result == BoardResult::draw ? "0" : "";
  const std::string flag = claim.end == BoardEnd::resignation ? ":r" : claim.end == BoardEnd::time ? ":t" : "";
  return (*lead >= 0 ? "+" : "") + halves_text(*lead) + flag;
}

}  // namespace

BoardGames read_ggf(std::string_view text, const BoardReadOptions& options) {
  BoardGames result;
  const SgfTree tree = SgfTree::parse(std::string(text), options.limits);
  for (const dots::Diagnostic& finding : tree.diagnostics())
    if (finding.code.starts_with("LIM")) result.diagnostics.push_back(finding);
  std::size_t end = 0;
  for (const SgfGame& game : tree.games()) {
    check_between(tree, end, game.begin, result.diagnostics);
    end = game.end;
    BoardGameRecord& record = result.games.emplace_back();
    record.index = static_cast<int>(result.games.size()) - 1;
    GgfGameReader(tree, game, options.limits, record).read();
  }
  check_between(tree, end, tree.text().size(), result.diagnostics);
  return result;
}

dots::Result<BoardText> write_ggf(const BoardGameRecord& record) {
  if (auto refused = refuse_board(record, "ggf", "othello blocked-reversi", true)) return *refused;
  const bool reversi = record.game == "blocked-reversi";
  // The laying of block stones cannot be said: only a game that begins behind it.
  const std::string board = record.start.empty() ? std::string(othello_start_board) : write_disc_board(record.start);
  const bool laid = record.start.find('#') != std::string::npos &&
                    std::ranges::none_of(record.moves(), [](const BoardMove& m) { return m.text.starts_with('#'); });
  if (board.empty() || (reversi && !laid))
    return dots::Error{std::string(board_code::other_start), {{"format", "ggf"}}};
  std::string text = "(;GM[Othello]";
  std::string held;
  for (const Header& header : ggf_headers) {
    const std::string_view value = record.tag(header.tag);
    held.append(held.empty() ? "" : " ").append(header.tag);
    if (!value.empty()) text.append(header.property).append("[").append(sgf_escape(value)).append("]");
  }
  if (record.tag("GgfType").empty()) text += "TY[8]";
  if (const std::string result = claim_value(record.claim); !result.empty()) text += "RE[" + result + ']';
  text += "BO[" + board + ']';
  bool black = board.back() == '*';
  for (const BoardMove& move : record.moves()) {
    if (move.by != BoardColour::unsaid) black = move.by == BoardColour::black;
    text.append(black ? "B[" : "W[").append(move.text);
    if (!move.evaluation.empty() || move.time_spent) text += '/' + sgf_escape(move.evaluation);
    if (move.time_spent) text += '/' + seconds_text(*move.time_spent);
    text += ']';
    black = !black;
  }
  return BoardText{text + ";)\n", board_losses(record, {.spent = true, .evaluations = true, .tags = held})};
}

}  // namespace tournament::records
