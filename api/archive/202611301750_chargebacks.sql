-- Whether the bank took the payment of the order back.
ALTER TABLE payment_order ADD COLUMN is_charged_back INTEGER NOT NULL DEFAULT 0;
