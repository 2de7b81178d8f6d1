#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <memory>
#include <optional>

#include "archive.h"
#include "batch_insert.h"
#include "event_log.h"
#include "migrations.h"
#include "record_rows.h"
#include "register.h"
#include "store_error.h"
#include "tournament/limits.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

// The largest row is a record file in base64, with its name.
constexpr qint64 longest_line = static_cast<qint64>(Limits{}.file_bytes / 3 * 4 + (std::size_t{1} << 20));

std::optional<std::int64_t> whole_number(const QJsonValue& value) {
  // QJson holds numbers that are written without a fraction as integers, and others as doubles.
  if (value.toVariant().typeId() != QMetaType::LongLong) return std::nullopt;
  return value.toInteger();
}

std::optional<QVariant> value_of(const QJsonValue& value) {
  switch (value.type()) {
    case QJsonValue::Null: return to_qt(std::optional<int>());
    case QJsonValue::String: return to_qt(value.toString().toStdString());
    case QJsonValue::Double: {
      const auto number = whole_number(value);
      if (!number) return std::nullopt;
      return QVariant(qlonglong{*number});
    }
    case QJsonValue::Object: {
      const QJsonObject object = value.toObject();
      const QByteArray text = object.value(QLatin1String("base64")).toString().toLatin1();
      const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
      if (object.size() != 1 || !object.contains(QLatin1String("base64")) || !decoded) return std::nullopt;
      return blob(decoded.decoded.toStdString());
    }
    default: return std::nullopt;
  }
}

class ArchiveReader {
 public:
  ArchiveReader(Connection& connection, const std::string& path)
      : connection_(connection), path_(path), file_(QString::fromStdString(path)) {}

  dots::Result<void> read(const std::string& at) {
    if (!file_.exists()) return error(errors::no_such_file, {{"path", path_}});
    if (!file_.open(QIODevice::ReadOnly))
      return error(errors::cannot_open, {{"path", path_}, {"reason", file_.errorString().toStdString()}});
    const auto list = migrations(connection_.target().dialect);
    const auto first = next_line();
    if (!first) return first.error();
    if (auto done = header(*first); !done) return done;
    if (auto done = apply_migrations(connection_, up_to(list, schema_), at); !done) return done;
    if (auto done = rows(); !done) return done;
    if (auto done = give_ids(); !done) return done;
    if (auto done = apply_migrations(connection_, list, at); !done) return done;
    return check();
  }

 private:
  [[nodiscard]] dots::Error damaged(std::string_view what) const {
    return error(errors::archive_damaged,
                 {{"path", path_}, {"line", std::to_string(line_)}, {"what", std::string(what)}});
  }

  dots::Result<QJsonObject> next_line() {
    if (!before_.isEmpty()) hash_.addData(QByteArrayView(before_));
    ++line_;
    before_ = file_.readLine(longest_line);
    if (file_.error() != QFileDevice::NoError)
      return error(errors::storage, {{"what", "io"}, {"detail", file_.errorString().toStdString()}});
    if (before_.isEmpty()) return damaged("end");
    if (!before_.endsWith('\n')) return damaged(file_.atEnd() ? "end" : "json");
    const QJsonDocument document = QJsonDocument::fromJson(before_);
    if (!document.isObject()) return damaged("json");
    return document.object();
  }

  dots::Result<void> header(const QJsonObject& object) {
    const std::string name = object.value(QLatin1String("schema")).toString().toStdString();
    if (!name.starts_with(archive_name)) return damaged("json");
    const auto newer = [this](const std::string& found, int supported) {
      return error(errors::newer_archive,
                   {{"path", path_}, {"found", found}, {"supported", std::to_string(supported)}});
    };
    if (const std::string version = name.substr(archive_name.size()); version != std::to_string(archive_version))
      return newer(version, archive_version);
    const auto schema = whole_number(object.value(QLatin1String("schema_version")));
    if (!schema || *schema < 1) return damaged("value");
    if (*schema > newest_schema()) return newer(std::to_string(*schema), newest_schema());
    schema_ = *schema;
    next_ids_ = object.value(QLatin1String("next_ids")).toObject();
    return {};
  }

