#include "records/boardgames/codecs.h"

#include <algorithm>
#include <cstdlib>

#include "records/boardgames/notation.h"
#include "records/characters.h"
#include "records/findings.h"
#include "records/numbers.h"
#include "records/sgf_targets.h"
#include "tournament/records/sgf_tree.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

using dots::Severity;

namespace {

constexpr std::string_view blank_characters = " \t\r\n\f\v";

/// What follows byte order mark, blanks and `%` lines.
std::string_view text_from(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  for (;;) {
    bytes.remove_prefix(std::min(bytes.find_first_not_of(blank_characters), bytes.size()));
    if (!bytes.starts_with('%')) return bytes;
    bytes.remove_prefix(std::min(bytes.find('\n'), bytes.size()));
  }
}

bool is_tag(std::string_view text) {
  if (text.size() < 2 || text[0] != '[' || !is_capital(text[1])) return false;
  std::size_t at = 1;
  while (at < text.size() && (is_letter(text[at]) || is_digit(text[at]) || text[at] == '_')) ++at;
  const std::size_t value = text.find_first_not_of(blank_characters, at);
  return value != std::string_view::npos && value > at && text[value] == '"';
}

/// `12.` or `12...` with a move behind it; "2.0" is a number of another kind.
bool is_numbered_move(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && is_digit(text[at])) ++at;
  if (at == 0 || at > 4 || at == text.size() || text[at] != '.') return false;
  const std::size_t next = text.find_first_not_of(" .\t\r\n", at);
  if (next == at + 1 && is_digit(text[next]) && (next + 1 == text.size() || text[next + 1] <= ' ')) return false;
  return next != std::string_view::npos && (is_letter(text[next]) || is_digit(text[next]) || text[next] == '#');
}

bool is_move(std::string_view text) {
  const std::string_view word = text.substr(0, std::min(text.find_first_of(" \t\r\n!?{("), text.size()));
  if (is_square(word)) return true;
  std::size_t at = 0;
  while (at < word.size() && is_digit(word[at])) ++at;
  const bool number = at > 0 && at <= 2;
  if (!number && !is_square(word.substr(0, 2))) return false;
  if (!number) at = 2;
  const bool sign = at < word.size() && std::string_view("-:xX").find(word[at]) != std::string_view::npos;
  const std::string_view rest = word.substr(std::min(at + (sign ? 1 : 0), word.size()));
  if (number) return sign && !rest.empty() && std::ranges::all_of(rest.substr(0, 1), is_digit) && word.size() < 40;
  return is_square(rest.substr(0, 2)) && (sign || rest.size() == 2);
}

RecordedPlayer player_of(const BoardGameRecord& board, bool white) {
  RecordedPlayer player;
  player.name = board.tag(white ? "White" : "Black");
  player.rank = board.tag(white ? "WhiteTitle" : "BlackTitle");
  for (const std::string_view name :
       white ? std::array{"WhiteRating", "WhiteElo"} : std::array{"BlackRating", "BlackElo"})
    if (!player.rating) player.rating = read_real(board.tag(name));
  return player;
}

Claim claim_of_board(const BoardGameRecord& board) {
  const BoardClaim& said = board.claim;
  Claim claim;
  claim.raw = said.raw;
  claim.place = said.place;
  claim.winner = winner_of(board, said.result);
  switch (said.result) {
    case BoardResult::unknown: return claim;
    case BoardResult::unreadable: claim.kind = ClaimKind::unreadable; return claim;
    case BoardResult::draw: claim.kind = ClaimKind::draw; return claim;
    case BoardResult::white:
    case BoardResult::black:
    case BoardResult::both_lost: break;
  }
  const std::optional<long> lead = said.lead_halves();
  claim.kind = said.end == BoardEnd::resignation ? ClaimKind::resignation
               : said.end == BoardEnd::time      ? ClaimKind::time
               : lead                            ? ClaimKind::points
                                                 : ClaimKind::unknown_win;
  if (claim.kind == ClaimKind::points) claim.margin_halves = std::abs(*lead);
  return claim;
}

using ReadBoards = BoardGames (*)(std::string_view, const BoardReadOptions&);

