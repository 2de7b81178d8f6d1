#include "tournament/publish/texts.h"

namespace tournament::publish {
namespace {

constexpr Texts english{
    .tag = "en",
    .standings = "Standings",
    .crosstable = "Crosstable",
    .rounds = "Rounds",
    .players = "Players",
    .skip_to_content = "Skip to the content",
    .site_pages = "Pages of the event",

    .provisional = "Provisional.",
    .open_tables_one = "One table has no result yet; the order can still change.",
    .open_tables = "{count} tables have no result yet; the order can still change.",
    .after_round = "After round {round}",
    .no_rounds = "No round has been paired yet.",
    .about = "About the event",
    .game = "Game",
    .rules = "Rules",
    .all_axes = "All rules in full",
    .system = "System",
    .scores = "Points",
    .scores_value = "win {win}, draw {draw}, loss {loss}",
    .tie_breaks = "Tie-breaks, in order:",
    .place = "Place",
    .dates = "Dates",
    .entries = "Players",
    .rounds_paired = "Rounds paired",
    .download = "As data:",

    .group = "Group {group}",
    .rank = "Rank",
    .number = "No.",
    .name = "Name",
    .nick = "Nick",
    .club = "Club",
    .federation = "Fed.",
    .rating = "Rating",
    .played = "Games",
    .played_hint = "games played over the board",
    .wins = "W",
    .wins_hint = "wins",
    .draws = "D",
    .draws_hint = "draws",
    .losses = "L",
    .losses_hint = "losses",
    .forfeit_wins = "wins by forfeit",
    .forfeit_losses = "losses by forfeit",
    .points = "Points",
    .round = "Round",
    .table = "Table",
    .first = "First",
    .second = "Second",
    .result = "Result",
    .opponent = "Opponent",

    .round_title = "Round {round}",
    .rests = "Bye:",
    .not_played_yet = "open",
    .no_pairings = "No pairings have been published yet.",

    .by_name = "By name",
    .by_number = "By number",
    .own_games = "Games",
    .bye = "bye",
    .no_games = "No games yet.",
    .player_number = "Number {number}",
    .moves_first = "moves first",
    .moves_second = "moves second",

    .crosstable_help =
        "Each row shows what a player got against the others. ● the player moved first, ○ second; "
        "+ and - mark forfeits. A linked result leads to the game.",
    .cell_hint = "Round {round}",

    .game_of = "Round {round}, table {table}",
    .final_position = "Final position",
    .board_text =
        "Board of {width} by {height} points. First, blue: {first} dots, {first_lost} of them captured. "
        "Second, red: {second} dots, {second_lost} of them captured.",
    .as_written = "Drawn as the record writes it, without a referee.",
    .legend_first = "first",
    .legend_second = "second",
    .legend_captured = "captured",
    .legend_start = "start position",
    .legend_last = "last move",
    .legend_loose = "not grounded",
    .moves = "Moves",
    .move_help =
        "Column.row, counted from the top left corner. +3: dots captured; −2: the dot entered a house and was "
        "captured.",
    .refused = "not accepted by the rules",
    .filled = "put by hand after the grounding",
    .headers = "The record",
    .claimed = "Result in the record",
    .computed = "Result by the rules",
    .score = "Score",
    .captured_by = "Dots captured",
    .loose_dots = "Dots not grounded at the end",
    .format = "Format",
    .record_rules = "Replayed by",
    .verdict = "Verdict",
    .findings = "Findings",
    .original = "Original record",
    .no_diagram = "No board can be drawn of this record.",
    .recorded_names = "Players named in it",
    .record_event = "Event",
    .record_round = "Round",
    .record_date = "Date",
    .record_place = "Place",
    .time_control = "Time",
    .annotator = "Annotator",
    .source = "Source",

    .move_contours = "encloses",
    .move_ground = "grounds",
    .move_stop = "stops",
    .move_pass = "passes",
    .move_agree = "agrees to count",
    .move_resign = "resigns",
    .move_draw = "draw agreed",
    .move_time = "time is up",

    .winner_first = "first wins",
    .winner_second = "second wins",
    .winner_draw = "draw",
    .winner_none = "undecided",

    .verified = "Verified",
    .verified_with_warnings = "Verified, with warnings",
    .contradicts_result = "Contradicts its result",
    .stops_at_ply = "Stops at a move",
    .not_replayable = "Not replayed",
    .verified_more = "Every move is legal and the board agrees with the result in the record.",
    .verified_with_warnings_more = "Every move is legal; the findings below deserve a look.",
    .contradicts_result_more = "Every move is legal, but the board gives another result than the record claims.",
    .stops_at_ply_more =
        "The rules accept the first {accepted} of {plies} moves. The board shows the position before the "
        "move that is not legal.",
    .not_replayable_more = "The referee does not replay this record.",

    .round_robin = "Round robin",
    .double_round_robin = "Double round robin",
    .groups = "Groups",
    .knockout = "Knockout",
    .double_elimination = "Double elimination",
    .scheveningen = "Scheveningen",
    .monrad = "Monrad",
    .ladder = "Ladder",
    .by_hand = "Paired by hand",
    .open_challenge = "Open challenge",
    .end_board_full = "full board",
    .end_grounding = "grounding",
    .end_stop = "stop",
    .end_agreement = "agreement",
    .end_resignation = "resignation",
    .end_time = "time",
    .end_margin = "margin",
    .end_goal = "goal reached",
    .end_draw_rule = "draw by the rules",
    .end_no_show = "no-show",
    .end_arbiter = "arbiter's decision",
    .forfeit = "forfeit",
    .direct_encounter = "Direct encounter",
    .sonneborn_berger = "Sonneborn-Berger",
    .number_of_wins = "Number of wins",
    .captured_difference = "Difference of captured dots",
    .buchholz = "Buchholz",
    .buchholz_cut_1 = "Buchholz without the least term",
    .match_points = "Match points",
    .board_points = "Board points",
    .team_sonneborn_berger = "Sonneborn-Berger of teams: match points by board points",

    .boards = "Boards",
    .boards_help = "Who plays on two boards has a line for each. Equal points: fewer games, then more wins.",
    .board = "Board",
    .board_number = "board {board}",
    .team = "Team",
    .captain = "Captain",
    .members = "Members by board",
    .nobody = "nobody",

    .central_table = "Central table",
    .central_help = "Whom each player has beaten, by start number, under the game of the row on the winner's sheet.",
    .sheets = "Sheets",
    .sheets_help = "One page a player when printed. Who loses signs the winner's sheet; corrections are not allowed.",
    .provisional_challenge =
        "Provisional. Every win of a player also raises those who beat him; places are final when the event is closed.",
    .school = "School",
    .category = "Category",
    .category_lower = "Lower school",
    .category_upper = "Upper school",
    .category_adult = "Adults",
    .no_category = "Without a category",
    .base_points = "Base",
    .base_points_hint = "base points: duels won, signed by the loser",
    .trophy_points = "Trophy",
    .trophy_points_hint = "base points of those who were beaten",
    .diploma = "Diploma",
    .diploma_mark = "yes",
    .teams = "Teams",
    .excluded = "excluded",
    .excluded_by_arbiter = "by the arbiter",
    .excluded_by_duel = "one game too many in duel {duel}",
    .out_of_ranking = "Excluded: {player}, {why}.",
    .duels_hors_concours = "Hors concours: duels {duels}.",
    .opponent_number = "Opponent's no.",
    .acknowledged_defeat = "Acknowledged defeat",
    .duel_signed = "signed",
    .duel_unsigned = "not signed",
    .duel_lost = "lost",
    .duel_drawn = "draw",
    .duel_played = "played: {game}",
    .duel_number = "Duel {duel}",
    .duel_winner = "{name} wins",
    .hors_concours = "hors concours",
    .duels_entered = "Duels entered",
    .games = "Games",

    .log_head = "Log of decisions: {count} entries, head",
    .log_head_help = "Whoever keeps this number can tell whether the log was changed later.",
    .made_at = "Published {time} with Dots Arbiter",
};

}  // namespace

const Texts& texts(Language language) {
  switch (language) {
    case Language::english: break;
  }
  return english;
}

std::string fill(std::string_view text, std::initializer_list<std::pair<std::string_view, std::string>> values) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    out += text.substr(0, open);
    const std::string_view name = text.substr(open + 1, close - open - 1);
    for (const auto& [key, value] : values)
      if (key == name) out += value;
    text.remove_prefix(close + 1);
  }
  return out.append(text);
}

