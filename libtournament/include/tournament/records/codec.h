// The table of record formats: sniffing, reading, writing.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "dots/result.h"
#include "tournament/records/game_record.h"

namespace tournament::records {

struct ReadOptions {
  std::string file_name{};       ///< helps sniffing; never opened
  std::string encoding{};        ///< forces a decoder ("windows-1251"); empty = BOM, CA, UTF-8 if valid, windows-1251
  Limits limits{};
};

struct Codec {
  std::string_view id;                        ///< "sgf"
  std::string_view name;
  std::string_view extensions;                ///< blank-separated, "sgf sgfs sgftochki"
  bool (*sniff)(std::string_view bytes, std::string_view file_name);
  ReadResult (*read)(std::string_view bytes, const ReadOptions& options);
};

std::span<const Codec> codecs();

/// Reads all games of a file. An unknown format gives no record and a critical diagnostic REC001.
ReadResult read_records(std::string_view bytes, const ReadOptions& options);

/// Dialects of SGF that can be written.
enum class SgfDialect : std::uint8_t { plain, zagram };
/// One game as SGF. Errors: REC010 board larger than 52x52 cannot be written as SGF.
dots::Result<std::string> write_sgf(const GameRecord& record, SgfDialect dialect);

}  // namespace tournament::records
