-- The first schema of an event database.
--
-- Truth: players, records and the log. Projections, which can be rebuilt from them: events, record_games.
-- The CHECKs and triggers repeat what the library refuses, against other programs that write into the file.

CREATE TABLE schema_migrations (
  number     INTEGER PRIMARY KEY CHECK (number > 0),
  name       TEXT NOT NULL UNIQUE CHECK (name <> ''),
  sha256     TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  applied_at TEXT NOT NULL CHECK (applied_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]Z')
) STRICT;

-- The register. Personal data live here alone; the log names players by id, and an id is never given twice.
CREATE TABLE players (
  id         INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
  name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  nick       TEXT NOT NULL CHECK (length(nick) <= 60),
  club       TEXT NOT NULL CHECK (length(club) <= 200),
  federation TEXT NOT NULL CHECK (federation = '' OR federation GLOB '[A-Z][A-Z][A-Z]'),
  birth_year INTEGER CHECK (birth_year BETWEEN 1880 AND 2200),
  rating     INTEGER CHECK (rating BETWEEN 0 AND 9999),
  folded     TEXT NOT NULL   -- name and nick without case and accents, for searching
) STRICT;

CREATE INDEX players_by_folded ON players (folded, id);

-- One row an event: what its log amounts to.
CREATE TABLE events (
  id        INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
  code      TEXT NOT NULL UNIQUE CHECK (code <> '' AND code NOT GLOB '*[^a-z0-9-]*'),
  title     TEXT NOT NULL CHECK (title <> ''),
  game      TEXT NOT NULL,
  rules     TEXT NOT NULL,
  system    TEXT NOT NULL,
  place     TEXT NOT NULL,
  starts_on TEXT NOT NULL,
  ends_on   TEXT NOT NULL,
  entries   INTEGER NOT NULL CHECK (entries >= 0),
  rounds    INTEGER NOT NULL CHECK (rounds >= 0),
  results   INTEGER NOT NULL CHECK (results >= 0),
  sequence  INTEGER NOT NULL CHECK (sequence > 0),       -- of the last log entry
  head      TEXT NOT NULL CHECK (length(head) = 64)      -- its hash
) STRICT;

CREATE INDEX events_by_title ON events (title);

-- The decisions, one chain an event: hash = SHA-256(previous_hash, newline, canonical text of the entry).
CREATE TABLE log (
  chain         INTEGER NOT NULL REFERENCES events (id),
  sequence      INTEGER NOT NULL CHECK (sequence > 0),
  at            TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]Z'),
  actor         TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 200),
  kind          TEXT NOT NULL CHECK (kind <> ''),
  body          TEXT NOT NULL CHECK (body GLOB '{*}'),
  previous_hash TEXT NOT NULL CHECK (length(previous_hash) = 64 AND previous_hash NOT GLOB '*[^0-9a-f]*'),
  hash          TEXT NOT NULL CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
  PRIMARY KEY (chain, sequence)
) STRICT;

CREATE TRIGGER log_refuses_update BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER log_refuses_delete BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER log_continues_its_chain BEFORE INSERT ON log
WHEN NEW.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM log WHERE chain = NEW.chain)
  OR NEW.previous_hash <> coalesce(
       (SELECT hash FROM log WHERE chain = NEW.chain AND sequence = NEW.sequence - 1),
       '0000000000000000000000000000000000000000000000000000000000000000')
BEGIN SELECT RAISE(ABORT, 'the entry does not follow the last one of its chain'); END;

-- Record files as they were given, once each.
CREATE TABLE records (
  sha256      TEXT PRIMARY KEY CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  file_name   TEXT NOT NULL,
  bytes       BLOB NOT NULL,
  imported_at TEXT NOT NULL CHECK (imported_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]Z')
) STRICT;

CREATE TRIGGER records_refuse_update BEFORE UPDATE ON records
BEGIN SELECT RAISE(ABORT, 'a record file is kept as it was given'); END;

-- The games of a file as the reader and the referee saw them.
CREATE TABLE record_games (
  record        TEXT NOT NULL REFERENCES records (sha256),
  game_index    INTEGER NOT NULL CHECK (game_index >= 0),   -- position in the file, from 0
  format        TEXT NOT NULL,
  dialect       TEXT NOT NULL,
  game          TEXT NOT NULL,
  rules         TEXT NOT NULL,    -- canonical text it was replayed by
  first_player  TEXT NOT NULL,
  second_player TEXT NOT NULL,
  event         TEXT NOT NULL,    -- as the record names it
  round         TEXT NOT NULL,
  date          TEXT NOT NULL,
  claimed       TEXT NOT NULL,    -- the result as written
  plies         INTEGER NOT NULL CHECK (plies >= 0),
  accepted      INTEGER NOT NULL CHECK (accepted BETWEEN 0 AND plies),
  verdict       TEXT NOT NULL CHECK (verdict IN ('verified', 'verified_with_warnings', 'contradicts_result',
                                                 'stops_at_ply', 'not_replayable')),
  error_code    TEXT NOT NULL,    -- of the first finding that is an error, or empty
  PRIMARY KEY (record, game_index)
) STRICT;
