// Runs the built command as a process in a folder of its own.
//
//   Desk desk;                                    // a temporary folder, removed at the end
//   Ran run = desk.run({"db", "init"});
//   EXPECT_EQ(run.exit, 0) << run.err;
//   desk.write("t3.sgf", "(;GM[40]…)");
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter_tests {

struct Ran {
  int exit = -1;
  std::string out;
  std::string err;
  [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out); }
};

class Desk {
 public:
  Desk();
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  void write(const std::string& file, std::string_view bytes) const;
  [[nodiscard]] std::string read(const std::string& file) const;
  /// In the folder, with an environment that holds USER=anna and nothing of the machine's but PATH.
  [[nodiscard]] Ran run(const std::vector<std::string>& words, std::string_view input = {},
                        const std::vector<std::string>& environment = {}) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace arbiter_tests
