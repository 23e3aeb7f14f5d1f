-- A chat's messages live in its room, a Durable Object; here stand who talks, what it costs, the preview and what was read.
CREATE TABLE chat(
  id TEXT PRIMARY KEY,
  from_company_id TEXT NOT NULL REFERENCES company(id), to_company_id TEXT NOT NULL REFERENCES company(id),
  created_for INTEGER NOT NULL CHECK(created_for BETWEEN 0 AND 4), request_id TEXT REFERENCES request(id),
  name_for_all TEXT NOT NULL, name_folded TEXT NOT NULL,
  payer_user_id TEXT NOT NULL REFERENCES users(id), price INTEGER NOT NULL CHECK(price>=0), is_paid INTEGER NOT NULL CHECK(is_paid IN(0,1)),
  -- The other side sees the chat from its first message on.
  opened_at INTEGER, refunded_at INTEGER,
  last_sequence INTEGER NOT NULL DEFAULT 0, last_message TEXT NOT NULL DEFAULT '', last_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL, deleted_at INTEGER,
  CHECK(from_company_id<>to_company_id), CHECK(price>0 OR is_paid=1)
) STRICT;
CREATE UNIQUE INDEX chat_once ON chat(from_company_id, to_company_id, created_for, name_folded) WHERE deleted_at IS NULL;
CREATE TRIGGER chat_no_replace BEFORE INSERT ON chat WHEN EXISTS(SELECT 1 FROM chat WHERE id=NEW.id) BEGIN SELECT RAISE(ABORT,'duplicate chat'); END;
CREATE TRIGGER chat_sequence_forward BEFORE UPDATE OF last_sequence ON chat WHEN NEW.last_sequence<OLD.last_sequence BEGIN SELECT RAISE(ABORT,'a chat only grows'); END;
-- An unpaid chat carries no message (D-51).
CREATE TRIGGER chat_paid_first BEFORE UPDATE OF last_sequence ON chat WHEN NEW.last_sequence>OLD.last_sequence AND NEW.is_paid=0 AND OLD.refunded_at IS NULL
  BEGIN SELECT RAISE(ABORT,'chat_unpaid'); END;
CREATE TRIGGER chat_matched AFTER UPDATE OF opened_at ON chat WHEN OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('matched', '', 2) ON CONFLICT(kind, facet) DO UPDATE SET n=n+2; END;
CREATE TRIGGER chat_matched_at_once AFTER INSERT ON chat WHEN NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('matched', '', 2) ON CONFLICT(kind, facet) DO UPDATE SET n=n+2; END;

CREATE TABLE chat_member(
  chat_id TEXT NOT NULL REFERENCES chat(id), master_user_id TEXT NOT NULL REFERENCES users(id), company_id TEXT NOT NULL REFERENCES company(id),
  last_read_sequence INTEGER NOT NULL DEFAULT 0, hidden_at INTEGER, last_at INTEGER NOT NULL, PRIMARY KEY(chat_id, master_user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_member_user ON chat_member(master_user_id, last_at) WHERE hidden_at IS NULL;
