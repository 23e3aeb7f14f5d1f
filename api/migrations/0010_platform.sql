-- The tables of the marketplace: a file for each owner of tables (tests/support/structure/api-layers.ts). docs/data-model.md shows them all.
-- Ids: 24 lower-case hex; the all-zero id means unset and is never stored (docs/behaviour.md#ids). Times: INTEGER ms UTC. Money: minor units. Lists are time-ordered by `seq`.

-- What every subject stands on, and how the marketplace runs (api/platform, api/system).

-- A call that writes, by its owner and key: repeated, it is answered from what was written (ADR 018).
CREATE TABLE idempotency(
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  call TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER,
  response TEXT,
  created_at INTEGER NOT NULL,
  -- Which run of the call holds the key; only that one can write (api/platform/http/idempotency.ts).
  run TEXT NOT NULL DEFAULT '',
  -- What the call wrote, as JSON: whoever repeats it after a death is answered from it.
  written TEXT CHECK(written IS NULL OR json_valid(written)),
  PRIMARY KEY(owner, key)
) STRICT, WITHOUT ROWID;
-- The sweep of old keys (api/platform/http/idempotency.ts).
CREATE INDEX idempotency_created ON idempotency(created_at);

-- Something to deliver outside of the batch that caused it: a mail, a push, a message for a room (its topics: the deliveries of each subject).
CREATE TABLE outbox(
  id TEXT PRIMARY KEY,
  dedupe_key TEXT NOT NULL UNIQUE,
  topic TEXT NOT NULL,
  payload TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  done_at INTEGER,
  dead_at INTEGER,
  last_error TEXT
) STRICT;
-- What is due next (api/platform/db/outbox-store.ts).
CREATE INDEX outbox_due ON outbox(next_at) WHERE done_at IS NULL AND dead_at IS NULL;
-- What was given up lately, for the operator (api/system/store.ts, alarm-store.ts).
CREATE INDEX outbox_given_up ON outbox(dead_at) WHERE dead_at IS NOT NULL;
-- What is tried again and again, for the alarm (api/system/alarm-store.ts).
CREATE INDEX outbox_tried ON outbox(attempts) WHERE done_at IS NULL AND dead_at IS NULL AND attempts>=9;

-- An uploaded file: whose it is and in what state; R2 holds its bytes.
CREATE TABLE media(
  id TEXT PRIMARY KEY,
  r2_key TEXT NOT NULL UNIQUE,
  owner_user_id TEXT NOT NULL REFERENCES users(id),
  kind TEXT NOT NULL CHECK(kind IN('image','file')),
  mime TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK(bytes BETWEEN 1 AND 6000000),
  width INTEGER,
  height INTEGER,
  original_name TEXT,
  state TEXT NOT NULL CHECK(state IN('pending','live','dead')),
  visibility TEXT NOT NULL CHECK(visibility IN('public','chat')),
  chat_id TEXT,
  created_at INTEGER NOT NULL,
  -- A file that its chat gives to nobody any more and that stays as evidence of a report: only its moderators are given it.
  withdrawn_at INTEGER
) STRICT;
-- The sweep of files that never became live or are dead (api/platform/media-store.ts).
CREATE INDEX media_sweep ON media(state, created_at) WHERE state<>'live';
-- Files of chats that go with the account that sent them (api/platform/media-store.ts).
CREATE INDEX media_chat_owner ON media(owner_user_id) WHERE chat_id IS NOT NULL AND state='live';
-- No file of a chat becomes live behind the end of its account.
CREATE TRIGGER media_of_the_living BEFORE UPDATE OF state ON media
  WHEN NEW.state='live' AND NEW.chat_id IS NOT NULL AND EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;

-- A counter of tries and waits; the key is a purpose and a hashed address or account.
CREATE TABLE throttle(key TEXT PRIMARY KEY, count INTEGER NOT NULL, window_ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
-- The sweep of counters that have ended (api/platform/security/throttle-store.ts).
CREATE INDEX throttle_end ON throttle(window_ends_at);

-- What somebody did in the console or to an account; append-only.
CREATE TABLE audit_log(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL,
  actor_user_id TEXT,
  action TEXT NOT NULL,
  target_type TEXT,
  target_id TEXT,
  outcome TEXT NOT NULL,
  detail TEXT,
  -- What was so before a step and after it, as JSON objects of what it changed.
  old_values TEXT CHECK(old_values IS NULL OR json_valid(old_values)),
  new_values TEXT CHECK(new_values IS NULL OR json_valid(new_values))
) STRICT;
-- The history of an item in the console (api/moderation/store.ts).
CREATE INDEX audit_target ON audit_log(target_type, target_id, seq);
-- What a person did: the console’s log and an account’s view of its staff (api/moderation/audit-store.ts, api/staff/activity-store.ts).
CREATE INDEX audit_actor ON audit_log(actor_user_id, at, id) WHERE actor_user_id IS NOT NULL;
-- The log of one kind of action by time (api/moderation/audit-store.ts).
CREATE INDEX audit_action ON audit_log(action, at, id);
-- The whole log by time (api/moderation/audit-store.ts).
CREATE INDEX audit_at ON audit_log(at, id);
-- The log of one thing, whatever it is, by time (api/moderation/audit-store.ts).
CREATE INDEX audit_target_time ON audit_log(target_id, at, id);
CREATE TRIGGER audit_no_replace BEFORE INSERT ON audit_log WHEN EXISTS(SELECT 1 FROM audit_log WHERE id=NEW.id) BEGIN SELECT RAISE(ABORT,'duplicate audit id'); END;
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT,'the audit log is append-only'); END;
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT,'the audit log is append-only'); END;

-- When the scheduled run last succeeded as a whole; one row.
CREATE TABLE scheduled_run(id INTEGER PRIMARY KEY CHECK(id=1), succeeded_at INTEGER NOT NULL) STRICT;

-- A group of rows of a kind on its way to the archive; copies are not valid yet, and only rows marked as copied may be taken away (ADR 037).
CREATE TABLE archive_move(
  kind TEXT PRIMARY KEY,
  run TEXT NOT NULL,
  ids TEXT NOT NULL CHECK(json_valid(ids)),
  -- Those that changed or went while they were copied.
  rest TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(rest)),
  is_copied INTEGER NOT NULL DEFAULT 0 CHECK(is_copied IN(0,1)),
  due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was answered in a minute by a group of calls: a histogram of milliseconds, each column up to its number and above the one before.
CREATE TABLE counter_minute(
  minute INTEGER NOT NULL,
  name TEXT NOT NULL,
  errors INTEGER NOT NULL CHECK(errors>=0),
  ms_10 INTEGER NOT NULL,
  ms_30 INTEGER NOT NULL,
  ms_100 INTEGER NOT NULL,
  ms_300 INTEGER NOT NULL,
  ms_1000 INTEGER NOT NULL,
  ms_3000 INTEGER NOT NULL,
  ms_more INTEGER NOT NULL,
  PRIMARY KEY(minute, name)
) STRICT, WITHOUT ROWID;

-- What the operator is told of by mail: since when it is so, null when it is not, and the last mail that said so.
CREATE TABLE alarm(kind TEXT PRIMARY KEY, began_at INTEGER, notified_at INTEGER) STRICT, WITHOUT ROWID;
