// On a terminal the arbiter is asked: once for a warning, twice where later decisions rest on what changes.
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include "hall.h"

namespace arbiter_tests {
namespace {

struct Answered {
  int exit = -1;
  std::string shown;
};

/// Runs the command on a terminal of its own, at which `typed` has been typed.
Answered at_terminal(const Desk& desk, Words words, const std::string& typed) {
  words.insert(words.begin(), ARBITER_BINARY);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::string user = "USER=anna", terminal = "TERM=dumb";
  char* variables[] = {user.data(), terminal.data(), nullptr};
  int master = -1;
  const pid_t child = forkpty(&master, nullptr, nullptr, nullptr);
  if (child == 0) {
    if (chdir(desk.folder().c_str()) != 0) _exit(126);
    execve(ARBITER_BINARY, arguments.data(), variables);
    _exit(127);
  }
  Answered answered;
  EXPECT_EQ(write(master, typed.data(), typed.size()), static_cast<ssize_t>(typed.size()));
  char bytes[4096];
  // The end of a terminal is an error.
  for (ssize_t got = 0; (got = read(master, bytes, sizeof bytes)) > 0;)
    answered.shown.append(bytes, static_cast<std::size_t>(got));
  int status = 0;
  waitpid(child, &status, 0);
  close(master);
  answered.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return answered;
}

struct Asked : ::testing::Test {
  Asked() : hall({"--system", "monrad", "--rounds", "5", "--default-time", "30"}, 4) {
    hall.done({"round", "pair", "cup", "--seed", "1"});
  }
  nlohmann::json result() const { return hall.pairings(1)[0]["result"]; }
  Hall hall;
};

TEST_F(Asked, OnceForAWarning) {
  const Words early{"result", "set", "cup", "1", "1", "--absent", "second"};
  const Answered no = at_terminal(hall.desk, early, "y\n");
  EXPECT_EQ(no.exit, 4);
  EXPECT_NE(no.shown.find("warning EVT114 (confirm)"), std::string::npos) << no.shown;
  EXPECT_NE(no.shown.find("Type yes to go on:"), std::string::npos) << no.shown;
  EXPECT_TRUE(result().is_null()) << "y is typed in passing";
  EXPECT_EQ(at_terminal(hall.desk, early, "yes\n").exit, 0);
  EXPECT_EQ(result()["result"], "+:-");
}

TEST_F(Asked, TwiceWhereLaterDecisionsRestOnIt) {
  hall.play(1);
  hall.done({"round", "pair", "cup"});
  const Words correction{"result", "set", "cup", "1", "1", "=", "--reason", "misread"};
  EXPECT_EQ(at_terminal(hall.desk, correction, "yes\nno\n").exit, 4);
  EXPECT_NE(result()["result"], "½-½");
  const Answered twice = at_terminal(hall.desk, correction, "yes\nyes\n");
  EXPECT_EQ(twice.exit, 0) << twice.shown;
  EXPECT_NE(twice.shown.find("Type yes once more:"), std::string::npos) << twice.shown;
  EXPECT_EQ(result()["result"], "½-½");
}

}  // namespace
}  // namespace arbiter_tests
