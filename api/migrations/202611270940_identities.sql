-- An account at a provider (OpenID Connect) with which a person signs in.
CREATE TABLE identity (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 24 AND id NOT GLOB '*[^0-9a-f]*'),
  user_id TEXT NOT NULL REFERENCES users(id),
  provider TEXT NOT NULL CHECK (provider IN ('google', 'microsoft', 'apple', 'demo')),
  -- Together they name the account for ever; an address at a provider may change or pass to somebody else.
  issuer TEXT NOT NULL CHECK (length(issuer) BETWEEN 1 AND 300),
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
  -- As of the day it was connected, to be recognised in a list.
  email TEXT NOT NULL CHECK (length(email) <= 200),
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  UNIQUE (issuer, subject),
  -- The list of a person, with one account at each provider.
  UNIQUE (user_id, provider)
) STRICT;

-- Somebody who is at a provider: what has to fit when the provider answers.
CREATE TABLE identity_attempt (
  state_hash TEXT PRIMARY KEY,
  -- Of the cookie of the browser that began.
  binding_hash TEXT NOT NULL,
  provider TEXT NOT NULL,
  nonce TEXT NOT NULL,
  verifier TEXT NOT NULL,
  -- Who connects an account, and in which session; null for a sign-in.
  user_id TEXT REFERENCES users(id),
  session_id TEXT,
  return_path TEXT NOT NULL,
  -- The code of the inviting person, for a new account.
  referral TEXT,
  expires_at INTEGER NOT NULL,
  CHECK ((user_id IS NULL) = (session_id IS NULL))
) STRICT, WITHOUT ROWID;
-- Deletes the expired ones.
CREATE INDEX identity_attempt_expiry ON identity_attempt(expires_at);
-- Deletes those of a person.
CREATE INDEX identity_attempt_user ON identity_attempt(user_id) WHERE user_id IS NOT NULL;

-- What a provider has proved and nobody has used yet.
CREATE TABLE identity_ticket (
  ticket_hash TEXT PRIMARY KEY,
  outcome TEXT NOT NULL CHECK (outcome IN ('known', 'new', 'taken', 'connect')),
  -- The account that may use it: of the identity, of the address, or of the person who connects; null for a new person.
  user_id TEXT REFERENCES users(id),
  -- Of the person who connects.
  session_id TEXT,
  provider TEXT NOT NULL,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  referral TEXT,
  expires_at INTEGER NOT NULL,
  CHECK ((user_id IS NULL) = (outcome = 'new')),
  CHECK ((session_id IS NULL) = (outcome <> 'connect'))
) STRICT, WITHOUT ROWID;
-- Deletes the expired ones.
CREATE INDEX identity_ticket_expiry ON identity_ticket(expires_at);
-- Deletes those of a person.
CREATE INDEX identity_ticket_user ON identity_ticket(user_id) WHERE user_id IS NOT NULL;
