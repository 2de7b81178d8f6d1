"""What the house asks of its own sources: each check takes the root of a tree and returns findings, one text each.

    for finding in checks.qt_below_the_store(Path("..")): print(finding)

A finding begins with FILE:LINE. An empty list means that all is well.
"""
import re
from pathlib import Path

# Rooms from the ground up; a room may include its own headers and those of the rooms before it.
ROOMS = [
    ("dots", ["libdots"], "dots/"),
    ("tournament", ["libtournament/include/tournament", "libtournament/src"], "tournament/"),
    ("tournament_store", ["libtournament/store"], "tournament/store/"),
    ("apps", ["apps"], "apps/"),
]
PURE = ["libdots", "libtournament/include", "libtournament/src", "libtournament/CMakeLists.txt"]
LIBRARIES = ["libdots", "libtournament"]
CPP = {".h", ".cpp"}
MAX_LINES = 450
# The places where a test may be left out, because what it needs is not on every machine; each says so.
SAY_WHAT_IS_MISSING = {"corpus.h", "postgres_test.cpp"}


def files(root, folders, suffixes=None):
    """Files below the folders (or the folders themselves when they are files), sorted; build trees are left out."""
    for folder in folders:
        top = root / folder
        found = [top] if top.is_file() else sorted(p for p in top.rglob("*") if p.is_file())
        for path in found:
            inside = path.relative_to(root).parts
            if "build" in inside or "__pycache__" in inside or ".git" in inside:
                continue
            if suffixes is None or path.suffix in suffixes:
                yield path


def lines(path):
    return path.read_text(encoding="utf-8", errors="replace").splitlines()


def at(root, path, number, text):
    return f"{path.relative_to(root)}:{number}: {text}"


def code_only(text):
    """C++ with comments and literals blanked (line structure kept), so that words are found in code alone."""
    token = re.compile(r'R"([^(\s]*)\(.*?\)\1"|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\'', re.S)
    return token.sub(lambda m: re.sub(r"[^\n]", " ", m.group(0)), text)


def literals(text):
    """(line, content) of the string literals of C++, comments left out."""
    token = re.compile(r'//[^\n]*|/\*.*?\*/|R"(?P<d>[^(\s]*)\((?P<raw>.*?)\)(?P=d)"|"(?P<plain>(?:\\.|[^"\\\n])*)"'
                       r"|(?<!\w)'(?:\\.|[^'\\\n])+'", re.S)
    for match in token.finditer(text):
        content = match.group("raw") if match.group("raw") is not None else match.group("plain")
        if content is not None:
            yield text.count("\n", 0, match.start()) + 1, content


def grep(root, folders, suffixes, pattern, why, clean=None):
    found = []
    for path in files(root, folders, suffixes):
        text = path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate((clean(text) if clean else text).splitlines(), 1):
            match = re.search(pattern, line)
            if match:
                found.append(at(root, path, number, f"{why}: {match.group(0).strip()}"))
    return found


def qt_below_the_store(root):
    return (grep(root, PURE, CPP, r'#\s*include\s*[<"]Q\w*', "Qt below the store")
            + grep(root, PURE, {".txt", ".cmake"}, r"Qt6::\w+", "Qt below the store"))


def includes_point_down(root):
    """A room includes only rooms below it, and no header by a path that climbs out of its folder."""
    found = []
    prefixes = sorted(((prefix, level) for level, (_, _, prefix) in enumerate(ROOMS)), key=lambda p: -len(p[0]))
    for level, (room, folders, _) in enumerate(ROOMS):
        for path in files(root, folders, CPP):
            for number, line in enumerate(lines(path), 1):
                match = re.match(r'\s*#\s*include\s*[<"]([^">]+)[">]', line)
                if not match:
                    continue
                header = match.group(1)
                target = next((lvl for prefix, lvl in prefixes if header.startswith(prefix)), 0)
                if target > level:
                    found.append(at(root, path, number, f"{room} includes {header}, a room above it"))
                if ".." in Path(header).parts:
                    found.append(at(root, path, number, f"{header} climbs out of its folder"))
    return found


