// The texts for people: every stable code of the libraries and the apps with what happened and what to do about it.
//
//   say(describe(error));                       // "the point k.7 is occupied"
//   say(full_text(error));                      // "the point k.7 is occupied; choose a free point"
//   for (const Message& m : messages()) …       // all of them, by code
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/diagnostic.h"
#include "dots/result.h"

namespace arbiter::text {

/// `{name}` in a text stands for the argument of that name.
struct Message {
  std::string_view code;
  std::string_view what;    ///< what happened, a clause without a full stop
  std::string_view remedy;  ///< what to do; empty where there is nothing to do (a finding)
};

/// Every message, sorted by code.
const std::vector<Message>& messages();
/// Null for an unknown code.
const Message* find_message(std::string_view code);

/// The clause of a code with its arguments. An unknown code yields its arguments, so that nothing is lost.
std::string describe(std::string_view code, const dots::Arguments& args);
inline std::string describe(const dots::Error& error) { return describe(error.code, error.args); }
inline std::string describe(const dots::Diagnostic& diagnostic) { return describe(diagnostic.code, diagnostic.args); }
/// "what happened; what to do".
std::string full_text(const dots::Error& error);

}  // namespace arbiter::text
