-- Accounts and their sign-ins (api/account, api/session).

-- An account that somebody signs in with: a main user, a member of staff or a person of the console.
CREATE TABLE users(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*' AND id<>'000000000000000000000000'),
  email TEXT NOT NULL,
  email_normal TEXT NOT NULL CHECK(email_normal=lower(email_normal)),
  password_hash TEXT NOT NULL,
  full_name TEXT NOT NULL CHECK(length(full_name)>=2),
  -- E.164 digits without the plus; longer than 5, at most 15 with the dial code’s digits counted apart by the form.
  phone TEXT CHECK(phone IS NULL OR (phone NOT GLOB '*[^0-9]*' AND length(phone) BETWEEN 6 AND 19)),
  gender INTEGER NOT NULL DEFAULT 0 CHECK(gender IN(0,1,2)),
  language TEXT NOT NULL DEFAULT 'EN' CHECK(language IN('TR','EN','RU','AR')),
  country_id TEXT,
  picture_key TEXT,
  push_token TEXT,
  mail_approval INTEGER NOT NULL DEFAULT 0 CHECK(mail_approval IN(0,1)),
  notify_email INTEGER NOT NULL DEFAULT 1 CHECK(notify_email IN(1,2,3)),
  notify_phone INTEGER NOT NULL DEFAULT 1 CHECK(notify_phone IN(1,2,3)),
  notify_app INTEGER NOT NULL DEFAULT 1 CHECK(notify_app IN(1,2,3)),
  email_verified_at INTEGER,
  phone_verified_at INTEGER,
  phone_approval_asked_at INTEGER,
  plan_id TEXT,
  plan_started_at INTEGER,
  plan_expires_at INTEGER,
  referral_code TEXT UNIQUE,
  referred_by TEXT REFERENCES users(id),
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  version INTEGER NOT NULL DEFAULT 0,
  -- The sign-in that the push token belongs to: the device hears nothing after that.
  push_session_id TEXT,
  -- A person who is suspended has no session and begins none, nor do the staff of a main user (ADR 032).
  suspended_at INTEGER,
  suspend_reason TEXT CHECK((suspend_reason IS NULL)=(suspended_at IS NULL)),
  -- What the console finds a person by; letters that are typed in more than one way are one (api/moderation/asked-words.ts says the same).
  asked_by TEXT GENERATED ALWAYS AS (
    replace(replace(replace(replace(replace(replace(replace(replace(replace(full_name||' '||email_normal||' '||COALESCE(phone,''),'ı','i'),'İ','i'),'ё','е'),'Ё','е'),'أ','ا'),'إ','ا'),'آ','ا'),'ى','ي'),'ة','ه')) VIRTUAL,
  CHECK((plan_id IS NULL)=(plan_started_at IS NULL) AND (plan_id IS NULL)=(plan_expires_at IS NULL))
) STRICT;
-- One living account for each address; signing in finds it (api/session/credentials-store.ts).
CREATE UNIQUE INDEX users_email ON users(email_normal) WHERE deleted_at IS NULL;
-- The queue of telephones to confirm, and its length (api/account/queue.ts, api/moderation/store.ts).
CREATE INDEX users_phone_waiting ON users(phone_approval_asked_at) WHERE phone_approval_asked_at IS NOT NULL AND phone_verified_at IS NULL AND deleted_at IS NULL;
-- Plans in the order of their end, for the notices (api/plan/notice-store.ts).
CREATE INDEX users_plan_end ON users(plan_expires_at) WHERE plan_expires_at IS NOT NULL AND deleted_at IS NULL;
-- A push token belongs to one account: it is taken from the other (api/account/change-store.ts).
CREATE INDEX users_push ON users(push_token) WHERE push_token IS NOT NULL;
-- Suspended people, the newest first (api/moderation/people-store.ts).
CREATE INDEX users_suspended ON users(seq) WHERE suspended_at IS NOT NULL;
-- Totals follow the row.
CREATE TRIGGER users_counted AFTER INSERT ON users WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('users', '', 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER users_uncounted AFTER UPDATE OF deleted_at ON users WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
  UPDATE facet_count SET n=n-1 WHERE kind='users' AND facet=''; END;
-- The last administrator who can sign in stays.
CREATE TRIGGER administrator_free BEFORE UPDATE OF suspended_at ON users
  WHEN NEW.suspended_at IS NOT NULL AND OLD.suspended_at IS NULL AND EXISTS(SELECT 1 FROM moderator WHERE user_id=NEW.id AND role='administrator')
    AND NOT EXISTS(SELECT 1 FROM moderator m JOIN users u ON u.id=m.user_id WHERE m.role='administrator' AND m.user_id<>NEW.id AND u.suspended_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;
-- The console’s index follows the row.
CREATE TRIGGER person_asked AFTER INSERT ON users WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO person_fts(rowid, words) VALUES(NEW.seq, NEW.asked_by); END;
CREATE TRIGGER person_asked_anew AFTER UPDATE OF full_name, email_normal, phone, deleted_at ON users
  WHEN OLD.deleted_at IS NULL AND (NEW.deleted_at IS NOT NULL OR NEW.asked_by<>OLD.asked_by) BEGIN
  INSERT INTO person_fts(person_fts, rowid, words) VALUES('delete', OLD.seq, OLD.asked_by);
  INSERT INTO person_fts(rowid, words) SELECT NEW.seq, NEW.asked_by WHERE NEW.deleted_at IS NULL; END;
-- Sign-ups by day.
CREATE TRIGGER user_counted AFTER INSERT ON users BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('signUps', NEW.created_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1; END;
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

-- A mailed link that proves an address or sets a password; it works once.
CREATE TABLE verification_token(
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id),
  purpose TEXT NOT NULL CHECK(purpose IN('email','reset','staff_email')),
  -- SHA-256 of the token, hex: the token itself is never stored.
  hash TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
-- Links of a purpose that a newer one makes void (api/account/token-store.ts).
CREATE INDEX verification_token_user ON verification_token(user_id, purpose) WHERE used_at IS NULL;
CREATE TRIGGER verification_token_once BEFORE UPDATE OF used_at ON verification_token WHEN OLD.used_at IS NOT NULL AND NEW.used_at IS NOT OLD.used_at
  BEGIN SELECT RAISE(ABORT,'token used'); END;

-- A sign-in on a device, with all tokens that follow from it (ADR 027).
CREATE TABLE session_family(
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id),
  client TEXT NOT NULL CHECK(client IN('web','app','handoff')),
  salt TEXT NOT NULL,
  generation INTEGER NOT NULL DEFAULT 0,
  device TEXT NOT NULL DEFAULT '',
  rotated_at INTEGER NOT NULL,
  idle_expires_at INTEGER NOT NULL,
  absolute_expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER,
  revoke_reason TEXT,
  -- When the session gave it last.
  second_factor_at INTEGER,
  CHECK(idle_expires_at<=absolute_expires_at)
) STRICT;
-- The sign-ins of a person: listed, and ended together (api/session/family-store.ts).
CREATE INDEX session_user ON session_family(user_id) WHERE revoked_at IS NULL;
CREATE TRIGGER session_generation_forward BEFORE UPDATE OF generation ON session_family WHEN NEW.generation<>OLD.generation+1 AND NEW.generation<>OLD.generation
  BEGIN SELECT RAISE(ABORT,'the generation steps by one'); END;
CREATE TRIGGER session_no_return BEFORE UPDATE OF revoked_at ON session_family WHEN OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS NOT OLD.revoked_at
  BEGIN SELECT RAISE(ABORT,'a revocation is final'); END;
-- What ends with a sign-in, whichever way it ends.
CREATE TRIGGER push_ends_with_session AFTER UPDATE OF revoked_at ON session_family WHEN NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL
  BEGIN UPDATE users SET push_token=NULL, push_session_id=NULL WHERE id=NEW.user_id AND push_session_id=NEW.id; END;
-- A person who is suspended begins no session, nor do the staff of a main user.
CREATE TRIGGER session_of_the_free BEFORE INSERT ON session_family
  WHEN EXISTS(SELECT 1 FROM users WHERE id IN(NEW.user_id, (SELECT master_user_id FROM staff WHERE user_id=NEW.user_id)) AND suspended_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_suspended'); END;
CREATE TRIGGER browser_pushes_end_with_session AFTER UPDATE OF revoked_at ON session_family WHEN NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL
  BEGIN DELETE FROM push_subscription WHERE session_id=NEW.id; END;

-- An account that has ended and may have rows left to forget: what is large goes in steps (api/jobs/forget-account.ts).
CREATE TABLE ended_account(user_id TEXT PRIMARY KEY REFERENCES users(id), ended_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
-- The account that has waited longest (api/account/forget-store.ts).
CREATE INDEX ended_account_time ON ended_account(ended_at);
-- Its words go from the full-text indexes at once (index_purge).
CREATE TRIGGER account_wholly_ended AFTER DELETE ON ended_account BEGIN
  UPDATE index_purge SET asked=asked+1 WHERE id=1; END;

-- A company that is suspended, and since when: the one rule of it (ADR 032); asked one company at a time.
CREATE VIEW suspended_company(id, since) AS
  SELECT c.id, CASE WHEN c.suspension<>0 THEN COALESCE(min(c.suspended_at, u.suspended_at), c.suspended_at, u.suspended_at)
    ELSE (SELECT MIN(o.suspended_at) FROM company o WHERE o.owner_user_id=c.owner_user_id AND o.deleted_at IS NULL AND o.suspended_at IS NOT NULL) END
  FROM company c JOIN users u ON u.id=c.owner_user_id
  WHERE c.suspension<>0 OR (c.is_user_company=1
    AND EXISTS(SELECT 1 FROM company o WHERE o.owner_user_id=c.owner_user_id AND o.deleted_at IS NULL AND o.is_user_company=0 AND o.suspension<>0)
    AND NOT EXISTS(SELECT 1 FROM company o WHERE o.owner_user_id=c.owner_user_id AND o.deleted_at IS NULL AND o.is_user_company=0 AND o.suspension=0 AND o.approve_status=4));

-- An assertion for batches: an INSERT here stores nothing, and takes the batch down for a company that is suspended.
CREATE VIEW acting_company(id) AS SELECT id FROM company WHERE id NOT IN (SELECT id FROM suspended_company);
CREATE TRIGGER acting_company_is_free INSTEAD OF INSERT ON acting_company WHEN EXISTS(SELECT 1 FROM suspended_company WHERE id=NEW.id)
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;
