// The words by which a verb names a section, an entry or a round.
//
//   auto section = section_of(call, state);            // --section Juniors
//   auto number = entry_named(*opened, *section, "kovacs");
#pragma once

#include <array>
#include <string>
#include <vector>

#include "cli/open_event.h"

namespace arbiter::cli {

inline constexpr OptionSpec section_option{"section", '\0', "SECTION",
                                           "number or name of a section; 1 where none is given"};
inline constexpr OptionSpec reason_option{"reason", '\0', "TEXT", "why, for the log"};
inline constexpr std::array reason_options{reason_option};

/// --section by number or name. Errors: EVT041 {section}, STO011 {kind: section, value}.
dots::Result<tournament::event::SectionNumber> section_of(const Invocation& call,
                                                          const tournament::event::State& state);
/// A number, or the name or nick of a player who is entered; in the section where he plays in several.
/// Errors: STO011 {kind: entry, value}, CLI022 several players of that name.
dots::Result<tournament::event::EntryNumber> entry_named(const OpenEvent& opened, const std::string& text,
                                                         tournament::event::SectionNumber section = 0);
/// Argument `at` as the number of a round or a table, or of an entry of the log. Error: CLI007.
dots::Result<int> number_at(const Invocation& call, std::size_t at, const std::string& name);
/// "3,1,2" -> the parts; none for an empty text.
std::vector<std::string> parts_of(std::string_view text, char separator);
std::string reason_of(const Invocation& call);
/// "Spring Cup 2027" -> "spring-cup-2027"; "event" where the title has no Latin letters.
std::string code_from(std::string_view title);

}  // namespace arbiter::cli
