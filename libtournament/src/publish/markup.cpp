#include "tournament/publish/markup.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "tournament/publish/display_text.h"

namespace tournament::publish {
namespace {

// After these a line ends, so that pages can be read and compared; blanks there mean nothing.
constexpr std::array<std::string_view, 41> line_enders{
    "html",    "head",  "body",  "meta",    "link",   "title",      "header",  "main",    "footer", "nav", "section",
    "div",     "p",     "ul",    "ol",      "li",     "dl",         "h1",      "h2",      "h3",     "h4",  "table",
    "caption", "thead", "tbody", "tr",      "figure", "figcaption", "details", "summary", "svg",    "g",   "path",
    "rect",    "desc",  "defs",  "pattern", "circle", "text",       "dt",      "dd"};

bool ends_line(std::string_view name) {
  return std::find(line_enders.begin(), line_enders.end(), name) != line_enders.end();
}

bool starts_with_any_case(std::string_view text, std::string_view lower) {
  return text.size() >= lower.size() && std::equal(lower.begin(), lower.end(), text.begin(), [](char a, char b) {
           return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
         });
}

}  // namespace

std::string safe_link(std::string_view link) {
  std::string shown;
  for (const char c : display_text(link))
    if (c != ' ') shown.push_back(c);
  if (starts_with_any_case(shown, "http://") || starts_with_any_case(shown, "https://") ||
      starts_with_any_case(shown, "mailto:"))
    return shown;
  const bool leaves_the_site = shown.empty() || shown.front() == '/' || shown.front() == '\\' ||
                               shown.substr(0, shown.find_first_of("/?#")).find(':') != std::string::npos;
  return leaves_the_site ? "#" : shown;
}

void Markup::doctype() { out_ += "<!DOCTYPE html>\n"; }

void Markup::escaped(std::string_view content) {
  for (const char c : display_text(content)) {
    switch (c) {
      case '&': out_ += "&amp;"; break;
      case '<': out_ += "&lt;"; break;
      case '>': out_ += "&gt;"; break;
      case '"': out_ += "&quot;"; break;
      case '\'': out_ += "&#39;"; break;
      default: out_.push_back(c);
    }
  }
}

void Markup::tag(ElementName name, Attributes attributes) {
  out_.append("<").append(name.text());
  for (const Attribute& attribute : attributes) {
    if (attribute.value.empty()) continue;
    const bool is_link = attribute.name.text() == "href" || attribute.name.text() == "src";
    out_.append(" ").append(attribute.name.text()).append("=\"");
    escaped(is_link ? safe_link(attribute.value) : attribute.value);
    out_.append("\"");
  }
}

Markup::Element Markup::element(ElementName name, Attributes attributes) {
  tag(name, attributes);
  out_ += ">";
  open_.push_back(name.text());
  return Element(this);
}

void Markup::empty(ElementName name, Attributes attributes) {
  tag(name, attributes);
  out_ += ends_line(name.text()) ? "/>\n" : "/>";
}

void Markup::leaf(ElementName name, std::string_view content, Attributes attributes) {
  const Element scope = element(name, attributes);
  escaped(content);
}

void Markup::text(std::string_view content) { escaped(content); }

void Markup::close() {
  assert(!open_.empty());
  out_.append("</").append(open_.back()).append(ends_line(open_.back()) ? ">\n" : ">");
  open_.pop_back();
}

}  // namespace tournament::publish
