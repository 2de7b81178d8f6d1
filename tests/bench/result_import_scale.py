#!/usr/bin/env python3
"""Measures `result import` on thousands of records: a round robin of 101 (5,050 pairings), a record for each.

    tests/bench/result_import_scale.py build/release FOLDER [--players 101]

Prints seconds and the largest memory of the process for the proposal and for writing it. docs/scale.md has the figures.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path


def run(words, folder):
    """Seconds, peak memory in MB, standard output and the last line on standard error."""
    begin = time.monotonic()
    with open(folder / "out", "w+", encoding="utf-8") as out:
        process = subprocess.Popen([str(w) for w in words], cwd=folder, stdout=out, stderr=subprocess.PIPE, text=True)
        said = process.stderr.read().strip().splitlines()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        text = out.read()
    if process.returncode not in (0, 1):
        sys.exit(f"{words}: {process.returncode} {said}")
    return time.monotonic() - begin, usage.ru_maxrss / 1024, text, said[-1] if said else ""


def record(dice, first, second, number):
    """The cross of the event, so many dots far from each other, and a resignation."""
    free = [(x, y) for x in range(0, 39, 2) for y in list(range(0, 13, 2)) + list(range(20, 32, 2))]
    letter = lambda n: chr(ord("a") + n) if n < 26 else chr(ord("A") + n - 26)
    points = dice.sample(free, 60 + dice.randrange(100))
    moves = "".join(f";{'BW'[i % 2]}[{letter(x)}{letter(y)}]" for i, (x, y) in enumerate(points))
    return (f"(;GM[40]FF[4]CA[UTF-8]SZ[39:32]AB[tp][uq]AW[up][tq]PB[{first}]PW[{second}]EV[Scale]RO[{number}]"
            f"DT[2027-03-01]TM[300]OT[5]RE[{dice.choice('BW')}+R]{moves})\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int, default=101)
    options = parser.parse_args()
    folder = options.folder
    (folder / "games").mkdir(parents=True)
    arbiter = (options.build / "apps/cli/arbiter").resolve()
    (folder / "players.csv").write_text("name;nick\n" + "".join(
        f"Surname{i}, Given{i};nick{i}\n" for i in range(options.players)), encoding="utf-8")
    for words in (["db", "init"], ["event", "new", "Scale", "--starts-on", "2027-03-01", "--ends-on", "2027-03-31",
                                   "--time", "5m+5s"],
                  ["entry", "import", "scale", "players.csv"], ["round", "pair", "scale", "--all"]):
        run([arbiter, *words, "--yes"], folder)
    rounds = json.loads(run([arbiter, "round", "show", "scale", "--json"], folder)[2])["rounds"]
    dice = random.Random(1)
    count = 0
    for each in rounds:
        for pairing in each["pairings"]:
            if pairing["bye"]:
                continue
            # Half of them go by their nicks.
            names = [pairing[side]["name"] for side in ("first", "second")]
            names = ["nick" + n.split(",")[0].removeprefix("Surname") if dice.random() < 0.5 else n for n in names]
            (folder / "games" / f"{count:05}.sgf").write_text(record(dice, *names, each["round"]), encoding="utf-8")
            count += 1
    for name, words in (("propose", []), ("write", ["--yes"]), ("again", ["--yes"])):
        seconds, memory, _, said = run([arbiter, "result", "import", "scale", "games", "--json", *words], folder)
        print(f"{name:10} {count} records {seconds:8.2f} s {memory:6.0f} MB  {said}", flush=True)


if __name__ == "__main__":
    main()
