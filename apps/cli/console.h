// Where a verb writes: data on standard output, everything else on standard error, nothing that could steer a terminal.
//
//   console.line("games  " + std::to_string(games));   // data for people
//   console.json(document);                            // data for programs
//   console.note("3 rows rejected");                   // beside the data; silent with --quiet
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "cli/json.h"
#include "dots/result.h"

namespace arbiter::cli {

enum class Format : std::uint8_t { text, json, ndjson };
enum class Colour : std::uint8_t { plain, good, bad, dim, strong };

class Console {
 public:
  Console(std::ostream& out, std::ostream& err) : out_(out), err_(err) {}

  void use(Format format, bool colours, bool quiet) { format_ = format, colours_ = colours, quiet_ = quiet; }
  /// Text for people, no JSON.
  [[nodiscard]] bool for_people() const { return format_ == Format::text; }
  [[nodiscard]] bool one_a_line() const { return format_ == Format::ndjson; }
  [[nodiscard]] bool quiet() const { return quiet_; }

  /// One line of data; line breaks inside it become blanks.
  void line(std::string_view text, Colour colour = Colour::plain);
  /// Several lines of data.
  void block(std::string_view text);
  /// Bytes as they are, for exports that go into a file or a pipe.
  void raw(std::string_view bytes);
  void json(const Json& document);
  /// One line on standard error.
  void note(std::string_view text);
  /// The same, with --quiet too.
  void warn(std::string_view text);
  void error(const dots::Error& error);

  /// Columns of data as wide as their widest cell; the first row is the heading.
  void table(const std::vector<std::vector<std::string>>& rows);

  /// False when the data could not be written.
  bool flush();

 private:
  std::ostream& out_;
  std::ostream& err_;
  Format format_ = Format::text;
  bool colours_ = false;
  bool quiet_ = false;
};

/// Whether colours are wanted: `always`, `never`, or `auto` (a terminal, and neither NO_COLOR nor a dumb one).
bool wants_colours(std::string_view choice);

}  // namespace arbiter::cli