  dots::Result<void> rows() {
    for (;;) {
      const auto line = next_line();
      if (!line) return line.error();
      if (line->size() != 1) return damaged("json");
      const QString name = line->begin().key();
      const QJsonObject content = line->begin().value().toObject();
      if (name == QLatin1String("end")) return finish(content);
      if (auto done = enter(name); !done) return done;
      QVariantList values;
      if (content.size() != columns_.size()) return damaged("value");
      for (const QString& column : columns_) {
        const auto found = content.constFind(column);
        const auto value = found == content.constEnd() ? std::nullopt : value_of(*found);
        if (!value) return damaged("value");
        values.append(*value);
      }
      if (auto done = insert_->add(values); !done) return refused(done.error());
    }
  }

  /// Goes on to the table of the next row; tables never come back.
  dots::Result<void> enter(const QString& name) {
    if (name == table_) return {};
    const auto from = archive_tables.begin() + static_cast<std::ptrdiff_t>(tables_done_);
    const auto found =
        std::find_if(from, archive_tables.end(), [&name](const ArchiveTable& table) { return qt(table.name) == name; });
    if (found == archive_tables.end()) return damaged("order");
    if (auto done = leave(); !done) return done;
    tables_done_ = static_cast<std::size_t>(found - archive_tables.begin()) + 1;
    table_ = name;
    auto columns = connection_.columns_of(std::string(found->name));
    if (!columns) return columns.error();
    columns_ = std::move(columns).value();
    insert_ = std::make_unique<BatchInsert>(connection_, found->name, columns_);
    return {};
  }

  dots::Result<void> leave() {
    if (!insert_) return {};
    auto done = insert_->flush();
    insert_.reset();
    return done ? done : refused(done.error());
  }

  /// What the constraints of the tables refuse can only come from a changed archive.
  [[nodiscard]] dots::Result<void> refused(const dots::Error& failed) const {
    const bool other = failed.code == errors::storage && failed.args.front().value == "other" &&
                       connection_.last_cause() != Cause::serialization;
    return other ? damaged("value") : failed;
  }

  dots::Result<void> finish(const QJsonObject& end) {
    if (auto done = leave(); !done) return done;
    if (whole_number(end.value(QLatin1String("lines"))) != line_ - 2) return damaged("count");
    if (end.value(QLatin1String("sha256")).toString() != QString::fromLatin1(hash_.result().toHex()))
      return damaged("checksum");
    if (!file_.atEnd()) return damaged("end");
    return {};
  }

  dots::Result<void> give_ids() {
    for (const std::string_view table : numbered_tables) {
      const auto given = whole_number(next_ids_.value(qt(table)));
      if (!given || *given < 1) return damaged("value");
      const auto used = connection_.number("SELECT coalesce(max(id), 0) FROM " + std::string(table));
      if (!used) return used.error();
      const std::int64_t next = std::max(*given, *used + 1);
      if (auto done = connection_.engine().set_next_id(connection_, table, next); !done) return done;
    }
    return {};
  }

  /// The checksum is no secret: whoever changed the archive could renew it. The chains and the files tell.
  dots::Result<void> check() {
    dots::Diagnostics findings;
    if (auto done = check_events(connection_, findings, nullptr); !done) return done;
    if (auto done = check_records(connection_, findings); !done) return done;
    if (auto done = check_players(connection_, findings); !done) return done;
    for (const dots::Diagnostic& found : findings) {
      if (found.code == errors::chain_broken || found.code == errors::register_broken) return damaged("entry");
      if (found.code == errors::player_differs) return damaged("player");
      if (found.code == errors::projection_differs) return damaged("head");
      if (found.code == errors::record_changed) return damaged("record");
    }
    return {};
  }

  Connection& connection_;
  std::string path_;
  QFile file_;
  QCryptographicHash hash_{QCryptographicHash::Sha256};
  QByteArray before_{};  // the line that was read last; the last of all is not part of the checksum
  std::int64_t line_ = 0;
  std::int64_t schema_ = 0;
  QJsonObject next_ids_{};
  QString table_{};
  QStringList columns_{};
  std::size_t tables_done_ = 0;
  std::unique_ptr<BatchInsert> insert_{};
};

}  // namespace

dots::Result<void> read_archive(Connection& connection, const std::string& path, const std::string& at) {
  return ArchiveReader(connection, path).read(at);
}

}  // namespace tournament::store::detail
