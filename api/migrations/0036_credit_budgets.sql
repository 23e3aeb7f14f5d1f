-- What a member of staff may spend of the account's credits in a calendar month (UTC); null is no bound. Main users have none.
ALTER TABLE staff ADD COLUMN monthly_budget INTEGER CHECK(monthly_budget>=0);
-- What each of them has spent in a month. The ledger itself counts, whatever the credits went for, and the check makes a race for the last
-- ones safe. What comes back later is not counted back, as with the plan's quotas.
CREATE TABLE staff_spending(
  user_id TEXT NOT NULL REFERENCES users(id), month TEXT NOT NULL CHECK(month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
  spent INTEGER NOT NULL CHECK(spent>=0), budget INTEGER, PRIMARY KEY(user_id, month),
  CONSTRAINT budget_reached CHECK(budget IS NULL OR spent<=budget)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER credit_transfer_budget AFTER INSERT ON credit_transfer
  WHEN NEW.credit_account='100000000000000000000002' AND EXISTS(SELECT 1 FROM staff WHERE user_id=NEW.actor_user_id AND removed_at IS NULL) BEGIN
  INSERT INTO staff_spending(user_id, month, spent, budget)
  SELECT user_id, strftime('%Y-%m', NEW.created_at/1000, 'unixepoch'), NEW.amount, monthly_budget FROM staff WHERE user_id=NEW.actor_user_id
  ON CONFLICT(user_id, month) DO UPDATE SET spent=spent+excluded.spent, budget=excluded.budget; END;
