#include "cli/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>
#include <system_error>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

dots::Error file_error(int number, const std::string& file) {
  if (number == ENOENT || number == ENOTDIR) return {"FIL001", {{"file", file}}};
  return {"FIL002", {{"file", file}, {"why", std::strerror(number)}}};
}

/// Closes a descriptor that was opened here.
class Descriptor {
 public:
  explicit Descriptor(const std::string& name)
      : number_(name == "-" ? STDIN_FILENO : open(name.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~Descriptor() {
    if (number_ > STDIN_FILENO) close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

}  // namespace

dots::Result<std::string> read_input(const std::string& name, std::size_t bound) {
  const Descriptor file(name);
  if (file.number() < 0) return file_error(errno, name);
  struct stat facts {};
  if (fstat(file.number(), &facts) == 0 && S_ISDIR(facts.st_mode)) return dots::Error{"FIL004", {{"file", name}}};

  // A file takes little more memory than it has bytes: where thousands are kept, the rest of a chunk would count.
  constexpr std::size_t small = std::size_t{4} << 10, large = std::size_t{64} << 10;
  const bool plain = S_ISREG(facts.st_mode);
  std::size_t chunk = plain ? std::min(static_cast<std::size_t>(facts.st_size), bound) + 1 : large;
  std::string bytes;
  bytes.reserve(chunk + (plain ? small : 0));
  while (bytes.size() <= bound) {
    const std::size_t before = bytes.size();
    bytes.resize(before + chunk);
    const ssize_t got = read(file.number(), bytes.data() + before, chunk);
    bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got < 0) return file_error(errno, name);
    if (got == 0) return bytes;
    if (plain) chunk = small;
  }
  return dots::Error{"LIM001",
                     {{"limit", "file_bytes"},
                      {"bound", std::to_string(bound)},
                      {"found", S_ISREG(facts.st_mode) ? std::to_string(facts.st_size) : "more"},
                      {"file", name}}};
}

dots::Result<std::vector<std::string>> files_below(const std::string& name, bool walk) {
  std::error_code problem;
  if (name == "-" || !fs::is_directory(name, problem)) return std::vector<std::string>{name};
  if (!walk) return dots::Error{"FIL004", {{"file", name}}};
  std::vector<std::string> files;
  fs::recursive_directory_iterator walker(name, problem);
  for (; !problem && walker != fs::recursive_directory_iterator(); walker.increment(problem))
    if (walker->is_regular_file(problem) && !problem) files.push_back(walker->path().string());
  if (problem) return file_error(problem.value(), name);
  std::ranges::sort(files);
  return files;
}

dots::Result<std::vector<std::string>> files_named(std::span<const std::string> names, bool walk) {
  std::vector<std::string> files;
  std::set<std::string> known;
  for (const std::string& name : names) {
    const auto found = files_below(name, walk);
    if (!found) return found.error();
    for (const std::string& file : *found)
      if (known.insert(file).second) files.push_back(file);
  }
  return files;
}

dots::Result<void> write_file(const fs::path& file, std::string_view bytes) {
  const std::string partial = file.string() + ".part";
  const auto failed = [&] {
    const int number = errno;
    unlink(partial.c_str());
    return dots::Error{"FIL003", {{"file", file.string()}, {"why", std::strerror(number)}}};
  };
  const int descriptor = open(partial.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
  if (descriptor < 0) return failed();
  bool whole = true;
  while (whole && !bytes.empty()) {
    const ssize_t put = write(descriptor, bytes.data(), bytes.size());
    whole = put > 0;
    if (whole) bytes.remove_prefix(static_cast<std::size_t>(put));
  }
  whole = whole && fsync(descriptor) == 0;
  whole = close(descriptor) == 0 && whole;
  if (!whole || std::rename(partial.c_str(), file.c_str()) != 0) return failed();
  return {};
}

}  // namespace arbiter::cli
