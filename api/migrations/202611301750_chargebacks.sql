-- The bank has taken the payment back from the operator: nothing was returned through the institution.
ALTER TABLE payment_order ADD COLUMN is_charged_back INTEGER NOT NULL DEFAULT 0 CHECK(is_charged_back IN(0,1) AND (is_charged_back=0 OR refunded_at IS NOT NULL));
-- Refunds whose result is unknown: the alarm reads the oldest, the console lists them.
CREATE INDEX payment_refund_open ON payment_order(refund_asked_at) WHERE refund_asked_at IS NOT NULL AND refunded_at IS NULL;
-- Until now the time stayed after a refusal, too, so it does not tell which results are unknown.
UPDATE payment_order SET refund_asked_at=NULL WHERE refund_asked_at IS NOT NULL AND refunded_at IS NULL;
