// Where a database is: paths and addresses.
#include "target.h"

#include <gtest/gtest.h>

#include "store_fixture.h"

namespace store_tests {
namespace {

using tournament::store::detail::Dialect;
using tournament::store::detail::parse_target;
using tournament::store::detail::Target;

std::string shown(std::string_view text) {
  const auto target = parse_target(text);
  if (!target) return target.error().code + (target.error().args.empty() ? "" : " " + target.error().args.back().value);
  if (target->dialect == Dialect::sqlite) return "file " + target->name;
  std::string out =
      target->user + " @ " + target->host + " : " + std::to_string(target->port) + " / " + target->database;
  for (const auto& [key, value] : target->options) out += " " + key + "=" + value;
  return out;
}

TEST(Target, is_a_path_or_an_address) {
  const std::pair<const char*, const char*> table[] = {
      {"arbiter.db", "file arbiter.db"},
      {"/tmp/a?host=b", "file /tmp/a?host=b"},
      {":memory:", "file :memory:"},
      {"postgresql:spring", "file postgresql:spring"},
      {"postgresql://anna@hall.example:5433/spring", "anna @ hall.example : 5433 / spring"},
      {"postgres://hall.example/spring", " @ hall.example : 0 / spring"},
      {"postgresql:///spring", " @  : 0 / spring"},
      {"postgresql://anna@/spring?host=/run/postgresql&port=5433", "anna @ /run/postgresql : 5433 / spring"},
      {"postgresql://anna@[2001:db8::1]:5432/spring", "anna @ 2001:db8::1 : 5432 / spring"},
      {"postgresql://an%40na@%2Frun%2Fpg/spring%20cup", "an@na @ /run/pg : 0 / spring cup"},
      {"postgresql://hall/spring?sslmode=verify-full&sslrootcert=/etc/ca.pem",
       " @ hall : 0 / spring sslmode=verify-full sslrootcert=/etc/ca.pem"},
  };
  for (const auto& [text, expected] : table) EXPECT_EQ(shown(text), expected) << text;
}

// The words of a command stand in the list of processes and in the history of the shell.
TEST(Target, holds_no_password) {
  for (const char* text :
       {"postgresql://anna:secret@hall/spring", "postgresql://anna:@hall/spring",
        "postgresql://hall/spring?password=secret", "postgresql://hall/spring?sslmode=require&password=x",
        "postgresql://hall/spring?sslpassword=x", "postgresql://hall/spring?passfile=/tmp/x"}) {
    const auto refused = parse_target(text);
    ASSERT_FALSE(refused) << text;
    EXPECT_EQ(text_of(refused), "STO021") << "and the error does not repeat it";
  }
}

TEST(Target, that_is_not_understood_is_refused_by_its_part) {
  const std::pair<const char*, const char*> table[] = {
      {"postgresql://", "name"},
      {"postgresql://hall", "name"},
      {"postgresql://hall/", "name"},
      {"postgresql://hall:port/spring", "port"},
      {"postgresql://hall:0/spring", "port"},
      {"postgresql://hall:65536/spring", "port"},
      {"postgresql://[::1/spring", "host"},
      {"postgresql://%0a/spring", "host"},
      {"postgresql://%zz@hall/spring", "user"},
      {"postgresql://hall/spr%ing", "name"},
      {"postgresql://hall/spring?options=-c%20fsync=off", "option"},
      {"postgresql://hall/spring?sslrootcert=a%27%20user=%27b", "value"},
      {"postgresql://hall/spring?sslmode", "value"},
  };
  for (const auto& [text, what] : table) EXPECT_EQ(shown(text), std::string("STO022 ") + what) << text;
}

}  // namespace
}  // namespace store_tests
