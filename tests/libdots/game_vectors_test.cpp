// The line and leap games against the shared vectors, which two generators of other hands agree on.
#include "libdots/game_vectors.h"

namespace arbiter_tests {
namespace {

constexpr std::uint64_t max_leaves = 2'000'000;

TEST(GameVectors, LinesOfAction) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors({"lines-of-action", "loa", "black"}, max_leaves);
}
TEST(GameVectors, Camelot) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors({"camelot", "camelot", "white"}, 7'000'000);
}
TEST(GameVectors, RollInFour) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors({"roll-in-four", "rollin", "white"}, max_leaves);
}
TEST(GameVectors, PushInFour) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors({"push-in-four", "pushin", "white"}, max_leaves);
}
TEST(GameVectors, Quints) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors({"quints", "quints", "white"}, max_leaves);
}

}  // namespace
}  // namespace arbiter_tests
