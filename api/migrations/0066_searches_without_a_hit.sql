-- What was searched for in vain, folded and without what looks like an address or a number of a person (api/numbers/misses.ts); so many terms a day, for a while.
CREATE TABLE search_miss_day(
  day INTEGER NOT NULL, kind TEXT NOT NULL CHECK(kind IN('company','product','request')), term TEXT NOT NULL CHECK(length(term) BETWEEN 2 AND 60),
  n INTEGER NOT NULL DEFAULT 1 CHECK(n>0), PRIMARY KEY(day, kind, term)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER search_term_counted AFTER INSERT ON search_miss_day BEGIN
  INSERT INTO count_day(kind, day, n) VALUES('searchTerms', NEW.day, 1) ON CONFLICT DO UPDATE SET n=n+1; END;
