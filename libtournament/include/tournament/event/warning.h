// What an arbiter is told before a decision counts.
//
//   for (const Warning& warning : decision->warnings) show(warning.level, warning.code, warning.args);
//   context.confirmed = WarningLevel::confirm;      // and decide again
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "dots/result.h"

namespace tournament::event {

/// They cannot be switched off; a strict event puts each one level higher, up to a refusal.
enum class WarningLevel : std::uint8_t {
  note,           ///< is shown
  acknowledge,    ///< has been read
  confirm,        ///< yes or no
  confirm_twice,  ///< yes or no, the consequences in view
  refused         ///< cannot be confirmed
};
std::string_view to_text(WarningLevel level);  ///< as the enumerators

struct Warning {
  WarningLevel level = WarningLevel::note;
  std::string code;  ///< EVT1…, event/codes.h
  dots::Arguments args{};
  friend bool operator==(const Warning&, const Warning&) = default;
};

}  // namespace tournament::event
