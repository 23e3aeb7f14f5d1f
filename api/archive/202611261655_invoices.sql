-- The receipt or invoice of such an order.
CREATE TABLE payment_receipt_new(
  series TEXT NOT NULL DEFAULT 'KRV',
  year INTEGER NOT NULL,
  serial INTEGER NOT NULL,
  number TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (printf('%s-%d-%06d', series, year, serial)) STORED,
  order_id TEXT NOT NULL UNIQUE,
  seller TEXT NOT NULL CHECK(json_valid(seller)),
  item_name TEXT NOT NULL DEFAULT '',
  issued_at INTEGER NOT NULL,
  PRIMARY KEY(series, year, serial)
) STRICT, WITHOUT ROWID;
INSERT INTO payment_receipt_new(year, serial, order_id, seller, issued_at) SELECT year, serial, order_id, seller, issued_at FROM payment_receipt;
DROP TABLE payment_receipt;
ALTER TABLE payment_receipt_new RENAME TO payment_receipt;
