-- How a company answers those who write to it first: its newest 50 contacts in one row, oldest first, each [chat, when it began, milliseconds
-- until the first answer or null]. Written when a contact begins and when its first answer has been recorded; nobody counts chats for it.
-- Contacts of the time before are not in it: when they were answered, only their rooms know.
CREATE TABLE company_answering(
  company_id TEXT PRIMARY KEY REFERENCES company(id), contacts TEXT NOT NULL CHECK(json_valid(contacts) AND json_array_length(contacts) BETWEEN 1 AND 50)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER company_answering_contact AFTER UPDATE OF opened_at ON chat WHEN OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO company_answering(company_id, contacts) VALUES(NEW.to_company_id, json_array(json_array(NEW.id, NEW.opened_at, NULL)))
  ON CONFLICT DO UPDATE SET contacts=json_insert(iif(json_array_length(contacts)>=50, json_remove(contacts, '$[0]'), contacts), '$[#]', json_array(NEW.id, NEW.opened_at, NULL)); END;
CREATE TRIGGER company_answering_contact_at_once AFTER INSERT ON chat WHEN NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO company_answering(company_id, contacts) VALUES(NEW.to_company_id, json_array(json_array(NEW.id, NEW.opened_at, NULL)))
  ON CONFLICT DO UPDATE SET contacts=json_insert(iif(json_array_length(contacts)>=50, json_remove(contacts, '$[0]'), contacts), '$[#]', json_array(NEW.id, NEW.opened_at, NULL)); END;
CREATE TRIGGER company_answering_answer AFTER UPDATE OF last_sequence ON chat
  WHEN NEW.last_sequence>OLD.last_sequence AND NEW.last_company_id=NEW.to_company_id BEGIN
  UPDATE company_answering SET contacts=(
      SELECT json_group_array(json(iif(value->>0=NEW.id AND value->>2 IS NULL, json_array(NEW.id, value->>1, MAX(0, NEW.last_at-(value->>1))), value))) FROM json_each(contacts))
    WHERE company_id=NEW.to_company_id AND EXISTS(SELECT 1 FROM json_each(contacts) WHERE value->>0=NEW.id AND value->>2 IS NULL); END;

-- The open requests of one company, for its page.
CREATE INDEX request_live_company ON request(company_id, seq) WHERE approve_status=4 AND is_active=1;
