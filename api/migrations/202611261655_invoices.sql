-- A receipt or, in a series of its own, an invoice; numbered within series and year without gaps: the insert that needs a number gives it.
CREATE TABLE payment_receipt_new(
  series TEXT NOT NULL DEFAULT 'KRV' CHECK(length(series)=3 AND series NOT GLOB '*[^A-Z0-9]*'),
  year INTEGER NOT NULL,
  serial INTEGER NOT NULL CHECK(serial>0),
  number TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (printf('%s-%d-%06d', series, year, serial)) STORED,
  order_id TEXT NOT NULL UNIQUE REFERENCES payment_order(id),
  seller TEXT NOT NULL CHECK(json_valid(seller)),
  -- The plan as it was called when the document was issued, in the language of the account; empty for a pack and for older documents.
  item_name TEXT NOT NULL DEFAULT '',
  issued_at INTEGER NOT NULL,
  PRIMARY KEY(series, year, serial)
) STRICT, WITHOUT ROWID;
INSERT INTO payment_receipt_new(year, serial, order_id, seller, issued_at) SELECT year, serial, order_id, seller, issued_at FROM payment_receipt;
DROP TABLE payment_receipt;
ALTER TABLE payment_receipt_new RENAME TO payment_receipt;
CREATE TRIGGER payment_receipt_in_order BEFORE INSERT ON payment_receipt
  WHEN NEW.serial<>(SELECT COALESCE(MAX(serial),0)+1 FROM payment_receipt WHERE series=NEW.series AND year=NEW.year)
    OR EXISTS(SELECT 1 FROM payment_receipt WHERE order_id=NEW.order_id)
    OR NOT EXISTS(SELECT 1 FROM payment_order WHERE id=NEW.order_id AND state='fulfilled')
  BEGIN SELECT RAISE(ABORT,'receipts follow each other, one for each paid order'); END;
CREATE TRIGGER payment_receipt_no_update BEFORE UPDATE ON payment_receipt BEGIN SELECT RAISE(ABORT,'a receipt stays as it was issued'); END;
CREATE TRIGGER payment_receipt_no_delete BEFORE DELETE ON payment_receipt
  WHEN NOT EXISTS(SELECT 1 FROM archive_move m, json_each(m.ids) j WHERE m.kind='payment_order' AND m.is_copied=1 AND j.value=OLD.order_id)
  BEGIN SELECT RAISE(ABORT,'a receipt stays'); END;
