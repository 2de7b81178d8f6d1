// Journal: a stack of small records of what was changed, written at every put and read only to take it back.
//
//   Journal<int> journal;
//   journal.push(3);
//   journal.pop();                       // 3
//
// It is what a vector is, but that its growth is no part of the code that writes: there is a push in the innermost
// steps.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>
#include <vector>

namespace dots::surround {

template <typename Entry>
class Journal {
  static_assert(std::is_trivially_copyable_v<Entry>);

 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Entry* data() { return entries_.data(); }
  void push(const Entry& entry) {
    if (size_ == entries_.size()) grow(1);
    entries_[size_++] = entry;
  }
  Entry pop() {
    assert(size_ > 0);
    return entries_[--size_];
  }
  void clear() { size_ = 0; }
  /// Makes room for `more` entries behind the last; extend() then counts those that were written there.
  void make_room(std::size_t more) {
    if (entries_.size() - size_ < more) grow(more);
  }
  void extend(std::size_t size) { size_ = size; }

 private:
  [[gnu::cold, gnu::noinline]] void grow(std::size_t more) { entries_.resize(2 * (size_ + more) + 254); }

  std::vector<Entry> entries_{};  // those from size_ on are no part of it
  std::size_t size_ = 0;
};

}  // namespace dots::surround
