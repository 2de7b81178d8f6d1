// A PostgreSQL of the tests' own: in a folder under the temporary one, reached through a Unix socket there, and gone
// when the tests are.
//
//   if (PostgresCluster::is_installed()) store = new_store(PostgresCluster::shared().address("spring"));
//
// Where ARBITER_TEST_POSTGRES names a folder, the cluster in it is used, which several test processes share; otherwise
// each process starts one when it first needs it.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>

namespace store_tests {

class PostgresCluster {
 public:
  static bool is_installed();
  /// The one of this test run.
  static const PostgresCluster& shared();

  /// Starts a cluster in `folder`, which must not be there, and stops it when the process `guardian` has ended.
  static void start(const std::string& folder, pid_t guardian);
  /// Ends the cluster and removes the folder; nothing happens when it is not there.
  static void stop(const std::string& folder);

  explicit PostgresCluster(std::string folder) : folder_(std::move(folder)) {}
  /// For a user who may make databases and is otherwise nobody; `secret` needs the password "s3cret".
  [[nodiscard]] std::string address(std::string_view database, std::string_view user = "desk") const;
  /// A database name that was not used before.
  [[nodiscard]] std::string fresh_address() const;
  /// For the superuser, who may do what the store may not.
  [[nodiscard]] std::string owner_address(std::string_view database) const { return address(database, "owner"); }

 private:
  std::string folder_;
};

}  // namespace store_tests
