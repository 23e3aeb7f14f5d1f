-- The rows of one chat in the bell are one: the next message takes the place of the last.
CREATE INDEX notification_place ON notification(user_id, kind, href);

-- How much of a chat a side has not read stands with the side, so that a page of the list is found by one index, unread ones first too.
ALTER TABLE chat_member ADD COLUMN unread INTEGER NOT NULL DEFAULT 0;
UPDATE chat_member SET unread=MAX(0, (SELECT last_sequence FROM chat WHERE id=chat_id)-last_read_sequence);
CREATE TRIGGER chat_unread_by_message AFTER UPDATE OF last_sequence ON chat WHEN NEW.last_sequence<>OLD.last_sequence BEGIN
  UPDATE chat_member SET unread=MAX(0, NEW.last_sequence-last_read_sequence) WHERE chat_id=NEW.id; END;
CREATE TRIGGER chat_unread_by_reading AFTER UPDATE OF last_read_sequence ON chat_member WHEN NEW.last_read_sequence<>OLD.last_read_sequence BEGIN
  UPDATE chat_member SET unread=MAX(0, (SELECT last_sequence FROM chat WHERE id=NEW.chat_id)-NEW.last_read_sequence)
  WHERE chat_id=NEW.chat_id AND master_user_id=NEW.master_user_id; END;
CREATE TRIGGER chat_unread_at_once AFTER INSERT ON chat_member BEGIN
  UPDATE chat_member SET unread=MAX(0, (SELECT last_sequence FROM chat WHERE id=NEW.chat_id)-NEW.last_read_sequence)
  WHERE chat_id=NEW.chat_id AND master_user_id=NEW.master_user_id; END;
CREATE INDEX chat_member_unread_first ON chat_member(master_user_id, (unread>0), last_at, unread) WHERE hidden_at IS NULL;
