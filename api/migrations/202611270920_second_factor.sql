-- A browser, or the app on a device, that is not asked for a code when its person signs in. Of its token only the hash is stored.
CREATE TABLE trusted_browser (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 24 AND id NOT GLOB '*[^0-9a-f]*'),
  user_id TEXT NOT NULL REFERENCES users(id),
  hash TEXT NOT NULL UNIQUE CHECK (length(hash) = 64),
  device TEXT NOT NULL,
  -- The latest session that was begun in it.
  session_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
-- The list of a person.
CREATE INDEX trusted_browser_user ON trusted_browser(user_id, seq);
-- Deletes the expired ones.
CREATE INDEX trusted_browser_expiry ON trusted_browser(expires_at);

-- From when on an account requires a second factor or a passkey of its main user and staff.
CREATE TABLE second_factor_rule (
  master_user_id TEXT PRIMARY KEY REFERENCES users(id),
  required_from INTEGER NOT NULL,
  set_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Somebody has lost app and recovery codes: after a waiting time, in which its mails can stop it, the password alone signs in once.
CREATE TABLE factor_recovery (
  user_id TEXT PRIMARY KEY REFERENCES users(id),
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 24 AND id NOT GLOB '*[^0-9a-f]*'),
  is_by_console INTEGER NOT NULL CHECK (is_by_console IN (0, 1)),
  started_at INTEGER NOT NULL,
  ready_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL CHECK (expires_at > ready_at),
  -- Null after the last one.
  next_mail_at INTEGER
) STRICT, WITHOUT ROWID;
-- The mails that are due.
CREATE INDEX factor_recovery_mail ON factor_recovery(next_mail_at) WHERE next_mail_at IS NOT NULL;
-- Deletes those that nobody has used.
CREATE INDEX factor_recovery_expiry ON factor_recovery(expires_at);

-- Whoever changes or resets a password may do it because somebody else knows the old one.
CREATE TRIGGER trusted_browsers_end_with_password AFTER UPDATE OF password_hash ON users WHEN NEW.password_hash <> OLD.password_hash BEGIN
  DELETE FROM trusted_browser WHERE user_id = NEW.id;
END;

-- A new app begins without what belonged to the old one.
CREATE TRIGGER second_factor_ends AFTER DELETE ON second_factor BEGIN
  DELETE FROM recovery_code WHERE user_id = OLD.user_id;
  DELETE FROM trusted_browser WHERE user_id = OLD.user_id;
  DELETE FROM factor_recovery WHERE user_id = OLD.user_id;
END;
