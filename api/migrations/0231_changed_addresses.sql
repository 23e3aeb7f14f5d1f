-- A colleague's sign-in address that somebody asked to change. The link to the new address is void once its asker may not ask any more
-- (api/staff/asker.ts); until ends_at the old address may object, also after the new one has taken its place.
CREATE TABLE staff_email_change(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE CHECK(length(id)=24),
  user_id TEXT NOT NULL REFERENCES users(id), master_user_id TEXT NOT NULL REFERENCES users(id), asked_by TEXT NOT NULL REFERENCES users(id),
  old_email TEXT NOT NULL, old_email_normal TEXT NOT NULL, old_verified_at INTEGER, new_email TEXT NOT NULL,
  -- SHA-256 of the two links' tokens, hex: the tokens themselves are never stored.
  hash TEXT NOT NULL UNIQUE, objection_hash TEXT NOT NULL UNIQUE,
  asked_at INTEGER NOT NULL, ends_at INTEGER NOT NULL CHECK(ends_at>asked_at),
  -- When the new address confirmed itself and took the place of the old one.
  taken_at INTEGER,
  -- A password was set since then.
  is_password_new INTEGER NOT NULL DEFAULT 0 CHECK(is_password_new IN(0,1)),
  outcome TEXT CHECK(outcome IN('kept','undone','replaced','void')),
  decided_at INTEGER CHECK((decided_at IS NULL)=(outcome IS NULL)),
  CHECK(user_id<>asked_by AND (outcome<>'kept' OR taken_at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX staff_email_change_open ON staff_email_change(user_id) WHERE outcome IS NULL;
CREATE INDEX staff_email_change_user ON staff_email_change(user_id);
CREATE INDEX staff_email_change_by ON staff_email_change(asked_by) WHERE outcome IS NULL;
CREATE INDEX staff_email_change_old ON staff_email_change(old_email_normal) WHERE outcome IS NULL AND taken_at IS NOT NULL;
CREATE INDEX staff_email_change_due ON staff_email_change(ends_at) WHERE outcome IS NULL AND taken_at IS NOT NULL;
CREATE INDEX staff_email_change_end ON staff_email_change(ends_at);

-- Whichever way a password is set.
CREATE TRIGGER staff_email_change_password AFTER UPDATE OF password_hash ON users WHEN NEW.password_hash<>OLD.password_hash
  BEGIN UPDATE staff_email_change SET is_password_new=1 WHERE user_id=NEW.id AND outcome IS NULL AND taken_at IS NOT NULL; END;

-- The old address can come back as long as it may object: nobody else gets it meanwhile.
CREATE TRIGGER users_email_is_held_insert BEFORE INSERT ON users
  WHEN EXISTS(SELECT 1 FROM staff_email_change WHERE old_email_normal=NEW.email_normal AND outcome IS NULL AND taken_at IS NOT NULL AND user_id<>NEW.id)
  BEGIN SELECT RAISE(ABORT,'users.email_normal is held'); END;
CREATE TRIGGER users_email_is_held_update BEFORE UPDATE OF email_normal ON users
  WHEN EXISTS(SELECT 1 FROM staff_email_change WHERE old_email_normal=NEW.email_normal AND outcome IS NULL AND taken_at IS NOT NULL AND user_id<>NEW.id)
  BEGIN SELECT RAISE(ABORT,'users.email_normal is held'); END;

-- Nobody knows who asked for what is under way: those links are void, and the address may be entered again. The column and the purpose
-- 'staff_email' stay, empty: the release before reads them, and a rollback must find them.
UPDATE verification_token SET used_at=created_at WHERE purpose='staff_email' AND used_at IS NULL;
UPDATE staff SET pending_email=NULL WHERE pending_email IS NOT NULL;
