-- Ids: 24 lower-case hex; the all-zero id means unset and is never stored (D-5). Times: INTEGER ms UTC. Money: minor units.

CREATE TABLE users(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*' AND id<>'000000000000000000000000'),
  email TEXT NOT NULL,
  email_normal TEXT NOT NULL CHECK(email_normal=lower(email_normal)),
  password_hash TEXT NOT NULL,
  full_name TEXT NOT NULL CHECK(length(full_name)>=2),
  -- E.164 digits without the plus; longer than 5, at most 15 with the dial code's digits counted apart by the form.
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
  CHECK((plan_id IS NULL)=(plan_started_at IS NULL) AND (plan_id IS NULL)=(plan_expires_at IS NULL))
) STRICT;
CREATE UNIQUE INDEX users_email ON users(email_normal) WHERE deleted_at IS NULL;
CREATE INDEX users_phone_waiting ON users(phone_approval_asked_at) WHERE phone_approval_asked_at IS NOT NULL AND phone_verified_at IS NULL AND deleted_at IS NULL;

-- A role that no call can grant: rows come from `npm run moderator` and the demo data only (D-78).
CREATE TABLE moderator(user_id TEXT PRIMARY KEY REFERENCES users(id), created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE staff(
  user_id TEXT PRIMARY KEY REFERENCES users(id),
  master_user_id TEXT NOT NULL REFERENCES users(id),
  id TEXT NOT NULL UNIQUE,
  -- bit 0 createChat … bit 5 addAndEditSubUser, bit 6 viewUserProfile (always on) … bit 14 requestsAccess
  flags INTEGER NOT NULL DEFAULT 96 CHECK(flags BETWEEN 0 AND 32767 AND (flags & 64)=64),
  pending_email TEXT,
  created_at INTEGER NOT NULL,
  removed_at INTEGER,
  CHECK(user_id<>master_user_id)
) STRICT;
CREATE INDEX staff_master ON staff(master_user_id) WHERE removed_at IS NULL;
CREATE TRIGGER staff_no_nesting BEFORE INSERT ON staff
  WHEN EXISTS(SELECT 1 FROM staff WHERE user_id=NEW.master_user_id) OR EXISTS(SELECT 1 FROM staff WHERE master_user_id=NEW.user_id AND removed_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'staff cannot own staff'); END;
CREATE TRIGGER staff_fixed_master BEFORE UPDATE OF master_user_id ON staff WHEN NEW.master_user_id<>OLD.master_user_id
  BEGIN SELECT RAISE(ABORT,'the main account of staff is fixed'); END;

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
  CHECK(idle_expires_at<=absolute_expires_at)
) STRICT;
CREATE INDEX session_user ON session_family(user_id) WHERE revoked_at IS NULL;
CREATE TRIGGER session_generation_forward BEFORE UPDATE OF generation ON session_family WHEN NEW.generation<>OLD.generation+1 AND NEW.generation<>OLD.generation
  BEGIN SELECT RAISE(ABORT,'the generation steps by one'); END;
CREATE TRIGGER session_no_return BEFORE UPDATE OF revoked_at ON session_family WHEN OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS NOT OLD.revoked_at
  BEGIN SELECT RAISE(ABORT,'a revocation is final'); END;

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
CREATE INDEX verification_token_user ON verification_token(user_id, purpose) WHERE used_at IS NULL;
CREATE TRIGGER verification_token_once BEFORE UPDATE OF used_at ON verification_token WHEN OLD.used_at IS NOT NULL AND NEW.used_at IS NOT OLD.used_at
  BEGIN SELECT RAISE(ABORT,'token used'); END;

-- Counters of tries and waits; the key is a purpose and a hashed address or account.
CREATE TABLE throttle(key TEXT PRIMARY KEY, count INTEGER NOT NULL, window_ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX throttle_end ON throttle(window_ends_at);

CREATE TABLE idempotency(
  owner TEXT NOT NULL, key TEXT NOT NULL, call TEXT NOT NULL, body_hash TEXT NOT NULL,
  status INTEGER, response TEXT, created_at INTEGER NOT NULL, PRIMARY KEY(owner, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_created ON idempotency(created_at);

CREATE TABLE outbox(
  id TEXT PRIMARY KEY, dedupe_key TEXT NOT NULL UNIQUE, topic TEXT NOT NULL CHECK(topic IN('mail','room_message','push')), payload TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, created_at INTEGER NOT NULL, done_at INTEGER, dead_at INTEGER, last_error TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox(next_at) WHERE done_at IS NULL AND dead_at IS NULL;

-- Mails as they were sent; written in local and demo mode only, shown at /dev/mail (D-83).
CREATE TABLE sent_mail(
  seq INTEGER PRIMARY KEY, outbox_id TEXT NOT NULL UNIQUE, recipient TEXT NOT NULL, language TEXT NOT NULL,
  subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL, sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sent_mail_recipient ON sent_mail(recipient, seq);

CREATE TABLE notification(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, dedupe_key TEXT UNIQUE, user_id TEXT NOT NULL REFERENCES users(id),
  kind TEXT NOT NULL, payload TEXT NOT NULL, href TEXT NOT NULL DEFAULT '', read_at INTEGER, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX notification_user ON notification(user_id, seq);
CREATE INDEX notification_unread ON notification(user_id) WHERE read_at IS NULL;

CREATE TABLE audit_log(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, actor_user_id TEXT, action TEXT NOT NULL,
  target_type TEXT, target_id TEXT, outcome TEXT NOT NULL, detail TEXT
) STRICT;
CREATE INDEX audit_target ON audit_log(target_type, target_id, seq);
CREATE TRIGGER audit_no_replace BEFORE INSERT ON audit_log WHEN EXISTS(SELECT 1 FROM audit_log WHERE id=NEW.id) BEGIN SELECT RAISE(ABORT,'duplicate audit id'); END;
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT,'the audit log is append-only'); END;
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT,'the audit log is append-only'); END;
