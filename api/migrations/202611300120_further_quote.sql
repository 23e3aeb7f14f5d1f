-- After an acceptance the same two companies can agree again: a quote names the accepted one that it follows.
ALTER TABLE quote ADD COLUMN follows TEXT REFERENCES quote(id);
DROP INDEX quote_standing;
-- One revision of a chat can be answered at most; accepted ones stay beside it.
CREATE UNIQUE INDEX quote_standing ON quote(chat_id) WHERE state='sent';
-- A quote that was written before an acceptance never follows it.
DROP TRIGGER quote_revises;
CREATE TRIGGER quote_revises BEFORE INSERT ON quote BEGIN
  SELECT RAISE(ABORT,'quote_decided')
    WHERE NEW.follows IS NOT (SELECT id FROM quote WHERE chat_id=NEW.chat_id AND state='accepted' ORDER BY revision DESC LIMIT 1);
  SELECT RAISE(ABORT,'quote_changed') WHERE NEW.state<>'sent' OR NEW.revision<>(SELECT COALESCE(MAX(revision), 0)+1 FROM quote WHERE chat_id=NEW.chat_id)
    OR EXISTS(SELECT 1 FROM quote WHERE id=NEW.id OR seq=NEW.seq); END;
DROP TRIGGER quote_terms_stay;
CREATE TRIGGER quote_terms_stay BEFORE UPDATE ON quote
  WHEN NEW.id<>OLD.id OR NEW.chat_id<>OLD.chat_id OR NEW.request_id<>OLD.request_id OR NEW.revision<>OLD.revision OR NEW.company_id<>OLD.company_id
    OR NEW.sender_user_id<>OLD.sender_user_id OR NEW.receiver_user_id<>OLD.receiver_user_id OR NEW.terms<>OLD.terms OR NEW.valid_until<>OLD.valid_until
    OR NEW.subject<>OLD.subject OR NEW.follows IS NOT OLD.follows
  BEGIN SELECT RAISE(ABORT,'a quote stays as it was sent'); END;
-- A buyer asks for the next order too.
DROP TRIGGER quote_inquiry_before_agreement;
