"""A whole championship through the command: entered in one go, and compared with what score.py makes of the same rows.

    championship_test.py ARBITER per_win|per_opponent
"""
import csv
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from score import score
from simulate import GAMES, simulate

COLUMNS = ["game", "a", "b", "result", "hors_concours", "signed", "booked_a", "booked_b", "in_table", "corrected"]


class Desk:
    """The command in a folder of its own."""

    def __init__(self, arbiter, folder):
        self.arbiter, self.folder = arbiter, Path(folder)

    def run(self, *words, exits=(0,)):
        ran = subprocess.run([self.arbiter, *words, "--json", "--as", "Anna"], cwd=self.folder, text=True,
                             capture_output=True, check=False)
        if ran.returncode not in exits:
            raise AssertionError(f"{words}: exit {ran.returncode}\n{ran.stdout[:400]}\n{ran.stderr[-2000:]}")
        return json.loads(ran.stdout)

    def write(self, name, columns, rows, encoding="utf-8"):
        with open(self.folder / name, "w", newline="", encoding=encoding) as file:
            writer = csv.DictWriter(file, columns, delimiter=";")
            writer.writeheader()
            writer.writerows(rows)


class Championship(unittest.TestCase):
    arbiter, reading = "", ""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.desk = Desk(cls.arbiter, cls.folder.name)
        cls.pupils, cls.rows = simulate(seed=2016)
        cls.duels, cls.refusals = [], []
        for row in cls.rows:
            if row["result"] == "refused":
                cls.refusals.append({**row, "after": len(cls.duels)})
            else:
                cls.duels.append({**row, "id": len(cls.duels) + 1})
        cls.desk.write("pupils.csv", ["start number", "name", "school", "category"],
                       [{"start number": p["number"], **{k: p[k] for k in ("name", "school", "category")}}
                        for p in cls.pupils])
        cls.desk.write("duels.csv", COLUMNS, cls.rows, encoding="utf-8-sig")
        cls.desk.run("db", "init")
        cls.desk.run("event", "new", "Championship", "--system", "challenge", "--trophy",
                     cls.reading.replace("_", "-"))
        cls.desk.run("entry", "import", "championship", "pupils.csv")
        cls.imported = cls.desk.run("duel", "import", "championship", "duels.csv", "--confirm-twice")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def compare(self, standings, expected):
        rows = {row["number"]: row for row in standings["rows"]}
        self.assertEqual(len(rows), len(self.pupils))
        for number, row in expected["rows"].items():
            got = rows[number]
            self.assertEqual((got["base"], got["trophy"], got["score"], got["points"], sorted(got["beaten"])),
                             (row["base"], row["trophy"], row["score"], str(row["score"]), sorted(row["beaten"])),
                             f"player {number}")
            self.assertEqual(got["disqualified"], number in expected["disqualified"])
        for category, places in expected["ranking"].items():
            got = [(r["place"], r["number"], r["points"], r["diploma"]) for r in standings["ranking"][category]]
            self.assertEqual(got, places, category)
        self.assertEqual([(t["place"], t["school"], t["points"]) for t in standings["teams"]], expected["teams"])
        self.assertEqual(standings["excluded"], expected["disqualified"])
        self.assertEqual(standings["hors_concours"], expected["hors_concours"])
        self.assertEqual(self.violations(standings), sorted(expected["violations"]))

    @staticmethod
    def violations(document):
        return sorted((v["duel"], v["code"], tuple(v["players"])) for v in document["violations"])

    def expected(self, **options):
        return score(self.pupils, self.duels, self.refusals, reading=self.reading, **options)

    def test_1_every_row_is_entered_at_once(self):
        self.assertEqual((len(self.pupils), len(self.duels)), (200, 3000))
        self.assertEqual((self.imported["new"], self.imported["same"], self.imported["rejected"]),
                         (len(self.rows), 0, 0))
        self.assertTrue(self.imported["written"])

    def test_2_every_kind_of_violation_is_there_and_told(self):
        expected = self.expected()["violations"]
        self.assertEqual({code for _, code, _ in expected},
                         {"SAME_SCHOOL", "THIRD_GAME_SAME_OPPONENT", "FOURTH_ROW", "REBOOKED_WITHOUT_NEED",
                          "UNSIGNED_WIN", "NOT_IN_TABLE", "ILLEGAL_REFUSAL", "SHEET_CORRECTED"})
        listed = self.desk.run("duel", "list", "championship")
        self.assertEqual(self.violations(listed), sorted(expected))
        self.assertEqual(sum(len(row["warnings"]) for row in self.imported["rows"]), len(expected))

    def test_3_tables_are_those_of_the_rules(self):
        self.compare(self.desk.run("standings", "show", "championship"), self.expected())

    def test_4_sheets_and_central_table_agree(self):
        expected = self.expected()["rows"]
        table = self.desk.run("standings", "crosstable", "championship")
        for row in table["rows"]:
            for game in GAMES:
                self.assertEqual(row["beaten"][game], expected[row["number"]]["table"][game], (row["number"], game))
        for sheet in self.desk.run("duel", "sheet", "championship", "--all")["sheets"]:
            rows = [(game["game"], row) for game in sheet["games"] for row in game["rows"]]
            self.assertEqual(sum(1 for _, row in rows if row["point"]), expected[sheet["number"]]["base"])
            mine = [d for d in self.duels if sheet["number"] in (d["a"], d["b"])]
            self.assertEqual(len(rows) + len(sheet["hors_concours"]), len(mine))

    def test_5_the_same_file_again_changes_nothing(self):
        again = self.desk.run("duel", "import", "championship", "duels.csv")
        self.assertEqual((again["new"], again["same"], again["rejected"]), (0, len(self.rows), 0))
        self.assertEqual(len(self.desk.run("duel", "list", "championship")["duels"]), 3000)

    def test_6_decisions_of_the_arbiter(self):
        pupil = self.pupils[0]["number"]
        self.desk.run("duel", "exclude", "championship", str(pupil), "--reason", "corrections on the sheet")
        self.desk.run("duel", "strike", "championship", "100", "--reason", "entered twice", "--confirm-twice")
        other = "b" if self.duels[199]["result"] == "a" else "a"
        self.desk.run("duel", "correct", "championship", "200", "--result", other, "--reason", "misread",
                      "--confirm-twice")
        duels = [dict(d) for d in self.duels if d["id"] != 100]
        next(d for d in duels if d["id"] == 200)["result"] = other
        refusals = [{**r, "after": 99 if r["after"] == 100 else r["after"]} for r in self.refusals]
        expected = score(self.pupils, duels, refusals, excluded=[pupil], reading=self.reading)
        self.compare(self.desk.run("standings", "show", "championship"), expected)
        self.desk.run("event", "set", "championship", "--ties", "chain")
        expected = score(self.pupils, duels, refusals, excluded=[pupil], reading=self.reading, ties="chain")
        self.compare(self.desk.run("standings", "show", "championship"), expected)

    def test_7_what_was_entered_stays_entered(self):
        again = self.desk.run("duel", "import", "championship", "duels.csv")
        self.assertEqual((again["new"], again["rejected"]), (0, 0))
        before = self.desk.run("standings", "show", "championship")
        self.desk.run("db", "check")
        self.desk.run("db", "rebuild")
        self.assertEqual(self.desk.run("standings", "show", "championship"), before)


if __name__ == "__main__":
    Championship.arbiter, Championship.reading = str(Path(sys.argv[1]).resolve()), sys.argv[2]
    unittest.main(argv=sys.argv[:1], verbosity=2)
