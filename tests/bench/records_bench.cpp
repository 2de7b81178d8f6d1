// Reading and verifying the real records, where they are ($ARBITER_CORPUS); files are read into memory before the clock
// runs. Items are games, bytes are bytes of the files.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tournament/records/codec.h"
#include "tournament/records/verify.h"

namespace {

using namespace tournament::records;

struct File {
  std::string name;
  std::string bytes;
};

const std::vector<File>& corpus() {
  static const std::vector<File> files = [] {
    std::vector<File> found;
    const char* named = std::getenv("ARBITER_CORPUS");
    const auto folder = std::filesystem::path(named != nullptr ? named : ARBITER_CORPUS_DEFAULT) / "data" / "dots";
    std::error_code missing;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, missing)) {
      if (!entry.is_regular_file() || entry.path().extension().string().rfind(".sgf", 0) != 0) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      found.push_back({entry.path().filename().string(), {std::istreambuf_iterator<char>(in), {}}});
    }
    return found;
  }();
  return files;
}

std::int64_t corpus_bytes() {
  std::int64_t bytes = 0;
  for (const File& file : corpus()) bytes += static_cast<std::int64_t>(file.bytes.size());
  return bytes;
}

void read_corpus(benchmark::State& state) {
  if (corpus().empty()) return state.SkipWithError("no shared records; set ARBITER_CORPUS");
  std::int64_t games = 0;
  for (auto _ : state) {
    for (const File& file : corpus()) {
      games += static_cast<std::int64_t>(read_records(file.bytes, {.file_name = file.name}).records.size());
    }
  }
  state.SetItemsProcessed(games);
  state.SetBytesProcessed(state.iterations() * corpus_bytes());
}
BENCHMARK(read_corpus)->Unit(benchmark::kMillisecond);

// All games as one file, as archives keep them.
void read_collection(benchmark::State& state) {
  if (corpus().empty()) return state.SkipWithError("no shared records; set ARBITER_CORPUS");
  std::string collection;
  for (const File& file : corpus())
    for (const GameRecord& record : read_records(file.bytes, {.file_name = file.name}).records)
      if (auto text = write_record(record, *find_writer("sgf"))) collection += text->bytes;
  std::int64_t games = 0;
  for (auto _ : state) games += static_cast<std::int64_t>(read_records(collection, {}).records.size());
  state.SetItemsProcessed(games);
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(collection.size()));
}
BENCHMARK(read_collection)->Unit(benchmark::kMillisecond);

void verify_corpus(benchmark::State& state) {
  if (corpus().empty()) return state.SkipWithError("no shared records; set ARBITER_CORPUS");
  std::vector<GameRecord> records;
  for (const File& file : corpus()) {
    for (GameRecord& record : read_records(file.bytes, {.file_name = file.name}).records)
      records.push_back(std::move(record));
  }
  std::int64_t plies = 0;
  for (auto _ : state) {
    for (const GameRecord& record : records) plies += verify(record, {.draw = false}).accepted;
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(records.size()));
  state.counters["moves"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
}
BENCHMARK(verify_corpus)->Unit(benchmark::kMillisecond);

}  // namespace
