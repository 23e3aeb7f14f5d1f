-- Roles of the console (contract/moderation/roles.ts). Who had the only role there was keeps all that it was: administrators may do everything.
ALTER TABLE moderator ADD COLUMN role TEXT NOT NULL DEFAULT 'moderator' CHECK(role IN('moderator','editor','administrator'));
UPDATE moderator SET role='administrator';
-- Somebody has to name the others: the only administrator neither goes nor becomes something else.
DROP TRIGGER moderator_stays;
CREATE TRIGGER administrator_stays BEFORE DELETE ON moderator
  WHEN OLD.role='administrator' AND (SELECT COUNT(*) FROM moderator WHERE role='administrator')=1
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;
CREATE TRIGGER administrator_remains BEFORE UPDATE OF role ON moderator
  WHEN OLD.role='administrator' AND NEW.role<>'administrator' AND (SELECT COUNT(*) FROM moderator WHERE role='administrator')=1
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;

-- The second factor, RFC 6238. `secret` is sealed under the API's secret, or `open.` and the key as text in demo data, which production
-- refuses. last_step is the step of 30 seconds whose code was taken last: none is taken twice.
CREATE TABLE second_factor(
  user_id TEXT PRIMARY KEY REFERENCES users(id), secret TEXT NOT NULL, created_at INTEGER NOT NULL, confirmed_at INTEGER,
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TRIGGER second_factor_kept BEFORE UPDATE OF secret ON second_factor WHEN OLD.confirmed_at IS NOT NULL
  BEGIN SELECT RAISE(ABORT,'second_factor_set'); END;
CREATE TRIGGER second_factor_forward BEFORE UPDATE OF last_step ON second_factor WHEN NEW.last_step<OLD.last_step
  BEGIN SELECT RAISE(ABORT,'steps of a second factor go on'); END;
-- HMAC-SHA-256 of each recovery code; a used one is gone.
CREATE TABLE recovery_code(user_id TEXT NOT NULL REFERENCES users(id), hash TEXT NOT NULL, PRIMARY KEY(user_id, hash)) STRICT, WITHOUT ROWID;
-- When the session gave it last.
ALTER TABLE session_family ADD COLUMN second_factor_at INTEGER;

-- What was so before a step and after it, as JSON objects of what it changed.
ALTER TABLE audit_log ADD COLUMN old_values TEXT CHECK(old_values IS NULL OR json_valid(old_values));
ALTER TABLE audit_log ADD COLUMN new_values TEXT CHECK(new_values IS NULL OR json_valid(new_values));
CREATE INDEX audit_action ON audit_log(action, at, id);
CREATE INDEX audit_at ON audit_log(at, id);
