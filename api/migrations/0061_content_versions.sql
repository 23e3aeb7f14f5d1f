-- What editors publish: an entry is an article, an info page, a banner, a plan, a pack of credits or a price in all its languages; each save is a version.
-- The tables that the public reads hold the published version; an entry whose first version is no row stands there as it was before it was edited.
CREATE TABLE content_entry(seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(12)))), kind TEXT NOT NULL, key TEXT NOT NULL,
  titles TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(titles)), version INTEGER NOT NULL DEFAULT 1 CHECK(version>0), live INTEGER DEFAULT 1 CHECK(live BETWEEN 1 AND version),
  due INTEGER CHECK(due BETWEEN 1 AND version), due_at INTEGER, changed_at INTEGER NOT NULL DEFAULT 0, UNIQUE(kind, key), CHECK((due IS NULL)=(due_at IS NULL))) STRICT;
CREATE INDEX content_entry_kind ON content_entry(kind, seq);
CREATE INDEX content_entry_due ON content_entry(due_at) WHERE due_at IS NOT NULL;

CREATE TABLE content_version(seq INTEGER PRIMARY KEY, entry_id TEXT NOT NULL REFERENCES content_entry(id), version INTEGER NOT NULL CHECK(version>0),
  content TEXT NOT NULL CHECK(json_valid(content)), restored_from INTEGER, author_user_id TEXT, created_at INTEGER NOT NULL, published_at INTEGER, UNIQUE(entry_id, version)) STRICT;
CREATE INDEX content_version_author ON content_version(author_user_id, seq) WHERE author_user_id IS NOT NULL;
-- A version stays what it was; when it was last published is noted, and who wrote it may be forgotten.
CREATE TRIGGER content_version_kept BEFORE UPDATE OF entry_id, version, content, restored_from, created_at ON content_version BEGIN SELECT RAISE(ABORT, 'content_version_kept'); END;
CREATE TRIGGER content_version_stays BEFORE DELETE ON content_version BEGIN SELECT RAISE(ABORT, 'content_version_kept'); END;
CREATE TRIGGER content_version_once BEFORE INSERT ON content_version WHEN EXISTS(SELECT 1 FROM content_version WHERE entry_id=NEW.entry_id AND version=NEW.version)
  BEGIN SELECT RAISE(ABORT, 'content_version_kept'); END;

-- The languages of one entry; a row without a key is an entry of its own.
ALTER TABLE news ADD COLUMN entry_key TEXT;
ALTER TABLE news ADD COLUMN changed_at INTEGER;
CREATE UNIQUE INDEX news_entry ON news(COALESCE(entry_key, id), language);
ALTER TABLE banner ADD COLUMN entry_key TEXT;
CREATE UNIQUE INDEX banner_entry ON banner(COALESCE(entry_key, id), language);

-- What is there already, and what migrations and demo data bring later.
INSERT INTO content_entry(kind, key, titles, changed_at) SELECT 'page', page_key, json_group_object(language, title), MAX(updated_at) FROM cms_page GROUP BY page_key;
INSERT INTO content_entry(kind, key, titles, changed_at) SELECT 'news', id, json_object(language, title), published_at FROM news ORDER BY published_at, seq;
INSERT INTO content_entry(kind, key, titles) SELECT 'banner', id, json_object(language, COALESCE(title, '')) FROM banner ORDER BY position, language;
INSERT INTO content_entry(kind, key, titles) SELECT 'plan', p.id, json_group_object(t.language, t.name) FROM plan p JOIN plan_text t ON t.plan_id=p.id GROUP BY p.id ORDER BY p.position;
INSERT INTO content_entry(kind, key, titles) SELECT 'pack', id, json_object('EN', CAST(additional_credit AS TEXT)) FROM credit_pack ORDER BY position;
INSERT INTO content_entry(kind, key) SELECT 'price', CAST(service_type AS TEXT) FROM service_price ORDER BY service_type;
CREATE TRIGGER cms_page_entry AFTER INSERT ON cms_page BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('page', NEW.page_key, json_object(NEW.language, NEW.title), NEW.updated_at)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;
CREATE TRIGGER news_entry_made AFTER INSERT ON news BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('news', COALESCE(NEW.entry_key, NEW.id), json_object(NEW.language, NEW.title), NEW.published_at)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;
CREATE TRIGGER banner_entry_made AFTER INSERT ON banner BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('banner', COALESCE(NEW.entry_key, NEW.id), json_object(NEW.language, COALESCE(NEW.title, '')), 0)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;
CREATE TRIGGER plan_entry_made AFTER INSERT ON plan_text BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('plan', NEW.plan_id, json_object(NEW.language, NEW.name), 0)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;
CREATE TRIGGER credit_pack_entry_made AFTER INSERT ON credit_pack BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('pack', NEW.id, json_object('EN', CAST(NEW.additional_credit AS TEXT)), 0)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;
CREATE TRIGGER service_price_entry_made AFTER INSERT ON service_price BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('price', CAST(NEW.service_type AS TEXT), '{}', 0)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;
