#include "cli/verify_files.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include "cli/files.h"
#include "cli/parallel.h"
#include "tournament/records/codec.h"

namespace arbiter::cli {
namespace {

namespace records = tournament::records;

constexpr std::size_t ahead = 64;            ///< files that may wait for their turn to be handed over
constexpr std::size_t games_ahead = 10'000;  ///< games in them, so that memory does not grow with the files

/// Stands for a file of which no game could be made.
CheckedRecord no_game(dots::Diagnostics diagnostics) {
  CheckedRecord none;
  none.record.playable = false;
  none.record.format = none.record.dialect = "unknown";
  none.record.game.clear();
  none.report.diagnostics = std::move(diagnostics);
  return none;
}

CheckedRecord check_record(records::GameRecord record, const VerifyFilesOptions& options) {
  CheckedRecord checked;
  if (!options.game.empty() && record.game != options.game) {
    checked.report.diagnostics = record.diagnostics;
    checked.report.diagnostics.push_back(
        {dots::Severity::error, "CLI020", {{"found", record.game}, {"expected", options.game}}, {}, 0});
  } else {
    const auto of_game = options.rules_by_game.find(record.game);
    const bool by_game = options.rules.empty() && of_game != options.rules_by_game.end();
    checked.report =
        records::verify(record, {.rules = by_game ? of_game->second : options.rules, .draw = options.draw});
  }
  if (options.copy_keys && record.playable && record.width > 0 && record.height > 0)
    checked.copy = records::copy_key(record);
  checked.record = std::move(record);
  return checked;
}

CheckedFile verify_file(const std::string& name, const VerifyFilesOptions& options) {
  auto bytes = read_input(name, options.limits.file_bytes);
  if (!bytes) {
    const dots::Error& error = bytes.error();
    return {name, {no_game({{dots::Severity::critical, error.code, error.args, error.place, 0}})}, {}};
  }
  CheckedFile file = verify_bytes(name, *bytes, options);
  if (options.keep_bytes) file.bytes = std::move(bytes).value();
  return file;
}

/// The files as a queue that is worked at by several threads and emptied in order.
class Pipeline {
 public:
  Pipeline(const std::vector<std::string>& files, const VerifyFilesOptions& options)
      : files_(files), options_(options), results_(files.size()) {}

  void work() {
    while (const auto at = take()) {
      CheckedFile checked = verify_file(files_[*at], options_);
      const std::lock_guard lock(mutex_);
      games_waiting_ += checked.records.size();
      results_[*at] = std::move(checked);
      changed_.notify_all();
    }
  }

  CheckedFile result(std::size_t at) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return results_[at].has_value(); });
    CheckedFile checked = std::move(*results_[at]);
    results_[at].reset();
    handed_over_ = at + 1;
    games_waiting_ -= checked.records.size();
    changed_.notify_all();
    return checked;
  }

 private:
  std::optional<std::size_t> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] {
      const bool room = next_ < handed_over_ + ahead && games_waiting_ < games_ahead;
      return next_ >= files_.size() || room || next_ == handed_over_;
    });
    return next_ < files_.size() ? std::optional(next_++) : std::nullopt;
  }

  const std::vector<std::string>& files_;
  const VerifyFilesOptions& options_;
  std::vector<std::optional<CheckedFile>> results_;
  std::size_t next_ = 0;
  std::size_t handed_over_ = 0;
  std::size_t games_waiting_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
};

}  // namespace

bool CheckedRecord::verified() const {
  return report.verdict == records::Verdict::verified || report.verdict == records::Verdict::verified_with_warnings;
}

CheckedFile verify_bytes(const std::string& name, std::string_view bytes, const VerifyFilesOptions& options) {
  records::ReadResult read =
      records::read_records(bytes, {.file_name = name, .game = options.game, .encoding = {}, .limits = options.limits});
  CheckedFile file{name, std::vector<CheckedRecord>(read.records.size()), {}};
  for_each_number(read.records.size(),
                  [&](std::size_t i) { file.records[i] = check_record(std::move(read.records[i]), options); });
  if (file.records.empty()) {
    file.records.push_back(no_game(std::move(read.diagnostics)));
  } else {
    // What was found about the file is told with its first game.
    dots::Diagnostics& first = file.records.front().report.diagnostics;
    first.insert(first.begin(), read.diagnostics.begin(), read.diagnostics.end());
  }
  return file;
}

void verify_files(const std::vector<std::string>& files, const VerifyFilesOptions& options,
                  const std::function<void(CheckedFile)>& done) {
  if (files.size() == 1) return done(verify_file(files.front(), options));
  Pipeline pipeline(files, options);
  std::vector<std::jthread> workers;
  for (std::size_t i = 0; i < std::min(worker_count(), files.size()); ++i)
    workers.emplace_back([&pipeline] { pipeline.work(); });
  for (std::size_t i = 0; i < files.size(); ++i) done(pipeline.result(i));
}

}  // namespace arbiter::cli
