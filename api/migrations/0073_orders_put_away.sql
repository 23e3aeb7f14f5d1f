-- Orders of two years ago move to the archive with their log and receipt (docs/decisions/095); otherwise none of these goes, as before. A refund that
-- has begun comes to its end first.
CREATE INDEX payment_closed ON payment_order(created_at) WHERE state IN('fulfilled','failed','expired') AND (refund_asked_at IS NULL OR refunded_at IS NOT NULL);
DROP TRIGGER payment_stays;
CREATE TRIGGER payment_stays BEFORE DELETE ON payment_order
  WHEN NOT EXISTS(SELECT 1 FROM archive_move m, json_each(m.ids) j WHERE m.kind='payment_order' AND m.is_copied=1 AND j.value=OLD.id)
  BEGIN SELECT RAISE(ABORT,'a payment stays'); END;
DROP TRIGGER payment_receipt_no_delete;
CREATE TRIGGER payment_receipt_no_delete BEFORE DELETE ON payment_receipt
  WHEN NOT EXISTS(SELECT 1 FROM archive_move m, json_each(m.ids) j WHERE m.kind='payment_order' AND m.is_copied=1 AND j.value=OLD.order_id)
  BEGIN SELECT RAISE(ABORT,'a receipt stays'); END;

-- The totals of 0021 are of all, wherever they stand; these are of those that have moved.
CREATE TRIGGER payment_moved AFTER DELETE ON payment_order BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('payment_order_away', '', 1), ('payment_order_away', OLD.state, 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
-- Whose orders have moved.
CREATE TABLE payment_away(master_user_id TEXT PRIMARY KEY REFERENCES users(id)) STRICT, WITHOUT ROWID;
