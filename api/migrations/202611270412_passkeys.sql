-- A passkey (WebAuthn): a public key with which a person signs in. The private key never leaves the device or password manager of the person.
CREATE TABLE passkey (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 24 AND id NOT GLOB '*[^0-9a-f]*'),
  user_id TEXT NOT NULL REFERENCES users(id),
  -- Chosen by the authenticator, base64url; unique over all accounts.
  credential_id TEXT NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1364),
  -- COSE, base64url.
  public_key TEXT NOT NULL CHECK (length(public_key) BETWEEN 1 AND 4000),
  -- Signatures so far as the authenticator counts them; 0 for those that do not count.
  counter INTEGER NOT NULL CHECK (counter >= 0),
  -- How a browser reaches the authenticator, a JSON list.
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  -- The model of the authenticator, a UUID.
  aaguid TEXT NOT NULL,
  name TEXT NOT NULL DEFAULT '' CHECK (length(name) <= 60),
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
-- The list of a person, and those that a browser must not create again.
CREATE INDEX passkey_user ON passkey(user_id, seq);

CREATE TRIGGER passkeys_limited BEFORE INSERT ON passkey WHEN (SELECT COUNT(*) FROM passkey WHERE user_id = NEW.user_id) >= 20 BEGIN
  SELECT RAISE(ABORT, 'passkeys_full');
END;

-- A challenge that a browser signs, once: to add a passkey to a person, or to sign in.
CREATE TABLE passkey_challenge (
  challenge TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('add', 'signIn')),
  user_id TEXT REFERENCES users(id),
  expires_at INTEGER NOT NULL,
  CHECK ((user_id IS NULL) = (purpose = 'signIn'))
) STRICT, WITHOUT ROWID;
-- Deletes the expired ones.
CREATE INDEX passkey_challenge_expiry ON passkey_challenge(expires_at);
-- Deletes those of a person.
CREATE INDEX passkey_challenge_user ON passkey_challenge(user_id) WHERE user_id IS NOT NULL;

-- A person who has added a passkey or declined the offer of one: it is not offered again.
CREATE TABLE passkey_offer (
  user_id TEXT PRIMARY KEY REFERENCES users(id),
  answered_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
