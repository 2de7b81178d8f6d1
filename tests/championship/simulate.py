"""Makes up an open challenge: pupils of twenty schools and what they bring to the desk, with every fault in it.

    pupils, rows = simulate(seed=2016)
    rows[0]    # {"game": "camelot", "a": 101, "b": 214, "result": "a", …} as a row of the table of duels

The numbers come from a generator of its own, so that every version of Python makes up the same competition.
"""

GAMES = ["russian-draughts", "lines-of-action", "camelot", "roll-in-four", "push-in-four", "quints", "blocked-reversi"]
ROWS = 3
FAULTS = ["same_school", "third_game", "fourth_row", "rebooked", "unsigned", "not_in_table", "corrected"]


class Dice:
    """A linear congruential generator (Knuth, MMIX)."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % n

    def one_of(self, things):
        return things[self.below(len(things))]


def make_pupils(schools):
    """Five lower and five upper pupils of each school: start numbers 101-105 and 111-115 of the first one."""
    pupils = []
    for school in range(1, schools + 1):
        for category, first in (("lower", 1), ("upper", 11)):
            for i in range(5):
                number = school * 100 + first + i
                pupils.append({"number": number, "name": f"Pupil {number}", "school": f"School {school:02}",
                               "category": category})
    return pupils


class Hall:
    """What the sheets hold, as far as the pupils keep to the rules by it."""

    def __init__(self, pupils, dice):
        self.dice = dice
        self.pupils = [p["number"] for p in pupils]
        self.school = {p["number"]: p["school"] for p in pupils}
        self.strength = {p["number"]: 1 + dice.below(100) for p in pupils}
        self.used = {(p, g): 0 for p in self.pupils for g in GAMES}
        self.met = {}

    def full(self, player, game):
        return self.used[player, game] >= ROWS

    def games_of(self, a, b):
        return self.met.get((min(a, b), max(a, b)), 0)

    def pair(self, one_school):
        while True:
            a, b = self.dice.one_of(self.pupils), self.dice.one_of(self.pupils)
            if a != b and (self.school[a] == self.school[b]) == one_school:
                return a, b

    def result(self, a, b):
        if self.dice.below(20) == 0:
            return "draw"
        return "a" if self.dice.below(self.strength[a] + self.strength[b]) < self.strength[a] else "b"

    def take(self, row):
        a, b = row["a"], row["b"]
        self.used[a, row.get("booked_a") or row["game"]] += 1
        self.used[b, row.get("booked_b") or row["game"]] += 1
        self.met[min(a, b), max(a, b)] = self.games_of(a, b) + 1

    def row_for(self, a, b, game):
        """Booked as the rules say where a sheet is full; None where there is no room."""
        row = {"game": game, "a": a, "b": b, "result": self.result(a, b)}
        if not self.full(a, game) and not self.full(b, game):
            return row
        both = [g for g in GAMES if not self.full(a, g) and not self.full(b, g)]
        if both:
            row["booked_a"] = row["booked_b"] = self.dice.one_of(both)
            return row
        for player, key in ((a, "booked_a"), (b, "booked_b")):
            room = [g for g in GAMES if not self.full(player, g)]
            if not room:
                return None
            if self.full(player, game):
                row[key] = self.dice.one_of(room)
        return row

    def sound(self):
        """A duel by the rules; after many attempts in vain, one hors concours."""
        for _ in range(200):
            a, b = self.pair(one_school=False)
            row = self.row_for(a, b, self.dice.one_of(GAMES)) if self.games_of(a, b) < 2 else None
            if row is not None:
                self.take(row)
                return row
        return self.hors_concours()

    def hors_concours(self):
        a, b = self.pair(one_school=self.dice.below(3) > 0)
        return {"game": self.dice.one_of(GAMES), "a": a, "b": b, "result": self.result(a, b), "hors_concours": "yes"}

    def faulty(self, fault):
        """A row with the fault, or None when the hall has no place for it now."""
        if fault == "same_school":
            a, b = self.pair(one_school=True)
            return {"game": self.dice.one_of(GAMES), "a": a, "b": b, "result": self.result(a, b)}
        if fault == "third_game":
            twice = sorted(pair for pair, games in self.met.items() if games == 2)
            if not twice:
                return None
            a, b = self.dice.one_of(twice)
            row = self.row_for(a, b, self.dice.one_of(GAMES))
        elif fault == "fourth_row":
            full = sorted(key for key, used in self.used.items() if used == ROWS)
            if not full:
                return None
            a, game = self.dice.one_of(full)
            b = next((p for p in self.pupils if self.school[p] != self.school[a] and self.games_of(a, p) == 0), None)
            row = b and {"game": game, "a": a, "b": b, "result": self.result(a, b)}
        else:
            a, b = self.pair(one_school=False)
            row = self.row_for(a, b, self.dice.one_of(GAMES)) if self.games_of(a, b) < 2 else None
            if row and fault == "rebooked" and "booked_a" not in row and "booked_b" not in row:
                other = self.dice.one_of([g for g in GAMES if g != row["game"]])
                row["booked_a"] = other
                if self.dice.below(2):
                    row["booked_b"] = other
            if row and fault == "unsigned":
                row.update(result="a", signed="no")
            if row and fault == "not_in_table":
                row.update(result="b", in_table="no")
            if row and fault == "corrected":
                row["corrected"] = self.dice.one_of(["a", "b", "both"])
        if row:
            self.take(row)
        return row


def simulate(seed, schools=20, duels=3000):
    """Pupils, and rows of duels and refusals in the order of entry."""
    dice = Dice(seed)
    pupils = make_pupils(schools)
    hall = Hall(pupils, dice)
    rows, count = [], 0
    while count < duels:
        row = hall.faulty(dice.one_of(FAULTS)) if count > 200 and dice.below(10) == 0 else None
        third = row is not None and hall.games_of(row["a"], row["b"]) > 2
        if row is None:
            row = hall.hors_concours() if dice.below(10) == 0 else hall.sound()
        rows.append(row)
        count += 1
        if third:
            # Two third games in a hundred duels are enough; who is out of it plays on in other pairs.
            hall.met[min(row["a"], row["b"]), max(row["a"], row["b"])] = 99
        if dice.below(60) == 0:
            a, b = hall.pair(one_school=dice.below(5) == 0)
            rows.append({"game": dice.one_of(GAMES), "a": a, "b": b, "result": "refused"})
    return pupils, rows
