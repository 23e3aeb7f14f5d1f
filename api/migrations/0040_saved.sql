-- Companies and requests that a person has put aside; each person has their own, staff too.
CREATE TABLE saved(
  seq INTEGER PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), kind TEXT NOT NULL CHECK(kind IN('company','request')),
  target_id TEXT NOT NULL, created_at INTEGER NOT NULL, UNIQUE(user_id, kind, target_id)
) STRICT;
CREATE INDEX saved_of_person ON saved(user_id, kind, seq);
CREATE TRIGGER saved_bounded BEFORE INSERT ON saved WHEN (SELECT COUNT(*) FROM saved WHERE user_id=NEW.user_id)>=500
  AND NOT EXISTS(SELECT 1 FROM saved WHERE user_id=NEW.user_id AND kind=NEW.kind AND target_id=NEW.target_id)
  BEGIN SELECT RAISE(ABORT,'saved_full'); END;
-- A row that is written as its person ends would be left behind.
CREATE TRIGGER saved_of_the_living BEFORE INSERT ON saved WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
