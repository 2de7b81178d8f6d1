"""The score of an open challenge, written from its rules (docs/rules/open-challenge.md) and from nothing else.

    report = score(pupils, duels, refusals, excluded=[204], reading="per_win", ties="shared")
    report["violations"]   # [(12, "FOURTH_ROW", (101,)), …]

A duel is a dict with id, game, a, b, result and, where they differ from the usual, hors_concours, signed, booked_a,
booked_b, in_table, corrected; a refusal has after (the id of the duel before it), game, a (who challenged) and b.
"""
from collections import Counter, defaultdict

ROWS_OF_A_GAME = 3
GAMES_WITH_ONE_OPPONENT = 2
TEAM_OF_A_CATEGORY = 5
DIPLOMAS = 10


def winner_of(duel):
    return {"a": duel["a"], "b": duel["b"], "draw": None}[duel["result"]]


def loser_of(duel):
    return {"a": duel["b"], "b": duel["a"], "draw": None}[duel["result"]]


def row_of(duel, player):
    return duel.get("booked_a" if player == duel["a"] else "booked_b") or duel["game"]


class Rules:
    """§1: goes through the duels in the order of entry and notes who breaks a rule."""

    def __init__(self, pupils):
        self.school = {p["number"]: p["school"] for p in pupils}
        self.rows = Counter()
        self.games = Counter()
        self.fought = set()
        self.found = []

    def one_school(self, a, b):
        return self.school[a] != "" and self.school[a] == self.school[b]

    def counts(self, duel):
        return duel.get("hors_concours") != "yes" and not self.one_school(duel["a"], duel["b"])

    def note(self, duel, code, *players):
        self.found.append((duel, code, players))

    def enter(self, duel):
        a, b, game = duel["a"], duel["b"], duel["game"]
        corrected = {"a": [a], "b": [b], "both": [a, b]}.get(duel.get("corrected"), [])
        for player in corrected:
            self.note(duel["id"], "SHEET_CORRECTED", player)
        if duel.get("hors_concours") != "yes" and self.one_school(a, b):
            self.note(duel["id"], "SAME_SCHOOL", a, b)
        if self.counts(duel):
            self.check_counted(duel)
            self.rows[a, row_of(duel, a)] += 1
            self.rows[b, row_of(duel, b)] += 1
            self.games[frozenset((a, b))] += 1
        self.fought.add((a, game))
        self.fought.add((b, game))

    def check_counted(self, duel):
        a, b, game = duel["a"], duel["b"], duel["game"]
        if self.games[frozenset((a, b))] >= GAMES_WITH_ONE_OPPONENT:
            self.note(duel["id"], "THIRD_GAME_SAME_OPPONENT", a, b)
        needed = any(self.rows[player, game] >= ROWS_OF_A_GAME for player in (a, b))
        for player in (a, b):
            if self.rows[player, row_of(duel, player)] >= ROWS_OF_A_GAME:
                self.note(duel["id"], "FOURTH_ROW", player)
            if row_of(duel, player) != game and not needed:
                self.note(duel["id"], "REBOOKED_WITHOUT_NEED", player)
        if winner_of(duel) is not None:
            if duel.get("signed") == "no":
                self.note(duel["id"], "UNSIGNED_WIN", winner_of(duel))
            if duel.get("in_table") == "no":
                self.note(duel["id"], "NOT_IN_TABLE", winner_of(duel))

    def refuse(self, refusal):
        a, b, game = refusal["a"], refusal["b"], refusal["game"]
        may = ((b, game) in self.fought or self.games[frozenset((a, b))] >= GAMES_WITH_ONE_OPPONENT
               or self.one_school(a, b))
        if not may:
            self.note(refusal["after"], "ILLEGAL_REFUSAL", b)


def shared_places(order, level):
    """1-1-3: who is level with the one before shares his place."""
    places = []
    for i, one in enumerate(order):
        places.append(places[-1] if i > 0 and level(order[i - 1], one) else i + 1)
    return places


def rank(numbers, rows, ties):
    """§2: by score; with the chain by base points, opponents beaten, and between two the mutual result."""
    if ties == "shared":
        order = sorted(numbers, key=lambda n: (-rows[n]["score"], n))
        return order, shared_places(order, lambda x, y: rows[x]["score"] == rows[y]["score"])

    def chain(n):
        return rows[n]["score"], rows[n]["base"], len(set(rows[n]["beaten"]))

    groups = defaultdict(list)
    for n in sorted(numbers):
        groups[chain(n)].append(n)
    order, places = [], []
    for key in sorted(groups, reverse=True):
        group, first = groups[key], len(order) + 1
        wins = [rows[group[i]]["beaten"].count(group[1 - i]) for i in (0, 1)] if len(group) == 2 else [0, 0]
        if wins[1] > wins[0]:
            group = group[::-1]
        order += group
        places += [first, first + 1] if wins[0] != wins[1] else [first] * len(group)
    return order, places


def teams_of(pupils, ranking, rows):
    best = defaultdict(lambda: defaultdict(list))
    school = {p["number"]: p["school"] for p in pupils}
    for category, (order, _) in ranking.items():
        for number in order:
            best[school[number]][category].append(rows[number]["score"])
    points = {p["school"]: 0 for p in pupils if p["category"] != "adult" and p["school"]}
    for name in points:
        for category, scores in best[name].items():
            if category != "adult":
                points[name] += sum(sorted(scores, reverse=True)[:TEAM_OF_A_CATEGORY])
    order = sorted(points, key=lambda name: (-points[name], name))
    places = shared_places(order, lambda x, y: points[x] == points[y])
    return [(place, name, points[name]) for place, name in zip(places, order)]


def score(pupils, duels, refusals, excluded=(), reading="per_win", ties="shared"):
    rules = Rules(pupils)
    after = defaultdict(list)
    for refusal in refusals:
        after[refusal["after"]].append(refusal)
    for refusal in after[0]:
        rules.refuse(refusal)
    for duel in duels:
        rules.enter(duel)
        for refusal in after[duel["id"]]:
            rules.refuse(refusal)

    out = set(excluded)
    for _, code, players in rules.found:
        if code == "THIRD_GAME_SAME_OPPONENT":
            out.update(players)
    rows = {p["number"]: {"base": 0, "beaten": [], "table": defaultdict(list)} for p in pupils}
    for duel in duels:
        winner = winner_of(duel)
        if winner is not None and duel.get("signed") != "no" and rules.counts(duel):
            rows[winner]["base"] += 1
            rows[winner]["beaten"].append(loser_of(duel))
            rows[winner]["table"][row_of(duel, winner)].append(loser_of(duel))
    for row in rows.values():
        beaten = row["beaten"] if reading == "per_win" else sorted(set(row["beaten"]))
        row["trophy"] = sum(rows[loser]["base"] for loser in beaten)
        row["score"] = row["base"] + row["trophy"]

    ranking = {}
    for category in sorted({p["category"] for p in pupils}):
        numbers = [p["number"] for p in pupils if p["category"] == category and p["number"] not in out]
        ranking[category] = rank(numbers, rows, ties)
    return {"violations": rules.found, "rows": rows, "disqualified": sorted(out),
            "ranking": {category: [(place, number, rows[number]["score"], place <= DIPLOMAS)
                                   for number, place in zip(order, places)]
                        for category, (order, places) in ranking.items()},
            "teams": teams_of(pupils, ranking, rows),
            "hors_concours": [duel["id"] for duel in duels if not rules.counts(duel)]}
