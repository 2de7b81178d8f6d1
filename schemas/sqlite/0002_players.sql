-- People as they are: further nicks with their places, school, sex, categories, ratings of lists, consent, the name in
-- Latin letters. And the decisions on the register, as a log with a hash chain of its own.
--
-- From here on the register is a projection too: of player_log, by which it can be rebuilt.

ALTER TABLE players ADD COLUMN latin TEXT NOT NULL DEFAULT '' CHECK (length(latin) <= 200);
ALTER TABLE players ADD COLUMN school TEXT NOT NULL DEFAULT '' CHECK (length(school) <= 200);
ALTER TABLE players ADD COLUMN sex TEXT NOT NULL DEFAULT '' CHECK (sex IN ('', 'f', 'm'));
ALTER TABLE players ADD COLUMN consent TEXT NOT NULL DEFAULT 'unknown' CHECK (consent IN ('unknown', 'yes', 'no'));
-- The person whom this one turned out to be; the row stays, because logs of events name it.
ALTER TABLE players ADD COLUMN merged_into INTEGER CHECK (merged_into > 0 AND merged_into <> id);

CREATE INDEX players_merged ON players (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE player_nicks (
  player   INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position > 0),
  nick     TEXT NOT NULL CHECK (length(nick) BETWEEN 1 AND 60),
  place    TEXT NOT NULL CHECK (length(place) <= 60 AND place NOT GLOB '*[^a-z0-9.-]*'),   -- where it is used, or empty
  PRIMARY KEY (player, position),
  UNIQUE (player, place, nick)
) STRICT;

CREATE TABLE player_categories (
  player   INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position > 0),
  category TEXT NOT NULL CHECK (length(category) BETWEEN 1 AND 60),
  PRIMARY KEY (player, position),
  UNIQUE (player, category)
) STRICT;

CREATE TABLE player_ratings (
  player     INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL CHECK (position > 0),
  list       TEXT NOT NULL CHECK (length(list) BETWEEN 1 AND 60 AND list NOT GLOB '*[^a-z0-9.-]*'),
  time_class TEXT NOT NULL CHECK (time_class IN ('classic', 'rapid', 'blitz', 'correspondence')),
  value      INTEGER NOT NULL CHECK (value BETWEEN 0 AND 9999),
  date       TEXT NOT NULL CHECK (date = '' OR date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  PRIMARY KEY (player, position),
  UNIQUE (player, list, time_class)
) STRICT;

-- One chain for the register: hash = SHA-256(previous_hash, newline, canonical text of the entry). The body names ids and
-- the SHA-256 of the facts; the facts stand beside it, salted, and are taken away when a person is erased.
CREATE TABLE player_log (
  sequence      INTEGER PRIMARY KEY CHECK (sequence > 0),
  at            TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]Z'),
  actor         TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 200),
  kind          TEXT NOT NULL CHECK (kind <> ''),
  player        INTEGER NOT NULL CHECK (player > 0),
  body          TEXT NOT NULL CHECK (body GLOB '{*}'),
  facts         TEXT CHECK (facts GLOB '{*}'),
  previous_hash TEXT NOT NULL CHECK (length(previous_hash) = 64 AND previous_hash NOT GLOB '*[^0-9a-f]*'),
  hash          TEXT NOT NULL CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*')
) STRICT;

CREATE INDEX player_log_by_player ON player_log (player, sequence);

CREATE TRIGGER player_log_refuses_update BEFORE UPDATE ON player_log
WHEN NEW.facts IS NOT NULL OR NEW.sequence <> OLD.sequence OR NEW.at <> OLD.at OR NEW.actor <> OLD.actor
  OR NEW.kind <> OLD.kind OR NEW.player <> OLD.player OR NEW.body <> OLD.body
  OR NEW.previous_hash <> OLD.previous_hash OR NEW.hash <> OLD.hash
BEGIN SELECT RAISE(ABORT, 'the log is append-only; facts can only be erased'); END;

CREATE TRIGGER player_log_refuses_delete BEFORE DELETE ON player_log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER player_log_continues_its_chain BEFORE INSERT ON player_log
WHEN NEW.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM player_log)
  OR NEW.previous_hash <> coalesce(
       (SELECT hash FROM player_log WHERE sequence = NEW.sequence - 1),
       '0000000000000000000000000000000000000000000000000000000000000000')
BEGIN SELECT RAISE(ABORT, 'the entry does not follow the last one of its chain'); END;
