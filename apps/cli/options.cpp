#include "cli/options.h"

// Its regular expressions would cost more than the rest of a short run.
#define CXXOPTS_NO_REGEX true
#include <cxxopts.hpp>

#include <cctype>
#include <charconv>

namespace arbiter::cli {
namespace {

/// Stands in front of words such as `-:+` and `-3`, which begin like options and are none.
constexpr char guard = '\x01';

bool looks_like_an_option(std::string_view word) {
  return word.size() > 1 && word[0] == '-' &&
         (word[1] == '-' || std::isalpha(static_cast<unsigned char>(word[1])) != 0);
}

std::string guarded(const std::string& word) {
  return word.size() > 1 && word[0] == '-' && !looks_like_an_option(word) ? guard + word : word;
}

std::string unguarded(std::string word) {
  if (!word.empty() && word.front() == guard) word.erase(0, 1);
  return word;
}

/// `-r` or `--moves`, for the name that stands between quotation marks in the reader's message.
std::string option_in(std::string_view message) {
  const std::size_t open = message.find(cxxopts::LQUOTE);
  if (open == std::string_view::npos) return std::string(message);
  message.remove_prefix(open + cxxopts::LQUOTE.size());
  const std::string_view name = message.substr(0, message.find(cxxopts::RQUOTE));
  return (looks_like_an_option(name) ? "" : name.size() == 1 ? "-" : "--") + std::string(name);
}

void declare(cxxopts::Options& reader, const OptionSpec& spec) {
  const std::string letter = spec.letter == '\0' ? "" : std::string(1, spec.letter) + ",";
  const auto value = cxxopts::value<std::string>();
  if (spec.value.empty()) value->implicit_value("");
  reader.add_options()(letter + std::string(spec.name), "", value);
}

bool is_flag(std::span<const std::span<const OptionSpec>> specs, std::string_view name) {
  for (const auto& list : specs)
    for (const OptionSpec& spec : list)
      if (spec.name == name) return spec.value.empty();
  return false;
}

}  // namespace

dots::Result<Options> Options::read(std::span<const std::string> words,
                                    std::span<const std::span<const OptionSpec>> specs) {
  cxxopts::Options reader("arbiter");
  for (const auto& list : specs)
    for (const OptionSpec& spec : list) declare(reader, spec);

  std::vector<std::string> kept{"arbiter"};
  for (const std::string& word : words) kept.push_back(guarded(word));
  std::vector<const char*> pointers;
  for (const std::string& word : kept) pointers.push_back(word.c_str());

  Options options;
  try {
    const cxxopts::ParseResult read = reader.parse(static_cast<int>(pointers.size()), pointers.data());
    for (const cxxopts::KeyValue& given : read.arguments()) {
      if (is_flag(specs, given.key()) && !given.value().empty())
        return dots::Error{"CLI009", {{"option", "--" + given.key()}}};
      options.values_[given.key()].push_back(unguarded(given.value()));
    }
    for (const std::string& word : read.unmatched()) options.arguments_.push_back(unguarded(word));
  } catch (const cxxopts::exceptions::missing_argument& problem) {
    return dots::Error{"CLI006", {{"option", option_in(problem.what())}}};
  } catch (const cxxopts::exceptions::parsing& problem) {
    return dots::Error{"CLI005", {{"option", option_in(problem.what())}}};
  }
  return options;
}

std::optional<std::string> Options::value(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? std::nullopt : std::optional(found->second.back());
}

std::string Options::value_or(std::string_view name, std::string_view otherwise) const {
  return value(name).value_or(std::string(otherwise));
}

std::vector<std::string> Options::values(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? std::vector<std::string>{} : found->second;
}

dots::Result<std::optional<int>> Options::number(std::string_view name, int low, int high) const {
  const auto text = value(name);
  if (!text) return std::optional<int>{};
  if (const auto number = whole_number(*text, low, high)) return number;
  return bad_value("--" + std::string(name), *text,
                   "a whole number of " + std::to_string(low) + " to " + std::to_string(high));
}

dots::Error bad_value(std::string option, std::string value, std::string allowed) {
  return {"CLI007", {{"option", std::move(option)}, {"value", std::move(value)}, {"allowed", std::move(allowed)}}};
}

dots::Result<void> take_yes_no(const Options& options, std::string_view name, bool& into) {
  const auto text = options.value(name);
  if (!text) return {};
  if (*text != "yes" && *text != "no") return bad_value("--" + std::string(name), *text, "yes or no");
  into = *text == "yes";
  return {};
}

std::optional<int> whole_number(std::string_view text, int low, int high) {
  int number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc{} || end != text.data() + text.size() || number < low || number > high) return std::nullopt;
  return number;
}

}  // namespace arbiter::cli
