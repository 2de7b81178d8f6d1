#include "dots/surround/ruleset.h"
#include "publish/site_view.h"

namespace tournament::publish {

using dots::surround::Ruleset;

std::string rules_name(const std::string& text) {
  const dots::Result<Ruleset> rules = dots::surround::parse_ruleset(text);
  if (!rules) return text;
  std::string name = std::to_string(rules->width) + "×" + std::to_string(rules->height);
  // Neither the size of the board nor a start set up by hand makes another variant.
  Ruleset wanted = *rules;
  for (const dots::surround::Preset& preset : dots::surround::presets()) {
    const dots::Result<Ruleset> named = dots::surround::parse_ruleset(preset.id);
    if (!named) continue;
    wanted.width = named->width;
    wanted.height = named->height;
    if (rules->start == dots::surround::Start::custom) wanted.start = named->start;
    if (*named == wanted) return std::string(preset.id) + ", " + name;
  }
  return name;
}

void write_rules_in_full(Markup& markup, const Texts& t, const std::string& text) {
  if (text.empty()) return;
  const dots::Result<Ruleset> rules = dots::surround::parse_ruleset(text);
  const auto details = markup.element("details");
  markup.leaf("summary", t.all_axes);
  if (rules) {
    std::vector<Fact> facts;
    for (const dots::surround::AxisValue& axis : dots::surround::axes(*rules)) facts.push_back({axis.axis, axis.value});
    write_facts(markup, facts);
  }
  const auto line = markup.element("p");
  markup.leaf("code", text);
}

}  // namespace tournament::publish
