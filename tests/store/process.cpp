#include "process.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>

namespace store_tests {

Process::Process(const std::vector<std::string>& command) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  child_ = ::fork();
  if (child_ == 0) {
    ::dup2(ends[1], STDOUT_FILENO);
    ::execv(arguments.front(), arguments.data());
    ::_exit(127);
  }
  ::close(ends[1]);
  output_ = ends[0];
}

Process::~Process() {
  kill();
  wait();
  ::close(output_);
}

bool Process::read_line(std::string& line) {
  for (;;) {
    if (const auto end = buffer_.find('\n'); end != std::string::npos) {
      line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return true;
    }
    std::array<char, 4096> chunk{};
    const ssize_t got = ::read(output_, chunk.data(), chunk.size());
    if (got <= 0) return false;
    buffer_.append(chunk.data(), static_cast<std::size_t>(got));
  }
}

void Process::kill() {
  if (child_ > 0) ::kill(child_, SIGKILL);
}

int Process::wait() {
  if (child_ <= 0) return -1;
  int status = 0;
  ::waitpid(child_, &status, 0);
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string output_of(const std::vector<std::string>& command) {
  Process process(command);
  std::string all, line;
  while (process.read_line(line)) all += line + '\n';
  process.wait();
  return all;
}

}  // namespace store_tests
