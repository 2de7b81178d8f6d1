target_sources(tournament
  PRIVATE
    src/pairing/check_round_robin.cpp
    src/pairing/round_robin.cpp
  PUBLIC FILE_SET HEADERS BASE_DIRS include FILES
    include/tournament/pairing/round_robin.h
)
