// zagram's settings as a file of records: one game without moves (formats/zagram-settings.md).
#pragma once

#include <string_view>

#include "tournament/records/codec.h"

namespace tournament::records {

bool sniff_zagram_settings(std::string_view bytes);
ReadResult read_zagram_settings(std::string_view bytes, const ReadOptions& options);
dots::Result<Written> write_zagram_settings(const GameRecord& record);

}  // namespace tournament::records
