#include "tournament/records/game_time.h"

#include <cmath>
#include <cstdlib>

#include "records/numbers.h"

namespace tournament::records {

std::optional<Milliseconds> from_seconds(double seconds) {
  constexpr double bound = 1e9;
  if (!(std::abs(seconds) < bound)) return std::nullopt;  // nor what is no number
  return Milliseconds(std::llround(seconds * 1000));
}

double to_seconds(Milliseconds time) { return static_cast<double>(time.count()) / 1000; }

std::optional<Milliseconds> read_seconds(std::string_view text) {
  const auto seconds = read_real(text);
  return seconds ? from_seconds(*seconds) : std::nullopt;
}

std::string seconds_text(Milliseconds time) {
  const auto thousandths = std::abs(time.count());
  std::string text = (time.count() < 0 ? "-" : "") + std::to_string(thousandths / 1000);
  if (thousandths % 1000 == 0) return text;
  text += '.' + std::to_string(1000 + thousandths % 1000).substr(1);
  while (text.back() == '0') text.pop_back();
  return text;
}

}  // namespace tournament::records
