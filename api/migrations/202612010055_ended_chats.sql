-- A chat is deleted when both of its accounts are: then nobody can read it. Those of earlier deletions are deleted now.
UPDATE chat SET deleted_at=unixepoch()*1000, text_done=last_sequence WHERE deleted_at IS NULL
  AND NOT EXISTS(SELECT 1 FROM chat_member m JOIN users u ON u.id=m.master_user_id AND u.deleted_at IS NULL WHERE m.chat_id=chat.id);
-- The rooms that are to be emptied, oldest first. An emptied one has no subject.
CREATE INDEX chat_deleted ON chat(deleted_at) WHERE deleted_at IS NOT NULL AND name_for_all<>'—';
-- Settled messages of the contact form that may be old enough to be deleted.
CREATE INDEX contact_handled ON contact_message(handled_at) WHERE handled_at IS NOT NULL;
