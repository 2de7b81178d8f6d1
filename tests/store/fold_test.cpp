// Names are found whatever their case and their accents.
#include "fold.h"

#include <gtest/gtest.h>

namespace store_tests {
namespace {

using tournament::store::detail::fold;

TEST(Fold, table) {
  struct Row {
    const char* text;
    const char* folded;
  };
  for (const Row& row :
       {Row{"", ""}, Row{"  ,; ", ""}, Row{"Ivanov, Ivan", "ivanov ivan"}, Row{"ЁЛКИН, Пётр", "елкин петр"},
        Row{"Łukasz Żółw", "lukasz zolw"}, Row{"Müller-Groß", "muller gross"}, Row{"Søren", "soren"},
        Row{"ﬁne", "fine"}, Row{"e\u0301", "e"}, Row{"O'Neil", "o neil"}, Row{"漢字 2", "漢字 2"}})
    EXPECT_EQ(fold(row.text), row.folded) << row.text;
}

}  // namespace
}  // namespace store_tests
