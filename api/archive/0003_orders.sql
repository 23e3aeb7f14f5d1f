-- Orders of two years ago with their log and receipt, in the order in which they were made. What was never paid has no buyer here.
CREATE TABLE payment_order(
  id TEXT PRIMARY KEY, master_user_id TEXT NOT NULL, actor_user_id TEXT NOT NULL, item_type TEXT NOT NULL, item_id TEXT NOT NULL,
  amount INTEGER NOT NULL, currency TEXT NOT NULL, credits INTEGER NOT NULL, provider TEXT NOT NULL, provider_payment_id TEXT,
  callback_secret_hash TEXT NOT NULL, card_last4 TEXT, client_key TEXT NOT NULL, status INTEGER NOT NULL, state TEXT NOT NULL,
  created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, tax INTEGER NOT NULL, tax_percent INTEGER NOT NULL,
  buyer TEXT NOT NULL CHECK(json_valid(buyer)), provider_transaction_id TEXT, fulfilled_at INTEGER, refund_asked_at INTEGER, refunded_at INTEGER,
  refund_note TEXT, credits_taken_back INTEGER
) STRICT;
CREATE INDEX payment_account ON payment_order(master_user_id);
CREATE INDEX payment_state ON payment_order(state);
CREATE TABLE payment_receipt(
  year INTEGER NOT NULL, serial INTEGER NOT NULL, number TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (printf('KRV-%d-%06d', year, serial)) STORED,
  order_id TEXT NOT NULL UNIQUE, seller TEXT NOT NULL CHECK(json_valid(seller)), issued_at INTEGER NOT NULL, PRIMARY KEY(year, serial)
) STRICT, WITHOUT ROWID;
CREATE TABLE payment_log(
  id TEXT PRIMARY KEY, order_id TEXT NOT NULL, source TEXT NOT NULL, md_status INTEGER, outcome TEXT NOT NULL, digest TEXT NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_log_order ON payment_log(order_id);
