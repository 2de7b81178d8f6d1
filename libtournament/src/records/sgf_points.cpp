// Points, contours and marks as SGF writes them.
#include <algorithm>

#include "records/sgf_reading.h"

namespace tournament::records {

using dots::Severity;
using dots::surround::Point;
using dots::surround::sgf_index;

namespace {

/// `07-08`: column and row from 0.
std::optional<Point> read_old_point(std::string_view raw) {
  if (raw.size() < 5 || raw[2] != '-') return std::nullopt;
  const auto x = read_integer(raw.substr(0, 2));
  const auto y = read_integer(raw.substr(3, 2));
  if (!x || !y) return std::nullopt;
  return Point{static_cast<int>(*x), static_cast<int>(*y)};
}

/// The whole character at the front, for a report.
std::string character(std::string_view raw) {
  std::size_t length = raw.empty() ? 0 : 1;
  while (length < raw.size() && (raw[length] & '\xC0') == '\x80') ++length;
  return std::string(raw.substr(0, length));
}

/// So much of a text as a report shows: whole characters.
std::string shown(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::size_t length = std::min(text.size(), longest);
  while (length < text.size() && length > 0 && (text[length] & '\xC0') == '\x80') --length;
  return std::string(text.substr(0, length));
}

/// The points of a contour without the repeated first one; nothing for no points. DotsGame does not repeat it, and may
/// leave out the dot that was just put.
std::optional<std::vector<Point>> closed_chain(std::string_view letters, std::optional<Point> dot) {
  std::vector<Point> points;
  if (letters.empty() || letters.size() % 2 != 0) return std::nullopt;
  for (std::size_t i = 0; i < letters.size(); i += 2) {
    const Point point{sgf_index(letters[i]), sgf_index(letters[i + 1])};
    if (point.x < 0 || point.y < 0) return std::nullopt;
    points.push_back(point);
  }
  if (points.size() > 1 && points.front() == points.back()) {
    points.pop_back();
  } else if (dot && std::find(points.begin(), points.end(), *dot) == points.end()) {
    points.push_back(*dot);
  }
  return points;
}

}  // namespace

void report_extra(SgfReading& reading, Severity severity, std::string_view raw, std::size_t offset, int ply) {
  reading.findings.add(severity, sgf_code::extra_characters, reading.tree.place(offset), {{"value", shown(raw)}}, ply);
}

ReadPoint read_point(SgfReading& reading, std::string_view raw, std::size_t offset, int ply) {
  if (reading.dialect == Dialect::vpoints) {
    if (const auto old = read_old_point(raw)) return {old, 5};
  }
  if (raw.size() >= 2 && sgf_index(raw[0]) >= 0 && sgf_index(raw[1]) >= 0)
    return {Point{sgf_index(raw[0]), sgf_index(raw[1])}, 2};
  const auto check = [&](std::size_t at, std::string_view code) {
    const std::string_view rest = raw.substr(at);
    if (rest.empty() || sgf_index(rest.front()) < 0)
      reading.findings.add(Severity::error, code, reading.tree.place(offset + at), {{"value", character(rest)}}, ply);
    return at + character(rest).size();
  };
  const std::size_t x_length = check(0, sgf_code::coordinate_x);
  return {std::nullopt, check(x_length, sgf_code::coordinate_y)};
}

Contours read_contours(SgfReading& reading, std::string_view raw, std::size_t offset, std::optional<Point> dot,
                       int ply) {
  Contours contours;
  while (!raw.empty()) {
    const std::size_t end = std::min(raw.find('.', 1), raw.size());
    const std::string_view part = raw.substr(0, end);  // with its dot
    if (auto points = closed_chain(part.substr(1), dot)) {
      contours.push_back(std::move(*points));
    } else {
      reading.findings.add(Severity::warning, sgf_code::contour_form, reading.tree.place(offset),
                           {{"value", shown(part)}}, ply);
    }
    raw.remove_prefix(end);
    offset += end;
  }
  return contours;
}

std::vector<Point> read_points(SgfReading& reading, std::string_view raw, std::size_t offset, int ply) {
  std::vector<Point> points;
  for (std::size_t at = 0; at < raw.size();) {
    const ReadPoint read = read_point(reading, raw.substr(at), offset + at, ply);
    if (read.point) points.push_back(*read.point);
    at += std::max<std::size_t>(read.length, 1);
  }
  return points;
}

void read_marks(SgfReading& reading, const PropertyInfo& info, const SgfProperty& property, std::vector<Mark>& marks) {
  const bool label = info.mark == MarkKind::label;
  for (const SgfValue& value : reading.tree.values(property)) {
    const std::string_view raw = reading.tree.raw(value);
    const std::size_t offset = std::size_t{value.open} + 1;
    const ReadPoint read = read_point(reading, raw, offset);
    const std::string_view rest = raw.substr(std::min(read.length, raw.size()));
    const bool labelled = rest.starts_with(':');
    if (label && !labelled) {
      reading.warn(sgf_code::label_separator, reading.tree.place(offset + read.length), {{"value", std::string(raw)}});
    } else if (!label && !rest.empty()) {
      report_extra(reading, Severity::warning, rest, offset + read.length);
    }
    if (!read.point || label != labelled || (!label && !rest.empty())) {
      reading.unheld(std::string(info.name));
    } else {
      marks.push_back({info.mark, *read.point, label ? sgf_unescape(rest.substr(1), true) : std::string{}});
    }
  }
}

}  // namespace tournament::records
