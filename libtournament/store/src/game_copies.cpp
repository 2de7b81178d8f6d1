#include "game_copies.h"

#include <algorithm>

#include "game_columns.h"
#include "record_rows.h"
#include "tournament/limits.h"
#include "tournament/records/codec.h"
#include "values.h"

namespace tournament::store::detail {
namespace {

/// A stored game that begins as another one does.
struct Alike {
  std::string record;
  int index = 0;
  int dots = 0;
  std::int64_t moves_digest = 0;
  [[nodiscard]] event::RecordId id() const { return record + ':' + std::to_string(index); }
};

// A longer game is read again from its file, to see whether it goes on as this one ends. Where more begin alike, only
// so many are looked at.
constexpr int most_looks = 16;

class Putter {
 public:
  Putter(Connection& connection, const std::string& at, const PutOptions& options)
      : connection_(connection),
        at_(at),
        options_(options),
        add_file_(connection,
                  "INSERT INTO records (sha256, file_name, bytes, imported_at) VALUES (?, ?, ?, ?) ON CONFLICT "
                  "(sha256) DO NOTHING"),
        add_game_(connection, upsert_game()) {}

  dots::Result<FileOutcome> put(const RecordFile& file) {
    constexpr Limits limits;
    if (file.bytes.size() > limits.file_bytes) return over_limit("file_bytes", limits.file_bytes, file.bytes.size());
    FileOutcome outcome;
    outcome.sha256 = sha256(file.bytes);
    const auto known = connection_.number("SELECT count(*) FROM records WHERE sha256 = ?", {to_qt(outcome.sha256)});
    if (!known) return known.error();
    outcome.known = *known > 0;
    if (outcome.known && !options_.renew) return outcome;
    // A game is put at once, so that the next one of the file is compared with it; the file has to be there before.
    std::vector<const RecordGame*> fresh;
    for (std::size_t i = 0; i < file.games.size(); ++i) {
      const auto copies = copies_of(file, i, outcome);
      if (!copies) return copies.error();
      if (!*copies || options_.keep_copies || outcome.known) fresh.push_back(&file.games[i]);
      if (fresh.empty() || fresh.back() != &file.games[i]) continue;
      if (auto done = store(file, outcome, file.games[i]); !done) return done.error();
    }
    return outcome;
  }

 private:
  dots::Result<void> store(const RecordFile& file, FileOutcome& outcome, const RecordGame& game) {
    if (!outcome.stored && !outcome.known) {
      auto added = add_file_.run({to_qt(outcome.sha256), without_nul(file.file_name), blob(file.bytes), to_qt(at_)});
      if (!added) return added.error();
      outcome.stored = true;
    }
    const auto values = values_of(outcome.sha256, game);
    if (!values) return values.error();
    auto added = add_game_.run(*values);
    if (!added) return added.error();
    return {};
  }

  /// Whether a stored game is the same; those that are longer or shorter are noted too.
  dots::Result<bool> copies_of(const RecordFile& file, std::size_t at, FileOutcome& outcome) {
    const RecordGame& game = file.games[at];
    const std::int64_t opening = game.openings[2];
    if (opening == 0) return false;
    std::vector<Alike> alike;
    auto done = connection_.each(
        "SELECT record, game_index, dots, moves_digest FROM record_games WHERE opening_12 = ? AND opening_12 <> 0 "
        "ORDER BY record, "
        "game_index",
        {qlonglong{opening}}, [&](const Row& row) {
          alike.push_back(
              {row.text(0), static_cast<int>(row.number(1)), static_cast<int>(row.number(2)), row.number(3)});
          return dots::Result<void>();
        });
    if (!done) return done.error();
    int looks = 0;
    for (const Alike& other : alike) {
      if (other.record == outcome.sha256 && other.index == game.index) continue;
      if (other.dots == game.dots && other.moves_digest == game.moves_digest) {
        outcome.copies.push_back({game.index, CopyKind::whole, other.id()});
        return true;
      }
      if (other.dots < game.dots && goes_on(file, at, other))
        outcome.copies.push_back({game.index, CopyKind::continuation, other.id()});
      if (other.dots <= game.dots || ++looks > most_looks) continue;
      const auto longer = begins(other, game, file, outcome.sha256);
      if (!longer) return longer.error();
      if (*longer) outcome.copies.push_back({game.index, CopyKind::beginning, other.id()});
    }
    return false;
  }

  static bool goes_on(const RecordFile& file, std::size_t at, const Alike& shorter) {
    if (at >= file.beginnings.size()) return false;
    const auto& digests = file.beginnings[at];
    const auto length = static_cast<std::size_t>(shorter.dots);
    return length < digests.size() && static_cast<std::int64_t>(digests[length]) == shorter.moves_digest;
  }

  dots::Result<bool> begins(const Alike& longer, const RecordGame& game, const RecordFile& file,
                            const std::string& own) {
    if (longer.record == own) {  // of the file that is being put
      const auto there = std::ranges::find(file.games, longer.index, &RecordGame::index);
      const auto number = static_cast<std::size_t>(there - file.games.begin());
      return number < file.beginnings.size() && digest_at(file.beginnings[number], game.dots) == game.moves_digest;
    }
    if (read_ != longer.record) {
      const auto bytes = read_record_bytes(connection_, longer.record);
      if (!bytes) return bytes.error();
      games_ = records::read_records(*bytes, {}).records;
      read_ = longer.record;
    }
    const auto there = std::ranges::find(games_, longer.index, &records::GameRecord::index);
    if (there == games_.end()) return false;
    return digest_at(records::prefix_digests(records::canonical_game(*there)), game.dots) == game.moves_digest;
  }

  static std::int64_t digest_at(const std::vector<std::uint64_t>& digests, int length) {
    const auto at = static_cast<std::size_t>(length);
    return at < digests.size() ? static_cast<std::int64_t>(digests[at]) : 0;
  }

  Connection& connection_;
  const std::string& at_;
  const PutOptions& options_;
  Statement add_file_;
  Statement add_game_;
  std::string read_{};  ///< the file whose games are kept, in case the next look is at the same
  std::vector<records::GameRecord> games_{};
};

}  // namespace

dots::Result<std::vector<FileOutcome>> put_files(Connection& connection, std::span<const RecordFile> files,
                                                 const std::string& at, const PutOptions& options) {
  if (auto fine = check_time(at); !fine) return fine.error();
  Putter putter(connection, at, options);
  std::vector<FileOutcome> outcomes;
  for (const RecordFile& file : files) {
    auto outcome = putter.put(file);
    if (!outcome) return outcome.error();
    outcomes.push_back(std::move(outcome).value());
  }
  return outcomes;
}

dots::Result<std::vector<bool>> has_files(Connection& connection, std::span<const std::string> sha256s) {
  std::vector<bool> known;
  for (const std::string& sha : sha256s) {
    const auto count = connection.number("SELECT count(*) FROM records WHERE sha256 = ?", {to_qt(sha)});
    if (!count) return count.error();
    known.push_back(*count > 0);
  }
  return known;
}

}  // namespace tournament::store::detail
