-- A product that moderators have taken out of public: only its account and moderators see it, until they lift the restriction.
ALTER TABLE product ADD COLUMN restricted_at INTEGER;
-- Why: JSON as of contract/moderation/rejection.ts, empty without a restriction.
ALTER TABLE product ADD COLUMN restriction TEXT NOT NULL DEFAULT '' CHECK(restriction='' OR (restricted_at IS NOT NULL AND json_valid(restriction)));
-- Its owner has corrected it, and it waits for a moderator.
ALTER TABLE product ADD COLUMN resubmitted_at INTEGER CHECK(resubmitted_at IS NULL OR restricted_at IS NOT NULL);
-- When the last restriction ended.
ALTER TABLE product ADD COLUMN lifted_at INTEGER;
-- Whether it is public as soon as its company is.
ALTER TABLE product ADD COLUMN is_shown INTEGER NOT NULL GENERATED ALWAYS AS (deleted_at IS NULL AND restricted_at IS NULL) VIRTUAL;

-- How many of a company are restricted: the account's own list (api/product/list-store.ts).
CREATE INDEX product_restricted ON product(company_id) WHERE restricted_at IS NOT NULL AND deleted_at IS NULL;
-- The console's queue (api/product/queue.ts).
CREATE INDEX product_resubmitted ON product(resubmitted_at, seq) WHERE resubmitted_at IS NOT NULL AND deleted_at IS NULL;
DROP INDEX product_live;
-- The sitemap (api/content/sitemap-store.ts).
CREATE INDEX product_live ON product(seq) WHERE is_shown=1;
DROP INDEX product_pictured;
-- The newest products with a picture (the triggers product_pictured_insert and _update).
CREATE INDEX product_pictured ON product(company_id, seq) WHERE is_shown=1 AND images<>'[]';

DROP VIEW listed_product;
CREATE VIEW listed_product AS
SELECT p.seq, p.company_id, p.search_text||' '||substr(c.search_text, 1, instr(c.search_text||char(10), char(10))-1) AS search_text,
  'live '||p.facets||CASE WHEN c.country_id IS NULL THEN '' ELSE ' k'||c.country_id END AS facets
FROM product p JOIN company c ON c.id=p.company_id
WHERE p.is_shown=1 AND p.search_text<>'' AND c.approve_status=4 AND c.is_active=1 AND c.is_user_company=0;

DROP TRIGGER product_relisted;
CREATE TRIGGER product_relisted AFTER UPDATE OF company_id, search_text, facets, deleted_at, restricted_at ON product
  WHEN OLD.company_id<>NEW.company_id OR OLD.search_text<>NEW.search_text OR OLD.facets<>NEW.facets OR OLD.is_shown<>NEW.is_shown BEGIN
  DELETE FROM product_fts WHERE rowid=OLD.seq;
  INSERT INTO product_fts(rowid, search_text, facets) SELECT seq, search_text, facets FROM listed_product WHERE seq=NEW.seq;
  UPDATE company SET products_changed=products_changed+1 WHERE id IN (OLD.company_id, NEW.company_id);
END;

DROP TRIGGER product_counted_insert;
CREATE TRIGGER product_counted_insert AFTER INSERT ON product WHEN NEW.is_shown=1 BEGIN
  UPDATE company SET product_count=product_count+1 WHERE id=NEW.company_id;
END;
DROP TRIGGER product_counted_update;
CREATE TRIGGER product_counted_update AFTER UPDATE OF company_id, deleted_at, restricted_at ON product
  WHEN OLD.company_id<>NEW.company_id OR OLD.is_shown<>NEW.is_shown BEGIN
  UPDATE company SET product_count=product_count-1 WHERE id=OLD.company_id AND OLD.is_shown=1;
  UPDATE company SET product_count=product_count+1 WHERE id=NEW.company_id AND NEW.is_shown=1;
END;

