target_sources(tournament
  PRIVATE
    src/event/apply.cpp
    src/event/decide.cpp
    src/event/log_codec.cpp
    src/event/types.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/event/log.h
    include/tournament/event/types.h
)
