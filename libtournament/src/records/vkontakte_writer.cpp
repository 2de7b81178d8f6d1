// Writes vkontakte game texts (formats/vkontakte.md), with the captures that the rules find.
#include <algorithm>
#include <span>

#include "dots/surround/ruleset.h"
#include "records/capture_walk.h"
#include "records/losses.h"
#include "records/vkontakte.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;

namespace {

using Chains = std::vector<std::vector<Point>>;

std::string coordinates(std::span<const Point> points) {
  std::string text;
  for (const Point point : points) {
    text += vkontakte::coordinates[static_cast<std::size_t>(point.y)];
    text += vkontakte::coordinates[static_cast<std::size_t>(point.x)];
  }
  return text;
}

Chains sorted(Chains chains) {
  for (auto& chain : chains) std::sort(chain.begin(), chain.end());
  std::sort(chains.begin(), chains.end());
  return chains;
}

/// Borders in one list: each begins at a point that is no neighbour of the last one of the border before, so that a
/// reader can tell them apart.
std::string border_list(Chains chains) {
  std::string text;
  for (std::size_t i = 0; i < chains.size(); ++i) {
    auto& chain = chains[i];
    if (i > 0) {
      const Point before = chains[i - 1].back();
      const auto begin =
          std::find_if(chain.begin(), chain.end(), [&](Point point) { return !vkontakte::linked(before, point); });
      if (begin != chain.end()) std::rotate(chain.begin(), begin, chain.end());
    }
    text += coordinates(chain);
  }
  return text;
}

/// The start dots as moves by turns, first and second.
dots::Result<std::vector<Move>> moves_of(const GameRecord& record) {
  std::vector<Move> moves;
  std::vector<Point> dots[2];
  for (const auto& dot : record.setup) dots[index(dot.side)].push_back(dot.point);
  if (dots[0].size() != dots[1].size()) return dots::Error{"REC015", {{"format", "vkontakte"}, {"ply", "0"}}};
  for (std::size_t i = 0; i < dots[0].size(); ++i) {
    moves.push_back(Move::dot(Side::first, dots[0][i]));
    moves.push_back(Move::dot(Side::second, dots[1][i]));
  }
  for (const RecordedMove& each : record.moves) moves.push_back(each.move);
  return moves;
}

class VkontakteWriter {
 public:
  explicit VkontakteWriter(const GameRecord& record) : record_(record), walk_(record.width, record.height) {}
  dots::Result<Written> write(char size_letter, bool extra_move);

 private:
  void player(const RecordedPlayer& player, std::string_view id_fact);
  [[nodiscard]] std::string fact(std::string_view name, std::string_view otherwise) const;
  void captures(const Move& move);

  const GameRecord& record_;
  CaptureWalk walk_;
  Written written_;
  std::size_t contours_lost_ = 0;
};

std::string VkontakteWriter::fact(std::string_view name, std::string_view otherwise) const {
  for (const dots::Argument& each : record_.format_facts)
    if (each.name == name) return each.value;
  return std::string(otherwise);
}

void VkontakteWriter::player(const RecordedPlayer& player, std::string_view id_fact) {
  std::string name = player.name;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '\r' || c == '\n'; }, ' ');
  written_.bytes += fact(id_fact, "0") + ' ' + name + "\r\n";
}

void VkontakteWriter::captures(const Move& move) {
  const Capture& capture = walk_.last();
  const bool same = sorted(*move.contours) == sorted(capture.contours);
  if (!same) contours_lost_ += move.contours->size();
  if (capture.dots.empty()) return;
  written_.bytes += '#' + border_list(same && !move.contours->empty() ? *move.contours : capture.contours) + '#' +
                    coordinates(capture.dots) + '#' + coordinates(capture.others) + '#' +
                    std::to_string(walk_.field().captives(Side::first)) + '@' +
                    std::to_string(walk_.field().captives(Side::second)) + '#';
}

dots::Result<Written> VkontakteWriter::write(char size_letter, bool extra_move) {
  written_.lost = losses(record_, {.contours = true, .endings = "stop", .fields = "format-facts"});
  note_rules(written_.lost, record_, extra_move ? "tensu;extra-move=yes" : "tensu");
  std::string& out = written_.bytes;
  out =
      "\xEF\xBB\xBF"
      "1.0\r\n";
  player(record_.first, vkontakte::first_id_fact);
  player(record_.second, vkontakte::second_id_fact);
  out += extra_move ? '+' : '-';
  out += size_letter;
  out += fact(vkontakte::settings_fact, "+") + "\r\n";
  const auto moves = moves_of(record_);
  if (!moves) return moves.error();
  Side turn = Side::first;
  bool stopped = false;
  for (std::size_t i = 0; i < moves->size(); ++i) {
    const Move& move = (*moves)[i];
    const std::string ply = std::to_string(i + 1);
    if (move.kind != MoveKind::dot && move.kind != MoveKind::stop) continue;  // told with the losses
    if (move.side != turn || (move.kind == MoveKind::stop && stopped))
      return dots::Error{"REC015", {{"format", "vkontakte"}, {"ply", ply}}};
    if (move.kind == MoveKind::stop) {
      out += "00";
      stopped = true;
      turn = other(turn);
      continue;
    }
    if (move.point.x < 0 || move.point.y < 0 || move.point.x >= record_.width || move.point.y >= record_.height)
      return dots::Error{"DOT002", {{"point", to_text(move.point)}, {"ply", ply}}};
    out += coordinates(std::span(&move.point, 1));
    const std::size_t length = out.size();
    if (walk_.put(move.side, move.point)) captures(move);
    const bool keeps = stopped || (extra_move && out.size() > length);
    if (!keeps) turn = other(turn);
  }
  if (contours_lost_ > 0) note_loss(written_.lost, lost_code::contours, {{"count", std::to_string(contours_lost_)}});
  return std::move(written_);
}

}  // namespace

dots::Result<Written> write_vkontakte(const GameRecord& record) {
  const auto* size = std::find_if(vkontakte::sizes.begin(), vkontakte::sizes.end(), [&](const vkontakte::Size& each) {
    return each.width == record.width && each.height == record.height;
  });
  if (size == vkontakte::sizes.end())
    return dots::Error{"REC012",
                       {{"format", "vkontakte"},
                        {"size", std::to_string(record.width) + 'x' + std::to_string(record.height)},
                        {"sizes", "15x20, 25x30, 30x35"}}};
  const auto rules = dots::surround::parse_ruleset(record.rules);
  return VkontakteWriter(record).write(size->letter, rules && rules->extra_move);
}

}  // namespace tournament::records
