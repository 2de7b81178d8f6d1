#include "cli/verbs/table.h"

#include <vector>

namespace arbiter::cli {

const std::vector<Verb>& all_verbs() {
  static const std::vector<Verb> all = [] {
    std::vector<Verb> list;
    for (const auto& noun :
         {rules_verbs(), game_verbs(), record_verbs(), record_store_verbs(), db_verbs(), player_verbs(), event_verbs(),
          entry_verbs(), round_verbs(), result_verbs(), standings_verbs(), publish_verbs(), log_verbs(), about_verbs()})
      list.insert(list.end(), noun.begin(), noun.end());
    return list;
  }();
  return all;
}

}  // namespace arbiter::cli