std::string_view words(const Texts& t, event::System system) {
  switch (system) {
    case event::System::round_robin: return t.round_robin;
    case event::System::double_round_robin: return t.double_round_robin;
    case event::System::groups: return t.groups;
    case event::System::knockout: return t.knockout;
    case event::System::double_elimination: return t.double_elimination;
    case event::System::scheveningen: return t.scheveningen;
    case event::System::monrad: return t.monrad;
    case event::System::ladder: return t.ladder;
    case event::System::by_hand: return t.by_hand;
    case event::System::challenge: return t.open_challenge;
  }
  return {};
}

std::string_view words(const Texts& t, event::GameEnd end) {
  switch (end) {
    case event::GameEnd::unknown: return {};
    case event::GameEnd::board_full: return t.end_board_full;
    case event::GameEnd::grounding: return t.end_grounding;
    case event::GameEnd::stop: return t.end_stop;
    case event::GameEnd::agreement: return t.end_agreement;
    case event::GameEnd::resignation: return t.end_resignation;
    case event::GameEnd::time: return t.end_time;
    case event::GameEnd::margin: return t.end_margin;
    case event::GameEnd::goal: return t.end_goal;
    case event::GameEnd::draw_rule: return t.end_draw_rule;
    case event::GameEnd::no_show: return t.end_no_show;
    case event::GameEnd::arbiter: return t.end_arbiter;
  }
  return {};
}

