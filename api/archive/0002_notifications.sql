-- Notifications of three months ago and more. Their order is that in which they came: the oldest move first.
CREATE TABLE notification(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL,
  kind TEXT NOT NULL, payload TEXT NOT NULL, href TEXT NOT NULL, read_at INTEGER, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX notification_user ON notification(user_id, seq);
