-- A message that is deleted unread no longer counts: unread are those after last_read_sequence without a mark of deletion.
-- How many messages of a range were deleted (chat_unread_by_message, chat_unread_by_reading).
CREATE INDEX chat_text_deleted ON chat_text(chat_id, sequence) WHERE state='gone';
DROP TRIGGER chat_unread_by_message;
CREATE TRIGGER chat_unread_by_message AFTER UPDATE OF last_sequence ON chat WHEN NEW.last_sequence<>OLD.last_sequence BEGIN
  UPDATE chat_member SET unread=MAX(0, NEW.last_sequence-last_read_sequence-(SELECT COUNT(*) FROM chat_text t
    WHERE t.chat_id=NEW.id AND t.state='gone' AND t.sequence>last_read_sequence AND t.sequence<=NEW.last_sequence)) WHERE chat_id=NEW.id; END;
DROP TRIGGER chat_unread_by_reading;
CREATE TRIGGER chat_unread_by_reading AFTER UPDATE OF last_read_sequence ON chat_member WHEN NEW.last_read_sequence<>OLD.last_read_sequence BEGIN
  UPDATE chat_member SET unread=(SELECT MAX(0, c.last_sequence-NEW.last_read_sequence-(SELECT COUNT(*) FROM chat_text t
      WHERE t.chat_id=c.id AND t.state='gone' AND t.sequence>NEW.last_read_sequence AND t.sequence<=c.last_sequence)) FROM chat c WHERE c.id=NEW.chat_id)
  WHERE chat_id=NEW.chat_id AND master_user_id=NEW.master_user_id; END;
CREATE TRIGGER chat_unread_by_deletion AFTER UPDATE OF state ON chat_text WHEN NEW.state='gone' AND OLD.state<>'gone' BEGIN
  UPDATE chat_member SET unread=MAX(0, unread-1) WHERE chat_id=NEW.chat_id AND last_read_sequence<NEW.sequence
    AND NEW.sequence<=(SELECT last_sequence FROM chat WHERE id=NEW.chat_id); END;
-- The same for a message that is not indexed yet.
CREATE TRIGGER chat_unread_by_early_deletion AFTER INSERT ON chat_text WHEN NEW.state='gone' BEGIN
  UPDATE chat_member SET unread=MAX(0, unread-1) WHERE chat_id=NEW.chat_id AND last_read_sequence<NEW.sequence
    AND NEW.sequence<=(SELECT last_sequence FROM chat WHERE id=NEW.chat_id); END;
UPDATE chat_member SET unread=MAX(0, unread-(SELECT COUNT(*) FROM chat_text t
    WHERE t.chat_id=chat_member.chat_id AND t.state='gone' AND t.sequence>last_read_sequence
      AND t.sequence<=(SELECT last_sequence FROM chat c WHERE c.id=t.chat_id))) WHERE unread>0;
