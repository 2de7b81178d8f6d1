#!/usr/bin/env python3
"""Measures the archive of games: verify, import, import again, search, count and export.

    tests/bench/archive_scale.py build/release FOLDER --games 100000 [--db postgresql://anna@/archive]

Needs the release build with make_archive and arbiter. Prints a row a step: seconds, largest memory of the process in
MB, and what it said. docs/scale.md has the figures.
"""
import argparse
import os
import subprocess
import sys
import time
from pathlib import Path


def run(words, out=subprocess.DEVNULL):
    """Seconds, peak memory in MB and the last line on standard error of a command."""
    begin = time.monotonic()
    process = subprocess.Popen([str(w) for w in words], stdout=out, stderr=subprocess.PIPE, text=True)
    said = process.stderr.read().strip().splitlines()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return time.monotonic() - begin, usage.ru_maxrss / 1024, process.returncode, said[-1] if said else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--games-in-file", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", default="")
    options = parser.parse_args()
    arbiter, make = options.build / "apps/cli/arbiter", options.build / "tests/bench/make_archive"
    games = options.folder / "games"
    database = options.db or str(options.folder / "archive.db")
    db = ["--db", database]
    first = games / "000" / "000000.sgf"
    steps = [
        ("make the games", [make, games, "--games", options.games, "--seed", options.seed, "--games-in-file",
                            options.games_in_file]),
        ("verify", [arbiter, "record", "verify", "-r", games, "--ndjson"]),
        ("make the database", [arbiter, *db, "db", "init"]),
        ("import", [arbiter, *db, "record", "import", "-r", games, "--ndjson"]),
        ("import again", [arbiter, *db, "record", "import", "-r", games, "--ndjson"]),
        ("search a player", [arbiter, *db, "record", "search", "--player", "player17"]),
        ("search a word in names", [arbiter, *db, "record", "search", "--words", "ayer1234"]),
        ("search an event", [arbiter, *db, "record", "search", "--event", "open 17"]),
        ("search a month", [arbiter, *db, "record", "search", "--from", "2015-03-01", "--to", "2015-03-31"]),
        ("search an opening of 8", [arbiter, *db, "record", "search", "--opening", first, "--after", "8"]),
        ("search by everything else", [arbiter, *db, "record", "search", "--size", "20x20", "--winner", "draw",
                                       "--min-dots", "150", "--rules", "tensu", "--most", "100"]),
        ("count all", [arbiter, *db, "record", "stats"]),
        ("export all", [arbiter, *db, "record", "export", "--out", options.folder / "all.sgfs"]),
    ]
    bad = 0
    for name, words in steps:
        seconds, memory, code, said = run(words)
        bad += code not in (0, 1)
        print(f"{name:28} {seconds:9.2f} s {memory:8.0f} MB  {said}", flush=True)
    if not options.db:
        print(f"{'database':28} {sum(p.stat().st_size for p in options.folder.glob('archive.db*')) / 1e6:9.0f} MB")
    print(f"{'record files':28} {sum(p.stat().st_size for p in games.rglob('*.sgf')) / 1e6:9.0f} MB")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
