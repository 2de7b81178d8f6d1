// What the tests do in another process:
//   store_worker commit DB EVENT COUNT   changes the result of table 1 in round 1, COUNT times; a line after each
//   commit store_worker open DB read|write      as a user without rights: "ok", or the code of the error store_worker
//   init DB                 the same
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/store/store.h"

namespace {

using namespace tournament;
using store::OpenMode;
using store::Store;

const std::string now = "2026-11-29T22:05:03Z";

/// Root may do everything; what is to be refused must be tried as somebody else.
bool drop_rights() {
  constexpr unsigned nobody = 65534;
  return ::geteuid() != 0 || (::setgid(nobody) == 0 && ::setuid(nobody) == 0);
}

int report(const dots::Result<Store>& opened) {
  std::cout << (opened ? "ok" : opened.error().code);
  if (!opened)
    for (const dots::Argument& argument : opened.error().args)
      if (argument.name == "reason") std::cout << ' ' << argument.value;
  std::cout << '\n';
  return 0;
}

int commit(const std::string& path, store::EventId event, int count) {
  auto opened = Store::open(path, OpenMode::read_write);
  if (!opened) return report(opened);
  for (int i = 1; i <= count; ++i) {
    // A score of its own for every change: the same result twice would log nothing.
    const long halves = (::getpid() % 500) * 1000 + i;
    const event::SetResult command{
        .round = 1,
        .table = 1,
        .result = {.kind = event::ResultKind::draw, .score = event::BoardScore{halves, halves}},
        .reason = "change " + std::to_string(i)};
    const auto done = opened->decide_and_append(event, command, {.at = now, .actor = "worker"});
    if (!done) {
      std::cout << done.error().code << std::endl;
      return 1;
    }
    std::cout << done->entries.front().sequence << ' ' << done->entries.front().hash << std::endl;
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() == 4 && words[0] == "commit")
    return commit(words[1], std::atoll(words[2].c_str()), std::atoi(words[3].c_str()));
  if (!drop_rights()) return 2;
  if (words.size() == 3 && words[0] == "open")
    return report(Store::open(words[1], words[2] == "write" ? OpenMode::read_write : OpenMode::read_only));
  if (words.size() == 2 && words[0] == "init") return report(Store::init(words[1], now));
  return 2;
}
