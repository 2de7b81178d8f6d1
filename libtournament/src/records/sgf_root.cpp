// The root of a game of Dots: which game, which board, who, when, where.
#include <array>
#include <cmath>

#include "records/sgf_reading.h"

namespace tournament::records {

using dots::Severity;

namespace {

constexpr int largest_size = 62;  // of any program that writes these files; formats/sgf-dots.md

constexpr std::array<std::string_view, 41> games{"",
                                                 "Go",
                                                 "Othello",
                                                 "Chess",
                                                 "Gomoku",
                                                 "Nine Men's Morris",
                                                 "Backgammon",
                                                 "Xiangqi",
                                                 "Shogi",
                                                 "Lines of Action",
                                                 "Ataxx",
                                                 "Hex",
                                                 "Jungle",
                                                 "Neutron",
                                                 "Philosopher's Football",
                                                 "Quadrature",
                                                 "Trax",
                                                 "Tantrix",
                                                 "Amazons",
                                                 "Octi",
                                                 "Gess",
                                                 "Twixt",
                                                 "Zertz",
                                                 "Plateau",
                                                 "Yinsh",
                                                 "Punct",
                                                 "Gobblet",
                                                 "Hive",
                                                 "Exxit",
                                                 "Hnefatafl",
                                                 "Kuba",
                                                 "Tripples",
                                                 "Chase",
                                                 "Tumbling Down",
                                                 "Sahara",
                                                 "Byte",
                                                 "Focus",
                                                 "Dvonn",
                                                 "Tamsk",
                                                 "Gipf",
                                                 "Kropki"};
constexpr long kropki = 40;

void read_game(SgfReading& reading, const SgfValue& value) {
  const auto number = read_integer(reading.tree.raw(value));
  if (number == kropki) return;
  reading.other_game = true;
  const bool known = number && *number > 0 && *number < static_cast<long>(games.size());
  reading.findings.add(
      Severity::critical, sgf_code::game_other, reading.place(value),
      {{"value", reading.text(value)}, {"name", known ? std::string(games[static_cast<std::size_t>(*number)]) : "?"}});
}

void read_format(SgfReading& reading, const SgfValue& value) {
  // vpoints wrote FF[0] for years; nothing else in its files differs.
  if (reading.dialect == Dialect::vpoints || read_integer(reading.tree.raw(value)) == 4) return;
  reading.findings.add(Severity::critical, sgf_code::format_other, reading.place(value),
                       {{"value", reading.text(value)}});
}

/// One side of the board; -1 for none.
int read_side(SgfReading& reading, std::string_view text, std::size_t offset) {
  auto number = read_integer(text);
  const bool vpoints = reading.dialect == Dialect::vpoints;
  if (vpoints && text.size() == 1 && dots::surround::sgf_index(text[0]) >= 0)
    number = dots::surround::sgf_index(text[0]);  // SZ[pu]: letters count from 0
  if (number && *number == 0) reading.warn(sgf_code::size_zero, reading.tree.place(offset));
  if (number && *number >= 0 && *number <= largest_size) return static_cast<int>(*number);
  reading.findings.add(Severity::critical, number ? sgf_code::size_range : sgf_code::size_form,
                       reading.tree.place(offset),
                       {{"value", std::string(text)}, {"bound", std::to_string(largest_size)}});
  return -1;
}

void read_size(SgfReading& reading, GameRecord& record, const SgfValue& value) {
  const std::string_view raw = reading.tree.raw(value);
  const std::size_t offset = std::size_t{value.open} + 1;
  const bool vpoints = reading.dialect == Dialect::vpoints;
  std::size_t split = raw.find_first_of(vpoints ? ":-" : ":");
  std::size_t separator = 1;
  if (vpoints && raw.size() == 2 && dots::surround::sgf_index(raw[0]) >= 0) {
    split = 1;
    separator = 0;
  }
  if (split == std::string_view::npos) {
    record.width = record.height = read_side(reading, raw, offset);
  } else if (raw.find(':', split + 1) != std::string_view::npos) {
    reading.findings.add(Severity::critical, sgf_code::size_form, reading.place(value), {{"value", std::string(raw)}});
  } else {
    record.width = read_side(reading, raw.substr(0, split), offset);
    record.height = read_side(reading, raw.substr(split + separator), offset + split + separator);
  }
}

void report_no_number(SgfReading& reading, const SgfProperty& property, const SgfValue& value) {
  reading.warn(sgf_code::number_expected, reading.place(value),
               {{"property", std::string(reading.tree.name(property))}, {"value", reading.text(value)}});
}

void read_rating(SgfReading& reading, const SgfProperty& property, const SgfValue& value, RecordedPlayer& player) {
  player.rank = reading.text(value);
  std::string_view number = player.rank;
  // playdots: rank, comma, rating.
  if (reading.dialect == Dialect::playdots) number = number.substr(number.rfind(',') + 1);
  player.rating = read_real(number);
  if (!player.rating) report_no_number(reading, property, value);
}

void read_value(SgfReading& reading, GameRecord& record, RootField field, const SgfProperty& property,
                const SgfValue& value) {
  const std::string_view raw = reading.tree.raw(value);
  // Two properties may say the same (PR and PW): the first one counts.
  const auto keep = [&](std::string& text) {
    if (text.empty()) text = reading.text(value);
  };
  switch (field) {
    case RootField::game: read_game(reading, value); break;
    case RootField::format: read_format(reading, value); break;
    case RootField::size: read_size(reading, record, value); break;
    case RootField::size_x: record.width = read_side(reading, raw, std::size_t{value.open} + 1); break;
    case RootField::size_y: record.height = read_side(reading, raw, std::size_t{value.open} + 1); break;
    case RootField::result: record.claim = read_claim(reading, value); break;
    case RootField::first_name: keep(record.first.name); break;
    case RootField::second_name: keep(record.second.name); break;
    case RootField::first_rating: read_rating(reading, property, value, record.first); break;
    case RootField::second_rating: read_rating(reading, property, value, record.second); break;
    case RootField::komi: {
      const auto komi = read_real(raw);
      if (komi && std::abs(*komi) < 10'000) {
        record.komi_halves = std::lround(*komi * 2);
      } else {
        report_no_number(reading, property, value);
      }
      break;
    }
    case RootField::handicap:
      record.handicap_place = reading.tree.place(value.open);
      record.handicap = read_integer(raw);
      if (!record.handicap) report_no_number(reading, property, value);
      break;
    case RootField::seconds:
      if (record.time_place == dots::Place{}) record.time_place = reading.place(value);
      record.main_time = read_seconds(raw);
      if (!record.main_time) report_no_number(reading, property, value);
      break;
    case RootField::date: keep(record.date); break;
    case RootField::place: keep(record.place); break;
    case RootField::event: keep(record.event); break;
    case RootField::round: keep(record.round); break;
    case RootField::source: keep(record.source); break;
    case RootField::overtime:
      if (record.time_control.empty()) record.time_place = reading.place(value);
      keep(record.time_control);
      break;
    case RootField::application: keep(record.application); break;
    case RootField::annotator: keep(record.annotator); break;
    case RootField::rules:  // sgf_rules.cpp
    case RootField::ignored:
    case RootField::none: break;
  }
}

}  // namespace

void read_root_property(SgfReading& reading, RootField field, const SgfProperty& property, bool counts) {
  const auto values = reading.tree.values(property);
  std::size_t read = 0;
  if (counts && !values.empty()) read_value(reading, reading.record, field, property, values[read++]);
  if (read == values.size()) return;
  GameRecord aside;  // the others are looked at for faults, but do not count
  for (; read < values.size(); ++read) {
    read_value(reading, aside, field, property, values[read]);
    if (read > 0 && reading.dialect != Dialect::vpoints)
      reading.warn(sgf_code::value_repeated, reading.place(values[read]),
                   {{"property", std::string(reading.tree.name(property))}});
  }
}

void require_root_properties(SgfReading& reading, SgfIndex root) {
  const SgfTree& tree = reading.tree;
  const auto has_value = [&](RootField field) {
    for (const SgfProperty& property : tree.properties(root)) {
      const PropertyInfo* info = find_property(tree.name(property), reading.dialect);
      if (info != nullptr && info->field == field && property.value_count > 0) return true;
    }
    return false;
  };
  const dots::Place at = tree.place(tree.node(root).begin);
  const bool vpoints = reading.dialect == Dialect::vpoints;  // its oldest files have neither GM nor FF
  if (!vpoints && !has_value(RootField::game)) reading.findings.add(Severity::error, sgf_code::game_missing, at);
  if (!vpoints && !has_value(RootField::format)) reading.warn(sgf_code::format_missing, at);
  if (!has_value(RootField::size) && !(has_value(RootField::size_x) && has_value(RootField::size_y)))
    reading.findings.add(Severity::critical, sgf_code::size_missing, at);
}

}  // namespace tournament::records
