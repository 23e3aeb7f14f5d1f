-- A person whose strikes are enough for a suspension, until a moderator decides about it.
CREATE TABLE suspension_proposal (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 24 AND id NOT GLOB '*[^0-9a-f]*'),
  user_id TEXT NOT NULL REFERENCES users(id),
  opened_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,
  handled_at INTEGER,
  outcome TEXT CHECK ((outcome IS NULL) = (handled_at IS NULL) AND (outcome IS NULL OR outcome IN ('kept', 'suspended')))
) STRICT;
-- The open one of a person.
CREATE UNIQUE INDEX suspension_proposal_open ON suspension_proposal(user_id) WHERE handled_at IS NULL;
-- Those of a person: "my data", and when the account ends.
CREATE INDEX suspension_proposal_person ON suspension_proposal(user_id, seq);
-- The console's queue.
CREATE INDEX suspension_proposal_waiting ON suspension_proposal(seq) WHERE handled_at IS NULL;
-- Retention.
CREATE INDEX suspension_proposal_handled ON suspension_proposal(handled_at) WHERE handled_at IS NOT NULL;

-- The strikes of a person (api/decision/strike-store.ts).
CREATE INDEX decision_strike ON decision(recipient_user_id, created_at) WHERE act IN ('TAKEN_DOWN', 'PICTURES_REMOVED', 'WARNED', 'FILES_WITHDRAWN');

-- Enough strikes propose a suspension, however the last one is written; tests/api/strike compares the numbers with contract/strike/fields.ts.
CREATE TRIGGER strike_proposes AFTER INSERT ON decision WHEN NEW.act IN ('TAKEN_DOWN', 'PICTURES_REMOVED', 'WARNED', 'FILES_WITHDRAWN') BEGIN
  INSERT INTO suspension_proposal(id, user_id, opened_at)
    SELECT lower(hex(randomblob(12))), u.id, NEW.created_at FROM users u
    WHERE u.id = NEW.recipient_user_id AND u.suspended_at IS NULL AND u.deleted_at IS NULL AND (
      SELECT COUNT(*) FROM decision d WHERE d.recipient_user_id = NEW.recipient_user_id
        AND d.act IN ('TAKEN_DOWN', 'PICTURES_REMOVED', 'WARNED', 'FILES_WITHDRAWN') AND d.lifted_at IS NULL
        AND unixepoch(d.created_at / 1000, 'unixepoch', '+6 months') * 1000 + d.created_at % 1000 > NEW.created_at
        AND NOT EXISTS(SELECT 1 FROM appeal a WHERE a.decision_id = d.id AND a.outcome = 'upheld')
    ) >= 3
    ON CONFLICT(user_id) WHERE handled_at IS NULL DO NOTHING;
END;

-- Who is suspended otherwise needs no proposal.
CREATE TRIGGER suspension_proposal_ends AFTER UPDATE OF suspended_at ON users WHEN NEW.suspended_at IS NOT NULL AND OLD.suspended_at IS NULL BEGIN
  UPDATE suspension_proposal SET handled_at = NEW.suspended_at, outcome = 'suspended', version = version + 1
    WHERE user_id = NEW.id AND handled_at IS NULL;
END;

-- Marked by a moderator as manifestly unfounded.
ALTER TABLE notice ADD COLUMN unfounded INTEGER NOT NULL DEFAULT 0 CHECK (unfounded IN (0, 1));
