// A record in which the first player (blue) captures one dot, from the cross that the usual rules start with.
#pragma once

#include <string>

namespace arbiter_tests {

inline std::string captured_game(const std::string& result, const std::string& first = "Anna",
                                 const std::string& second = "Jan") {
  return "(;GM[40]FF[4]SZ[39:32]CA[UTF-8]AB[tp][uq]AW[up][tq]PB[" + first + "]PW[" + second + "]RE[" + result +
         "];B[ba];W[bb];B[ab];W[zz];B[cb];W[zA];B[bc];W[Aa])";
}

}  // namespace arbiter_tests