def links_point_down(root):
    """The CMake lists say the same as the includes."""
    found = []
    above = {"libdots": r"\btournament\w*|arbiter\b(?!_flags|::dots)", "libtournament/CMakeLists.txt": r"\btournament_store\b"}
    for folder, pattern in above.items():
        for path in files(root, [folder], {".txt", ".cmake"}):
            for call in re.finditer(r"target_link_libraries\(([^)]*)\)", path.read_text(encoding="utf-8")):
                match = re.search(pattern, call.group(1))
                if match:
                    found.append(at(root, path, 1, f"links {match.group(0)}, a room above it"))
    return found


def libraries_are_silent(root):
    """Clock, seed and actor come in with the command; nothing in the libraries prints or ends the program."""
    pattern = (r"\bstd::(cout|cerr|clog|exit|abort|quick_exit|random_device|getenv)\b|\b(f?printf|getenv|gettimeofday)\s*\("
               r"|\b(system|steady|high_resolution)_clock\b|\bstd::time\s*\(|\bcurrentDateTime\w*")
    return grep(root, LIBRARIES, CPP, pattern, "a library that prints, exits or reads its surroundings", code_only)


def exact_numbers(root):
    """No floating point in events, pairings and standings."""
    folders = [f"libtournament/{part}/{room}" for room in ("event", "pairing", "standings")
               for part in ("include/tournament", "src")]
    return grep(root, folders, CPP, r"\b(float|double)\b", "floating point", code_only)


def markup_through_the_writer(root):
    """Markup is written by publish/markup alone; elsewhere a literal with a tag in it would bypass the escaping."""
    tags = ("a|b|body|br|circle|code|dd|details|div|dl|dt|em|footer|g|h[1-6]|head|header|html|i|img|li|line|link|main|meta|"
            "nav|ol|p|path|polygon|polyline|pre|rect|script|section|span|strong|style|summary|svg|table|tbody|td|text|th|"
            "thead|title|tr|ul|use")
    tag = re.compile(rf"</?({tags})(?=[\s/>]|$)|<!(doctype|--)|&(lt|gt|amp|quot);", re.I)
    found = []
    for path in files(root, ["libtournament", "apps"], CPP):
        if path.stem == "markup" and path.parent.name == "publish":
            continue
        for number, content in literals(path.read_text(encoding="utf-8", errors="replace")):
            match = tag.search(content)
            if match:
                found.append(at(root, path, number, f"markup outside publish/markup: {match.group(0)}"))
    return found


def files_have_one_subject(root):
    found = []
    for path in files(root, ["libdots", "libtournament", "apps", "tests", "schemas", "scripts", "cmake"]):
        if "data" in path.relative_to(root).parts or "snapshots" in path.relative_to(root).parts:
            continue
        count = len(lines(path))
        if count > MAX_LINES:
            found.append(at(root, path, count, f"{count} lines, more than {MAX_LINES}: is there a second subject?"))
    return found


def nothing_left_open(root):
    """No marks of unfinished work, no switched-off tests, no paths of one machine."""
    mine = root / "tests" / "house"
    folders = [p.name for p in root.iterdir() if p.name not in {"build", ".git", "demo-out", "LICENSE"}]
    open_marks = r"\b(TODO|FIXME|XXX|HACK)\b|\bDISABLED_\w+|\bGTEST_SKIP\b"
    machine = r"(?<![\w./])/(work|home|root|Users)/\w+"
    found = []
    for path in files(root, folders, {".h", ".cpp", ".py", ".txt", ".cmake", ".in", ".md", ".sql", ".json", ".1", ""}):
        if mine in path.parents or "data" in path.relative_to(root).parts:
            continue
        for number, line in enumerate(lines(path), 1):
            for pattern, why in ((open_marks, "left open"), (machine, "a path of one machine")):
                match = re.search(pattern, line)
                if match and not (match.group(0) == "GTEST_SKIP" and path.name in SAY_WHAT_IS_MISSING):
                    found.append(at(root, path, number, f"{why}: {match.group(0)}"))
    return found


