-- The archive's database: what moved out of the marketplace's, which says whether it is valid (ADR 037). Its owners are those of the same
-- tables there (`index.ts` of each subject). No foreign keys: what a row refers to stands in the other database.

-- What a request that is over says at length, for as long as request.archive_copy names it.
CREATE TABLE request_copy(
  copy TEXT PRIMARY KEY,
  request_id TEXT NOT NULL,
  description TEXT NOT NULL,
  texts TEXT NOT NULL CHECK(json_valid(texts)),
  keywords TEXT NOT NULL CHECK(json_valid(keywords)),
  put_at INTEGER NOT NULL
) STRICT;

-- A notification of three months ago and more, in the order in which they came: the oldest move first.
CREATE TABLE notification(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  href TEXT NOT NULL,
  read_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
-- The bell's further pages (api/notification/archive-store.ts).
CREATE INDEX notification_user ON notification(user_id, seq);

-- An order of two years ago, in the order in which they were made; what was never paid has no buyer here.
CREATE TABLE payment_order(
  id TEXT PRIMARY KEY,
  master_user_id TEXT NOT NULL,
  actor_user_id TEXT NOT NULL,
  item_type TEXT NOT NULL,
  item_id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  credits INTEGER NOT NULL,
  provider TEXT NOT NULL,
  provider_payment_id TEXT,
  callback_secret_hash TEXT NOT NULL,
  card_last4 TEXT,
  client_key TEXT NOT NULL,
  status INTEGER NOT NULL,
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  tax_percent INTEGER NOT NULL,
  buyer TEXT NOT NULL CHECK(json_valid(buyer)),
  provider_transaction_id TEXT,
  fulfilled_at INTEGER,
  refund_asked_at INTEGER,
  refunded_at INTEGER,
  refund_note TEXT,
  credits_taken_back INTEGER,
  -- NULL also of orders that moved before it was kept.
  bank_reason TEXT
) STRICT;
-- The console's list of payments of an account, and what an account has bought (api/payment/archive-store.ts).
CREATE INDEX payment_account ON payment_order(master_user_id);
-- The console's list of payments of a state (api/payment/archive-store.ts).
CREATE INDEX payment_state ON payment_order(state);

-- The receipt of such an order.
CREATE TABLE payment_receipt(
  year INTEGER NOT NULL,
  serial INTEGER NOT NULL,
  number TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (printf('KRV-%d-%06d', year, serial)) STORED,
  order_id TEXT NOT NULL UNIQUE,
  seller TEXT NOT NULL CHECK(json_valid(seller)),
  issued_at INTEGER NOT NULL,
  PRIMARY KEY(year, serial)
) STRICT, WITHOUT ROWID;

-- What a payment provider said of such an order.
CREATE TABLE payment_log(
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL,
  source TEXT NOT NULL,
  md_status INTEGER,
  outcome TEXT NOT NULL,
  digest TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
-- The log of an order, which moves with it (api/payment/archive-store.ts).
CREATE INDEX payment_log_order ON payment_log(order_id);
