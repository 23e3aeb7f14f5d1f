-- The balance of which no window of the account has been notified; null where only notifications are new (api/notification/live-updates.ts).
ALTER TABLE live_update ADD COLUMN balance INTEGER;
-- Whatever moves credits.
CREATE TRIGGER credit_balance_updates_live AFTER INSERT ON credit_balance BEGIN
  INSERT INTO live_update(user_id, balance) SELECT owner_user_id, NEW.balance FROM credit_account WHERE id=NEW.account_id AND owner_user_id IS NOT NULL
  ON CONFLICT DO UPDATE SET balance=excluded.balance; END;
