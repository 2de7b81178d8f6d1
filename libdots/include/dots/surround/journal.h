// Journal: a stack of small records of what was changed, written at every put and read only to take it back.
//
//   Journal<int> journal;
//   journal.push(3);
//   journal.pop();                       // 3
//
// Unlike a vector it leaves its room unwritten until it is used, and its growth is no part of the code that writes:
// there is a push in the innermost steps.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace dots::surround {

template <typename Entry>
class Journal {
  static_assert(std::is_trivially_copyable_v<Entry> && std::is_trivially_default_constructible_v<Entry>);

 public:
  Journal() = default;
  Journal(const Journal& other) {
    make_room(other.size_);
    std::copy_n(other.entries_.get(), other.size_, entries_.get());
    size_ = other.size_;
  }
  Journal(Journal&& other) noexcept { swap(other); }
  Journal& operator=(Journal other) noexcept {
    swap(other);
    return *this;
  }
  ~Journal() = default;
  void swap(Journal& other) noexcept {
    std::swap(entries_, other.entries_);
    std::swap(room_, other.room_);
    std::swap(size_, other.size_);
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Entry* data() { return entries_.get(); }
  void push(const Entry& entry) {
    if (size_ == room_) grow(1);
    entries_[size_++] = entry;
  }
  Entry pop() {
    assert(size_ > 0);
    return entries_[--size_];
  }
  void clear() { size_ = 0; }
  /// Makes room for `more` entries behind the last; extend() then counts those that were written there.
  void make_room(std::size_t more) {
    if (room_ - size_ < more) grow(more);
  }
  void extend(std::size_t size) { size_ = size; }

 private:
  [[gnu::cold, gnu::noinline]] void grow(std::size_t more) {
    constexpr std::size_t least = 256;
    const std::size_t wider = std::max(2 * (size_ + more), least);
    auto entries = std::make_unique_for_overwrite<Entry[]>(wider);
    std::copy_n(entries_.get(), size_, entries.get());
    entries_ = std::move(entries);
    room_ = wider;
  }

  std::unique_ptr<Entry[]> entries_{};
  std::size_t room_ = 0;
  std::size_t size_ = 0;
};

}  // namespace dots::surround
