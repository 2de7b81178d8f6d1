#include <array>

#include "publish/site_view.h"

namespace tournament::publish {
namespace {

struct NavigationItem {
  std::string_view Texts::*title;
  const char* path;
};
constexpr std::array navigation{
    NavigationItem{&Texts::standings, "index.html"},       NavigationItem{&Texts::crosstable, "crosstable.html"},
    NavigationItem{&Texts::central_table, "central.html"}, NavigationItem{&Texts::sheets, "sheets.html"},
    NavigationItem{&Texts::boards, "boards.html"},         NavigationItem{&Texts::rounds, "rounds.html"},
    NavigationItem{&Texts::players, "players.html"},
};

/// Who plays by rounds has other pages than who plays by challenges.
bool has_page(const event::State& state, const NavigationItem& item) {
  const bool challenge = state.open_challenge.has_value();
  if (item.title == &Texts::boards) return state.rules.boards > 0;
  if (item.title == &Texts::central_table || item.title == &Texts::sheets) return challenge;
  if (item.title == &Texts::crosstable || item.title == &Texts::rounds) return !challenge;
  return true;
}

void write_head(Markup& markup, const SiteView& view, const std::string& title) {
  const auto head = markup.element("head");
  markup.empty("meta", {{"charset", "utf-8"}});
  markup.empty("meta", {{"http-equiv", "Content-Security-Policy"},
                        {"content",
                         "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; "
                         "form-action 'none'"}});
  markup.empty("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
  markup.empty("meta", {{"name", "referrer"}, {"content", "no-referrer"}});
  markup.empty("meta", {{"name", "color-scheme"}, {"content", "light dark"}});
  markup.leaf("title", title + " · " + view.input.state.settings.title);
  markup.empty("link", {{"rel", "stylesheet"}, {"href", "style.css"}});
  markup.empty("link", {{"rel", "icon"}, {"type", "image/svg+xml"}, {"href", "icon.svg"}});
}

void write_place_and_dates(Markup& markup, const event::EventSettings& settings) {
  const std::string dates = dates_of(settings);
  if (settings.place.empty() && dates.empty()) return;
  const auto line = markup.element("p", {{"class", "where"}});
  markup.text(settings.place);
  if (!settings.place.empty() && !dates.empty()) markup.text(" · ");
  markup.leaf("span", dates, {{"class", "dates"}});
}

void write_top(Markup& markup, const SiteView& view, const std::string& path) {
  const auto header = markup.element("header", {{"class", "top"}});
  const auto inner = markup.element("div", {{"class", "inner"}});
  {
    const auto brand = markup.element("p", {{"class", "brand"}});
    const auto link = markup.element("a", {{"href", "index.html"}});
    markup.empty("img", {{"src", "icon.svg"}, {"width", "32"}, {"height", "32"}, {"aria-hidden", "true"}});
    markup.leaf("bdi", view.input.state.settings.title);
  }
  write_place_and_dates(markup, view.input.state.settings);
  const auto nav = markup.element("nav", {{"aria-label", std::string(view.t.site_pages)}});
  for (const NavigationItem& item : navigation) {
    if (!has_page(view.state, item)) continue;
    markup.leaf("a", view.t.*item.title, {{"href", item.path}, {"aria-current", path == item.path ? "page" : ""}});
  }
}

void write_foot(Markup& markup, const SiteView& view) {
  const auto footer = markup.element("footer");
  const auto inner = markup.element("div", {{"class", "inner"}});
  {
    const auto head = markup.element("p");
    markup.text(fill(view.t.log_head, {{"count", std::to_string(view.input.head.count)}}));
    markup.text(" ");
    markup.leaf("code", view.input.head.hash);
    markup.text(". ");
    markup.text(view.t.log_head_help);
  }
  markup.leaf("p", fill(view.t.made_at, {{"time", view.input.generated_at}}));
}

}  // namespace

std::string dates_of(const event::EventSettings& settings) {
  if (settings.ends_on.empty() || settings.ends_on == settings.starts_on) return settings.starts_on;
  return settings.starts_on.empty() ? settings.ends_on : settings.starts_on + " – " + settings.ends_on;
}

std::string page(const SiteView& view, const std::string& title, const std::string& path,
                 const std::function<void(Markup&)>& content) {
  Markup markup;
  markup.doctype();
  {
    const auto html = markup.element("html", {{"lang", std::string(view.t.tag)}});
    write_head(markup, view, title);
    const auto body = markup.element("body");
    markup.leaf("a", view.t.skip_to_content, {{"class", "skip"}, {"href", "#content"}});
    write_top(markup, view, path);
    {
      const auto main = markup.element("main", {{"id", "content"}});
      content(markup);
    }
    write_foot(markup, view);
  }
  return std::move(markup).take();
}

void write_facts(Markup& markup, const std::vector<Fact>& facts) {
  const auto list = markup.element("dl", {{"class", "facts"}});
  for (const Fact& fact : facts) {
    if (fact.value.empty()) continue;
    const auto pair = markup.element("div");
    markup.leaf("dt", fact.term);
    const auto value = markup.element("dd");
    if (fact.link.empty())
      markup.leaf("bdi", fact.value);
    else
      markup.leaf("a", fact.value, {{"href", fact.link}});
  }
}

void write_downloads(Markup& markup, const Texts& t, std::initializer_list<std::string_view> files) {
  const auto data = markup.element("p", {{"class", "data"}});
  markup.text(t.download);
  for (const std::string_view file : files) {
    markup.text(" ");
    markup.leaf("a", file, {{"href", std::string(file)}});
  }
}

std::string icon() {
  Markup markup;
  {
    const auto svg = markup.element("svg", {{"xmlns", "http://www.w3.org/2000/svg"}, {"viewBox", "0 0 32 32"}});
    markup.empty("rect", {{"width", "32"}, {"height", "32"}, {"rx", "6"}, {"fill", "#fffef8"}});
    markup.empty("path", {{"d", "M10 0V32M22 0V32M0 10H32M0 22H32"}, {"stroke", "#c3d3e6"}, {"stroke-width", "1.5"}});
    for (const char* x : {"10", "22"})
      markup.empty("circle", {{"cx", x}, {"cy", x}, {"r", "5.5"}, {"fill", "#1d4fb8"}});
    for (const auto& [x, y] : {std::pair{"22", "10"}, std::pair{"10", "22"}})
      markup.empty(
          "circle",
          {{"cx", x}, {"cy", y}, {"r", "4"}, {"fill", "#fffef8"}, {"stroke", "#b8261b"}, {"stroke-width", "3"}});
  }
  return std::move(markup).take();
}

}  // namespace tournament::publish
