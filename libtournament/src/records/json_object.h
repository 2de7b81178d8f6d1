// JsonObject: one object of a document whose values are taken by name; what is wrong with them is found under their
// paths.
//
//   JsonObject object(json, "records[0]", findings);
//   object.text("event", record.event);              // JSN003 when it is there and no text
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/findings.h"
#include "records/record_json.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

class JsonObject {
 public:
  JsonObject(const nlohmann::json& json, std::string path, Findings& findings)
      : json_(json), path_(std::move(path)), findings_(findings) {
    if (!json_.is_object()) wrong("", "an object");
  }
  /// Names that nobody asked for.
  ~JsonObject() {
    if (!json_.is_object()) return;
    for (const auto& [name, value] : json_.items())
      if (std::find(asked_.begin(), asked_.end(), name) == asked_.end())
        findings_.add(dots::Severity::warning, json_code::unknown_name, {}, {{"name", path_of(name)}});
  }
  JsonObject(const JsonObject&) = delete;
  JsonObject& operator=(const JsonObject&) = delete;

  const nlohmann::json* find(const char* name) {
    asked_.emplace_back(name);
    if (!json_.is_object()) return nullptr;
    const auto found = json_.find(name);
    return found == json_.end() ? nullptr : &*found;
  }
  void wrong(std::string_view name, std::string_view expected) {
    findings_.add(dots::Severity::critical, json_code::value, {},
                  {{"name", path_of(name)}, {"expected", std::string(expected)}});
  }
  void text(const char* name, std::string& to) {
    const nlohmann::json* value = find(name);
    if (value == nullptr) return;
    if (!value->is_string()) return wrong(name, "a text");
    to = value->get<std::string>();
  }
  void flag(const char* name, bool& to) {
    const nlohmann::json* value = find(name);
    if (value == nullptr) return;
    if (!value->is_boolean()) return wrong(name, "true or false");
    to = value->get<bool>();
  }
  template <class Number>
  bool whole(const char* name, Number& to, long low, long high) {
    const nlohmann::json* value = find(name);
    if (value == nullptr) return false;
    const auto number = whole_of(*value);
    if (!number || *number < low || *number > high) {
      wrong(name, std::to_string(low) + ".." + std::to_string(high));
      return false;
    }
    to = static_cast<Number>(*number);
    return true;
  }
  void real(const char* name, std::optional<double>& to) {
    const nlohmann::json* value = find(name);
    if (value == nullptr || value->is_null()) return;
    if (!value->is_number()) return wrong(name, "a number");
    to = value->get<double>();
  }
  void seconds(const char* name, std::optional<Milliseconds>& to) {
    std::optional<double> seconds;
    real(name, seconds);
    if (seconds) to = from_seconds(*seconds);
    if (seconds && !to) wrong(name, "a number");
  }
  template <class Value, std::size_t N>
  void word(const char* name, const JsonWords<Value, N>& words, Value& to) {
    const nlohmann::json* value = find(name);
    if (value == nullptr) return;
    std::string known;
    for (const auto& [text, each] : words) {
      known.append(known.empty() ? "" : " ").append(text);
      if (!value->is_string() || value->get_ref<const std::string&>() != text) continue;
      to = each;
      return;
    }
    wrong(name, known);
  }
  void place(const char* name, dots::Place& to) {
    const nlohmann::json* value = find(name);
    if (value == nullptr) return;
    const auto line = value->is_array() && value->size() == 2 ? whole_of((*value)[0]) : std::nullopt;
    const auto column = line ? whole_of((*value)[1]) : std::nullopt;
    if (!column || *line < 0 || *column < 0 || *line > INT32_MAX || *column > INT32_MAX)
      return wrong(name, "line and column");
    to = {static_cast<int>(*line), static_cast<int>(*column)};
  }
  /// The items of a list, at most `bound` of them; `each` is called with the item and its path.
  template <class Each>
  void list(const char* name, std::size_t bound, Each each) {
    const nlohmann::json* value = find(name);
    if (value == nullptr) return;
    if (!value->is_array()) return wrong(name, "a list");
    if (value->size() > bound) {
      dots::Diagnostic over = over_limit(name, bound, value->size(), {});
      findings_.add(over.severity, over.code, over.place, over.args);
      return;
    }
    for (std::size_t i = 0; i < value->size(); ++i) each((*value)[i], path_of(name) + '[' + std::to_string(i) + ']');
  }

  static std::optional<long> whole_of(const nlohmann::json& value) {
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX) return std::nullopt;
    return value.is_number_integer() ? std::optional<long>(value.get<std::int64_t>()) : std::nullopt;
  }

 private:
  [[nodiscard]] std::string path_of(std::string_view name) const {
    return name.empty() ? path_ : path_ + '.' + std::string(name);
  }
  const nlohmann::json& json_;
  std::string path_;
  Findings& findings_;
  std::vector<std::string> asked_;
};

}  // namespace tournament::records
