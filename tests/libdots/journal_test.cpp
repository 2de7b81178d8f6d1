// The stack of changes, and that a copied field takes back its own.
#include "dots/surround/journal.h"

#include <gtest/gtest.h>

#include <utility>

#include "dots/surround/field.h"

namespace {

using dots::Side;
using dots::surround::Field;
using dots::surround::Journal;

TEST(Journal, GivesBackTheLastFirstAlsoAfterItHasGrown) {
  Journal<int> journal;
  for (int i = 0; i < 1000; ++i) journal.push(i);
  for (int i = 999; i >= 0; --i) ASSERT_EQ(journal.pop(), i);
  EXPECT_EQ(journal.size(), 0U);
}

TEST(Journal, ACopyIsItsOwnAndWhatWasMovedFromIsEmpty) {
  Journal<int> one;
  one.push(1);
  Journal<int> two = one;
  two.push(2);
  EXPECT_EQ(one.size(), 1U);
  one = std::move(two);
  EXPECT_EQ(one.pop(), 2);
  Journal<int> three = std::move(one);
  EXPECT_EQ(one.size(), 0U);
  one.push(4);
  EXPECT_EQ(three.pop(), 1);
}

TEST(Journal, ACopiedFieldTakesBackItsOwnSteps) {
  Field field(9, 9);
  const auto empty = field.digest();
  field.put({4, 4}, Side::first);
  const auto one_dot = field.digest();
  Field copy = field;
  copy.put({5, 4}, Side::second);
  field.undo();
  EXPECT_EQ(field.digest(), empty);
  copy.undo();
  EXPECT_EQ(copy.digest(), one_dot);
  copy.undo();
  EXPECT_EQ(copy.digest(), empty);
}

}  // namespace
