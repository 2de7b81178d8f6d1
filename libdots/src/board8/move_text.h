// MoveText: reads the text of a move from left to right, letters of either case alike.
//
//   MoveText text("C1xA3");  text.square() == c1;  text.mark("-:x") == 'x';  text.square() == a3;  text.done();
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "dots/board8/square.h"

namespace dots::board8 {

inline std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return lower;
}

class MoveText {
 public:
  explicit MoveText(std::string_view text) : text_(lower_case(text)) {}

  [[nodiscard]] bool done() const { return at_ == text_.size(); }

  std::optional<Square> square() {
    const auto square = square_from(std::string_view(text_).substr(at_, 2));
    if (square) at_ += 2;
    return square;
  }

  /// The next character when it is one of `marks`.
  std::optional<char> mark(std::string_view marks) {
    if (done() || marks.find(text_[at_]) == std::string_view::npos) return std::nullopt;
    return text_[at_++];
  }

  /// Leaves out any of `marks` that follow.
  void skip(std::string_view marks) {
    while (mark(marks)) {
    }
  }

 private:
  std::string text_;
  std::size_t at_ = 0;
};

}  // namespace dots::board8
