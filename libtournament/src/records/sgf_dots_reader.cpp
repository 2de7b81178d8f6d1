#include "records/sgf_dots_reader.h"

#include <algorithm>

#include "records/boardgames/board_sgf.h"
#include "records/boardgames/codecs.h"
#include "records/sgf_reading.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

using dots::Severity;

namespace {

constexpr std::size_t head_bytes = 65'536;  // within which CA is looked for

void sort_by_place(dots::Diagnostics& list) {
  std::stable_sort(list.begin(), list.end(), [](const dots::Diagnostic& a, const dots::Diagnostic& b) {
    return a.place.line != b.place.line ? a.place.line < b.place.line : a.place.column < b.place.column;
  });
}

GameRecord read_game(const SgfTree& tree, const SgfGame& game, const Limits& limits) {
  GameRecord record;
  record.format = "sgf";
  record.dialect = to_text(Dialect::plain);
  record.diagnostics = game.diagnostics;
  record.end_place = tree.place(game.end);
  if (game.root != sgf_none) {
    Findings findings(record.diagnostics);
    SgfReading reading{tree, limits, record, findings, detect_dialect(tree, game.root)};
    record.dialect = to_text(reading.dialect);
    SgfRules rules = read_rules(reading, game.root);
    require_root_properties(reading, game.root);
    read_lines(reading, game);
    settle_rules(reading, rules);
    findings.finish();
  }
  const bool critical = any_at_least(record.diagnostics, Severity::critical);
  record.playable = game.root != sgf_none && !critical;
  sort_by_place(record.diagnostics);
  return record;
}

/// Puts what was found while decoding to the game in which it lies.
void place_text_findings(const DecodedText& decoded, const SgfTree& tree, ReadResult& result) {
  for (const TextFinding& finding : decoded.findings) {
    const bool harmless = finding.code != sgf_code::nul_bytes;
    const dots::Diagnostic diagnostic{harmless ? Severity::warning : Severity::error, std::string(finding.code),
                                      finding.args, tree.place(finding.offset), 0};
    const auto games = tree.games();
    const auto game =
        std::find_if(games.begin(), games.end(), [&](const SgfGame& g) { return finding.offset < g.end; });
    if (game == games.end()) {
      result.diagnostics.push_back(diagnostic);
      continue;
    }
    dots::Diagnostics& list = result.records[static_cast<std::size_t>(game - games.begin())].diagnostics;
    list.push_back(diagnostic);
    sort_by_place(list);
  }
}

}  // namespace

// Only the first node is looked at, and no tree is made of it: this happens before the text is known to be a text.
std::string declared_encoding(std::string_view bytes, const Limits& limits) {
  const std::string_view head = bytes.substr(0, std::min(bytes.size(), head_bytes));
  const std::size_t node = head.find(';');
  std::string name;
  for (std::size_t at = node == std::string_view::npos ? head.size() : node + 1; at < head.size(); ++at) {
    const char c = head[at];
    if (c == ';' || c == '(' || c == ')') break;
    if ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')) {
      name += c;
      continue;
    }
    if (c != '[') continue;
    const std::size_t open = at + 1;
    for (at = open; at < head.size() && head[at] != ']'; ++at) at += head[at] == '\\' ? 1U : 0U;
    if (at >= head.size()) break;
    if (capitals(name) == "CA" && at - open <= limits.property_bytes)
      return sgf_unescape(head.substr(open, at - open), true);
    if (at + 1 < head.size() && head[at + 1] != '[') name.clear();
  }
  return {};
}

bool sniff_sgf(std::string_view bytes) {
  const auto blank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
  if (bytes.starts_with(std::string_view("\xFF\xFE(\0", 4)) || bytes.starts_with(std::string_view("\xFE\xFF\0(", 4)))
    return true;  // UTF-16
  std::size_t at = bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  while (at < bytes.size() && blank(bytes[at])) ++at;
  if (at == bytes.size()) return true;  // nothing at all is an empty SGF file as well as anything else
  if (bytes[at] != '(') return false;
  do ++at;
  while (at < bytes.size() && blank(bytes[at]));
  return at == bytes.size() || bytes[at] == ';' || bytes[at] == '(' || bytes[at] == ')';
}

ReadResult read_sgf(std::string_view bytes, const ReadOptions& options) {
  ReadResult result;
  if (bytes.size() > options.limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", options.limits.file_bytes, bytes.size(), {1, 1}));
    return result;
  }
  const std::string declared = declared_encoding(bytes, options.limits);
  DecodedText decoded = decode_text(bytes, {.forced = options.encoding, .declared = declared});
  result.encoding = decoded.encoding;
  Limits limits = options.limits;
  limits.file_bytes = SIZE_MAX;  // the bytes were counted; decoding makes the text longer
  const SgfTree tree = SgfTree::parse(std::move(decoded.text), limits);
  result.diagnostics = tree.diagnostics();
  result.records.reserve(tree.games().size());
  for (const SgfGame& game : tree.games()) {
    const std::string number = sgf_game_number(tree, game);
    const bool board = number == "9" || number == "2";
    result.records.push_back(board ? to_game_record(read_board_sgf_game(tree, game, options.limits))
                                   : read_game(tree, game, options.limits));
    result.records.back().index = static_cast<int>(result.records.size()) - 1;
  }
  place_text_findings(decoded, tree, result);
  sort_by_place(result.diagnostics);
  return result;
}

}  // namespace tournament::records
