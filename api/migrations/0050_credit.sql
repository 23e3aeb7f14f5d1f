-- Credits: an append-only double-entry ledger, docs/behaviour.md#credit-ledger (api/credit). A balance moves only with a transfer, one transfer at a time.

-- Who has credits: a main user, or one of the two ends of the ledger (issued, spent).
CREATE TABLE credit_account(
  id TEXT PRIMARY KEY,
  owner_user_id TEXT UNIQUE REFERENCES users(id),
  kind TEXT NOT NULL CHECK(kind IN('user','issued','spent')),
  balance INTEGER NOT NULL DEFAULT 0,
  applied_seq INTEGER NOT NULL DEFAULT 0,
  CHECK((kind='user')=(owner_user_id IS NOT NULL)),
  CONSTRAINT not_enough CHECK(kind<>'user' OR balance>=0)
) STRICT;
INSERT INTO credit_account(id, kind) VALUES('100000000000000000000001','issued'), ('100000000000000000000002','spent');
CREATE TRIGGER credit_account_starts_empty BEFORE INSERT ON credit_account WHEN NEW.balance<>0 OR NEW.applied_seq<>0 OR EXISTS(SELECT 1 FROM credit_account WHERE id=NEW.id OR owner_user_id=NEW.owner_user_id)
  BEGIN SELECT RAISE(ABORT,'an account starts empty and once'); END;
CREATE TRIGGER credit_account_follows_ledger BEFORE UPDATE ON credit_account
  WHEN NEW.id<>OLD.id OR NEW.kind<>OLD.kind OR NEW.owner_user_id IS NOT OLD.owner_user_id OR NOT EXISTS(
    SELECT 1 FROM credit_transfer t WHERE t.seq=NEW.applied_seq AND t.seq>OLD.applied_seq AND (
      (t.debit_account=NEW.id AND NEW.balance=OLD.balance-t.amount) OR (t.credit_account=NEW.id AND NEW.balance=OLD.balance+t.amount)))
  BEGIN SELECT RAISE(ABORT,'a balance follows the ledger'); END;
CREATE TRIGGER credit_account_stays BEFORE DELETE ON credit_account BEGIN SELECT RAISE(ABORT,'a credit account stays'); END;
CREATE TRIGGER credit_balance_notified AFTER UPDATE OF applied_seq ON credit_account WHEN NEW.kind='user'
  BEGIN INSERT INTO credit_balance(account_id, seq, balance) VALUES(NEW.id, NEW.applied_seq, NEW.balance); END;

-- A movement of credits from one account to another; never changed, never deleted.
CREATE TABLE credit_transfer(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- One operation moves credits once, however often it is repeated.
  operation_key TEXT NOT NULL UNIQUE,
  debit_account TEXT NOT NULL REFERENCES credit_account(id),
  credit_account TEXT NOT NULL REFERENCES credit_account(id),
  amount INTEGER NOT NULL CHECK(amount>0),
  -- 1 spending, 2 purchase, 3 bonus, 4 premium account bonus or plan change
  transaction_enum INTEGER NOT NULL CHECK(transaction_enum IN(1,2,3,4)),
  reason TEXT NOT NULL CHECK(reason IN('contact','create_request','boost','credit_purchase','plan_purchase','welcome','refund','gift','spending')),
  detail TEXT NOT NULL DEFAULT '',
  target_type TEXT,
  target_id TEXT,
  actor_user_id TEXT,
  created_at INTEGER NOT NULL,
  CHECK(debit_account<>credit_account)
) STRICT;
-- Somebody’s own data: what left their account (api/credit/ledger-store.ts); the view ledger_drift.
CREATE INDEX credit_transfer_debit ON credit_transfer(debit_account, seq);
-- The same of what came in.
CREATE INDEX credit_transfer_credit ON credit_transfer(credit_account, seq);
-- What a member of staff has spent, the newest first (api/staff/activity-store.ts).
CREATE INDEX credit_transfer_actor ON credit_transfer(actor_user_id, created_at, id);
CREATE TRIGGER credit_transfer_once BEFORE INSERT ON credit_transfer WHEN EXISTS(SELECT 1 FROM credit_transfer WHERE id=NEW.id OR operation_key=NEW.operation_key OR seq=NEW.seq)
  BEGIN SELECT RAISE(ABORT,'duplicate transfer'); END;
CREATE TRIGGER credit_transfer_in_order BEFORE INSERT ON credit_transfer WHEN NEW.seq IS NOT NULL AND NEW.seq>0 AND NEW.seq<=(SELECT COALESCE(MAX(seq),0) FROM credit_transfer)
  BEGIN SELECT RAISE(ABORT,'transfers follow each other'); END;
