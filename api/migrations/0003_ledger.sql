-- Credits: an append-only double-entry ledger (D-54). A balance moves only with a transfer, one transfer at a time.
CREATE TABLE credit_account(
  id TEXT PRIMARY KEY,
  owner_user_id TEXT UNIQUE REFERENCES users(id),
  kind TEXT NOT NULL CHECK(kind IN('user','issued','spent')),
  balance INTEGER NOT NULL DEFAULT 0,
  applied_seq INTEGER NOT NULL DEFAULT 0,
  CHECK((kind='user')=(owner_user_id IS NOT NULL)),
  CONSTRAINT not_enough CHECK(kind<>'user' OR balance>=0)
) STRICT;
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
  target_type TEXT, target_id TEXT, actor_user_id TEXT,
  created_at INTEGER NOT NULL,
  CHECK(debit_account<>credit_account)
) STRICT;
CREATE INDEX credit_transfer_debit ON credit_transfer(debit_account, seq);
CREATE INDEX credit_transfer_credit ON credit_transfer(credit_account, seq);
INSERT INTO credit_account(id, kind) VALUES('100000000000000000000001','issued'), ('100000000000000000000002','spent');

CREATE TRIGGER credit_account_starts_empty BEFORE INSERT ON credit_account WHEN NEW.balance<>0 OR NEW.applied_seq<>0 OR EXISTS(SELECT 1 FROM credit_account WHERE id=NEW.id OR owner_user_id=NEW.owner_user_id)
  BEGIN SELECT RAISE(ABORT,'an account starts empty and once'); END;
CREATE TRIGGER credit_account_follows_ledger BEFORE UPDATE ON credit_account
  WHEN NEW.id<>OLD.id OR NEW.kind<>OLD.kind OR NEW.owner_user_id IS NOT OLD.owner_user_id OR NOT EXISTS(
    SELECT 1 FROM credit_transfer t WHERE t.seq=NEW.applied_seq AND t.seq>OLD.applied_seq AND (
      (t.debit_account=NEW.id AND NEW.balance=OLD.balance-t.amount) OR (t.credit_account=NEW.id AND NEW.balance=OLD.balance+t.amount)))
  BEGIN SELECT RAISE(ABORT,'a balance follows the ledger'); END;
CREATE TRIGGER credit_account_stays BEFORE DELETE ON credit_account BEGIN SELECT RAISE(ABORT,'a credit account stays'); END;
CREATE TRIGGER credit_transfer_once BEFORE INSERT ON credit_transfer WHEN EXISTS(SELECT 1 FROM credit_transfer WHERE id=NEW.id OR operation_key=NEW.operation_key OR seq=NEW.seq)
  BEGIN SELECT RAISE(ABORT,'duplicate transfer'); END;
CREATE TRIGGER credit_transfer_in_order BEFORE INSERT ON credit_transfer WHEN NEW.seq IS NOT NULL AND NEW.seq>0 AND NEW.seq<=(SELECT COALESCE(MAX(seq),0) FROM credit_transfer)
  BEGIN SELECT RAISE(ABORT,'transfers follow each other'); END;
CREATE TRIGGER credit_transfer_no_update BEFORE UPDATE ON credit_transfer BEGIN SELECT RAISE(ABORT,'the ledger is append-only'); END;
CREATE TRIGGER credit_transfer_no_delete BEFORE DELETE ON credit_transfer BEGIN SELECT RAISE(ABORT,'the ledger is append-only'); END;
CREATE TRIGGER credit_transfer_apply AFTER INSERT ON credit_transfer BEGIN
  UPDATE credit_account SET balance=balance-NEW.amount, applied_seq=NEW.seq WHERE id=NEW.debit_account;
  UPDATE credit_account SET balance=balance+NEW.amount, applied_seq=NEW.seq WHERE id=NEW.credit_account; END;
-- Empty at all times; a test asks it.
CREATE VIEW ledger_drift AS SELECT a.id, a.balance,
  COALESCE((SELECT SUM(amount) FROM credit_transfer WHERE credit_account=a.id),0)-COALESCE((SELECT SUM(amount) FROM credit_transfer WHERE debit_account=a.id),0) AS computed
  FROM credit_account a WHERE a.balance<>computed;

-- What a plan's quotas have used since the plan's start (D-80). The check makes a race for the last one safe.
CREATE TABLE usage_counter(
  user_id TEXT NOT NULL REFERENCES users(id), feature INTEGER NOT NULL CHECK(feature BETWEEN 0 AND 16), period_started_at INTEGER NOT NULL,
  used INTEGER NOT NULL, limit_number INTEGER NOT NULL, PRIMARY KEY(user_id, feature, period_started_at),
  CONSTRAINT limit_reached CHECK(limit_number=-1 OR used<=limit_number)
) STRICT, WITHOUT ROWID;

CREATE TABLE payment_order(
  id TEXT PRIMARY KEY, master_user_id TEXT NOT NULL REFERENCES users(id), actor_user_id TEXT NOT NULL REFERENCES users(id),
  item_type TEXT NOT NULL CHECK(item_type IN('plan','credit')), item_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK(amount>0), currency TEXT NOT NULL, credits INTEGER NOT NULL CHECK(credits>=0),
  provider TEXT NOT NULL, provider_payment_id TEXT UNIQUE, callback_secret_hash TEXT NOT NULL UNIQUE, card_last4 TEXT CHECK(length(card_last4)=4),
  client_key TEXT NOT NULL, status INTEGER NOT NULL DEFAULT 99 CHECK(status IN(0,1,2,3,4,5,6,7,8,99)),
  state TEXT NOT NULL DEFAULT 'pending' CHECK(state IN('pending','capturing','fulfilled','failed','expired')),
  created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  UNIQUE(master_user_id, client_key), CHECK((state='fulfilled')=(status=1))
) STRICT;
CREATE INDEX payment_sweep ON payment_order(expires_at) WHERE state IN('pending','capturing');
CREATE INDEX payment_fulfilled ON payment_order(master_user_id, created_at) WHERE state='fulfilled';
CREATE TRIGGER payment_forward BEFORE UPDATE OF state ON payment_order
  WHEN NEW.state<>OLD.state AND (OLD.state IN('fulfilled','failed','expired') OR (OLD.state='capturing' AND NEW.state='pending'))
  BEGIN SELECT RAISE(ABORT,'a payment only moves forward'); END;
CREATE TRIGGER payment_frozen BEFORE UPDATE ON payment_order
  WHEN NEW.amount<>OLD.amount OR NEW.currency<>OLD.currency OR NEW.item_type<>OLD.item_type OR NEW.item_id<>OLD.item_id OR NEW.credits<>OLD.credits OR NEW.master_user_id<>OLD.master_user_id OR NEW.id<>OLD.id
  BEGIN SELECT RAISE(ABORT,'the terms of a payment are frozen'); END;
CREATE TRIGGER payment_stays BEFORE DELETE ON payment_order BEGIN SELECT RAISE(ABORT,'a payment stays'); END;
CREATE TABLE payment_log(id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES payment_order(id), source TEXT NOT NULL CHECK(source IN('init','callback','webhook','inquiry','sweep')), md_status INTEGER, outcome TEXT NOT NULL, digest TEXT NOT NULL, created_at INTEGER NOT NULL, UNIQUE(order_id, source, digest)) STRICT;
