#include "hall.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace arbiter_tests {

using nlohmann::json;

Hall::Hall(const Words& options, int players) {
  std::string csv = "name;club;federation;rating\n";
  for (int i = 1; i <= players; ++i)
    csv += "P" + std::to_string(i) + ";Club " + std::to_string(i % 3) + ";;" + std::to_string(2000 - i) + '\n';
  desk.write("players.csv", csv);
  done({"db", "init"});
  Words words{"event", "new", "Cup"};
  words.insert(words.end(), options.begin(), options.end());
  done(words);
  if (players > 0) done({"entry", "import", "cup", "players.csv"});
}

json Hall::show(Words words) const {
  words.emplace_back("--json");
  const Ran run = desk.run(words);
  EXPECT_EQ(run.exit, 0) << words[0] << ' ' << words[1] << ": " << run.err;
  return run.exit == 0 ? run.json() : json();
}

void Hall::refused(int exit, const std::string& code, const Words& words) const {
  const Ran run = desk.run(words);
  EXPECT_EQ(run.exit, exit) << run.err;
  const std::size_t end = run.err.empty() ? 0 : run.err.rfind('\n', run.err.size() - 2);
  const std::string last = end == std::string::npos ? run.err : run.err.substr(end + 1);
  EXPECT_TRUE(last.starts_with("arbiter: " + code + ": ")) << run.err;
}

json Hall::pairings(int round) const {
  return show({"round", "show", "cup", std::to_string(round)})["rounds"][0]["pairings"];
}

std::string Hall::plan(int round) const {
  std::string text;
  for (const json& pairing : pairings(round)) {
    text += (text.empty() ? "" : " ") + std::to_string(pairing["first"]["number"].get<int>());
    if (!pairing["bye"]) text += "-" + std::to_string(pairing["second"]["number"].get<int>());
  }
  return text;
}

void Hall::play(int round) const {
  for (const json& pairing : pairings(round)) {
    if (pairing["bye"] || !pairing["result"].is_null()) continue;
    const bool first = pairing["first"]["number"].get<int>() < pairing["second"]["number"].get<int>();
    done({"result", "set", "cup", std::to_string(round), std::to_string(pairing["table"].get<int>()),
          first ? "1-0" : "0-1"});
  }
}

}  // namespace arbiter_tests
