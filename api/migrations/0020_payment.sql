-- What an account had after each row of the ledger, so that a page of the history needs no sum over all that came before it.
CREATE TABLE credit_balance(
  account_id TEXT NOT NULL REFERENCES credit_account(id), seq INTEGER NOT NULL REFERENCES credit_transfer(seq),
  balance INTEGER NOT NULL CHECK(balance>=0), PRIMARY KEY(account_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO credit_balance(account_id, seq, balance)
  SELECT a.id, t.seq, SUM(CASE WHEN t.credit_account=a.id THEN t.amount ELSE -t.amount END) OVER(PARTITION BY a.id ORDER BY t.seq)
  FROM credit_account a JOIN credit_transfer t ON t.debit_account=a.id OR t.credit_account=a.id WHERE a.kind='user';
CREATE TRIGGER credit_balance_told AFTER UPDATE OF applied_seq ON credit_account WHEN NEW.kind='user'
  BEGIN INSERT INTO credit_balance(account_id, seq, balance) VALUES(NEW.id, NEW.applied_seq, NEW.balance); END;
CREATE TRIGGER credit_balance_follows_account BEFORE INSERT ON credit_balance
  WHEN NOT EXISTS(SELECT 1 FROM credit_account a WHERE a.id=NEW.account_id AND a.applied_seq=NEW.seq AND a.balance=NEW.balance)
    OR EXISTS(SELECT 1 FROM credit_balance WHERE account_id=NEW.account_id AND seq=NEW.seq)
  BEGIN SELECT RAISE(ABORT,'a told balance follows its account'); END;
CREATE TRIGGER credit_balance_no_update BEFORE UPDATE ON credit_balance BEGIN SELECT RAISE(ABORT,'told balances stay'); END;
CREATE TRIGGER credit_balance_no_delete BEFORE DELETE ON credit_balance BEGIN SELECT RAISE(ABORT,'told balances stay'); END;

-- What is frozen with an order besides its amount, and what becomes of it. A refund is a mark on a fulfilled order, which stays fulfilled.
ALTER TABLE payment_order ADD COLUMN tax INTEGER NOT NULL DEFAULT 0 CHECK(tax>=0);
ALTER TABLE payment_order ADD COLUMN tax_percent INTEGER NOT NULL DEFAULT 0 CHECK(tax_percent BETWEEN 0 AND 100);
-- Buyer's address as JSON, as it was when the payment was started. It stays with what was paid; elsewhere it goes with the account.
ALTER TABLE payment_order ADD COLUMN buyer TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(buyer));
ALTER TABLE payment_order ADD COLUMN provider_transaction_id TEXT;
ALTER TABLE payment_order ADD COLUMN fulfilled_at INTEGER;
ALTER TABLE payment_order ADD COLUMN refund_asked_at INTEGER;
ALTER TABLE payment_order ADD COLUMN refunded_at INTEGER;
ALTER TABLE payment_order ADD COLUMN refund_note TEXT;
ALTER TABLE payment_order ADD COLUMN credits_taken_back INTEGER CHECK(credits_taken_back>=0);
-- An account pays one thing at a time: a second payment waits for the end of a capture, and ends one that only waits for its buyer.
CREATE UNIQUE INDEX payment_open ON payment_order(master_user_id) WHERE state IN('pending','capturing');
CREATE INDEX payment_state ON payment_order(state);
CREATE TRIGGER payment_terms_frozen BEFORE UPDATE ON payment_order
  WHEN NEW.tax<>OLD.tax OR NEW.tax_percent<>OLD.tax_percent OR (NEW.buyer<>OLD.buyer AND (NEW.buyer<>'{}' OR OLD.state='fulfilled')) OR NEW.provider<>OLD.provider OR NEW.callback_secret_hash<>OLD.callback_secret_hash
    OR (OLD.fulfilled_at IS NOT NULL AND NEW.fulfilled_at IS NOT OLD.fulfilled_at)
  BEGIN SELECT RAISE(ABORT,'the terms of a payment are frozen'); END;
CREATE TRIGGER payment_refunded_once BEFORE UPDATE OF refunded_at ON payment_order
  WHEN NEW.refunded_at IS NOT OLD.refunded_at AND (OLD.refunded_at IS NOT NULL OR OLD.state<>'fulfilled')
  BEGIN SELECT RAISE(ABORT,'only a paid order is refunded, and once'); END;

-- Receipts are numbered within their year, without gaps: the number is given by the insert that needs it, and no receipt ever goes.
CREATE TABLE payment_receipt(
  year INTEGER NOT NULL, serial INTEGER NOT NULL CHECK(serial>0),
  number TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (printf('KRV-%d-%06d', year, serial)) STORED,
  order_id TEXT NOT NULL UNIQUE REFERENCES payment_order(id),
  seller TEXT NOT NULL CHECK(json_valid(seller)), issued_at INTEGER NOT NULL, PRIMARY KEY(year, serial)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER payment_receipt_in_order BEFORE INSERT ON payment_receipt
  WHEN NEW.serial<>(SELECT COALESCE(MAX(serial),0)+1 FROM payment_receipt WHERE year=NEW.year) OR EXISTS(SELECT 1 FROM payment_receipt WHERE order_id=NEW.order_id)
    OR NOT EXISTS(SELECT 1 FROM payment_order WHERE id=NEW.order_id AND state='fulfilled')
  BEGIN SELECT RAISE(ABORT,'receipts follow each other, one for each paid order'); END;
CREATE TRIGGER payment_receipt_no_update BEFORE UPDATE ON payment_receipt BEGIN SELECT RAISE(ABORT,'a receipt stays as it was issued'); END;
CREATE TRIGGER payment_receipt_no_delete BEFORE DELETE ON payment_receipt BEGIN SELECT RAISE(ABORT,'a receipt stays'); END;

-- The outbox takes topics of every subject: which there are is said by who delivers them (api/jobs/delivery.ts).
CREATE TABLE outbox_new(
  id TEXT PRIMARY KEY, dedupe_key TEXT NOT NULL UNIQUE, topic TEXT NOT NULL, payload TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, created_at INTEGER NOT NULL, done_at INTEGER, dead_at INTEGER, last_error TEXT
) STRICT;
INSERT INTO outbox_new(id, dedupe_key, topic, payload, attempts, next_at, created_at, done_at, dead_at, last_error)
  SELECT id, dedupe_key, topic, payload, attempts, next_at, created_at, done_at, dead_at, last_error FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_due ON outbox(next_at) WHERE done_at IS NULL AND dead_at IS NULL;
