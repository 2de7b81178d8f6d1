#include "cli/seed.h"

#include <charconv>
#include <random>

namespace arbiter::cli {

dots::Result<std::uint64_t> seed_of(const Invocation& call) {
  constexpr std::uint64_t most = (std::uint64_t{1} << 53) - 1;
  const auto text = call.options.value("seed");
  if (!text) {
    std::random_device chance;
    return ((std::uint64_t{chance()} << 32) | chance()) & most;
  }
  std::uint64_t seed = 0;
  const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), seed);
  if (problem != std::errc{} || end != text->data() + text->size() || text->empty() || seed > most)
    return bad_value("--seed", *text, "a whole number of 0 to " + std::to_string(most));
  return seed;
}

}  // namespace arbiter::cli
