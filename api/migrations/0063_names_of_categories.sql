-- Names of categories are published by editors: an entry's key is the slug, so that the list has the order of the tree.
INSERT INTO content_entry(kind, key, titles) SELECT 'category', c.slug, json_object('TR', c.tr, 'EN', c.en, 'RU', c.ru, 'AR', c.ar)
  FROM category c LEFT JOIN category p ON p.id=c.parent_id ORDER BY COALESCE(p.position, c.position), c.parent_id IS NOT NULL, c.position;
CREATE TRIGGER category_entry_made AFTER INSERT ON category BEGIN
  INSERT INTO content_entry(kind, key, titles) VALUES('category', NEW.slug, json_object('TR', NEW.tr, 'EN', NEW.en, 'RU', NEW.ru, 'AR', NEW.ar)) ON CONFLICT(kind, key) DO NOTHING; END;

-- Search texts carry the names of categories: of one that is renamed, whatever renames it, the rows that hold it follow in small steps (api/catalogue/rename.ts).
-- A walk begins when no isolate knows the name of before any more (from_at); a name that changes again begins anew, by a number that was never there.
CREATE TABLE renamed_category(seq INTEGER PRIMARY KEY AUTOINCREMENT, category_id TEXT NOT NULL REFERENCES category(id), kind TEXT NOT NULL CHECK(kind IN('company','product','request')),
  from_at INTEGER, done_seq INTEGER NOT NULL DEFAULT 0, UNIQUE(category_id, kind)) STRICT;
CREATE TRIGGER category_renamed AFTER UPDATE OF en, tr, ru, ar ON category WHEN OLD.en<>NEW.en OR OLD.tr<>NEW.tr OR OLD.ru<>NEW.ru OR OLD.ar<>NEW.ar BEGIN
  DELETE FROM renamed_category WHERE category_id=NEW.id;
  INSERT INTO renamed_category(category_id, kind) VALUES(NEW.id, 'company'), (NEW.id, 'product'), (NEW.id, 'request');
  UPDATE content_entry SET titles=json_object('TR', NEW.tr, 'EN', NEW.en, 'RU', NEW.ru, 'AR', NEW.ar) WHERE kind='category' AND key=NEW.slug
    AND NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;
