-- Sitemaps read by ranges of seq: one seek finds the next range that has anything in it.
CREATE INDEX product_live ON product(seq) WHERE deleted_at IS NULL;
CREATE INDEX news_language_seq ON news(language, seq);

-- When search engines should look again: the last change of what a page shows. NULL: never since it was made public.
ALTER TABLE company ADD COLUMN changed_at INTEGER;
ALTER TABLE product ADD COLUMN changed_at INTEGER;
ALTER TABLE request ADD COLUMN changed_at INTEGER;
CREATE TRIGGER company_changed AFTER UPDATE OF name, description, keywords, cover_key, logo_key, categories ON company
  WHEN OLD.name<>NEW.name OR OLD.description<>NEW.description OR OLD.keywords<>NEW.keywords OR OLD.cover_key IS NOT NEW.cover_key
    OR OLD.logo_key IS NOT NEW.logo_key OR OLD.categories<>NEW.categories BEGIN
  UPDATE company SET changed_at=CAST(unixepoch('subsec')*1000 AS INTEGER) WHERE seq=NEW.seq; END;
CREATE TRIGGER product_changed AFTER UPDATE OF name, description, keywords, images ON product
  WHEN OLD.name<>NEW.name OR OLD.description<>NEW.description OR OLD.keywords<>NEW.keywords OR OLD.images<>NEW.images BEGIN
  UPDATE product SET changed_at=CAST(unixepoch('subsec')*1000 AS INTEGER) WHERE seq=NEW.seq; END;
CREATE TRIGGER request_changed AFTER UPDATE OF name, description, keywords, images ON request
  WHEN OLD.name<>NEW.name OR OLD.description<>NEW.description OR OLD.keywords<>NEW.keywords OR OLD.images<>NEW.images BEGIN
  UPDATE request SET changed_at=CAST(unixepoch('subsec')*1000 AS INTEGER) WHERE seq=NEW.seq; END;
