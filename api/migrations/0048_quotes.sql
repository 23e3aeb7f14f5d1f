-- What companies quote in the chats that answer a request. A row is a revision; the newest one stands until it is accepted or withdrawn, or
-- its last day is over, which nobody writes: it is asked of the clock. Terms are JSON of contract/quote (places as they were called).
CREATE TABLE quote(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*'),
  chat_id TEXT NOT NULL REFERENCES chat(id), request_id TEXT NOT NULL REFERENCES request(id), revision INTEGER NOT NULL CHECK(revision>0),
  company_id TEXT NOT NULL REFERENCES company(id),
  -- The main accounts of who quotes and of who asked.
  sender_user_id TEXT NOT NULL REFERENCES users(id), requester_user_id TEXT NOT NULL REFERENCES users(id), author_user_id TEXT NOT NULL REFERENCES users(id),
  terms TEXT NOT NULL CHECK(json_valid(terms)), valid_until INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'sent' CHECK(state IN('sent','accepted','withdrawn','superseded')),
  created_at INTEGER NOT NULL, decided_at INTEGER,
  UNIQUE(chat_id, revision), CHECK((state='sent')=(decided_at IS NULL)), CHECK(sender_user_id<>requester_user_id)
) STRICT;
-- One revision of a chat stands at most.
CREATE UNIQUE INDEX quote_standing ON quote(chat_id) WHERE state IN('sent','accepted');
CREATE INDEX quote_of_request ON quote(request_id, seq) WHERE state IN('sent','accepted');
CREATE INDEX quote_sender ON quote(sender_user_id, seq);
CREATE INDEX quote_requester ON quote(requester_user_id, seq);
CREATE TRIGGER quote_revises BEFORE INSERT ON quote BEGIN
  SELECT RAISE(ABORT,'quote_decided') WHERE EXISTS(SELECT 1 FROM quote WHERE chat_id=NEW.chat_id AND state='accepted');
  SELECT RAISE(ABORT,'quote_changed') WHERE NEW.state<>'sent' OR NEW.revision<>(SELECT COALESCE(MAX(revision), 0)+1 FROM quote WHERE chat_id=NEW.chat_id)
    OR EXISTS(SELECT 1 FROM quote WHERE id=NEW.id OR seq=NEW.seq); END;
CREATE TRIGGER quote_terms_stay BEFORE UPDATE ON quote
  WHEN NEW.id<>OLD.id OR NEW.chat_id<>OLD.chat_id OR NEW.request_id<>OLD.request_id OR NEW.revision<>OLD.revision OR NEW.company_id<>OLD.company_id
    OR NEW.sender_user_id<>OLD.sender_user_id OR NEW.requester_user_id<>OLD.requester_user_id OR NEW.terms<>OLD.terms OR NEW.valid_until<>OLD.valid_until
  BEGIN SELECT RAISE(ABORT,'a quote stays as it was sent'); END;
CREATE TRIGGER quote_decided_once BEFORE UPDATE OF state ON quote BEGIN
  SELECT RAISE(ABORT,'quote_decided') WHERE OLD.state='accepted';
  SELECT RAISE(ABORT,'quote_changed') WHERE OLD.state<>'sent' OR NEW.state='sent';
  SELECT RAISE(ABORT,'quote_expired') WHERE NEW.state='accepted' AND NEW.decided_at>=OLD.valid_until; END;
-- Who has gone or is blocked neither quotes nor is quoted to, though the call was under way.
CREATE TRIGGER quote_among_the_living BEFORE INSERT ON quote BEGIN
  SELECT RAISE(ABORT,'chat_gone') WHERE EXISTS(SELECT 1 FROM users WHERE id IN(NEW.sender_user_id, NEW.requester_user_id) AND deleted_at IS NOT NULL);
  SELECT RAISE(ABORT,'chat_blocked') WHERE EXISTS(SELECT 1 FROM chat_block WHERE master_user_id IN(NEW.sender_user_id, NEW.requester_user_id) AND blocked_user_id IN(NEW.sender_user_id, NEW.requester_user_id));
  SELECT RAISE(ABORT,'company_gone') WHERE EXISTS(SELECT 1 FROM chat h JOIN company c ON c.id IN(h.from_company_id, h.to_company_id) WHERE h.id=NEW.chat_id AND c.deleted_at IS NOT NULL); END;
CREATE TRIGGER quote_accepted_by_the_living BEFORE UPDATE OF state ON quote WHEN NEW.state='accepted' BEGIN
  SELECT RAISE(ABORT,'chat_gone') WHERE EXISTS(SELECT 1 FROM users WHERE id IN(NEW.sender_user_id, NEW.requester_user_id) AND deleted_at IS NOT NULL);
  SELECT RAISE(ABORT,'chat_blocked') WHERE EXISTS(SELECT 1 FROM chat_block WHERE master_user_id IN(NEW.sender_user_id, NEW.requester_user_id) AND blocked_user_id IN(NEW.sender_user_id, NEW.requester_user_id));
  SELECT RAISE(ABORT,'company_gone') WHERE EXISTS(SELECT 1 FROM chat h JOIN company c ON c.id IN(h.from_company_id, h.to_company_id) WHERE h.id=NEW.chat_id AND c.deleted_at IS NOT NULL); END;

-- The list of chats says in its reader's words that the last message was about a quote.
ALTER TABLE chat ADD COLUMN last_quote_event TEXT CHECK(last_quote_event IN('sent','withdrawn','accepted'));
