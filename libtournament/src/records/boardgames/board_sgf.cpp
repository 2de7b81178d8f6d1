#include "records/boardgames/board_sgf.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "records/characters.h"
#include "records/numbers.h"

namespace tournament::records {

namespace {

constexpr std::array property_headers{
    BoardSgfHeader{"EV", "Event"},       BoardSgfHeader{"PC", "Site"},        BoardSgfHeader{"DT", "Date"},
    BoardSgfHeader{"RO", "Round"},       BoardSgfHeader{"PB", "Black"},       BoardSgfHeader{"PW", "White"},
    BoardSgfHeader{"BR", "BlackRating"}, BoardSgfHeader{"WR", "WhiteRating"}, BoardSgfHeader{"BT", "BlackTeam"},
    BoardSgfHeader{"WT", "WhiteTeam"},   BoardSgfHeader{"TM", "MainTime"},    BoardSgfHeader{"OT", "TimeControl"},
    BoardSgfHeader{"AN", "Annotator"},   BoardSgfHeader{"US", "Recorder"},    BoardSgfHeader{"SO", "Source"},
    BoardSgfHeader{"CP", "Copyright"},   BoardSgfHeader{"GN", "GameName"},    BoardSgfHeader{"GC", "GameComment"},
    BoardSgfHeader{"AP", "Application"}, BoardSgfHeader{"ON", "Opening"},     BoardSgfHeader{"RU", "Rules"},
};
constexpr std::array move_marks{BoardSgfMark{"TE", "!"}, BoardSgfMark{"BM", "?"}, BoardSgfMark{"IT", "!?"},
                                BoardSgfMark{"DO", "?!"}};

}  // namespace

std::span<const BoardSgfHeader> sgf_headers() { return property_headers; }

const BoardSgfHeader* find_sgf_header(std::string_view property) {
  const auto* found = std::ranges::find(property_headers, property, &BoardSgfHeader::property);
  return found == property_headers.end() ? nullptr : found;
}

const BoardSgfMark* find_sgf_mark(std::string_view property) {
  const auto* found = std::ranges::find(move_marks, property, &BoardSgfMark::property);
  return found == move_marks.end() ? nullptr : found;
}

const BoardSgfMark* find_strength(std::string_view strength) {
  const auto* found = std::ranges::find(move_marks, strength, &BoardSgfMark::strength);
  return found == move_marks.end() ? nullptr : found;
}

std::optional<std::string> read_sgf_square(std::string_view game, std::string_view point) {
  if (is_square(point)) return lower_case(point);
  const bool letters = game == "othello" && point.size() == 2 && point[0] >= 'a' && point[0] <= 'h' &&
                       point[1] >= 'a' && point[1] <= 'h';
  if (!letters) return std::nullopt;
  return std::string{point[0], static_cast<char>('1' + (point[1] - 'a'))};
}

std::optional<std::string> read_sgf_move(const BoardNotation& notation, std::string_view value) {
  if (value.empty()) return "pass";
  if (notation.form == MoveForm::othello)
    if (auto square = read_sgf_square(notation.game, value)) return square;
  while (value.ends_with('!') || value.ends_with('+')) value.remove_suffix(1);
  return normal_move(notation, value, nullptr);
}

BoardClaim read_sgf_claim(std::string_view value, dots::Place place) {
  BoardClaim claim;
  claim.raw = value;
  claim.place = place;
  if (value.empty() || value == "?" || value == "Void") return claim;
  if (value == "0" || value == "Draw") {
    claim.result = BoardResult::draw;
    return claim;
  }
  claim.result = BoardResult::unreadable;
  if (value.size() < 2 || value[1] != '+' || (value[0] != 'B' && value[0] != 'W')) return claim;
  const BoardResult winner = value[0] == 'B' ? BoardResult::black : BoardResult::white;
  const std::string_view how = value.substr(2);
  if (how == "R" || how == "Resign") {
    claim.end = BoardEnd::resignation;
  } else if (how == "T" || how == "Time") {
    claim.end = BoardEnd::time;
  } else if (!how.empty() && how != "F" && how != "Forfeit" && how != "?") {
    const auto margin = read_halves(how);
    if (!margin || *margin < 0) return claim;
    claim.difference_halves = winner == BoardResult::black ? *margin : -*margin;
  }
  claim.result = winner;
  return claim;
}

std::string write_sgf_claim(const BoardClaim& claim) {
  if (claim.result == BoardResult::draw) return "0";
  if (claim.result == BoardResult::both_lost) return "Void";
  if (claim.result != BoardResult::black && claim.result != BoardResult::white) return {};
  std::string text = claim.result == BoardResult::black ? "B+" : "W+";
  if (claim.end == BoardEnd::resignation) return text + 'R';
  if (claim.end == BoardEnd::time) return text + 'T';
  const long margin = std::abs(claim.lead_halves().value_or(0));
  return margin == 0 ? text : text + halves_text(margin);
}

std::string_view start_gfen(std::string_view game) {
  return game == "othello" ? "8/8/8/3bw3/3wb3/8/8/8 b" : "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b";
}

}  // namespace tournament::records
