// The lines of a game: the main line first, then what leaves it, in the order of the text.
#include <algorithm>

#include "records/sgf_line.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::MoveKind;

namespace {

/// HA against the dots that the first side has more than the other before the second moves.
void check_handicap(SgfReading& reading) {
  const GameRecord& record = reading.record;
  if (!record.handicap) return;
  long extra = 0;
  for (const auto& dot : record.setup) extra += dot.side == Side::first ? 1 : -1;
  extra = std::max(extra, 0L);
  for (const RecordedMove& recorded : record.moves) {
    if (recorded.move.side != Side::first || recorded.move.kind != MoveKind::dot) break;
    ++extra;
  }
  // One dot is the first move of an even game; some call it a handicap of one.
  const bool even = extra <= 1;
  if (*record.handicap == extra || (even && *record.handicap == 0)) return;
  reading.warn(sgf_code::handicap_differs, record.handicap_place,
               {{"claimed", std::to_string(*record.handicap)}, {"found", std::to_string(even ? 0 : extra)}});
}

/// Where a line leaves another one.
struct Branch {
  SgfIndex node;  ///< its first
  std::size_t parent = 0;
  std::size_t at = 0;
};

/// The lines that are still to be read, the next one last.
class Branches {
 public:
  explicit Branches(const SgfTree& tree) : tree_(tree) {}

  /// Those that stand beside a node, of which the first one goes on with its parent.
  void leave(SgfIndex node, std::size_t parent, std::size_t at) {
    const std::size_t before = list_.size();
    for (SgfIndex next = tree_.node(node).next_sibling; next != sgf_none; next = tree_.node(next).next_sibling)
      list_.push_back({next, parent, at});
    std::reverse(list_.begin() + static_cast<std::ptrdiff_t>(before), list_.end());
  }
  [[nodiscard]] bool empty() const { return list_.empty(); }
  Branch next() {
    const Branch branch = list_.back();
    list_.pop_back();
    return branch;
  }

 private:
  const SgfTree& tree_;
  std::vector<Branch> list_;
};

Branches read_main_line(SgfReading& reading, const SgfGame& game) {
  GameRecord& record = reading.record;
  Branches branches(reading.tree);
  LineReader line(reading, nullptr);
  const SgfIndex root = game.root;
  SgfIndex last = root;
  record.moves.reserve(std::min<std::size_t>(game.nodes, static_cast<std::size_t>(reading.limits.plies)));
  std::optional<std::size_t> shared;  // dots of the setup that stood when a variation left the start
  for (SgfIndex index = root; index != sgf_none; index = reading.tree.node(index).first_child) {
    if (reading.tree.node(index).next_sibling != sgf_none) {
      if (line.moves() == 0 && !shared) {
        shared = record.setup.size();
        line.leave_at_start();
      }
      branches.leave(index, 0, line.moves());
    }
    line.node(index, index == root);
    last = index;
    if (reading.other_game) break;  // its moves are not ours
  }
  line.finish();
  if (shared) record.setup_in_line = record.setup.size() - *shared;
  record.end_place = reading.tree.place(reading.tree.branch(reading.tree.node(last)).end);
  return branches;
}

void read_variation(SgfReading& reading, const Branch& branch, Branches& branches) {
  const std::size_t number = reading.record.variations.size() + 1;
  Variation variation{branch.parent, branch.at};
  LineReader line(reading, &variation);
  for (SgfIndex index = branch.node; index != sgf_none; index = reading.tree.node(index).first_child) {
    if (index != branch.node) branches.leave(index, number, line.moves());
    line.node(index, false);
  }
  line.finish();
  reading.record.variations.push_back(std::move(variation));
}

/// What is wrong in a variation is no fault of the game.
void read_variations(SgfReading& reading, Branches& branches) {
  dots::Diagnostics found;
  Findings findings(found);
  SgfReading aside{reading.tree, reading.limits, reading.record, findings, reading.dialect};
  const std::size_t bound = reading.limits.variations;
  while (!branches.empty()) {
    const Branch branch = branches.next();
    if (reading.record.variations.size() == bound) {
      const dots::Place place = reading.tree.place(reading.tree.node(branch.node).begin);
      reading.record.diagnostics.push_back(over_limit("variations", bound, bound + 1, place));
      break;
    }
    read_variation(aside, branch, branches);
  }
  findings.finish();
  for (dots::Diagnostic& each : found)
    reading.findings.add(std::min(each.severity, Severity::warning), each.code, each.place, std::move(each.args));
}

}  // namespace

void read_lines(SgfReading& reading, const SgfGame& game) {
  Branches branches = read_main_line(reading, game);
  check_handicap(reading);
  if (!branches.empty() && !reading.other_game) read_variations(reading, branches);
}

}  // namespace tournament::records