std::string_view words(const Texts& t, event::TieBreak tiebreak) {
  switch (tiebreak) {
    case event::TieBreak::direct_encounter: return t.direct_encounter;
    case event::TieBreak::sonneborn_berger: return t.sonneborn_berger;
    case event::TieBreak::wins: return t.number_of_wins;
    case event::TieBreak::captured_difference: return t.captured_difference;
    case event::TieBreak::buchholz: return t.buchholz;
    case event::TieBreak::buchholz_cut_1: return t.buchholz_cut_1;
    case event::TieBreak::match_points: return t.match_points;
    case event::TieBreak::board_points: return t.board_points;
    case event::TieBreak::team_sonneborn_berger: return t.team_sonneborn_berger;
  }
  return {};
}

std::string_view words(const Texts& t, records::Verdict verdict) {
  switch (verdict) {
    case records::Verdict::verified: return t.verified;
    case records::Verdict::verified_with_warnings: return t.verified_with_warnings;
    case records::Verdict::contradicts_result: return t.contradicts_result;
    case records::Verdict::stops_at_ply: return t.stops_at_ply;
    case records::Verdict::not_replayable: return t.not_replayable;
  }
  return {};
}

std::string_view more_words(const Texts& t, records::Verdict verdict) {
  switch (verdict) {
    case records::Verdict::verified: return t.verified_more;
    case records::Verdict::verified_with_warnings: return t.verified_with_warnings_more;
    case records::Verdict::contradicts_result: return t.contradicts_result_more;
    case records::Verdict::stops_at_ply: return t.stops_at_ply_more;
    case records::Verdict::not_replayable: return t.not_replayable_more;
  }
  return {};
}

std::string_view words(const Texts& t, dots::Winner winner) {
  switch (winner) {
    case dots::Winner::none: return t.winner_none;
    case dots::Winner::first: return t.winner_first;
    case dots::Winner::second: return t.winner_second;
    case dots::Winner::draw: return t.winner_draw;
  }
  return {};
}

}  // namespace tournament::publish
