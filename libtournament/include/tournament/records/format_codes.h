// The codes of what the readers of the formats other than SGF find, and of what a target format cannot hold. The
// meanings are in docs/formats; those of SGF are in sgf_codes.h.
//
//   if (diagnostic.code == pointsxt_code::truncated) …
#pragma once

#include <string_view>

namespace tournament::records {

/// PointsXT (formats/pointsxt.md §3).
namespace pointsxt_code {
inline constexpr std::string_view header_cut = "PXT001";
inline constexpr std::string_view no_header = "PXT002";
inline constexpr std::string_view truncated = "PXT003";
inline constexpr std::string_view more_bytes = "PXT004";
inline constexpr std::string_view colour = "PXT005";
inline constexpr std::string_view same_side = "PXT006";
inline constexpr std::string_view capture_count = "PXT007";
inline constexpr std::string_view no_captive = "PXT008";
inline constexpr std::string_view mark_repeated = "PXT009";
inline constexpr std::string_view header_bytes = "PXT010";
inline constexpr std::string_view time = "PXT011";
}  // namespace pointsxt_code

/// vkontakte text (formats/vkontakte.md §3).
namespace vkontakte_code {
inline constexpr std::string_view version = "VKT001";
inline constexpr std::string_view line_missing = "VKT002";
inline constexpr std::string_view settings = "VKT003";
inline constexpr std::string_view coordinate = "VKT004";
inline constexpr std::string_view half_move = "VKT005";
inline constexpr std::string_view sections_cut = "VKT006";
inline constexpr std::string_view border = "VKT007";
inline constexpr std::string_view captured = "VKT008";
inline constexpr std::string_view score = "VKT009";
inline constexpr std::string_view no_sections = "VKT010";
}  // namespace vkontakte_code

/// The project's JSON (formats/json.md §3).
namespace json_code {
inline constexpr std::string_view syntax = "JSN001";
inline constexpr std::string_view schema = "JSN002";
inline constexpr std::string_view value = "JSN003";
inline constexpr std::string_view unknown_name = "JSN004";
}  // namespace json_code

/// Text diagrams (formats/diagram.md §3).
namespace diagram_code {
inline constexpr std::string_view line = "TXT001";
inline constexpr std::string_view row_length = "TXT002";
inline constexpr std::string_view character = "TXT003";
inline constexpr std::string_view move = "TXT004";
inline constexpr std::string_view row_count = "TXT005";
inline constexpr std::string_view size = "TXT006";
}  // namespace diagram_code

/// PointsIQ puzzles (formats/pointsiq.md §3).
namespace pointsiq_code {
inline constexpr std::string_view not_closed = "PIQ001";
inline constexpr std::string_view dot = "PIQ002";
inline constexpr std::string_view field = "PIQ003";
inline constexpr std::string_view text_outside = "PIQ004";
}  // namespace pointsiq_code

/// zagram's settings of a game (formats/zagram-settings.md §3).
namespace zagram_code {
inline constexpr std::string_view form = "ZAG001";
inline constexpr std::string_view third_mode = "ZAG002";
inline constexpr std::string_view old_letters = "ZAG003";
}  // namespace zagram_code

/// What a record has and the format it is written in has not (formats/conversion.md §2).
namespace lost_code {
inline constexpr std::string_view variations = "REC020";
inline constexpr std::string_view clocks = "REC021";
inline constexpr std::string_view comments = "REC022";
inline constexpr std::string_view contours = "REC023";
inline constexpr std::string_view areas = "REC024";
inline constexpr std::string_view setup_as_moves = "REC025";
inline constexpr std::string_view rules = "REC026";
inline constexpr std::string_view name_cut = "REC027";
inline constexpr std::string_view fields = "REC028";
inline constexpr std::string_view endings = "REC029";
inline constexpr std::string_view characters = "REC030";
inline constexpr std::string_view fills = "REC031";
inline constexpr std::string_view unheld = "REC032";
inline constexpr std::string_view times = "REC033";
inline constexpr std::string_view moves = "REC034";
inline constexpr std::string_view setup = "REC035";
inline constexpr std::string_view marks = "REC036";
}  // namespace lost_code

}  // namespace tournament::records
