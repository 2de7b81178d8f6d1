// Reads vkontakte game texts (formats/vkontakte.md) and compares the captures written in them with the rules.
#include "records/vkontakte.h"

#include <algorithm>

#include "dots/surround/contour.h"
#include "records/capture_walk.h"
#include "records/findings.h"
#include "records/text_lines.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;

namespace {

/// What stands between the five `#` after a move.
struct Sections {
  std::size_t ply = 0;
  std::vector<Point> captured{};
  std::string_view score{};
  dots::Place place{};
};

int coordinate(char letter) {
  const std::size_t at = vkontakte::coordinates.find(letter);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

class VkontakteReader {
 public:
  VkontakteReader(const Limits& limits, GameRecord& record)
      : limits_(limits), record_(record), findings_(record.diagnostics) {}

  void run(std::string_view text);

 private:
  void version(const TextLine& line);
  void player(const TextLine& line, RecordedPlayer& player, std::string_view fact);
  void settings(const TextLine& line);
  void moves(const TextLine& line);
  std::size_t move(const TextLine& line, std::size_t at);
  std::size_t sections(const TextLine& line, std::size_t at);
  std::vector<Point> points(const TextLine& line, std::size_t at, std::size_t end);
  void borders(const std::vector<Point>& points);
  void check_captures();
  void compare(const Sections* sections, const CaptureWalk& walk, std::size_t ply);
  void report(Severity severity, std::string_view code, dots::Place place, dots::Arguments args = {}, int ply = 0) {
    findings_.add(severity, code, place, std::move(args), ply);
  }
  [[nodiscard]] int next_ply() const { return static_cast<int>(record_.moves.size()) + 1; }

  const Limits& limits_;
  GameRecord& record_;
  Findings findings_;
  bool extra_move_ = false;
  bool too_long_ = false;
  Side turn_ = Side::first;
  bool stopped_ = false;  ///< one side has; the other one goes on alone
  std::vector<Sections> sections_;
};

void VkontakteReader::run(std::string_view text) {
  TextLines lines(text);
  constexpr std::string_view names[] = {"version", "first player", "second player", "settings"};
  int last = 0;
  for (std::size_t i = 0; i < std::size(names); ++i) {
    const auto line = lines.next();
    if (!line) {
      report(Severity::critical, vkontakte_code::line_missing, {last + 1, 1}, {{"line", std::string(names[i])}});
      return;
    }
    last = line->number;
    if (i == 0) version(*line);
    if (i == 1) player(*line, record_.first, vkontakte::first_id_fact);
    if (i == 2) player(*line, record_.second, vkontakte::second_id_fact);
    if (i == 3) settings(*line);
  }
  record_.end_place = {last, 1};
  while (const auto line = lines.next()) {
    moves(*line);
    record_.end_place = line->at(line->text.size());
  }
  if (record_.width > 0) check_captures();
  findings_.finish();
}

void VkontakteReader::version(const TextLine& line) {
  if (line.text != "1.0")
    report(Severity::error, vkontakte_code::version, line.at(0), {{"value", std::string(line.text.substr(0, 40))}});
}

// "1001 Anna": a line of one word is a name without a number.
void VkontakteReader::player(const TextLine& line, RecordedPlayer& player, std::string_view fact) {
  const std::size_t blank = line.text.find(' ');
  const std::string_view id = line.text.substr(0, blank);
  const bool numbered =
      blank != std::string_view::npos && !id.empty() && id.find_first_not_of("0123456789") == std::string_view::npos;
  player.name = numbered ? line.text.substr(blank + 1) : line.text;
  if (numbered) record_.format_facts.push_back({std::string(fact), std::string(id)});
}

void VkontakteReader::settings(const TextLine& line) {
  const auto bad = [&](std::size_t at, std::string_view expected, Severity severity) {
    report(severity, vkontakte_code::settings, line.at(at),
           {{"value", std::string(line.text.substr(std::min(at, line.text.size()), 1))},
            {"expected", std::string(expected)}});
  };
  const char sign = line.text.empty() ? '\0' : line.text[0];
  if (sign != '-' && sign != '+') bad(0, "- +", Severity::error);
  extra_move_ = sign == '+';
  const char letter = line.text.size() < 2 ? '\0' : line.text[1];
  const auto* size = std::find_if(vkontakte::sizes.begin(), vkontakte::sizes.end(),
                                  [&](const vkontakte::Size& each) { return each.letter == letter; });
  if (size == vkontakte::sizes.end()) {
    bad(1, "s m b", Severity::critical);
  } else {
    record_.width = size->width;
    record_.height = size->height;
  }
  if (line.text.size() > 2)
    record_.format_facts.push_back({std::string(vkontakte::settings_fact), replace_invalid_utf8(line.text.substr(2))});
  record_.rules = "tensu;size=" + std::to_string(record_.width) + 'x' + std::to_string(record_.height) +
                  ";start=custom" + (extra_move_ ? ";extra-move=yes" : "");
}

void VkontakteReader::moves(const TextLine& line) {
  for (std::size_t at = 0; at < line.text.size();) {
    const char letter = line.text[at];
    if (letter == ' ' || letter == '\t') {
      at += 1;
    } else if (letter == '#') {
      at = sections(line, at);
    } else {
      at = move(line, at);
    }
  }
}

std::size_t VkontakteReader::move(const TextLine& line, std::size_t at) {
  const int ply = next_ply();
  if (at + 1 >= line.text.size()) {
    report(Severity::error, vkontakte_code::half_move, line.at(at), {{"value", std::string(line.text.substr(at))}},
           ply);
    return line.text.size();
  }
  RecordedMove recorded{Move::ending(MoveKind::stop, turn_), line.at(at)};
  if (line.text[at] == '0') {
    stopped_ = true;
  } else {
    const int row = coordinate(line.text[at]);
    const int column = coordinate(line.text[at + 1]);
    if (row < 0 || column < 0) {
      report(Severity::error, vkontakte_code::coordinate, line.at(row < 0 ? at : at + 1),
             {{"value", std::string(line.text.substr(at, 2))}}, ply);
      // The move is lost, not its turn: sides go on as they were written.
      if (!stopped_) turn_ = other(turn_);
      return at + 2;
    }
    recorded.move = Move::dot(turn_, {column, row});
  }
  if (record_.moves.size() >= static_cast<std::size_t>(limits_.plies)) {
    const auto bound = static_cast<std::size_t>(limits_.plies);
    if (!too_long_) record_.diagnostics.push_back(over_limit("plies", bound, bound + 1, recorded.place));
    too_long_ = true;
    return line.text.size();
  }
  const bool is_stop = recorded.move.kind == MoveKind::stop;
  record_.moves.push_back(std::move(recorded));
  if (is_stop || !stopped_) turn_ = other(turn_);
  return at + 2;
}

std::size_t VkontakteReader::sections(const TextLine& line, std::size_t at) {
  const dots::Place place = line.at(at);
  std::size_t marks[5] = {at};
  for (std::size_t i = 1; i < 5; ++i) {
    marks[i] = line.text.find('#', marks[i - 1] + 1);
    if (marks[i] == std::string_view::npos) {
      report(Severity::error, vkontakte_code::sections_cut, place, {{"found", std::to_string(i - 1)}}, next_ply() - 1);
      return line.text.size();
    }
  }
  const bool follows_dot = !record_.moves.empty() && record_.moves.back().move.kind == MoveKind::dot;
  if (!follows_dot) {
    report(Severity::error, vkontakte_code::captured, place, {{"written", "?"}, {"found", "no move"}});
    return marks[4] + 1;
  }
  borders(points(line, marks[0] + 1, marks[1]));
  sections_.push_back({record_.moves.size(), points(line, marks[1] + 1, marks[2]),
                       line.text.substr(marks[3] + 1, marks[4] - marks[3] - 1), place});
  if (extra_move_ && !stopped_) turn_ = record_.moves.back().move.side;
  return marks[4] + 1;
}

std::vector<Point> VkontakteReader::points(const TextLine& line, std::size_t at, std::size_t end) {
  std::vector<Point> list;
  for (; at + 1 < end; at += 2) {
    const Point point{coordinate(line.text[at + 1]), coordinate(line.text[at])};
    if (point.x >= 0 && point.y >= 0) {
      list.push_back(point);
      continue;
    }
    report(Severity::warning, vkontakte_code::coordinate, line.at(at),
           {{"value", std::string(line.text.substr(at, 2))}}, next_ply() - 1);
  }
  if (at < end)
    report(Severity::warning, vkontakte_code::half_move, line.at(at), {{"value", std::string(line.text.substr(at, 1))}},
           next_ply() - 1);
  return list;
}

// One list may hold several borders: the next one begins where a point is no neighbour of the one before.
void VkontakteReader::borders(const std::vector<Point>& points) {
  auto& contours = record_.moves.back().move.contours.edit();
  for (const Point point : points) {
    if (contours.empty() || !vkontakte::linked(contours.back().back(), point)) contours.emplace_back();
    contours.back().push_back(point);
  }
  if (record_.contour_place == dots::Place{} && !contours.empty()) record_.contour_place = record_.moves.back().place;
}

std::string list_of(std::vector<Point> points) {
  std::sort(points.begin(), points.end());
  std::string text;
  for (const Point point : points) text.append(text.empty() ? "" : " ").append(to_text(point));
  return text.empty() ? "none" : text;
}

void VkontakteReader::check_captures() {
  CaptureWalk walk(record_.width, record_.height);
  auto next = sections_.begin();
  for (std::size_t i = 0; i < record_.moves.size(); ++i) {
    const Move& move = record_.moves[i].move;
    if (move.kind != MoveKind::dot) continue;
    if (!walk.put(move.side, move.point)) return;  // the replay says so
    const bool written = next != sections_.end() && next->ply == i + 1;
    compare(written ? &*next : nullptr, walk, i + 1);
    if (written) ++next;
  }
}

void VkontakteReader::compare(const Sections* sections, const CaptureWalk& walk, std::size_t ply) {
  const int number = static_cast<int>(ply);
  const RecordedMove& recorded = record_.moves[ply - 1];
  const std::string found = list_of(walk.last().dots);
  if (sections == nullptr) {
    if (!walk.last().dots.empty())
      report(Severity::warning, vkontakte_code::no_sections, recorded.place, {{"found", found}}, number);
    return;
  }
  for (const auto& contour : *recorded.move.contours) {
    const auto fault = dots::surround::contour_fault(walk.field(), contour);
    if (fault != dots::surround::ContourFault::none)
      report(Severity::warning, vkontakte_code::border, sections->place,
             {{"point", to_text(contour.front())}, {"fault", std::string(to_text(fault))}}, number);
  }
  if (const std::string written = list_of(sections->captured); written != found)
    report(Severity::warning, vkontakte_code::captured, sections->place, {{"written", written}, {"found", found}},
           number);
  const std::string score =
      std::to_string(walk.field().captives(Side::first)) + '@' + std::to_string(walk.field().captives(Side::second));
  if (sections->score != score)
    report(Severity::warning, vkontakte_code::score, sections->place,
           {{"written", std::string(sections->score.substr(0, 40))}, {"found", score}}, number);
}

}  // namespace

bool sniff_vkontakte(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  return bytes.starts_with("1.0\r") || bytes.starts_with("1.0\n");
}

ReadResult read_vkontakte(std::string_view bytes, const ReadOptions& options) {
  ReadResult result;
  if (bytes.size() > options.limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", options.limits.file_bytes, bytes.size(), {1, 1}));
    return result;
  }
  const DecodedText decoded = decode_text(bytes, {options.encoding, {}, "windows-1251"});
  result.encoding = decoded.encoding;
  GameRecord record;
  record.format = record.dialect = "vkontakte";
  VkontakteReader(options.limits, record).run(decoded.text);
  for (const TextFinding& finding : decoded.findings)
    record.diagnostics.push_back({Severity::warning, std::string(finding.code), finding.args, {1, 1}, 0});
  record.playable = !any_at_least(record.diagnostics, Severity::critical);
  result.records.push_back(std::move(record));
  return result;
}

}  // namespace tournament::records
