-- What the quote is for, as it was called when the quote was sent: a later name of the request must not get into the pro-forma.
ALTER TABLE quote ADD COLUMN subject TEXT NOT NULL DEFAULT '';
UPDATE quote SET subject = (SELECT COALESCE(r.name, h.name_for_all) FROM chat h LEFT JOIN request r ON r.id=h.request_id WHERE h.id=quote.chat_id);
DROP TRIGGER quote_terms_stay;
CREATE TRIGGER quote_terms_stay BEFORE UPDATE ON quote
  WHEN NEW.id<>OLD.id OR NEW.chat_id<>OLD.chat_id OR NEW.request_id<>OLD.request_id OR NEW.revision<>OLD.revision OR NEW.company_id<>OLD.company_id
    OR NEW.sender_user_id<>OLD.sender_user_id OR NEW.receiver_user_id<>OLD.receiver_user_id OR NEW.terms<>OLD.terms OR NEW.valid_until<>OLD.valid_until
    OR NEW.subject<>OLD.subject
  BEGIN SELECT RAISE(ABORT,'a quote stays as it was sent'); END;
