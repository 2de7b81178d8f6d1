target_sources(tournament
  PRIVATE
    src/records/codec.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/records/codec.h
    include/tournament/records/game_record.h
    include/tournament/records/verify.h
)
