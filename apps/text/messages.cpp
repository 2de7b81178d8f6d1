#include "text/messages.h"

#include <algorithm>

#include "text/fill.h"
#include "text/message_tables.h"

namespace arbiter::text {
namespace {

std::string_view argument(const dots::Arguments& args, std::string_view name) {
  const auto found = std::ranges::find(args, name, &dots::Argument::name);
  return found == args.end() ? std::string_view{} : std::string_view(found->value);
}

}  // namespace

std::string fill(std::string_view text, const dots::Arguments& args) {
  std::string filled;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) break;
    filled += text.substr(0, open);
    filled += argument(args, text.substr(open + 1, close - open - 1));
    text.remove_prefix(close + 1);
  }
  return filled += text;
}

const std::vector<Message>& messages() {
  static const std::vector<Message> all = [] {
    std::vector<Message> list;
    for (const auto& table : {
             rules_messages(),
             boardgames_messages(),
             board_records_messages(),
             lines_messages(),
             records_messages(),
             archive_messages(),
             event_messages(),
             pairing_messages(),
             challenge_messages(),
             apps_messages(),
         })
      list.insert(list.end(), table.begin(), table.end());
    std::ranges::sort(list, {}, &Message::code);
    return list;
  }();
  return all;
}

const Message* find_message(std::string_view code) {
  const auto found = std::ranges::lower_bound(messages(), code, {}, &Message::code);
  return found == messages().end() || found->code != code ? nullptr : &*found;
}

std::string describe(std::string_view code, const dots::Arguments& args) {
  if (const Message* message = find_message(code)) return fill(message->what, args);
  std::string text(code);
  for (const auto& [name, value] : args) text += ", " + name + " " + value;
  return text;
}

std::string full_text(const dots::Error& error) {
  std::string text = describe(error);
  const Message* message = find_message(error.code);
  if (message != nullptr && !message->remedy.empty()) text += "; " + fill(message->remedy, error.args);
  return text;
}

}  // namespace arbiter::text
