-- Chats between two companies (api/chat). Their messages lie in the databases of their rooms (api/chat/room/room-log.ts), not here.

-- A chat between two companies: who talks, what it costs, the preview and how far it has come.
CREATE TABLE chat(
  id TEXT PRIMARY KEY,
  from_company_id TEXT NOT NULL REFERENCES company(id),
  to_company_id TEXT NOT NULL REFERENCES company(id),
  created_for INTEGER NOT NULL CHECK(created_for BETWEEN 0 AND 4),
  request_id TEXT REFERENCES request(id),
  name_for_all TEXT NOT NULL,
  name_folded TEXT NOT NULL,
  payer_user_id TEXT NOT NULL REFERENCES users(id),
  price INTEGER NOT NULL CHECK(price>=0),
  is_paid INTEGER NOT NULL CHECK(is_paid IN(0,1)),
  -- The other side sees the chat from its first message on.
  opened_at INTEGER,
  refunded_at INTEGER,
  last_sequence INTEGER NOT NULL DEFAULT 0,
  last_message TEXT NOT NULL DEFAULT '',
  last_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  -- What a card of the list says of the last message: who said it, and what it was.
  last_company_id TEXT,
  last_kind TEXT NOT NULL DEFAULT 'text' CHECK(last_kind IN('text','image','file')),
  -- All messages up to this one are indexed (chat_text_fts).
  text_done INTEGER NOT NULL DEFAULT 0,
  -- Where to pay by public pages and earlier pro-formas when the chat began, as JSON (contract/bank-details): only where there was any.
  bank_before TEXT CHECK(json_valid(bank_before)),
  -- The last message was about a quote: what happened to it.
  last_quote_event TEXT CHECK(last_quote_event IN('asked','sent','countered','withdrawn','declined','accepted')),
  CHECK(from_company_id<>to_company_id),
  CHECK(price>0 OR is_paid=1)
) STRICT;
-- Two companies have one living chat about a thing (api/chat/contact/contact-store.ts).
CREATE UNIQUE INDEX chat_once ON chat(from_company_id, to_company_id, created_for, name_folded) WHERE deleted_at IS NULL;
-- Whether anybody has written to an account’s companies (api/dashboard/store.ts).
CREATE INDEX chat_received ON chat(to_company_id, opened_at) WHERE opened_at IS NOT NULL;
-- Chats with messages that are not indexed yet (api/chat/room/text-store.ts).
CREATE INDEX chat_texts_left ON chat(id) WHERE text_done<last_sequence;
CREATE TRIGGER chat_no_replace BEFORE INSERT ON chat WHEN EXISTS(SELECT 1 FROM chat WHERE id=NEW.id) BEGIN SELECT RAISE(ABORT,'duplicate chat'); END;
CREATE TRIGGER chat_sequence_forward BEFORE UPDATE OF last_sequence ON chat WHEN NEW.last_sequence<OLD.last_sequence BEGIN SELECT RAISE(ABORT,'a chat only grows'); END;
-- An unpaid chat carries no message (docs/behaviour.md#chat-charge).
CREATE TRIGGER chat_paid_first BEFORE UPDATE OF last_sequence ON chat WHEN NEW.last_sequence>OLD.last_sequence AND NEW.is_paid=0 AND OLD.refunded_at IS NULL
  BEGIN SELECT RAISE(ABORT,'chat_unpaid'); END;
-- Nobody pays for a contact that can not answer: the chat opens while both sides live.
CREATE TRIGGER chat_opens_to_the_living BEFORE UPDATE OF is_paid, opened_at ON chat
  WHEN (NEW.is_paid>OLD.is_paid OR (NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL))
    AND EXISTS(SELECT 1 FROM chat_member m JOIN users u ON u.id=m.master_user_id WHERE m.chat_id=NEW.id AND u.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'chat_gone'); END;
CREATE TRIGGER chat_of_living_requests BEFORE INSERT ON chat
  WHEN EXISTS(SELECT 1 FROM request r JOIN users u ON u.id=r.owner_user_id AND u.deleted_at IS NULL
    WHERE r.id=NEW.request_id AND (r.deleted_at IS NOT NULL OR r.is_active=0))
  BEGIN SELECT RAISE(ABORT,'request_gone'); END;
CREATE TRIGGER chat_opens_to_living_companies BEFORE UPDATE OF is_paid, opened_at ON chat
  WHEN (NEW.is_paid>OLD.is_paid OR (NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL))
    AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
      WHERE c.id IN(NEW.from_company_id, NEW.to_company_id) AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
CREATE TRIGGER chat_opens_to_the_wanted BEFORE UPDATE OF is_paid, opened_at ON chat
  WHEN (NEW.is_paid>OLD.is_paid OR (NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL))
    AND EXISTS(SELECT 1 FROM chat_member m JOIN chat_member o ON o.chat_id=m.chat_id AND o.master_user_id<>m.master_user_id
      JOIN chat_block b ON b.master_user_id=m.master_user_id AND b.blocked_user_id=o.master_user_id WHERE m.chat_id=NEW.id)
  BEGIN SELECT RAISE(ABORT,'chat_blocked'); END;
-- chat_member.unread follows the messages.
CREATE TRIGGER chat_unread_by_message AFTER UPDATE OF last_sequence ON chat WHEN NEW.last_sequence<>OLD.last_sequence BEGIN
  UPDATE chat_member SET unread=MAX(0, NEW.last_sequence-last_read_sequence) WHERE chat_id=NEW.id; END;
-- The first message to a company is counted for its day.
CREATE TRIGGER company_contacted AFTER UPDATE OF opened_at ON chat WHEN OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO company_day(company_id, day, contacts) VALUES(NEW.to_company_id, NEW.opened_at/86400000, 1) ON CONFLICT DO UPDATE SET contacts=contacts+1; END;
CREATE TRIGGER company_contacted_at_once AFTER INSERT ON chat WHEN NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO company_day(company_id, day, contacts) VALUES(NEW.to_company_id, NEW.opened_at/86400000, 1) ON CONFLICT DO UPDATE SET contacts=contacts+1; END;
-- A contact begins, and is answered.
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
-- Both sides of a contact have found somebody.
CREATE TRIGGER chat_matched AFTER UPDATE OF opened_at ON chat WHEN OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO matched_user(user_id) SELECT owner_user_id FROM company WHERE id IN(NEW.from_company_id, NEW.to_company_id) ON CONFLICT(user_id) DO NOTHING; END;
CREATE TRIGGER chat_matched_at_once AFTER INSERT ON chat WHEN NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO matched_user(user_id) SELECT owner_user_id FROM company WHERE id IN(NEW.from_company_id, NEW.to_company_id) ON CONFLICT(user_id) DO NOTHING; END;
-- Contacts by the country of the company that writes.
CREATE TRIGGER contact_from_country AFTER UPDATE OF opened_at ON chat WHEN OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO company_country_day(company_id, day, country, contacts)
    SELECT NEW.to_company_id, NEW.opened_at/86400000, COALESCE(k.code, ''), 1 FROM company o LEFT JOIN country k ON k.id=o.country_id WHERE o.id=NEW.from_company_id
    ON CONFLICT(company_id, day, country) DO UPDATE SET contacts=contacts+1;
  INSERT INTO request_country_day(request_id, day, country, contacts)
    SELECT NEW.request_id, NEW.opened_at/86400000, COALESCE(k.code, ''), 1 FROM company o LEFT JOIN country k ON k.id=o.country_id WHERE o.id=NEW.from_company_id AND NEW.request_id IS NOT NULL
    ON CONFLICT(request_id, day, country) DO UPDATE SET contacts=contacts+1; END;
CREATE TRIGGER contact_from_country_at_once AFTER INSERT ON chat WHEN NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO company_country_day(company_id, day, country, contacts)
    SELECT NEW.to_company_id, NEW.opened_at/86400000, COALESCE(k.code, ''), 1 FROM company o LEFT JOIN country k ON k.id=o.country_id WHERE o.id=NEW.from_company_id
    ON CONFLICT(company_id, day, country) DO UPDATE SET contacts=contacts+1;
  INSERT INTO request_country_day(request_id, day, country, contacts)
    SELECT NEW.request_id, NEW.opened_at/86400000, COALESCE(k.code, ''), 1 FROM company o LEFT JOIN country k ON k.id=o.country_id WHERE o.id=NEW.from_company_id AND NEW.request_id IS NOT NULL
    ON CONFLICT(request_id, day, country) DO UPDATE SET contacts=contacts+1; END;
-- A first answer, where the company’s newest contacts (company_answering) say that there was none yet; asked before they are told of it.
CREATE TRIGGER contact_answered BEFORE UPDATE OF last_sequence ON chat
  WHEN NEW.last_sequence>OLD.last_sequence AND NEW.last_company_id=NEW.to_company_id AND EXISTS(
    SELECT 1 FROM company_answering a, json_each(a.contacts) f WHERE a.company_id=NEW.to_company_id AND f.value->>0=NEW.id AND f.value->>2 IS NULL) BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('answers', NEW.last_at/86400000, 1) ON CONFLICT DO UPDATE SET n=n+1;
  INSERT INTO company_day(company_id, day, answers) VALUES(NEW.to_company_id, NEW.last_at/86400000, 1) ON CONFLICT DO UPDATE SET answers=answers+1;
  INSERT INTO company_country_day(company_id, day, country, answers)
    SELECT NEW.to_company_id, NEW.last_at/86400000, COALESCE(k.code, ''), 1 FROM company o LEFT JOIN country k ON k.id=o.country_id WHERE o.id=NEW.from_company_id
    ON CONFLICT(company_id, day, country) DO UPDATE SET answers=answers+1;
  INSERT INTO request_country_day(request_id, day, country, answers)
    SELECT NEW.request_id, NEW.last_at/86400000, COALESCE(k.code, ''), 1 FROM company o LEFT JOIN country k ON k.id=o.country_id WHERE o.id=NEW.from_company_id AND NEW.request_id IS NOT NULL
    ON CONFLICT(request_id, day, country) DO UPDATE SET answers=answers+1; END;
-- Nobody pays for a contact with a company that was deleted or suspended while the call was under way.
CREATE TRIGGER chat_of_living_companies BEFORE INSERT ON chat BEGIN
  SELECT RAISE(ABORT,'company_suspended') WHERE EXISTS(SELECT 1 FROM suspended_company WHERE id IN(NEW.from_company_id, NEW.to_company_id));
  SELECT RAISE(ABORT,'company_gone') WHERE EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id IN(NEW.from_company_id, NEW.to_company_id) AND (c.deleted_at IS NOT NULL OR c.is_active=0)); END;
