-- Companies that were deleted and have products or requests left to take along: what is large goes in steps (api/jobs/forget-rest.ts).
CREATE TABLE deleted_company(company_id TEXT PRIMARY KEY REFERENCES company(id), deleted_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX deleted_company_time ON deleted_company(deleted_at);

-- A deleted company shows no pictures: to count them again for each product that goes along takes the square of their number.
DROP TRIGGER product_pictured_update;
CREATE TRIGGER product_pictured_update AFTER UPDATE OF company_id, images, deleted_at ON product BEGIN
  UPDATE company SET
    product_pictures=(SELECT json_group_array(picture) FROM (SELECT json_extract(images,'$[0]') AS picture FROM product WHERE company_id=company.id AND deleted_at IS NULL AND images<>'[]' ORDER BY seq DESC LIMIT 5)),
    product_picture_count=(SELECT COUNT(*) FROM product WHERE company_id=company.id AND deleted_at IS NULL AND images<>'[]')
  WHERE id IN (OLD.company_id, NEW.company_id) AND deleted_at IS NULL; END;
