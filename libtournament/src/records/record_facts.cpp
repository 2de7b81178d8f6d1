#include "tournament/records/record_facts.h"

#include <array>
#include <charconv>

#include "records/characters.h"

namespace tournament::records {

using dots::surround::MoveKind;
using dots::surround::SetupDot;
using dots::surround::Start;

namespace {

/// Whether the text begins as the shape does, in which 0 stands for any digit.
bool fits(std::string_view text, std::string_view shape) {
  if (text.size() < shape.size()) return false;
  for (std::size_t i = 0; i < shape.size(); ++i)
    if (shape[i] == '0' ? !is_digit(text[i]) : text[i] != shape[i]) return false;
  return true;
}

/// The number at the front of the text, which is not a fraction ("1/32"); 0 for none.
int leading_number(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('.') || text.starts_with(':') || text.starts_with('#'))
    text.remove_prefix(1);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number <= 0) return 0;
  return end != text.data() + text.size() && *end == '/' ? 0 : number;
}

}  // namespace

std::string recorded_day(std::string_view date) {
  for (const std::string_view shape : {"0000-00-00", "0000-00", "0000"}) {
    if (!fits(date, shape)) continue;
    const bool whole = date.size() == shape.size() || !is_digit(date[shape.size()]);
    return whole ? std::string(date.substr(0, shape.size())) : "";
  }
  if (!fits(date, "00.00.0000")) return "";
  return std::string(date.substr(6, 4)) + '-' + std::string(date.substr(3, 2)) + '-' + std::string(date.substr(0, 2));
}

int recorded_round(std::string_view round) {
  if (const int number = leading_number(round); number > 0) return number;
  // Both cases, since letters of other alphabets have no simple small form.
  constexpr std::array<std::string_view, 12> words{"round", "Round", "ROUND", "тур",  "Тур",     "раунд",
                                                   "Раунд", "runda", "Runda", "kolo", "forduló", "Runde"};
  for (const std::string_view word : words)
    if (const std::size_t at = round.find(word); at != std::string_view::npos)
      if (const int number = leading_number(round.substr(at + word.size())); number > 0) return number;
  return 0;
}

std::string recorded_event(const GameRecord& record) {
  constexpr std::array<std::string_view, 5> kinds{"rating", "рейтинг", "нерейт", "турнир", "тренировка"};
  bool kind = false;
  for (const std::string_view each : kinds) kind = kind || record.event == each;
  if (record.dialect != "playdots" || !kind) return record.event;
  constexpr std::string_view mark = "Турнирная игра - ";
  const std::size_t at = record.comment.find(mark);
  if (at == std::string::npos) return {};
  const std::string name = record.comment.substr(at + mark.size());
  return name.substr(0, name.find(','));
}

RecordedStart recorded_start(const GameRecord& record) {
  RecordedStart found;
  if (record.board || record.width <= 0 || record.height <= 0) return found;
  const auto name = [&](std::vector<SetupDot> dots, int moved) {
    const auto known = dots::surround::recognise_start(record.width, record.height, dots);
    if (moved > 0 && known.start == Start::custom) return false;
    found = {known.start, known.colours_swapped, moved, std::move(dots)};
    return true;
  };
  name(record.setup, 0);
  if (!record.setup.empty()) return found;
  std::vector<SetupDot> dots;
  constexpr std::size_t longest = 16;
  for (const RecordedMove& recorded : record.moves) {
    if (recorded.move.kind != MoveKind::dot || dots.size() == longest) break;
    dots.push_back({recorded.move.side, recorded.move.point});
    // Crosses have four dots; a single dot is a first move like any other.
    if (dots.size() % 4 == 0) name(dots, static_cast<int>(dots.size()));
  }
  return found;
}

}  // namespace tournament::records
