-- What people keep: saved companies and requests, saved searches and what these find (api/favourite, api/saved-search).

-- A company or request that a person has put aside; each person has their own, staff too.
CREATE TABLE favourite(
  seq INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id),
  kind TEXT NOT NULL CHECK(kind IN('company','request')),
  target_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE(user_id, kind, target_id)
) STRICT;
-- What a person has saved of a kind, the newest first (api/favourite/store.ts).
CREATE INDEX favourite_of_person ON favourite(user_id, kind, seq);
CREATE TRIGGER favourite_bounded BEFORE INSERT ON favourite WHEN (SELECT COUNT(*) FROM favourite WHERE user_id=NEW.user_id)>=500
  AND NOT EXISTS(SELECT 1 FROM favourite WHERE user_id=NEW.user_id AND kind=NEW.kind AND target_id=NEW.target_id)
  BEGIN SELECT RAISE(ABORT,'saved_full'); END;
-- A row that is written as its person ends would be left behind.
CREATE TRIGGER favourite_of_the_living BEFORE INSERT ON favourite WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;

-- A search that a person has saved; each person has their own, staff too.
CREATE TABLE saved_search(
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users(id),
  master_user_id TEXT NOT NULL REFERENCES users(id),
  kind TEXT NOT NULL CHECK(kind IN('request','product')),
  -- The list's own, without page and order.
  address TEXT NOT NULL,
  name TEXT NOT NULL CHECK(name<>''),
  -- When its mails come: at once, once a day, never.
  level TEXT NOT NULL DEFAULT 'day' CHECK(level IN('now','day','none')),
  -- The form of the words it stands under.
  version INTEGER NOT NULL,
  -- Matches since its person has looked at them.
  new_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  UNIQUE(user_id, address)
) STRICT;
-- Searches whose words have an older form (api/saved-search/store.ts).
CREATE INDEX saved_search_version ON saved_search(version);
CREATE TRIGGER saved_search_bounded BEFORE INSERT ON saved_search WHEN (SELECT COUNT(*) FROM saved_search WHERE user_id=NEW.user_id)>=50
  AND NOT EXISTS(SELECT 1 FROM saved_search WHERE user_id=NEW.user_id AND address=NEW.address)
  BEGIN SELECT RAISE(ABORT,'saved_full'); END;
-- A row that is written as its person ends would be left behind.
CREATE TRIGGER saved_search_of_the_living BEFORE INSERT ON saved_search WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;
CREATE TRIGGER saved_search_gone BEFORE DELETE ON saved_search BEGIN
  DELETE FROM saved_search_key WHERE search_seq=OLD.seq;
  DELETE FROM search_match WHERE search_seq=OLD.seq; END;

-- A word under which a saved search stands: what it finds has at least one of them (api/saved-search/keys.ts).
CREATE TABLE saved_search_key(
  key TEXT NOT NULL,
  search_seq INTEGER NOT NULL REFERENCES saved_search(seq),
  PRIMARY KEY(key, search_seq)
) STRICT, WITHOUT ROWID;
-- The words of a search that changes or goes (api/saved-search/store.ts, the trigger saved_search_gone).
CREATE INDEX saved_search_key_of ON saved_search_key(search_seq);

-- Something that a saved search has found; a pair is found once.
CREATE TABLE search_match(
  seq INTEGER PRIMARY KEY,
  search_seq INTEGER NOT NULL REFERENCES saved_search(seq),
  user_id TEXT NOT NULL REFERENCES users(id),
  target_id TEXT NOT NULL,
  -- How its person is notified by mail; `before` where another of their searches has done it.
  level TEXT NOT NULL CHECK(level IN('now','day','none','before')),
  found_at INTEGER NOT NULL,
  UNIQUE(search_seq, target_id)
) STRICT;
-- What the searches of a person have found, the newest first (api/dashboard/store.ts).
CREATE INDEX search_match_person ON search_match(user_id, found_at);
-- Who was notified of this already by another search (api/saved-search/arrival-store.ts).
CREATE INDEX search_match_once ON search_match(user_id, target_id);
CREATE TRIGGER search_match_counted AFTER INSERT ON search_match BEGIN UPDATE saved_search SET new_count=new_count+1 WHERE seq=NEW.search_seq; END;
-- Both sides of a match have found somebody.
CREATE TRIGGER search_matched AFTER INSERT ON search_match BEGIN
  INSERT INTO matched_user(user_id) SELECT master_user_id FROM saved_search WHERE seq=NEW.search_seq ON CONFLICT(user_id) DO NOTHING;
  INSERT INTO matched_user(user_id) SELECT owner_user_id FROM request WHERE id=NEW.target_id ON CONFLICT(user_id) DO NOTHING;
  INSERT INTO matched_user(user_id) SELECT c.owner_user_id FROM product p JOIN company c ON c.id=p.company_id WHERE p.id=NEW.target_id ON CONFLICT(user_id) DO NOTHING; END;

-- What has come into public and is to be compared with the saved searches; it stays, so that it is not reported when it is shown again.
CREATE TABLE arrival(
  kind TEXT NOT NULL CHECK(kind IN('request','product')),
  target_id TEXT NOT NULL,
  -- A request's approval; of a product its own beginning or its company's approval.
  arrived_at INTEGER NOT NULL,
  is_waiting INTEGER NOT NULL CHECK(is_waiting IN(0,1)),
  -- How far the index was walked for it.
  done_key TEXT NOT NULL DEFAULT '',
  done_seq INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY(kind, target_id)
) STRICT, WITHOUT ROWID;
-- What arrived first and waits (api/saved-search/arrival-store.ts).
CREATE INDEX arrival_waiting ON arrival(arrived_at) WHERE is_waiting=1;

-- An account that has found somebody here, by a contact or a saved search; the home page shows how many.
CREATE TABLE matched_user(user_id TEXT PRIMARY KEY REFERENCES users(id)) STRICT, WITHOUT ROWID;
CREATE TRIGGER matched_user_counted AFTER INSERT ON matched_user BEGIN UPDATE facet_count SET n=n+1 WHERE kind='matched' AND facet=''; END;
CREATE TRIGGER matched_user_gone AFTER DELETE ON matched_user BEGIN UPDATE facet_count SET n=n-1 WHERE kind='matched' AND facet=''; END;
