-- Whom an account does not want to hear of. Whole accounts are blocked: who was blocked with one company does not write with another.
CREATE TABLE chat_block(
  seq INTEGER PRIMARY KEY, master_user_id TEXT NOT NULL REFERENCES users(id), blocked_user_id TEXT NOT NULL REFERENCES users(id),
  -- The company by which it was known.
  company_id TEXT NOT NULL REFERENCES company(id), created_at INTEGER NOT NULL,
  UNIQUE(master_user_id, blocked_user_id), CHECK(master_user_id<>blocked_user_id)
) STRICT;
CREATE INDEX chat_block_blocked ON chat_block(blocked_user_id);
ALTER TABLE chat_member ADD COLUMN muted_at INTEGER;
-- Nobody pays for a contact that was blocked while the call was under way.
CREATE TRIGGER chat_member_of_the_wanted BEFORE INSERT ON chat_member
  WHEN EXISTS(SELECT 1 FROM chat_member o JOIN chat_block b ON b.master_user_id IN(o.master_user_id, NEW.master_user_id)
    AND b.blocked_user_id IN(o.master_user_id, NEW.master_user_id) WHERE o.chat_id=NEW.chat_id)
  BEGIN SELECT RAISE(ABORT,'chat_blocked'); END;
CREATE TRIGGER chat_opens_to_the_wanted BEFORE UPDATE OF is_paid, opened_at ON chat
  WHEN (NEW.is_paid>OLD.is_paid OR (NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL))
    AND EXISTS(SELECT 1 FROM chat_member m JOIN chat_member o ON o.chat_id=m.chat_id AND o.master_user_id<>m.master_user_id
      JOIN chat_block b ON b.master_user_id=m.master_user_id AND b.blocked_user_id=o.master_user_id WHERE m.chat_id=NEW.id)
  BEGIN SELECT RAISE(ABORT,'chat_blocked'); END;

-- What was shown to the moderators of a chat: a copy of the messages that were named, and nothing else of it.
CREATE TABLE chat_report(
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL DEFAULT 1, chat_id TEXT NOT NULL REFERENCES chat(id),
  reporter_user_id TEXT NOT NULL REFERENCES users(id), reporter_company_id TEXT NOT NULL REFERENCES company(id), reported_company_id TEXT NOT NULL REFERENCES company(id),
  reason TEXT NOT NULL CHECK(reason IN('FRAUD','SPAM','ABUSE','FORBIDDEN_GOODS','OTHER')), note TEXT NOT NULL, evidence TEXT NOT NULL,
  created_at INTEGER NOT NULL, handled_at INTEGER
) STRICT;
CREATE INDEX chat_report_waiting ON chat_report(seq) WHERE handled_at IS NULL;
CREATE INDEX chat_report_handled ON chat_report(handled_at) WHERE handled_at IS NOT NULL;
-- Files in evidence outlive the deletion of their message.
CREATE TABLE chat_report_file(r2_key TEXT PRIMARY KEY, report_id TEXT NOT NULL REFERENCES chat_report(id)) STRICT, WITHOUT ROWID;
