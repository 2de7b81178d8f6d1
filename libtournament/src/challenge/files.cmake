target_sources(tournament
  PRIVATE
    src/challenge/championship_json.cpp
    src/challenge/event_championship.cpp
    src/challenge/score.cpp
    src/challenge/sheet.cpp
    src/challenge/sheets.cpp
    src/challenge/words.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/challenge/championship.h
    include/tournament/challenge/duel.h
    include/tournament/challenge/event_championship.h
    include/tournament/challenge/sheet.h
)
