// RU: by which rules a record says that it was played, program by program (rules/dots.md §1; formats/sgf-dots.md).
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <span>

#include "dots/surround/ruleset.h"
#include "dots/surround/start_position.h"
#include "records/sgf_reading.h"

namespace tournament::records {

using dots::Severity;
using dots::surround::Point;
using dots::surround::SetupDot;
using dots::surround::Start;

namespace {

/// Reads the keys of RU one after the other, and says what is wrong with them.
class Keys {
 public:
  Keys(SgfReading& reading, std::size_t offset) : reading_(reading), offset_(offset) {}

  /// Whether the key counts: it is known and did not stand there before.
  bool known(std::string_view key, std::size_t at, bool known_key) {
    if (!known_key) {
      report(Severity::error, sgf_code::rules_key, at, {{"key", std::string(key)}});
      return false;
    }
    if (!values_.emplace(key, 0).second) {
      report(Severity::warning, sgf_code::rules_key_repeated, at, {{"key", std::string(key)}});
      return false;
    }
    return true;
  }
  void bad_value(std::string_view key, std::size_t at, std::string_view expected) {
    values_.erase(key);
    report(Severity::error, sgf_code::rules_value, at,
           {{"key", std::string(key)}, {"expected", std::string(expected)}});
  }
  void set(std::string_view key, long value) { values_[key] = value; }
  [[nodiscard]] long value(std::string_view key, long otherwise) const {
    const auto found = values_.find(key);
    return found == values_.end() ? otherwise : found->second;
  }

