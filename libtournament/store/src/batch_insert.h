// Rows of one table, inserted many at a time where every statement is a journey.
//
//   BatchInsert rows(connection, "players", {"id", "name"});
//   for (…) if (auto done = rows.add({id, name}); !done) return done;
//   return rows.flush();
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include <QStringList>

#include "connection.h"

namespace tournament::store::detail {

class BatchInsert {
 public:
  BatchInsert(Connection& connection, std::string_view table, const QStringList& columns);
  dots::Result<void> add(const QVariantList& row);
  dots::Result<void> flush();

 private:
  [[nodiscard]] std::string sql(int rows) const;
  Connection& connection_;
  std::string head_;
  std::string row_;
  int at_once_;
  Statement full_;
  QVariantList waiting_{};
  int rows_ = 0;
  qsizetype bytes_ = 0;
};

}  // namespace tournament::store::detail
