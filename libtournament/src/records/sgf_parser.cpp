#include "records/sgf_parser.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "records/characters.h"

namespace tournament::records {

using dots::Severity;

namespace {

constexpr std::size_t syntax_findings = 100;  // of one game

bool is_name(char c) { return is_letter(c) || is_digit(c); }

std::uint32_t narrow(std::size_t offset) { return static_cast<std::uint32_t>(offset); }

std::size_t find(std::string_view text, char wanted, std::size_t from) {
  if (from >= text.size()) return text.size();
  const void* found = std::memchr(text.data() + from, wanted, text.size() - from);
  return found == nullptr ? text.size() : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

}  // namespace

SgfParser::SgfParser(SgfTree& tree, const Limits& limits)
    : tree_(tree), limits_(limits), text_(tree.text_), outside_(tree.diagnostics_, syntax_findings) {}

void SgfParser::run() {
  constexpr std::size_t widest = UINT32_MAX - 1;  // offsets have 32 bits
  const std::size_t bound = std::min(limits_.file_bytes, widest);
  if (text_.size() > bound) {
    tree_.diagnostics_.push_back(over_limit("file_bytes", bound, text_.size(), {1, 1}));
    return;
  }
  tree_.places_.build(text_);
  constexpr std::size_t move_bytes = 6;            // ";B[aa]"
  constexpr std::size_t most_at_once = 1U << 20U;  // growing moves all nodes and takes new memory for them
  tree_.reserve(std::min<std::size_t>(text_.size() / move_bytes + 1, most_at_once));
  last_child_.reserve(tree_.nodes_.capacity());
  skip_blanks();
  if (at_ == text_.size()) outside_.add(Severity::warning, sgf_code::empty_file, {1, 1});
  while (at_ < text_.size() && !stop_) {
    if (!game_begins(at_)) {
      outside_.add(Severity::warning, sgf_code::text_outside, tree_.place(at_));
      at_ = skip_text_outside(at_);
    } else if (tree_.games_.size() == limits_.games_in_file) {
      tree_.diagnostics_.push_back(
          over_limit("games_in_file", limits_.games_in_file, limits_.games_in_file + 1, tree_.place(at_)));
      break;
    } else {
      game();
    }
    skip_blanks();
  }
  outside_.finish();
}

void SgfParser::skip_blanks() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

// A parenthesis in a text between games (a mail around them, say) begins no game.
bool SgfParser::game_begins(std::size_t at) const {
  if (text_[at] != '(') return false;
  do ++at;
  while (at < text_.size() && is_blank(text_[at]));
  return at == text_.size() || text_[at] == ';' || text_[at] == '(' || text_[at] == ')';
}

std::size_t SgfParser::skip_text_outside(std::size_t from) const {
  // A run of parentheses with blanks between them would be looked through again from each of them, so a `(` that
  // begins no game is passed together with the blanks after it.
  std::size_t at = from + (text_[from] == '(' ? 1 : 0);
  while (at < text_.size()) {
    at = find(text_, '(', at);
    if (at == text_.size() || game_begins(at)) break;
    ++at;
    while (at < text_.size() && is_blank(text_[at])) ++at;
  }
  return at;
}

void SgfParser::game() {
  tree_.games_.emplace_back();
  game_ = &tree_.games_.back();
  game_->begin = narrow(at_);
  const std::size_t nodes_before = tree_.nodes_.size();
  Findings findings(game_->diagnostics, syntax_findings);
  findings_ = &findings;
  frames_.clear();
  depth_ = 0;
  node_ = sgf_none;
  node_open_ = false;

  bool open = true;
  while (open && !stop_ && at_ < text_.size()) {
    const char c = text_[at_];
    if (is_letter(c)) {
      if (!one_point()) property();
    } else if (c == ';') {
      open_node(at_++);
    } else if (is_blank(c)) {
      ++at_;
    } else if (c == '(') {
      open_branch();
    } else if (c == ')') {
      open = close_branch();
    } else {
      stray();
    }
  }
  if (open && !stop_) findings.add(Severity::error, sgf_code::game_not_closed, tree_.place(at_));
  for (const Frame& frame : frames_) {
    tree_.branches_[branch_].end = narrow(at_);
    branch_ = frame.branch;
  }
  game_->end = narrow(at_);
  game_->nodes = narrow(tree_.nodes_.size() - nodes_before);
  if (game_->over_limit) {
    game_->root = sgf_none;
  } else if (game_->root == sgf_none) {
    findings.add(Severity::error, sgf_code::no_nodes, tree_.place(game_->begin + 1));
  }
  findings.finish();
}

void SgfParser::break_limit(std::string_view limit, std::size_t bound, std::size_t found, std::size_t at) {
  if (game_->over_limit) return;
  game_->over_limit = true;
  game_->diagnostics.push_back(over_limit(limit, bound, found, tree_.place(at)));
}

void SgfParser::open_branch() {
  const std::size_t bound = static_cast<std::size_t>(limits_.nesting);
  if (++depth_ > bound) break_limit("nesting", bound, depth_, at_);
  if (!game_->over_limit) {
    frames_.push_back({node_, branch_});
    branch_ = narrow(tree_.branches_.size());
    tree_.branches_.push_back({narrow(at_), narrow(text_.size())});
    node_open_ = false;
  }
  ++at_;
}

bool SgfParser::close_branch() {
  ++at_;
  if (!game_->over_limit) {
    tree_.branches_[branch_].end = narrow(at_);
    node_ = frames_.back().node;
    branch_ = frames_.back().branch;
    frames_.pop_back();
    node_open_ = false;
  }
  return --depth_ > 0;
}

void SgfParser::open_node(std::size_t at) {
  if (game_->over_limit) return;
  if (tree_.nodes_.size() >= limits_.nodes_in_file) {
    break_limit("nodes_in_file", limits_.nodes_in_file, tree_.nodes_.size() + 1, at);
    tree_.diagnostics_.push_back(game_->diagnostics.back());  // the games after this one are not read either
    stop_ = true;
    return;
  }
  const SgfIndex index = narrow(tree_.nodes_.size());
  SgfNode& node = tree_.nodes_.emplace_back();
  last_child_.push_back(sgf_none);
  node.begin = narrow(at);
  node.first_property = narrow(tree_.properties_.size());
  node.parent = node_;
  node.branch = branch_;
  if (node_ == sgf_none) {
    // In `((;A)(;B))` the second root is a sibling of the first, as in any other variation.
    if (game_->root == sgf_none) {
      game_->root = index;
    } else {
      tree_.nodes_[last_root_].next_sibling = index;
    }
    last_root_ = index;
  } else if (last_child_[node_] == sgf_none) {
    tree_.nodes_[node_].first_child = index;
    last_child_[node_] = index;
  } else {
    tree_.nodes_[last_child_[node_]].next_sibling = index;
    last_child_[node_] = index;
  }
  node_ = index;
  node_open_ = true;
}

// Nearly all properties are one point, as `B[aa]`, after which the next node or another property begins.
bool SgfParser::one_point() {
  constexpr std::size_t length = 5;
  if (!node_open_ || game_->over_limit || text_.size() - at_ <= length) return false;
  const char* const p = text_.data() + at_;
  const auto plain = [](char c) { return c != ']' && c != '\\'; };
  if (p[1] != '[' || p[4] != ']' || !plain(p[2]) || !plain(p[3])) return false;
  if (p[length] == '[' || is_blank(p[length]) || limits_.property_bytes < 2 || limits_.values_in_property < 1)
    return false;
  tree_.properties_.push_back({narrow(at_), narrow(at_ + 1), narrow(tree_.values_.size()), 1});
  tree_.values_.push_back({narrow(at_ + 1), narrow(at_ + 4)});
  tree_.nodes_[node_].property_count += 1;
  at_ += length;
  return true;
}

void SgfParser::property() {
  const std::size_t begin = at_;
  do ++at_;
  while (at_ < text_.size() && is_name(text_[at_]));
  if (!node_open_ && !game_->over_limit) {  // the semicolon before it is missing
    findings_->add(Severity::error, sgf_code::stray_text, tree_.place(begin));
    open_node(begin);
  }
  SgfProperty property{narrow(begin), narrow(at_), narrow(tree_.values_.size()), 0};
  for (;;) {
    std::size_t next = at_;
    while (next < text_.size() && is_blank(text_[next])) ++next;
    if (next == text_.size() || text_[next] != '[') break;
    at_ = next;
    value(property);
  }
  if (game_->over_limit) return;
  tree_.properties_.push_back(property);
  tree_.nodes_[node_].property_count += 1;
}

void SgfParser::value(SgfProperty& property) {
  const std::size_t open = at_;
  const std::size_t close = value_end(open + 1);
  at_ = std::min(close + 1, text_.size());
  if (close - open - 1 > limits_.property_bytes) {
    break_limit("property_bytes", limits_.property_bytes, close - open - 1, open + 1);
  } else if (property.value_count >= limits_.values_in_property) {
    break_limit("values_in_property", limits_.values_in_property, property.value_count + std::size_t{1}, open + 1);
  }
  if (game_->over_limit) return;
  if (close == text_.size()) {
    findings_->add(Severity::error, sgf_code::value_not_closed, tree_.place(open),
                   {{"property", std::string(tree_.name(property))}});
  }
  tree_.values_.push_back({narrow(open), narrow(close)});
  property.value_count += 1;
}

std::size_t SgfParser::value_end(std::size_t from) const {
  // Most values are two letters long; a library call for each of them would cost more than these steps.
  for (const std::size_t near = std::min(from + 8, text_.size()); from < near && text_[from] != '\\'; ++from) {
    if (text_[from] == ']') return from;
  }
  std::size_t bracket = find(text_, ']', from);
  for (;;) {
    const std::size_t escape = find(text_.substr(0, bracket), '\\', from);
    if (escape >= bracket) return bracket;
    from = escape + 2;
    if (from > text_.size()) return text_.size();
    if (escape + 1 == bracket) bracket = find(text_, ']', from);
  }
}

void SgfParser::stray() {
  const std::size_t begin = at_;
  if (text_[at_] == '[') {  // a value without a name
    at_ = std::min(value_end(at_ + 1) + 1, text_.size());
  } else {
    while (at_ < text_.size() && !is_letter(text_[at_]) && std::strchr("[();", text_[at_]) == nullptr) ++at_;
    if (at_ == begin) ++at_;  // NUL is found by strchr at the end of its list
  }
  if (!game_->over_limit) findings_->add(Severity::error, sgf_code::stray_text, tree_.place(begin));
}

}  // namespace tournament::records
