#include "tournament/records/codec.h"

#include <algorithm>
#include <array>

#include "records/findings.h"
#include "records/sgf_dots_reader.h"

namespace tournament::records {

using dots::Severity;

namespace {

constexpr std::array all_codecs{
    Codec{"sgf", "Smart Game Format", "sgf sgfs sgftochki", sniff_sgf, read_sgf},
};

/// A format that is recognised and not read.
struct Foreign {
  std::string_view name;
  bool (*sniff)(std::string_view bytes);
};

constexpr std::size_t pointsxt_header = 58;
constexpr std::size_t pointsxt_move = 13;

/// formats/pointsxt.md: `y`, the number of moves less one, and so many records of one size.
bool is_pointsxt(std::string_view bytes) {
  if (bytes.size() < pointsxt_header || bytes[0] != 'y') return false;
  const auto byte = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(bytes[i])); };
  const std::size_t moves = byte(1) + 256 * byte(2) + 1;
  return bytes.size() == pointsxt_header + pointsxt_move * moves || bytes.size() == pointsxt_header;
}

bool is_vkontakte(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  return bytes.starts_with("1.0\r\n") || bytes.starts_with("1.0\n");
}

bool is_tagged(std::string_view bytes) { return bytes.starts_with("[Event "); }

constexpr std::array foreign{Foreign{"PointsXT", is_pointsxt}, Foreign{"vkontakte", is_vkontakte},
                             Foreign{"PDN or PGN", is_tagged}};

}  // namespace

std::span<const Codec> codecs() { return all_codecs; }

ReadResult read_records(std::string_view bytes, const ReadOptions& options) {
  ReadResult result;
  const auto* known = std::find_if(foreign.begin(), foreign.end(), [&](const Foreign& f) { return f.sniff(bytes); });
  if (known != foreign.end()) {
    result.diagnostics.push_back({Severity::critical, "REC002", {{"format", std::string(known->name)}}, {1, 1}, 0});
    return result;
  }
  const auto* codec = std::find_if(all_codecs.begin(), all_codecs.end(),
                                   [&](const Codec& c) { return c.sniff(bytes, options.file_name); });
  if (codec != all_codecs.end()) return codec->read(bytes, options);
  result.diagnostics.push_back({Severity::critical, "REC001", {{"file", options.file_name}}, {1, 1}, 0});
  return result;
}

}  // namespace tournament::records
