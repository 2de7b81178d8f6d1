#include "publish/site_view.h"

namespace tournament::publish {

std::string boards_page(const SiteView& view) {
  const Texts& t = view.t;
  return page(view, std::string(t.boards), "boards.html", [&](Markup& markup) {
    markup.leaf("h1", t.boards);
    for (const Block& block : boards_blocks(view, view.input.boards, true)) write_html(markup, block);
    markup.leaf("p", t.boards_help, {{"class", "key"}});
    write_downloads(markup, t, {"boards.csv"});
  });
}

}  // namespace tournament::publish
