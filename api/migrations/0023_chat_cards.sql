-- What a card of the list says of the last message: who said it, and what it was.
ALTER TABLE chat ADD COLUMN last_company_id TEXT;
ALTER TABLE chat ADD COLUMN last_kind TEXT NOT NULL DEFAULT 'text' CHECK(last_kind IN('text','image','file'));

-- Files of chats go with the account that sent them, and none becomes live behind its end.
CREATE INDEX media_chat_owner ON media(owner_user_id) WHERE chat_id IS NOT NULL AND state='live';
CREATE TRIGGER media_of_the_living BEFORE UPDATE OF state ON media
  WHEN NEW.state='live' AND NEW.chat_id IS NOT NULL AND EXISTS(SELECT 1 FROM users WHERE id=NEW.owner_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
