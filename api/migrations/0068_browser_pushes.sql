-- Browsers that show what the bell tells (RFC 8030). One belongs to who signed in on it last, and hears nothing once that sign-in has ended.
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
CREATE INDEX push_subscription_user ON push_subscription(user_id, seq);
CREATE INDEX push_subscription_session ON push_subscription(session_id);
CREATE TRIGGER browser_pushes_end_with_session AFTER UPDATE OF revoked_at ON session_family WHEN NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL
  BEGIN DELETE FROM push_subscription WHERE session_id=NEW.id; END;
-- Exactly when the notification exists, whoever writes it; what stands there as read is no news. Level 3 wants none.
CREATE TRIGGER notification_is_pushed AFTER INSERT ON notification WHEN NEW.read_at IS NULL
  AND EXISTS(SELECT 1 FROM push_subscription WHERE user_id=NEW.user_id) BEGIN
  INSERT INTO outbox(id, dedupe_key, topic, payload, next_at, created_at)
  SELECT lower(hex(randomblob(12))), 'push:' || NEW.id || ':' || s.id, 'push', json_object('notification', NEW.id, 'subscription', s.id), NEW.created_at, NEW.created_at
  FROM push_subscription s JOIN users u ON u.id=s.user_id WHERE s.user_id=NEW.user_id AND u.notify_app<>3 AND u.deleted_at IS NULL; END;
