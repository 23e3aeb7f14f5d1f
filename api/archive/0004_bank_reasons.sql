-- What the bank said of a card that it refused; nothing for orders that moved before it was kept.
ALTER TABLE payment_order ADD COLUMN bank_reason TEXT;
