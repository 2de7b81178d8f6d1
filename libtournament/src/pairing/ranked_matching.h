// A perfect matching that can be steered: fix a pair if the rest can still be matched. General graphs, by augmenting
// paths with blossoms (Edmonds).
//
//   RankedMatching matching(n, compatible);
//   if (matching.complete())
//     for (int a …) for (int b : in order of preference) if (matching.fix(a, b)) break;
#pragma once

#include <functional>
#include <vector>

namespace tournament::pairing {

class RankedMatching {
 public:
  using Compatible = std::function<bool(int, int)>;  ///< symmetric, of vertices 0 … n-1

  RankedMatching(int n, Compatible compatible);

  /// Finds a perfect matching of all vertices; false when there is none.
  bool complete();
  /// Makes a-b part of the matching for good, when the rest can still be matched; otherwise changes nothing.
  /// Both must be compatible and not fixed. Needs complete().
  bool fix(int a, int b);
  [[nodiscard]] bool is_fixed(int vertex) const { return fixed_[index(vertex)]; }

 private:
  static std::size_t index(int vertex) { return static_cast<std::size_t>(vertex); }
  bool augment(int root);
  int common_base(int a, int b) const;
  void mark_blossom(int vertex, int base, int child, std::vector<bool>& in_blossom);

  int n_;
  Compatible compatible_;
  std::vector<int> partner_, parent_, base_;
  std::vector<bool> fixed_;
};

}  // namespace tournament::pairing
