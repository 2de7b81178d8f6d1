-- People as they are, and the log of the register: the same tables as schemas/sqlite/0002_players.sql, column by column.
--
-- From here on the register is a projection too: of player_log, by which it can be rebuilt.

ALTER TABLE players ADD COLUMN latin TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (length(latin) <= 200);
ALTER TABLE players ADD COLUMN school TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (length(school) <= 200);
ALTER TABLE players ADD COLUMN sex TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (sex IN ('', 'f', 'm'));
ALTER TABLE players ADD COLUMN consent TEXT COLLATE "C" NOT NULL DEFAULT 'unknown'
  CHECK (consent IN ('unknown', 'yes', 'no'));
-- The person whom this one turned out to be; the row stays, because logs of events name it.
ALTER TABLE players ADD COLUMN merged_into BIGINT CHECK (merged_into > 0 AND merged_into <> id);

CREATE INDEX players_merged ON players (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE player_nicks (
  player   BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  position BIGINT NOT NULL CHECK (position > 0),
  nick     TEXT COLLATE "C" NOT NULL CHECK (length(nick) BETWEEN 1 AND 60),
  place    TEXT COLLATE "C" NOT NULL CHECK (place ~ '^[a-z0-9.-]{0,60}$'),   -- where it is used, or empty
  PRIMARY KEY (player, position),
  UNIQUE (player, place, nick)
);

CREATE TABLE player_categories (
  player   BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  position BIGINT NOT NULL CHECK (position > 0),
  category TEXT COLLATE "C" NOT NULL CHECK (length(category) BETWEEN 1 AND 60),
  PRIMARY KEY (player, position),
  UNIQUE (player, category)
);

CREATE TABLE player_ratings (
  player     BIGINT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  position   BIGINT NOT NULL CHECK (position > 0),
  list       TEXT COLLATE "C" NOT NULL CHECK (list ~ '^[a-z0-9.-]{1,60}$'),
  time_class TEXT COLLATE "C" NOT NULL CHECK (time_class IN ('classic', 'rapid', 'blitz', 'correspondence')),
  value      BIGINT NOT NULL CHECK (value BETWEEN 0 AND 9999),
  date       TEXT COLLATE "C" NOT NULL CHECK (date = '' OR date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  PRIMARY KEY (player, position),
  UNIQUE (player, list, time_class)
);

-- One chain for the register: hash = SHA-256(previous_hash, newline, canonical text of the entry). The body names ids and
-- the SHA-256 of the facts; the facts stand beside it, salted, and are taken away when a person is erased.
CREATE TABLE player_log (
  sequence      BIGINT PRIMARY KEY CHECK (sequence > 0),
  at            TEXT COLLATE "C" NOT NULL CHECK (at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$'),
  actor         TEXT COLLATE "C" NOT NULL CHECK (length(actor) BETWEEN 1 AND 200),
  kind          TEXT COLLATE "C" NOT NULL CHECK (kind <> ''),
  player        BIGINT NOT NULL CHECK (player > 0),
  body          TEXT COLLATE "C" NOT NULL CHECK (left(body, 1) = '{' AND right(body, 1) = '}'),
  facts         TEXT COLLATE "C" CHECK (left(facts, 1) = '{' AND right(facts, 1) = '}'),
  previous_hash TEXT COLLATE "C" NOT NULL CHECK (previous_hash ~ '^[0-9a-f]{64}$'),
  hash          TEXT COLLATE "C" NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$')
);

CREATE INDEX player_log_by_player ON player_log (player, sequence);

CREATE TRIGGER player_log_refuses_delete BEFORE DELETE OR TRUNCATE ON player_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('the log is append-only');

CREATE TRIGGER player_log_refuses_update BEFORE UPDATE ON player_log
FOR EACH ROW WHEN (NEW.facts IS NOT NULL OR NEW.sequence <> OLD.sequence OR NEW.at <> OLD.at OR NEW.actor <> OLD.actor
  OR NEW.kind <> OLD.kind OR NEW.player <> OLD.player OR NEW.body <> OLD.body
  OR NEW.previous_hash <> OLD.previous_hash OR NEW.hash <> OLD.hash)
EXECUTE FUNCTION refuse_change('the log is append-only; facts can only be erased');

CREATE FUNCTION continue_player_chain() RETURNS trigger LANGUAGE plpgsql SET search_path = arbiter, pg_catalog AS
$$
DECLARE
  last_sequence BIGINT;
  last_hash     TEXT;
BEGIN
  SELECT sequence, hash INTO last_sequence, last_hash FROM player_log ORDER BY sequence DESC LIMIT 1;
  IF NEW.sequence <> coalesce(last_sequence, 0) + 1 OR NEW.previous_hash <> coalesce(last_hash, repeat('0', 64)) THEN
    RAISE EXCEPTION 'the entry does not follow the last one of its chain';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER player_log_continues_its_chain BEFORE INSERT ON player_log
FOR EACH ROW EXECUTE FUNCTION continue_player_chain();

-- The owner too, as with the log of events; the facts alone may be taken away.
REVOKE UPDATE, DELETE, TRUNCATE ON player_log FROM PUBLIC, CURRENT_USER;
GRANT UPDATE (facts) ON player_log TO CURRENT_USER;
