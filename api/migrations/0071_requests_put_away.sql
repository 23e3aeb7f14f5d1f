-- A request that has been over for a while keeps its row; what it says at length stands in the archive, under the name of its copy there
-- (docs/decisions/092). NULL while it stands here. What is put away is out of public, and nothing of it waits.
ALTER TABLE request ADD COLUMN archive_copy TEXT CHECK(archive_copy IS NULL OR (is_active=0 AND pending_edit IS NULL AND (deleted_at IS NOT NULL OR approve_status=4)));
CREATE INDEX request_over ON request(expires_at) WHERE approve_status=4 AND is_active=0 AND deleted_at IS NULL AND pending_edit IS NULL AND archive_copy IS NULL;
CREATE INDEX request_gone ON request(deleted_at) WHERE deleted_at IS NOT NULL AND archive_copy IS NULL AND name<>'—';

-- Copies that no row names: about to be made, or not needed any more. One that is due is marked as dead before it is taken away, and what is
-- dead is named by no row any more.
CREATE TABLE archive_leftover(copy TEXT PRIMARY KEY, due_at INTEGER NOT NULL, is_dead INTEGER NOT NULL DEFAULT 0 CHECK(is_dead IN(0,1))) STRICT, WITHOUT ROWID;
CREATE INDEX archive_leftover_due ON archive_leftover(due_at);
CREATE TRIGGER request_names_no_dead_copy BEFORE UPDATE OF archive_copy ON request
  WHEN NEW.archive_copy IS NOT NULL AND NEW.archive_copy IS NOT OLD.archive_copy AND NOT EXISTS(SELECT 1 FROM archive_leftover WHERE copy=NEW.archive_copy AND is_dead=0)
  BEGIN SELECT RAISE(ABORT,'no such copy'); END;
