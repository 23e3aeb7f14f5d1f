-- The chat of a company about a request (api/chat/contact/contact-store.ts).
CREATE INDEX chat_request ON chat(request_id, from_company_id) WHERE request_id IS NOT NULL;
-- A trigger and no unique index, since requests that were renamed before have several chats of a company.
CREATE TRIGGER chat_once_about_request BEFORE INSERT ON chat WHEN EXISTS(SELECT 1 FROM chat INDEXED BY chat_request
  WHERE request_id=NEW.request_id AND from_company_id=NEW.from_company_id AND deleted_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'chat_once'); END;
