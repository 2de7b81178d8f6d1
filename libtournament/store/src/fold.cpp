#include "fold.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tournament::store::detail {
namespace {

// Letters that Unicode does not take apart into a base and an accent; empty for all others.
const char* base_letters(char32_t letter) {
  switch (letter) {
    case U'ł': return "l";
    case U'ø': return "o";
    case U'đ':
    case U'ð': return "d";
    case U'ħ': return "h";
    case U'ı': return "i";
    case U'ß': return "ss";
    case U'æ': return "ae";
    case U'œ': return "oe";
    case U'þ': return "th";
    default: return "";
  }
}

QStringList words(std::string_view text) {
  const QString decomposed = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
                                 .toCaseFolded()
                                 .normalized(QString::NormalizationForm_KD);
  QString folded;
  folded.reserve(decomposed.size());
  for (const uint character : decomposed.toUcs4()) {
    if (QChar::isMark(character)) continue;
    if (!QChar::isLetterOrNumber(character)) {
      folded.append(QLatin1Char(' '));
      continue;
    }
    const char32_t letter = character;
    const QLatin1String base(base_letters(letter));
    if (base.isEmpty())
      folded.append(QString::fromUcs4(&letter, 1));
    else
      folded.append(base);
  }
  return folded.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

}  // namespace

std::string fold(std::string_view text) { return words(text).join(QLatin1Char(' ')).toStdString(); }

std::vector<std::string> folded_words(std::string_view text) {
  std::vector<std::string> list;
  for (const QString& word : words(text)) list.push_back(word.toStdString());
  return list;
}

}  // namespace tournament::store::detail
