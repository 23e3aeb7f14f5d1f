CREATE TABLE country(id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE CHECK(length(code)=2), dial_code TEXT NOT NULL DEFAULT '', en TEXT NOT NULL, tr TEXT NOT NULL, ru TEXT NOT NULL, ar TEXT NOT NULL) STRICT;
CREATE TABLE city(id TEXT PRIMARY KEY, country_id TEXT NOT NULL REFERENCES country(id), name TEXT NOT NULL, names TEXT, position INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX city_country ON city(country_id, position);
CREATE TABLE area(id TEXT PRIMARY KEY, city_id TEXT NOT NULL REFERENCES city(id), name TEXT NOT NULL) STRICT;
CREATE INDEX area_city ON area(city_id, name);
CREATE TABLE category(id TEXT PRIMARY KEY, parent_id TEXT REFERENCES category(id), slug TEXT NOT NULL UNIQUE, icon TEXT NOT NULL DEFAULT '', en TEXT NOT NULL, tr TEXT NOT NULL, ru TEXT NOT NULL, ar TEXT NOT NULL, hs_chapters TEXT, position INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE lookup_type(id TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK(kind IN('company','logistic','shipping')), slug TEXT NOT NULL, en TEXT NOT NULL, tr TEXT NOT NULL, ru TEXT NOT NULL, ar TEXT NOT NULL, position INTEGER NOT NULL DEFAULT 0, UNIQUE(kind, slug)) STRICT;

CREATE TABLE cms_page(slug TEXT NOT NULL, language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')), page_key TEXT NOT NULL, title TEXT NOT NULL, description TEXT NOT NULL, content TEXT NOT NULL, updated_at INTEGER NOT NULL, PRIMARY KEY(slug, language)) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX cms_page_key ON cms_page(page_key, language);
CREATE TABLE news(seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, path TEXT NOT NULL UNIQUE, language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')), title TEXT NOT NULL, description TEXT NOT NULL, content TEXT NOT NULL, header_image TEXT NOT NULL DEFAULT '', published_at INTEGER NOT NULL) STRICT;
CREATE INDEX news_language ON news(language, published_at);
CREATE INDEX news_published ON news(published_at);
CREATE TRIGGER news_counted AFTER INSERT ON news BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('news', '', 1), ('news', NEW.language, 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER news_uncounted AFTER DELETE ON news BEGIN
  UPDATE facet_count SET n=n-1 WHERE kind='news' AND facet IN ('', OLD.language); END;
CREATE TABLE banner(id TEXT PRIMARY KEY, language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')), image TEXT NOT NULL, top_text TEXT, title TEXT, description TEXT, video_url TEXT, position INTEGER NOT NULL) STRICT;
CREATE INDEX banner_language ON banner(language, position);
CREATE TABLE what_we_do(id TEXT NOT NULL, language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')), icon TEXT NOT NULL, path TEXT NOT NULL, position INTEGER NOT NULL, title TEXT NOT NULL, description TEXT NOT NULL, description2 TEXT NOT NULL DEFAULT '', PRIMARY KEY(id, language)) STRICT, WITHOUT ROWID;
CREATE TABLE contact_message(seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL CHECK(length(name)<=100), email TEXT NOT NULL CHECK(length(email)<=100), body TEXT NOT NULL CHECK(length(body)<=2000), created_at INTEGER NOT NULL, handled_at INTEGER, version INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX contact_waiting ON contact_message(seq) WHERE handled_at IS NULL;

CREATE TABLE plan(id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, additional_credit INTEGER NOT NULL CHECK(additional_credit>=0), salable INTEGER NOT NULL CHECK(salable IN(0,1)), position INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE plan_price(plan_id TEXT NOT NULL REFERENCES plan(id), language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')), currency TEXT NOT NULL, price INTEGER NOT NULL CHECK(price>=0), ex_price INTEGER, PRIMARY KEY(plan_id, language)) STRICT, WITHOUT ROWID;
CREATE TABLE plan_text(plan_id TEXT NOT NULL REFERENCES plan(id), language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')), name TEXT NOT NULL, description TEXT NOT NULL, texts_json TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(texts_json)), PRIMARY KEY(plan_id, language)) STRICT, WITHOUT ROWID;
CREATE TABLE plan_rule(plan_id TEXT NOT NULL REFERENCES plan(id), rule INTEGER NOT NULL CHECK(rule BETWEEN 0 AND 16), number INTEGER NOT NULL CHECK(number>=-1), PRIMARY KEY(plan_id, rule)) STRICT, WITHOUT ROWID;
CREATE TABLE credit_pack(id TEXT PRIMARY KEY, additional_credit INTEGER NOT NULL CHECK(additional_credit>0), position INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE credit_pack_price(pack_id TEXT NOT NULL REFERENCES credit_pack(id), language TEXT NOT NULL CHECK(language IN('TR','EN','RU','AR')), currency TEXT NOT NULL, price INTEGER NOT NULL CHECK(price>=0), ex_price INTEGER, PRIMARY KEY(pack_id, language)) STRICT, WITHOUT ROWID;
-- 0 company from the directory, 1–4 requests, 99 create a request; pay_order as D-50.
CREATE TABLE service_price(service_type INTEGER PRIMARY KEY CHECK(service_type IN(0,1,2,3,4,99)), pay_order INTEGER NOT NULL, price INTEGER NOT NULL CHECK(price>=0)) STRICT;
-- Exact totals kept beside the rows, so that a count reads one row: '' is all, else the facets of one or two filters joined by '|'.
CREATE TABLE facet_count(kind TEXT NOT NULL, facet TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY(kind, facet)) STRICT, WITHOUT ROWID;
CREATE TRIGGER users_counted AFTER INSERT ON users WHEN NEW.deleted_at IS NULL BEGIN
  INSERT INTO facet_count(kind, facet, n) VALUES('users', '', 1) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER users_uncounted AFTER UPDATE OF deleted_at ON users WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN
  UPDATE facet_count SET n=n-1 WHERE kind='users' AND facet=''; END;
