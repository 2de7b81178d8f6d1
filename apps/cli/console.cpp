#include "cli/console.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ostream>

#include "text/messages.h"
#include "text/terminal.h"

namespace arbiter::cli {
namespace {

std::string_view escape_of(Colour colour) {
  switch (colour) {
    case Colour::good: return "\x1b[32m";
    case Colour::bad: return "\x1b[31m";
    case Colour::dim: return "\x1b[2m";
    case Colour::strong: return "\x1b[1m";
    case Colour::plain: break;
  }
  return "";
}

}  // namespace

void Console::line(std::string_view text, Colour colour) {
  const std::string_view escape = colours_ ? escape_of(colour) : "";
  out_ << escape << text::one_line(text) << (escape.empty() ? "" : "\x1b[0m") << '\n';
}

void Console::block(std::string_view text) {
  const std::string cleaned = text::block(text);
  out_ << cleaned;
  if (!cleaned.empty() && cleaned.back() != '\n') out_ << '\n';
}

void Console::raw(std::string_view bytes) { out_ << bytes; }

void Console::json(const Json& document) { out_ << to_line(document) << '\n'; }

void Console::note(std::string_view text) {
  if (!quiet_) err_ << text::one_line(text) << '\n';
}

void Console::warn(std::string_view text) { err_ << text::one_line(text) << std::endl; }

void Console::error(const dots::Error& error) {
  std::string place;
  if (error.place.line > 0) {
    const auto file = std::ranges::find(error.args, "file", &dots::Argument::name);
    place = (file == error.args.end() ? "-" : file->value) + ":" + std::to_string(error.place.line) + ":" +
            std::to_string(error.place.column) + ": ";
  }
  err_ << text::one_line("arbiter: " + error.code + ": " + place + text::full_text(error)) << '\n';
  if (!for_people()) json({{"error", error_json(error)}});
}

void Console::table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], text::width(text::one_line(row[i])));
  }
  for (std::size_t r = 0; r < rows.size(); ++r) {
    std::string line_text;
    for (std::size_t i = 0; i < rows[r].size(); ++i) {
      const std::string cell = text::one_line(rows[r][i]);
      line_text += cell;
      if (i + 1 < rows[r].size()) line_text.append(widths[i] - text::width(cell) + 2, ' ');
    }
    line_text.erase(line_text.find_last_not_of(' ') + 1);
    line(line_text, r == 0 ? Colour::strong : Colour::plain);
  }
}

bool Console::flush() { return static_cast<bool>(out_.flush()); }

bool wants_colours(std::string_view choice) {
  if (choice != "auto") return choice == "always";
  const char* terminal = std::getenv("TERM");
  const char* no_colour = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) == 1 && (no_colour == nullptr || *no_colour == '\0') && terminal != nullptr &&
         std::string_view(terminal) != "dumb";
}

}  // namespace arbiter::cli
