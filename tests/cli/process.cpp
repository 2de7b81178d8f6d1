#include "process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "corpus.h"

namespace arbiter_tests {
namespace {

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

}  // namespace

Desk::Desk() {
  std::string pattern = (std::filesystem::temp_directory_path() / "arbiter-test-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  folder_ = pattern;
  std::filesystem::create_directory(folder_ / "io");
}

Desk::~Desk() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void Desk::write(const std::string& file, std::string_view bytes) const {
  std::ofstream(folder_ / file, std::ios::binary) << bytes;
}

std::string Desk::read(const std::string& file) const { return read_file(folder_ / file); }

Ran Desk::run(const std::vector<std::string>& words, std::string_view input,
              const std::vector<std::string>& environment) const {
  write("io/in", input);
  std::vector<std::string> arguments{ARBITER_BINARY};
  arguments.insert(arguments.end(), words.begin(), words.end());
  const char* path = std::getenv("PATH");
  std::vector<std::string> variables{"USER=anna", std::string("PATH=") + (path == nullptr ? "" : path)};
  variables.insert(variables.end(), environment.begin(), environment.end());

  const std::string in = folder_ / "io/in", out = folder_ / "io/out", err = folder_ / "io/err";
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, in.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addchdir_np(&actions, folder_.c_str());
  // Not fork(): under the address sanitizer that copies the tables of a vast memory.
  pid_t child = 0;
  const int failed =
      posix_spawn(&child, ARBITER_BINARY, &actions, nullptr, pointers(arguments).data(), pointers(variables).data());
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) throw std::runtime_error("the command could not be started");
  int status = 0;
  waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read("io/out"), read("io/err")};
}

}  // namespace arbiter_tests
