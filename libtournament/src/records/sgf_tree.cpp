#include "tournament/records/sgf_tree.h"

#include <algorithm>
#include <cstring>

#include "records/sgf_parser.h"

namespace tournament::records {

namespace {

constexpr std::size_t block_bytes = 64;

/// UTF-8 code points in a block, or in less: bytes that do not continue one (10xxxxxx). A narrow count is added up for
/// many bytes at once.
std::uint32_t characters(const char* from, std::size_t bytes) {
  static_assert(block_bytes < 256);
  std::uint8_t continued = 0;
  for (std::size_t i = 0; i < bytes; ++i)
    continued = static_cast<std::uint8_t>(continued + (static_cast<signed char>(from[i]) < -64 ? 1 : 0));
  return static_cast<std::uint32_t>(bytes - continued);
}

}  // namespace

void SgfPlaces::build(std::string_view text) {
  lines_.assign(1, 0);
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const bool old_line_ends = text.find('\r') != std::string_view::npos;
  for (const char* at = begin; at < end; ++at) {
    if (old_line_ends) {
      while (at < end && *at != '\n' && (*at != '\r' || (at + 1 < end && at[1] == '\n'))) ++at;
    } else {
      at = static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
    }
    if (at == nullptr || at >= end) break;
    lines_.push_back(static_cast<std::uint32_t>(at + 1 - begin));
  }
  blocks_.clear();
  blocks_.reserve(text.size() / block_bytes + 1);
  std::uint32_t before = 0;
  for (std::size_t at = 0; at + block_bytes <= text.size(); at += block_bytes) {
    blocks_.push_back(before);
    before += characters(begin + at, block_bytes);
  }
  blocks_.push_back(before);
  const std::size_t rest = text.size() % block_bytes;
  ascii_ = before + characters(end - rest, rest) == text.size();
}

std::size_t SgfPlaces::characters_before(std::string_view text, std::size_t offset) const {
  const std::size_t block = offset / block_bytes;
  // Nearly all blocks are ASCII, where a byte is a character.
  if (block + 1 < blocks_.size() && blocks_[block + 1] - blocks_[block] == block_bytes)
    return blocks_[block] + offset % block_bytes;
  return blocks_[block] + characters(text.data() + block * block_bytes, offset % block_bytes);
}

dots::Place SgfPlaces::at(std::string_view text, std::size_t offset, std::size_t& line) const {
  if (blocks_.empty()) return {1, 1};
  offset = std::min(offset, text.size());
  const auto holds = [&](std::size_t i) {
    return i < lines_.size() && lines_[i] <= offset && (i + 1 == lines_.size() || offset < lines_[i + 1]);
  };
  if (!holds(line) && !holds(++line))
    line = static_cast<std::size_t>(std::upper_bound(lines_.begin(), lines_.end(), offset) - lines_.begin()) - 1;
  const std::size_t begin = lines_[line];
  const std::size_t column = ascii_ ? offset - begin : characters_before(text, offset) - characters_before(text, begin);
  return {static_cast<int>(line) + 1, static_cast<int>(column) + 1};
}

SgfTree SgfTree::parse(std::string text, const Limits& limits) {
  SgfTree tree;
  tree.text_ = std::move(text);
  SgfParser(tree, limits).run();
  return tree;
}

void SgfTree::reserve(std::size_t nodes) {
  nodes_.reserve(nodes);
  properties_.reserve(nodes);
  values_.reserve(nodes);
}

std::uint32_t SgfTree::end_of(const SgfProperty& property) const {
  if (property.value_count == 0) return property.name_end;
  const std::uint32_t close = values_[property.first_value + property.value_count - 1].close;
  return std::min(close + 1, static_cast<std::uint32_t>(text_.size()));
}

namespace {

std::string bracketed(std::span<const std::string> values) {
  std::string text;
  for (const std::string& value : values) text += '[' + sgf_escape(value) + ']';
  return text;
}

}  // namespace

void SgfTree::set_values(const SgfProperty& property, std::span<const std::string> values) {
  Edit& edit = edits_[property.name_end];
  edit.end = end_of(property);
  edit.text = bracketed(values);
}

void SgfTree::remove(const SgfProperty& property) {
  if (const auto changed = edits_.find(property.name_end); changed != edits_.end()) {
    changed->second.end = property.name_end;
    changed->second.text.clear();
  }
  edits_[property.name_begin].end = end_of(property);
}

void SgfTree::add_property(SgfIndex index, std::string_view name, std::span<const std::string> values) {
  const auto own = properties(index);
  const std::uint32_t at = own.empty() ? node(index).begin + 1 : end_of(own.back());
  Edit& edit = edits_.try_emplace(at, Edit{at, {}, {}}).first->second;
  edit.added += std::string(name) + bracketed(values);
}

std::string SgfTree::write() const {
  std::string out;
  out.reserve(text_.size());
  std::size_t at = 0;
  for (const auto& [begin, edit] : edits_) {
    if (begin > at) out.append(text_, at, begin - at);
    out += edit.text + edit.added;
    at = std::max(at, std::size_t{edit.end});
  }
  return out.append(text_, at);
}

std::string sgf_unescape(std::string_view raw, bool one_line) {
  std::string text;
  text.reserve(raw.size());
  const auto line_end_at = [&](std::size_t i) -> std::size_t {  // its length, 0 for none
    if (raw[i] != '\n' && raw[i] != '\r') return 0;
    return i + 1 < raw.size() && raw[i + 1] != raw[i] && (raw[i + 1] == '\n' || raw[i + 1] == '\r') ? 2 : 1;
  };
  for (std::size_t i = 0; i < raw.size();) {
    const bool escaped = raw[i] == '\\' && i + 1 < raw.size();
    if (escaped) ++i;
    if (const std::size_t length = line_end_at(i); length > 0) {
      if (!escaped) text += one_line ? ' ' : '\n';
      i += length;
    } else {
      const char c = raw[i++];
      text += c == '\t' || c == '\v' || c == '\f' ? ' ' : c;
    }
  }
  return text;
}

std::string sgf_escape(std::string_view text, bool compose) {
  std::string raw;
  raw.reserve(text.size());
  for (const char c : text) {
    if (c == '\\' || c == ']' || (compose && c == ':')) raw += '\\';
    raw += c;
  }
  return raw;
}

}  // namespace tournament::records