-- Nothing is paid for or opens while either company is suspended.
CREATE TRIGGER chat_opens_to_acting_companies BEFORE UPDATE OF is_paid, opened_at ON chat
  WHEN (NEW.is_paid>OLD.is_paid OR (NEW.opened_at IS NOT NULL AND OLD.opened_at IS NULL))
    AND EXISTS(SELECT 1 FROM suspended_company WHERE id IN(NEW.from_company_id, NEW.to_company_id))
  BEGIN SELECT RAISE(ABORT,'company_suspended'); END;

-- One side of a chat: how far it has read, and who of the account answers.
CREATE TABLE chat_member(
  chat_id TEXT NOT NULL REFERENCES chat(id),
  master_user_id TEXT NOT NULL REFERENCES users(id),
  company_id TEXT NOT NULL REFERENCES company(id),
  last_read_sequence INTEGER NOT NULL DEFAULT 0,
  hidden_at INTEGER,
  last_at INTEGER NOT NULL,
  muted_at INTEGER,
  -- How much is not read stands with the side, so that a page of the list is found by one index.
  unread INTEGER NOT NULL DEFAULT 0,
  -- Who of the account answers. Whoever may no longer read chats, or is gone, answers none.
  assigned_user_id TEXT REFERENCES users(id),
  PRIMARY KEY(chat_id, master_user_id)
) STRICT, WITHOUT ROWID;
-- An account’s chats, the newest first (api/chat/store.ts, api/dashboard/store.ts).
CREATE INDEX chat_member_user ON chat_member(master_user_id, last_at) WHERE hidden_at IS NULL;
-- The hidden chats in somebody’s own data (api/chat/export-store.ts).
CREATE INDEX chat_member_hidden ON chat_member(master_user_id) WHERE hidden_at IS NOT NULL;
-- The list with unread chats first, and how much is unread (api/chat/list-store.ts).
CREATE INDEX chat_member_unread_first ON chat_member(master_user_id, (unread>0), last_at, unread) WHERE hidden_at IS NULL;
-- The chats that a person answers, the newest first (api/chat/list-store.ts).
CREATE INDEX chat_member_assigned ON chat_member(assigned_user_id, hidden_at, last_at) WHERE assigned_user_id IS NOT NULL;
-- The same with unread ones first.
CREATE INDEX chat_member_assigned_unread ON chat_member(assigned_user_id, hidden_at, (unread>0), last_at) WHERE assigned_user_id IS NOT NULL;
-- A contact that is made and paid for in one step: neither account may have ended while the call was under way (chat_opens_to_the_living guards later ones).
CREATE TRIGGER chat_member_of_the_living BEFORE INSERT ON chat_member WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.master_user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'chat_gone'); END;
-- Nobody pays for a contact that was blocked while the call was under way.
CREATE TRIGGER chat_member_of_the_wanted BEFORE INSERT ON chat_member
  WHEN EXISTS(SELECT 1 FROM chat_member o JOIN chat_block b ON b.master_user_id IN(o.master_user_id, NEW.master_user_id)
    AND b.blocked_user_id IN(o.master_user_id, NEW.master_user_id) WHERE o.chat_id=NEW.chat_id)
  BEGIN SELECT RAISE(ABORT,'chat_blocked'); END;
