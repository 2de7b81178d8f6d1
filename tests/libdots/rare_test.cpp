// Rare: a value that is nearly always the same.
#include "dots/rare.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace dots {
namespace {

TEST(Rare, IsTheUsualValueUntilItIsChanged) {
  static_assert(sizeof(Rare<std::string>) == sizeof(void*));
  Rare<std::string> text;
  EXPECT_TRUE(text->empty());
  text.edit() += "good";
  EXPECT_EQ(*text, "good");
}

TEST(Rare, ACopyIsAValueOfItsOwn) {
  Rare<std::string> text = std::string("good");
  const Rare<std::string> copy = text;
  text.edit() += " move";
  EXPECT_EQ(*copy, "good");
  text = copy;
  EXPECT_EQ(text, copy);
  EXPECT_EQ(*std::exchange(text, {}), "good");
  EXPECT_TRUE(text->empty());
}

TEST(Rare, RoomMadeForNothingIsEqualToNoRoom) {
  Rare<std::string> made;
  made.edit();
  EXPECT_EQ(made, Rare<std::string>());
  EXPECT_EQ(Rare<std::string>(std::string()), made);
  EXPECT_FALSE(made == Rare<std::string>(std::string("x")));
}

}  // namespace
}  // namespace dots
