-- What an account had after each row of the ledger, so that a page of the history needs no sum over all that came before it.
CREATE TABLE credit_balance(
  account_id TEXT NOT NULL REFERENCES credit_account(id), seq INTEGER NOT NULL REFERENCES credit_transfer(seq),
  balance INTEGER NOT NULL CHECK(balance>=0), PRIMARY KEY(account_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO credit_balance(account_id, seq, balance)
  SELECT a.id, t.seq, SUM(CASE WHEN t.credit_account=a.id THEN t.amount ELSE -t.amount END) OVER(PARTITION BY a.id ORDER BY t.seq)
  FROM credit_account a JOIN credit_transfer t ON t.debit_account=a.id OR t.credit_account=a.id WHERE a.kind='user';
CREATE TRIGGER credit_balance_told AFTER UPDATE OF applied_seq ON credit_account WHEN NEW.kind='user'
  BEGIN INSERT INTO credit_balance(account_id, seq, balance) VALUES(NEW.id, NEW.applied_seq, NEW.balance); END;
CREATE TRIGGER credit_balance_follows_account BEFORE INSERT ON credit_balance
  WHEN NOT EXISTS(SELECT 1 FROM credit_account a WHERE a.id=NEW.account_id AND a.applied_seq=NEW.seq AND a.balance=NEW.balance)
    OR EXISTS(SELECT 1 FROM credit_balance WHERE account_id=NEW.account_id AND seq=NEW.seq)
  BEGIN SELECT RAISE(ABORT,'a told balance follows its account'); END;
CREATE TRIGGER credit_balance_no_update BEFORE UPDATE ON credit_balance BEGIN SELECT RAISE(ABORT,'told balances stay'); END;
CREATE TRIGGER credit_balance_no_delete BEFORE DELETE ON credit_balance BEGIN SELECT RAISE(ABORT,'told balances stay'); END;
