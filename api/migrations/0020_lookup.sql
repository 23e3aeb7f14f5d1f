-- Lists to choose from (api/lookup). Their rows come with 0200 to 0240.

-- A country or territory (ISO 3166-1 and Kosovo) with its names and dial code.
CREATE TABLE country(
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE CHECK(length(code)=2),
  dial_code TEXT NOT NULL DEFAULT '',
  en TEXT NOT NULL,
  tr TEXT NOT NULL,
  ru TEXT NOT NULL,
  ar TEXT NOT NULL
) STRICT;

-- A city of a country; in Türkiye a province.
CREATE TABLE city(
  id TEXT PRIMARY KEY,
  country_id TEXT NOT NULL REFERENCES country(id),
  name TEXT NOT NULL,
  -- JSON: language → name where it is another one, and `also`, further names to find it by (ADR 017).
  names TEXT,
  -- Its place by population, within its country.
  position INTEGER NOT NULL DEFAULT 0,
  -- The list had this city twice; the row stays, since addresses and drafts may name it.
  same_as TEXT REFERENCES city(id)
) STRICT;
-- The cities of a country, the largest first (api/lookup/store.ts).
CREATE INDEX city_country ON city(country_id, position);
-- Facts and search texts of requests carry the names of cities: a city that is renamed sets off the walk of api/catalogue/renew.ts.
CREATE TRIGGER city_renamed AFTER UPDATE OF name, names ON city WHEN OLD.name<>NEW.name OR OLD.names IS NOT NEW.names BEGIN
  UPDATE search_version SET version=0, target=0, done_seq=0 WHERE kind='request' AND NOT(version=0 AND target=0) AND EXISTS(SELECT 1 FROM request); END;
-- Search texts of companies carry the names of their cities as well.
CREATE TRIGGER city_of_company_renamed AFTER UPDATE OF name, names ON city WHEN OLD.name<>NEW.name OR OLD.names IS NOT NEW.names BEGIN
  UPDATE search_version SET version=0, target=0, done_seq=0 WHERE kind='company' AND NOT(version=0 AND target=0) AND EXISTS(SELECT 1 FROM company WHERE is_user_company=0); END;

-- A district of a province of Türkiye; other countries have none.
CREATE TABLE area(id TEXT PRIMARY KEY, city_id TEXT NOT NULL REFERENCES city(id), name TEXT NOT NULL) STRICT;
-- The districts of a country’s cities by name (api/lookup/store.ts).
CREATE INDEX area_city ON area(city_id, name);

-- A category, or a sub-category of one, with its names.
CREATE TABLE category(
  id TEXT PRIMARY KEY,
  parent_id TEXT REFERENCES category(id),
  -- Of a sub-category its whole path (`food/oils`).
  slug TEXT NOT NULL UNIQUE,
  icon TEXT NOT NULL DEFAULT '',
  en TEXT NOT NULL,
  tr TEXT NOT NULL,
  ru TEXT NOT NULL,
  ar TEXT NOT NULL,
  hs_chapters TEXT,
  position INTEGER NOT NULL DEFAULT 0
) STRICT;
-- Names of categories are published by editors: an entry’s key is the slug.
CREATE TRIGGER category_entry_made AFTER INSERT ON category BEGIN
  INSERT INTO content_entry(kind, key, titles) VALUES('category', NEW.slug, json_object('TR', NEW.tr, 'EN', NEW.en, 'RU', NEW.ru, 'AR', NEW.ar)) ON CONFLICT(kind, key) DO NOTHING; END;
-- Search texts carry the names of categories: the rows that hold it follow (renamed_category).
CREATE TRIGGER category_renamed AFTER UPDATE OF en, tr, ru, ar ON category WHEN OLD.en<>NEW.en OR OLD.tr<>NEW.tr OR OLD.ru<>NEW.ru OR OLD.ar<>NEW.ar BEGIN
  DELETE FROM renamed_category WHERE category_id=NEW.id;
  INSERT INTO renamed_category(category_id, kind) VALUES(NEW.id, 'company'), (NEW.id, 'product'), (NEW.id, 'request');
  UPDATE content_entry SET titles=json_object('TR', NEW.tr, 'EN', NEW.en, 'RU', NEW.ru, 'AR', NEW.ar) WHERE kind='category' AND key=NEW.slug
    AND NOT EXISTS(SELECT 1 FROM content_version WHERE entry_id=content_entry.id); END;

-- A type to choose: of companies, of logistics, of shipping.
CREATE TABLE lookup_type(
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK(kind IN('company','logistic','shipping')),
  slug TEXT NOT NULL,
  en TEXT NOT NULL,
  tr TEXT NOT NULL,
  ru TEXT NOT NULL,
  ar TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  UNIQUE(kind, slug)
) STRICT;
