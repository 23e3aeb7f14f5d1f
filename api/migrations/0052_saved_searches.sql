-- Searches that a person has saved; each person has their own, staff too. A search stands in an inverted index under the words of which what it finds has
-- at least one (api/watch/keys.ts), so that whatever comes into public is held against those searches alone that may find it.
CREATE TABLE saved_search(
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL REFERENCES users(id), master_user_id TEXT NOT NULL REFERENCES users(id),
  kind TEXT NOT NULL CHECK(kind IN('request','product')),
  -- The list's own, without page and order.
  address TEXT NOT NULL, name TEXT NOT NULL CHECK(name<>''),
  -- When its mails come: at once, once a day, never.
  level TEXT NOT NULL DEFAULT 'day' CHECK(level IN('now','day','none')),
  -- The form of the words it stands under.
  version INTEGER NOT NULL,
  -- Matches since its person has looked at them.
  news INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, UNIQUE(user_id, address)
) STRICT;
CREATE INDEX saved_search_version ON saved_search(version);
CREATE TABLE saved_search_key(key TEXT NOT NULL, search_seq INTEGER NOT NULL REFERENCES saved_search(seq), PRIMARY KEY(key, search_seq)) STRICT, WITHOUT ROWID;
CREATE INDEX saved_search_key_of ON saved_search_key(search_seq);
CREATE TRIGGER saved_search_bounded BEFORE INSERT ON saved_search WHEN (SELECT COUNT(*) FROM saved_search WHERE user_id=NEW.user_id)>=50
  AND NOT EXISTS(SELECT 1 FROM saved_search WHERE user_id=NEW.user_id AND address=NEW.address)
  BEGIN SELECT RAISE(ABORT,'saved_full'); END;
-- A row that is written as its person ends would be left behind.
CREATE TRIGGER saved_search_of_the_living BEFORE INSERT ON saved_search WHEN EXISTS(SELECT 1 FROM users WHERE id=NEW.user_id AND deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'account_gone'); END;

-- What a search has found: a pair is found once.
CREATE TABLE search_match(
  seq INTEGER PRIMARY KEY, search_seq INTEGER NOT NULL REFERENCES saved_search(seq), user_id TEXT NOT NULL REFERENCES users(id), target_id TEXT NOT NULL,
  -- How its person is told by mail; `before` when another of their searches has told it.
  told TEXT NOT NULL CHECK(told IN('now','day','none','before')), found_at INTEGER NOT NULL, UNIQUE(search_seq, target_id)
) STRICT;
CREATE INDEX search_match_person ON search_match(user_id, found_at);
CREATE INDEX search_match_once ON search_match(user_id, target_id);
CREATE TRIGGER search_match_counted AFTER INSERT ON search_match BEGIN UPDATE saved_search SET news=news+1 WHERE seq=NEW.search_seq; END;
CREATE TRIGGER saved_search_gone BEFORE DELETE ON saved_search BEGIN
  DELETE FROM saved_search_key WHERE search_seq=OLD.seq;
  DELETE FROM search_match WHERE search_seq=OLD.seq; END;
