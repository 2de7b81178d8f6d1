// Rare: a value that is nearly always T{}, and takes no more room than a pointer then.
//
//   Rare<std::string> comment;
//   comment->empty();           // true
//   comment.edit() += "good";
#pragma once

#include <memory>
#include <utility>

namespace dots {

template <class T>
class Rare {
 public:
  Rare() = default;
  Rare(T value) : held_(value == usual ? nullptr : std::make_unique<T>(std::move(value))) {}
  Rare(const Rare& other) : held_(other.held_ ? std::make_unique<T>(*other.held_) : nullptr) {}
  Rare(Rare&&) noexcept = default;
  Rare& operator=(const Rare& other) { return *this = Rare(other); }
  Rare& operator=(Rare&&) noexcept = default;
  ~Rare() = default;

  const T& operator*() const { return held_ ? *held_ : usual; }
  const T* operator->() const { return &**this; }
  /// The value to change, for which room is made.
  T& edit() {
    if (!held_) held_ = std::make_unique<T>();
    return *held_;
  }

  friend bool operator==(const Rare& a, const Rare& b) { return a.held_ == b.held_ || *a == *b; }

 private:
  inline static const T usual{};
  std::unique_ptr<T> held_{};
};

}  // namespace dots
