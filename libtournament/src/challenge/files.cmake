target_sources(tournament
  PRIVATE
    src/challenge/championship_json.cpp
    src/challenge/score.cpp
    src/challenge/sheets.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/challenge/championship.h
)
