// Markup: the only way in which this room makes HTML and SVG. Everything given to it is escaped; nothing gets in raw.
//
//   Markup page;
//   { auto row = page.element("tr", {{"class", "open"}}); page.leaf("td", player.name); }
//   std::string html = std::move(page).take();
//
// Element and attribute names are literals checked when compiling: no script or style elements, no event handlers, no
// style attributes. Links (href, src) lead to pages of the site, to http(s) or to mailto, whatever they were given.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace tournament::publish {

namespace detail {
constexpr bool is_name(std::string_view text) {
  if (text.empty()) return false;
  for (const char c : text)
    if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-')) return false;
  return true;
}
void markup_name_not_allowed();  // never defined: calling it stops the compilation
}  // namespace detail

/// Name of an element, from a literal.
class ElementName {
 public:
  consteval ElementName(const char* text) : text_(text) {  // NOLINT: implicit by design
    if (!detail::is_name(text_) || text_ == "script" || text_ == "style" || text_ == "iframe" || text_ == "object")
      detail::markup_name_not_allowed();
  }
  [[nodiscard]] std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

/// Name of an attribute, from a literal.
class AttributeName {
 public:
  consteval AttributeName(const char* text) : text_(text) {  // NOLINT: implicit by design
    if (!detail::is_name(text_) || text_.substr(0, 2) == "on" || text_ == "style" || text_ == "srcdoc")
      detail::markup_name_not_allowed();
  }
  [[nodiscard]] std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

/// An attribute with an empty value is left out.
struct Attribute {
  AttributeName name;
  std::string value;
};
using Attributes = std::initializer_list<Attribute>;

/// The link itself when it leads to a page of the site (a relative path or "#part"), to http(s) or to mailto; else "#".
std::string safe_link(std::string_view link);

class Markup {
 public:
  /// Closes its element at the end of its scope.
  class [[nodiscard]] Element {
   public:
    Element(Element&& from) noexcept : markup_(from.markup_) { from.markup_ = nullptr; }
    Element(const Element&) = delete;
    Element& operator=(const Element&) = delete;
    Element& operator=(Element&&) = delete;
    ~Element() {
      if (markup_ != nullptr) markup_->close();
    }

   private:
    friend class Markup;
    explicit Element(Markup* markup) : markup_(markup) {}
    Markup* markup_;
  };

  void doctype();
  Element element(ElementName name, Attributes attributes = {});
  /// An element without content.
  void empty(ElementName name, Attributes attributes = {});
  /// An element with nothing but text.
  void leaf(ElementName name, std::string_view content, Attributes attributes = {});
  void text(std::string_view content);

  std::string take() && { return std::move(out_); }

 private:
  void tag(ElementName name, Attributes attributes);
  void close();
  void escaped(std::string_view content);

  std::string out_;
  std::vector<std::string_view> open_;
};

}  // namespace tournament::publish
