#include "cli/archive_import.h"

#include <algorithm>
#include <filesystem>
#include <future>

#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/parallel.h"
#include "cli/stored_records.h"

namespace arbiter::cli {

namespace store_types = tournament::store;

namespace {

// One transaction each: enough work to hide the disk, few enough bytes to stay small.
constexpr std::size_t batch_files = 1'024;
constexpr std::uintmax_t batch_bytes = std::uintmax_t{8} << 20;

/// The end of the batch that begins at `from`: at least one file.
std::size_t end_of_batch(const std::vector<std::string>& files, std::size_t from) {
  std::uintmax_t bytes = 0;
  std::size_t end = from;
  while (end < files.size() && end - from < batch_files && (end == from || bytes < batch_bytes)) {
    std::error_code unknown;
    const std::uintmax_t size = std::filesystem::file_size(files[end], unknown);
    bytes += unknown ? 0 : size;
    ++end;
  }
  return end;
}

/// The first finding that says why no game could be made.
dots::Error reason_in(const dots::Diagnostics& findings, const std::string& file) {
  for (const dots::Diagnostic& found : findings)
    if (found.severity >= dots::Severity::error) return {found.code, found.args, found.place};
  return {"CLI029", {{"file", file}}};
}

}  // namespace

std::size_t ImportedFile::copies() const {
  return static_cast<std::size_t>(
      std::ranges::count(outcome.copies, store_types::CopyKind::whole, &store_types::FoundCopy::kind));
}

void ArchiveImport::read(Prepared& prepared) const {
  auto bytes = read_input(prepared.imported.name, wanted_.limits.file_bytes);
  if (!bytes) {
    prepared.imported.reason = bytes.error();
    return;
  }
  prepared.file.bytes = std::move(bytes).value();
  const std::string id = store_types::record_id(prepared.file.bytes, 0);
  prepared.imported.outcome.sha256 = id.substr(0, id.find(':'));
}

void ArchiveImport::verify(Prepared& prepared) const {
  ImportedFile& imported = prepared.imported;
  const CheckedFile checked = verify_bytes(imported.name, prepared.file.bytes, wanted_);
  prepared.file = to_archive(std::move(prepared.file.bytes), checked);
  const bool any = std::ranges::any_of(checked.records, [](const CheckedRecord& r) { return r.record.playable; });
  const bool no_record = checked.records.size() == 1 && checked.records.front().record.game.empty();
  imported.kept_copies = options_.keep_copies || imported.outcome.known;
  imported.games = no_record ? 0 : checked.records.size();
  for (const CheckedRecord& game : checked.records)
    if (!game.record.playable && !no_record)
      imported.rejected.push_back({game.record.index, reason_in(game.report.diagnostics, imported.name)});
  if (!any) imported.reason = reason_in(checked.records.front().report.diagnostics, imported.name);
}

dots::Result<void> ArchiveImport::run(const std::vector<std::string>& files,
                                      const std::function<void(const ImportedFile&)>& done) {
  std::vector<Prepared> before;  // verified, and stored while the next batch is verified
  for (std::size_t from = 0; from < files.size();) {
    const std::size_t end = end_of_batch(files, from);
    std::vector<Prepared> batch(end - from);
    for (std::size_t i = 0; i < batch.size(); ++i) batch[i].imported.name = files[from + i];
    for_each_number(
        batch.size(), [&](std::size_t i) { read(batch[i]); }, 1);
    std::vector<std::string> checksums;
    for (const Prepared& each : batch) checksums.push_back(each.imported.outcome.sha256);
    const auto known = store_.has_records(checksums);
    if (!known) return known.error();
    for (std::size_t i = 0; i < batch.size(); ++i) batch[i].imported.outcome.known = (*known)[i];
    const auto verifying = std::async(std::launch::async, [&] {
      for_each_number(
          batch.size(),
          [&](std::size_t i) {
            const ImportedFile& imported = batch[i].imported;
            if (!imported.reason && (!imported.outcome.known || options_.renew)) verify(batch[i]);
          },
          1);
    });
    const auto stored = store(before, done);
    verifying.wait();
    if (!stored) return stored;
    before = std::move(batch);
    from = end;
  }
  return store(before, done);
}

dots::Result<void> ArchiveImport::store(std::vector<Prepared>& batch,
                                        const std::function<void(const ImportedFile&)>& done) {
  const auto is_put = [&](const Prepared& each) {
    return !each.imported.reason && (!each.imported.outcome.known || options_.renew);
  };
  std::vector<store_types::RecordFile> files;
  std::vector<ImportedFile*> put;
  for (Prepared& each : batch) {
    if (!is_put(each)) continue;
    files.push_back(std::move(each.file));
    put.push_back(&each.imported);
  }
  if (!only_shows_ && !files.empty()) {
    const Unbroken step;
    auto outcomes = store_.import_records(files, now_utc(), options_);
    if (!outcomes) return outcomes.error();
    for (std::size_t i = 0; i < put.size(); ++i) put[i]->outcome = std::move((*outcomes)[i]);
  }
  for (const Prepared& each : batch) done(each.imported);
  batch.clear();
  return {};
}

}  // namespace arbiter::cli
