-- Who has found somebody here: both sides of a contact, and of a match of a saved search. The home page's number is that of the accounts, each once.
CREATE TABLE matched_user(user_id TEXT PRIMARY KEY REFERENCES users(id)) STRICT, WITHOUT ROWID;
DROP TRIGGER chat_matched;
DROP TRIGGER chat_matched_at_once;
INSERT INTO matched_user(user_id)
  SELECT c.owner_user_id FROM chat x JOIN company c ON c.id IN(x.from_company_id, x.to_company_id) WHERE x.opened_at IS NOT NULL GROUP BY c.owner_user_id;
INSERT INTO facet_count(kind, facet, n) SELECT 'matched', '', COUNT(*) FROM matched_user WHERE true ON CONFLICT(kind, facet) DO UPDATE SET n=excluded.n;
CREATE TRIGGER matched_user_counted AFTER INSERT ON matched_user BEGIN UPDATE facet_count SET n=n+1 WHERE kind='matched' AND facet=''; END;
CREATE TRIGGER matched_user_gone AFTER DELETE ON matched_user BEGIN UPDATE facet_count SET n=n-1 WHERE kind='matched' AND facet=''; END;
CREATE TRIGGER chat_matched AFTER UPDATE OF opened_at ON chat WHEN OLD.opened_at IS NULL AND NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO matched_user(user_id) SELECT owner_user_id FROM company WHERE id IN(NEW.from_company_id, NEW.to_company_id) ON CONFLICT(user_id) DO NOTHING; END;
CREATE TRIGGER chat_matched_at_once AFTER INSERT ON chat WHEN NEW.opened_at IS NOT NULL BEGIN
  INSERT INTO matched_user(user_id) SELECT owner_user_id FROM company WHERE id IN(NEW.from_company_id, NEW.to_company_id) ON CONFLICT(user_id) DO NOTHING; END;
CREATE TRIGGER search_matched AFTER INSERT ON search_match BEGIN
  INSERT INTO matched_user(user_id) SELECT master_user_id FROM saved_search WHERE seq=NEW.search_seq ON CONFLICT(user_id) DO NOTHING;
  INSERT INTO matched_user(user_id) SELECT owner_user_id FROM request WHERE id=NEW.target_id ON CONFLICT(user_id) DO NOTHING;
  INSERT INTO matched_user(user_id) SELECT c.owner_user_id FROM product p JOIN company c ON c.id=p.company_id WHERE p.id=NEW.target_id ON CONFLICT(user_id) DO NOTHING; END;
