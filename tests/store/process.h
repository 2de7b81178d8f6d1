// A child process whose output is read line by line.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace store_tests {

class Process {
 public:
  explicit Process(const std::vector<std::string>& command);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();
  /// The next line, without its end; false when there is none.
  bool read_line(std::string& line);
  /// Ends it at once (SIGKILL), as a power cut of the process.
  void kill();
  /// Waits for the end and gives the exit status, or -1 after a signal.
  int wait();

 private:
  pid_t child_ = -1;
  int output_ = -1;
  std::string buffer_;
};

/// Everything a command prints.
std::string output_of(const std::vector<std::string>& command);

}  // namespace store_tests
