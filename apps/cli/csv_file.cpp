#include "cli/csv_file.h"

#include "cli/files.h"
#include "cli/limits.h"

namespace arbiter::cli {

dots::Error in_file(dots::Error error, const std::string& file) {
  error.args.push_back({"file", file});
  return error;
}

dots::Result<CsvFile> read_csv_file(const Invocation& call, const std::string& file) {
  const auto limits = limits_of(call.options);
  if (!limits) return limits.error();
  const auto form = csv_form(call.options);
  if (!form) return form.error();
  auto mappings = csv_mappings(call.options);
  if (!mappings) return mappings.error();
  const auto bytes = read_input(file, limits->file_bytes);
  if (!bytes) return bytes.error();
  auto table = read_csv(*bytes, *limits, *form);
  if (!table) return in_file(table.error(), file);
  return CsvFile{std::move(table).value(), std::move(mappings).value()};
}

void note_reading(const Invocation& call, const std::string& file, const CsvTable& table,
                  const std::vector<std::string>& unused) {
  call.console.note(file + ": read as " + table.encoding);
  for (const std::string& column : unused) call.console.note(file + ": the column '" + column + "' is not used");
}

}  // namespace arbiter::cli
