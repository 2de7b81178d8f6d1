// Every code of the libraries and the apps has a text, and every text a code.
#include "text/messages.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "corpus.h"
#include "tournament/event/codes.h"
#include "tournament/publish/site_folder.h"
#include "tournament/records/clock_codes.h"
#include "tournament/records/sgf_codes.h"
#include "tournament/store/errors.h"

namespace arbiter_tests {
namespace {

using arbiter::text::describe;
using arbiter::text::find_message;
using arbiter::text::full_text;
using arbiter::text::Message;
using arbiter::text::messages;

/// The codes that stand as literals in the sources below a folder, the texts themselves apart.
std::set<std::string> codes_below(const std::string& folder) {
  static const std::regex code(R"re("([A-Z]{3}[0-9]{3})")re");
  std::set<std::string> codes;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(ARBITER_SOURCES) / folder)) {
    const auto& path = entry.path();
    if (path.parent_path().filename() == "text" || path.filename() == "exit.cpp") continue;
    if (path.extension() != ".cpp" && path.extension() != ".h") continue;
    const std::string text = read_file(path);
    for (std::sregex_iterator it(text.begin(), text.end(), code), end; it != end; ++it) codes.insert((*it)[1]);
  }
  return codes;
}

std::set<std::string> placeholders(std::string_view text) {
  static const std::regex name(R"(\{([a-z_]+)\})");
  const std::string copy(text);
  std::set<std::string> names;
  for (std::sregex_iterator it(copy.begin(), copy.end(), name), end; it != end; ++it) names.insert((*it)[1]);
  return names;
}

std::set<std::string> words(std::string_view text) {
  static const std::regex word("[a-z_]+");
  const std::string copy(text);
  return {std::sregex_token_iterator(copy.begin(), copy.end(), word), {}};
}

TEST(Messages, EveryCodeHasOne) {
  for (const char* folder : {"libdots", "libtournament", "apps"})
    for (const std::string& code : codes_below(folder))
      EXPECT_NE(find_message(code), nullptr) << code << " in " << folder;
}

TEST(Messages, NoneIsOrphaned) {
  std::set<std::string> used;
  for (const char* folder : {"libdots", "libtournament", "apps"}) used.merge(codes_below(folder));
  for (const Message& message : messages()) EXPECT_TRUE(used.contains(std::string(message.code))) << message.code;
}

TEST(Messages, AreSortedAndUnique) {
  for (std::size_t i = 1; i < messages().size(); ++i) EXPECT_LT(messages()[i - 1].code, messages()[i].code);
}

TEST(Messages, AreClausesOnOneLine) {
  for (const Message& message : messages()) {
    EXPECT_FALSE(message.what.empty()) << message.code;
    for (const std::string_view text : {message.what, message.remedy}) {
      EXPECT_EQ(text.find('\n'), std::string_view::npos) << message.code;
      EXPECT_FALSE(text.ends_with('.')) << message.code;
    }
  }
}

TEST(Messages, NameOnlyArgumentsThatTheirErrorsHave) {
  std::map<std::string, std::set<std::string>, std::less<>> arguments;
  for (const auto& row : tournament::event::codes()) arguments[std::string(row.code)] = words(row.args);
  for (const auto& row : tournament::store::errors::table) arguments[std::string(row.code)] = words(row.arguments);
  for (const auto& row : tournament::publish::publish_errors) arguments[std::string(row.code)] = words(row.arguments);
  for (const auto& row : tournament::records::sgf_codes()) arguments[std::string(row.code)] = placeholders(row.meaning);
  for (const auto& row : tournament::records::clock_codes())
    arguments[std::string(row.code)] = placeholders(row.meaning);
  for (const auto& [code, known] : arguments) {
    const Message* message = find_message(code);
    ASSERT_NE(message, nullptr) << code;
    for (const std::string_view text : {message->what, message->remedy})
      for (const std::string& name : placeholders(text))
        EXPECT_TRUE(known.contains(name)) << code << " has no {" << name << "}";
  }
}

TEST(Messages, ArgumentsAreFilledIn) {
  const dots::Error error{"DOT003", {{"point", "3.4"}}};
  EXPECT_EQ(describe(error), "the point 3.4 is occupied");
  EXPECT_EQ(full_text(error), "the point 3.4 is occupied; choose a free point");
  // Text of an argument is never read as a pattern again.
  EXPECT_EQ(describe({"DOT003", {{"point", "{point}"}}}), "the point {point} is occupied");
}

TEST(Messages, AnUnknownCodeLosesNothing) {
  EXPECT_EQ(full_text({"XXX001", {{"what", "a thing"}}}), "XXX001, what a thing");
}

}  // namespace
}  // namespace arbiter_tests
