#include "tournament/publish/site_folder.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <set>

#include "corpus.h"

namespace tournament::publish {
namespace {

namespace fs = std::filesystem;
using arbiter_tests::read_file;

class SiteFolder : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    root = fs::path(testing::TempDir()) / ("site-" + std::to_string(getpid()) + "-" + test->name());
    fs::remove_all(root);
    fs::create_directories(root);
  }
  void TearDown() override {
    std::error_code ignored;
    fs::permissions(root, fs::perms::owner_all, ignored);
    fs::remove_all(root, ignored);
  }
  static Site site(const std::string& text) { return {{"index.html", text}, {"records/ab12.sgf", "(;)"}}; }
  static std::string code(const dots::Result<void>& result) { return result ? "" : result.error().code; }
  std::set<std::string> names() const {
    std::set<std::string> found;
    for (const auto& entry : fs::directory_iterator(root)) found.insert(entry.path().filename().string());
    return found;
  }
  static void put(const fs::path& path, const std::string& text) { std::ofstream(path) << text; }

  fs::path root;
};

TEST_F(SiteFolder, a_new_folder_gets_all_files_and_the_marker) {
  ASSERT_EQ(code(write_site(site("one"), root / "deep" / "out")), "");
  const fs::path out = root / "deep" / "out";
  EXPECT_EQ(read_file(out / "index.html"), "one");
  EXPECT_EQ(read_file(out / "records" / "ab12.sgf"), "(;)");
  EXPECT_TRUE(fs::exists(out / site_marker));
}

TEST_F(SiteFolder, the_previous_site_is_kept_and_no_more_than_one) {
  for (const char* text : {"one", "two", "three"}) ASSERT_EQ(code(write_site(site(text), root / "out/")), "") << text;
  EXPECT_EQ(read_file(root / "out/index.html"), "three");
  EXPECT_EQ(read_file(root / "out.previous/index.html"), "two");
  EXPECT_EQ(names(), (std::set<std::string>{"out", "out.previous"}));
}

TEST_F(SiteFolder, a_file_that_is_gone_from_the_site_is_gone_from_the_folder) {
  ASSERT_EQ(code(write_site({{"index.html", "a"}, {"player-9.html", "b"}}, root / "out")), "");
  ASSERT_EQ(code(write_site({{"index.html", "a"}}, root / "out")), "");
  EXPECT_FALSE(fs::exists(root / "out/player-9.html"));
}

TEST_F(SiteFolder, an_empty_folder_is_taken) {
  fs::create_directory(root / "out");
  EXPECT_EQ(code(write_site(site("one"), root / "out")), "");
}

TEST_F(SiteFolder, a_folder_with_other_files_is_refused_and_left_alone) {
  fs::create_directory(root / "out");
  put(root / "out/thesis.txt", "years of work");
  const auto result = write_site(site("one"), root / "out");
  ASSERT_EQ(code(result), "PUB003");
  EXPECT_EQ(result.error().args.front().value, (root / "out").string());
  EXPECT_EQ(read_file(root / "out/thesis.txt"), "years of work");
  EXPECT_EQ(names(), (std::set<std::string>{"out"}));
}

TEST_F(SiteFolder, a_marker_that_is_a_link_does_not_count) {
  fs::create_directory(root / "out");
  put(root / "elsewhere", "site 1\n");
  fs::create_symlink(root / "elsewhere", root / "out" / site_marker);
  EXPECT_EQ(code(write_site(site("one"), root / "out")), "PUB003");
}

TEST_F(SiteFolder, links_files_and_nameless_targets_are_refused) {
  fs::create_directory(root / "real");
  fs::create_directory_symlink(root / "real", root / "link");
  fs::create_symlink(root / "nowhere", root / "dangling");
  put(root / "file", "x");
  for (const fs::path& target : {root / "link", root / "link/", root / "dangling", root / "file", root / "real/..",
                                 root / ".", fs::path("/"), fs::path("")})
    EXPECT_EQ(code(write_site(site("one"), target)), "PUB002") << target;
  EXPECT_TRUE(fs::is_empty(root / "real"));
}

TEST_F(SiteFolder, a_foreign_previous_copy_is_not_thrown_away) {
  ASSERT_EQ(code(write_site(site("one"), root / "out")), "");
  fs::create_directory(root / "out.previous");
  put(root / "out.previous/mine.txt", "x");
  EXPECT_EQ(code(write_site(site("two"), root / "out")), "PUB004");
  EXPECT_EQ(read_file(root / "out/index.html"), "one");
  fs::remove_all(root / "out.previous");
  fs::create_directory_symlink(root, root / "out.previous");
  EXPECT_EQ(code(write_site(site("two"), root / "out")), "PUB002");
  EXPECT_EQ(read_file(root / "out/index.html"), "one");
}

TEST_F(SiteFolder, paths_that_are_not_ours_are_refused_before_anything_is_written) {
  for (const char* path :
       {"", "/etc/passwd", "../up.html", "a/../b.html", "a//b.html", "./a.html", "a/", ".htaccess", ".arbiter-site",
        "A.html", "a b.html", "a\\b.html", "a:b.html", "a/b/c.html", "naïve.html", "a\nb.html"})
    EXPECT_EQ(code(write_site({{"index.html", "x"}, {path, "y"}}, root / "out")), "PUB001") << path;
  EXPECT_EQ(code(write_site({{"index.html", "x"}, {"index.html", "y"}}, root / "out")), "PUB001");
  EXPECT_TRUE(names().empty());
}

TEST_F(SiteFolder, a_folder_left_by_an_interrupted_run_is_passed_by) {
  fs::create_directory(root / "out.new-1");
  put(root / "out.new-1/half.html", "x");
  ASSERT_EQ(code(write_site(site("one"), root / "out")), "");
  EXPECT_EQ(names(), (std::set<std::string>{"out", "out.new-1"}));
}

TEST_F(SiteFolder, what_cannot_be_written_leaves_the_old_site) {
  ASSERT_EQ(code(write_site(site("one"), root / "out")), "");
  // A file where a folder is needed: the second path cannot be made once the first is there.
  const auto result = write_site({{"a", "file"}, {"a/b.html", "below a file"}}, root / "out");
  ASSERT_EQ(code(result), "PUB005");
  EXPECT_EQ(read_file(root / "out/index.html"), "one");
  EXPECT_EQ(names(), (std::set<std::string>{"out"}));
}

TEST_F(SiteFolder, a_read_only_place_is_an_error) {
  if (geteuid() == 0) {
    put(root / "file", "x");
    EXPECT_EQ(code(write_site(site("one"), root / "file/out")), "PUB005");
    return;
  }
  fs::permissions(root, fs::perms::owner_read | fs::perms::owner_exec);
  EXPECT_EQ(code(write_site(site("one"), root / "out")), "PUB005");
}

TEST(PublishErrors, codes_are_in_order_and_each_has_a_meaning) {
  for (std::size_t i = 0; i < publish_errors.size(); ++i) {
    EXPECT_EQ(publish_errors[i].code, "PUB00" + std::to_string(i + 1));
    EXPECT_FALSE(publish_errors[i].meaning.empty());
  }
}

}  // namespace
}  // namespace tournament::publish
