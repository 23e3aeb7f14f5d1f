-- What administrators take away for a while, and give back (docs/decisions/084).

-- A person who is suspended has no session and begins none, nor do the staff of a main user.
ALTER TABLE users ADD COLUMN suspended_at INTEGER;
ALTER TABLE users ADD COLUMN suspend_reason TEXT CHECK((suspend_reason IS NULL)=(suspended_at IS NULL));
CREATE INDEX users_suspended ON users(seq) WHERE suspended_at IS NOT NULL;
CREATE TRIGGER session_of_the_free BEFORE INSERT ON session_family
  WHEN EXISTS(SELECT 1 FROM users WHERE id IN(NEW.user_id, (SELECT master_user_id FROM staff WHERE user_id=NEW.user_id)) AND suspended_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_suspended'); END;

-- suspension: 1 the company itself, 2 with its account, 3 both. While it is not 0 the company is out of public by is_active, as if its owner
-- had hidden it: lists, counts and its requests and products follow by the triggers that stand there for that. shown_after keeps what
-- is_active goes back to.
ALTER TABLE company ADD COLUMN suspension INTEGER NOT NULL DEFAULT 0 CHECK(suspension BETWEEN 0 AND 3 AND (suspension=0 OR is_active=0));
ALTER TABLE company ADD COLUMN shown_after INTEGER CHECK((shown_after IS NULL)=(suspension=0));
ALTER TABLE company ADD COLUMN suspended_at INTEGER CHECK((suspended_at IS NULL)=(suspension&1=0));
ALTER TABLE company ADD COLUMN suspend_reason TEXT CHECK((suspend_reason IS NULL)=(suspended_at IS NULL));
CREATE INDEX company_suspended ON company(seq) WHERE suspended_at IS NOT NULL;
CREATE TRIGGER company_stays_suspended BEFORE UPDATE OF is_active ON company WHEN NEW.is_active=1 AND NEW.suspension<>0
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;
CREATE TRIGGER company_of_the_free BEFORE INSERT ON company WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND suspended_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_suspended'); END;

-- The last administrator who can sign in stays: suspended ones do not count.
DROP TRIGGER administrator_stays;
DROP TRIGGER administrator_remains;
CREATE TRIGGER administrator_stays BEFORE DELETE ON moderator
  WHEN OLD.role='administrator' AND NOT EXISTS(SELECT 1 FROM moderator m JOIN users u ON u.id=m.user_id
    WHERE m.role='administrator' AND m.user_id<>OLD.user_id AND u.suspended_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;
CREATE TRIGGER administrator_remains BEFORE UPDATE OF role ON moderator
  WHEN OLD.role='administrator' AND NEW.role<>'administrator' AND NOT EXISTS(SELECT 1 FROM moderator m JOIN users u ON u.id=m.user_id
    WHERE m.role='administrator' AND m.user_id<>OLD.user_id AND u.suspended_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;
CREATE TRIGGER administrator_free BEFORE UPDATE OF suspended_at ON users
  WHEN NEW.suspended_at IS NOT NULL AND OLD.suspended_at IS NULL AND EXISTS(SELECT 1 FROM moderator WHERE user_id=NEW.id AND role='administrator')
    AND NOT EXISTS(SELECT 1 FROM moderator m JOIN users u ON u.id=m.user_id WHERE m.role='administrator' AND m.user_id<>NEW.id AND u.suspended_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'last_moderator'); END;

-- Card payments of one account, the newest first.
CREATE INDEX payment_account ON payment_order(master_user_id);
