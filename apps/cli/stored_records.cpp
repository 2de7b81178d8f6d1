#include "cli/stored_records.h"

#include <QByteArrayView>
#include <QCryptographicHash>
#include <filesystem>

namespace arbiter::cli {

tournament::store::RecordFile to_store(std::string bytes, const CheckedFile& checked) {
  tournament::store::RecordFile file;
  file.file_name = std::filesystem::path(checked.name).filename().string();
  file.bytes = std::move(bytes);
  for (const CheckedRecord& game : checked.records)
    file.games.push_back(tournament::store::describe(game.record, game.report));
  return file;
}

tournament::event::RecordId record_id(std::string_view bytes, int index) {
  const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
  const QByteArray digest = QCryptographicHash::hash(view.toByteArray(), QCryptographicHash::Sha256);
  return digest.toHex().toStdString() + ":" + std::to_string(index);
}

}  // namespace arbiter::cli
