// The portable archive: out of one engine, into the other, and back, with the same ends of all logs; and every damage
// found.
#include "archive.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "migrations.h"
#include "sanitized.h"
#include "store_fixture.h"
#include "values.h"

namespace store_tests {
namespace {

using namespace tournament::event;
using tournament::store::EventId;
using tournament::store::OpenMode;
using tournament::store::RecordFile;
using tournament::store::Store;
using tournament::store::detail::Access;
using tournament::store::detail::archive_tables;
using tournament::store::detail::Connection;
using tournament::store::detail::newest_schema;
using tournament::store::detail::Target;

/// Two events, results, records of every byte, and a player whose id must never come back.
void fill(Store& store) {
  const EventId event = paired_event(store, 4);
  std::string bytes = "(;GM[40]";
  for (int value = 0; value < 256; ++value) bytes += static_cast<char>(value);
  const RecordFile file{
      .file_name = "Весна/t'1.sgf",
      .bytes = bytes,
      .games = {{.index = 0, .format = "sgf", .game = "dots", .first = "Ёлкин \"<b>\"", .verdict = "verified"}}};
  SetResult command = set_result(1, 1, ResultKind::first_wins);
  command.result.record = tournament::store::detail::sha256(bytes) + ":0";
  must(store.decide_and_append(event, command, anna, {file}));
  must(store.put_record({.file_name = "empty", .bytes = "", .games = {}}, now));
  EventSettings other = spring_cup();
  other.code = "other";
  other.title = "Кубок \\ \" Ёлки";
  must(store.create_event(other, {.at = now, .actor = "Anna \"the\" arbiter"}));
  must(store.add_player({.name = "Смирнова, Анна",
                         .federation = "BLR",
                         .birth_year = 1990,
                         .rating = 1500,
                         .school = "School 7",
                         .sex = Sex::female,
                         .consent = Consent::no,
                         .categories = {"U40"},
                         .nicks = {{"smirnova", "zagram"}},
                         .ratings = {{"notago", TimeClass::blitz, 1640, "2026-10-01"}}},
                        anna));
  must(store.add_player({.name = "Smirnova A."}, anna));
  must(store.merge_players(5, 6, anna, "the same person"));
}

std::string everything_in(const Store& store) {
  std::string text;
  for (const auto& player : must(store.players())) text += std::to_string(player.id) + encode_facts(player, "") + "\n";
  for (const auto& entry : must(store.player_log())) text += encode(entry.body) + entry.actor + entry.hash + "\n";
  for (const auto& [from, into] : must(store.merges()))
    text += std::to_string(from) + ">" + std::to_string(into) + "\n";
  for (const auto& event : must(store.events())) {
    text += event.code + " " + event.title + " " + std::to_string(event.results) + " " + event.head + "\n";
    for (const auto& entry : must(store.log(event.id))) text += encode(entry.body) + entry.actor + entry.hash + "\n";
  }
  for (const auto& record : must(store.records()))
    text += record.sha256 + record.file_name + must(store.record_bytes(record.sha256)) +
            (record.games.empty() ? "" : record.games.front().first) + "\n";
  return text;
}

class ArchiveTest : public ContractTest {};
INSTANTIATE_TEST_SUITE_P(Store, ArchiveTest, testing::ValuesIn(all_kinds()), name_of);

TEST_P(ArchiveTest, comes_back_as_it_was) {
  Store store = new_store(place());
  fill(store);
  must(store.export_archive(path("one.archive")));
  const Store copy = must(Store::import_archive(path("one.archive"), another_place(), now));
  EXPECT_EQ(everything_in(copy), everything_in(store));
  EXPECT_EQ(findings_of(copy), "");
  // The same contents are the same bytes.
  must(copy.export_archive(path("two.archive")));
  EXPECT_EQ(read_bytes(path("one.archive")), read_bytes(path("two.archive")));
}

TEST_P(ArchiveTest, goes_by_every_engine_and_back) {
  Store store = new_store(place());
  fill(store);
  must(store.export_archive(path("start.archive")));
  std::string last = path("start.archive");
  std::vector<std::string> places{path("between.db"), ":memory:"};
  for (const Kind kind : all_kinds())
    if (kind == Kind::postgresql) places.push_back(fresh_postgres());
  places.push_back(path("end.db"));
  for (const std::string& next : places) {
    SCOPED_TRACE(next);
    const Store there = must(Store::import_archive(last, next, now));
    EXPECT_EQ(must(there.health()).heads, must(store.health()).heads);
    last += "+";
    must(there.export_archive(last));
  }
  EXPECT_EQ(read_bytes(last), read_bytes(path("start.archive")));
}

TEST_P(ArchiveTest, of_an_empty_database_is_one_of_an_empty_database) {
  must(new_store(place()).export_archive(path("empty.archive")));
  const Store copy = must(Store::import_archive(path("empty.archive"), another_place(), now));
  EXPECT_EQ(everything_in(copy), "");
}

TEST_P(ArchiveTest, goes_on_with_ids_that_were_never_given) {
  Store store = new_store(place());
  fill(store);
  const auto before = must(store.add_player({.name = "Last, One"}, anna));
  must(store.export_archive(path("one.archive")));
  Store copy = must(Store::import_archive(path("one.archive"), another_place(), now));
  EXPECT_EQ(must(copy.add_player({.name = "Next, One"}, anna)), before + 1);
  EventSettings third = spring_cup();
  third.code = "third";
  EXPECT_EQ(must(copy.create_event(third, anna)).event, 3);
  must(copy.decide_and_append(1, set_result(1, 2, ResultKind::draw), anna));
  EXPECT_EQ(findings_of(copy), "");
}

TEST_P(ArchiveTest, replaces_nothing) {
  Store store = new_store(place());
  must(store.export_archive(path("one.archive")));
  const std::string before = read_bytes(path("one.archive"));
  EXPECT_EQ(text_of(store.export_archive(path("one.archive"))), "STO010");
  EXPECT_EQ(read_bytes(path("one.archive")), before);
  EXPECT_EQ(code_of(store.export_archive(path("no/such/folder"))), "STO004");
  EXPECT_EQ(text_of(Store::import_archive(path("missing"), another_place(), now)), "STO005");
}

class StoredArchiveTest : public ArchiveTest {};
INSTANTIATE_TEST_SUITE_P(Store, StoredArchiveTest, testing::ValuesIn(shared_kinds()), name_of);

TEST_P(StoredArchiveTest, is_not_imported_over_a_database) {
  Store store = new_store(place());
  fill(store);
  must(store.export_archive(path("one.archive")));
  EXPECT_EQ(text_of(Store::import_archive(path("one.archive"), place(), now)), "STO010");
  EXPECT_EQ(findings_of(store), "");
}

TEST_P(StoredArchiveTest, of_a_log_that_was_tampered_with_is_not_made) {
  Store store = new_store(place());
  fill(store);
  tamper(place(), "UPDATE log SET actor = 'Boris' WHERE chain = 1 AND sequence = 3");
  EXPECT_EQ(text_of(store.export_archive(path("one.archive"))), "STO007 event=1 sequence=3 what=changed");
  EXPECT_FALSE(std::filesystem::exists(path("one.archive")));
}

// Personal data live outside the chain: the archive of a register from which somebody was erased is a good one.
TEST_P(StoredArchiveTest, may_miss_a_player_who_was_erased) {
  Store store = new_store(place());
  fill(store);
  must(store.erase_player(2, anna));
  must(store.export_archive(path("one.archive")));
  const Store copy = must(Store::import_archive(path("one.archive"), another_place(), now));
  EXPECT_EQ(everything_in(copy), everything_in(store));
}

TEST_P(StoredArchiveTest, of_every_table) {
  { const Store store = new_store(place()); }
  std::string names;
  for (const auto& table : archive_tables) names += std::string(table.name) + "\n";
  const bool sqlite = GetParam() == Kind::sqlite;
  std::string found =
      raw_rows(place(), sqlite ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN "
                                 "('schema_migrations', 'sqlite_sequence')"
                               : "SELECT tablename::text FROM pg_tables WHERE schemaname = 'arbiter' AND "
                                 "tablename <> 'schema_migrations'");
  const auto sorted = [](const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
      lines.push_back(text.substr(at, text.find('\n', at) - at));
    std::sort(lines.begin(), lines.end());
    return lines;
  };
  EXPECT_EQ(sorted(found), sorted(names)) << "a new table has to go into the archive";
}

class ArchiveSchemaTest : public StoreTest {};

TEST_F(ArchiveSchemaTest, names_every_column_of_the_tables) {
  { const Store store = new_store(path()); }
  QFile file(QStringLiteral(ARCHIVE_SCHEMA));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QJsonObject kinds = QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("$defs")).toObject();
  auto connection = must(Connection::open(Target::file(path()), Access::read_only));
  for (const auto& table : archive_tables) {
    const QString name = QString::fromUtf8(table.name.data(), static_cast<qsizetype>(table.name.size()));
    QStringList described;
    for (const QJsonValue& column :
         kinds.value(name)[QLatin1String("properties")][name][QLatin1String("required")].toArray())
      described.append(column.toString());
    EXPECT_EQ(described, must(connection.columns_of(std::string(table.name)))) << table.name;
  }
}

// ---- damage -------------------------------------------------------------------------------------------------------

class DamagedArchiveTest : public StoreTest {
 protected:
  void SetUp() override {
    Store store = new_store(path());
    fill(store);
    must(store.export_archive(path("good")));
    good_ = read_bytes(path("good"));
  }
  /// What importing these bytes says, without the line; nothing may stay behind.
  [[nodiscard]] std::string said_of(const std::string& bytes) const {
    write_bytes(path("bad"), bytes);
    const auto refused = Store::import_archive(path("bad"), path("new.db"), now);
    EXPECT_FALSE(refused);
    for (const auto& entry : std::filesystem::directory_iterator(folder()))
      EXPECT_EQ(entry.path().filename().string().find("new.db"), std::string::npos) << entry.path();
    if (refused) return "ok";
    if (refused.error().code != "STO023") return text_of(refused);
    return "STO023 " + refused.error().args.back().value;
  }
  [[nodiscard]] std::string with(const std::string& from, const std::string& to) const {
    std::string bytes = good_;
    const auto at = bytes.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return bytes.replace(at, from.size(), to);
  }
  /// The same with a checksum that fits again.
  [[nodiscard]] std::string forged(const std::string& from, const std::string& to) const {
    std::string bytes = with(from, to);
    const auto end = bytes.rfind("{\"end\"");
    const std::string sum = tournament::store::detail::sha256(bytes.substr(0, end));
    const auto at = bytes.find("\"sha256\":\"", end) + 10;
    return bytes.replace(at, 64, sum);
  }

