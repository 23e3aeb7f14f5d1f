-- Inquiries, quotes and pro-formas in chats (api/inquiry, api/quote).

-- What the buying side asked a quote for, as JSON of contract/quote/inquiry.ts; the message that asks names it.
CREATE TABLE quote_inquiry(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*'),
  chat_id TEXT NOT NULL REFERENCES chat(id),
  -- The main accounts of who asked and of who is to quote.
  asker_user_id TEXT NOT NULL REFERENCES users(id),
  seller_user_id TEXT NOT NULL REFERENCES users(id),
  author_user_id TEXT NOT NULL REFERENCES users(id),
  terms TEXT NOT NULL CHECK(json_valid(terms)),
  note TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  CHECK(asker_user_id<>seller_user_id)
) STRICT;
-- The inquiries of a chat, the newest first (api/inquiry/store.ts).
CREATE INDEX quote_inquiry_chat ON quote_inquiry(chat_id, seq);
-- Somebody’s own data, and what goes with an account: as who asked (api/inquiry/store.ts).
CREATE INDEX quote_inquiry_asker ON quote_inquiry(asker_user_id, seq);
-- The same as who was asked.
CREATE INDEX quote_inquiry_seller ON quote_inquiry(seller_user_id, seq);
CREATE TRIGGER quote_inquiry_stays BEFORE UPDATE ON quote_inquiry BEGIN SELECT RAISE(ABORT,'an inquiry stays as it was sent'); END;
CREATE TRIGGER quote_inquiry_before_agreement BEFORE INSERT ON quote_inquiry
  WHEN EXISTS(SELECT 1 FROM quote WHERE chat_id=NEW.chat_id AND state='accepted') BEGIN SELECT RAISE(ABORT,'quote_decided'); END;

-- A revision of a quote in a chat; the newest stands until it is answered, withdrawn or over, which is asked of the clock.
CREATE TABLE quote(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*'),
  chat_id TEXT NOT NULL REFERENCES chat(id),
  -- A quote needs no request.
  request_id TEXT REFERENCES request(id),
  revision INTEGER NOT NULL CHECK(revision>0),
  company_id TEXT NOT NULL REFERENCES company(id),
  -- The main accounts of who sent this revision and of whom it was sent to.
  sender_user_id TEXT NOT NULL REFERENCES users(id),
  receiver_user_id TEXT NOT NULL REFERENCES users(id),
  author_user_id TEXT NOT NULL REFERENCES users(id),
  -- JSON of contract/quote, places as they were called.
  terms TEXT NOT NULL CHECK(json_valid(terms)),
  valid_until INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'sent' CHECK(state IN('sent','accepted','withdrawn','declined','superseded')),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  -- Bank details that the other side sees for the first time, or changed.
  bank_mark TEXT CHECK(bank_mark IN('first','changed')),
  decline_reason TEXT,
  decline_note TEXT,
  UNIQUE(chat_id, revision),
  CHECK((state='sent')=(decided_at IS NULL)),
  CHECK(sender_user_id<>receiver_user_id),
  CHECK((state='declined')=(decline_reason IS NOT NULL)),
  CHECK((decline_reason IS NULL)=(decline_note IS NULL))
) STRICT;
-- One revision of a chat stands at most.
CREATE UNIQUE INDEX quote_standing ON quote(chat_id) WHERE state IN('sent','accepted');
-- The quotes that answer a request, beside each other (api/quote/store.ts).
CREATE INDEX quote_of_request ON quote(request_id, seq) WHERE state IN('sent','accepted');
-- Somebody’s own data: quotes they sent (api/quote/store.ts).
CREATE INDEX quote_sender ON quote(sender_user_id, seq);
-- The same of quotes they were sent.
CREATE INDEX quote_receiver ON quote(receiver_user_id, seq);
CREATE TRIGGER quote_revises BEFORE INSERT ON quote BEGIN
  SELECT RAISE(ABORT,'quote_decided') WHERE EXISTS(SELECT 1 FROM quote WHERE chat_id=NEW.chat_id AND state='accepted');
  SELECT RAISE(ABORT,'quote_changed') WHERE NEW.state<>'sent' OR NEW.revision<>(SELECT COALESCE(MAX(revision), 0)+1 FROM quote WHERE chat_id=NEW.chat_id)
    OR EXISTS(SELECT 1 FROM quote WHERE id=NEW.id OR seq=NEW.seq); END;
CREATE TRIGGER quote_terms_stay BEFORE UPDATE ON quote
  WHEN NEW.id<>OLD.id OR NEW.chat_id<>OLD.chat_id OR NEW.request_id<>OLD.request_id OR NEW.revision<>OLD.revision OR NEW.company_id<>OLD.company_id
    OR NEW.sender_user_id<>OLD.sender_user_id OR NEW.receiver_user_id<>OLD.receiver_user_id OR NEW.terms<>OLD.terms OR NEW.valid_until<>OLD.valid_until
  BEGIN SELECT RAISE(ABORT,'a quote stays as it was sent'); END;
CREATE TRIGGER quote_decided_once BEFORE UPDATE OF state ON quote BEGIN
  SELECT RAISE(ABORT,'quote_decided') WHERE OLD.state='accepted';
  SELECT RAISE(ABORT,'quote_changed') WHERE OLD.state<>'sent' OR NEW.state='sent';
  SELECT RAISE(ABORT,'quote_expired') WHERE NEW.state='accepted' AND NEW.decided_at>=OLD.valid_until; END;
