#include "cli/find_copies.h"

#include <algorithm>

#include "cli/files.h"
#include "tournament/records/codec.h"

namespace arbiter::cli {

namespace records = tournament::records;

namespace {

std::string copy_place_text(const CopyPlace& place) { return place.file + ":" + std::to_string(place.index + 1); }
Json place_json(const CopyPlace& place) { return {{"file", place.file}, {"index", place.index}}; }

}  // namespace

void CopyFinder::add(std::size_t file, const CheckedRecord& checked) {
  duplicates_.add(checked.copy);
  games_.push_back({static_cast<std::uint32_t>(file), checked.record.index});
}

std::vector<CopyLink> CopyFinder::found(const std::vector<std::string>& files, const VerifyFilesOptions& options) {
  const auto candidates = duplicates_.candidates();
  // By number, and so by file: each file is read once more.
  for (std::size_t i = 0; i < candidates.size();) {
    const std::uint32_t file = games_[candidates[i]].file;
    const std::string& name = files[file];
    auto bytes = name == "-" ? dots::Result<std::string>(input_) : read_input(name, options.limits.file_bytes);
    records::ReadResult read;
    // A file that went away meanwhile is not compared.
    if (bytes) read = records::read_records(*bytes, {.file_name = name, .encoding = {}, .limits = options.limits});
    for (; i < candidates.size() && games_[candidates[i]].file == file; ++i) {
      const auto there = std::ranges::find(read.records, games_[candidates[i]].index, &records::GameRecord::index);
      if (there != read.records.end()) duplicates_.look_at(candidates[i], records::canonical_game(*there));
    }
  }
  const auto place = [&](records::GameNumber number) {
    return CopyPlace{files[games_[number].file], games_[number].index};
  };
  std::vector<CopyLink> links;
  for (const records::Duplicate& each : duplicates_.found())
    links.push_back({place(each.game), place(each.of), each.whole});
  return links;
}

Json copy_json(const CopyLink& link) {
  return {{"file", link.game.file},
          {"index", link.game.index},
          {"kind", link.whole ? "whole" : "beginning"},
          {"of", place_json(link.of)}};
}

std::string copy_line(const CopyLink& link) {
  return "copy  " + copy_place_text(link.game) + (link.whole ? "  repeats " : "  is the beginning of ") +
         copy_place_text(link.of) + ", perhaps turned or with the colours exchanged";
}

}  // namespace arbiter::cli
