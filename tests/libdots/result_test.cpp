// Result and Error: what holds when it compiles, and what must not compile.
#include "dots/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "dots/diagnostic.h"
#include "dots/outcome.h"

namespace arbiter_tests {
namespace {

using dots::Error;
using dots::Result;

Result<std::string> made() { return std::string("value"); }
Result<std::string> failed() { return Error{"DOT003", {{"point", "1.1"}}, {2, 7}}; }

// `for (char c : *made())` would read a dead temporary: a Result that is about to go away cannot be dereferenced.
template <class T>
concept Dereferenced = requires(T&& result) {
  *std::forward<T>(result);
};
static_assert(Dereferenced<Result<std::string>&>);
static_assert(Dereferenced<const Result<std::string>&>);
static_assert(!Dereferenced<Result<std::string>>);
static_assert(!Dereferenced<Result<void>&>);
static_assert(!std::is_convertible_v<Result<int>, bool>, "asking is explicit");

TEST(Result, HoldsAValueOrAnError) {
  EXPECT_TRUE(made().has_value());
  EXPECT_EQ(made().value(), "value");
  EXPECT_FALSE(failed());
  EXPECT_EQ(failed().error().code, "DOT003");
  EXPECT_EQ(failed().error(), (Error{"DOT003", {{"point", "1.1"}}, {2, 7}}));
  EXPECT_NE(failed().error(), (Error{"DOT003", {{"point", "1.1"}}, {2, 8}}));
}

TEST(Result, GivesItsValueAway) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
  EXPECT_EQ(**result, 7);
  const std::unique_ptr<int> taken = std::move(result).value();
  EXPECT_EQ(*taken, 7);
}

TEST(Result, CanBeChangedThroughItsValue) {
  Result<std::string> result = made();
  *result += '!';
  result->push_back('?');
  EXPECT_EQ(*result, "value!?");
}

TEST(Result, OfAnErrorAsValueIsAValue) {
  const Result<int> zero = 0;
  EXPECT_TRUE(zero.has_value());
  const Result<bool> no = false;
  EXPECT_TRUE(no.has_value());
  EXPECT_FALSE(*no);
}

TEST(Result, WithoutAValueIsSuccessOrAnError) {
  const Result<void> fine;
  EXPECT_TRUE(fine.has_value());
  const Result<void> wrong = Error{"EVT021"};
  EXPECT_FALSE(wrong);
  EXPECT_EQ(wrong.error().code, "EVT021");
}

TEST(Texts, NameEveryValueOnce) {
  using dots::Ending;
  std::string endings;
  for (int i = 0; i <= static_cast<int>(Ending::move_limit); ++i)
    endings.append(to_text(static_cast<Ending>(i))).append(" ");
  EXPECT_EQ(endings,
            "none no_moves grounding stop agreement resignation time draw_agreed passes margin "
            "line goal all_captured connected repetition move_limit ");
  using dots::Winner;
  EXPECT_EQ(to_text(Winner::none), "none");
  EXPECT_EQ(to_text(winner_of(dots::Side::second)), "second");
  EXPECT_EQ(to_text(dots::winner_by(3, 3)), "draw");
  EXPECT_EQ(to_text(dots::winner_by(3, -3)), "first");
  EXPECT_EQ(to_text(dots::Side::first), "first");
  using dots::Severity;
  std::string severities;
  for (int i = 0; i <= static_cast<int>(Severity::critical); ++i)
    severities.append(to_text(static_cast<Severity>(i))).append(" ");
  EXPECT_EQ(severities, "info warning error critical ");
}

TEST(Diagnostics, AreAskedForTheirWorst) {
  using dots::Severity;
  const dots::Diagnostics list = {{Severity::info, "SGF001"}, {Severity::error, "SGF002"}};
  EXPECT_TRUE(any_at_least(list, Severity::error));
  EXPECT_FALSE(any_at_least(list, Severity::critical));
  EXPECT_FALSE(any_at_least({}, Severity::info));
}

}  // namespace
}  // namespace arbiter_tests
