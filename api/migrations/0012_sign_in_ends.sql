-- What ends with a sign-in, whichever way it ends (sign-out, ended elsewhere, a new password, a stolen token, a deleted account).

-- The device that a push token belongs to is the one that signed in: it hears nothing after that.
ALTER TABLE users ADD COLUMN push_session_id TEXT;
CREATE INDEX users_push ON users(push_token) WHERE push_token IS NOT NULL;
CREATE TRIGGER push_ends_with_session AFTER UPDATE OF revoked_at ON session_family WHEN NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL
  BEGIN UPDATE users SET push_token=NULL, push_session_id=NULL WHERE id=NEW.user_id AND push_session_id=NEW.id; END;
-- Tokens of before name no session: the app sends its own again with its next start.
UPDATE users SET push_token=NULL WHERE push_token IS NOT NULL;

-- Somebody has to decide what waits: the only moderator can not go.
CREATE TRIGGER moderator_stays BEFORE DELETE ON moderator WHEN (SELECT COUNT(*) FROM moderator)=1
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;
