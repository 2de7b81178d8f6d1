#include "new_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

bool sync(const char* path, int flags) {
  const int descriptor = ::open(path, flags | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool done = ::fsync(descriptor) == 0;
  ::close(descriptor);
  return done;
}

}  // namespace

dots::Result<void> require_free(const std::string& path) {
  std::error_code failed;
  if (std::filesystem::exists(std::filesystem::symlink_status(path, failed)))
    return error(errors::file_exists, {{"path", path}});
  return {};
}

Draft::Draft(std::string target) : target_(std::move(target)), path_(target_ + ".init-" + std::to_string(::getpid())) {
  remove();
}
Draft::~Draft() { remove(); }

void Draft::remove() const {
  std::error_code ignored;
  for (const char* suffix : {"", "-journal", "-wal", "-shm"}) std::filesystem::remove(path_ + suffix, ignored);
}

dots::Result<void> Draft::publish() const {
  if (!sync(path_.c_str(), O_RDONLY))
    return error(errors::storage, {{"what", "io"}, {"detail", std::generic_category().message(errno)}});
  // A link, unlike a rename, never replaces a file that appeared meanwhile.
  if (::link(path_.c_str(), target_.c_str()) != 0) {
    if (errno == EEXIST) return error(errors::file_exists, {{"path", target_}});
    return error(errors::cannot_open, {{"path", target_}, {"reason", std::generic_category().message(errno)}});
  }
  // Makes the new name last through a power cut.
  (void)sync(std::filesystem::absolute(target_).parent_path().c_str(), O_RDONLY | O_DIRECTORY);
  return {};
}

dots::Error Draft::renamed(dots::Error failed) const {
  for (dots::Argument& argument : failed.args)
    if (argument.name == "path" && argument.value == path_) argument.value = target_;
  return failed;
}

}  // namespace tournament::store::detail
