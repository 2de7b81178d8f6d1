// One cell of a table of players, or one value of an option, as a part of a player.
//
//   put_cell(player, "birth_year", "12.05.1990");            // 1990
//   put_cell(player, "rating@notago:blitz", "1523,5");       // 1524 of that list
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "dots/result.h"
#include "tournament/event/player.h"

namespace arbiter::cli {

/// "nick@PLACE" or "rating@LIST:CLASS[@DATE]".
struct CellTarget {
  std::optional<tournament::event::Nick> nick{};  ///< without its text
  std::optional<tournament::event::ListedRating> rating{};
};
std::optional<CellTarget> parse_cell_target(std::string_view field);

/// "LIST:CLASS=VALUE[@DATE]", as the command line has it.
std::optional<tournament::event::ListedRating> parse_listed_rating(std::string_view text);

/// A whole number; with a decimal point or comma, rounded to the nearest, halves up.
std::optional<int> rounded_number(std::string_view text);
/// The year of "1990", "1990-05-12", "12.05.1990" or "12/05/1990".
std::optional<int> year_of(std::string_view text);
/// "f", "ж", "kobieta", "weiblich", "nő" …
std::optional<tournament::event::Sex> parse_sex_word(std::string_view text);
/// "yes", "да", "tak", "ja", "igen", "1", "+" …
std::optional<tournament::event::Consent> parse_consent_word(std::string_view text);

/// Puts a cell that is not empty into the field; several categories are divided by commas. Whether a player may have it
/// is not looked at. Error: CSV005 {column, value, allowed}.
dots::Result<void> put_cell(tournament::event::Player& player, const std::string& field, const std::string& cell);

}  // namespace arbiter::cli
