target_sources(tournament
  PRIVATE
    src/event/apply.cpp
    src/event/codes.cpp
    src/event/decide.cpp
    src/event/log_codec.cpp
    src/event/text.cpp
    src/event/types.cpp
    src/event/validate.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/event/codes.h
    include/tournament/event/log.h
    include/tournament/event/types.h
    include/tournament/event/validate.h
)
