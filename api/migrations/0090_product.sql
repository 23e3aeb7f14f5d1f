-- Products of companies (api/product).

-- A product of a company.
CREATE TABLE product(
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company_id TEXT NOT NULL REFERENCES company(id),
  name TEXT NOT NULL,
  description TEXT NOT NULL CHECK(length(description)<=4096),
  code TEXT NOT NULL DEFAULT '',
  category_id TEXT NOT NULL REFERENCES category(id),
  sub_category_id TEXT NOT NULL REFERENCES category(id),
  keywords TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords)),
  -- JSON list of R2 keys, in order.
  images TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(images)),
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  version INTEGER NOT NULL DEFAULT 0,
  -- See company.changed_at.
  changed_at INTEGER,
  -- Folded name and code: the order by name and what a search of the own list looks through; find_version is the form it has.
  find_text TEXT NOT NULL DEFAULT '',
  find_version INTEGER NOT NULL DEFAULT 0,
  -- See company.facts.
  facts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(facts)),
  -- The language of name and description; empty is not known. `texts` has further ones: JSON, language → { name, description }.
  language TEXT NOT NULL DEFAULT '' CHECK(language IN ('', 'EN', 'TR', 'RU', 'AR')),
  texts TEXT NOT NULL DEFAULT '{}' CHECK(json_valid(texts)),
  -- What the public search looks through, written by the API, because SQL cannot fold; empty while it is not in public.
  search_text TEXT NOT NULL DEFAULT '',
  facets TEXT NOT NULL DEFAULT '',
  -- See company.keywords_to_check.
  keywords_to_check TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(keywords_to_check))
) STRICT;
-- A company’s own list by time (api/product/list-store.ts).
CREATE INDEX product_company ON product(company_id, seq) WHERE deleted_at IS NULL;
-- The deleted products of a company that is forgotten (api/platform/db/forgetting.ts).
CREATE INDEX product_gone_company ON product(company_id) WHERE deleted_at IS NOT NULL;
-- The sitemap’s ranges of products (api/content/sitemap-store.ts).
CREATE INDEX product_live ON product(seq) WHERE deleted_at IS NULL;
-- The newest products with a picture (api/product/store.ts, the triggers product_pictured_insert and _update).
CREATE INDEX product_pictured ON product(company_id, seq) WHERE deleted_at IS NULL AND images<>'[]';
-- A company’s own list by name and by words (api/product/list-store.ts).
CREATE INDEX product_named ON product(company_id, find_text, seq) WHERE deleted_at IS NULL;
-- Rows whose find_text has an older form (api/product/list-store.ts).
CREATE INDEX product_find_version ON product(find_version);
-- What is counted beside the filters of products, close together and without the texts around it (api/catalogue/facet-store.ts).
CREATE INDEX product_counted ON product(seq, company_id, facets);
CREATE TRIGGER product_changed AFTER UPDATE OF name, description, keywords, images ON product
  WHEN OLD.name<>NEW.name OR OLD.description<>NEW.description OR OLD.keywords<>NEW.keywords OR OLD.images<>NEW.images BEGIN
  UPDATE product SET changed_at=CAST(unixepoch('subsec')*1000 AS INTEGER) WHERE seq=NEW.seq; END;
CREATE TRIGGER product_pictured_insert AFTER INSERT ON product WHEN NEW.images<>'[]' BEGIN
  UPDATE company SET
    product_pictures=(SELECT json_group_array(picture) FROM (SELECT json_extract(images,'$[0]') AS picture FROM product WHERE company_id=NEW.company_id AND deleted_at IS NULL AND images<>'[]' ORDER BY seq DESC LIMIT 5)),
    product_picture_count=(SELECT COUNT(*) FROM product WHERE company_id=NEW.company_id AND deleted_at IS NULL AND images<>'[]')
  WHERE id=NEW.company_id; END;
-- A company that was deleted while a call was under way gets no product.
CREATE TRIGGER product_of_living_companies BEFORE INSERT ON product
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id=NEW.company_id AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
CREATE TRIGGER product_moves_to_living_companies BEFORE UPDATE OF company_id ON product
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company c JOIN users u ON u.id=c.owner_user_id AND u.deleted_at IS NULL
    WHERE c.id=NEW.company_id AND c.deleted_at IS NOT NULL)
  BEGIN SELECT RAISE(ABORT,'company_gone'); END;
-- A deleted company shows no pictures: to count them again for each product that goes along would take the square of their number.
CREATE TRIGGER product_pictured_update AFTER UPDATE OF company_id, images, deleted_at ON product BEGIN
  UPDATE company SET
    product_pictures=(SELECT json_group_array(picture) FROM (SELECT json_extract(images,'$[0]') AS picture FROM product WHERE company_id=company.id AND deleted_at IS NULL AND images<>'[]' ORDER BY seq DESC LIMIT 5)),
    product_picture_count=(SELECT COUNT(*) FROM product WHERE company_id=company.id AND deleted_at IS NULL AND images<>'[]')
  WHERE id IN (OLD.company_id, NEW.company_id) AND deleted_at IS NULL; END;
CREATE TRIGGER product_counted_insert AFTER INSERT ON product WHEN NEW.deleted_at IS NULL BEGIN
  UPDATE company SET product_count=product_count+1 WHERE id=NEW.company_id; END;
CREATE TRIGGER product_counted_update AFTER UPDATE OF company_id, deleted_at ON product
  WHEN OLD.company_id<>NEW.company_id OR (OLD.deleted_at IS NULL)<>(NEW.deleted_at IS NULL) BEGIN
  UPDATE company SET product_count=product_count-1 WHERE id=OLD.company_id AND OLD.deleted_at IS NULL;
  UPDATE company SET product_count=product_count+1 WHERE id=NEW.company_id AND NEW.deleted_at IS NULL; END;
-- The index follows the row, and the company’s words within a minute.
CREATE TRIGGER product_listed AFTER INSERT ON product WHEN NEW.deleted_at IS NULL AND NEW.search_text<>'' BEGIN
  INSERT INTO product_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM listed_product WHERE seq=NEW.seq;
  UPDATE company SET products_changed=products_changed+1 WHERE id=NEW.company_id; END;
CREATE TRIGGER product_relisted AFTER UPDATE OF company_id, search_text, facets, deleted_at ON product
  WHEN OLD.company_id<>NEW.company_id OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets OR (OLD.deleted_at IS NULL)<>(NEW.deleted_at IS NULL) BEGIN
  DELETE FROM product_fts WHERE rowid=OLD.seq;
  INSERT INTO product_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM listed_product WHERE seq=NEW.seq;
  UPDATE company SET products_changed=products_changed+1 WHERE id IN(OLD.company_id, NEW.company_id); END;
CREATE TRIGGER product_arrives AFTER INSERT ON product
  WHEN NEW.deleted_at IS NULL AND EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND approve_status=4 AND is_active=1 AND is_user_company=0) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting) SELECT 'product', NEW.id, NEW.created_at, EXISTS(SELECT 1 FROM saved_search) WHERE true
    ON CONFLICT(kind, target_id) DO NOTHING; END;
