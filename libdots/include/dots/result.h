// Result<T>: a value or an Error, for every expected failure in the libraries (nothing expected is thrown).
//
//   Result<Ruleset> rules = parse_ruleset("tensu;margin=15");
//   if (!rules) return rules.error();
//   use(rules->margin);
//
// The names are those of std::expected, so that the type can be replaced when the compilers allow it.
#pragma once

#include <cassert>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace dots {

/// A named argument of an error or a diagnostic; the text for people is made by the apps from code and arguments.
struct Argument {
  std::string name;
  std::string value;
  friend bool operator==(const Argument&, const Argument&) = default;
};
using Arguments = std::vector<Argument>;

/// A place in an input text: 1-based line and column (in characters); 0 means "no place".
struct Place {
  int line = 0;
  int column = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

/// Why something could not be done. `code` is stable (`DOT003`, `SGF012`, `EVT021`, …) and is part of the interface.
struct Error {
  std::string code;
  Arguments args{};
  Place place{};
  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
class [[nodiscard]] Result {
 public:
  using value_type = T;

  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}      // NOLINT: implicit by design
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}  // NOLINT: implicit by design

  [[nodiscard]] bool has_value() const { return content_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  void operator*() && = delete;  // a reference into a temporary would dangle in a range-for; use value()
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  const T& value() const& { return assert(has_value()), *std::get_if<0>(&content_); }
  T& value() & { return assert(has_value()), *std::get_if<0>(&content_); }
  T value() && { return assert(has_value()), std::move(*std::get_if<0>(&content_)); }

  const Error& error() const& { return assert(!has_value()), *std::get_if<1>(&content_); }
  Error error() && { return assert(!has_value()), std::move(*std::get_if<1>(&content_)); }

 private:
  std::variant<T, Error> content_;
};

/// Success without a value.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)), failed_(true) {}  // NOLINT: implicit by design

  [[nodiscard]] bool has_value() const { return !failed_; }
  explicit operator bool() const { return has_value(); }
  const Error& error() const& { return assert(failed_), error_; }

 private:
  Error error_{};
  bool failed_ = false;
};

}  // namespace dots
