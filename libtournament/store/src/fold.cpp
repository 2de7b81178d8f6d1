#include "fold.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tournament::store::detail {
namespace {

// Letters that Unicode does not take apart into a base and an accent.
char32_t base_letter(char32_t letter) {
  switch (letter) {
    case U'ł': return U'l';
    case U'ø': return U'o';
    case U'đ':
    case U'ð': return U'd';
    case U'ħ': return U'h';
    case U'ı': return U'i';
    default: return letter;
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
    const char32_t base = base_letter(character);
    if (base == U'ß')
      folded.append(QLatin1String("ss"));
    else
      folded.append(QString::fromUcs4(&base, 1));
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
