#include "batch_insert.h"

#include <utility>

namespace tournament::store::detail {
namespace {

// A row with a large file goes alone.
constexpr qsizetype batch_bytes = qsizetype{1} << 20;

std::string marks(qsizetype count) {
  std::string text = "(?";
  for (qsizetype i = 1; i < count; ++i) text += ", ?";
  return text + ")";
}

}  // namespace

BatchInsert::BatchInsert(Connection& connection, std::string_view table, const QStringList& columns)
    : connection_(connection),
      head_("INSERT INTO " + std::string(table) + " (" + columns.join(QLatin1String(", ")).toStdString() + ") VALUES "),
      row_(marks(columns.size())),
      at_once_(connection.engine().rows_at_once()),
      full_(connection, sql(at_once_)) {}

std::string BatchInsert::sql(int rows) const {
  std::string text = head_ + row_;
  for (int i = 1; i < rows; ++i) text += ", " + row_;
  return text;
}

dots::Result<void> BatchInsert::add(const QVariantList& row) {
  waiting_ += row;
  ++rows_;
  for (const QVariant& value : row)
    if (value.typeId() == QMetaType::QByteArray) bytes_ += value.toByteArray().size();
  if (rows_ < at_once_ && bytes_ < batch_bytes) return {};
  return flush();
}

dots::Result<void> BatchInsert::flush() {
  const QVariantList values = std::exchange(waiting_, {});
  const int rows = std::exchange(rows_, 0);
  bytes_ = 0;
  if (rows == 0) return {};
  auto done = rows == at_once_ ? full_.run(values) : connection_.run(sql(rows), values);
  if (!done) return done.error();
  return {};
}

}  // namespace tournament::store::detail
