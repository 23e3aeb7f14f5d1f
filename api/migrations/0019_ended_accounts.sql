-- Accounts that have ended and may have rows left to forget: what is large goes in steps (api/jobs/forget-rest.ts).
CREATE TABLE ended_account(user_id TEXT PRIMARY KEY REFERENCES users(id), ended_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX ended_account_time ON ended_account(ended_at);
