-- A company's own list of products, of any length: by time, by name, by words, a page at a time.
-- Folded name and code: the order by name and what a search looks through. Written by the API, because SQL cannot fold; rows of before get
-- what SQL can do, and their fold within minutes (find_version says which form a row has).
ALTER TABLE product ADD COLUMN find_text TEXT NOT NULL DEFAULT '';
ALTER TABLE product ADD COLUMN find_version INTEGER NOT NULL DEFAULT 0;
UPDATE product SET find_text=lower(name||' '||code);
CREATE INDEX product_named ON product(company_id, find_text, seq) WHERE deleted_at IS NULL;
CREATE INDEX product_find_version ON product(find_version);

-- How many products a company has now, so that nobody counts them to number the pages.
ALTER TABLE company ADD COLUMN product_count INTEGER NOT NULL DEFAULT 0;
CREATE TRIGGER product_counted_insert AFTER INSERT ON product WHEN NEW.deleted_at IS NULL BEGIN
  UPDATE company SET product_count=product_count+1 WHERE id=NEW.company_id; END;
CREATE TRIGGER product_counted_update AFTER UPDATE OF company_id, deleted_at ON product
  WHEN OLD.company_id<>NEW.company_id OR (OLD.deleted_at IS NULL)<>(NEW.deleted_at IS NULL) BEGIN
  UPDATE company SET product_count=product_count-1 WHERE id=OLD.company_id AND OLD.deleted_at IS NULL;
  UPDATE company SET product_count=product_count+1 WHERE id=NEW.company_id AND NEW.deleted_at IS NULL; END;
UPDATE company SET product_count=(SELECT COUNT(*) FROM product WHERE company_id=company.id AND deleted_at IS NULL)
  WHERE EXISTS (SELECT 1 FROM product WHERE company_id=company.id);
