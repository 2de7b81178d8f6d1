#include "publish/site_view.h"

namespace tournament::publish {

std::string boards_page(const SiteView& view) {
  const Texts& t = view.t;
  return page(view, std::string(t.boards), "boards.html", [&](Markup& markup) {
    markup.leaf("h1", t.boards);
    for (const Block& block : boards_blocks(view, view.input.boards, true)) write_html(markup, block);
    markup.leaf("p", t.boards_help, {{"class", "key"}});
    const auto data = markup.element("p", {{"class", "data"}});
    markup.text(t.download);
    markup.text(" ");
    markup.leaf("a", "boards.csv", {{"href", "boards.csv"}});
  });
}

}  // namespace tournament::publish