  std::string good_;
};

TEST_F(DamagedArchiveTest, cut_anywhere_is_found) {
  for (const std::size_t kept :
       {std::size_t{1}, std::size_t{40}, good_.size() / 3, good_.size() / 2, good_.size() - 30, good_.size() - 1}) {
    SCOPED_TRACE(kept);
    EXPECT_EQ(said_of(good_.substr(0, kept)), "STO023 end");
  }
  EXPECT_EQ(said_of(""), "STO023 end");
  EXPECT_EQ(said_of(good_.substr(0, good_.rfind("{\"end\""))), "STO023 end");
}

TEST_F(DamagedArchiveTest, any_changed_byte_is_found) {
  for (std::size_t at = 0; at < good_.size(); at += arbiter_tests::sanitized ? 1510 : 151) {
    std::string bytes = good_;
    bytes[at] = bytes[at] == '0' ? '1' : '0';
    EXPECT_NE(said_of(bytes), "ok") << at;
  }
}

TEST_F(DamagedArchiveTest, what_is_none_is_refused) {
  EXPECT_EQ(said_of("hello\n"), "STO023 json");
  EXPECT_EQ(said_of("{}\n"), "STO023 json");
  EXPECT_EQ(said_of("[1]\n"), "STO023 json");
  EXPECT_EQ(said_of(std::string("\0\0\n", 3)), "STO023 json");
  EXPECT_EQ(said_of("{" + std::string(100'000, '[') + "\n"), "STO023 json");
}

TEST_F(DamagedArchiveTest, from_the_future_is_refused) {
  EXPECT_EQ(said_of(with("arbiter.archive/1", "arbiter.archive/2")), "STO024 found=2 supported=1");
  EXPECT_EQ(
      said_of(with("\"schema_version\":" + std::to_string(newest_schema()), "\"schema_version\":999")).substr(0, 16),
      "STO024 found=999");
}

TEST_F(DamagedArchiveTest, missing_and_added_lines_are_found) {
  const auto first = good_.find('\n') + 1;
  const auto second = good_.find('\n', first) + 1;
  std::string bytes = good_;
  EXPECT_EQ(said_of(bytes.erase(first, second - first)), "STO023 count");
  bytes = good_;
  EXPECT_EQ(said_of(bytes.insert(first, good_.substr(first, second - first))), "STO023 value") << "the id is taken";
  EXPECT_EQ(said_of(good_ + "{}\n"), "STO023 end");
}

// Whoever changes an archive can renew its checksum, but not the hashes of the entries.
TEST_F(DamagedArchiveTest, forged_contents_are_found) {
  EXPECT_EQ(said_of(with("Player 1", "Player 7")), "STO023 checksum");
  EXPECT_EQ(said_of(forged("\"name\":\"Player 1\"", "\"name\":\"Player 7\"")), "STO023 player");
  EXPECT_EQ(said_of(forged("\\\"name\\\":\\\"Player 1", "\\\"name\\\":\\\"Player 7")), "STO023 entry");
  EXPECT_EQ(said_of(forged("\"actor\":\"Anna\"", "\"actor\":\"Boris\"")), "STO023 entry");
  EXPECT_EQ(said_of(forged("\"title\":\"Spring Cup\"", "\"title\":\"Winter Cup\"")), "STO023 head");
  EXPECT_EQ(said_of(forged("{\"base64\":\"KDtHTV", "{\"base64\":\"KDtHTW")), "STO023 record");
}

TEST_F(DamagedArchiveTest, values_that_do_not_fit_are_refused) {
  EXPECT_EQ(said_of(with("\"federation\":\"BLR\"", "\"federation\":\"blr\"")), "STO023 value");
  EXPECT_EQ(said_of(with("\"rating\":1500", "\"rating\":1500.5")), "STO023 value");
  EXPECT_EQ(said_of(with("\"rating\":1500", "\"rating\":[]")), "STO023 value");
  EXPECT_EQ(said_of(with("\"rating\":1500", "\"other\":1500")), "STO023 value");
  EXPECT_EQ(said_of(with("\"rating\":1500", "\"rating\":1500,\"other\":1")), "STO023 value");
  EXPECT_EQ(said_of(with("{\"base64\":\"KDtH", "{\"base64\":\"K?tH")), "STO023 value");
  EXPECT_EQ(said_of(with("{\"players\":", "{\"schema_migrations\":")), "STO023 order");
  EXPECT_EQ(said_of(with("{\"log\":", "{\"players\":")), "STO023 order");
}

}  // namespace
}  // namespace store_tests