DROP TRIGGER product_pictured_insert;
CREATE TRIGGER product_pictured_insert AFTER INSERT ON product WHEN NEW.images<>'[]' BEGIN
  UPDATE company SET
    product_pictures=(SELECT json_group_array(picture) FROM (SELECT json_extract(images, '$[0]') AS picture FROM product
      WHERE company_id=NEW.company_id AND is_shown=1 AND images<>'[]' ORDER BY seq DESC LIMIT 5)),
    product_picture_count=(SELECT COUNT(*) FROM product WHERE company_id=NEW.company_id AND is_shown=1 AND images<>'[]')
  WHERE id=NEW.company_id;
END;
DROP TRIGGER product_pictured_update;
CREATE TRIGGER product_pictured_update AFTER UPDATE OF company_id, images, deleted_at, restricted_at ON product BEGIN
  UPDATE company SET
    product_pictures=(SELECT json_group_array(picture) FROM (SELECT json_extract(images, '$[0]') AS picture FROM product
      WHERE company_id=company.id AND is_shown=1 AND images<>'[]' ORDER BY seq DESC LIMIT 5)),
    product_picture_count=(SELECT COUNT(*) FROM product WHERE company_id=company.id AND is_shown=1 AND images<>'[]')
  WHERE id IN (OLD.company_id, NEW.company_id) AND deleted_at IS NULL;
END;

-- Texts are translated, and searches notified, when a restriction ends; a product that arrived before does not arrive again.
DROP TRIGGER product_to_translate_later;
CREATE TRIGGER product_to_translate_later AFTER UPDATE OF company_id, name, description, language, texts, restricted_at ON product
  WHEN NEW.is_shown=1 AND (OLD.company_id<>NEW.company_id OR OLD.name<>NEW.name OR OLD.description<>NEW.description OR OLD.language<>NEW.language
    OR OLD.texts<>NEW.texts OR OLD.restricted_at IS NOT NULL) BEGIN
  INSERT INTO offer_to_translate(kind, target_id) VALUES('product', NEW.id) ON CONFLICT DO UPDATE SET asked=asked+1, tries=0, due_at=0;
END;
CREATE TRIGGER product_arrives_later AFTER UPDATE OF restricted_at ON product
  WHEN NEW.is_shown=1 AND OLD.restricted_at IS NOT NULL AND EXISTS(SELECT 1 FROM company WHERE id=NEW.company_id AND approve_status=4 AND is_active=1 AND is_user_company=0) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting)
  SELECT 'product', NEW.id, MAX(NEW.created_at, COALESCE(NEW.lifted_at, 0)), EXISTS(SELECT 1 FROM saved_search) WHERE true
  ON CONFLICT(kind, target_id) DO NOTHING;
END;
DROP TRIGGER company_products_to_translate;
CREATE TRIGGER company_products_to_translate AFTER UPDATE OF approve_status, is_active ON company
  WHEN NEW.product_count>0 AND NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1) BEGIN
  INSERT INTO offer_to_translate(kind, target_id) SELECT 'product', id FROM product WHERE company_id=NEW.id AND deleted_at IS NULL AND is_shown=1
  ON CONFLICT DO UPDATE SET asked=asked+1, tries=0, due_at=0;
END;
DROP TRIGGER company_products_arrive;
CREATE TRIGGER company_products_arrive AFTER UPDATE OF approve_status, is_active ON company
  WHEN NEW.product_count>0 AND NEW.is_user_company=0 AND NEW.approve_status=4 AND NEW.is_active=1 AND NOT(OLD.approve_status=4 AND OLD.is_active=1) BEGIN
  INSERT INTO arrival(kind, target_id, arrived_at, is_waiting)
  SELECT 'product', id, MAX(created_at, COALESCE(lifted_at, 0), COALESCE(NEW.approved_at, 0)), EXISTS(SELECT 1 FROM saved_search)
  FROM product WHERE company_id=NEW.id AND deleted_at IS NULL AND is_shown=1
  ON CONFLICT(kind, target_id) DO NOTHING;
END;
