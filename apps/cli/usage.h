// Help texts, made from the table of verbs.
//
//   console.block(help_of(verb));
#pragma once

#include <string>
#include <string_view>

#include "cli/command.h"

namespace arbiter::cli {

std::string help_overview();
/// Empty for an unknown noun.
std::string help_of_noun(std::string_view noun);
std::string help_of(const Verb& verb);

/// CLI003 or CLI004 when the number of arguments does not fit the verb's `arguments`.
dots::Result<void> check_arguments(const Verb& verb, const std::vector<std::string>& given);

/// "did you mean 'rules'? " when a word is close to the one given, else empty.
std::string hint_for(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace arbiter::cli
