#include "values.h"

#include <QByteArrayView>
#include <QCryptographicHash>
#include <QList>
#include <QString>

#include "store_error.h"
#include "tournament/limits.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {

std::string sha256(std::string_view bytes) {
  const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(view);
  return hash.result().toHex().toStdString();
}

dots::Error refused(std::string_view field, std::string_view reason) {
  return error(errors::value_refused, {{"field", std::string(field)}, {"reason", std::string(reason)}});
}

dots::Error over_limit(std::string_view limit, std::size_t bound, std::size_t found) {
  return error("LIM001",
               {{"limit", std::string(limit)}, {"bound", std::to_string(bound)}, {"found", std::to_string(found)}});
}

dots::Result<void> check_actor(std::string_view actor) {
  if (actor.empty()) return refused("actor", "empty");
  const QString decoded = QString::fromUtf8(actor.data(), static_cast<qsizetype>(actor.size()));
  if (decoded.toStdString() != actor) return refused("actor", "encoding");
  const auto characters = decoded.toUcs4();
  for (const uint character : characters)
    if (QChar::category(character) == QChar::Other_Control) return refused("actor", "control");
  constexpr auto bound = static_cast<std::size_t>(Limits{}.name_length);
  const auto found = static_cast<std::size_t>(characters.size());
  if (found > bound) return over_limit("name_length", bound, found);
  return {};
}

dots::Result<void> check_time(std::string_view at) {
  constexpr std::string_view shape = "0000-00-00T00:00:00Z";
  bool fits = at.size() == shape.size();
  for (std::size_t i = 0; fits && i < shape.size(); ++i)
    fits = shape[i] == '0' ? at[i] >= '0' && at[i] <= '9' : at[i] == shape[i];
  if (!fits) return refused("at", "shape");
  return {};
}

}  // namespace tournament::store::detail
