-- A decision that restricts an account or something of it, with its statement of reasons.
CREATE TABLE decision (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 24 AND id NOT GLOB '*[^0-9a-f]*'),
  recipient_user_id TEXT NOT NULL REFERENCES users(id),
  act TEXT NOT NULL CHECK (act IN ('REJECTED', 'TAKEN_DOWN', 'PICTURES_REMOVED', 'REDUCED', 'WARNED', 'SUSPENDED', 'FILES_WITHDRAWN')),
  target_kind TEXT NOT NULL CHECK (target_kind IN ('company', 'product', 'request', 'certificate', 'user', 'chat')),
  target_id TEXT NOT NULL,
  target_name TEXT NOT NULL,
  -- As of contract/moderation/rejection.ts.
  reason TEXT NOT NULL CHECK (json_valid(reason)),
  -- Pages of rules with their version at that time.
  rules TEXT NOT NULL CHECK (json_valid(rules)),
  detection TEXT NOT NULL CHECK (detection IN ('report', 'review')),
  -- Null once that person has left.
  decided_by TEXT REFERENCES users(id),
  created_at INTEGER NOT NULL,
  -- Its version after the decision, by which an appeal finds it unchanged.
  target_version INTEGER NOT NULL,
  -- Ended by a moderator, without an appeal.
  lifted_at INTEGER,
  -- Removed pictures, and the columns as they were.
  taken TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(taken))
) STRICT;
-- The list of an account, the newest first.
CREATE INDEX decision_recipient ON decision(recipient_user_id, seq);
-- The decisions of a person who leaves.
CREATE INDEX decision_decider ON decision(decided_by) WHERE decided_by IS NOT NULL;
-- Retention.
CREATE INDEX decision_created ON decision(created_at);

-- An appeal against a decision: one for each.
CREATE TABLE appeal (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 24 AND id NOT GLOB '*[^0-9a-f]*'),
  decision_id TEXT NOT NULL UNIQUE REFERENCES decision(id) ON DELETE CASCADE,
  body TEXT NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
  -- Keys, names and sizes of the files that came with it, as a JSON list.
  files TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(files)),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,
  handled_at INTEGER,
  outcome TEXT CHECK ((outcome IS NULL) = (handled_at IS NULL) AND (outcome IS NULL OR outcome IN ('upheld', 'dismissed'))),
  -- The moderator's reasons for the outcome.
  note TEXT NOT NULL DEFAULT ''
) STRICT;
-- The console's queue.
CREATE INDEX appeal_waiting ON appeal(seq) WHERE handled_at IS NULL;

-- The reports of a chat, whose files an appeal may return.
CREATE INDEX chat_report_chat ON chat_report(chat_id);

-- Since when a company cannot be boosted.
ALTER TABLE company ADD COLUMN reduced_at INTEGER;
