target_sources(tournament
  PRIVATE
    src/publish/site.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/publish/site.h
)