def public_headers_are_listed(root):
    """A public header that no file set names would be neither verified nor installed."""
    found = []
    for library, base in (("libdots", "libdots/include"), ("libtournament", "libtournament/include"),
                          ("libtournament", "libtournament/store/include")):
        listed = "\n".join(p.read_text(encoding="utf-8") for p in files(root, [library], {".txt", ".cmake"}))
        for path in files(root, [base], {".h"}):
            name = "include/" + str(path.relative_to(root / base))
            if not re.search(re.escape(name) + r"\s", listed):
                found.append(at(root, path, 1, "not in a header set"))
    return found


def public_headers_say_what_they_are_for(root):
    found = []
    for path in files(root, ["libdots/include", "libtournament/include", "libtournament/store/include"], {".h"}):
        if not re.match(r"// \S", lines(path)[0]):
            found.append(at(root, path, 1, "does not open with what it is for"))
    return found


def error_codes(root):
    """Every code in the sources is explained once, in docs/guide/errors.md or with its format, and no other is."""
    code = re.compile(r"[A-Z]{3}\d{3}")
    used = {}
    for path in files(root, ["libdots", "libtournament", "apps"], CPP):
        for number, content in literals(path.read_text(encoding="utf-8", errors="replace")):
            if code.fullmatch(content):
                used.setdefault(content, at(root, path, number, content))
    explained = {}
    found = []
    for path in files(root, ["docs/guide/errors.md", "docs/formats"], {".md"}):
        for number, line in enumerate(lines(path), 1):
            if not (match := re.match(r"\| *`([A-Z]{3}\d{3})` *\|", line)):
                continue
            if match.group(1) not in used:
                found.append(at(root, path, number, f"{match.group(1)} is in no source"))
            elif match.group(1) in explained:
                found.append(at(root, path, number, f"{match.group(1)} is explained twice"))
            explained[match.group(1)] = path
    return found + [f"{place}: not explained in docs/guide/errors.md" for c, place in sorted(used.items()) if c not in explained]


def links_lead_somewhere(root):
    """Relative links of the documents."""
    found = []
    for path in files(root, ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "docs"], {".md"}):
        for number, line in enumerate(lines(path), 1):
            for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", line):
                if not re.match(r"[a-z]+:", target) and not (path.parent / target).exists():
                    found.append(at(root, path, number, f"a link to {target}, which is not there"))
    return found


def citations_exist(root):
    """`rules/dots.md §2.6` in a comment names a numbered rule of that page."""
    numbers = {}
    found = []
    for path in files(root, ["libdots", "libtournament", "apps", "tests"], CPP):
        for number, line in enumerate(lines(path), 1):
            for page, cited in re.findall(r"\b((?:rules|formats)/[\w-]+\.md)((?:[ ,]*(?:and )?§[\d.]+(?:-§?[\d.]+)?)*)", line):
                document = root / "docs" / page
                if not document.exists():
                    found.append(at(root, path, number, f"cites docs/{page}, which is not there"))
                    continue
                if page not in numbers:
                    numbers[page] = numbered(document)
                for section in re.findall(r"§(\d+(?:\.\d+)*)", cited):
                    if section not in numbers[page]:
                        found.append(at(root, path, number, f"cites {page} §{section}, which is not there"))
    return found


def numbered(document):
    """Numbers of the sections ("## 2. …") and of the numbered rules in them ("6. …" below it is 2.6)."""
    names, section = set(), None
    for line in lines(document):
        if match := re.match(r"#+ (\d+(?:\.\d+)*)\.? ", line):
            section = match.group(1)
            names.add(section)
        elif section and (match := re.match(r"(\d+)\. ", line)):
            names.add(f"{section}.{match.group(1)}")
    return names