-- chat.last_sequence and last_read_sequence make up unread.
CREATE TRIGGER chat_unread_by_reading AFTER UPDATE OF last_read_sequence ON chat_member WHEN NEW.last_read_sequence<>OLD.last_read_sequence BEGIN
  UPDATE chat_member SET unread=MAX(0, (SELECT last_sequence FROM chat WHERE id=NEW.chat_id)-NEW.last_read_sequence)
  WHERE chat_id=NEW.chat_id AND master_user_id=NEW.master_user_id; END;
CREATE TRIGGER chat_unread_at_once AFTER INSERT ON chat_member BEGIN
  UPDATE chat_member SET unread=MAX(0, (SELECT last_sequence FROM chat WHERE id=NEW.chat_id)-NEW.last_read_sequence)
  WHERE chat_id=NEW.chat_id AND master_user_id=NEW.master_user_id; END;

-- An account that another does not want to hear of, whichever of its companies writes.
CREATE TABLE chat_block(
  seq INTEGER PRIMARY KEY,
  master_user_id TEXT NOT NULL REFERENCES users(id),
  blocked_user_id TEXT NOT NULL REFERENCES users(id),
  -- The company by which it was known.
  company_id TEXT NOT NULL REFERENCES company(id),
  created_at INTEGER NOT NULL,
  UNIQUE(master_user_id, blocked_user_id),
  CHECK(master_user_id<>blocked_user_id)
) STRICT;
-- Who has blocked an account that is forgotten (api/chat/safety/block-store.ts).
CREATE INDEX chat_block_blocked ON chat_block(blocked_user_id);

