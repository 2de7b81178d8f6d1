// The words after `arbiter`, read into options and arguments.
//
//   auto options = Options::read(words, {global_options(), verb.options});
//   if (auto size = options->value("size")) …
//   for (const std::string& file : options->arguments()) …
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/result.h"

namespace arbiter::cli {

struct OptionSpec {
  std::string_view name{};
  char letter = '\0';        ///< '\0': none
  std::string_view value{};  ///< name of the value; empty for a flag
  std::string_view help{};
};

/// Two lists of options as one.
template <std::size_t N, std::size_t M>
constexpr std::array<OptionSpec, N + M> joined(const std::array<OptionSpec, N>& some,
                                               const std::array<OptionSpec, M>& more) {
  std::array<OptionSpec, N + M> all{};
  std::copy(some.begin(), some.end(), all.begin());
  std::copy(more.begin(), more.end(), all.begin() + N);
  return all;
}

class Options {
 public:
  /// Errors: CLI005 unknown option, CLI006 value missing, CLI009 value for a flag.
  static dots::Result<Options> read(std::span<const std::string> words,
                                    std::span<const std::span<const OptionSpec>> specs);

  [[nodiscard]] bool has(std::string_view name) const { return values_.find(name) != values_.end(); }
  /// The last value given.
  [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
  [[nodiscard]] std::string value_or(std::string_view name, std::string_view otherwise) const;
  /// All values given, in order.
  [[nodiscard]] std::vector<std::string> values(std::string_view name) const;
  /// Error: CLI007 no whole number of low..high.
  [[nodiscard]] dots::Result<std::optional<int>> number(std::string_view name, int low, int high) const;
  [[nodiscard]] const std::vector<std::string>& arguments() const { return arguments_; }

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> values_;
  std::vector<std::string> arguments_;
};

/// CLI007; `option` as it is written: "--size", "ROUND".
dots::Error bad_value(std::string option, std::string value, std::string allowed);
/// Puts yes or no where the option is given. Error: CLI007.
dots::Result<void> take_yes_no(const Options& options, std::string_view name, bool& into);

/// A whole number of low..high and nothing else.
std::optional<int> whole_number(std::string_view text, int low, int high);

}  // namespace arbiter::cli
