-- The directory shows pictures of a company's newest products: kept on the company's row, so that a page of cards reads no products.
-- JSON list of R2 keys: the first picture of each of the five newest products that have one.
ALTER TABLE company ADD COLUMN product_pictures TEXT NOT NULL DEFAULT '[]' CHECK(json_valid(product_pictures));
-- How many products have a picture.
ALTER TABLE company ADD COLUMN product_picture_count INTEGER NOT NULL DEFAULT 0;
CREATE INDEX product_pictured ON product(company_id, seq) WHERE deleted_at IS NULL AND images<>'[]';

CREATE TRIGGER product_pictured_insert AFTER INSERT ON product WHEN NEW.images<>'[]' BEGIN
  UPDATE company SET
    product_pictures=(SELECT json_group_array(picture) FROM (SELECT json_extract(images,'$[0]') AS picture FROM product WHERE company_id=NEW.company_id AND deleted_at IS NULL AND images<>'[]' ORDER BY seq DESC LIMIT 5)),
    product_picture_count=(SELECT COUNT(*) FROM product WHERE company_id=NEW.company_id AND deleted_at IS NULL AND images<>'[]')
  WHERE id=NEW.company_id; END;
CREATE TRIGGER product_pictured_update AFTER UPDATE OF company_id, images, deleted_at ON product BEGIN
  UPDATE company SET
    product_pictures=(SELECT json_group_array(picture) FROM (SELECT json_extract(images,'$[0]') AS picture FROM product WHERE company_id=company.id AND deleted_at IS NULL AND images<>'[]' ORDER BY seq DESC LIMIT 5)),
    product_picture_count=(SELECT COUNT(*) FROM product WHERE company_id=company.id AND deleted_at IS NULL AND images<>'[]')
  WHERE id IN (OLD.company_id, NEW.company_id); END;

UPDATE company SET
  product_pictures=(SELECT json_group_array(picture) FROM (SELECT json_extract(images,'$[0]') AS picture FROM product WHERE company_id=company.id AND deleted_at IS NULL AND images<>'[]' ORDER BY seq DESC LIMIT 5)),
  product_picture_count=(SELECT COUNT(*) FROM product WHERE company_id=company.id AND deleted_at IS NULL AND images<>'[]')
  WHERE EXISTS (SELECT 1 FROM product WHERE company_id=company.id);
