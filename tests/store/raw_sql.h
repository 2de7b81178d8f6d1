// SQL behind the store's back.
#pragma once

#include <string>

namespace store_tests {

bool is_postgres(const std::string& place);
/// Run statements and give the error message, or ""; the rows of a query, "a|b\n", go to `rows` unless it is null.
std::string sqlite_sql(const std::string& path, const std::string& sql, std::string* rows);
/// As the superuser of the tests' cluster.
std::string postgres_sql(const std::string& address, const std::string& sql, std::string* rows);
std::string create_database(const std::string& name, const std::string& how);
void drop_database(const std::string& address);

}  // namespace store_tests