-- A report to the moderators: a copy of the messages that were named, and nothing else of the chat.
CREATE TABLE chat_report(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL DEFAULT 1,
  chat_id TEXT NOT NULL REFERENCES chat(id),
  reporter_user_id TEXT NOT NULL REFERENCES users(id),
  reporter_company_id TEXT NOT NULL REFERENCES company(id),
  reported_company_id TEXT NOT NULL REFERENCES company(id),
  reason TEXT NOT NULL CHECK(reason IN('FRAUD','SPAM','ABUSE','FORBIDDEN_GOODS','OTHER')),
  note TEXT NOT NULL,
  evidence TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  handled_at INTEGER
) STRICT;
-- The queue of reports, and its length (api/chat/queue.ts, api/moderation/store.ts).
CREATE INDEX chat_report_waiting ON chat_report(seq) WHERE handled_at IS NULL;
-- Reports to forget, some time after they were handled (api/chat/safety/report-store.ts).
CREATE INDEX chat_report_handled ON chat_report(handled_at) WHERE handled_at IS NOT NULL;

-- A file in the evidence of a report; it outlives the deletion of its message.
CREATE TABLE chat_report_file(r2_key TEXT PRIMARY KEY, report_id TEXT NOT NULL REFERENCES chat_report(id)) STRICT, WITHOUT ROWID;
-- The evidence that goes with a report (api/chat/safety/report-store.ts).
CREATE INDEX chat_report_file_report ON chat_report_file(report_id);

-- A message that can be found from the list of chats; its words are in chat_text_fts, its text in the room.
CREATE TABLE chat_text(
  seq INTEGER PRIMARY KEY,
  chat_id TEXT NOT NULL REFERENCES chat(id),
  sequence INTEGER NOT NULL,
  -- A deleted message is known as such, so that a delivery that comes late does not bring its words back.
  state TEXT NOT NULL DEFAULT 'new' CHECK(state IN('new','indexed','gone')),
  UNIQUE(chat_id, sequence)
) STRICT;
CREATE TRIGGER chat_text_gone AFTER UPDATE OF state ON chat_text WHEN NEW.state='gone' AND OLD.state='indexed' BEGIN
  DELETE FROM chat_text_fts WHERE rowid=NEW.seq; END;

-- The words of a message, each once for either account with the account’s id before it: a search walks through its own account’s words only.
CREATE VIRTUAL TABLE chat_text_fts USING fts5(words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', detail='none');
