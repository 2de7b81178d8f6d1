target_sources(tournament
  PRIVATE
    src/standings/crosstable.cpp
    src/standings/standings.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/standings/standings.h
)
