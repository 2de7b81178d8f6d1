target_sources(tournament
  PRIVATE
    src/standings/boards.cpp
    src/standings/crosstable.cpp
    src/standings/direct_encounter.cpp
    src/standings/ranking.cpp
    src/standings/standings.cpp
    src/standings/tally.cpp
    src/standings/tiers.cpp
    src/standings/unplayed.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/standings/boards.h
    include/tournament/standings/standings.h
)