ReadResult read_with(ReadBoards read, std::string_view bytes, const ReadOptions& options) {
  ReadResult result;
  if (bytes.size() > options.limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", options.limits.file_bytes, bytes.size(), {1, 1}));
    return result;
  }
  const DecodedText decoded = decode_text(bytes, {options.encoding, {}, "ISO-8859-1"});
  result.encoding = decoded.encoding;
  BoardReadOptions wanted{options.game, options.limits};
  wanted.limits.file_bytes = SIZE_MAX;  // the bytes were counted; decoding makes the text longer
  BoardGames games = read(decoded.text, wanted);
  result.diagnostics = std::move(games.diagnostics);
  SgfPlaces places;
  if (!decoded.findings.empty()) places.build(decoded.text);
  for (const TextFinding& finding : decoded.findings)
    result.diagnostics.push_back(
        {Severity::warning, std::string(finding.code), finding.args, places.at(decoded.text, finding.offset), 0});
  for (BoardGameRecord& game : games.games) result.records.push_back(to_game_record(std::move(game)));
  return result;
}

}  // namespace

GameRecord to_game_record(BoardGameRecord board) {
  GameRecord record;
  record.format = board.format;
  record.dialect = board.dialect;
  record.index = board.index;
  record.playable = board.playable;
  record.game = board.game;
  record.rules = board.rules;
  record.rules_named = !board.rules.empty();
  record.width = record.height = 8;
  const BoardNotation* notation = find_notation(board.game);
  const bool white_first = notation == nullptr || notation->white_first;
  record.first = player_of(board, white_first);
  record.second = player_of(board, !white_first);
  record.event = board.tag("Event");
  record.round = board.tag("Round");
  record.date = board.tag("Date");
  record.place = board.tag("Site");
  record.source = board.tag("Source");
  record.application = board.tag("Application");
  record.time_control = board.tag("TimeControl");
  record.annotator = board.tag("Annotator");
  record.comment = board.lines.front().comment;
  record.claim = claim_of_board(board);
  record.end_place = board.end_place;
  record.unheld = board.unheld;
  record.diagnostics = std::move(board.diagnostics);
  board.diagnostics.clear();
  board.index = 0;  // the record has it
  record.board = std::move(board);
  return record;
}

bool sniff_tagged(std::string_view bytes) {
  const std::string_view text = text_from(bytes);
  return is_tag(text) || is_numbered_move(text) || is_move(text);
}

bool sniff_ggf(std::string_view bytes) {
  std::string_view text = text_from(bytes);
  while (!text.empty() && is_digit(text.front())) text.remove_prefix(1);
  text = text_from(text);
  if (!text.starts_with('(')) return false;
  text = text_from(text.substr(1));
  return text.starts_with(";GM[Othello]") || text.starts_with("; GM[Othello]");
}

bool sniff_othello_moves(std::string_view bytes) {
  const std::string_view text = text_from(bytes);
  if (!is_square(text.substr(0, 2))) return false;  // before a long line is looked through
  const std::string_view word = text.substr(0, std::min(text.find_first_of(blank_characters), text.size()));
  if (word.size() < 4 || word.size() % 2 != 0) return false;
  // Othello begins on light squares, from which no game of draughts does: two squares are enough there.
  const bool light = ((word[0] | 0x20) - 'a' + word[1] - '1') % 2 != 0;
  if (!light && word.size() < 6) return false;
  for (std::size_t at = 0; at < word.size(); at += 2)
    if (!is_square(word.substr(at, 2))) return false;
  return true;
}

ReadResult read_tagged_records(std::string_view bytes, const ReadOptions& options) {
  return read_with(read_tagged, bytes, options);
}
ReadResult read_ggf_records(std::string_view bytes, const ReadOptions& options) {
  return read_with(read_ggf, bytes, options);
}
ReadResult read_othello_move_records(std::string_view bytes, const ReadOptions& options) {
  return read_with(read_othello_moves, bytes, options);
}

dots::Result<Written> write_board(const GameRecord& record, dots::Result<BoardText> (*write)(const BoardGameRecord&)) {
  if (!record.board) return dots::Error{"REC017", {{"format", record.format}, {"game", record.game}}};
  auto plain = canonical(*record.board);
  if (!plain) return plain.error();
  auto text = write(*plain);
  if (!text) return text.error();
  return Written{std::move(text->text), std::move(text->lost)};
}

dots::Result<Written> write_sgf_any(const GameRecord& record) {
  return record.board ? write_board(record, write_board_sgf) : write_sgf_plain(record);
}

}  // namespace tournament::records
