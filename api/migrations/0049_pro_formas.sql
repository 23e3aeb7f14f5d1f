-- The pro-forma of an accepted quote, frozen as JSON (contract/quote) with its fingerprint, SHA-256 of the canonical JSON. Numbers are derived,
-- not counted: they say nothing of how many there are. A document stays for the other side when one account ends, and goes with the second.
CREATE TABLE pro_forma(
  seq INTEGER PRIMARY KEY, quote_id TEXT NOT NULL UNIQUE REFERENCES quote(id), number TEXT NOT NULL UNIQUE,
  seller_user_id TEXT NOT NULL REFERENCES users(id), buyer_user_id TEXT NOT NULL REFERENCES users(id),
  document TEXT NOT NULL CHECK(json_valid(document)), hash TEXT NOT NULL CHECK(length(hash)=64), issued_at INTEGER NOT NULL
) STRICT;
CREATE INDEX pro_forma_seller ON pro_forma(seller_user_id, seq);
CREATE INDEX pro_forma_buyer ON pro_forma(buyer_user_id, seq);
CREATE TRIGGER pro_forma_of_accepted BEFORE INSERT ON pro_forma
  WHEN NOT EXISTS(SELECT 1 FROM quote WHERE id=NEW.quote_id AND state='accepted' AND decided_at=NEW.issued_at)
    OR EXISTS(SELECT 1 FROM pro_forma WHERE quote_id=NEW.quote_id OR number=NEW.number OR seq=NEW.seq)
  BEGIN SELECT RAISE(ABORT,'quote_changed'); END;
CREATE TRIGGER pro_forma_stays BEFORE UPDATE ON pro_forma BEGIN SELECT RAISE(ABORT,'a pro-forma stays as it was issued'); END;
CREATE TRIGGER pro_forma_goes_with_both BEFORE DELETE ON pro_forma
  WHEN EXISTS(SELECT 1 FROM users WHERE id IN(OLD.seller_user_id, OLD.buyer_user_id) AND deleted_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'a pro-forma stays for the other side'); END;
