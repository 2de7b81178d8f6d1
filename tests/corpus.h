// Where the shared vectors and real records are. Tests that need them skip, visibly, where they are missing.
//
//   ARBITER_NEEDS_CORPUS();
//   std::string text = corpus_file("vectors/dots-public.json");
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace arbiter_tests {

inline std::filesystem::path corpus() {
  const char* named = std::getenv("ARBITER_CORPUS");
  return named != nullptr ? named : ARBITER_CORPUS_DEFAULT;
}

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
inline std::string corpus_file(const std::string& relative) { return read_file(corpus() / relative); }
/// A file of the project's own tests/data.
inline std::string data_file(const std::string& relative) {
  return read_file(std::filesystem::path(ARBITER_TEST_DATA) / relative);
}

}  // namespace arbiter_tests

#define ARBITER_NEEDS_CORPUS()                                                             \
  if (!std::filesystem::exists(arbiter_tests::corpus() / "vectors"))                       \
  GTEST_SKIP() << "no shared files at " << arbiter_tests::corpus() << "; set ARBITER_CORPUS"
