-- Daily counts (api/analytics). Most are counted by triggers of what they count.

-- How much there was of a kind, or of a part of it, on a day (UTC); swept after a while (api/analytics/store.ts).
CREATE TABLE count_day(
  kind TEXT NOT NULL,
  day INTEGER NOT NULL,
  part TEXT NOT NULL DEFAULT '',
  n INTEGER NOT NULL CHECK(n>=0),
  PRIMARY KEY(kind, day, part)
) STRICT, WITHOUT ROWID;
-- The sweep of old days (api/analytics/store.ts).
CREATE INDEX count_day_day ON count_day(day);

-- From which day on a kind is counted: of the days before nobody can say how much there was.
CREATE TABLE count_start(kind TEXT NOT NULL, day INTEGER NOT NULL, PRIMARY KEY(kind, day)) STRICT, WITHOUT ROWID;
INSERT INTO count_start(kind, day) SELECT value, unixepoch()/86400 FROM json_each('["signUps","requests","contacts","revenue","refunds","companiesApproved",
  "companiesRejected","requestsApproved","requestsRejected","views","visits","companyWait","requestWait","answers","searchMisses","companyAnswers","companyCountries",
  "requestViews"]');

-- A step, in minutes, within which a wait ended: a median over any days needs no list of decisions.
CREATE TABLE wait_step(upto INTEGER PRIMARY KEY) STRICT;
INSERT INTO wait_step(upto) VALUES (5),(10),(15),(20),(30),(45),(60),(90),(120),(180),(240),(300),(360),(480),(600),(720),(900),(1080),(1260),(1440),
  (1800),(2160),(2880),(3600),(4320),(5760),(7200),(8640),(10080),(14400),(20160),(30240),(43200),(64800),(86400),(129600),(259200),(525600),(5256000);

-- Who looked at a company, wrote to it first or was answered on a day, by country; an empty country is not known.
CREATE TABLE company_country_day(
  seq INTEGER PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company(id),
  day INTEGER NOT NULL,
  country TEXT NOT NULL CHECK(length(country) IN(0,2)),
  views INTEGER NOT NULL DEFAULT 0 CHECK(views>=0),
  contacts INTEGER NOT NULL DEFAULT 0 CHECK(contacts>=0),
  answers INTEGER NOT NULL DEFAULT 0 CHECK(answers>=0),
  UNIQUE(company_id, day, country)
) STRICT;
-- The sweep of old days (api/analytics/own-store.ts).
CREATE INDEX company_country_day_day ON company_country_day(day);

-- The same of a request, counted on when the request itself has moved elsewhere: no reference.
CREATE TABLE request_country_day(
  seq INTEGER PRIMARY KEY,
  request_id TEXT NOT NULL,
  day INTEGER NOT NULL,
  country TEXT NOT NULL CHECK(length(country) IN(0,2)),
  views INTEGER NOT NULL DEFAULT 0 CHECK(views>=0),
  contacts INTEGER NOT NULL DEFAULT 0 CHECK(contacts>=0),
  answers INTEGER NOT NULL DEFAULT 0 CHECK(answers>=0),
  UNIQUE(request_id, day, country)
) STRICT;
-- The sweep of old days (api/analytics/own-store.ts).
CREATE INDEX request_country_day_day ON request_country_day(day);

-- A term that found nothing on a day, folded and without what looks like an address or a number of a person (api/analytics/misses.ts).
CREATE TABLE search_miss_day(
  day INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK(kind IN('company','product','request')),
  term TEXT NOT NULL CHECK(length(term) BETWEEN 2 AND 60),
  n INTEGER NOT NULL DEFAULT 1 CHECK(n>0),
  PRIMARY KEY(day, kind, term)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER search_term_counted AFTER INSERT ON search_miss_day BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('searchTerms', NEW.day, 1) ON CONFLICT DO UPDATE SET n=n+1; END;
