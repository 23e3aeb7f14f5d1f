-- A contact that is made and paid for in one step: neither side's account may have ended while the call was under way (0006 guards chats
-- that are opened later).
CREATE TRIGGER chat_member_of_the_living BEFORE INSERT ON chat_member WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.master_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'chat_gone'); END;
