-- What editors write, as the public reads it and as versions (api/content, api/publishing). Info pages come with 0250.

-- An info page in a language, as published.
CREATE TABLE cms_page(
  slug TEXT NOT NULL,
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  page_key TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  content TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY(slug, language)
) STRICT, WITHOUT ROWID;
-- A page in each language once; the page in another language (api/content/store.ts).
CREATE UNIQUE INDEX cms_page_key ON cms_page(page_key, language);
-- When the pages of a language were published, without reading their texts (api/content/sitemap-store.ts).
CREATE INDEX cms_page_language ON cms_page(language, page_key, updated_at);
CREATE TRIGGER cms_page_entry AFTER INSERT ON cms_page BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('page', NEW.page_key, json_object(NEW.language, NEW.title), NEW.updated_at)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;

-- An article in a language, as published.
CREATE TABLE news(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  path TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  content TEXT NOT NULL,
  header_image TEXT NOT NULL DEFAULT '',
  published_at INTEGER NOT NULL,
  -- The languages of one entry; a row without a key is an entry of its own.
  entry_key TEXT,
  changed_at INTEGER
) STRICT;
-- Articles of a language, the newest first (api/content/store.ts).
CREATE INDEX news_language ON news(language, published_at);
-- Articles of all languages, the newest first (api/content/store.ts).
CREATE INDEX news_published ON news(published_at);
-- The sitemap’s ranges of a language (api/content/sitemap-store.ts).
CREATE INDEX news_language_seq ON news(language, seq);
-- An entry in each language once; the languages of an entry (api/content/live-store.ts, api/publishing/live-store.ts).
CREATE UNIQUE INDEX news_entry ON news(COALESCE(entry_key, id), language);
-- Totals follow the row.
CREATE TRIGGER news_counted AFTER INSERT ON news BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('news', '', 1), ('news', NEW.language, 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER news_uncounted AFTER DELETE ON news BEGIN
  UPDATE facet_count SET n=n-1 WHERE kind='news' AND facet IN ('', OLD.language); END;
CREATE TRIGGER news_entry_made AFTER INSERT ON news BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('news', COALESCE(NEW.entry_key, NEW.id), json_object(NEW.language, NEW.title), NEW.published_at)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;

-- A banner of the home page in a language, as published.
CREATE TABLE banner(
  id TEXT PRIMARY KEY,
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  image TEXT NOT NULL,
  top_text TEXT,
  title TEXT,
  description TEXT,
  video_url TEXT,
  position INTEGER NOT NULL,
  -- The languages of one entry; a row without a key is an entry of its own.
  entry_key TEXT
) STRICT;
-- The banners of a language in their order (api/content/store.ts).
CREATE INDEX banner_language ON banner(language, position);
-- An entry in each language once; the languages of an entry (api/content/live-store.ts, api/publishing/live-store.ts).
CREATE UNIQUE INDEX banner_entry ON banner(COALESCE(entry_key, id), language);
CREATE TRIGGER banner_entry_made AFTER INSERT ON banner BEGIN
  INSERT INTO content_entry(kind, key, titles, changed_at) VALUES('banner', COALESCE(NEW.entry_key, NEW.id), json_object(NEW.language, COALESCE(NEW.title, '')), 0)
  ON CONFLICT(kind, key) DO UPDATE SET titles=json_patch(titles, excluded.titles) WHERE NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;

-- An item of the home page’s “what we do” in a language.
CREATE TABLE what_we_do(
  id TEXT NOT NULL,
  language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')),
  icon TEXT NOT NULL,
  path TEXT NOT NULL,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  description2 TEXT NOT NULL DEFAULT '',
  PRIMARY KEY(id, language)
) STRICT, WITHOUT ROWID;

-- A message of the contact form.
CREATE TABLE contact_message(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK(length(name)<=100),
  email TEXT NOT NULL CHECK(length(email)<=100),
  body TEXT NOT NULL CHECK(length(body)<=2000),
  created_at INTEGER NOT NULL,
  handled_at INTEGER,
  version INTEGER NOT NULL DEFAULT 0
) STRICT;
-- The queue of messages, and its length (api/content/queue.ts, api/moderation/store.ts).
CREATE INDEX contact_waiting ON contact_message(seq) WHERE handled_at IS NULL;

-- What editors publish as one: an article, page, banner, plan, pack, price or category in all its languages; public tables hold its published version.
CREATE TABLE content_entry(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(12)))),
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  titles TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(titles)),
  version INTEGER NOT NULL DEFAULT 1 CHECK(version>0),
  -- The published version, none before the first; `due` is to be published at due_at.
  live INTEGER DEFAULT 1 CHECK(live BETWEEN 1 AND version),
  due INTEGER CHECK(due BETWEEN 1 AND version),
  due_at INTEGER,
  changed_at INTEGER NOT NULL DEFAULT 0,
  UNIQUE(kind, key),
  CHECK((due IS NULL)=(due_at IS NULL))
) STRICT;
-- A page of the entries of a kind (api/publishing/entry-store.ts).
CREATE INDEX content_entry_kind ON content_entry(kind, seq);
-- What is to be published now (api/publishing/entry-store.ts).
CREATE INDEX content_entry_due ON content_entry(due_at) WHERE due_at IS NOT NULL;

-- A save of an entry; an entry without any stands as it was before it was edited.
CREATE TABLE content_version(
  seq INTEGER PRIMARY KEY,
  entry_id TEXT NOT NULL REFERENCES content_entry(id),
  version INTEGER NOT NULL CHECK(version>0),
  content TEXT NOT NULL CHECK(json_valid(content)),
  restored_from INTEGER,
  author_user_id TEXT,
  created_at INTEGER NOT NULL,
  published_at INTEGER,
  UNIQUE(entry_id, version)
) STRICT;
-- Versions of an author who is forgotten (api/publishing/entry-store.ts).
CREATE INDEX content_version_author ON content_version(author_user_id, seq) WHERE author_user_id IS NOT NULL;
-- A version stays what it was; when it was last published is noted, and who wrote it may be forgotten.
CREATE TRIGGER content_version_kept BEFORE UPDATE OF entry_id, version, content, restored_from, created_at ON content_version BEGIN SELECT RAISE(ABORT, 'content_version_kept'); END;
CREATE TRIGGER content_version_stays BEFORE DELETE ON content_version BEGIN SELECT RAISE(ABORT, 'content_version_kept'); END;
CREATE TRIGGER content_version_once BEFORE INSERT ON content_version WHEN EXISTS(SELECT 1 FROM content_version WHERE entry_id=NEW.entry_id AND version=NEW.version)
  BEGIN SELECT RAISE(ABORT, 'content_version_kept'); END;
