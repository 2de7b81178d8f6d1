// The table of record formats: sniffing, reading, writing.
//
//   ReadResult read = read_records(bytes, {.file_name = "t3.sav"});
//   const RecordWriter* writer = find_writer("sgf");
//   auto written = write_record(read.records[0], *writer);   // written->bytes, written->lost
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "dots/result.h"
#include "tournament/records/game_record.h"

namespace tournament::records {

struct ReadOptions {
  std::string file_name{};  ///< helps where the content does not tell; never opened
  std::string game{};       ///< of a board game whose file does not tell which it is (PDN without GameType)
  std::string encoding{};   ///< forces a decoder ("windows-1251"); empty = BOM, CA, UTF-8 if valid, windows-1251
  Limits limits{};
};

/// A format that is read.
struct Codec {
  std::string_view id;  ///< "sgf"
  std::string_view name;
  std::string_view extensions;            ///< blank-separated, "sgf sgfs sgftochki"
  bool (*sniff)(std::string_view bytes);  ///< by the content alone
  ReadResult (*read)(std::string_view bytes, const ReadOptions& options);
};

std::span<const Codec> codecs();

/// Reads all games of a file, in the format that its content shows, else in that of its name. An unknown format gives
/// no record and a critical diagnostic REC001.
ReadResult read_records(std::string_view bytes, const ReadOptions& options);

/// A record in another format, and what that format could not hold.
struct Written {
  std::string bytes;
  dots::Diagnostics lost{};  ///< REC020 … REC036, warnings
};

/// A format that is written.
struct RecordWriter {
  std::string_view id;  ///< "zagram"
  std::string_view name;
  std::string_view extension;                          ///< "sgf"
  std::string_view games;                              ///< blank-separated names of the catalogue, "dots"
  bool many = false;                                   ///< a file may hold several games
  std::string_view opening{}, separator{}, closing{};  ///< around and between the games of a file
  dots::Result<Written> (*write)(const GameRecord& record);
};

std::span<const RecordWriter> record_writers();
/// Null for a format that is not written.
const RecordWriter* find_writer(std::string_view id);

/// One record. Errors: REC009 a point beyond the letters of SGF, REC010 a board larger than 52x52, REC011 a move that
/// SGF cannot say, REC012 a board that the format does not have, REC015 sides that do not alternate as the format needs
/// it, REC016 too few or too many moves, REC017 a game that the format is not for, REC018 a record of which no game
/// could be made.
dots::Result<Written> write_record(const GameRecord& record, const RecordWriter& writer);
/// The games of one file put together. Error: REC013 the format holds one game.
dots::Result<std::string> joined_records(std::span<const std::string> games, const RecordWriter& writer);

/// Dialects of SGF that can be written.
enum class SgfDialect : std::uint8_t { plain, zagram, vpoints };
/// One game as SGF: UTF-8, for vpoints windows-1251. Errors: REC009 a point beyond 52x52, REC010 a larger board,
/// REC011 a pass or an agreement to count.
dots::Result<std::string> write_sgf(const GameRecord& record, SgfDialect dialect);

}  // namespace tournament::records
