#include "tournament/records/sgf_collection.h"

#include "records/boardgames/codecs.h"
#include "records/sgf_dots_reader.h"
#include "records/sgf_properties.h"
#include "tournament/records/sgf_tree.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

namespace {

/// Sets a property of the root, or adds it.
void set(SgfTree& tree, SgfIndex root, std::string_view name, const std::string& value) {
  const std::string values[] = {value};
  for (const SgfProperty& property : tree.properties(root))
    if (capitals(tree.name(property)) == name) return tree.set_values(property, values);
  tree.add_property(root, name, values);
}

bool has_property(const SgfTree& tree, SgfIndex root, std::string_view name) {
  for (const SgfProperty& property : tree.properties(root))
    if (capitals(tree.name(property)) == name) return true;
  return false;
}

}  // namespace

SgfGames SgfGames::read(std::string_view bytes, const ReadOptions& options) {
  SgfGames games;
  if (sniff_ggf(bytes) || !sniff_sgf(bytes)) {
    for (const GameRecord& record : read_records(bytes, options).records) {
      auto written = write_sgf_any(record);
      games.texts_.push_back(written ? dots::Result<std::string>(std::move(written->bytes)) : written.error());
    }
    return games;
  }
  DecodedText decoded = decode_text(bytes, {options.encoding, declared_encoding(bytes, options.limits)});
  const SgfTree tree = SgfTree::parse(std::move(decoded.text), options.limits);
  for (const SgfGame& game : tree.games())
    games.texts_.emplace_back(std::string(tree.text().substr(game.begin, game.end - game.begin)));
  return games;
}

dots::Result<std::string> SgfGames::game(int index, const SgfHeaders& headers) const {
  if (index < 0 || index >= size()) return dots::Error{"REC019", {{"index", std::to_string(index + 1)}}};
  const auto& text = texts_[static_cast<std::size_t>(index)];
  if (!text) return text.error();
  SgfTree tree = SgfTree::parse(*text, Limits{});
  if (tree.games().empty() || tree.games().front().root == sgf_none) return *text + '\n';
  const SgfIndex root = tree.games().front().root;
  if (has_property(tree, root, "CA")) set(tree, root, "CA", "UTF-8");
  if (!headers.event.empty()) set(tree, root, "EV", headers.event);
  if (!headers.round.empty()) set(tree, root, "RO", headers.round);
  return tree.write() + '\n';
}

}  // namespace tournament::records
