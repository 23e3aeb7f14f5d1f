-- Staff of an account (api/staff).

-- A member of staff of a main account, with the flags that say what they may do.
CREATE TABLE staff(
  user_id TEXT PRIMARY KEY REFERENCES users(id),
  master_user_id TEXT NOT NULL REFERENCES users(id),
  id TEXT NOT NULL UNIQUE,
  -- bit 0 createChat … bit 5 addAndEditSubUser, bit 6 viewUserProfile (always on) … bit 14 requestsAccess
  flags INTEGER NOT NULL DEFAULT 96 CHECK(flags BETWEEN 0 AND 32767 AND (flags & 64)=64),
  -- Always NULL: read by an older release (ADR 029).
  pending_email TEXT,
  created_at INTEGER NOT NULL,
  removed_at INTEGER,
  -- What they may spend of the account’s credits in a calendar month (UTC); NULL is no bound.
  monthly_budget INTEGER CHECK(monthly_budget>=0),
  CHECK(user_id<>master_user_id)
) STRICT;
-- The staff of an account (api/staff/store.ts, the trigger staff_no_nesting).
CREATE INDEX staff_master ON staff(master_user_id) WHERE removed_at IS NULL;
CREATE TRIGGER staff_no_nesting BEFORE INSERT ON staff
  WHEN EXISTS(SELECT 1 FROM staff WHERE user_id=NEW.master_user_id) OR EXISTS(SELECT 1 FROM staff WHERE master_user_id=NEW.user_id AND removed_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'staff cannot own staff'); END;
CREATE TRIGGER staff_fixed_master BEFORE UPDATE OF master_user_id ON staff WHEN NEW.master_user_id<>OLD.master_user_id
  BEGIN SELECT RAISE(ABORT,'the main account of staff is fixed'); END;
-- A call that was under way when its account ended leaves nothing behind in its name.
CREATE TRIGGER staff_of_the_living BEFORE INSERT ON staff WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.master_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
-- 6 is getAccesibleChatCards and getChat.
CREATE TRIGGER staff_answers_no_more AFTER UPDATE OF flags, removed_at ON staff WHEN NEW.removed_at IS NOT NULL OR (NEW.flags & 6)<>6 BEGIN
  UPDATE chat_member SET assigned_user_id=NULL WHERE assigned_user_id=NEW.user_id; END;
-- Staff come by an invitation: they are no sign-ups.
CREATE TRIGGER staff_uncounted AFTER INSERT ON staff BEGIN
  UPDATE count_day SET n=MAX(0, n-1) WHERE kind='signUps' AND part='' AND day=(SELECT created_at/86400000 FROM users WHERE id=NEW.user_id); END;

-- An invitation that is open or has run out; one that is accepted or withdrawn is gone, and its link with it.
CREATE TABLE staff_invitation(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24),
  master_user_id TEXT NOT NULL REFERENCES users(id),
  invited_by TEXT NOT NULL REFERENCES users(id),
  email TEXT NOT NULL,
  email_normal TEXT NOT NULL CHECK(email_normal=lower(email_normal)),
  flags INTEGER NOT NULL CHECK(flags BETWEEN 0 AND 32767 AND (flags & 64)=64),
  monthly_budget INTEGER CHECK(monthly_budget>=0),
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  -- SHA-256 of the link's token, hex: the token itself is never stored.
  hash TEXT NOT NULL UNIQUE,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
-- An account invites an address once; sent again it is the same row (api/staff/invitation-store.ts).
CREATE UNIQUE INDEX staff_invitation_once ON staff_invitation(master_user_id, email_normal);
-- Invitations of somebody who leaves or is forgotten (api/staff/invitation-store.ts).
CREATE INDEX staff_invitation_by ON staff_invitation(invited_by);
-- The sweep of invitations that ran out long ago (api/staff/invitation-store.ts).
CREATE INDEX staff_invitation_end ON staff_invitation(expires_at);

-- A colleague’s sign-in address that somebody asked to change; until ends_at the old address may object (ADR 029).
CREATE TABLE staff_email_change(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24),
  user_id TEXT NOT NULL REFERENCES users(id),
  master_user_id TEXT NOT NULL REFERENCES users(id),
  asked_by TEXT NOT NULL REFERENCES users(id),
  old_email TEXT NOT NULL,
  old_email_normal TEXT NOT NULL,
  old_verified_at INTEGER,
  new_email TEXT NOT NULL,
  -- SHA-256 of the two links' tokens, hex: the tokens themselves are never stored.
  hash TEXT NOT NULL UNIQUE,
  objection_hash TEXT NOT NULL UNIQUE,
  asked_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK(ends_at>asked_at),
  -- When the new address confirmed itself and took the place of the old one.
  taken_at INTEGER,
  -- A password was set since then.
  is_password_new INTEGER NOT NULL DEFAULT 0 CHECK(is_password_new IN(0,1)),
  outcome TEXT CHECK(outcome IN('kept','undone','replaced','void')),
  decided_at INTEGER CHECK((decided_at IS NULL)=(outcome IS NULL)),
  CHECK(user_id<>asked_by AND (outcome<>'kept' OR taken_at IS NOT NULL))
) STRICT;
-- One open change for each colleague; what the list of staff shows of it (api/staff/email-change-store.ts).
CREATE UNIQUE INDEX staff_email_change_open ON staff_email_change(user_id) WHERE outcome IS NULL;
-- The changes of people who are forgotten (api/staff/email-change-store.ts).
CREATE INDEX staff_email_change_user ON staff_email_change(user_id);
-- What somebody asked for who may not ask any more (api/staff/email-change-store.ts).
CREATE INDEX staff_email_change_by ON staff_email_change(asked_by) WHERE outcome IS NULL;
-- An old address that may object: nobody else gets it, and links go there (the triggers of users; api/staff/email-change-store.ts).
CREATE INDEX staff_email_change_old ON staff_email_change(old_email_normal) WHERE outcome IS NULL AND taken_at IS NOT NULL;
-- Changes whose time to object is over (api/staff/email-change-store.ts).
CREATE INDEX staff_email_change_due ON staff_email_change(ends_at) WHERE outcome IS NULL AND taken_at IS NOT NULL;
-- The sweep of changes that ended long ago (api/staff/email-change-store.ts).
CREATE INDEX staff_email_change_end ON staff_email_change(ends_at);

-- What a member of staff has spent in a month (UTC), counted by the ledger; the check makes a race for the last credits safe.
CREATE TABLE staff_spending(
  user_id TEXT NOT NULL REFERENCES users(id),
  month TEXT NOT NULL CHECK(month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
  spent INTEGER NOT NULL CHECK(spent>=0),
  budget INTEGER,
  PRIMARY KEY(user_id, month),
  CONSTRAINT budget_reached CHECK(budget IS NULL OR spent<=budget)
) STRICT, WITHOUT ROWID;
