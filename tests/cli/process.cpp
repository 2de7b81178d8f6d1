#include "process.h"

#include <fcntl.h>
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

/// In the child: opens a file in the place of a standard descriptor.
void redirect(const std::filesystem::path& file, int flags, int descriptor) {
  const int opened = open(file.c_str(), flags, 0600);
  if (opened < 0 || dup2(opened, descriptor) < 0) _exit(126);
  close(opened);
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

  const pid_t child = fork();
  if (child == 0) {
    redirect(folder_ / "io/in", O_RDONLY, STDIN_FILENO);
    redirect(folder_ / "io/out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect(folder_ / "io/err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    if (chdir(folder_.c_str()) != 0) _exit(126);
    execve(ARBITER_BINARY, pointers(arguments).data(), pointers(variables).data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read("io/out"), read("io/err")};
}

}  // namespace arbiter_tests
