// Starts and ends the PostgreSQL that all tests of a ctest run share.
//   postgres_fixture start FOLDER
//   postgres_fixture stop FOLDER
#include <unistd.h>

#include <iostream>
#include <string>
#include <vector>

#include "postgres_cluster.h"

int main(int argc, char** argv) {
  using store_tests::PostgresCluster;
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() != 2) return 2;
  if (!PostgresCluster::is_installed()) {
    std::cout << "PostgreSQL is not installed\n";
    return 0;
  }
  PostgresCluster::stop(words[1]);
  // The parent is the test driver: when it is gone, so are the tests.
  if (words[0] == "start") PostgresCluster::start(words[1], ::getppid());
  return 0;
}