-- Who has gone or is blocked neither quotes nor is quoted to, though the call was under way.
CREATE TRIGGER quote_among_the_living BEFORE INSERT ON quote BEGIN
  SELECT RAISE(ABORT,'chat_gone') WHERE EXISTS(SELECT 1 FROM users WHERE id IN(NEW.sender_user_id, NEW.receiver_user_id) AND deleted_at IS NOT NULL);
  SELECT RAISE(ABORT,'chat_blocked') WHERE EXISTS(SELECT 1 FROM chat_block WHERE master_user_id IN(NEW.sender_user_id, NEW.receiver_user_id) AND blocked_user_id IN(NEW.sender_user_id, NEW.receiver_user_id));
  SELECT RAISE(ABORT,'company_gone') WHERE EXISTS(SELECT 1 FROM chat h JOIN company c ON c.id IN(h.from_company_id, h.to_company_id) WHERE h.id=NEW.chat_id AND c.deleted_at IS NOT NULL); END;
CREATE TRIGGER quote_accepted_by_the_living BEFORE UPDATE OF state ON quote WHEN NEW.state='accepted' BEGIN
  SELECT RAISE(ABORT,'chat_gone') WHERE EXISTS(SELECT 1 FROM users WHERE id IN(NEW.sender_user_id, NEW.receiver_user_id) AND deleted_at IS NOT NULL);
  SELECT RAISE(ABORT,'chat_blocked') WHERE EXISTS(SELECT 1 FROM chat_block WHERE master_user_id IN(NEW.sender_user_id, NEW.receiver_user_id) AND blocked_user_id IN(NEW.sender_user_id, NEW.receiver_user_id));
  SELECT RAISE(ABORT,'company_gone') WHERE EXISTS(SELECT 1 FROM chat h JOIN company c ON c.id IN(h.from_company_id, h.to_company_id) WHERE h.id=NEW.chat_id AND c.deleted_at IS NOT NULL); END;
-- Nothing is quoted or accepted while either company is suspended.
CREATE TRIGGER quote_of_acting_companies BEFORE INSERT ON quote
  WHEN EXISTS(SELECT 1 FROM suspended_company WHERE id IN(SELECT company_id FROM chat_member WHERE chat_id=NEW.chat_id))
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;
CREATE TRIGGER quote_accepted_by_acting_companies BEFORE UPDATE OF state ON quote
  WHEN NEW.state='accepted' AND EXISTS(SELECT 1 FROM suspended_company WHERE id IN(SELECT company_id FROM chat_member WHERE chat_id=NEW.chat_id))
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;

-- The pro-forma of an accepted quote, frozen with its fingerprint; it goes when both accounts have ended.
CREATE TABLE pro_forma(
  seq INTEGER PRIMARY KEY,
  quote_id TEXT NOT NULL UNIQUE REFERENCES quote(id),
  -- Derived, not counted: it says nothing of how many there are.
  number TEXT NOT NULL UNIQUE,
  seller_user_id TEXT NOT NULL REFERENCES users(id),
  buyer_user_id TEXT NOT NULL REFERENCES users(id),
  -- JSON of contract/quote; `hash` is SHA-256 of the canonical JSON.
  document TEXT NOT NULL CHECK(json_valid(document)),
  hash TEXT NOT NULL CHECK(length(hash)=64),
  issued_at INTEGER NOT NULL,
  -- See quote.bank_mark.
  bank_mark TEXT CHECK(bank_mark IN('first','changed'))
) STRICT;
-- Documents of an account: its own data, and those to delete with it (api/quote/store.ts, api/quote/pro-forma-store.ts).
CREATE INDEX pro_forma_seller ON pro_forma(seller_user_id, seq);
-- The same as the buying side.
CREATE INDEX pro_forma_buyer ON pro_forma(buyer_user_id, seq);
CREATE TRIGGER pro_forma_of_accepted BEFORE INSERT ON pro_forma
  WHEN NOT EXISTS(SELECT 1 FROM quote WHERE id=NEW.quote_id AND state='accepted' AND decided_at=NEW.issued_at)
    OR EXISTS(SELECT 1 FROM pro_forma WHERE quote_id=NEW.quote_id OR number=NEW.number OR seq=NEW.seq)
  BEGIN SELECT RAISE(ABORT,'quote_changed'); END;
CREATE TRIGGER pro_forma_stays BEFORE UPDATE ON pro_forma BEGIN SELECT RAISE(ABORT,'a pro-forma stays as it was issued'); END;
CREATE TRIGGER pro_forma_goes_with_both BEFORE DELETE ON pro_forma
  WHEN EXISTS(SELECT 1 FROM users WHERE id IN(OLD.seller_user_id, OLD.buyer_user_id) AND deleted_at IS NULL)
  BEGIN SELECT RAISE(ABORT,'a pro-forma stays for the other side'); END;
CREATE TRIGGER pro_forma_bank_goes BEFORE DELETE ON pro_forma BEGIN DELETE FROM pro_forma_bank WHERE quote_id=OLD.quote_id; END;

-- Bank details that a pro-forma has told one company of another, each once: the next one is compared with them.
CREATE TABLE pro_forma_bank(
  company_id TEXT NOT NULL REFERENCES company(id),
  partner_id TEXT NOT NULL REFERENCES company(id),
  detail TEXT NOT NULL,
  quote_id TEXT NOT NULL REFERENCES pro_forma(quote_id),
  PRIMARY KEY(company_id, partner_id, detail),
  CHECK(company_id<>partner_id)
) STRICT, WITHOUT ROWID;
-- The details that go with a document (the trigger pro_forma_bank_goes).
CREATE INDEX pro_forma_bank_document ON pro_forma_bank(quote_id);
CREATE TRIGGER pro_forma_bank_stays BEFORE UPDATE ON pro_forma_bank BEGIN SELECT RAISE(ABORT,'bank details stay as they were issued'); END;
