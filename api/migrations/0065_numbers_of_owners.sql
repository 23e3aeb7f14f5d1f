-- What became of a company or a request by the country of who looked, wrote first or was answered; an empty country is not known. Kept as long as company_day.
CREATE TABLE company_country_day(
  seq INTEGER PRIMARY KEY, company_id TEXT NOT NULL REFERENCES company(id), day INTEGER NOT NULL, country TEXT NOT NULL CHECK(length(country) IN(0,2)),
  views INTEGER NOT NULL DEFAULT 0 CHECK(views>=0), contacts INTEGER NOT NULL DEFAULT 0 CHECK(contacts>=0), answers INTEGER NOT NULL DEFAULT 0 CHECK(answers>=0),
  UNIQUE(company_id, day, country)
) STRICT;
CREATE INDEX company_country_day_day ON company_country_day(day);
-- No reference: what a request was is counted on when the request itself has moved elsewhere.
CREATE TABLE request_country_day(
  seq INTEGER PRIMARY KEY, request_id TEXT NOT NULL, day INTEGER NOT NULL, country TEXT NOT NULL CHECK(length(country) IN(0,2)),
  views INTEGER NOT NULL DEFAULT 0 CHECK(views>=0), contacts INTEGER NOT NULL DEFAULT 0 CHECK(contacts>=0), answers INTEGER NOT NULL DEFAULT 0 CHECK(answers>=0),
  UNIQUE(request_id, day, country)
) STRICT;
CREATE INDEX request_country_day_day ON request_country_day(day);

-- Kept for two days with the visitor's hash (migration 0018), then for its day alone.
ALTER TABLE company_view_day ADD COLUMN country TEXT NOT NULL DEFAULT '' CHECK(length(country) IN(0,2));
CREATE TRIGGER company_viewed_from_country AFTER INSERT ON company_view_day WHEN EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id) BEGIN
  INSERT INTO company_country_day(company_id, day, country, views) VALUES(NEW.company_id, NEW.day, NEW.country, 1) ON CONFLICT(company_id, day, country) DO UPDATE SET views=views+1; END;

ALTER TABLE company_day ADD COLUMN answers INTEGER NOT NULL DEFAULT 0 CHECK(answers>=0);

-- Contacts are known of all chats, with the country that the writing company has now.
INSERT INTO company_country_day(company_id, day, country, contacts)
  SELECT c.to_company_id, c.opened_at/86400000, COALESCE(k.code, ''), COUNT(*) FROM chat c JOIN company o ON o.id=c.from_company_id LEFT JOIN country k ON k.id=o.country_id
  WHERE c.opened_at>=(unixepoch()-90*86400)*1000 GROUP BY 1, 2, 3;
INSERT INTO request_country_day(request_id, day, country, contacts)
  SELECT c.request_id, c.opened_at/86400000, COALESCE(k.code, ''), COUNT(*) FROM chat c JOIN company o ON o.id=c.from_company_id LEFT JOIN country k ON k.id=o.country_id
  WHERE c.request_id IS NOT NULL AND c.opened_at>=(unixepoch()-90*86400)*1000 GROUP BY 1, 2, 3;
INSERT INTO count_start(kind, day) VALUES('companyAnswers', unixepoch()/86400), ('companyCountries', unixepoch()/86400), ('requestViews', unixepoch()/86400);

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

-- A first answer, where the company's newest contacts (migration 0045) say that there was none yet; asked before they are told of it.
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
