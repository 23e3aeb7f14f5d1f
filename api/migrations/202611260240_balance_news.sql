-- The balance that no window of the account has been told of; null where only the bell has something new (api/notification/tell-bells.ts).
ALTER TABLE bell_news ADD COLUMN balance INTEGER;
-- Whatever moves credits.
CREATE TRIGGER credit_balance_is_news AFTER INSERT ON credit_balance BEGIN
  INSERT INTO bell_news(user_id, balance) SELECT owner_user_id, NEW.balance FROM credit_account WHERE id=NEW.account_id AND owner_user_id IS NOT NULL
  ON CONFLICT DO UPDATE SET balance=excluded.balance; END;
