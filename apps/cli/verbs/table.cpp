#include "cli/verbs/table.h"

#include <vector>

namespace arbiter::cli {

const std::vector<Verb>& all_verbs() {
  static const std::vector<Verb> all = [] {
    std::vector<Verb> list;
    for (const auto& noun : {
             rules_verbs(),
             game_verbs(),
             record_verbs(),
             record_convert_verbs(),
             record_store_verbs(),
             record_search_verbs(),
             record_export_verbs(),
             db_verbs(),
             db_care_verbs(),
             player_verbs(),
             player_register_verbs(),
             event_setup_verbs(),
             event_verbs(),
             event_end_verbs(),
             entry_verbs(),
             entry_state_verbs(),
             entry_team_verbs(),
             round_verbs(),
             round_change_verbs(),
             round_line_up_verbs(),
             result_verbs(),
             result_list_verbs(),
             result_import_verbs(),
             standings_verbs(),
             standings_explain_verbs(),
             duel_verbs(),
             duel_enter_verbs(),
             duel_list_verbs(),
             duel_import_verbs(),
             publish_verbs(),
             log_verbs(),
             about_verbs(),
         })
      list.insert(list.end(), noun.begin(), noun.end());
    return list;
  }();
  return all;
}

}  // namespace arbiter::cli
