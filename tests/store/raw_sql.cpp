#include "raw_sql.h"

#include <sqlite3.h>

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QString>
#include <QVariant>

#include "postgres_cluster.h"
#include "target.h"

namespace store_tests {
namespace {

int add_row(void* rows, int columns, char** values, char**) {
  auto& text = *static_cast<std::string*>(rows);
  for (int i = 0; i < columns; ++i) text += (i > 0 ? "|" : "") + std::string(values[i] != nullptr ? values[i] : "NULL");
  text += '\n';
  return 0;
}

std::string first_line(const QString& text) {
  std::string line = text.toStdString();
  line = line.substr(0, line.find('\n'));
  const std::string mark = "ERROR:  ";
  return line.starts_with(mark) ? line.substr(mark.size()) : line;
}

std::string ask(QSqlDatabase& database, const std::string& sql, std::string* rows) {
  database.setUserName(QLatin1String("owner"));
  if (!database.open()) return first_line(database.lastError().databaseText());
  QSqlQuery query(database);
  bool going_on = query.exec(QString::fromStdString(sql));
  for (; going_on; going_on = query.nextResult())
    while (rows != nullptr && query.next()) {
      for (int i = 0; i < query.record().count(); ++i)
        *rows += (i > 0 ? "|" : "") + (query.isNull(i) ? "NULL" : query.value(i).toString().toStdString());
      *rows += '\n';
    }
  return query.lastError().isValid() ? first_line(query.lastError().databaseText()) : std::string();
}

std::string in_database(const std::string& address, const std::string& database_name, const std::string& sql,
                        std::string* rows) {
  const auto target = tournament::store::detail::parse_target(address);
  if (!target) return "no address";
  const QString session = QLatin1String("behind the back");
  std::string failed;
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(QLatin1String("QPSQL"), session);
    database.setHostName(QString::fromStdString(target->host));
    database.setDatabaseName(QString::fromStdString(database_name.empty() ? target->database : database_name));
    failed = ask(database, sql, rows);
    database.close();
  }
  QSqlDatabase::removeDatabase(session);
  return failed;
}

}  // namespace

bool is_postgres(const std::string& place) { return place.starts_with("postgresql://"); }

std::string sqlite_sql(const std::string& path, const std::string& sql, std::string* rows) {
  sqlite3* raw = nullptr;
  std::string failed;
  if (sqlite3_open(path.c_str(), &raw) != SQLITE_OK ||
      sqlite3_exec(raw, sql.c_str(), rows != nullptr ? add_row : nullptr, rows, nullptr) != SQLITE_OK)
    failed = sqlite3_errmsg(raw);
  sqlite3_close(raw);
  return failed;
}

std::string postgres_sql(const std::string& address, const std::string& sql, std::string* rows) {
  return in_database(address, "", "SET client_min_messages = error; SET search_path = arbiter, public; " + sql, rows);
}

std::string create_database(const std::string& name, const std::string& how) {
  return in_database(PostgresCluster::shared().address(name), "postgres", "CREATE DATABASE " + name + " " + how,
                     nullptr);
}

void drop_database(const std::string& address) {
  const auto target = tournament::store::detail::parse_target(address);
  if (target) (void)in_database(address, "postgres", "DROP DATABASE " + target->database + " WITH (FORCE)", nullptr);
}

}  // namespace store_tests
