-- Card payments (api/payment).

-- A card payment of a plan or a pack; what it buys for how much is frozen with it.
CREATE TABLE payment_order(
  id TEXT PRIMARY KEY,
  master_user_id TEXT NOT NULL REFERENCES users(id),
  actor_user_id TEXT NOT NULL REFERENCES users(id),
  item_type TEXT NOT NULL CHECK(item_type IN('plan','credit')),
  item_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK(amount>0),
  currency TEXT NOT NULL,
  credits INTEGER NOT NULL CHECK(credits>=0),
  provider TEXT NOT NULL,
  provider_payment_id TEXT UNIQUE,
  callback_secret_hash TEXT NOT NULL UNIQUE,
  card_last4 TEXT CHECK(length(card_last4)=4),
  client_key TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 99 CHECK(status IN(0,1,2,3,4,5,6,7,8,99)),
  state TEXT NOT NULL DEFAULT 'pending' CHECK(state IN('pending','capturing','fulfilled','failed','expired')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Frozen with the order, like its amount.
  tax INTEGER NOT NULL DEFAULT 0 CHECK(tax>=0),
  tax_percent INTEGER NOT NULL DEFAULT 0 CHECK(tax_percent BETWEEN 0 AND 100),
  buyer TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(buyer)),
  provider_transaction_id TEXT,
  fulfilled_at INTEGER,
  -- A refund is a mark on a fulfilled order, which stays fulfilled.
  refund_asked_at INTEGER,
  refunded_at INTEGER,
  refund_note TEXT,
  credits_taken_back INTEGER CHECK(credits_taken_back>=0),
  -- What the bank said of a card that it refused (contract/payment/outcome.ts): a code of ours, nothing of the card.
  bank_reason TEXT CHECK(bank_reason IS NULL OR (state='failed' AND bank_reason IN('funds','limit','expired','lost','notPermitted','number','cvv','refused'))),
  UNIQUE(master_user_id, client_key),
  CHECK((state='fulfilled')=(status=1))
) STRICT;
-- Orders that have run out while open (api/payment/order-store.ts, api/system/alarm-store.ts).
CREATE INDEX payment_sweep ON payment_order(expires_at) WHERE state IN('pending','capturing');
-- What an account has bought, the newest first (api/payment/receipt-store.ts).
CREATE INDEX payment_fulfilled ON payment_order(master_user_id, created_at) WHERE state='fulfilled';
-- An account pays one thing at a time: a second payment waits for the end of a capture, and ends one that only waits for its buyer.
CREATE UNIQUE INDEX payment_open ON payment_order(master_user_id) WHERE state IN('pending','capturing');
-- The console’s list of payments of a state (api/payment/receipt-store.ts).
CREATE INDEX payment_state ON payment_order(state);
-- The console’s list of payments of an account (api/payment/receipt-store.ts).
CREATE INDEX payment_account ON payment_order(master_user_id);
-- Orders of two years ago that move to the archive; a refund that has begun comes to its end first (api/payment/archive-store.ts).
CREATE INDEX payment_closed ON payment_order(created_at) WHERE state IN('fulfilled','failed','expired') AND (refund_asked_at IS NULL OR refunded_at IS NOT NULL);
CREATE TRIGGER payment_forward BEFORE UPDATE OF state ON payment_order
  WHEN NEW.state<>OLD.state AND (OLD.state IN('fulfilled','failed','expired') OR (OLD.state='capturing' AND NEW.state='pending'))
  BEGIN SELECT RAISE(ABORT,'a payment only moves forward'); END;
CREATE TRIGGER payment_frozen BEFORE UPDATE ON payment_order
  WHEN NEW.amount<>OLD.amount OR NEW.currency<>OLD.currency OR NEW.item_type<>OLD.item_type OR NEW.item_id<>OLD.item_id OR NEW.credits<>OLD.credits OR NEW.master_user_id<>OLD.master_user_id OR NEW.id<>OLD.id
  BEGIN SELECT RAISE(ABORT,'the terms of a payment are frozen'); END;
CREATE TRIGGER payment_terms_frozen BEFORE UPDATE ON payment_order
  WHEN NEW.tax<>OLD.tax OR NEW.tax_percent<>OLD.tax_percent OR (NEW.buyer<>OLD.buyer AND (NEW.buyer<>'{}' OR OLD.state='fulfilled')) OR NEW.provider<>OLD.provider OR NEW.callback_secret_hash<>OLD.callback_secret_hash
    OR (OLD.fulfilled_at IS NOT NULL AND NEW.fulfilled_at IS NOT OLD.fulfilled_at)
  BEGIN SELECT RAISE(ABORT,'the terms of a payment are frozen'); END;
