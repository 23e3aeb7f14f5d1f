-- What the buying side asked a quote for, as JSON of contract/quote/inquiry.ts; the message that asks names it.
CREATE TABLE quote_inquiry(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE CHECK(length(id)=24 AND id NOT GLOB '*[^0-9a-f]*'),
  chat_id TEXT NOT NULL REFERENCES chat(id),
  -- The main accounts of who asked and of who is to quote.
  asker_user_id TEXT NOT NULL REFERENCES users(id), seller_user_id TEXT NOT NULL REFERENCES users(id), author_user_id TEXT NOT NULL REFERENCES users(id),
  terms TEXT NOT NULL CHECK(json_valid(terms)), note TEXT NOT NULL, created_at INTEGER NOT NULL, CHECK(asker_user_id<>seller_user_id)
) STRICT;
CREATE INDEX quote_inquiry_chat ON quote_inquiry(chat_id, seq);
CREATE INDEX quote_inquiry_asker ON quote_inquiry(asker_user_id, seq);
CREATE INDEX quote_inquiry_seller ON quote_inquiry(seller_user_id, seq);
CREATE TRIGGER quote_inquiry_stays BEFORE UPDATE ON quote_inquiry BEGIN SELECT RAISE(ABORT,'an inquiry stays as it was sent'); END;
CREATE TRIGGER quote_inquiry_before_agreement BEFORE INSERT ON quote_inquiry
  WHEN EXISTS(SELECT 1 FROM quote WHERE chat_id=NEW.chat_id AND state='accepted') BEGIN SELECT RAISE(ABORT,'quote_decided'); END;

-- The list of chats says what the last message was about; a CHECK changes with its column only.
ALTER TABLE chat ADD COLUMN quote_event TEXT CHECK(quote_event IN('asked','sent','countered','withdrawn','declined','accepted'));
UPDATE chat SET quote_event=last_quote_event WHERE last_quote_event IS NOT NULL;
ALTER TABLE chat DROP COLUMN last_quote_event;
ALTER TABLE chat RENAME COLUMN quote_event TO last_quote_event;
