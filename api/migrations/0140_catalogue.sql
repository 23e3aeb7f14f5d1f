-- Full-text indexes and totals of the public lists (api/catalogue). Except for search_version and index_purge, triggers write these.

-- A total kept beside the rows, so that a count reads one row: facet is empty for all, else the words of the filters joined by |.
CREATE TABLE facet_count(kind TEXT NOT NULL, facet TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY(kind, facet)) STRICT, WITHOUT ROWID;
INSERT INTO facet_count(kind, facet, n) VALUES('matched', '', 0);

-- A combination of three or more kinds of filters whose totals are kept (t, c, s, k, l, p as in api/lookup/facet-words.ts).
CREATE TABLE request_combination(
  t INTEGER NOT NULL,
  c INTEGER NOT NULL,
  s INTEGER NOT NULL,
  k INTEGER NOT NULL,
  l INTEGER NOT NULL,
  p INTEGER NOT NULL,
  PRIMARY KEY(t, c, s, k, l, p)
) STRICT, WITHOUT ROWID;
INSERT INTO request_combination(t, c, s, k, l, p) VALUES
  (0,0,0,1,1,1), (0,1,0,0,1,1), (0,1,0,1,0,1), (0,1,0,1,1,0), (0,1,0,1,1,1), (0,0,1,0,1,1), (0,0,1,1,0,1),
  (0,0,1,1,1,0), (0,0,1,1,1,1), (1,0,0,0,1,1), (1,0,0,1,0,1), (1,0,0,1,1,0), (1,0,0,1,1,1), (1,1,0,0,0,1),
  (1,1,0,0,1,0), (1,1,0,0,1,1), (1,1,0,1,0,0), (1,1,0,1,0,1), (1,1,0,1,1,0), (1,1,0,1,1,1), (1,0,1,0,0,1),
  (1,0,1,0,1,0), (1,0,1,0,1,1), (1,0,1,1,0,0), (1,0,1,1,0,1), (1,0,1,1,1,0), (1,0,1,1,1,1);

-- Requests in public by words and facets; prefixes up to eight letters stand in the index (ADR 013).
CREATE VIRTUAL TABLE request_fts USING fts5(
  search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column'
);

-- Boosted requests alone: among all rows they are rare, and finding ten of them would walk through everything that fits.
CREATE VIRTUAL TABLE request_boosted_fts USING fts5(
  search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column'
);

-- Companies in public by words and facets, and by the words of their products.
CREATE VIRTUAL TABLE company_fts USING fts5(
  search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column'
);

-- Boosted companies alone, as boosted requests.
CREATE VIRTUAL TABLE company_boosted_fts USING fts5(
  search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column'
);

-- Products of companies in public by words and facets (listed_product).
CREATE VIRTUAL TABLE product_fts USING fts5(
  search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column'
);

-- What of a product is in its index, with its company’s name and country; `live` is the word that all of them have.
CREATE VIEW listed_product AS
  SELECT p.seq, p.company_id, p.search_text||' '||substr(c.search_text, 1, instr(c.search_text||char(10), char(10))-1) AS search_text,
    'live '||p.facets||CASE WHEN c.country_id IS NULL THEN '' ELSE ' k'||c.country_id END AS facets
  FROM product p JOIN company c ON c.id=p.company_id
  WHERE p.deleted_at IS NULL AND p.search_text<>'' AND c.approve_status=4 AND c.is_active=1 AND c.is_user_company=0;

-- Which form the search texts of a kind have, and how far they are rewritten to a newer one (api/catalogue/renew.ts).
CREATE TABLE search_version(
  kind TEXT PRIMARY KEY CHECK(kind IN('request','company')),
  version INTEGER NOT NULL,
  target INTEGER NOT NULL DEFAULT 0,
  done_seq INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
INSERT INTO search_version(kind, version) VALUES('request', 2), ('company', 2);

-- A category whose name changed: the rows that hold it follow in small steps from from_at on (api/catalogue/rename.ts).
CREATE TABLE renamed_category(
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  category_id TEXT NOT NULL REFERENCES category(id),
  kind TEXT NOT NULL CHECK(kind IN('company','product','request')),
  -- When no isolate knows the old name any more. A name that changes again begins anew, by a number that was never there.
  from_at INTEGER,
  done_seq INTEGER NOT NULL DEFAULT 0,
  UNIQUE(category_id, kind)
) STRICT;

-- How far the walk through keywords that were stored under an older rule has come (api/catalogue/keyword-walk-store.ts); end_seq is set when it begins.
CREATE TABLE keyword_walk(
  kind TEXT PRIMARY KEY CHECK(kind IN('company','product','request')),
  done_seq INTEGER NOT NULL,
  end_seq INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO keyword_walk(kind, done_seq, end_seq) VALUES('company', 0, 0), ('product', 0, 0), ('request', 0, 0);

-- Words of ended accounts that wait to be taken out of the full-text indexes for good (api/catalogue/purge-store.ts); one row.
CREATE TABLE index_purge(
  id INTEGER PRIMARY KEY CHECK(id=1),
  -- Ends of accounts: so many have come, the run under way takes so many along, the run before took so many.
  asked INTEGER NOT NULL,
  begun INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  begun_at INTEGER NOT NULL DEFAULT 0,
  CHECK(done<=begun AND begun<=asked)
) STRICT;
INSERT INTO index_purge(id, asked) VALUES(1, 0);
