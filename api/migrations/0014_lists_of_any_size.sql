-- A list costs the same at ten thousand rows and at a million (docs/decisions/026).

-- Boosted and ordinary rows are two ranges of one index, which holds all that a page is chosen by. request_live and company_live stay: the
-- sitemap walks all live rows.
DROP INDEX request_live_type;
DROP INDEX request_live_category;
DROP INDEX request_live_sub_category;
DROP INDEX request_live_country;
DROP INDEX request_live_type_category;
DROP INDEX request_live_type_sub_category;
DROP INDEX request_live_type_country;
CREATE INDEX request_listed ON request(is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type ON request(service_type, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_category ON request(category_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_sub_category ON request(sub_category_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_country ON request(country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_category ON request(service_type, category_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_sub_category ON request(service_type, sub_category_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_country ON request(service_type, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_category_country ON request(category_id, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_sub_category_country ON request(sub_category_id, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_category_country ON request(service_type, category_id, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX request_listed_type_sub_category_country ON request(service_type, sub_category_id, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
DROP INDEX company_live_area;
DROP INDEX company_live_country;
DROP INDEX company_live_area_country;
CREATE INDEX company_listed ON company(is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_listed_area ON company(activity_area, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_listed_country ON company(country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;
CREATE INDEX company_listed_area_country ON company(activity_area, country_id, is_boosted, seq) WHERE approve_status=4 AND is_active=1;

-- The boosted rows alone, for searches and filters without an index of their own: among all rows they are rare, and finding ten of them
-- meant walking through everything that fits.
CREATE VIRTUAL TABLE request_boosted_fts USING fts5(search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column');
INSERT INTO request_boosted_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM request INDEXED BY request_boost_end WHERE is_boosted=1 AND approve_status=4 AND is_active=1;
CREATE TRIGGER request_boosted_listed AFTER INSERT ON request WHEN NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO request_boosted_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text, NEW.facets); END;
CREATE TRIGGER request_boosted_relisted AFTER UPDATE OF approve_status, is_active, is_boosted, search_text, facets ON request
  WHEN (OLD.is_boosted=1 OR NEW.is_boosted=1) AND (OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.is_boosted<>NEW.is_boosted OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets) BEGIN
  DELETE FROM request_boosted_fts WHERE rowid=OLD.seq AND OLD.is_boosted=1 AND OLD.approve_status=4 AND OLD.is_active=1;
  INSERT INTO request_boosted_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text, NEW.facets WHERE NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1; END;
CREATE VIRTUAL TABLE company_boosted_fts USING fts5(search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column');
INSERT INTO company_boosted_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM company INDEXED BY company_boosted WHERE is_boosted=1 AND approve_status=4 AND is_active=1 AND is_user_company=0;
CREATE TRIGGER company_boosted_listed AFTER INSERT ON company WHEN NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 BEGIN
  INSERT INTO company_boosted_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text, NEW.facets); END;
CREATE TRIGGER company_boosted_relisted AFTER UPDATE OF approve_status, is_active, is_boosted, search_text, facets ON company
  WHEN (OLD.is_boosted=1 OR NEW.is_boosted=1) AND (OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.is_boosted<>NEW.is_boosted OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets) BEGIN
  DELETE FROM company_boosted_fts WHERE rowid=OLD.seq AND OLD.is_boosted=1 AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0;
  INSERT INTO company_boosted_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text, NEW.facets WHERE NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0; END;

-- Totals of three and more kinds of filters: one row per combination that occurs. Which kinds are combined stands here once; the words are
-- those of contract/catalogue/facets.ts, joined in its order. Only what the row has is combined.
CREATE TABLE request_combination(t INTEGER NOT NULL, c INTEGER NOT NULL, s INTEGER NOT NULL, k INTEGER NOT NULL, l INTEGER NOT NULL, p INTEGER NOT NULL, PRIMARY KEY(t, c, s, k, l, p)) STRICT, WITHOUT ROWID;
INSERT INTO request_combination(t, c, s, k, l, p) VALUES
  (0,0,0,1,1,1), (0,1,0,0,1,1), (0,1,0,1,0,1), (0,1,0,1,1,0), (0,1,0,1,1,1), (0,0,1,0,1,1), (0,0,1,1,0,1),
  (0,0,1,1,1,0), (0,0,1,1,1,1), (1,0,0,0,1,1), (1,0,0,1,0,1), (1,0,0,1,1,0), (1,0,0,1,1,1), (1,1,0,0,0,1),
  (1,1,0,0,1,0), (1,1,0,0,1,1), (1,1,0,1,0,0), (1,1,0,1,0,1), (1,1,0,1,1,0), (1,1,0,1,1,1), (1,0,1,0,0,1),
  (1,0,1,0,1,0), (1,0,1,0,1,1), (1,0,1,1,0,0), (1,0,1,1,0,1), (1,0,1,1,1,0), (1,0,1,1,1,1);
INSERT INTO facet_count(kind, facet, n)
  SELECT 'request', substr(iif(m.t,'|t'||r.service_type,'')||iif(m.c,'|c'||r.category_id,'')||iif(m.s,'|s'||r.sub_category_id,'')||iif(m.k,'|k'||r.country_id,'')||iif(m.l,'|l'||r.logistic_type_id,'')||iif(m.p,'|p'||r.shipping_type_id,''),2), SUM(r.n)
  FROM (SELECT service_type, category_id, sub_category_id, country_id, logistic_type_id, shipping_type_id, COUNT(*) AS n FROM request WHERE approve_status=4 AND is_active=1 GROUP BY service_type, category_id, sub_category_id, country_id, logistic_type_id, shipping_type_id) r
  CROSS JOIN request_combination m WHERE (m.l=0 OR r.logistic_type_id IS NOT NULL) AND (m.p=0 OR r.shipping_type_id IS NOT NULL) GROUP BY 2;
CREATE TRIGGER request_combined AFTER INSERT ON request WHEN NEW.approve_status=4 AND NEW.is_active=1 BEGIN
  INSERT INTO facet_count(kind, facet, n) SELECT 'request', substr(iif(m.t,'|t'||NEW.service_type,'')||iif(m.c,'|c'||NEW.category_id,'')||iif(m.s,'|s'||NEW.sub_category_id,'')||iif(m.k,'|k'||NEW.country_id,'')||iif(m.l,'|l'||NEW.logistic_type_id,'')||iif(m.p,'|p'||NEW.shipping_type_id,''),2), 1 FROM request_combination m WHERE (m.l=0 OR NEW.logistic_type_id IS NOT NULL) AND (m.p=0 OR NEW.shipping_type_id IS NOT NULL) ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
CREATE TRIGGER request_recombined AFTER UPDATE OF approve_status, is_active, service_type, category_id, sub_category_id, country_id, logistic_type_id, shipping_type_id ON request
  WHEN OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.service_type<>NEW.service_type OR OLD.category_id<>NEW.category_id OR OLD.sub_category_id<>NEW.sub_category_id
    OR OLD.country_id<>NEW.country_id OR OLD.logistic_type_id IS NOT NEW.logistic_type_id OR OLD.shipping_type_id IS NOT NEW.shipping_type_id BEGIN
  UPDATE facet_count SET n=n-1 WHERE kind='request' AND OLD.approve_status=4 AND OLD.is_active=1 AND facet IN (SELECT substr(iif(m.t,'|t'||OLD.service_type,'')||iif(m.c,'|c'||OLD.category_id,'')||iif(m.s,'|s'||OLD.sub_category_id,'')||iif(m.k,'|k'||OLD.country_id,'')||iif(m.l,'|l'||OLD.logistic_type_id,'')||iif(m.p,'|p'||OLD.shipping_type_id,''),2) FROM request_combination m WHERE (m.l=0 OR OLD.logistic_type_id IS NOT NULL) AND (m.p=0 OR OLD.shipping_type_id IS NOT NULL));
  DELETE FROM facet_count WHERE kind='request' AND n=0 AND OLD.approve_status=4 AND OLD.is_active=1 AND facet IN (SELECT substr(iif(m.t,'|t'||OLD.service_type,'')||iif(m.c,'|c'||OLD.category_id,'')||iif(m.s,'|s'||OLD.sub_category_id,'')||iif(m.k,'|k'||OLD.country_id,'')||iif(m.l,'|l'||OLD.logistic_type_id,'')||iif(m.p,'|p'||OLD.shipping_type_id,''),2) FROM request_combination m WHERE (m.l=0 OR OLD.logistic_type_id IS NOT NULL) AND (m.p=0 OR OLD.shipping_type_id IS NOT NULL));
  INSERT INTO facet_count(kind, facet, n) SELECT 'request', substr(iif(m.t,'|t'||NEW.service_type,'')||iif(m.c,'|c'||NEW.category_id,'')||iif(m.s,'|s'||NEW.sub_category_id,'')||iif(m.k,'|k'||NEW.country_id,'')||iif(m.l,'|l'||NEW.logistic_type_id,'')||iif(m.p,'|p'||NEW.shipping_type_id,''),2), 1 FROM request_combination m WHERE (m.l=0 OR NEW.logistic_type_id IS NOT NULL) AND (m.p=0 OR NEW.shipping_type_id IS NOT NULL) AND NEW.approve_status=4 AND NEW.is_active=1 ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;

-- Which form the search texts of all rows have, and how far they are rewritten to a newer one (api/catalogue/renew.ts). What is new is
-- written in the newest; where there are rows already, they are walked through in small steps.
CREATE TABLE search_version(
  kind TEXT PRIMARY KEY CHECK(kind IN('request','company')), version INTEGER NOT NULL,
  target INTEGER NOT NULL DEFAULT 0, done_seq INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
INSERT INTO search_version(kind, version) SELECT 'request', NOT EXISTS(SELECT 1 FROM request) UNION ALL SELECT 'company', NOT EXISTS(SELECT 1 FROM company WHERE is_user_company=0);
