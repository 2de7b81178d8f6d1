#include "snapshot.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "corpus.h"

namespace arbiter_tests {

void expect_snapshot(const std::string& name, std::string_view text) {
  const std::filesystem::path file = std::filesystem::path(ARBITER_SNAPSHOTS) / name;
  if (std::getenv("ARBITER_UPDATE_SNAPSHOTS") != nullptr) {
    std::ofstream(file, std::ios::binary) << text;
    return;
  }
  ASSERT_TRUE(std::filesystem::exists(file)) << file << " is missing: run with ARBITER_UPDATE_SNAPSHOTS=1";
  EXPECT_EQ(read_file(file), text) << "run with ARBITER_UPDATE_SNAPSHOTS=1 if this is wanted, and review " << file;
}

}  // namespace arbiter_tests
