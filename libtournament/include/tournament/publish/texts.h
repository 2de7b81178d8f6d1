// Every word of the published pages, in one table a language.
//
//   const Texts& t = texts(Language::english);
//   page.leaf("h2", t.standings);
//   page.text(fill(t.after_round, {{"round", "3"}}));     // "After round {round}"
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "tournament/event/types.h"
#include "tournament/records/verify.h"

namespace tournament::publish {

enum class Language { english };

struct Texts {
  std::string_view tag;  ///< for the lang attribute
  // pages
  std::string_view standings, crosstable, rounds, players, skip_to_content, site_pages;
  // index
  std::string_view provisional, open_tables_one, open_tables, after_round, no_rounds, about, game, rules, all_axes,
      system, scores, scores_value, tie_breaks, place, dates, entries, rounds_paired, download;
  // tables
  std::string_view group, rank, number, name, nick, club, federation, rating, played, played_hint, wins, wins_hint,
      draws, draws_hint, losses, losses_hint, forfeit_wins, forfeit_losses, points, round, table, first, second, result,
      opponent;
  // rounds
  std::string_view round_title, rests, not_played_yet, no_pairings;
  // players
  std::string_view by_name, by_number, own_games, bye, no_games, player_number, moves_first, moves_second;
  // crosstable
  std::string_view crosstable_help, cell_hint;
  // games
  std::string_view game_of, final_position, board_text, as_written, legend_first, legend_second, legend_captured,
      legend_start, legend_last, legend_loose, moves, move_help, refused, filled, headers, claimed, computed, score,
      captured_by, loose_dots, format, record_rules, verdict, findings, original, no_diagram, recorded_names,
      record_event, record_round, record_date, record_place, time_control, annotator, source;
  std::string_view move_contours, move_ground, move_stop, move_pass, move_agree, move_resign, move_draw, move_time;
  std::string_view winner_first, winner_second, winner_draw, winner_none;
  std::string_view verified, verified_with_warnings, contradicts_result, stops_at_ply, not_replayable;
  std::string_view verified_more, verified_with_warnings_more, contradicts_result_more, stops_at_ply_more,
      not_replayable_more;
  // systems, ends, tie-breaks
  std::string_view round_robin, double_round_robin, groups, knockout, double_elimination, scheveningen, monrad, ladder,
      by_hand, open_challenge;
  std::string_view end_board_full, end_grounding, end_stop, end_agreement, end_resignation, end_time, end_margin,
      end_goal, end_draw_rule, end_no_show, end_arbiter, forfeit;
  std::string_view direct_encounter, sonneborn_berger, number_of_wins, captured_difference, buchholz, buchholz_cut_1,
      match_points, board_points, team_sonneborn_berger;
  // teams
  std::string_view boards, boards_help, board, board_number, team, captain, members, nobody;
  // open challenges
  std::string_view central_table, central_help, sheets, sheets_help, provisional_challenge, school, category,
      category_lower, category_upper, category_adult, no_category, base_points, base_points_hint, trophy_points,
      trophy_points_hint, diploma, diploma_mark, teams, excluded, excluded_by_arbiter, excluded_by_duel, out_of_ranking,
      duels_hors_concours, opponent_number, acknowledged_defeat, duel_signed, duel_unsigned, duel_lost, duel_drawn,
      duel_played, duel_number, duel_winner, hors_concours, duels_entered, games;
  // foot
  std::string_view log_head, log_head_help, made_at;
};

const Texts& texts(Language language);

/// Puts values in the place of "{name}".
std::string fill(std::string_view text, std::initializer_list<std::pair<std::string_view, std::string>> values);

std::string_view words(const Texts& t, event::System system);
std::string_view words(const Texts& t, event::GameEnd end);  ///< empty for `unknown`
std::string_view words(const Texts& t, event::TieBreak tiebreak);
std::string_view words(const Texts& t, records::Verdict verdict);
std::string_view more_words(const Texts& t, records::Verdict verdict);  ///< a sentence on what the verdict means
std::string_view words(const Texts& t, dots::Winner winner);

}  // namespace tournament::publish
