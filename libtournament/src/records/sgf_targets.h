// SGF as a target of conversion: what is written, and what each dialect cannot hold.
#pragma once

#include "tournament/records/codec.h"

namespace tournament::records {

dots::Result<Written> write_sgf_plain(const GameRecord& record);
dots::Result<Written> write_sgf_zagram(const GameRecord& record);
dots::Result<Written> write_sgf_vpoints(const GameRecord& record);

}  // namespace tournament::records
