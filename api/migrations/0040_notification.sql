-- Ways to tell somebody: the bell, mails, pushes to browsers (api/notification, api/mail, api/push).

-- A line in the bell of a person.
CREATE TABLE notification(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  dedupe_key TEXT UNIQUE,
  user_id TEXT NOT NULL REFERENCES users(id),
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  href TEXT NOT NULL DEFAULT '',
  read_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
-- A page of the bell (api/notification/store.ts).
CREATE INDEX notification_user ON notification(user_id, seq);
-- How many are unread, and marking them as read (api/notification/store.ts).
CREATE INDEX notification_unread ON notification(user_id) WHERE read_at IS NULL;
-- The next line about the same thing takes the place of the last (api/notification/notification-store.ts).
CREATE INDEX notification_place ON notification(user_id, kind, href);
CREATE TRIGGER notification_updates_live AFTER INSERT ON notification BEGIN
  INSERT INTO live_update(user_id) VALUES(NEW.user_id) ON CONFLICT DO NOTHING; END;
-- Exactly when the notification exists, whoever writes it; what stands there as read is no news. Level 3 wants none.
CREATE TRIGGER notification_is_pushed AFTER INSERT ON notification WHEN NEW.read_at IS NULL
  AND EXISTS(SELECT 1 FROM push_subscription WHERE user_id=NEW.user_id) BEGIN
  INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at)
  SELECT lower(hex(randomblob(12))), 'push:' || NEW.id || ':' || s.id, 'push', json_object('notification', NEW.id, 'subscription', s.id), NEW.created_at, NEW.created_at
  FROM push_subscription s JOIN users u ON u.id=s.user_id WHERE s.user_id=NEW.user_id AND u.notify_app<>3 AND u.deleted_at IS NULL; END;

-- A person with something new of which no open window has been notified (api/notification/live-updates.ts).
CREATE TABLE live_update(user_id TEXT PRIMARY KEY REFERENCES users(id)) STRICT, WITHOUT ROWID;

-- A person who has notifications in the archive; those of somebody who was forgotten go with the scheduled run.
CREATE TABLE archived_notification(
  user_id TEXT PRIMARY KEY REFERENCES users(id),
  is_forgotten INTEGER NOT NULL DEFAULT 0 CHECK(is_forgotten IN(0,1))
) STRICT, WITHOUT ROWID;
-- Whose notifications in the archive are to go (api/notification/archive-store.ts).
CREATE INDEX archived_notification_forgotten ON archived_notification(user_id) WHERE is_forgotten=1;

-- A mail as it was sent; written in local and demo mode only, shown at /dev/mail (docs/behaviour.md#local-mail).
CREATE TABLE sent_mail(
  seq INTEGER PRIMARY KEY,
  outbox_id TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
-- The mails of an address, the newest first (api/mail/sent-mail-store.ts).
CREATE INDEX sent_mail_recipient ON sent_mail(recipient, seq);

-- A browser that shows what the bell tells (RFC 8030); it belongs to the sign-in that used it last.
CREATE TABLE push_subscription(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users(id),
  session_id TEXT NOT NULL REFERENCES session_family(id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE CHECK(length(endpoint) BETWEEN 10 AND 1000 AND endpoint LIKE 'https://%'),
  p256dh TEXT NOT NULL CHECK(length(p256dh)=87),
  auth TEXT NOT NULL CHECK(length(auth)=22),
  created_at INTEGER NOT NULL
) STRICT;
-- The browsers of a person: told, and the oldest beyond the bound let go (api/push/store.ts).
CREATE INDEX push_subscription_user ON push_subscription(user_id, seq);
-- The browser of a sign-in that ends (the trigger browser_pushes_end_with_session, the foreign key).
CREATE INDEX push_subscription_session ON push_subscription(session_id);
