#include "file_header.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

#include "migrations.h"
#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

// SQLite file format, "The Database Header": big-endian numbers at fixed offsets.
constexpr std::string_view magic{"SQLite format 3\0", 16};
constexpr std::size_t header_bytes = 100;
constexpr std::size_t user_version_at = 60;
constexpr std::size_t application_id_at = 68;

std::uint32_t big_endian(const std::array<char, header_bytes>& header, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | static_cast<unsigned char>(header[i]);
  return value;
}

dots::Error cannot_open(const std::string& path, std::string reason) {
  return error(errors::cannot_open, {{"path", path}, {"reason", std::move(reason)}});
}

}  // namespace

dots::Result<void> compare_marks(const std::string& path, std::uint32_t found_application, std::uint32_t found_schema,
                                 Access access) {
  if (found_application != application_id)
    return error(errors::foreign_database, {{"path", path}, {"application_id", std::to_string(found_application)}});
  const auto supported = static_cast<std::uint32_t>(newest_schema());
  const dots::Arguments args{
      {"path", path}, {"found", std::to_string(found_schema)}, {"supported", std::to_string(supported)}};
  if (found_schema > supported) return error(errors::newer_schema, args);
  if (found_schema < supported && !takes_older(access)) return error(errors::older_schema, args);
  return {};
}

dots::Result<void> refuse_what_is_not_ours(const std::string& path, Access access) {
  std::error_code failed;
  const auto status = std::filesystem::status(path, failed);
  if (status.type() == std::filesystem::file_type::not_found) return error(errors::no_such_file, {{"path", path}});
  if (failed) return cannot_open(path, "permission");
  if (!std::filesystem::is_regular_file(status)) return cannot_open(path, "not_a_file");

  std::ifstream file(path, std::ios::binary);
  if (!file) return cannot_open(path, "permission");
  std::array<char, header_bytes> header{};
  file.read(header.data(), header.size());
  if (file.bad()) return cannot_open(path, "unreadable");
  if (file.gcount() != static_cast<std::streamsize>(header.size()) ||
      std::string_view(header.data(), magic.size()) != magic)
    return error(errors::not_a_database, {{"path", path}});
  return compare_marks(path, big_endian(header, application_id_at), big_endian(header, user_version_at), access);
}

}  // namespace tournament::store::detail
