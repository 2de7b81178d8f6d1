// The tables behind messages(), one a subject.
#pragma once

#include <span>

#include "text/messages.h"

namespace arbiter::text {

std::span<const Message> rules_messages();          ///< DOT, RUL, GAM
std::span<const Message> records_messages();        ///< SGF, REC, LIM
std::span<const Message> event_messages();          ///< EVT, LOG, STO, PUB
std::span<const Message> pairing_messages();        ///< PAI
std::span<const Message> challenge_messages();      ///< CHL
std::span<const Message> apps_messages();           ///< CLI, FIL, CSV
std::span<const Message> lines_messages();          ///< LOA, CAM, LIN, QUI, and what they share of GFN
std::span<const Message> boardgames_messages();     ///< DRA, REV
std::span<const Message> board_records_messages();  ///< PDN, GGF, OTH, BRD, SGF of board games
std::span<const Message> archive_messages();        ///< CLK, CLI06x

}  // namespace arbiter::text
