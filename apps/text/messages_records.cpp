#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> records_messages() {
  static constexpr Message table[] = {
      {"LIM001", "the limit {limit} is {bound}, and this has {found}",
       "split the input, or raise it with --limit {limit}=N"},
  };
  return table;
}

}  // namespace arbiter::text
