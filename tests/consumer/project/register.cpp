// Creates a database in the folder it runs in, adds a player and reads the name back.
#include <cstdio>
#include <filesystem>
#include <string>

#include "tournament/store/store.h"

int main() {
  using tournament::store::Store;
  const std::string path = "register.db";
  std::filesystem::remove(path);
  auto store = Store::init(path, "2026-01-02T03:04:05Z");
  if (!store) return std::fprintf(stderr, "%s\n", store.error().code.c_str()), 1;
  const auto id = store->add_player({.name = "Lindqvist, Maja"}, {.at = "2026-01-02T03:04:06Z", .actor = "Olof"});
  if (!id) return std::fprintf(stderr, "%s\n", id.error().code.c_str()), 1;
  const auto player = store->player(*id);
  return player && player->name == "Lindqvist, Maja" ? 0 : 1;
}
