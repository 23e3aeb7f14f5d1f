-- The console: its roles and queues (api/moderation), and the second factor (api/second-factor).

-- A role in the console (contract/moderation/roles.ts); `npm run moderator` and the demo data grant the first (docs/behaviour.md#first-administrator).
CREATE TABLE moderator(
  user_id TEXT PRIMARY KEY REFERENCES users(id),
  created_at INTEGER NOT NULL,
  role TEXT NOT NULL DEFAULT 'moderator' CHECK(role IN('moderator','editor','administrator'))
) STRICT, WITHOUT ROWID;
-- The last administrator who can sign in stays: suspended ones do not count.
CREATE TRIGGER administrator_stays BEFORE DELETE ON moderator
  WHEN OLD.role='administrator' AND NOT EXISTS(SELECT 1 FROM moderator m JOIN users u ON u.id=m.user_id
    WHERE m.role='administrator' AND m.user_id<>OLD.user_id AND u.suspended_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;
CREATE TRIGGER administrator_remains BEFORE UPDATE OF role ON moderator
  WHEN OLD.role='administrator' AND NEW.role<>'administrator' AND NOT EXISTS(SELECT 1 FROM moderator m JOIN users u ON u.id=m.user_id
    WHERE m.role='administrator' AND m.user_id<>OLD.user_id AND u.suspended_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;

-- The second factor of a person of the console, RFC 6238.
CREATE TABLE second_factor(
  user_id TEXT PRIMARY KEY REFERENCES users(id),
  -- Sealed under the API’s secret, or `open.` and the key as text in demo data, which production refuses.
  secret TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  -- The step of 30 seconds whose code was taken last: none is taken twice.
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TRIGGER second_factor_kept BEFORE UPDATE OF secret ON second_factor WHEN OLD.confirmed_at IS NOT NULL
  BEGIN SELECT RAISE(ABORT,'second_factor_set'); END;
CREATE TRIGGER second_factor_forward BEFORE UPDATE OF last_step ON second_factor WHEN NEW.last_step<OLD.last_step
  BEGIN SELECT RAISE(ABORT,'steps of a second factor go on'); END;

-- A recovery code, HMAC-SHA-256; a used one is gone.
CREATE TABLE recovery_code(user_id TEXT NOT NULL REFERENCES users(id), hash TEXT NOT NULL, PRIMARY KEY(user_id, hash)) STRICT, WITHOUT ROWID;

-- Who works on an item of a queue, so that two do not; it lapses by the clock.
CREATE TABLE moderation_claim(
  kind TEXT NOT NULL,
  item_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users(id),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY(kind, item_id)
) STRICT, WITHOUT ROWID;
-- The sweep of claims that have lapsed (api/moderation/claim-store.ts).
CREATE INDEX moderation_claim_end ON moderation_claim(expires_at);
-- The claims of people who are forgotten (api/moderation/claim-store.ts).
CREATE INDEX moderation_claim_user ON moderation_claim(user_id);

-- People by name, address and telephone for the console; what is forgotten leaves no word behind.
CREATE VIRTUAL TABLE person_fts USING fts5(words, content='', tokenize='unicode61 remove_diacritics 2', prefix='2 3 4', detail='column');
INSERT INTO person_fts(person_fts, rank) VALUES('secure-delete', 1);

-- Companies by name, address and tax number for the console, in public or not.
CREATE VIRTUAL TABLE any_company_fts USING fts5(words, content='', tokenize='unicode61 remove_diacritics 2', prefix='2 3 4', detail='column');
INSERT INTO any_company_fts(any_company_fts, rank) VALUES('secure-delete', 1);