 private:
  void report(Severity severity, std::string_view code, std::size_t at, dots::Arguments args) {
    reading_.findings.add(severity, code, reading_.tree.place(offset_ + at), std::move(args));
  }
  SgfReading& reading_;
  std::size_t offset_;
  std::map<std::string_view, long> values_;
};

struct Key {
  std::string_view name;
  long largest;
  std::string_view expected;
};

/// `Key=1,Other,Third=0`: a bare key means 1, empty items mean nothing.
void read_listed(Keys& keys, std::string_view raw, std::span<const Key> table) {
  for (std::size_t begin = 0; begin <= raw.size();) {
    const std::size_t end = std::min(raw.find(',', begin), raw.size());
    const std::string_view item = raw.substr(begin, end - begin);
    if (!item.empty()) {
      const std::size_t equals = std::min(item.find('='), item.size());
      const std::string_view name = item.substr(0, equals);
      const auto key = std::find_if(table.begin(), table.end(), [&](const Key& k) { return k.name == name; });
      if (keys.known(name, begin, key != table.end())) {
        const auto value = equals == item.size() ? 1 : read_integer(item.substr(equals + 1));
        if (value && *value >= 0 && *value <= key->largest) {
          keys.set(key->name, *value);
        } else {
          keys.bad_value(key->name, begin + equals + 1, key->expected);
        }
      }
    }
    begin = end + 1;
  }
}

/// `sui1dotsCaptureEmptyBase0`: keys and digits glued together. What is wrong ends it: nobody knows where the next
/// begins.
void read_glued(Keys& keys, std::string_view raw, std::span<const Key> table) {
  for (std::size_t at = 0; at < raw.size();) {
    const std::string_view rest = raw.substr(at);
    const auto key = std::find_if(table.begin(), table.end(), [&](const Key& k) { return rest.starts_with(k.name); });
    const bool counts = keys.known(key == table.end() ? rest : key->name, at, key != table.end());
    if (key == table.end()) return;
    at += key->name.size();
    const auto value = at < raw.size() ? read_integer(raw.substr(at, 1)) : std::nullopt;
    if (!value || *value < 0 || *value > key->largest) return keys.bad_value(key->name, at, key->expected);
    if (counts) keys.set(key->name, *value);
    at += 1;
  }
}

std::string axis(std::string_view name, std::string_view value) {
  return ';' + std::string(name) + '=' + std::string(value);
}
std::string yes_no(std::string_view name, bool on) { return axis(name, on ? "yes" : "no"); }

constexpr std::array katago_keys{Key{"dotsCaptureEmptyBase", 1, "0 1"}, Key{"startPosIsRandom", 1, "0 1"},
                                 Key{"sui", 1, "0 1"}};

void apply_katago(Keys& keys, std::string_view raw, SgfRules& rules) {
  read_glued(keys, raw, katago_keys);
  if (keys.value("dotsCaptureEmptyBase", 0) == 1) rules.axes += axis("empty-contour", "painted");
  if (keys.value("sui", 1) == 0) rules.axes += axis("suicide", "refused");
  rules.fixed_start = keys.value("startPosIsRandom", 1) == 0;
}

constexpr std::array dotsgame_keys{Key{"Border", 1, "0 1"}, Key{"BaseMode", 2, "0 1 2"}, Key{"Suicide", 1, "0 1"},
                                   Key{"InitPosGenType", 2, "0 1 2"}};

void apply_dotsgame(Keys& keys, std::string_view raw, SgfRules& rules) {
  read_listed(keys, raw, dotsgame_keys);
  if (keys.value("Border", 0) == 1) rules.axes += axis("edge", "wall");
  if (keys.value("BaseMode", 0) == 1) rules.axes += axis("empty-contour", "painted");
  if (keys.value("BaseMode", 0) == 2) rules.axes += axis("inside", "only-enemy");
  if (keys.value("Suicide", 1) == 0) rules.axes += axis("suicide", "refused");
  rules.fixed_start = keys.value("InitPosGenType", 1) == 0;
}

constexpr std::array zagram_keys{Key{"Punish", 100, "0..100"}, Key{"Holes", 1, "0 1"},
                                 Key{"AddTurn", 1, "0 1"},     Key{"MustSurr", 1, "0 1"},
                                 Key{"MinArea", 1, "0 1"},     Key{"Pass", 1, "0 1"},
                                 Key{"Stop", 1, "0 1"},        Key{"LastSafe", 1, "0 1"},
                                 Key{"ScoreTerr", 1, "0 1"},   Key{"InstantWin", 65025, "0..65025"}};

void apply_zagram(Keys& keys, std::string_view raw, SgfRules& rules) {
  read_listed(keys, raw, zagram_keys);
  // ScoreTerr is 0 even where empty area counts: MustSurr is what tells the families apart.
  const bool automatic = keys.value("MustSurr", 1) == 1;
  rules.base = automatic ? "zagram-noterr" : "polish";
  if (automatic && keys.value("MinArea", 1) == 0) rules.axes += axis("enclosing", "choice");
  if (!automatic) rules.axes += yes_no("holes", keys.value("Holes", 1) == 1);
  if (automatic && keys.value("ScoreTerr", 0) == 1) rules.axes += axis("count", "captives-and-half-empty");
  if (const long penalty = keys.value("Punish", 0); penalty > 0) rules.axes += axis("penalty", std::to_string(penalty));
  if (keys.value("AddTurn", 0) == 1) rules.axes += yes_no("extra-move", true);
  if (keys.value("Pass", 0) == 1) rules.axes += axis("pass", "two-end");
  rules.axes += yes_no("stop", keys.value("Stop", 0) == 1);
  rules.axes += yes_no("last-safe", keys.value("LastSafe", 0) == 1);
  if (const long margin = keys.value("InstantWin", 0); margin > 0) rules.axes += axis("margin", std::to_string(margin));
}

// The older page: lower-case words, all 0 where they do not stand.
constexpr std::array older_keys{Key{"punish", 100, "0..100"},    Key{"holes", 1, "0 1"},
                                Key{"additionalturn", 1, "0 1"}, Key{"mustsurround", 1, "0 1"},
                                Key{"minimalarea", 1, "0 1"},    Key{"passmove", 1, "0 1"},
                                Key{"lastdotsafe", 1, "0 1"}};

bool has_older_key(std::string_view raw) {
  return std::any_of(older_keys.begin(), older_keys.end(), [&](const Key& key) {
    const std::size_t at = raw.find(key.name);
    return at != std::string_view::npos && (at == 0 || raw[at - 1] == ',');
  });
}

void apply_older(Keys& keys, std::string_view raw, SgfRules& rules) {
  read_listed(keys, raw, older_keys);
  const bool automatic = keys.value("mustsurround", 0) == 1;
  rules.base = automatic ? "zagram-noterr" : "polish";
  if (automatic && keys.value("minimalarea", 0) == 0) rules.axes += axis("enclosing", "choice");
  if (!automatic) rules.axes += yes_no("holes", keys.value("holes", 0) == 1);
  if (const long penalty = keys.value("punish", 0); penalty > 0) rules.axes += axis("penalty", std::to_string(penalty));
  if (keys.value("additionalturn", 0) == 1) rules.axes += yes_no("extra-move", true);
  if (keys.value("passmove", 0) == 1) rules.axes += axis("pass", "two-end");
  rules.axes += yes_no("last-safe", keys.value("lastdotsafe", 0) == 1);
}

/// A canonical rules text. Its size, start and komi are those of the record itself.
void apply_canonical(Keys& keys, std::string_view raw, SgfRules& rules) {
  const auto read = dots::surround::parse_ruleset(raw);
  if (!read) return keys.bad_value("dots", 0, "rules");
  for (const dots::surround::AxisValue& each : dots::surround::axes(*read))
    if (each.axis != "size" && each.axis != "start" && each.axis != "seed" && each.axis != "komi")
      rules.axes += axis(each.axis, each.value);
}

/// The first property with a value.
const SgfProperty* first_of(const SgfTree& tree, SgfIndex root, std::string_view name) {
  for (const SgfProperty& property : tree.properties(root))
    if (property.value_count > 0 && capitals(tree.name(property)) == name) return &property;
  return nullptr;
}

/// Dots that stand in crosses only, as random start positions do.
bool only_crosses(std::span<const SetupDot> dots) {
  std::map<Point, dots::Side> board;
  for (const SetupDot& dot : dots) board.emplace(dot.point, dot.side);
  const auto is = [&](int x, int y, dots::Side side) {
    const auto found = board.find({x, y});
    return found != board.end() && found->second == side;
  };
  std::size_t crosses = 0;
  for (const auto& [point, side] : board) {
    const auto [x, y] = point;
    const dots::Side enemy = other(side);
    crosses += is(x + 1, y, enemy) && is(x, y + 1, enemy) && is(x + 1, y + 1, side) ? 1u : 0u;
  }
  return crosses > 0 && crosses * 4 == board.size();
}

/// The contours of the moves, when RU does not name the rules. A contour that does not pass through the dot with which
/// it is written, or final areas, are only known where the players draw their contours themselves.
bool draws_freely(const GameRecord& record) {
  if (!record.areas_first.empty() || !record.areas_second.empty()) return true;
  return std::any_of(record.moves.begin(), record.moves.end(), [](const RecordedMove& recorded) {
    const auto& move = recorded.move;
    return std::any_of(move.contours->begin(), move.contours->end(), [&](const std::vector<Point>& contour) {
      return std::find(contour.begin(), contour.end(), move.point) == contour.end();
    });
  });
}

}  // namespace

SgfRules read_rules(SgfReading& reading, SgfIndex root) {
  SgfRules rules;
  const SgfProperty* property = first_of(reading.tree, root, "RU");
  const std::string_view raw =
      property == nullptr ? std::string_view{} : reading.tree.raw(reading.tree.values(*property).front());
  const std::size_t offset = property == nullptr ? 0 : std::size_t{reading.tree.values(*property).front().open} + 1;
  rules.named = !raw.empty();
  if (property != nullptr) rules.place = reading.tree.place(offset - 1);
  Keys keys(reading, offset);
  if (reading.dialect == Dialect::katago) {
    apply_katago(keys, raw, rules);
    rules.named = true;
  } else if (reading.dialect == Dialect::dotsgame) {
    apply_dotsgame(keys, raw, rules);
    rules.named = true;
  } else if (reading.dialect == Dialect::szkrab || reading.dialect == Dialect::kropki) {
    rules.base = "polish";
    rules.named = true;
    if (reading.dialect == Dialect::szkrab) rules.axes += yes_no("holes", false) + yes_no("last-safe", true);
  } else if (raw.find("MustSurr=") != std::string_view::npos) {
    apply_zagram(keys, raw, rules);
  } else if (has_older_key(raw)) {
    apply_older(keys, raw, rules);
  } else if (raw.starts_with("dots:")) {  // as this project writes it
    apply_canonical(keys, raw, rules);
  } else if (reading.dialect == Dialect::vpoints) {
    const SgfProperty* again = first_of(reading.tree, root, "RUAT");
    if (again != nullptr && reading.tree.raw(reading.tree.values(*again).front()) == "1")
      rules.axes += yes_no("extra-move", true);
  }
  return rules;
}

void settle_rules(SgfReading& reading, SgfRules& rules) {
  GameRecord& record = reading.record;
  record.rules_named = rules.named;
  if (!rules.named && draws_freely(record)) {
    rules.base = "polish";
    record.rules_named = true;  // by what it does
  }
  if (rules.fixed_start && only_crosses(record.setup) &&
      recognise_start(record.width, record.height, record.setup).start == Start::custom) {
    reading.warn(sgf_code::rules_fixed_start, rules.place);
  }
  record.rules = rules.base + axis("size", std::to_string(record.width) + 'x' + std::to_string(record.height)) +
                 axis("start", "custom") + rules.axes;
  if (record.komi_halves != 0) {
    const long whole = std::abs(record.komi_halves) / 2;
    record.rules += axis("komi", (record.komi_halves < 0 ? "-" : "") + std::to_string(whole) +
                                     (record.komi_halves % 2 != 0 ? ".5" : ""));
  }
}

}  // namespace tournament::records
