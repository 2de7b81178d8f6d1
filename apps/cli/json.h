// JSON as the verbs print it: keys in the order in which they are written.
//
//   Json document{{"schema", "arbiter.play/1"}, {"score", score_json(game.score())}};
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "dots/diagnostic.h"
#include "dots/outcome.h"
#include "dots/result.h"

namespace arbiter::cli {

using Json = nlohmann::ordered_json;

/// One line; bytes that are no UTF-8 become U+FFFD; DEL, C1 controls and direction marks are escaped.
std::string to_line(const Json& document);

Json args_json(const dots::Arguments& args);
/// {"code","message","args","line","column"}
Json error_json(const dots::Error& error);
/// {"severity","code","message","line","column","ply"}
Json diagnostic_json(const dots::Diagnostic& diagnostic);
/// "first", "second", "draw", or null.
Json winner_json(dots::Winner winner);
/// {"first":"3","second":"1.5"}
Json score_json(const dots::Score& score);
/// 3 -> "1.5"
std::string halves_text(long halves);

}  // namespace arbiter::cli
