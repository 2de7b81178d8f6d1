-- What games are searched and counted by: taken from the record by the program that stores it, and empty or 0 for games
-- that were stored before; `arbiter record import --renew` fills them in.
--
-- Digests are the same for turned and mirrored boards and exchanged colours; 0 is "not known" or "too short".

ALTER TABLE record_games ADD COLUMN width           BIGINT NOT NULL DEFAULT 0 CHECK (width BETWEEN 0 AND 255);
ALTER TABLE record_games ADD COLUMN height          BIGINT NOT NULL DEFAULT 0 CHECK (height BETWEEN 0 AND 255);
ALTER TABLE record_games ADD COLUMN start           TEXT COLLATE "C" NOT NULL DEFAULT '';   -- name of the start position
ALTER TABLE record_games ADD COLUMN day             TEXT COLLATE "C" NOT NULL DEFAULT '';   -- ISO date, or a year, or a month
ALTER TABLE record_games ADD COLUMN winner          TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (winner IN ('', 'first', 'second', 'draw'));
ALTER TABLE record_games ADD COLUMN ending          TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE record_games ADD COLUMN dots            BIGINT NOT NULL DEFAULT 0 CHECK (dots >= 0);   -- moved, start dots apart
ALTER TABLE record_games ADD COLUMN first_captives  BIGINT NOT NULL DEFAULT 0 CHECK (first_captives >= 0);
ALTER TABLE record_games ADD COLUMN second_captives BIGINT NOT NULL DEFAULT 0 CHECK (second_captives >= 0);
ALTER TABLE record_games ADD COLUMN moves_digest    BIGINT NOT NULL DEFAULT 0;
ALTER TABLE record_games ADD COLUMN opening_4       BIGINT NOT NULL DEFAULT 0;   -- the position after 4 dots
ALTER TABLE record_games ADD COLUMN opening_8       BIGINT NOT NULL DEFAULT 0;
ALTER TABLE record_games ADD COLUMN opening_12      BIGINT NOT NULL DEFAULT 0;
ALTER TABLE record_games ADD COLUMN opening_16      BIGINT NOT NULL DEFAULT 0;
ALTER TABLE record_games ADD COLUMN first_folded    TEXT COLLATE "C" NOT NULL DEFAULT '';   -- names without case and accents
ALTER TABLE record_games ADD COLUMN second_folded   TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE record_games ADD COLUMN event_folded    TEXT COLLATE "C" NOT NULL DEFAULT '';

CREATE INDEX record_games_by_first ON record_games (first_folded) WHERE first_folded <> '';
CREATE INDEX record_games_by_second ON record_games (second_folded) WHERE second_folded <> '';
CREATE INDEX record_games_by_event ON record_games (event_folded) WHERE event_folded <> '';
CREATE INDEX record_games_by_day ON record_games (day);
CREATE INDEX record_games_by_opening_4 ON record_games (opening_4) WHERE opening_4 <> 0;
CREATE INDEX record_games_by_opening_8 ON record_games (opening_8) WHERE opening_8 <> 0;
CREATE INDEX record_games_by_opening_12 ON record_games (opening_12) WHERE opening_12 <> 0;
CREATE INDEX record_games_by_opening_16 ON record_games (opening_16) WHERE opening_16 <> 0;
