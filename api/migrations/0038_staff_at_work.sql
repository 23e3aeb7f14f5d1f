-- Who of the account answers a chat. Whoever may no longer read chats, or is gone, answers none.
ALTER TABLE chat_member ADD COLUMN assigned_user_id TEXT REFERENCES users(id);
CREATE INDEX chat_member_assigned ON chat_member(assigned_user_id, hidden_at, last_at) WHERE assigned_user_id IS NOT NULL;
CREATE INDEX chat_member_assigned_unread ON chat_member(assigned_user_id, hidden_at, (unread>0), last_at) WHERE assigned_user_id IS NOT NULL;
-- 6 is getAccesibleChatCards and getChat.
CREATE TRIGGER staff_answers_no_more AFTER UPDATE OF flags, removed_at ON staff WHEN NEW.removed_at IS NOT NULL OR (NEW.flags & 6)<>6 BEGIN
  UPDATE chat_member SET assigned_user_id=NULL WHERE assigned_user_id=NEW.user_id; END;

-- What a person has spent and done, newest first, however long the ledger and the log are.
CREATE INDEX credit_transfer_actor ON credit_transfer(actor_user_id, created_at, id);
CREATE INDEX audit_actor ON audit_log(actor_user_id, at, id) WHERE actor_user_id IS NOT NULL;