CREATE TRIGGER payment_refunded_once BEFORE UPDATE OF refunded_at ON payment_order
  WHEN NEW.refunded_at IS NOT OLD.refunded_at AND (OLD.refunded_at IS NOT NULL OR OLD.state<>'fulfilled')
  BEGIN SELECT RAISE(ABORT,'only a paid order is refunded, and once'); END;
-- How many there are, in all and by state: a list of them must not count its table.
CREATE TRIGGER payment_counted AFTER INSERT ON payment_order BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('payment_order', '', 1), ('payment_order', NEW.state, 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER payment_counted_anew AFTER UPDATE OF state ON payment_order WHEN NEW.state<>OLD.state BEGIN
  UPDATE facet_count SET n=n-1 WHERE kind='payment_order' AND facet=OLD.state;
  INSERT INTO facet_count(kind, facet, n) VALUES('payment_order', NEW.state, 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER payment_revenue AFTER UPDATE OF fulfilled_at ON payment_order WHEN NEW.fulfilled_at IS NOT NULL AND OLD.fulfilled_at IS NULL BEGIN
  INSERT INTO count_day(kind, day, part, n) VALUES('revenue', NEW.fulfilled_at/86400000, NEW.currency, NEW.amount) ON CONFLICT DO UPDATE SET n=n+excluded.n; END;
CREATE TRIGGER payment_revenue_at_once AFTER INSERT ON payment_order WHEN NEW.fulfilled_at IS NOT NULL BEGIN
  INSERT INTO count_day(kind, day, part, n) VALUES('revenue', NEW.fulfilled_at/86400000, NEW.currency, NEW.amount) ON CONFLICT DO UPDATE SET n=n+excluded.n; END;
CREATE TRIGGER payment_refund_counted AFTER UPDATE OF refunded_at ON payment_order WHEN NEW.refunded_at IS NOT NULL AND OLD.refunded_at IS NULL BEGIN
  INSERT INTO count_day(kind, day, part, n) VALUES('refunds', NEW.refunded_at/86400000, NEW.currency, NEW.amount) ON CONFLICT DO UPDATE SET n=n+excluded.n; END;
CREATE TRIGGER payment_stays BEFORE DELETE ON payment_order
  WHEN NOT EXISTS(SELECT 1 FROM archive_move m, json_each(m.ids) j WHERE m.kind='payment_order' AND m.is_copied=1 AND j.value=OLD.id)
  BEGIN SELECT RAISE(ABORT,'a payment stays'); END;
-- The totals of payment_counted are of all, wherever they stand; these are of those that have moved.
CREATE TRIGGER payment_moved AFTER DELETE ON payment_order BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('payment_order_archived', '', 1), ('payment_order_archived', OLD.state, 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;

-- What a payment provider said of an order.
CREATE TABLE payment_log(
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES payment_order(id),
  source TEXT NOT NULL CHECK(source IN('init','callback','webhook','inquiry','sweep')),
  md_status INTEGER,
  outcome TEXT NOT NULL,
  digest TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE(order_id, source, digest)
) STRICT;

-- A receipt; numbered within its year without gaps: the insert that needs a number gives it.
CREATE TABLE payment_receipt(
  year INTEGER NOT NULL,
  serial INTEGER NOT NULL CHECK(serial>0),
  number TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (printf('KRV-%d-%06d', year, serial)) STORED,
  order_id TEXT NOT NULL UNIQUE REFERENCES payment_order(id),
  seller TEXT NOT NULL CHECK(json_valid(seller)),
  issued_at INTEGER NOT NULL,
  PRIMARY KEY(year, serial)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER payment_receipt_in_order BEFORE INSERT ON payment_receipt
  WHEN NEW.serial<>(SELECT COALESCE(MAX(serial),0)+1 FROM payment_receipt WHERE year=NEW.year) OR EXISTS(SELECT 1 FROM payment_receipt WHERE order_id=NEW.order_id)
    OR NOT EXISTS(SELECT 1 FROM payment_order WHERE id=NEW.order_id AND state='fulfilled')
  BEGIN SELECT RAISE(ABORT,'receipts follow each other, one for each paid order'); END;
CREATE TRIGGER payment_receipt_no_update BEFORE UPDATE ON payment_receipt BEGIN SELECT RAISE(ABORT,'a receipt stays as it was issued'); END;
CREATE TRIGGER payment_receipt_no_delete BEFORE DELETE ON payment_receipt
  WHEN NOT EXISTS(SELECT 1 FROM archive_move m, json_each(m.ids) j WHERE m.kind='payment_order' AND m.is_copied=1 AND j.value=OLD.order_id)
  BEGIN SELECT RAISE(ABORT,'a receipt stays'); END;

-- An account that has orders in the archive.
CREATE TABLE archived_payment(master_user_id TEXT PRIMARY KEY REFERENCES users(id)) STRICT, WITHOUT ROWID;
