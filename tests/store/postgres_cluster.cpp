#include "postgres_cluster.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

namespace store_tests {
namespace {

namespace fs = std::filesystem;

/// The folder with initdb, of the newest version that is installed; empty without one.
fs::path binaries() {
  std::vector<std::pair<int, fs::path>> found;
  std::error_code failed;
  for (const auto& entry : fs::directory_iterator("/usr/lib/postgresql", failed)) {
    const fs::path folder = entry.path() / "bin";
    if (fs::exists(folder / "initdb", failed) && fs::exists(folder / "postgres", failed))
      found.emplace_back(std::atoi(entry.path().filename().c_str()), folder);
  }
  return found.empty() ? fs::path() : std::max_element(found.begin(), found.end())->second;
}

/// PostgreSQL does not run as root.
const passwd* account() {
  if (::geteuid() != 0) return nullptr;
  const passwd* user = ::getpwnam("postgres");
  return user != nullptr ? user : ::getpwnam("nobody");
}

void into_nothing(int flags, int descriptor) {
  const int nothing = ::open("/dev/null", flags);
  if (nothing >= 0) ::dup2(nothing, descriptor);
}

/// Runs a program of PostgreSQL silently and gives its exit status.
int run(const std::vector<std::string>& command) {
  const passwd* const user = account();
  const pid_t child = ::fork();
  if (child == 0) {
    if (user != nullptr && (::setgroups(0, nullptr) != 0 || ::setgid(user->pw_gid) != 0 ||
                            ::setuid(user->pw_uid) != 0 || ::chdir("/") != 0))
      ::_exit(126);
    into_nothing(O_RDONLY, STDIN_FILENO);
    into_nothing(O_WRONLY, STDOUT_FILENO);
    if (std::getenv("ARBITER_TEST_VERBOSE") == nullptr) into_nothing(O_WRONLY, STDERR_FILENO);
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments.front(), arguments.data());
    ::_exit(127);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void must_run(const std::vector<std::string>& command) {
  if (const int status = run(command); status != 0) {
    std::fprintf(stderr, "%s failed with %d\n", command.front().c_str(), status);
    std::abort();
  }
}

/// Stays behind when the tests are killed, and cleans up after them.
void watch(const std::string& folder, pid_t guardian) {
  const pid_t child = ::fork();
  if (child != 0) {
    ::waitpid(child, nullptr, 0);
    return;
  }
  ::setsid();
  if (::fork() != 0) ::_exit(0);
  into_nothing(O_RDONLY, STDIN_FILENO);
  into_nothing(O_WRONLY, STDOUT_FILENO);
  into_nothing(O_WRONLY, STDERR_FILENO);
  while (::kill(guardian, 0) == 0 || errno == EPERM) {
    if (!fs::exists(folder)) ::_exit(0);
    ::usleep(300'000);
  }
  PostgresCluster::stop(folder);
  ::_exit(0);
}

}  // namespace

bool PostgresCluster::is_installed() { return !binaries().empty(); }

void PostgresCluster::start(const std::string& folder, pid_t guardian) {
  const fs::path bin = binaries();
  const std::string data = folder + "/data";
  if (::mkdir(folder.c_str(), 0700) != 0) std::abort();
  if (const passwd* const user = account(); user != nullptr)
    if (::chown(folder.c_str(), user->pw_uid, user->pw_gid) != 0) std::abort();
  watch(folder, guardian);
  must_run({bin / "initdb", "-D", data, "-U", "owner", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync",
            "--no-instructions"});
  {
    const std::string hba = data + "/pg_hba.conf";
    std::ofstream(hba) << "local all secret scram-sha-256\nlocal all all trust\n";
  }
  // No power cut is tested here, so nothing waits for the disk.
  must_run({bin / "pg_ctl", "-D", data, "-w", "-t", "120", "-l", folder + "/log", "-o",
            "-c listen_addresses= -c unix_socket_directories=" + folder +
                " -c fsync=off -c shared_buffers=16MB -c max_connections=80 -c autovacuum=off",
            "start"});
  must_run({bin / "psql", "-h", folder, "-U", "owner", "-d", "postgres", "-q", "-c",
            "CREATE ROLE desk LOGIN CREATEDB; CREATE ROLE secret LOGIN CREATEDB PASSWORD 's3cret'"});
}

void PostgresCluster::stop(const std::string& folder) {
  if (!fs::exists(folder)) return;
  (void)run({binaries() / "pg_ctl", "-D", folder + "/data", "-m", "immediate", "-w", "stop"});
  std::error_code ignored;
  fs::remove_all(folder, ignored);
}

const PostgresCluster& PostgresCluster::shared() {
  static const PostgresCluster cluster = [] {
    if (const char* given = std::getenv("ARBITER_TEST_POSTGRES")) return PostgresCluster(given);
    static std::string folder = (fs::temp_directory_path() / ("arbiter-pg-" + std::to_string(::getpid()))).string();
    start(folder, ::getpid());
    std::atexit([] { stop(folder); });
    return PostgresCluster(folder);
  }();
  return cluster;
}

std::string PostgresCluster::address(std::string_view database, std::string_view user) const {
  return "postgresql://" + std::string(user) + "@/" + std::string(database) + "?host=" + folder_;
}

std::string PostgresCluster::fresh_address() const {
  static int count = 0;
  return address("t_" + std::to_string(::getpid()) + "_" + std::to_string(++count));
}

}  // namespace store_tests
