-- Every movement of credits is told to the account it belongs to, exactly when the ledger row exists. What the main user spends stands there as read:
-- it is a line of their statement, no news. `by` is the member of staff who spent; a moderator's name is nobody's business.
CREATE TRIGGER credit_transfer_told AFTER INSERT ON credit_transfer BEGIN
  INSERT INTO notification(id, dedupe_key, user_id, kind, payload, href, read_at, created_at)
  SELECT lower(hex(randomblob(12))), 'credit:' || NEW.id, a.owner_user_id, CASE WHEN a.id=NEW.credit_account THEN 'credits-added' ELSE 'credits-spent' END,
    json_object('amount', CAST(NEW.amount AS TEXT), 'reason', NEW.reason, 'detail', NEW.detail, 'by',
      COALESCE((SELECT u.full_name FROM staff s JOIN users u ON u.id=s.user_id WHERE s.user_id=NEW.actor_user_id AND s.master_user_id=a.owner_user_id), '')),
    '/membership', CASE WHEN a.id=NEW.debit_account AND NEW.actor_user_id=a.owner_user_id THEN NEW.created_at END, NEW.created_at
  FROM credit_account a WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.owner_user_id IS NOT NULL; END;

-- Plans in the order of their end, and the last one that each notice (days before the end) has come to.
CREATE INDEX users_plan_end ON users(plan_expires_at) WHERE plan_expires_at IS NOT NULL AND deleted_at IS NULL;
CREATE TABLE plan_notice(days INTEGER PRIMARY KEY, told_until INTEGER NOT NULL DEFAULT 0, told_seq INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO plan_notice(days) VALUES(30),(7),(1);