CREATE TRIGGER credit_transfer_no_update BEFORE UPDATE ON credit_transfer BEGIN SELECT RAISE(ABORT,'the ledger is append-only'); END;
CREATE TRIGGER credit_transfer_no_delete BEFORE DELETE ON credit_transfer BEGIN SELECT RAISE(ABORT,'the ledger is append-only'); END;
CREATE TRIGGER credit_transfer_apply AFTER INSERT ON credit_transfer BEGIN
  UPDATE credit_account SET balance=balance-NEW.amount, applied_seq=NEW.seq WHERE id=NEW.debit_account;
  UPDATE credit_account SET balance=balance+NEW.amount, applied_seq=NEW.seq WHERE id=NEW.credit_account; END;
-- Every movement is told to its account; what the main user spends stands there as read. `by` is the member of staff who spent. A refunded contact is told by
-- api/chat/contact/refund-store.ts.
CREATE TRIGGER credit_transfer_notified AFTER INSERT ON credit_transfer WHEN NOT(NEW.reason='refund' AND NEW.target_type IS 'chat') BEGIN
  INSERT INTO notification(id, dedupe_key, user_id, kind, payload, href, read_at, created_at)
  SELECT lower(hex(randomblob(12))), 'credit:' || NEW.id, a.owner_user_id, CASE WHEN a.id=NEW.credit_account THEN 'credits-added' ELSE 'credits-spent' END,
    json_object('amount', CAST(NEW.amount AS TEXT), 'reason', NEW.reason, 'detail', NEW.detail, 'by',
      COALESCE((SELECT u.full_name FROM staff s JOIN users u ON u.id=s.user_id WHERE s.user_id=NEW.actor_user_id AND s.master_user_id=a.owner_user_id), '')),
    '/membership', CASE WHEN a.id=NEW.debit_account AND NEW.actor_user_id=a.owner_user_id THEN NEW.created_at END, NEW.created_at
  FROM credit_account a WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.owner_user_id IS NOT NULL; END;
-- What staff spend is counted whatever the credits went for; what comes back later is not counted back.
CREATE TRIGGER credit_transfer_budget AFTER INSERT ON credit_transfer
  WHEN NEW.credit_account='100000000000000000000002' AND EXISTS(SELECT 1 FROM staff WHERE user_id=NEW.actor_user_id AND removed_at IS NULL) BEGIN
  INSERT INTO staff_spending(user_id, month, spent, budget)
  SELECT user_id, strftime('%Y-%m', NEW.created_at/1000, 'unixepoch'), NEW.amount, monthly_budget FROM staff WHERE user_id=NEW.actor_user_id
  ON CONFLICT(user_id, month) DO UPDATE SET spent=spent+excluded.spent, budget=excluded.budget; END;
CREATE TRIGGER contact_counted AFTER INSERT ON credit_transfer WHEN NEW.reason='contact' BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('contacts', NEW.created_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1; END;

-- What an account had after a row of the ledger, so that a page of the history needs no sum over all that came before it.
CREATE TABLE credit_balance(
  account_id TEXT NOT NULL REFERENCES credit_account(id),
  seq INTEGER NOT NULL REFERENCES credit_transfer(seq),
  balance INTEGER NOT NULL CHECK(balance>=0),
  PRIMARY KEY(account_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER credit_balance_follows_account BEFORE INSERT ON credit_balance
  WHEN NOT EXISTS(SELECT 1 FROM credit_account a WHERE a.id=NEW.account_id AND a.applied_seq=NEW.seq AND a.balance=NEW.balance)
    OR EXISTS(SELECT 1 FROM credit_balance WHERE account_id=NEW.account_id AND seq=NEW.seq)
  BEGIN SELECT RAISE(ABORT,'a told balance follows its account'); END;
CREATE TRIGGER credit_balance_no_update BEFORE UPDATE ON credit_balance BEGIN SELECT RAISE(ABORT,'told balances stay'); END;
CREATE TRIGGER credit_balance_no_delete BEFORE DELETE ON credit_balance BEGIN SELECT RAISE(ABORT,'told balances stay'); END;

-- An account whose balance is not the sum of its transfers: empty at all times; a test asks it.
CREATE VIEW ledger_drift AS SELECT a.id, a.balance,
  COALESCE((SELECT SUM(amount) FROM credit_transfer WHERE credit_account=a.id),0)-COALESCE((SELECT SUM(amount) FROM credit_transfer WHERE debit_account=a.id),0) AS computed
  FROM credit_account a WHERE a.balance<>computed;
