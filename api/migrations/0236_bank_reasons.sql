-- What the bank said of a card that it refused (contract/payment/reasons.ts): a code of ours, nothing of the card. Orders of before have none.
ALTER TABLE payment_order ADD COLUMN bank_reason TEXT
  CHECK(bank_reason IS NULL OR (state='failed' AND bank_reason IN('funds','limit','expired','lost','notPermitted','number','cvv','refused')));
