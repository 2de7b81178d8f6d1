#include "tournament/records/codec.h"

#include <algorithm>
#include <array>

#include "records/boardgames/codecs.h"
#include "records/diagram.h"
#include "records/findings.h"
#include "records/pointsiq.h"
#include "records/pointsxt.h"
#include "records/record_json.h"
#include "records/sgf_dots_reader.h"
#include "records/sgf_targets.h"
#include "records/vkontakte.h"
#include "records/zagram_settings_codec.h"

namespace tournament::records {

using dots::Severity;

namespace {

// The first whose content fits is taken; the narrow forms stand before the wide ones.
constexpr std::array all_codecs{
    Codec{"pointsxt", "PointsXT", "sav", sniff_pointsxt, read_pointsxt},
    Codec{"vkontakte", "vkontakte text", "vktochki", sniff_vkontakte, read_vkontakte},
    Codec{"json", "JSON of this project", "json", sniff_json, read_json},
    Codec{"ggf", "Generic Game Format", "ggf", sniff_ggf, read_ggf_records},
    Codec{"othello-moves", "Othello as squares in a row", "", sniff_othello_moves, read_othello_move_records},
    Codec{"pdn", "PDN and the other texts with tags", "pdn pgn", sniff_tagged, read_tagged_records},
    Codec{"diagram", "text diagram", "dots", sniff_diagram, read_diagram},
    Codec{"pointsiq", "PointsIQ puzzles", "piq", sniff_pointsiq, read_pointsiq},
    Codec{"zagram-settings", "settings of a zagram game", "", sniff_zagram_settings, read_zagram_settings},
    Codec{"sgf", "Smart Game Format", "sgf sgfs sgftochki", sniff_sgf, read_sgf},
};

constexpr std::array all_writers{
    RecordWriter{"sgf", "SGF as the specification has it", "sgf", "dots lines-of-action othello", true, "", "", "",
                 write_sgf_any},
    RecordWriter{"zagram", "SGF with the tags of zagram", "sgf", "dots", true, "", "", "", write_sgf_zagram},
    RecordWriter{"vpoints", "SGF as vpoints reads it, in windows-1251", "sgftochki", "dots", true, "", "", "",
                 write_sgf_vpoints},
    RecordWriter{"pointsxt", "PointsXT", "sav", "dots", false, "", "", "", write_pointsxt},
    RecordWriter{"vkontakte", "vkontakte text", "vktochki", "dots", false, "", "", "", write_vkontakte},
    RecordWriter{"json", "JSON of this project", "json", every_game, true,
                 "{\"schema\":\"arbiter.game-record/1\",\"records\":[\n", ",\n", "\n]}\n", write_json},
    RecordWriter{"diagram", "text diagram", "dots", "dots", false, "", "", "", write_diagram},
    RecordWriter{"zagram-settings", "settings of a zagram game", "txt", "dots", false, "", "", "",
                 write_zagram_settings},
    RecordWriter{"pdn", "PDN 3.0", "pdn", "russian-draughts brazilian-draughts", true, "", "", "", write_as<write_pdn>},
    RecordWriter{"board-text", "the text of board games", "txt", board_games, true, "", "", "",
                 write_as<write_board_text>},
    RecordWriter{"ggf", "Generic Game Format", "ggf", "othello blocked-reversi", true, "", "", "", write_as<write_ggf>},
    RecordWriter{"wthor", "PGN of the WTHOR base", "pgn", "othello", true, "", "", "", write_as<write_wthor>},
    RecordWriter{"othello-moves", "Othello as squares in a row", "txt", "othello", true, "", "", "",
                 write_as<write_othello_moves>},
    RecordWriter{"loa-text", "Lines of Action as a list of moves", "txt", "lines-of-action", false, "", "", "",
                 write_as<write_loa_text>},
};

/// Whether a blank-separated list has the word.
bool lists(std::string_view words, std::string_view word) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (words.substr(0, end) == word) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

const Codec* by_content(std::string_view bytes) {
  const auto* found =
      std::find_if(all_codecs.begin(), all_codecs.end(), [&](const Codec& c) { return c.sniff(bytes); });
  return found == all_codecs.end() ? nullptr : found;
}

const Codec* by_name(std::string_view file_name) {
  const std::size_t dot = file_name.rfind('.');
  if (dot == std::string_view::npos) return nullptr;
  const auto* found = std::find_if(all_codecs.begin(), all_codecs.end(),
                                   [&](const Codec& c) { return lists(c.extensions, file_name.substr(dot + 1)); });
  return found == all_codecs.end() ? nullptr : found;
}

}  // namespace

std::span<const Codec> codecs() { return all_codecs; }

ReadResult read_records(std::string_view bytes, const ReadOptions& options) {
  // A file of which nothing is left is what its name says.
  const Codec* codec = bytes.empty() ? by_name(options.file_name) : nullptr;
  if (codec == nullptr) codec = by_content(bytes);
  if (codec != nullptr) return codec->read(bytes, options);
  ReadResult result;
  if ((codec = by_name(options.file_name)) != nullptr) return codec->read(bytes, options);
  result.diagnostics.push_back({Severity::critical, "REC001", {{"file", options.file_name}}, {1, 1}, 0});
  return result;
}

std::span<const RecordWriter> record_writers() { return all_writers; }

const RecordWriter* find_writer(std::string_view id) {
  const auto* found = std::find_if(all_writers.begin(), all_writers.end(), [&](const auto& w) { return w.id == id; });
  return found == all_writers.end() ? nullptr : found;
}

dots::Result<Written> write_record(const GameRecord& record, const RecordWriter& writer) {
  if (!record.playable) return dots::Error{"REC018", {{"index", std::to_string(record.index + 1)}}};
  if (!lists(writer.games, record.game))
    return dots::Error{"REC017", {{"format", std::string(writer.id)}, {"game", record.game}}};
  return writer.write(record);
}

dots::Result<std::string> joined_records(std::span<const std::string> games, const RecordWriter& writer) {
  if (!writer.many && games.size() > 1)
    return dots::Error{"REC013", {{"format", std::string(writer.id)}, {"count", std::to_string(games.size())}}};
  std::string text(writer.opening);
  for (std::size_t i = 0; i < games.size(); ++i) text.append(i == 0 ? "" : writer.separator).append(games[i]);
  return text.append(writer.closing);
}

}  // namespace tournament::records
