#include "cli/json.h"

#include <array>
#include <cstdio>

#include "text/messages.h"
#include "text/terminal.h"

namespace arbiter::cli {
namespace {

/// Length of a sequence that a terminal could act on, 0 for any other; in a dump such bytes stand in strings only.
std::size_t harmful(std::string_view text) {
  const auto byte = [&](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
  if (byte(0) == 0x7F) return 1;
  if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) <= 0x9F) return 2;
  if (byte(0) == 0xE2 && byte(1) == 0x80 && byte(2) >= 0xA8 && byte(2) <= 0xAE) return 3;
  if (byte(0) == 0xE2 && byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9) return 3;
  return 0;
}

unsigned character_of(std::string_view sequence) {
  unsigned character = static_cast<unsigned char>(sequence[0]);
  if (sequence.size() > 1) character &= sequence.size() == 2 ? 0x1FU : 0x0FU;
  for (const char c : sequence.substr(1)) character = (character << 6) | (static_cast<unsigned char>(c) & 0x3FU);
  return character;
}

}  // namespace

std::string to_line(const Json& document) {
  const std::string dump = document.dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string line;
  line.reserve(dump.size());
  for (std::string_view rest = dump; !rest.empty();) {
    const std::size_t length = harmful(rest);
    if (length == 0) {
      line += rest.front();
      rest.remove_prefix(1);
      continue;
    }
    std::array<char, 8> escape{};
    std::snprintf(escape.data(), escape.size(), "\\u%04x", character_of(rest.substr(0, length)));
    line += escape.data();
    rest.remove_prefix(length);
  }
  return line;
}

Json args_json(const dots::Arguments& args) {
  Json object = Json::object();
  for (const auto& [name, value] : args) object[name] = value;
  return object;
}

Json error_json(const dots::Error& error) {
  return {{"code", error.code},
          {"message", text::full_text(error)},
          {"args", args_json(error.args)},
          {"line", error.place.line},
          {"column", error.place.column}};
}

Json diagnostic_json(const dots::Diagnostic& diagnostic) {
  return {{"severity", dots::to_text(diagnostic.severity)},
          {"code", diagnostic.code},
          {"message", text::describe(diagnostic)},
          {"line", diagnostic.place.line},
          {"column", diagnostic.place.column},
          {"ply", diagnostic.ply}};
}

Json winner_json(dots::Winner winner) {
  return winner == dots::Winner::none ? Json(nullptr) : Json(dots::to_text(winner));
}

Json score_json(const dots::Score& score) {
  return {{"first", halves_text(score.first_halves)}, {"second", halves_text(score.second_halves)}};
}

std::string halves_text(long halves) {
  std::string text = halves < 0 ? "-" : "";
  const unsigned long size = halves < 0 ? 0UL - static_cast<unsigned long>(halves) : static_cast<unsigned long>(halves);
  text += std::to_string(size / 2);
  return size % 2 == 0 ? text : text + ".5";
}

}  // namespace arbiter::cli
