// A GameRecord as JSON (schemas/json/record.schema.json): every field of it, and nothing else.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "tournament/records/codec.h"

namespace tournament::records {

inline constexpr std::string_view json_schema = "arbiter.game-record/1";

/// Values of an enumeration and their words in JSON.
template <class Value, std::size_t N>
using JsonWords = std::array<std::pair<std::string_view, Value>, N>;

namespace json_words {
using dots::Severity;
using dots::Side;
using dots::Winner;
using dots::surround::MoveKind;

inline constexpr JsonWords<Side, 2> sides{{{"first", Side::first}, {"second", Side::second}}};
inline constexpr JsonWords<Winner, 4> winners{
    {{"none", Winner::none}, {"first", Winner::first}, {"second", Winner::second}, {"draw", Winner::draw}}};
inline constexpr JsonWords<Severity, 4> severities{{{"info", Severity::info},
                                                    {"warning", Severity::warning},
                                                    {"error", Severity::error},
                                                    {"critical", Severity::critical}}};
inline constexpr JsonWords<MoveKind, 9> moves{{{"dot", MoveKind::dot},
                                               {"contours", MoveKind::contours},
                                               {"ground", MoveKind::ground},
                                               {"stop", MoveKind::stop},
                                               {"pass", MoveKind::pass},
                                               {"agree", MoveKind::agree},
                                               {"resign", MoveKind::resign},
                                               {"draw", MoveKind::draw},
                                               {"time", MoveKind::time}}};
inline constexpr JsonWords<MarkKind, 6> marks{{{"triangle", MarkKind::triangle},
                                               {"square", MarkKind::square},
                                               {"circle", MarkKind::circle},
                                               {"cross", MarkKind::cross},
                                               {"selected", MarkKind::selected},
                                               {"label", MarkKind::label}}};
inline constexpr JsonWords<ClaimKind, 8> claims{{{"none", ClaimKind::none},
                                                 {"points", ClaimKind::points},
                                                 {"resignation", ClaimKind::resignation},
                                                 {"time", ClaimKind::time},
                                                 {"grounding", ClaimKind::grounding},
                                                 {"draw", ClaimKind::draw},
                                                 {"unknown-win", ClaimKind::unknown_win},
                                                 {"unreadable", ClaimKind::unreadable}}};
}  // namespace json_words

bool sniff_json(std::string_view bytes);
/// A record with a value of the wrong kind is not made; the others of the file are.
ReadResult read_json(std::string_view bytes, const ReadOptions& options);
/// One item of `records`.
dots::Result<Written> write_json(const GameRecord& record);

}  // namespace tournament::records
