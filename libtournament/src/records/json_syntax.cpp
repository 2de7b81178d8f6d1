#include "records/json_syntax.h"

#include <nlohmann/json.hpp>

#include "records/findings.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

namespace {

using Json = nlohmann::json;

/// Looks at the events of the parser and keeps nothing.
class Watcher final : public nlohmann::json_sax<Json> {
 public:
  explicit Watcher(int bound) : bound_(bound) {}
  [[nodiscard]] std::size_t fault_at() const { return fault_at_; }
  [[nodiscard]] bool too_deep() const { return depth_ > bound_; }
  [[nodiscard]] int depth() const { return depth_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool key(string_t&) override { return true; }
  bool start_object(std::size_t) override { return ++depth_ <= bound_; }
  bool end_object() override { return --depth_, true; }
  bool start_array(std::size_t) override { return ++depth_ <= bound_; }
  bool end_array() override { return --depth_, true; }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    fault_at_ = position;
    return false;
  }

 private:
  int bound_;
  int depth_ = 0;
  std::size_t fault_at_ = 0;
};

/// Place of the byte number `position`, from 1, at which the parser stopped.
dots::Place place_of(std::string_view bytes, std::size_t position) {
  dots::Place place{1, 1};
  for (const char c : bytes.substr(0, position == 0 ? 0 : std::min(position - 1, bytes.size()))) {
    if (c == '\n') {
      place = {place.line + 1, 1};
    } else if ((c & '\xC0') != '\x80') {
      place.column += 1;
    }
  }
  return place;
}

}  // namespace

std::optional<dots::Diagnostic> json_fault(std::string_view bytes, const Limits& limits) {
  Watcher watcher(limits.nesting);
  if (Json::sax_parse(bytes, &watcher)) return std::nullopt;
  if (watcher.too_deep())
    return over_limit("nesting", static_cast<std::size_t>(limits.nesting), static_cast<std::size_t>(watcher.depth()),
                      {1, 1});
  return dots::Diagnostic{
      dots::Severity::critical, std::string(json_code::syntax), {}, place_of(bytes, watcher.fault_at()), 0};
}

}  // namespace tournament::records
