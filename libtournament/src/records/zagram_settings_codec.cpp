#include "records/zagram_settings_codec.h"

#include "dots/surround/start_position.h"
#include "records/losses.h"
#include "records/numbers.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/zagram_settings.h"

namespace tournament::records {

using dots::Severity;
using dots::surround::Start;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view first_fact = "zagram.begins";
constexpr std::string_view rated_fact = "zagram.rated";
constexpr std::string_view caps_fact = "zagram.caps";
constexpr std::string_view old_fact = "zagram.old-letters";
constexpr std::size_t longest = 200;

std::string_view settings_text(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The start dots; zagram's single cross stands up to one point left of and above the middle.
void set_up(GameRecord& record, const ZagramSettings& settings) {
  auto rules = dots::surround::parse_ruleset(rules_of(settings));
  if (!rules) return;
  auto dots = dots::surround::start_dots(*rules);
  if (!dots) {
    record.diagnostics.push_back({Severity::error, dots.error().code, dots.error().args, {1, 1}, 0});
    return;
  }
  if (rules->start == Start::cross && settings.width > 1 && settings.height > 1) {
    const int x = settings.width / 2 - 1, y = settings.height / 2 - 1;
    using dots::Side;
    *dots = {
        {Side::first, {x, y}}, {Side::first, {x + 1, y + 1}}, {Side::second, {x, y + 1}}, {Side::second, {x + 1, y}}};
  }
  record.setup = *dots;
  record.setup_places.assign(record.setup.size(), {1, 1});
}

/// The size and the marks that tell the start position, back from a record.
int crosses_of(const GameRecord& record) {
  switch (recognise_start(record.width, record.height, record.setup).start) {
    case Start::cross: return 1;
    case Start::double_cross: return 2;
    case Start::four_crosses: return 4;
    default: return record.setup.empty() ? 0 : -1;
  }
}

std::string zagram_fact(const GameRecord& record, std::string_view name) {
  for (const dots::Argument& each : record.format_facts)
    if (each.name == name) return each.value;
  return {};
}

}  // namespace

bool sniff_zagram_settings(std::string_view bytes) {
  if (bytes.size() > longest) return false;
  return parse_zagram_settings(settings_text(bytes)).has_value();
}

ReadResult read_zagram_settings(std::string_view bytes, const ReadOptions&) {
  ReadResult result;
  result.encoding = "UTF-8";
  const auto settings = parse_zagram_settings(settings_text(bytes.substr(0, longest)));
  if (!settings) {
    const dots::Error& error = settings.error();
    result.diagnostics.push_back({Severity::critical, error.code, error.args, error.place, 0});
    return result;
  }
  GameRecord record;
  record.format = record.dialect = "zagram-settings";
  record.application = "zagram.org";
  record.width = settings->width;
  record.height = settings->height;
  const std::string rules = rules_of(*settings);
  const std::size_t start = rules.find(";start=");
  record.rules =
      rules.substr(0, start) + ";start=custom" + rules.substr(std::min(rules.find(';', start + 1), rules.size()));
  record.rules_named = settings->mode != ZagramMode::third;
  if (settings->clock) {
    record.main_time = std::chrono::seconds(settings->start_seconds);
    record.time_control = std::to_string(settings->turn_seconds);
  }
  const auto keep = [&](std::string_view name, std::string value) {
    if (!value.empty()) record.format_facts.push_back({std::string(name), std::move(value)});
  };
  if (settings->old_form) {
    keep(old_fact, settings->old_letters);
    record.diagnostics.push_back(
        {Severity::info, std::string(zagram_code::old_letters), {{"letters", settings->old_letters}}, {1, 6}, 0});
  } else {
    keep(first_fact, settings->first_begins ? "first" : "second");
    keep(rated_fact, settings->rated ? "yes" : "no");
  }
  keep(caps_fact, settings->caps);
  if (settings->mode == ZagramMode::third)
    record.diagnostics.push_back({Severity::warning, std::string(zagram_code::third_mode), {}, {1, 5}, 0});
  set_up(record, *settings);
  record.end_place = {1, static_cast<int>(settings_text(bytes).size()) + 1};
  result.records.push_back(std::move(record));
  return result;
}

dots::Result<Written> write_zagram_settings(const GameRecord& record) {
  const auto rules = dots::surround::parse_ruleset(record.rules);
  if (!rules) return rules.error();
  if (record.width < 1 || record.height < 1 || record.width > 99 || record.height > 99)
    return dots::Error{"REC012",
                       {{"format", "zagram-settings"},
                        {"size", std::to_string(record.width) + 'x' + std::to_string(record.height)},
                        {"sizes", "1x1 to 99x99"}}};
  ZagramSettings settings = settings_of(*rules);
  settings.width = record.width;
  settings.height = record.height;
  Written written;
  written.lost = losses(record, {.clocks = true,
                                 .comments = true,
                                 .contours = true,
                                 .areas = true,
                                 .setup = true,
                                 .times = true,
                                 .fills = true,
                                 .endings = "ground stop pass agree resign draw time",
                                 .fields = "application time-control format-facts"});
  if (!record.first.name.empty() || !record.second.name.empty())
    note_loss(written.lost, lost_code::fields, {{"fields", "names"}});
  if (!record.moves.empty())
    note_loss(written.lost, lost_code::moves, {{"count", std::to_string(record.moves.size())}});
  settings.crosses = std::max(crosses_of(record), 0);
  if (crosses_of(record) < 0)
    note_loss(written.lost, lost_code::setup, {{"count", std::to_string(record.setup.size())}});
  const auto turn = read_integer(record.time_control);
  const Milliseconds main_time = record.main_time.value_or(Milliseconds(-1));
  const bool whole = main_time >= 0s && main_time < 100'000s && main_time % 1s == 0s;
  settings.clock = whole && turn && *turn >= 0 && *turn < 100'000;
  if (settings.clock) {
    settings.start_seconds = static_cast<int>(main_time / 1s);
    settings.turn_seconds = static_cast<int>(*turn);
  } else if (record.main_time || !record.time_control.empty()) {
    note_loss(written.lost, lost_code::fields, {{"fields", "time-control"}});
  }
  settings.first_begins = zagram_fact(record, first_fact) != "second";
  settings.rated = zagram_fact(record, rated_fact) == "yes";
  settings.caps = zagram_fact(record, caps_fact);
  settings.old_letters = zagram_fact(record, old_fact);
  settings.old_form = !settings.old_letters.empty();
  note_rules(written.lost, record, rules_of(settings));
  written.bytes = to_text(settings) + '\n';
  return written;
}

}  // namespace tournament::records
