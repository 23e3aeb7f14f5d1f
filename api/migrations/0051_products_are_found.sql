-- Products of companies that are in public can be found by words and filters, from the newest on. What a search looks through is written by
-- the API, because SQL cannot fold; of its company a product has the name and the country, which stand with the company alone.
ALTER TABLE product ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
ALTER TABLE product ADD COLUMN facets TEXT NOT NULL DEFAULT '';
-- A company is found by the words of its products, which follow within a minute (`products_changed` says how often they changed since).
ALTER TABLE company ADD COLUMN product_words TEXT NOT NULL DEFAULT '';
ALTER TABLE company ADD COLUMN products_changed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX company_products_changed ON company(products_changed) WHERE products_changed>0;
CREATE VIRTUAL TABLE product_fts USING fts5(search_text, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='2 3 4 5 6 7 8', detail='column');

-- What of a product is in the index. `live` is the word that all of them have.
CREATE VIEW listed_product AS
  SELECT p.seq, p.company_id, p.search_text||' '||substr(c.search_text, 1, instr(c.search_text||char(10), char(10))-1) AS search_text,
    'live '||p.facets||CASE WHEN c.country_id IS NULL THEN '' ELSE ' k'||c.country_id END AS facets
  FROM product p JOIN company c ON c.id=p.company_id
  WHERE p.deleted_at IS NULL AND p.search_text<>'' AND c.approve_status=4 AND c.is_active=1 AND c.is_user_company=0;

CREATE TRIGGER product_listed AFTER INSERT ON product WHEN NEW.deleted_at IS NULL AND NEW.search_text<>'' BEGIN
  INSERT INTO product_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM listed_product WHERE seq=NEW.seq;
  UPDATE company SET products_changed=products_changed+1 WHERE id=NEW.company_id; END;
CREATE TRIGGER product_relisted AFTER UPDATE OF company_id, search_text, facets, deleted_at ON product
  WHEN OLD.company_id<>NEW.company_id OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets OR (OLD.deleted_at IS NULL)<>(NEW.deleted_at IS NULL) BEGIN
  DELETE FROM product_fts WHERE rowid=OLD.seq;
  INSERT INTO product_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM listed_product WHERE seq=NEW.seq;
  UPDATE company SET products_changed=products_changed+1 WHERE id IN(OLD.company_id, NEW.company_id); END;
-- A company's products come into public and leave it with the company.
CREATE TRIGGER company_products_relisted AFTER UPDATE OF approve_status, is_active, search_text, country_id ON company
  WHEN NEW.product_count>0 AND (OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.country_id IS NOT NEW.country_id
    OR substr(OLD.search_text, 1, instr(OLD.search_text||char(10), char(10)))<>substr(NEW.search_text, 1, instr(NEW.search_text||char(10), char(10)))) BEGIN
  DELETE FROM product_fts WHERE rowid IN(SELECT seq FROM product WHERE company_id=NEW.id AND deleted_at IS NULL);
  INSERT INTO product_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM listed_product WHERE company_id=NEW.id; END;

DROP TRIGGER company_listed;
CREATE TRIGGER company_listed AFTER INSERT ON company WHEN NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 BEGIN
  INSERT INTO company_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text||' '||NEW.product_words, NEW.facets);
  INSERT INTO facet_count(kind, facet, n) SELECT 'company', value, 1 FROM json_each(NEW.count_keys) WHERE true ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
DROP TRIGGER company_relisted;
CREATE TRIGGER company_relisted AFTER UPDATE OF approve_status, is_active, search_text, product_words, facets, count_keys ON company
  WHEN OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.search_text<>NEW.search_text OR OLD.product_words<>NEW.product_words OR OLD.facets<>NEW.facets OR OLD.count_keys<>NEW.count_keys BEGIN
  DELETE FROM company_fts WHERE rowid=OLD.seq AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0;
  UPDATE facet_count SET n=n-1 WHERE kind='company' AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0 AND facet IN (SELECT value FROM json_each(OLD.count_keys));
  INSERT INTO company_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text||' '||NEW.product_words, NEW.facets WHERE NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0;
  INSERT INTO facet_count(kind, facet, n) SELECT 'company', value, 1 FROM json_each(NEW.count_keys) WHERE NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 ON CONFLICT(kind, facet) DO UPDATE SET n=n+1; END;
DROP TRIGGER company_boosted_listed;
CREATE TRIGGER company_boosted_listed AFTER INSERT ON company WHEN NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0 BEGIN
  INSERT INTO company_boosted_fts(rowid, search_text, facets) VALUES(NEW.seq, NEW.search_text||' '||NEW.product_words, NEW.facets); END;
DROP TRIGGER company_boosted_relisted;
CREATE TRIGGER company_boosted_relisted AFTER UPDATE OF approve_status, is_active, is_boosted, search_text, product_words, facets ON company
  WHEN (OLD.is_boosted=1 OR NEW.is_boosted=1) AND (OLD.approve_status<>NEW.approve_status OR OLD.is_active<>NEW.is_active OR OLD.is_boosted<>NEW.is_boosted OR OLD.search_text<>NEW.search_text OR OLD.product_words<>NEW.product_words OR OLD.facets<>NEW.facets) BEGIN
  DELETE FROM company_boosted_fts WHERE rowid=OLD.seq AND OLD.is_boosted=1 AND OLD.approve_status=4 AND OLD.is_active=1 AND OLD.is_user_company=0;
  INSERT INTO company_boosted_fts(rowid, search_text, facets) SELECT NEW.seq, NEW.search_text||' '||NEW.product_words, NEW.facets WHERE NEW.is_boosted=1 AND NEW.approve_status=4 AND NEW.is_active=1 AND NEW.is_user_company=0; END;

-- Rows of before follow by the minute's work.
UPDATE product SET find_version=0 WHERE deleted_at IS NULL;
