// Texts that are part of the interface, compared with stored files. ARBITER_UPDATE_SNAPSHOTS=1 writes them anew; review
// the difference before it is committed.
//
//   expect_snapshot("help.txt", run.out);
#pragma once

#include <string>
#include <string_view>

namespace arbiter_tests {

void expect_snapshot(const std::string& name, std::string_view text);

}  // namespace arbiter_tests
