"""The structural tests: the tree passes every check, and every check finds what it is there for."""
import sys
import tempfile
import unittest
from pathlib import Path

import checks

ROOT = Path(__file__).resolve().parents[2]


class TheTree(unittest.TestCase):
    """One test a check, over the project itself."""

    def clean(self, check):
        found = check(ROOT)
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_qt_below_the_store(self): self.clean(checks.qt_below_the_store)
    def test_includes_point_down(self): self.clean(checks.includes_point_down)
    def test_links_point_down(self): self.clean(checks.links_point_down)
    def test_libraries_are_silent(self): self.clean(checks.libraries_are_silent)
    def test_exact_numbers(self): self.clean(checks.exact_numbers)
    def test_markup_through_the_writer(self): self.clean(checks.markup_through_the_writer)
    def test_files_have_one_subject(self): self.clean(checks.files_have_one_subject)
    def test_nothing_left_open(self): self.clean(checks.nothing_left_open)
    def test_public_headers_are_listed(self): self.clean(checks.public_headers_are_listed)
    def test_public_headers_say_what_they_are_for(self): self.clean(checks.public_headers_say_what_they_are_for)
    def test_error_codes(self): self.clean(checks.error_codes)
    def test_links_lead_somewhere(self): self.clean(checks.links_lead_somewhere)
    def test_citations_exist(self): self.clean(checks.citations_exist)


class TheChecks(unittest.TestCase):
    """Each row: a check, a file with a fault, and the same file without it."""

    ROWS = [
        (checks.qt_below_the_store, "libdots/src/a.cpp", "#include <QString>\n", "#include <string>\n"),
        (checks.qt_below_the_store, "libtournament/src/event/a.cpp", "#include <QtCore/QHash>\n", "// #includes no Qt\n"),
        (checks.qt_below_the_store, "libtournament/CMakeLists.txt", "target_link_libraries(tournament PUBLIC Qt6::Core)\n", ""),
        (checks.includes_point_down, "libdots/src/a.cpp", '#include "tournament/limits.h"\n', '#include "dots/game.h"\n'),
        (checks.includes_point_down, "libtournament/src/event/a.cpp", '#include "tournament/store/store.h"\n',
         '#include "tournament/event/log.h"\n'),
        (checks.includes_point_down, "libtournament/src/event/b.cpp", '#include "../../store/src/x.h"\n', '#include "event/x.h"\n'),
        (checks.links_point_down, "libdots/CMakeLists.txt", "target_link_libraries(dots PRIVATE tournament)\n",
         "target_link_libraries(dots PRIVATE $<BUILD_INTERFACE:arbiter_flags>)\n"),
        (checks.libraries_are_silent, "libdots/src/a.cpp", "auto t = std::chrono::system_clock::now();\n",
         "// no system_clock here\n"),
        (checks.libraries_are_silent, "libtournament/store/src/a.cpp", 'std::cerr << "x";\n', 'note("std::cerr");\n'),
        (checks.exact_numbers, "libtournament/src/standings/a.cpp", "double points = 0;\n", "// double round robin\n"),
        (checks.markup_through_the_writer, "libtournament/src/publish/site.cpp", 'out += "<td>" + name;\n',
         'text("1 <2 and usage: <file>");\n'),
        (checks.markup_through_the_writer, "apps/cli/a.cpp", 'out += R"(<svg width="1">)";\n', "// <svg> is not written here\n"),
        (checks.files_have_one_subject, "apps/cli/a.cpp", "\n" * 451, "\n" * 450),
        (checks.nothing_left_open, "apps/cli/a.cpp", "// TODO: later\n", "// to do is a verb\n"),
        (checks.nothing_left_open, "docs/a.md", "see /home/someone/file\n", "see docs/home/file\n"),
        (checks.nothing_left_open, "tests/a_test.cpp", "TEST(A, DISABLED_b) {}\n", "TEST(A, b) {}\n"),
        (checks.public_headers_are_listed, "libdots/include/dots/a.h", "// A.\n", None),
        (checks.public_headers_say_what_they_are_for, "libdots/include/dots/a.h", "#pragma once\n", "// A: one.\n"),
        (checks.error_codes, "libdots/src/a.cpp", 'return Error{"DOT999"};\n', 'return Error{"DOT001"};\n'),
        (checks.links_lead_somewhere, "docs/a.md", "[b](b.md)\n", "[e](guide/errors.md)\n"),
        (checks.citations_exist, "libdots/src/a.cpp", "// rules/dots.md §2.7\n", "// rules/dots.md §2.6, §3\n"),
        (checks.citations_exist, "libdots/src/b.cpp", "// rules/chess.md §1\n", "// rules/dots.md\n"),
    ]

    def tree(self, folder):
        root = Path(folder)
        for name, text in {"docs/guide/errors.md": "| `DOT001` | a | b |\n", "libdots/src/used.cpp": 'Error{"DOT001"};\n',
                           "docs/rules/dots.md": "## 2. Automatic\n\n6. A dot.\n\n## 3. Optional\n"}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        return root

    def test_each_check_finds_its_fault(self):
        for check, name, fault, sound in self.ROWS:
            with self.subTest(check=check.__name__, file=name), tempfile.TemporaryDirectory() as folder:
                root = self.tree(folder)
                path = root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(fault, encoding="utf-8")
                self.assertEqual(len(check(root)), 1, check(root))
                if sound is not None:
                    path.write_text(sound, encoding="utf-8")
                    self.assertEqual(check(root), [])


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    unittest.main()
