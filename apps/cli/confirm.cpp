#include "cli/confirm.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "text/messages.h"

namespace arbiter::cli {

namespace event = tournament::event;
using event::WarningLevel;

namespace {

std::string level_text(WarningLevel level) {
  std::string text(event::to_text(level));
  std::ranges::replace(text, '_', ' ');
  return text;
}

WarningLevel confirmed_by(const Options& options) {
  if (options.has("confirm-twice")) return WarningLevel::confirm_twice;
  return options.has("yes") ? WarningLevel::confirm : WarningLevel::note;
}

bool is_terminal(const Console& console) {
  return console.for_people() && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1;
}

/// The line that was typed, without a question that anybody could answer in passing.
bool answers_yes(Console& console, std::string_view question) {
  console.warn(question);
  std::string answer;
  return std::getline(std::cin, answer) && answer == "yes";
}

bool asks(Console& console, WarningLevel level) {
  if (!answers_yes(console, "Type yes to go on:")) return false;
  return level < WarningLevel::confirm_twice ||
         answers_yes(console, "Later decisions rest on what changes. Type yes once more:");
}

}  // namespace

WarningLevel gravest(const std::vector<event::Warning>& warnings) {
  WarningLevel level = WarningLevel::note;
  for (const event::Warning& warning : warnings) level = std::max(level, warning.level);
  return level;
}

std::string warning_line(const event::Warning& warning) {
  const bool is_note = warning.level == WarningLevel::note;
  return (is_note ? "note " + warning.code : "warning " + warning.code + " (" + level_text(warning.level) + ")") +
         ": " + text::describe(warning.code, warning.args);
}

Json warnings_json(const std::vector<event::Warning>& warnings) {
  Json list = Json::array();
  for (const event::Warning& warning : warnings)
    list.push_back({{"level", event::to_text(warning.level)},
                    {"code", warning.code},
                    {"message", text::describe(warning.code, warning.args)},
                    {"args", args_json(warning.args)}});
  return list;
}

void show_warnings(Console& console, const std::vector<event::Warning>& warnings) {
  for (const event::Warning& warning : warnings) console.warn("arbiter: " + warning_line(warning));
}

dots::Result<void> confirm(const Invocation& call, const std::vector<event::Warning>& warnings) {
  const WarningLevel level = gravest(warnings);
  if (level <= confirmed_by(call.options)) return {};
  const auto first = std::ranges::find(warnings, level, &event::Warning::level);
  dots::Error error{"EVT086", {{"warning", first->code}, {"level", std::string(event::to_text(level))}}};
  if (level == WarningLevel::refused) error = {"CLI035", {{"warning", first->code}}};
  error.args.insert(error.args.end(), first->args.begin(), first->args.end());
  if (level == WarningLevel::refused || !is_terminal(call.console) || !asks(call.console, level)) return error;
  return {};
}

}  // namespace arbiter::cli
