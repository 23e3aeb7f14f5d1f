-- Something public that was reported, until it is decided on: one open case for each thing.
CREATE TABLE notice_case (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 24 AND id NOT GLOB '*[^0-9a-f]*'),
  target_kind TEXT NOT NULL CHECK (target_kind IN ('company', 'product', 'request', 'certificate', 'article')),
  target_id TEXT NOT NULL,
  -- Its account when it was reported; none of an article.
  account_user_id TEXT REFERENCES users(id),
  -- What was public when the case was opened, as of contract/notice/snapshot.ts; null once its account has ended.
  snapshot TEXT CHECK (json_valid(snapshot) AND length(snapshot) <= 200000),
  opened_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,
  handled_at INTEGER,
  outcome TEXT CHECK ((outcome IS NULL) = (handled_at IS NULL) AND (outcome IS NULL OR outcome IN ('no-action', 'taken-down', 'restricted')))
) STRICT;
-- The open case of a thing.
CREATE UNIQUE INDEX notice_case_open ON notice_case(target_kind, target_id) WHERE handled_at IS NULL;
-- The console's queue.
CREATE INDEX notice_case_waiting ON notice_case(seq) WHERE handled_at IS NULL;
-- The cases about an account that ends.
CREATE INDEX notice_case_account ON notice_case(account_user_id) WHERE account_user_id IS NOT NULL;
-- Retention.
CREATE INDEX notice_case_handled ON notice_case(handled_at) WHERE handled_at IS NOT NULL;

-- One report, with or without an account.
CREATE TABLE notice (
  seq INTEGER PRIMARY KEY,
  number TEXT NOT NULL UNIQUE,
  case_id TEXT NOT NULL REFERENCES notice_case(id),
  reason TEXT NOT NULL,
  body TEXT NOT NULL CHECK (length(body) <= 2000),
  rights TEXT NOT NULL DEFAULT '' CHECK (length(rights) <= 500),
  name TEXT NOT NULL CHECK (length(name) <= 100),
  email TEXT NOT NULL CHECK (length(email) <= 100),
  language TEXT NOT NULL CHECK (language IN ('EN', 'TR', 'RU', 'AR')),
  reporter_user_id TEXT REFERENCES users(id),
  -- The version of the thing that the reporter saw.
  target_version INTEGER NOT NULL DEFAULT 0,
  -- Keys, names and sizes of the files that came with it, as a JSON list.
  files TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(files)),
  created_at INTEGER NOT NULL
) STRICT;
-- The notices of a case.
CREATE INDEX notice_of_case ON notice(case_id, seq);
-- One notice of an address in a case.
CREATE UNIQUE INDEX notice_by_email ON notice(case_id, lower(email));
-- The notices of a person whose account ends.
CREATE INDEX notice_reporter ON notice(reporter_user_id) WHERE reporter_user_id IS NOT NULL;
