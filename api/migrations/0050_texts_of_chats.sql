-- What was said in chats can be found from their list. A word is indexed once for each of the two accounts, with the account's id before it: a search walks through
-- what was said to and by its own account, and through nothing else. The texts themselves stay in the rooms.
CREATE TABLE chat_text(
  seq INTEGER PRIMARY KEY, chat_id TEXT NOT NULL REFERENCES chat(id), sequence INTEGER NOT NULL,
  -- A deleted message is known as such, so that a delivery that comes late does not bring its words back.
  state TEXT NOT NULL DEFAULT 'new' CHECK(state IN('new','indexed','gone')), UNIQUE(chat_id, sequence)
) STRICT;
CREATE VIRTUAL TABLE chat_text_fts USING fts5(words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', detail='none');
CREATE TRIGGER chat_text_gone AFTER UPDATE OF state ON chat_text WHEN NEW.state='gone' AND OLD.state='indexed' BEGIN
  DELETE FROM chat_text_fts WHERE rowid=NEW.seq; END;

-- All messages up to this one are indexed; those of before follow by the minute's work.
ALTER TABLE chat ADD COLUMN text_done INTEGER NOT NULL DEFAULT 0;
CREATE INDEX chat_texts_left ON chat(id) WHERE text_done<last_sequence;
