#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "archive.h"
#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

QJsonValue json_of(const QVariant& value) {
  if (value.isNull()) return QJsonValue();
  if (value.typeId() == QMetaType::QByteArray)
    return QJsonObject{{QLatin1String("base64"), QString::fromLatin1(value.toByteArray().toBase64())}};
  if (value.typeId() == QMetaType::QString) return value.toString();
  return value.toLongLong();
}

class ArchiveWriter {
 public:
  explicit ArchiveWriter(const std::string& path) : path_(path), file_(QString::fromStdString(path)) {}

  dots::Result<void> open() {
    // It holds personal data: for its owner alone.
    if (file_.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner))
      return {};
    return error(errors::cannot_open, {{"path", path_}, {"reason", file_.errorString().toStdString()}});
  }
  dots::Result<void> line(const QJsonObject& object) {
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    hash_.addData(QByteArrayView(bytes));
    if (file_.write(bytes) != bytes.size()) return failed();
    return {};
  }
  [[nodiscard]] QString checksum() const { return QString::fromLatin1(hash_.result().toHex()); }
  dots::Result<void> close() {
    if (!file_.flush()) return failed();
    file_.close();
    return {};
  }

 private:
  [[nodiscard]] dots::Error failed() const {
    const bool full = file_.error() == QFileDevice::ResourceError;
    return error(errors::storage, {{"what", full ? "full" : "io"}, {"detail", file_.errorString().toStdString()}});
  }
  std::string path_;
  QFile file_;
  QCryptographicHash hash_{QCryptographicHash::Sha256};
};

dots::Result<QJsonObject> header(Connection& connection) {
  const auto version = connection.engine().schema_version(connection);
  if (!version) return version.error();
  QJsonObject next;
  for (const std::string_view table : numbered_tables) {
    const auto id = connection.engine().next_id(connection, table);
    if (!id) return id.error();
    next.insert(qt(table), qint64{*id});
  }
  return QJsonObject{{QLatin1String("schema"), qt(archive_name) + QString::number(archive_version)},
                     {QLatin1String("schema_version"), *version},
                     {QLatin1String("next_ids"), next}};
}

}  // namespace

dots::Result<void> write_archive(Connection& connection, const std::string& path) {
  ArchiveWriter writer(path);
  if (auto done = writer.open(); !done) return done;
  const auto first = header(connection);
  if (!first) return first.error();
  if (auto done = writer.line(*first); !done) return done;

  qint64 lines = 0;
  for (const ArchiveTable& table : archive_tables) {
    const auto names = connection.columns_of(std::string(table.name));
    if (!names) return names.error();
    const std::string sql = "SELECT * FROM " + std::string(table.name) + " ORDER BY " + std::string(table.order);
    auto done = connection.each(sql, {}, [&](const Row& row) {
      QJsonObject columns;
      for (qsizetype i = 0; i < names->size(); ++i)
        columns.insert((*names)[i], json_of(row.value(static_cast<int>(i))));
      ++lines;
      return writer.line({{qt(table.name), columns}});
    });
    if (!done) return done;
  }
  const QJsonObject end{{QLatin1String("lines"), lines}, {QLatin1String("sha256"), writer.checksum()}};
  if (auto done = writer.line({{QLatin1String("end"), end}}); !done) return done;
  return writer.close();
}

}  // namespace tournament::store::detail
