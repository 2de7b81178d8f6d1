// Whether the tests run under the address sanitizer, which makes them several times as slow: the widest random samples
// are smaller there, and whole without it.
//
//   for (std::uint64_t seed = 0; seed < (sanitized ? 1 : 5); ++seed) …
#pragma once

namespace arbiter_tests {

#ifdef __SANITIZE_ADDRESS__
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

}  // namespace arbiter_tests
